"""Moving goods: deliveries in rows, ways between two cities, locomotives, nothing."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QPushButton

from desktop.document import wording
from desktop.engine.actions import Pass
from desktop.scene.painting.steam_ways import way_path
from desktop.titles.steam.actions import MoveCube, UpgradeLocomotive
from desktop.titles.steam.deliveries import deliveries
from desktop.titles.steam.options import STANDARD
from desktop.windows.steam.goods_panel import AT_FIRST
from desktop.windows.steam.marks import CubeMark
from tests.dialogs.room import quiet_window, settle
from tests.titles.steam.played import played_game
from tests.titles.steam.seats import at_phase, new_game
from tests.windows.steam.positions import in_sight, money, moving
from tests.windows.turn.spoken import locked, said

pytestmark = quiet_window


def rows(hand) -> list[QPushButton]:
    return [b for b in hand.buttons() if b.text() == "Move"]


def test_a_delivery_says_who_gets_what_and_is_made(sit_down):
    game = moving("1", "1", "2", level=3)
    (delivery,) = [d for d in deliveries(game.table, "1") if d.origin == "L14"]
    hand = sit_down(game)
    end = wording.name_of(game.table, delivery.destination)
    row = hand.row(f"Albany → {end}", "3 links: you 2, Bob 1; by ")
    hand.click(row.findChild(QPushButton))
    assert hand.document.at.action == MoveCube(
        player="1", hex="L14", colour=delivery.colour, exits=delivery.sides
    )


def test_the_locomotives_are_upgraded(sit_down):
    game = moving("1", "1", "2", level=2)
    hand = sit_down(game)
    assert not any("3 links" in b.accessibleName() for b in rows(hand))
    row = hand.row("Upgrade locomotives.", "level 2 → 3")
    hand.click(row.findChild(QPushButton))
    assert hand.document.at.action == UpgradeLocomotive(player="1")


def test_upkeep_is_weighed_before_locomotives_are_upgraded(sit_down):
    game = at_phase(new_game(4, STANDARD), "goods", cash=9, level=2, income=1)
    hand = sit_down(game)
    assert money(hand).figures(1) == ("$9", "–", "$8")
    press = hand.in_row("Upgrade locomotives.", "upkeep $3 a round")
    press.setFocus()
    settle()
    assert money(hand).figures(1) == ("$9", "$9", "$7")
    assert "upkeep −$3" in money(hand).sentences()[1]


def test_the_highest_level_is_locked_with_its_reason(sit_down):
    hand = sit_down(moving("1", level=6))
    (line,) = locked(hand)
    assert line == "Upgrade locomotives. The locomotives of Ann are at the highest level"


def test_a_second_upgrade_in_a_phase_is_locked(sit_down):
    game = moving("1", level=2)
    game.apply(UpgradeLocomotive(player="1"))
    for id in ("2", "3", "4"):
        game.apply(Pass(who=id))
    hand = sit_down(game)
    (line,) = locked(hand)
    assert line.endswith("Ann has upgraded locomotives in this phase already")


def test_nothing_is_moved(sit_down):
    hand = sit_down(at_phase(new_game(4, "first_game"), "goods"))
    assert "No cube can be moved" in said(hand)
    hand.click(hand.button("Move nothing"))
    assert hand.document.at.action == Pass(who="1")


def many() -> object:
    """A late moment with more deliveries than are shown at first."""
    game = played_game(4, 3)
    for node in reversed(game.at.path()):
        game.go_to(node)
        table = game.table
        if table.finished or table.round.step.name != "move_goods":
            continue
        found = deliveries(table, game.actors[0])
        if len({(d.origin, d.colour, d.destination) for d in found}) > AT_FIRST + 1:
            return game
    raise AssertionError("no such moment")


def test_all_deliveries_are_shown_when_asked_for_and_made_by_keys(sit_down):
    game = many()
    hand = sit_down(game)
    pairs = {(d.origin, d.colour, d.destination) for d in deliveries(game.table, game.actors[0])}
    assert len(rows(hand)) == AT_FIRST
    more = next(b for b in hand.buttons() if b.text().startswith("Show "))
    more.setFocus()
    hand.key(Qt.Key.Key_Space)
    assert len(rows(hand)) == len(pairs)
    fifth = rows(hand)[AT_FIRST]
    assert fifth.hasFocus()
    hand.key(Qt.Key.Key_Space)
    assert isinstance(hand.document.at.action, MoveCube)


def test_the_best_delivery_stands_first(sit_down):
    game = many()
    asked = game.actors[0]
    best = max(dict(d.points)[asked] for d in deliveries(game.table, asked))
    hand = sit_down(game)
    assert f"you {best}" in rows(hand)[0].accessibleName()


def test_of_several_ways_one_is_chosen(sit_down):
    """Where two ways to the same city bring different points."""
    game = played_game(4, 3)
    for node in reversed(game.at.path()):
        game.go_to(node)
        if game.table.finished or game.table.round.step.name != "move_goods":
            continue
        by_pair: dict[tuple[str, str, str], set[object]] = {}
        for d in deliveries(game.table, game.actors[0]):
            by_pair.setdefault((d.origin, d.colour, d.destination), set()).add(d.points)
        if len(by_pair) <= AT_FIRST and any(len(ways) > 1 for ways in by_pair.values()):
            break
    hand = sit_down(game)
    box = next(b for b in hand.turn.findChildren(QComboBox) if b.count() > 1)
    hand.choose(box, 1)
    way = box.itemData(1)
    hand.click(box.parentWidget().findChild(QPushButton))
    assert hand.document.at.action.exits == way.sides


@pytest.mark.parametrize("code", ["en", "ru"])
def test_money_and_the_best_deliveries_are_seen_on_a_small_screen(sit_down, words, code):
    """At 1366 × 768 nobody has to scroll for what a turn needs."""
    words.switch(code)
    hand = sit_down(many())
    assert in_sight(money(hand))
    row = hand.turn.findChild(CubeMark).parentWidget()
    best = [one for one in hand.turn.findChildren(type(row)) if one.findChild(CubeMark)]
    assert len(best) == AT_FIRST
    assert all(in_sight(one) for one in best)
    footer = hand.turn.step_panel.footer.findChildren(QPushButton)
    assert len(footer) == 2  # nothing, and more
    assert all(in_sight(one) for one in footer)


def test_a_row_that_is_looked_at_draws_its_way_on_the_board(sit_down):
    game = moving("1", "1", "2", level=3)
    (delivery,) = [d for d in deliveries(game.table, "1") if d.origin == "L14"]
    hand = sit_down(game)
    board = hand.view.board
    press = next(b for b in rows(hand) if "3 links" in b.accessibleName())
    assert board.way is None
    press.setFocus()
    settle()
    drawn = way_path(game.table, delivery.origin, delivery.links)
    assert board.way.path == drawn
    hand.button("Move nothing").setFocus()
    settle()
    assert board.way is None
    hand.click(press)
    assert board.way is None
