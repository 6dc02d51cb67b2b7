"""A Steam board as print: colours of land, water and hills; black sides; border."""

import pytest
from PySide6.QtCore import QPointF

from desktop.look.goods import STEAM
from desktop.look.theme import MONO, PRINTED
from desktop.scene.painting.geometry import FLAT
from desktop.scene.painting.steam_ground import (
    paint_country,
    paint_frame,
    paint_ground,
    paint_plates,
    printed_ground,
    sheet_rect,
)
from tests.scene.painting.pictures import GROUND, is_like, picture
from tests.scene.painting.test_steam_country import COUNTRY

SHEET = sheet_rect(COUNTRY)


def painted(paint, scale=1.0):
    def shifted(painter):
        painter.translate(-SHEET.topLeft())
        paint(painter)

    return picture(shifted, SHEET.width(), SHEET.height(), scale=scale, middle=False)


def at(image, point):
    spot = point - SHEET.topLeft()
    return image.pixelColor(round(spot.x()), round(spot.y()))


@pytest.fixture(scope="module")
def plates():
    return painted(lambda p: paint_plates(p, COUNTRY))


@pytest.fixture(scope="module")
def ink():
    return painted(lambda p: paint_country(p, COUNTRY, SHEET))


def test_land_hills_and_water_are_printed_in_their_colours(plates):
    assert is_like(at(plates, FLAT.centre((1, 3)) + QPointF(-60, 0)), STEAM.meadow, 3)
    assert is_like(at(plates, FLAT.centre((1, -1))), PRINTED.hill, 3)
    assert is_like(at(plates, FLAT.centre((0, 4))), PRINTED.water, 3)
    assert is_like(at(plates, SHEET.topLeft() + QPointF(5, 5)), GROUND, 1)


def test_a_river_is_water_and_a_canal_has_lilac_banks(plates):
    spot = COUNTRY.river_line(COUNTRY.rivers[0]).pointAtPercent(0.45)
    assert is_like(at(plates, spot), PRINTED.river, 4)
    canal = COUNTRY.river_line(COUNTRY.rivers[2])
    middle = canal.pointAtPercent(0.6)
    assert is_like(at(plates, middle), PRINTED.river, 4)
    beside = [at(plates, middle + QPointF(dx, 0)) for dx in (-8, 8)]
    assert any(is_like(colour, STEAM.canal, 12) for colour in beside)


def test_a_closed_side_is_black_and_an_open_one_is_thin(ink):
    wall = FLAT.centre((0, 2)) + FLAT.side_mid(0)
    for dy in (-3, 0, 3):
        assert is_like(at(ink, wall + QPointF(0, dy)), PRINTED.ink, 8)
    open_side = FLAT.centre((0, 0)) + FLAT.side_mid(0) + QPointF(40, 0)
    assert not is_like(at(ink, open_side + QPointF(0, 3)), PRINTED.ink, 60)


def test_the_map_ends_in_a_heavy_line(ink):
    edge = FLAT.centre((0, -2)) + FLAT.side_mid(3) + QPointF(10, 0)
    assert is_like(at(ink, edge), PRINTED.ink, 12)
    assert is_like(at(ink, edge - QPointF(0, 30)), GROUND, 1)


def test_hills_are_drawn_and_plains_are_bare(ink):
    def drawn(hex_):
        middle = FLAT.centre(hex_)
        return sum(
            not is_like(at(ink, middle + QPointF(x, y)), GROUND, 2)
            for x in range(-60, 61, 2)
            for y in range(-60, 61, 2)
        )

    assert drawn((1, -1)) > 250
    assert drawn((-1, -1)) < 20


def test_only_the_part_asked_for_is_painted():
    half = SHEET.adjusted(0, 0, -SHEET.width() / 2, 0)
    image = painted(lambda p: paint_country(p, COUNTRY, half))
    right = SHEET.center() + QPointF(30, 0)
    column = [at(image, right + QPointF(0, y)) for y in range(-300, 300, 3)]
    assert all(is_like(colour, GROUND, 1) for colour in column)


def test_the_whole_ground_is_paper_with_the_plates_multiplied_on_it():
    image = painted(lambda p: paint_ground(p, COUNTRY, SHEET, 1.0))
    spot = FLAT.centre((1, 3)) + QPointF(-60, -20)
    assert is_like(at(image, spot), printed_ground(COUNTRY, (1, 3)), 26)
    assert is_like(at(image, FLAT.centre((0, 4))), printed_ground(COUNTRY, (0, 4)), 26)
    assert is_like(
        at(image, SHEET.center() + QPointF(SHEET.width() / 2 - 40, 0)), PRINTED.paper, 30
    )


def test_a_sheet_for_a_black_printer_has_no_colour():
    image = painted(lambda p: paint_ground(p, COUNTRY, SHEET, 1.0, inks=MONO))
    for hex_ in (*COUNTRY.hills, *COUNTRY.water, (1, 3)):
        assert at(image, FLAT.centre(hex_)).hslSaturation() < 6


def test_the_frame_stands_inside_the_sheet():
    image = painted(lambda p: paint_frame(p, SHEET))
    assert is_like(at(image, QPointF(SHEET.center().x(), SHEET.top() + 22)), PRINTED.ink, 10)
    assert is_like(at(image, QPointF(SHEET.center().x(), SHEET.top() + 10)), GROUND, 1)
