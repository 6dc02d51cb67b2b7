"""Goods cubes: where they lie, what the mouse hits, what is painted."""

import pytest
from PySide6.QtCore import QPointF, QRectF

from desktop.look.goods import GOODS, good
from desktop.look.theme import MONO, contrast
from desktop.scene.painting.steam_cubes import (
    cube_at,
    cube_places,
    lifted_cube,
    paint_cube,
    paint_cubes,
)
from tests.scene.painting.pictures import (
    all_within,
    count_like,
    is_like,
    none_overlap,
    painted_rect,
    picture,
)

AREA = QRectF(10, 20, 130, 70)
SQUARE = QRectF(-30, -30, 60, 60)


@pytest.mark.parametrize("count", range(1, 13))
@pytest.mark.parametrize("size", [(130, 70), (40, 90), (24, 24), (300, 20)])
def test_cubes_fill_an_area_and_none_overlap(count, size):
    area = QRectF(5, 7, *size)
    places = cube_places(area, count)
    assert len(places) == count
    assert none_overlap(places) and all_within(places, area)
    assert all(place.width() == place.height() for place in places)
    # They are as large as they can be: the rows reach across the area in one direction.
    taken = places[0]
    for place in places:
        taken = taken.united(place)
    assert taken.width() > area.width() - 0.01 or taken.height() > area.height() - 0.01


def test_cubes_are_never_larger_than_asked():
    assert {place.width() for place in cube_places(AREA, 2, 15)} == {15}


def test_no_cubes_need_no_place():
    assert cube_places(AREA, 0) == ()


def test_the_mouse_finds_each_cube_and_nothing_between_them():
    places = cube_places(AREA, 5)
    assert [cube_at(places, place.center()) for place in places] == [0, 1, 2, 3, 4]
    between = (places[0].center() + places[1].center()) / 2
    assert cube_at(places, between) is None
    assert cube_at(places, QPointF(-50, -50)) is None


@pytest.mark.parametrize("kind", GOODS)
def test_a_cube_shows_its_colour_above_and_its_shade_in_front(kind):
    wood = good(kind)
    image = picture(lambda p: paint_cube(p, SQUARE, kind), 100, 100)
    assert is_like(image.pixelColor(50, 24), wood.fill, 6)
    assert is_like(image.pixelColor(50, 74), wood.front, 6)
    top = QRectF(30, 22, 40, 36)
    assert count_like(image, wood.text, top) > 25, "no symbol"


@pytest.mark.parametrize("kind", GOODS)
def test_a_cube_of_nine_pixels_still_has_a_mark(kind):
    """The size of a cube at 1366 x 768."""
    image = picture(lambda p: paint_cube(p, QRectF(-4.5, -4.5, 9, 9), kind), 20, 20)
    centre = [image.pixelColor(x, y) for x in range(8, 13) for y in range(6, 12)]
    assert max(contrast(c, good(kind).fill) for c in centre) > 1.8


def test_a_cube_stays_within_its_square_but_for_its_shadow():
    rect = painted_rect(picture(lambda p: paint_cube(p, SQUARE, "red", inks=MONO), 100, 100))
    assert QRectF(19, 19, 62, 62).contains(rect)


def test_a_ghost_is_pale_and_a_light_rim_stands_round_dark_wood():
    plain = picture(lambda p: paint_cube(p, SQUARE, "purple"), 100, 100)
    ghost = picture(lambda p: paint_cube(p, SQUARE, "purple", ghost=True), 100, 100)
    rimmed = picture(lambda p: paint_cube(p, SQUARE, "purple", light_rim=True), 100, 100)
    assert not is_like(ghost.pixelColor(50, 24), plain.pixelColor(50, 24))
    outside = QRectF(16, 40, 4, 30)  # left of the cube
    assert count_like(rimmed, "#FFF8E7", outside, 60) > count_like(plain, "#FFF8E7", outside, 60)


def test_in_a_group_only_the_lifted_cube_is_a_ghost():
    places = cube_places(QRectF(-60, -20, 120, 40), 3)
    image = picture(
        lambda p: paint_cubes(p, places, ("red", "red", "red"), lifted=1), 140, 60, scale=2
    )
    tops = [
        image.pixelColor(round((r.center().x() + 70) * 2), round((r.top() + 30 + 5) * 2))
        for r in places
    ]
    assert [is_like(top, good("red").fill, 12) for top in tops] == [True, False, True]


@pytest.mark.parametrize("ratio", [1.0, 2.0])
def test_a_lifted_cube_is_centred_in_its_picture_and_sharp(ratio):
    pixmap = lifted_cube("blue", 24, ratio)
    assert pixmap.devicePixelRatio() == ratio
    image = pixmap.toImage()
    middle = image.width() // 2
    assert is_like(image.pixelColor(middle, round(middle - 9 * ratio)), good("blue").fill)
    assert image.pixelColor(0, 0).alpha() == 0
    below = [image.pixelColor(middle, y).alpha() for y in range(middle, image.height())]
    assert any(0 < alpha < 140 for alpha in below), "no shadow under it"
    assert below[-1] == 0, "the shadow is cut"
