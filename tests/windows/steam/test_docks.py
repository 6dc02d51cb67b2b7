"""The docks of Steam, the rounds in the bar, the stations of a round, the layouts."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF

from desktop.titles.steam.actions import TakeAction
from desktop.windows.steam.charts import IncomeDock, ScoreDock
from desktop.windows.steam.plans import PLANS, kind_of_round
from desktop.windows.steam.players_dock import SteamPlayersDock
from desktop.windows.steam.supply_docks import ActionsDock, SupplyDock
from desktop.windows.steam.tiles_dock import SteamTilesDock
from desktop.windows.steam.tracks_dock import TracksDock
from tests.dialogs.room import quiet_window, settle
from tests.titles.steam.played import played_game
from tests.titles.steam.seats import give, setting
from tests.windows.steam.positions import at_build, choosing, first_auction, moving, order_auction

pytestmark = quiet_window


def shown(hand, kind):
    hand.window.docks.show_dock(kind.NAME)
    settle()
    return hand.window.docks.dock(kind)


def test_the_players_with_everything_that_counts(sit_down):
    game = choosing(cash=7)
    with setting(game) as table:
        give(table, "2", income=-3, points=4, level=2)
    dock = shown(sit_down(game), SteamPlayersDock)
    row = {c.key: dock.model.index(1, n).data() for n, c in enumerate(dock.model.COLUMNS)}
    assert row == {
        "player": "Bob",
        "place": "2",
        "action": "–",
        "cash": "$0",
        "income": "−3",
        "points": "4",
        "level": "2",
        "links": "0",
        "score": "−2",
    }


def test_the_tracks_tell_where_everybody_stands(sit_down):
    game = choosing(income=3, points=12)
    dock = shown(sit_down(game), TracksDock)
    assert "Ann 3" in dock.views["income"].accessibleDescription()
    assert "Ann 12" in dock.views["points"].accessibleDescription()
    assert dock.views["order"].accessibleDescription().startswith("1 Ann; 2 Bob")
    assert dock.views["rounds"].accessibleDescription() == "round 1 of 8"
    view = dock.views["income"]
    assert "Ann 3" in view._tip(view.sheet, QPointF(view.sheet.center().x(), 40))
    assert all(one.height() > 40 for one in dock.views.values())


def test_the_supply_counts_reserve_bag_and_cities(sit_down):
    game = choosing()
    dock = shown(sit_down(game), SupplyDock)
    supply = game.table.supply
    assert f"Cubes in the bag: {len(supply.bag)}" in dock.bag.accessibleName()
    assert "New cities left: 8" in dock.cities.accessibleName()
    assert dock.markers.text() == "Growth markers left: 10"
    assert len(dock.view.accessibleDescription().split("; ")) == len(supply.reserve)


def test_a_taken_action_tile_bears_its_disc(sit_down):
    hand = sit_down(choosing())
    dock = shown(hand, ActionsDock)
    hand.document.submit(TakeAction(player="1", number=5, declined=True))
    hand.document.submit(TakeAction(player="2", number=1))
    settle()
    said = dock.view.accessibleDescription()
    assert "5 City growth: Ann, declined" in said
    assert "1 First player: Bob" in said
    tiles = dock.table.box.actions
    assert dock._look(tiles[5]).passed and dock._look(tiles[1]).chosen_by is not None


def test_tiles_are_counted_down(sit_down):
    hand = sit_down(at_build())
    dock = shown(hand, SteamTilesDock)
    before = dock.count.text()
    action = next(c.action for c in hand.document.choices() if c.action.kind == "lay_track")
    hand.document.submit(action)
    settle()
    assert dock.count.text() != before
    assert str(hand.document.game.table.supply.tiles_left) in dock.count.text()


@pytest.mark.parametrize("kind", [ScoreDock, IncomeDock])
def test_charts_tell_the_present_moment(sit_down, kind):
    game = played_game(4, 3, most=150)
    hand = sit_down(game)
    dock = shown(hand, kind)
    spoken = dock.chart.accessibleDescription()
    for seat, player in enumerate(game.table.players):
        value = dock.value(dock.history.along(game.at.path())[-1], seat)
        assert f"{player.name} " in spoken
        wanted = game.table.result(player) if kind is ScoreDock else player.income
        assert value == wanted


def test_the_bar_tells_round_and_order(sit_down):
    hand = sit_down(choosing())
    strip = hand.window.bar.phases
    assert strip.accessibleName() == "Round 1 of 8; turn order: Ann, Bob, Cyd, Dan"


@pytest.mark.parametrize(
    ("make", "here", "count"),
    [
        (first_auction, "place_auction", 6),
        (choosing, "actions", 5),
        (order_auction, "order_auction", 7),
        (at_build, "build", 5),
        (lambda: moving("1", level=2), "goods1", 5),
    ],
)
def test_the_stations_are_the_phases_of_the_mode(sit_down, make, here, count):
    line = sit_down(make()).turn.steps
    assert line.isVisible()
    assert (line.here, len(line.stations)) == (here, count)


def test_every_kind_of_phase_has_both_layouts():
    table = choosing().table
    assert (kind_of_round(table), False) in PLANS and (kind_of_round(table), True) in PLANS
    kinds = {kind for kind, _ in PLANS}
    assert {(kind, is_wide) for kind in kinds for is_wide in (False, True)} == set(PLANS)
