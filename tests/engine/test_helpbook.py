"""Help at hand: every step of every title has its sheet, in both languages, with its rules."""

import re

import pytest

from desktop.engine import helpbook as module
from desktop.engine.helpbook import Paragraph, Sheet, helpbook
from desktop.engine.resources import DataError
from desktop.engine.rulebook import rule
from desktop.engine.setup import Setup
from desktop.engine.toml_table import TomlTable
from desktop.titles.shelf import TITLES, new_game

EVERY_SHEET = [
    pytest.param(sheet, id=f"{title}.{sheet.key}")
    for title in TITLES
    for sheet in helpbook(title).sheets()
]
EVERY_PARAGRAPH = [
    pytest.param(paragraph, id=f"{title}.{sheet.key}.{number}")
    for title in TITLES
    for sheet in helpbook(title).sheets()
    for number, paragraph in enumerate(sheet.paragraphs)
]


def _step_names(title: str) -> set[str]:
    table = new_game(Setup(title, tuple("ABCD"))).table
    return {step.name for round_ in table.rounds for step in round_.steps}


@pytest.mark.parametrize("title", TITLES)
def test_every_step_has_its_sheet_and_every_sheet_its_step(title: str) -> None:
    assert set(helpbook(title).steps) == _step_names(title)


@pytest.mark.parametrize("title", TITLES)
def test_every_title_has_essentials(title: str) -> None:
    assert len(helpbook(title).essentials) >= 3


@pytest.mark.parametrize("title", ["1846"])
def test_what_can_befall_a_step(title: str) -> None:
    assert set(helpbook(title).situations) == {"forced_purchase", "receivership"}


@pytest.mark.parametrize("sheet", EVERY_SHEET)
def test_a_sheet_has_a_name_in_both_languages(sheet: Sheet) -> None:
    assert sheet.name("en") == sheet.name_en and not re.search("[а-яё]", sheet.name_en)
    assert sheet.name("ru") == sheet.name_ru and re.search("[а-яё]", sheet.name_ru)


@pytest.mark.parametrize("paragraph", EVERY_PARAGRAPH)
def test_a_paragraph_speaks_both_languages(paragraph: Paragraph) -> None:
    for text in (paragraph.en, paragraph.ru):
        assert text.strip() == text
        assert text.endswith(".")
        assert "!" not in text
    assert re.search("[а-яё]", paragraph.text("ru"))
    assert not re.search("[а-яё]", paragraph.text("en"))


@pytest.mark.parametrize("paragraph", EVERY_PARAGRAPH)
def test_a_paragraph_names_the_same_numbers_in_both_languages(paragraph: Paragraph) -> None:
    kinds = r"\$\d+|\b[A-K]\d{1,2}\b|\d+ %|\d/\d"
    assert sorted(re.findall(kinds, paragraph.en)) == sorted(re.findall(kinds, paragraph.ru))


@pytest.mark.parametrize("paragraph", EVERY_PARAGRAPH)
def test_a_paragraph_says_tile_and_hex_as_the_players_do(paragraph: Paragraph) -> None:
    assert not re.search("плитк|плиток|клетк|клеток", paragraph.ru.lower())


@pytest.mark.parametrize("paragraph", EVERY_PARAGRAPH)
def test_a_paragraph_rests_on_rules_that_exist(paragraph: Paragraph) -> None:
    assert paragraph.rules
    for id in paragraph.rules:
        assert rule(id).id == id


@pytest.mark.parametrize("title", TITLES)
def test_the_options_a_paragraph_depends_on_exist(title: str) -> None:
    known = {"", *(option.key for option in TITLES[title].options)}
    for sheet in helpbook(title).sheets():
        for paragraph in sheet.paragraphs:
            assert {paragraph.only_with, paragraph.not_with} <= known


@pytest.mark.parametrize("title", TITLES)
def test_every_sheet_says_something_at_every_table(title: str) -> None:
    everything = frozenset(option.key for option in TITLES[title].options)
    for sheet in helpbook(title).sheets():
        for options in (frozenset[str](), everything):
            assert any(paragraph.holds(options) for paragraph in sheet.paragraphs)


def test_a_paragraph_holds_by_the_options() -> None:
    sheet = helpbook("1846").steps["issue_shares"]
    book = [p.en for p in sheet.paragraphs if p.holds(frozenset())]
    peer = [p.en for p in sheet.paragraphs if p.holds(frozenset({"issue_before_dividends"}))]
    assert len(book) == len(peer) == 3
    assert any("too late" in text for text in book)
    assert any("up to the dividend" in text for text in peer)


@pytest.mark.parametrize(
    ("values", "reason"),
    [
        ({"en": "Yes.", "ru": "Да.", "rules": ["1846.nothing"]}, "there is no"),
        ({"en": "Yes.", "ru": "Да.", "rules": [], "rule": "x"}, "is not known here"),
        ({"en": "Yes.", "rules": []}, "is missing"),
    ],
)
def test_a_wrong_paragraph_is_refused(values: dict[str, object], reason: str) -> None:
    entry = TomlTable(
        "help/1846.toml", {"name_en": "A", "name_ru": "Я", "first": values}, "steps.a"
    )
    with pytest.raises(DataError, match=reason):
        module._sheet("1846", "a", entry)


def test_a_sheet_without_paragraphs_is_refused() -> None:
    entry = TomlTable("help/1846.toml", {"name_en": "A", "name_ru": "Я"}, "steps.a")
    with pytest.raises(DataError, match="has no paragraphs"):
        module._sheet("1846", "a", entry)


def test_a_title_without_help_is_refused() -> None:
    with pytest.raises(DataError):
        helpbook("1899")
