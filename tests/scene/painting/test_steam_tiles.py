"""Track tiles of Steam: the 21 faces, bridges, towns, owners."""

import pytest
from PySide6.QtCore import QPointF, QRectF

from desktop.board.tile_code import parse
from desktop.look.goods import STEAM
from desktop.look.theme import PRINTED
from desktop.scene.painting.geometry import FLAT, R, as_points
from desktop.scene.painting.steam_tiles import (
    Line,
    crossings,
    paint_lines,
    paint_tile,
    paint_town,
    track_paths,
)
from tests.scene.painting.pictures import DISCS, count_like, is_like, painted_rect, picture

CODES = {
    "21": "0-3",
    "22": "0-2",
    "23": "0-1",
    "41": "0-3; 1-5",
    "42": "0-3; 1-4",
    "43": "0-2; 1-3",
    "44": "0-3; 1-2",
    "45": "0-2; 3-4",
    "46": "0-2; 4-5",
    "47": "0-2; 3-5",
    "T11": "town 0; 0-c",
    "T21": "town 0; 0-c; c-3",
    "T22": "town 0; 0-c; c-2",
    "T23": "town 0; 0-c; c-1",
    "T31": "town 0; 0-c; 2-c; 4-c",
    "T32": "town 0; 0-c; 1-c; 3-c",
    "T33": "town 0; 0-c; 2-c; 3-c",
    "T34": "town 0; 0-c; 1-c; 2-c",
    "T41": "town 0; 0-c; 1-c; 3-c; 4-c",
    "T42": "town 0; 0-c; 1-c; 2-c; 4-c",
    "T43": "town 0; 0-c; 1-c; 2-c; 3-c",
}
FACES = {id: parse(id, "green", code) for id, code in CODES.items()}


def at_side(image, side, part):
    point = FLAT.side_mid(side, part) + QPointF(120, 110)
    return image.pixelColor(round(point.x()), round(point.y()))


@pytest.mark.parametrize("id", FACES)
@pytest.mark.parametrize("turn", range(6))
def test_track_reaches_exactly_the_sides_of_its_face(id, turn):
    face = FACES[id].turned(turn)
    image = picture(lambda p: paint_tile(p, face))
    dark = [side for side in range(6) if is_like(at_side(image, side, 0.93), PRINTED.ink)]
    assert set(dark) == set(face.exits)


@pytest.mark.parametrize("id", FACES)
def test_only_crossing_tracks_have_a_bridge_and_it_stands_where_they_meet(id):
    face = FACES[id]
    found = crossings(face)
    assert len(found) == (1 if id in ("41", "42", "43") else 0)
    for crossing in found:
        for track in (crossing.under, crossing.over):
            points = as_points(track_paths(face)[track], 200)
            assert min((p - crossing.at).manhattanLength() for p in points) < 2


@pytest.mark.parametrize("id", ["41", "42", "43"])
def test_the_upper_line_crosses_the_lower_one_without_a_break(id):
    face = FACES[id]
    lower, upper = DISCS[0], DISCS[1]
    image = picture(lambda p: paint_lines(p, face, (Line(lower), Line(upper))))
    crossing = crossings(face)[0]
    spot = crossing.at + QPointF(120, 110)
    assert is_like(image.pixelColor(round(spot.x()), round(spot.y())), upper.colour)
    below = track_paths(face)[crossing.under].pointAtPercent(0.1) + QPointF(120, 110)
    assert is_like(image.pixelColor(round(below.x()), round(below.y())), lower.colour)


@pytest.mark.parametrize("id", [id for id in FACES if id.startswith("T")])
def test_branches_run_from_their_side_to_the_town(id):
    face = FACES[id]
    ends = [path.currentPosition() for path in track_paths(face)]
    assert all((end - ends[0]).manhattanLength() < 1 for end in ends)
    for track, path in zip(face.tracks, track_paths(face), strict=True):
        start = path.pointAtPercent(0)
        assert (start - FLAT.side_mid(track.sides[0])).manhattanLength() < 4


def test_a_town_on_a_bend_lies_on_the_curve():
    """Both branches together are the plain curve: no kink at the town."""
    one, other = track_paths(FACES["T23"])
    together = one.length() + other.length()
    assert together == pytest.approx(track_paths(FACES["23"])[0].length(), rel=0.01)


def test_finished_unfinished_and_unowned_lines_look_different():
    face, disc = FACES["21"], DISCS[1]
    inner = QRectF(117, 30, 6, 160)
    looks = {
        "finished": Line(disc),
        "unfinished": Line(disc, is_complete=False),
        "nobody's": Line(None),
    }
    coloured, light = {}, {}
    for name, line in looks.items():
        image = picture(lambda p, line=line: paint_tile(p, face, (line,)))
        coloured[name] = count_like(image, disc.colour, inner)
        light[name] = count_like(image, PRINTED.casing, inner)
    assert coloured["finished"] > 900 and light["finished"] == 0
    assert coloured["unfinished"] > 300 and light["unfinished"] > 200
    assert coloured["nobody's"] == 0 and light["nobody's"] > 900


def test_a_tile_of_the_box_has_neither_owner_nor_white_core():
    image = picture(lambda p: paint_tile(p, FACES["21"]))
    assert is_like(image.pixelColor(120, 110), PRINTED.ink)


def test_every_track_needs_its_line():
    with pytest.raises(ValueError, match="one line"):
        picture(lambda p: paint_lines(p, FACES["41"], (Line(DISCS[0]),)))


@pytest.mark.parametrize("id", FACES)
def test_a_tile_stays_within_its_hex_but_for_its_shadow(id):
    rect = painted_rect(picture(lambda p: paint_tile(p, FACES[id], edge=0.985)))
    assert FLAT.bounds(1.03).translated(120, 110).adjusted(-1, -1, 2, 4).contains(rect)


def test_a_tile_is_card_and_a_lifted_one_throws_a_deeper_shadow():
    lying = picture(lambda p: paint_tile(p, FACES["23"]))
    lifted = picture(lambda p: paint_tile(p, FACES["23"], lifted=True))
    assert is_like(lying.pixelColor(120, 60), STEAM.tile, 4)
    assert painted_rect(lifted).bottom() > painted_rect(lying).bottom() + 5


def test_a_town_is_dark_houses_on_a_light_disc():
    image = picture(lambda p: paint_town(p, QPointF(0, 0), R / 4), 80, 80)
    assert count_like(image, PRINTED.ink) > 250
    assert count_like(image, PRINTED.slot, within=4) > 500
