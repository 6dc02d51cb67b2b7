"""Names of towns: large enough, where they cover the least, broken only if they must be."""

import pytest
from PySide6.QtCore import QPointF

from desktop.board.tile_code import parse
from desktop.look.theme import PRINTED
from desktop.scene.painting.geometry import FLAT
from desktop.scene.painting.prints import fresh_looks, shared_sheet
from desktop.scene.painting.steam_sheet import LETTERS, SMALL_SCREEN
from desktop.scene.painting.steam_town_names import (
    ONE_LINE,
    Neighbour,
    paint_town_name,
    set_name,
    town_name_at,
)
from tests.scene.painting.pictures import count_like, picture

BOARDS = ["steam/northeast", "steam/rhine_ruhr"]
BARE = parse("town", "white", "town")
SOUTH, NORTH = (parse("T11", "green", f"town; {side}-c") for side in (0, 3))


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("key", BOARDS)
def test_with_the_whole_board_on_a_small_screen_names_are_about_ten_pixels_high(key, language):
    sheet = shared_sheet(key, language)
    scale = min(
        SMALL_SCREEN.width() / sheet.bounds.width(), SMALL_SCREEN.height() / sheet.bounds.height()
    )
    looks = fresh_looks(key, sheet)
    for id in sheet.board.hexes:
        for label in sheet.labels(id, looks):
            if label.kind == "name":
                assert label.size * scale >= LETTERS * 0.81, label.text


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("key", BOARDS)
def test_no_name_of_a_town_covers_a_city_or_another_name(key, language):
    sheet = shared_sheet(key, language)
    looks = fresh_looks(key, sheet)
    names = {
        id: label.rect.translated(sheet.centres[id])
        for id in sheet.board.hexes
        for label in sheet.labels(id, looks)
        if label.kind == "name"
    }
    for id, name in names.items():
        others = [there for other, there in names.items() if other != id]
        assert not any(name.intersects(other) for other in others), sheet.name(id)
        if looks[id].city:
            continue
        for other in sheet.around(id):
            if looks[other].city:
                yard = sheet.hex_rect(other, 0.66)
                assert not name.intersects(yard), sheet.name(id)


def test_a_name_goes_where_less_track_is():
    name = set_name("Olean", 40.0)
    assert town_name_at(name, BARE).y() > 0
    assert town_name_at(name, SOUTH).y() < 0
    assert town_name_at(name, NORTH).y() > 0


def test_a_name_gives_way_to_a_city_beside_its_town():
    below_right = FLAT.centre((1, 1)) - FLAT.centre((0, 0))
    city = Neighbour(below_right.toTuple(), BARE, is_city=True)
    name = set_name("Amsterdam", 40.0)
    assert town_name_at(name, BARE).toTuple() == (0.0, town_name_at(name, BARE).y())
    at = town_name_at(name, BARE, [city])
    assert at.y() < 0 or at.x() < 0


def test_only_a_name_that_is_far_too_long_is_broken_and_a_hyphen_stays():
    assert set_name("Olean", 40.0).lines == ("Olean",)
    assert set_name("Poughkeepsie", 40.0).lines == ("Poughkeepsie",)
    assert set_name("White River Junction", 40.0).lines == ("White River", "Junction")
    assert set_name("Уайт-Ривер-Джанкшен", 40.0).lines == ("Уайт-Ривер-", "Джанкшен")
    assert set_name("Poughkeepsie", 40.0).width <= ONE_LINE


def test_a_name_is_dark_with_a_rim_of_its_ground():
    ground, name = "#E3C894", set_name("Olean", 40.0)
    image = picture(lambda p: paint_town_name(p, name, QPointF(0, 0), ground), 160, 60)
    assert count_like(image, PRINTED.ink) > 100
    assert count_like(image, ground, within=30) > 150
