"""Our own file: what is written is read again, and what is illegal is cut off."""

import json

import pytest

from desktop.engine.actions import Pass
from desktop.engine.setup import Setup
from desktop.saves import game_file
from desktop.saves.errors import SaveError
from desktop.saves.game_file import read_game, write_game
from desktop.titles.shelf import new_game
from tests.saves.recorded_files import FILES, NAMES, imported
from tests.saves.small_game import add_variations, shape, small_game, written
from tests.shared import needs_shared
from tests.titles.steam import boards


def test_a_game_with_variations_comes_back_equal():
    game = small_game()
    again = read_game(write_game(game))
    assert shape(again) == shape(game)
    assert again.setup == game.setup
    assert again.at.path()[-1].action == game.at.path()[-1].action
    assert again.journal.facts() == game.journal.facts()


def test_writing_what_was_read_gives_the_same_text():
    text = write_game(small_game())
    assert write_game(read_game(text)) == text


def test_every_variation_is_played_already():
    game = read_game(write_game(small_game()))
    assert all(node.change is not None for node in game.root.walk() if node is not game.root)


def test_one_moment_a_line():
    game = small_game()
    text = write_game(game)
    lines = text.split('"tree": [\n')[1].splitlines()[:-2]
    assert len(lines) == len(list(game.root.walk()))


def test_the_main_line_comes_first_and_needs_no_numbers():
    data = written()
    length = sum(1 for _ in small_game().root.main_line())
    assert not any("after" in line for line in data["tree"][: length + 1])
    assert sum("after" in line for line in data["tree"]) == 3


def test_a_main_line_of_other_moments_than_the_first_grown_is_kept():
    game = small_game()
    branch = next(node for node in game.root.walk() if not node.is_main)
    branch.promote()
    again = read_game(write_game(game))
    assert shape(again) == shape(game)


def test_parents_may_stand_anywhere_before_their_children():
    """Breadth first is no order of ours, but it is a legal file."""
    game = small_game()
    order, numbers = [game.root], {id(game.root): 0}
    for node in order:
        order += node.children
    numbers = {id(node): number for number, node in enumerate(order)}
    data = written(game)
    walked = {id(node): line for node, line in zip(game.root.walk(), data["tree"], strict=True)}
    data["tree"] = [
        {**walked[id(n)], **({"after": numbers[id(n.parent)]} if n.parent else {})} for n in order
    ]
    data["at"] = numbers[id(game.at)]
    assert shape(read_game(json.dumps(data))) == shape(game)


@pytest.mark.parametrize("at", ["start", "middle", "end", "variation"])
def test_the_reader_stands_where_he_stood(at):
    game = small_game()
    line = list(game.root.main_line())
    game.go_to({"start": game.root, "middle": line[9], "end": line[-1], "variation": game.at}[at])
    again = read_game(write_game(game))
    assert again.at.depth == game.at.depth
    assert again.journal.facts() == game.journal.facts()


@needs_shared
@pytest.mark.parametrize("path", FILES, ids=NAMES)
def test_a_recorded_game_with_variations_comes_back_equal(path):
    game = imported(path)
    add_variations(game, 7)
    text = write_game(game)
    again = read_game(text)
    assert shape(again) == shape(game)
    assert write_game(again) == text
    for node, other in zip(game.root.main_line(), again.root.main_line(), strict=True):
        if node.depth % 20 == 0:
            game.go_to(node)
            again.go_to(other)
            assert again.journal.facts() == game.journal.facts()


# Writing with care


def test_a_name_that_could_not_be_read_again_is_not_written():
    game = small_game()
    game.at.name = "x" * 201
    with pytest.raises(SaveError, match="its name is longer than 200 characters"):
        write_game(game)


def test_half_a_character_is_replaced():
    game = small_game()
    game.at.comment = "half \ud83d"
    assert read_game(write_game(game)).at.comment == "half ?"


def test_every_string_may_be_as_long_as_its_limit():
    game = small_game()
    game.at.name, game.at.comment = "é" * 200, "ж" * game_file.MAX_COMMENT
    assert read_game(write_game(game)).at.comment == game.at.comment


def test_reading_leaves_other_games_alone():
    game = small_game()
    facts = game.journal.facts()
    read_game(write_game(game)).undo()
    assert game.journal.facts() == facts
    assert not game.is_legal(Pass(who="nobody"))


def test_colours_are_kept_and_change_nothing_else():
    game = small_game()
    plain = write_game(game)
    game.colours = ("black", "teal", "violet", "blue", "ochre")[: len(game.setup.players)]
    text = write_game(game)
    again = read_game(text)
    assert again.colours == game.colours
    assert again.journal.facts() == game.journal.facts()
    assert write_game(again) == text
    assert json.loads(plain)["drezina"] == 1 and json.loads(text)["drezina"] == 2
    assert read_game(plain).colours == ()


@pytest.mark.parametrize("colours", [["teal"], "teal", [1, 2, 3], ["x" * 99] * 3])
def test_colours_that_are_none_are_refused(colours):
    data = {**json.loads(write_game(small_game())), "drezina": 2, "colours": colours}
    with pytest.raises(SaveError, match="colour"):
        read_game(json.dumps(data))


def test_a_file_of_the_first_version_has_no_colours():
    data = {**json.loads(write_game(small_game())), "colours": ["teal", "blue", "ochre"]}
    with pytest.raises(SaveError, match="unknown field"):
        read_game(json.dumps(data))


def test_a_board_of_another_title_is_refused_with_a_sentence():
    data = {**json.loads(write_game(small_game())), "drezina": 3, "board": "northeast"}
    with pytest.raises(SaveError, match="has only one board"):
        read_game(json.dumps(data))


def test_a_board_that_is_no_text_is_refused():
    data = {**json.loads(write_game(small_game())), "drezina": 3, "board": 7}
    with pytest.raises(SaveError, match="the board is 7"):
        read_game(json.dumps(data))


def test_a_file_of_the_second_version_has_no_board():
    data = {**json.loads(write_game(small_game())), "drezina": 2, "board": "northeast"}
    with pytest.raises(SaveError, match="unknown field 'board'"):
        read_game(json.dumps(data))


@pytest.mark.parametrize("board", ["", "rhine_ruhr", boards.example()])
def test_a_game_of_steam_keeps_its_board(board):
    """A game on a board of one's own is complete in itself: the file has the whole text."""
    game = new_game(Setup("steam", ("Ann", "Bob", "Cyd"), 5, board=board))
    data = json.loads(write_game(game))
    assert data["drezina"] == (3 if board else 1)
    assert data.get("board", "") == board and ("board" in data) == bool(board)
    again = read_game(json.dumps(data))
    assert again.setup == game.setup
    assert again.journal.facts() == game.journal.facts()


def test_a_wrong_board_in_a_file_is_told_with_its_key():
    data = json.loads(write_game(new_game(Setup("steam", ("a", "b", "c"), board=boards.example()))))
    data["board"] = boards.changed("walls = [5]", "walls = [6]")
    with pytest.raises(SaveError, match=r"board \[hexes.A5.walls\]: 6 is not a side"):
        read_game(json.dumps(data))
