"""Players' markers: side by side in a cell, told apart by symbol."""

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF

from desktop.look.theme import MONO
from desktop.scene.painting.steam_discs import disc_places, paint_disc, paint_discs
from tests.scene.painting.pictures import (
    DISCS,
    all_within,
    count_like,
    disc_rect,
    is_like,
    painted_rect,
    picture,
)


@pytest.mark.parametrize("count", range(1, 7))
@pytest.mark.parametrize("size", [(22, 24), (40, 18), (160, 30), (18, 60)])
def test_discs_lie_within_their_cell_and_none_overlap(count, size):
    area = QRectF(3, 4, *size)
    places, radius = disc_places(area, count, 13)
    assert len(places) == count and 0 < radius <= 13
    assert all_within((disc_rect(at, radius) for at in places), area)
    for one, other in combinations(places, 2):
        gap = one - other
        assert gap.x() ** 2 + gap.y() ** 2 >= (2 * radius) ** 2


def test_six_discs_in_the_narrowest_cell_can_still_be_seen():
    _, radius = disc_places(QRectF(0, 0, 19, 24), 6, 13)
    assert radius >= 3.5


def test_nobody_needs_no_place():
    assert disc_places(QRectF(0, 0, 10, 10), 0, 5) == ((), 0.0)


@pytest.mark.parametrize("disc", DISCS, ids=lambda disc: disc.symbol)
def test_a_disc_wears_its_colour_and_a_light_symbol(disc):
    image = picture(lambda p: paint_disc(p, QPointF(0, 0), 20, disc), 60, 60)
    assert count_like(image, disc.colour) > 300
    assert count_like(image, "#FFF8E7", QRectF(20, 20, 20, 20)) > 30


def test_no_two_discs_look_alike_in_black_and_white():
    images = [
        picture(lambda p, d=disc: paint_disc(p, QPointF(0, 0), 20, d, inks=MONO), 60, 60)
        for disc in DISCS
    ]
    assert not any(one == other for one, other in combinations(images, 2))


def test_a_hollow_disc_is_light_within_and_nobodys_has_no_colour():
    disc = DISCS[1]
    hollow = picture(lambda p: paint_disc(p, QPointF(0, 0), 20, disc, hollow=True), 60, 60)
    full = picture(lambda p: paint_disc(p, QPointF(0, 0), 20, disc), 60, 60)
    nobody = picture(lambda p: paint_disc(p, QPointF(0, 0), 20, None), 60, 60)
    assert 0 < count_like(hollow, disc.colour) < count_like(full, disc.colour) / 2
    assert count_like(nobody, disc.colour) == 0
    assert is_like(nobody.pixelColor(30, 38), MONO.slot, 10)


def test_a_disc_stays_within_its_radius_but_for_its_shadow():
    image = picture(lambda p: paint_disc(p, QPointF(0, 0), 20, DISCS[0], shadow=False), 60, 60)
    assert QRectF(9, 9, 42, 42).contains(painted_rect(image))


def test_all_discs_of_a_cell_are_painted():
    image = picture(lambda p: paint_discs(p, QRectF(-40, -15, 80, 30), DISCS), 90, 40, scale=3)
    assert all(count_like(image, disc.colour) > 100 for disc in DISCS)
