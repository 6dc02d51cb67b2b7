"""What is seen to move on the board of Steam, by mouse and by keys."""

from __future__ import annotations

import pytest

from desktop.document.document import GameDocument
from desktop.scene.items.ghost_item import GHOST, GhostItem
from desktop.scene.items.steam_items import CityItem, CubeItem
from desktop.scene.painting.steam_print import cube_rects
from desktop.titles.steam.cities import BuildCity, GrowCity
from tests.dialogs.room import quiet_window, settle
from tests.windows.motions import go_on, moving, only
from tests.windows.steam_hands import SteamFingers, SteamHand
from tests.windows.steam_moments import WANTED, found_deliveries, lays, moment, offered

pytestmark = [quiet_window, pytest.mark.usefixtures("slow")]


@pytest.fixture(params=[SteamHand, SteamFingers], ids=["mouse", "keys"])
def player(request, make_window) -> SteamHand:
    return request.param(make_window())


def at(player: SteamHand, key: str, first_round: int = 2) -> SteamHand:
    player.window.files._show(GameDocument(moment(WANTED[key], first_round)))
    settle()
    player.view.board.movements.finish_all()
    return player


def seen(player: SteamHand, kind: type) -> list:
    return [item for item in player.view.board.items() if type(item) is kind and item.isVisible()]


def cubes_as_in_the_game(player: SteamHand) -> bool:
    """Every cube lies where the model says, as large as it is, and none besides."""
    board, sites = player.view.board, player.table.sites
    for id, site in sites.items():
        items = board.cubes_of(id)
        places = [rect.center() for rect in cube_rects(player.table, id)]
        if tuple(item.kind for item in items) != site.cubes:
            return False
        if [item.pos() for item in items] != places or any(i.scale() != 1 for i in items):
            return False
    return len(seen(player, CubeItem)) == sum(len(site.cubes) for site in sites.values())


def test_a_refused_cube_flies_back_to_its_place(player):
    at(player, "ways", 4)
    board = player.view.board
    delivery = found_deliveries(player.document.game)[0]
    wrong = next(
        id
        for id, site in player.table.sites.items()
        if site.colour and site.colour != delivery.colour and id != delivery.origin
    )
    player.drop_cube(delivery.origin, delivery.colour, wrong)
    home = next(i for i in board.cubes_of(delivery.origin) if i.kind == delivery.colour)
    assert home.is_away  # it is not in two places
    (cube,) = [item for item in seen(player, CubeItem) if item.zValue() == GHOST]
    assert board.marks.way.path.pointAtPercent(1) == home.pos()
    go_on(board.movements, "refused", 150)
    assert cube.pos() != home.pos()
    go_on(board.movements, "refused", 240)
    assert cube.scene() is None and not home.is_away
    assert board.ticket.isVisible() and board.ticket.is_refusal
    assert cubes_as_in_the_game(player)


def test_an_undone_delivery_brings_its_cube_back(player):
    at(player, "ways", 4)
    board, delivery = player.view.board, found_deliveries(player.document.game)[0]
    player.deliver(delivery)
    player.undo()
    name = only(board.movements, "comes")
    cubes = board.cubes_of(delivery.origin)
    (flying,) = [item for item in cubes if item.zValue() == GHOST]
    assert flying.kind == delivery.colour
    assert flying.pos() == board.centre_of(delivery.destination)
    go_on(board.movements, name, 140)
    assert cubes_as_in_the_game(player)


def test_a_deed_in_between_ends_the_flight_of_a_cube(player):
    at(player, "ways", 4)
    board, delivery = player.view.board, found_deliveries(player.document.game)[0]
    player.deliver(delivery)
    player.undo()
    go_on(board.movements, only(board.movements, "comes"), 60)
    player.redo()
    assert "comes" not in moving(board.movements)
    assert cubes_as_in_the_game(player)


def test_grown_cubes_lie_down_and_an_undo_takes_them_home(player):
    at(player, "growth")
    board, action = player.view.board, offered(player.document.game, GrowCity)[0]
    player.grow(action)
    grown = [item for item in board.cubes_of(action.hex) if item.scale() > 1]
    assert grown and all(item.scale() == pytest.approx(1.06) for item in grown)
    player.undo()
    assert moving(board.movements) >= {"leaves"}
    assert {item.scale() for item in grown} == {1.0}
    board.movements.finish_all()
    assert {item.scene() for item in grown} == {None}
    assert cubes_as_in_the_game(player)


def test_a_new_city_lies_down_and_an_undo_takes_it_home(player):
    at(player, "city")
    board, action = player.view.board, offered(player.document.game, BuildCity)[0]
    player.build_city(action)
    (city,) = seen(player, CityItem)
    assert city.pos() == board.centre_of(action.hex)
    go_on(board.movements, "settles", 110)
    assert seen(player, CityItem) == []
    player.undo()
    (city,) = seen(player, CityItem)
    board.movements.finish_all()
    assert seen(player, CityItem) == []
    assert cubes_as_in_the_game(player)


def test_track_lies_down_in_its_owners_colour_and_flies_off(player):
    at(player, "new")
    board, action = player.view.board, lays(player.document.game, "new")[0]
    player.lay(action)
    (tile,) = seen(player, GhostItem)
    look = board.sheet.layers.looks[action.hex]
    assert look.lines and tile._paint_tile.keywords["lines"] == look.lines
    player.undo()
    assert tile.scene() is None
    (tile,) = seen(player, GhostItem)
    assert tile._paint_tile.keywords["lines"] == look.lines
    board.movements.finish_all()
    assert seen(player, GhostItem) == []


def test_the_way_of_a_cube_is_drawn_once(make_window):
    player = at(SteamHand(make_window()), "ways", 4)
    board, delivery = player.view.board, found_deliveries(player.document.game)[0]
    player.carry(
        delivery.origin,
        delivery.colour,
        [player.on_board(delivery.destination)],
        lets_go=False,
    )
    assert board.way.line.part == 0.0
    go_on(board.movements, "way", 120)
    assert board.way.line.part == 0.5
    go_on(board.movements, "way", 240)
    assert board.way.line.part == 1.0
