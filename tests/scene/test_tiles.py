"""Every tile of the box paints, with track where the tile says."""

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor

from desktop.board.tile_code import SIDES, parse
from desktop.look.theme import MONO, PRINTED, contrast
from desktop.scene.painting.faces import shape_of, slot_at
from desktop.scene.painting.geometry import FLAT, POINTY
from desktop.scene.painting.tiles import paint_face
from tests.scene.boards import BOX, blank, painter_on

FACES = [data.face for data in BOX.tiles.values()]


def painted(face, grid=POINTY, **how):
    image = blank(220, 220)
    painter = painter_on(image, 1.0, QPointF(-110, -110))
    paint_face(painter, face, grid, **how)
    painter.end()
    return image


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.id)
def test_track_runs_out_where_the_tile_says(face):
    for rotation in (0, 1, 4):
        turned = face.turned(rotation)
        image = painted(turned, number=face.id)
        for side in range(SIDES):
            at = POINTY.side_mid(side, 0.94) + QPointF(110, 110)
            seen = image.pixelColor(at.toPoint())
            is_rail = contrast(seen, PRINTED.ink) < 1.5
            assert is_rail == (side in turned.exits), (rotation, side)


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.id)
def test_tiles_paint_lifted_flat_and_without_colour(face):
    assert painted(face, lifted=True) != painted(face)
    assert painted(face, FLAT, number="1") is not None
    grey = painted(face, inks=MONO)
    assert all(grey.pixelColor(x, 90).hslSaturation() == 0 for x in range(0, 220, 7))


def test_other_titles_kinds_of_places_paint():
    for code in (
        "town 10; 0-c; c-3",
        "town 10; town 10; 0-c; c-1; 3-c1; c1-5",
        "junction; 0-c; 2-c",
    ):
        assert painted(parse("x", "yellow", code)) != blank(220, 220)
    assert painted(parse("x", "brown", "city 50 x4; 0-c")) != blank(220, 220)


def test_slots_of_a_city_do_not_overlap():
    for face in FACES:
        for city in shape_of(face).cities:
            for i, one in enumerate(city.slots):
                for other in city.slots[i + 1 :]:
                    gap = one - other
                    assert (gap.x() ** 2 + gap.y() ** 2) ** 0.5 >= 2 * city.radius - 0.2


def test_the_cities_of_chicago_keep_apart():
    cities = shape_of(BOX.tiles["299"].face).cities
    for i, one in enumerate(cities):
        for other in cities[i + 1 :]:
            gap = one.centre - other.centre
            assert (gap.x() ** 2 + gap.y() ** 2) ** 0.5 > one.radius + other.radius


def test_a_token_stands_in_its_slot():
    face = BOX.tiles["611"].face
    left, radius = slot_at(face, 0, 0)
    right, _ = slot_at(face, 0, 1)
    assert (left.x(), right.x(), radius) == (-30, 30, 30)
    assert slot_at(face, 0, 7)[0] == right


def test_a_card_has_its_colour():
    assert painted(BOX.tiles["9"].face).pixelColor(60, 110) == QColor(PRINTED.yellow)
