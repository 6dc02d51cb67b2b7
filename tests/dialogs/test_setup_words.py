"""What is wrong with a set-up, in the reader's language."""

import pytest

from desktop.dialogs.setup_words import problem_of
from desktop.engine.setup import Setup
from desktop.titles.shelf import TITLES
from tests.titles.steam.boards import changed, example

PEOPLE = ("A", "B", "C")


@pytest.mark.parametrize(
    ("language", "problem"),
    [
        ("en", "my.toml [hexes.A5.walls]: 6 is not a side; sides are numbered 0 to 5"),
        ("ru", "my.toml [hexes.A5.walls]: нет грани 6: грани нумеруются от 0 до 5"),
    ],
)
def test_a_wrong_board_of_ones_own_is_told_with_place_and_reason(words, language, problem):
    words.switch(language)
    wrong = Setup("steam", PEOPLE, board=changed("walls = [5]", "walls = [6]"))
    assert problem_of(TITLES["steam"], wrong, "my.toml") == problem


def test_a_text_without_facts_is_told_as_it_is(words):
    words.switch("ru")
    wrong = Setup("steam", PEOPLE, board=changed('layout = "flat"\n', ""))
    assert problem_of(TITLES["steam"], wrong) == "поле [layout]: не указано"


def test_a_good_board_is_no_problem(words):
    assert problem_of(TITLES["steam"], Setup("steam", PEOPLE, board=example())) == ""


@pytest.mark.parametrize(
    ("language", "problem"),
    [
        ("en", "This board is for 3 to 4 players, not for 5."),
        ("ru", "На этой карте играют от 3 до 4 человек, а не 5."),
    ],
)
def test_a_board_for_fewer_people_is_told_with_its_numbers(words, language, problem):
    words.switch(language)
    setup = Setup("steam", tuple("ABCDE"), board="northeast")
    assert problem_of(TITLES["steam"], setup) == problem


@pytest.mark.parametrize(
    ("old", "new", "english", "russian"),
    [
        ("[hexes]", "[hexes", "the bracket of a heading is not closed", "не закрыта скобка"),
        ('layout = "flat"', "layout", "the sign = is missing after a key", "нет знака ="),
        ('layout = "flat"', 'layout = "flat', "a sign that may not", "не может быть такого знака"),
        ('layout = "flat"', "layout = flat", "the value cannot be read", "значение не читается"),
        ("[hexes]", "[hexes]\nA1 = {}\nA1 = {}", "twice", "указано в файле дважды"),
    ],
)
def test_a_file_that_is_no_toml_is_told_with_its_line(words, old, new, english, russian):
    wrong = Setup("steam", PEOPLE, board=changed(old, new))
    for language, reason, line in (("en", english, "line "), ("ru", russian, "строка ")):
        words.switch(language)
        said = problem_of(TITLES["steam"], wrong, "my.toml")
        assert said.startswith("my.toml: ") and line in said and reason in said
