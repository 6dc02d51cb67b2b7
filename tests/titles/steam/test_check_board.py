"""What is wrong with a board is said with the file, the key and a sentence."""

import re
from pathlib import Path

import pytest

from desktop.engine.resources import DataError
from desktop.titles.steam import check_board as texts
from desktop.titles.steam.load_board import read_board
from tests.titles.steam.boards import changed, example

WRONG = [
    # players, reserve, cubes
    ("players = [3, 4]", "players = []", "players", "for nobody"),
    ("players = [3, 4]", "players = [2, 3]", "players", "for 3 to 6 players, not 2"),
    ("players = [3, 4]", "players = [3, 3]", "players", "3 is written twice"),
    ("[hexes]", "[cubes_by_players]\n5 = 1\n[hexes]", "cubes_by_players.5", "not for 5 players"),
    ("[hexes]", "[cubes_by_players]\n3 = -3\n[hexes]", "cubes_by_players.3", "Harbour .* -1 cubes"),
    ("reserve_spaces = 6", "reserve_spaces = 0", "reserve_spaces", "1 to 24 .* not 0"),
    ("cubes = 3", "cubes = 80", "hexes", "with 4 players 100 cubes lie on the board; .* has 96"),
    # the grid
    ('"A3", ', '"A3", "A4", ', "plains", "A4 does not fit A3"),
    ('"A3", ', '"A3", "3A", ', "plains", "3A is not the name of a hex"),
    ('"A3", ', '"A3", "A301", ', "plains", "A301 lies more than 52"),
    ('"A3", ', '"A3", "A9", ', "plains", "no track can ever lead from A3 to A9"),
    ('"A3", ', '"A3", "A3", ', "plains", "A3 is given twice"),
    ('"A3", ', '"A3", "B4", ', "hexes.B4", "B4 is given twice"),
    # cities and towns
    ('city = "red", cubes = 3', 'city = "red"', "hexes.A1.cubes", "at least 1"),
    ('city = "red", cubes = 3', 'city = "grey", cubes = 3', "hexes.A1.city", "'grey' is none of"),
    ('city = "red"', 'city = "blue"', "hexes", "all cities have the same colour"),
    ('city = "red", cubes = 3', "town = true", "hexes", "has 1 cities; it needs at least 2"),
    ('city = "red"', 'town = true, city = "red"', "hexes.A1", "not both"),
    ("B4 = { river = true }", "B4 = { town = true }", "hexes.B4.name", "needs a name"),
    ("B4 = { river = true }", "B4 = { cubes = 2 }", "hexes.B4.cubes", "only a city has cubes"),
    ('name = "Mill"', 'name = "Ford"', "hexes.D4.name", "A5 is called Ford already"),
    ('name = "Mill"', 'name = " "', "hexes.D4.name", "1 to 60 characters"),
    ('name = "Mill"', f'name = "{"x" * 61}"', "hexes.D4.name", "1 to 60 characters"),
    ('name = "Mill", town', "town", "hexes.D4.name", "needs a name"),
    ("cubes = 3 }", "cubes = 3, walls = [0, 5] }", "hexes.A1", "no side of Northgate is open"),
    # walls
    ("walls = [5]", "walls = [6]", "hexes.A5.walls", "6 is not a side"),
    ("walls = [5]", "walls = [0]", "hexes.A5.walls", "there is no land across side 0"),
    ("walls = [5]", "walls = [5, 5]", "hexes.A5.walls", "side 5 is written twice"),
    # rivers
    ('path = ["B6", "C7", "D8"]', "path = []", "rivers.brook.path", "no hex"),
    ('path = ["B6", ', 'path = ["Z1", ', "rivers.brook.path", "there is no hex Z1"),
    ('path = ["B6", ', 'path = ["A3", ', "rivers.brook.path", "A3 and C7 are not neighbours"),
    ("from_side = 0", "from_side = 7", "rivers.brook.from_side", "7 is not a side"),
    ("from_side = 0", "from_side = 3", "rivers.brook.from_side", "side 3 of B6 does not lead"),
    ("from_side = 0", "to_side = 3", "rivers.brook.to_side", "side 3 of D8 does not lead"),
    # what every data file is told
    ('layout = "flat"', 'layout = "square"', "layout", "'square' is none of pointy, flat"),
    ('layout = "flat"\n', "", "layout", "is missing"),
    ("town = true, walls", "tovn = true, walls", "hexes.A5.tovn", "is not known here"),
    ("cubes = 3", 'cubes = "3"', "hexes.A1.cubes", "'3' is not a number"),
    ("river = true", "river = 1", "hexes.B4.river", "1 is not true or false"),
    ("players = [3, 4]", "players = 3", "players", "3 is not a list"),
    ("A1 = { name = {", "A1 = { name = { de = 1,", "hexes.A1.name.de", "is not known here"),
    ("players = [3, 4]", "players = [3, 4", "", "not TOML: .*line"),
]


HEAD = 'name = "Sea"\nlayout = "flat"\nletters = "across"\nplayers = [3]\nreserve_spaces = 1\n'
SEA = HEAD + 'water = ["A1"]\n[hexes]\n'
MANY = ", ".join(f'"{chr(65 + x)}{2 * y + x % 2 + 1}"' for x in range(20) for y in range(10, 31))
TWO_WALLS = changed("walls = [5] }", "walls = [5] }\nB6 = { walls = [2] }").replace(' "B6",', "")


def fault(text):
    with pytest.raises(DataError) as caught:
        read_board("mine.toml", text)
    assert caught.value.file == "mine.toml"
    return caught.value


@pytest.mark.parametrize(("old", "new", "key", "reason"), WRONG)
def test_a_wrong_board_is_refused_with_key_and_sentence(old, new, key, reason):
    error = fault(changed(old, new))
    assert error.key == key
    assert re.search(reason, error.reason)


def test_a_wall_is_written_on_one_side_only():
    error = fault(TWO_WALLS)
    assert (error.key, error.reason) == ("hexes.B6.walls", "side 2 is written in A5, too")


def test_a_board_without_land_is_refused():
    assert fault(SEA).reason == "the board has no land"


def test_a_board_that_is_too_big_is_refused():
    text = changed("plains = [", f"plains = [{MANY}, ")
    assert fault(text).reason == "the board has 434 hexes; at most 400 are drawn"


def test_a_text_that_is_too_long_is_refused():
    assert fault(example() + "#" * 20_000).reason == "the file is longer than 20000 characters"


def test_every_sentence_of_the_check_is_met_by_one_of_these_boards():
    boards = [changed(old, new) for old, new, *_ in WRONG]
    boards += [TWO_WALLS, SEA, changed("plains = [", f"plains = [{MANY}, ")]
    said = {fault(text).text for text in boards}
    source = Path(texts.__file__).read_text(encoding="utf-8")
    sentences = {v for k, v in vars(texts).items() if re.search(rf"^{k} = QT_", source, re.M)}
    assert len(sentences) > 25
    assert sentences <= said


def test_the_example_of_the_schema_is_a_good_board():
    data = read_board("mine.toml", example())
    assert len(data.hexes) == 14
    assert data.hexes["B6"].river and data.hexes["C7"].river and data.hexes["B4"].river
    assert not data.hexes["D8"].river  # water stays water
    assert data.hexes["D4"].name.ru == "Mill"


def test_windows_line_ends_are_read():
    assert read_board("a", example().replace("\n", "\r\n")) == read_board("a", example())
