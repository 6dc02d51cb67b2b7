"""The tile language."""

import tomllib

import pytest

from desktop.board.tile_code import Face, Place, TileCodeError, Track, code, parse
from desktop.engine import resources

COLOURS = ("yellow", "green", "brown", "gray")


def _toml(*parts: str) -> dict[str, dict[str, str]]:
    return tomllib.loads(resources.root().joinpath(*parts).read_text(encoding="utf-8"))


TILES = [
    pytest.param(number, colour, line, id=number)
    for colour in COLOURS
    for number, line in _toml("tiles", f"{colour}.toml")["tiles"].items()
]
HEXES = [
    pytest.param(path.parent.name, hex, entry["face"], id=f"{path.parent.name}-{hex}")
    for path in sorted(resources.root().glob("titles/*/map.toml"))
    for hex, entry in tomllib.loads(path.read_text(encoding="utf-8"))["hexes"].items()
    if "face" in entry
]


@pytest.mark.parametrize(("number", "colour", "line"), TILES)
def test_every_tile_prints_what_it_parses(number: str, colour: str, line: str) -> None:
    face = parse(number, colour, line)
    assert code(face) == line
    assert parse(number, colour, code(face)) == face


@pytest.mark.parametrize(("title", "hex", "line"), HEXES)
def test_every_printed_hex_prints_what_it_parses(title: str, hex: str, line: str) -> None:
    assert code(parse(hex, "white", line)) == line


@pytest.mark.parametrize(("number", "colour", "line"), TILES)
def test_six_sixths_of_a_turn_are_none(number: str, colour: str, line: str) -> None:
    face = parse(number, colour, line)
    assert face.turned(6) == face
    assert face.turned(2).turned(4) == face
    assert face.turned(5) == face.turned(-1)
    assert face.turned(1).exits == {(side + 1) % 6 for side in face.exits}


def test_a_city_tile() -> None:
    assert parse("57", "yellow", "city 20; 0-c; c-3") == Face(
        id="57",
        colour="yellow",
        places=(Place("city", revenue=20, slots=1),),
        tracks=(Track(0, 6), Track(6, 3)),
    )


def test_a_line_with_everything() -> None:
    face = parse("x", "red", "off yellow:30 brown:60 @E @N ^3; city 40 x2; 1-c; c1-2; 4-5; =Z")
    assert face.label == "Z"
    assert face.places == (
        Place("off", (("yellow", 30), ("brown", 60)), 0, ("E", "N"), drawn_at=3),
        Place("city", 40, slots=2),
    )
    assert face.tracks == (Track(1, 6), Track(7, 2), Track(4, 5))
    assert face.exits == {1, 2, 4, 5}
    assert face.place_exits == (frozenset({1}), frozenset({2}))
    assert face.tracks_at[4] == (Track(4, 5),)
    assert face.tracks_at[7] == (Track(7, 2),)
    assert face.tracks_at[0] == ()


def test_an_empty_line_is_an_empty_face() -> None:
    assert parse("B10", "white", "") == Face("B10", "white")


def test_turning_turns_track_and_the_drawing_of_cities() -> None:
    face = parse("x", "yellow", "city 10 ^0; city 10; 0-c; 5-c1").turned(2)
    assert face.tracks == (Track(2, 6), Track(1, 7))
    assert [place.drawn_at for place in face.places] == [2, None]


@pytest.mark.parametrize(
    ("colours", "value"),
    [
        (("yellow",), 40),
        (("yellow", "green"), 40),
        (("yellow", "green", "brown"), 10),
        (("yellow", "green", "brown", "gray"), 10),
    ],
)
def test_an_off_map_area_pays_by_the_latest_colour(colours: tuple[str, ...], value: int) -> None:
    """Holland becomes cheaper: the last colour counts, not the best."""
    (holland,) = parse("B8", "red", "off yellow:40 brown:10; 4-c").places
    assert holland.value(colours) == value


def test_a_junction_is_no_stop() -> None:
    face = parse("x", "brown", "junction; 0-c; 2-c; 4-c")
    assert not face.places[0].is_stop
    assert code(face) == "junction; 0-c; 2-c; 4-c"


@pytest.mark.parametrize(
    "line",
    [
        "city twenty",
        "city 20 ^x",
        "city 20 x",
        "off yellow:",
        "0-6",
        "0-",
        "0-1-2",
        "village 10",
        "3",
        "0-c",  # no place at all
        "city 20; 0-c1",  # no second place
        "0-C",
    ],
)
def test_a_line_that_is_not_the_language_is_refused(line: str) -> None:
    with pytest.raises(TileCodeError):
        parse("x", "yellow", line)


def test_a_place_where_runs_end_drawn_between_two_sides() -> None:
    face = parse("483", "brown", "city 40; town 20 terminal ^3.5; 0-c; c1-c")
    assert face.places[1] == Place("town", 20, drawn_at=3.5, is_terminal=True)
    assert face.turned(4).places[1].drawn_at == 1.5
    with pytest.raises(TileCodeError):
        parse("483", "brown", "town 20 ^3.4")


def test_two_tracks_across_one_side() -> None:
    face = parse("485P", "brown", "town 10; 2-c; 5-c; 2'-4")
    assert face.tracks == (Track(2, 6), Track(5, 6), Track(~2, 4))
    assert face.exits == {2, 4, 5}
    assert face.tracks[2].sides == (2, 4)
    assert face.tracks_at[2] == (Track(2, 6),)
    assert face.tracks_at[~2] == (Track(~2, 4),)
    assert face.turned(4).tracks_at[~0] == (Track(~0, 2),)
    assert code(face.turned(1)) == "town 10; 3-c; 0-c; 3'-5"
    with pytest.raises(TileCodeError):
        parse("485P", "brown", "town 10; 2''-c")
