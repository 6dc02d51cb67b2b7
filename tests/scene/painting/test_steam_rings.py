"""Rings: teal on white, round the thing and not over it."""

from itertools import pairwise

from PySide6.QtCore import QRectF

from desktop.look.theme import LEGAL, REFUSED
from desktop.scene.painting.steam_cubes import cube_places
from desktop.scene.painting.steam_rings import paint_cube_ring, paint_ring, ring_round
from tests.scene.painting.pictures import GROUND, count_like, is_like, picture

THING = QRectF(-20, -15, 40, 30)


def test_a_ring_goes_round_a_thing_on_a_white_rim():
    image = picture(lambda p: paint_ring(p, ring_round(THING, 4), 2), 80, 70)
    left = 40 - 20 - 4
    row = [image.pixelColor(x, 35) for x in range(left - 4, left + 5)]
    assert any(is_like(pixel, LEGAL, 12) for pixel in row)
    assert any(is_like(pixel, "#FFFFFF", 60) for pixel in row)
    assert count_like(image, GROUND, THING.translated(40, 35), 2) >= 40 * 30


def test_a_ring_may_refuse():
    image = picture(lambda p: paint_ring(p, ring_round(THING), 3, REFUSED), 80, 70)
    assert count_like(image, REFUSED) > 200
    assert count_like(image, LEGAL) == 0


def test_two_neighbouring_cubes_may_both_have_a_ring():
    places = cube_places(QRectF(-60, -25, 120, 50), 2)

    def paint(painter):
        for place in places:
            paint_cube_ring(painter, place)

    image = picture(paint, 140, 70, scale=4)
    y = 35 * 4
    first, last = ((places[n].center().x() + 70) * 4 for n in (0, 1))
    between = [is_like(image.pixelColor(x, y), LEGAL) for x in range(round(first), round(last))]
    turns = sum(one != other for one, other in pairwise(between))
    assert turns == 4, "two rings, and a gap between them"
