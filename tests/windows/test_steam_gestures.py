"""Every gesture on the board of Steam: with the mouse, and again with keys alone."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTransform

from desktop.document import wording
from desktop.document.document import GameDocument
from desktop.engine.game import Game
from desktop.engine.refusal import Refusal
from desktop.engine.rulebook import rules
from desktop.i18n.money import money
from desktop.scene.items.label_item import LabelItem
from desktop.scene.items.steam_items import WayItem
from desktop.scene.painting.steam_print import disc_spots, link_looks
from desktop.titles.steam.cities import BuildCity, GrowCity
from desktop.titles.steam.laying import plan
from desktop.titles.steam.links import links
from desktop.titles.steam.track import LayTrack
from desktop.windows.refusal_card import RefusalCard
from tests.dialogs.room import quiet_window, settle, visible_texts
from tests.windows.steam_hands import SteamFingers, SteamHand
from tests.windows.steam_moments import (
    WANTED,
    found_deliveries,
    lays,
    moment,
    offered,
    several_ways,
)

pytestmark = quiet_window


@pytest.fixture(params=[SteamHand, SteamFingers], ids=["mouse", "keys"])
def player(request, make_window) -> SteamHand:
    return request.param(make_window())


def seat(player: SteamHand, game: Game) -> SteamHand:
    player.window.files._show(GameDocument(game))
    settle()
    return player


def at(player: SteamHand, key: str, first_round: int = 2) -> SteamHand:
    return seat(player, moment(WANTED[key], first_round))


def facts(player: SteamHand) -> object:
    return player.document.game.journal.facts()


def a_turned_lay(game: Game, kind: str) -> LayTrack:
    """One that is not the first of the turns one can give the tile there, if there is such."""
    every = offered(game, LayTrack)

    def first(action: LayTrack) -> LayTrack:
        return next(a for a in every if (a.hex, a.tile) == (action.hex, action.tile))

    found = lays(game, kind)
    return next((action for action in found if first(action) != action), found[0])


def play_and_go_back(player: SteamHand, deed) -> None:
    """Do it, undo it, redo it; the state is the same before and after."""
    before = facts(player)
    deed()
    after = facts(player)
    assert after != before
    player.undo()
    assert facts(player) == before
    player.redo()
    assert facts(player) == after


# Track


@pytest.mark.parametrize("kind", ["new", "upgraded", "redirected"])
def test_track_is_turned_and_laid(player, kind):
    at(player, kind)
    game = player.document.game
    action = a_turned_lay(game, kind)
    cost = plan(game.table, action.player, action.hex, action.tile, action.rotation).cost
    builder = game.table.player(action.player)
    cash, income, points = builder.cash, builder.income, builder.points
    play_and_go_back(player, lambda: player.lay(action))
    assert player.document.at.action == action
    loan = game.table.box.loan
    units = (income - builder.income) / loan.income + (points - builder.points) / loan.points
    assert cash + units * loan.unit - builder.cash == cost
    hex_ = game.table.board[action.hex]
    assert (hex_.tile, hex_.rotation) == (action.tile, action.rotation)
    look = player.view.board.sheet.layers.looks[action.hex]
    assert look.face.id == action.tile
    assert len(player.view.board.discs) == len(links(game.table))


def test_the_ticket_tells_price_terrain_and_link_before_the_drop(player):
    at(player, "new")
    game = player.document.game
    completing = next(
        action
        for action in lays(game, "new")
        if any("completes" in n for n in _preview(player, action).notes)
    )
    desk = player.desk
    desk.take_tile(completing.tile)
    desk.over(completing.hex)
    while desk.preview.action != completing:
        desk.turn(1)
    ticket = player.view.board.ticket
    assert ticket.isVisible()
    cost = plan(
        game.table, completing.player, completing.hex, completing.tile, completing.rotation
    ).cost
    assert ticket.title.startswith(money(cost))
    assert "sides" in ticket.text
    assert "completes" in ticket.text


def _preview(player: SteamHand, action: LayTrack):
    from desktop.scene.tools.lay_tile import preview_of

    return preview_of(player.document.game, action)


def test_a_refused_tile_says_why_and_goes_back(player):
    at(player, "new")
    tile = lays(player.document.game, "new")[0].tile
    city = next(id for id, site in player.table.sites.items() if site.colour)
    refusals = _heard(player)
    before = facts(player)
    player.lay_wrongly(tile, city)
    assert facts(player) == before
    _assert_said(player, refusals)
    assert player.desk.gesture is None


def _heard(player: SteamHand) -> list[Refusal]:
    refusals: list[Refusal] = []
    player.desk.refused.connect(lambda refusal, _: refusals.append(refusal))
    return refusals


def _assert_said(player: SteamHand, refusals: list[Refusal]) -> None:
    """The card tells the reason and the rule, and the ticket on the board the reason."""
    (refusal,) = refusals
    words = wording.refusal(refusal, player.table)
    card = player.window.findChild(RefusalCard)
    assert card.isVisible()
    said = " ".join(visible_texts(card))
    assert words in said
    rule = rules("steam")[refusal.rule_id]
    assert rule.section_en in said
    ticket = player.view.board.ticket
    assert ticket.is_refusal
    assert ticket.text == words


# New cities and growth


def test_a_new_city_comes_with_the_cubes_of_a_space(player):
    at(player, "city")
    action = offered(player.document.game, BuildCity)[-1]
    cubes = player.table.supply.reserve[action.space - 1]
    play_and_go_back(player, lambda: player.build_city(action))
    assert player.document.at.action == action
    site = player.table.sites[action.hex]
    assert (site.colour, site.cubes) == (action.colour, cubes)
    shown = [item.kind for item in player.view.board.cubes_of(action.hex)]
    assert tuple(shown) == cubes


def test_a_new_city_is_chosen_in_the_ring_of_a_town(player):
    at(player, "city")
    action = offered(player.document.game, BuildCity)[0]
    player.open_ring(action.hex)
    player.choose_cell(f"city_{action.colour}")
    player.choose_cell(f"space_{action.space}")
    assert player.document.at.action == action


def test_a_new_city_is_refused_where_no_town_is(player):
    at(player, "city")
    colour = offered(player.document.game, BuildCity)[0].colour
    city = next(id for id, site in player.table.sites.items() if site.colour)
    refusals = _heard(player)
    before = facts(player)
    if isinstance(player, SteamFingers):
        player._carry_piece(f"city_{colour}", city)
    else:
        player.drag(player.piece(f"city_{colour}"), player.on_board(city))
    assert facts(player) == before
    _assert_said(player, refusals)


def test_a_city_grows_with_the_cubes_of_a_space(player):
    at(player, "growth")
    action = offered(player.document.game, GrowCity)[0]
    cubes = player.table.supply.reserve[action.space - 1]
    before = player.table.sites[action.hex].cubes
    play_and_go_back(player, lambda: player.grow(action))
    assert player.document.at.action == action
    site = player.table.sites[action.hex]
    assert site.grown
    assert sorted(site.cubes) == sorted((*before, *cubes))


# Deliveries


def delivered(player: SteamHand) -> tuple[str, str, tuple[int, ...]]:
    action = player.document.at.action
    return action.hex, action.colour, action.exits


def test_a_cube_is_carried_to_its_city(player):
    at(player, "ways", 4)
    found = found_deliveries(player.document.game)
    ways = several_ways(player.document.game)
    delivery = next(d for d in found if d not in ways)
    count = len(player.view.board.cubes_of(delivery.origin))
    play_and_go_back(player, lambda: player.deliver(delivery))
    assert delivered(player) == (delivery.origin, delivery.colour, delivery.sides)
    assert len(player.view.board.cubes_of(delivery.origin)) == count - 1


def test_of_two_ways_the_one_is_taken_that_is_followed(player):
    at(player, "ways", 4)
    ways = several_ways(player.document.game)
    first = ways[0]
    same = [
        w
        for w in ways
        if (w.origin, w.colour, w.destination) == (first.origin, first.colour, first.destination)
    ]
    for delivery in same:
        player.deliver(delivery)
        assert delivered(player) == (delivery.origin, delivery.colour, delivery.sides)
        player.undo()


def assert_plates_are_clear(player) -> None:
    """No plate covers the city it speaks of, another plate or the edge of the sheet."""
    board = player.view.board
    scale = player.view.transform().m11()
    rects = []
    for plate in board.plates:
        shown = QTransform.fromScale(1 / scale, 1 / scale).mapRect(plate.plate)
        rects.append(shown.translated(plate.pos()))
    sheet = board.sheet.layers.sheet
    for rect, hex_id in zip(rects, board.glowing, strict=True):
        assert not rect.intersects(sheet.hex_rect(hex_id)), hex_id
        texts = (text for id in board.glowing for text in board.standing.texts_of(id))
        assert not any(rect.intersects(text) for text in texts), hex_id
        assert sheet.inner.contains(rect), hex_id
    pairs = combinations(rects, 2)
    assert not any(one.intersects(other) for one, other in pairs)


def assert_names_lie_above_ways(board, ways) -> None:
    ways_at = max(item.zValue() for item in board.items() if isinstance(item, WayItem))
    named = {
        item.hex
        for item in board.items()
        if isinstance(item, LabelItem) and item.zValue() > ways_at
    }
    assert {place for places in ways for place in places} <= named


def test_a_lifted_cube_shows_where_it_can_go_and_what_that_brings(player):
    at(player, "ways", 4)
    delivery = several_ways(player.document.game)[0]
    board, desk = player.view.board, player.desk
    if isinstance(player, SteamFingers):
        player.lift(delivery.origin, delivery.colour)
    else:
        away = player.on_board(delivery.origin) + player.on_board(delivery.destination)
        player.carry(delivery.origin, delivery.colour, [away / 2], lets_go=False)
    same = [
        d
        for d in found_deliveries(player.document.game)
        if (d.origin, d.colour) == (delivery.origin, delivery.colour)
    ]
    assert set(board.glowing) == {d.destination for d in same}
    assert len(board.plates) == len(board.glowing)
    assert_plates_are_clear(player)
    assert_names_lie_above_ways(board, [d.places for d in same])
    assert [i.is_away for i in board.cubes_of(delivery.origin)].count(True) == 1
    desk.over(delivery.destination)
    assert board.way is not None
    ticket = board.ticket
    for id, count in desk.delivery.points:
        assert f"{wording.actor_name(player.table, id)} +{count}" in ticket.title
    desk.put_back()
    assert not board.plates
    assert board.way is None
    assert not any(item.is_away for item in board.cubes_of(delivery.origin))


def test_dropped_straight_it_is_asked_which_way_is_meant(make_window):
    player = at(SteamHand(make_window()), "ways", 4)
    delivery = several_ways(player.document.game)[-1]
    player.drop_cube(delivery.origin, delivery.colour, delivery.destination)
    key = "way_" + "_".join(map(str, delivery.sides))
    assert player.cell(key).accessibleName()
    before = player.document.at
    player.key(Qt.Key.Key_Escape)
    assert player.document.at is before
    player.drop_cube(delivery.origin, delivery.colour, delivery.destination)
    player.choose_cell(key)
    assert delivered(player) == (delivery.origin, delivery.colour, delivery.sides)


def test_a_refused_delivery_says_why_and_the_cube_goes_home(player):
    at(player, "ways", 4)
    found = found_deliveries(player.document.game)
    origin, colour = found[0].origin, found[0].colour
    wrong = next(
        id
        for id, site in player.table.sites.items()
        if site.colour and site.colour != colour and id != origin
    )
    refusals = _heard(player)
    before = facts(player)
    player.drop_cube(origin, colour, wrong)
    assert facts(player) == before
    _assert_said(player, refusals)
    assert player.desk.gesture is None


def test_escape_puts_everything_back(player):
    at(player, "ways", 4)
    delivery = found_deliveries(player.document.game)[0]
    before = facts(player)
    player.desk.take_cube(delivery.origin, delivery.colour)
    settle()
    player.key(Qt.Key.Key_Escape)
    assert player.desk.gesture is None
    assert facts(player) == before


def test_in_another_language_markers_give_way_to_the_names_of_that_language(make_window, words):
    player = at(SteamHand(make_window()), "ways", 4)
    board = player.view.board
    words.switch("ru")
    settle()
    sheet = board.sheet.layers.sheet
    assert sheet.language == "ru"
    spots = disc_spots(sheet, player.table, tuple(link_looks(player.table).values()))
    assert [disc.pos() for disc in board.discs] == list(spots)
