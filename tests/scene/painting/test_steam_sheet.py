"""Both boards of Steam as sheets: title, names, looks of a game, and nothing off the paper."""

import itertools

import pytest
from PySide6.QtCore import QRectF

from desktop.engine import resources
from desktop.engine.setup import Setup
from desktop.printing.board_picture import board_image
from desktop.scene.painting.prints import fresh_looks, looks_of, shared_sheet, sheet_key
from desktop.scene.painting.steam_print import link_looks
from desktop.scene.painting.steam_title import title_place
from desktop.scene.painting.steam_ways import link_pieces, place_at, way_path
from desktop.titles.steam.deliveries import deliveries
from desktop.titles.steam.links import is_city, links
from tests.windows.steam_moments import WANTED, lays, moment

BOARDS = ["steam/northeast", "steam/rhine_ruhr"]
LANGUAGES = ["en", "ru"]


@pytest.mark.parametrize("key", BOARDS)
def test_the_title_covers_no_hex_and_lies_on_the_sheet(key):
    sheet = shared_sheet(key, "en")
    place = title_place(sheet.country)
    assert not sheet.country.outline.intersects(place.rect)
    assert sheet.inner.contains(place.rect)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", BOARDS)
def test_every_place_has_its_name_within_the_frame(key, language):
    sheet = shared_sheet(key, language)
    looks = fresh_looks(key, sheet)
    names = 0
    for id, ground in sheet.board.hexes.items():
        labels = [label for label in sheet.labels(id, looks) if label.kind == "name"]
        assert bool(labels) == (ground.name is not None)
        for label in labels:
            names += 1
            assert label.text == ground.name.in_language(language)
            assert sheet.frame.contains(label.rect.translated(sheet.centres[id]))
            assert sheet.text_rect(id).contains(label.rect.translated(sheet.centres[id]))
    assert names > 30


@pytest.mark.parametrize("key", BOARDS)
def test_cities_are_painted_in_their_colours(key):
    sheet = shared_sheet(key, "en")
    image = board_image(key, "en", width=1200)
    scale = 1200 / sheet.rect.width()
    for id, ground in sheet.board.hexes.items():
        if ground.colour in ("red", "purple"):
            spot = (sheet.centres[id] - sheet.rect.topLeft()) * scale
            ink = image.pixelColor(round(spot.x() - 83 * scale), round(spot.y()))
            assert ink.red() > ink.green()
            assert (ink.blue() > ink.red()) == (ground.colour == "purple")


def test_a_setup_without_a_board_shows_the_one_for_so_many_players():
    three, five = (Setup(title="steam", players=tuple("abcde"[:n])) for n in (3, 5))
    assert sheet_key(three) == "steam/northeast"
    assert sheet_key(five) == "steam/rhine_ruhr"


def test_the_look_of_a_hex_changes_with_a_tile_and_back():
    game = moment(WANTED["new"], 2)
    sheet = shared_sheet("steam/northeast", "en")
    before = looks_of(game.table, sheet)
    action = lays(game, "new")[0]
    game.apply(action)
    after = looks_of(game.table, sheet)
    changed = {id for id in after if after[id] != before[id]}
    assert action.hex in changed
    assert after[action.hex].tile == action.tile
    assert len(after[action.hex].lines) == len(after[action.hex].face.tracks)
    game.undo()
    assert looks_of(game.table, sheet) == before


def test_a_link_is_one_line_from_place_to_place():
    """Each piece begins where the one before ends, up to the overlap of track at a side."""
    table = moment(WANTED["ways"], 4).table
    found = links(table)
    assert len(link_looks(table)) == len(found)
    for link in found:
        pieces = link_pieces(table, link)
        for one, other in itertools.pairwise(pieces):
            gap = one.pointAtPercent(1) - other.pointAtPercent(0)
            assert gap.manhattanLength() < 12
        if link.is_complete and pieces and not is_city(table, link.end):
            gap = pieces[-1].pointAtPercent(1) - place_at(table, link.end)
            assert gap.manhattanLength() < 1


def test_the_way_of_a_cube_leads_from_city_to_city_whichever_way_links_were_built():
    table = moment(WANTED["ways"], 4).table
    for delivery in deliveries(table, table.turn):
        path = way_path(table, delivery.origin, delivery.links)
        assert path.pointAtPercent(0) == place_at(table, delivery.origin)
        assert path.pointAtPercent(1) == place_at(table, delivery.destination)
        corners = [path.elementAt(n) for n in range(path.elementCount())]
        for one, other in itertools.pairwise(corners):
            assert (
                QRectF(one.x, one.y, 1, 1).adjusted(-200, -200, 200, 200).contains(other.x, other.y)
            )


@pytest.mark.parametrize("layout", ["flat", "pointy"])
def test_a_board_of_ones_own_is_drawn_and_says_so(layout):
    text = (
        resources.root().joinpath("titles", "steam", "maps", "rhine_ruhr.toml").read_text("utf-8")
    )
    if layout == "pointy":
        text = 'layout = "pointy"\nletters = "down"\n' + SMALL
    setup = Setup(title="steam", players=tuple("abc"), board=text)
    key = sheet_key(setup)
    assert key == f"steam/{text}"
    sheet = shared_sheet(key, "ru")
    assert sheet.sources == ()
    image = board_image(key, "ru", width=500)
    assert image.width() == 500


SMALL = """
name = "Small"
players = [3]
reserve_spaces = 4
plains = ["A3", "B2", "B4", "C3"]
[hexes]
A1 = { name = "Alpha", city = "red", cubes = 1 }
C1 = { name = "Beta", city = "blue", cubes = 1 }
C5 = { name = "Gamma", city = "yellow", cubes = 1 }
A5 = { name = "Delta", town = true }
"""
