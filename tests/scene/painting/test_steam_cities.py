"""City hexes, new cities, growth markers, names."""

import pytest
from PySide6.QtCore import QPointF, QRectF

from desktop.look.goods import GOODS, STEAM, good
from desktop.look.theme import PRINTED
from desktop.scene.painting.geometry import FLAT, POINTY
from desktop.scene.painting.steam_cities import (
    NAME,
    NAME_WIDTH,
    YARD,
    city_cube_places,
    city_name_rect,
    paint_city,
    paint_growth,
)
from tests.scene.painting.pictures import (
    GROUND,
    all_within,
    count_like,
    is_like,
    none_overlap,
    painted_rect,
    picture,
)

LONGEST = ("Мёнхенгладбах", "Филадельфия", "'s-Hertogenbosch", "Mönchengladbach", "Дюссельдорф")
HEAD = QRectF(60, 30, 120, 32)  # above the yard, in a picture of 240 x 220


@pytest.mark.parametrize("count", range(1, 13))
def test_cubes_lie_in_the_yard_of_their_city_and_none_overlap(count):
    places = city_cube_places(count)
    assert len(places) == count and none_overlap(places) and all_within(places, YARD)
    assert places[0].width() >= (26 if count <= 8 else 20)


def test_the_yard_lies_within_the_hex():
    corners = (YARD.topLeft(), YARD.topRight(), YARD.bottomLeft(), YARD.bottomRight())
    assert all(FLAT.outline(0.925).contains(corner) for corner in corners)


@pytest.mark.parametrize("kind", GOODS)
def test_a_city_has_its_colour_its_light_yard_and_its_symbol(kind):
    image = picture(lambda p: paint_city(p, kind))
    assert is_like(image.pixelColor(36, 110), good(kind).ground, 4)
    assert is_like(image.pixelColor(120, 110), STEAM.yard, 4)
    assert count_like(image, good(kind).letters, HEAD) > 60


def test_cubes_show_on_the_yard_even_in_a_city_of_their_colour():
    image = picture(lambda p: paint_city(p, "red", cubes=("red", "blue")))
    yard = YARD.translated(120, 110)
    assert count_like(image, good("red").fill, yard) > 300
    assert count_like(image, good("blue").fill, yard) > 300


def test_the_printed_number_and_the_growth_marker_come_on_demand():
    bare = picture(lambda p: paint_city(p, "purple"))
    numbered = picture(lambda p: paint_city(p, "purple", printed=3))
    grown = picture(lambda p: paint_city(p, "purple", printed=3, grown=True))
    assert (
        count_like(bare, PRINTED.slot, HEAD, 4) < 30 < count_like(numbered, PRINTED.slot, HEAD, 4)
    )
    assert count_like(numbered, PRINTED.marked, HEAD, 8) == 0
    assert count_like(grown, PRINTED.marked, HEAD, 8) > 150


def test_a_new_city_is_card_and_born_grown():
    image = picture(lambda p: paint_city(p, "grey", tile=True))
    assert count_like(image, PRINTED.marked, HEAD, 8) > 150
    board = picture(lambda p: paint_city(p, "grey"))
    assert painted_rect(image).bottom() > painted_rect(board).bottom(), "a card has a shadow"


@pytest.mark.parametrize("letters", [NAME, 41.0])
@pytest.mark.parametrize("name", [*LONGEST, "Бонн", "New York"])
def test_a_name_stands_on_a_ribbon_that_leaves_the_sides_beside_it_free(name, letters):
    ribbon = city_name_rect(name, letters)
    side = FLAT.side_mid(5)  # where track comes in, as wide as its rim
    assert ribbon.width() <= NAME_WIDTH * 1.3
    assert ribbon.top() > side.y() + 5
    assert ribbon.right() < side.x() + 38
    assert ribbon.bottom() < FLAT.bounds().bottom() + 12, "not on the head of a city below"
    assert not ribbon.intersects(YARD)


def test_a_name_on_its_ribbon_is_light_on_dark():
    image = picture(lambda p: paint_city(p, "red", name="Дюссельдорф"))
    there = city_name_rect("Дюссельдорф").translated(120, 110)
    assert count_like(image, good("red").plate, there) > 300
    assert count_like(image, good("red").letters, there) > 100


def test_a_growth_marker_is_golden_with_dark_houses():
    image = picture(lambda p: paint_growth(p, QPointF(0, 0), 20), 60, 60)
    assert count_like(image, PRINTED.marked, within=8) > 300
    assert count_like(image, PRINTED.ink, QRectF(18, 12, 24, 30)) > 100


@pytest.mark.parametrize("kind", GOODS)
def test_on_a_pointy_board_a_city_stays_within_its_hex(kind):
    image = picture(lambda p: paint_city(p, kind, printed=5, grown=True, grid=POINTY))
    inside = POINTY.outline(1.02).translated(120, 110)
    for x in range(image.width()):
        for y in range(image.height()):
            if not inside.contains(QPointF(x + 0.5, y + 0.5)):
                assert is_like(image.pixelColor(x, y), GROUND, 30)
