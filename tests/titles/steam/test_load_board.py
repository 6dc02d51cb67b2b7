"""Which board is read, and how."""

import pytest

from desktop.board.coords import OPPOSITE
from desktop.engine.resources import DataError
from desktop.engine.setup import Setup, SetupError
from desktop.titles.steam.load_board import is_own_board, load_board, make_board
from desktop.titles.steam.title import TITLE, Steam
from tests.titles.steam.boards import changed, example

BOARDS = ("northeast", "rhine_ruhr")


def test_the_first_board_of_the_box_is_used_unless_another_is_chosen():
    assert load_board() == load_board("northeast")
    assert load_board("rhine_ruhr").name.en == "Lower Rhine and Ruhr"


def test_an_unknown_board_is_refused():
    with pytest.raises(DataError, match="there is no 'moon'"):
        load_board("moon")
    with pytest.raises(SetupError, match="steam has no board 'moon'"):
        TITLE.check_setup(Setup("steam", ("a", "b", "c"), board="moon"))


def test_a_board_of_ones_own_is_its_whole_text():
    assert is_own_board(example()) and not is_own_board("northeast")
    setup = Setup("steam", ("a", "b", "c"), board=example())
    TITLE.check_setup(setup)
    assert "C3" in Steam(setup).sites


def test_what_is_wrong_in_ones_own_board_is_said_at_set_up():
    text = changed("walls = [5]", "walls = [6]")
    with pytest.raises(SetupError, match=r"board \[hexes.A5.walls\]: 6 is not a side") as caught:
        TITLE.check_setup(Setup("steam", ("a", "b", "c"), board=text))
    assert isinstance(caught.value.__cause__, DataError)


def test_hexes_are_in_the_order_of_the_board_however_they_are_listed():
    again = changed('plains = ["A3", "B2",', 'plains = ["B2", "A3",')
    listed = [list(load_board(text).hexes) for text in (example(), again)]
    assert listed[0] == listed[1] == sorted(listed[0], key=lambda i: (int(i[1:]), i[0]))


@pytest.mark.parametrize("board", BOARDS)
def test_a_wall_is_seen_from_both_hexes(board):
    made = make_board(load_board(board))
    for ground in load_board(board).hexes.values():
        for side in ground.walls:
            assert side in made[ground.id].closed
            assert OPPOSITE[side] in made[ground.id].neighbours[side].closed


def test_a_board_of_pointy_hexes_whose_letters_run_down():
    """The next hex to the right of B2 is B4; side 4 looks east, its other side is 1."""
    text = (
        'name = "Strip"\nlayout = "pointy"\nletters = "down"\nplayers = [3]\nreserve_spaces = 1\n'
        'plains = ["A3", "B4"]\n[hexes]\nA1 = { name = "a", city = "red", cubes = 1 }\n'
        'B2 = { walls = [4] }\nA5 = { name = "b", city = "blue", cubes = 1 }\n'
    )
    board = make_board(load_board(text))
    assert board["B2"].neighbours[4] is board["B4"]
    assert 4 in board["B2"].closed and 1 in board["B4"].closed
    assert list(board.hexes) == ["A1", "A3", "A5", "B2", "B4"]
