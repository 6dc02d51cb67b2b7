"""Income or victory points: each receiver in turn."""

from __future__ import annotations

from PySide6.QtCore import Qt

from desktop.titles.steam.actions import TakePoints
from tests.dialogs.room import quiet_window, settle
from tests.windows.steam.positions import money, points_due
from tests.windows.turn.spoken import said

pytestmark = quiet_window


def test_the_mover_decides_and_then_the_others(sit_down):
    game = points_due("1", "1", "2", level=3)
    hand = sit_down(game)
    assert "Ann: income or points" in said(hand)
    assert "2 points of the delivery" in said(hand)
    assert "then Bob decides about 1 point" in said(hand)
    hand.click(hand.in_row("Income.", "0 → 2"))
    assert hand.document.at.action == TakePoints(player="1", how="income")
    assert game.table.player("1").income == 2
    assert "Bob: income or points" in said(hand)
    hand.click(hand.in_row("Victory points.", "0 → 1"))
    assert hand.document.at.action == TakePoints(player="2", how="points")


def test_what_both_bring_is_weighed(sit_down):
    game = points_due("1", "1", "1", level=3)
    score = game.table.result(game.table.player("1"))
    hand = sit_down(game)
    assert hand.row("Income.", f"score {score} → {score + 1}")
    assert hand.row("Victory points.", f"score {score} → {score + 3}")
    hand.in_row("Income.").setFocus()
    settle()
    assert money(hand).figures(1)[2] == "$3"
    hand.in_row("Victory points.").setFocus()
    settle()
    assert money(hand).figures(1)[2] == "$0"


def test_what_the_end_of_the_track_does_not_take_is_told(sit_down):
    hand = sit_down(points_due("1", "1", level=2, income=9))
    assert hand.row("Income.", "9 → 10", "1 are lost")


def test_by_keys(sit_down):
    game = points_due("1", "1", level=2)
    hand = sit_down(game)
    hand.in_row("Income.").setFocus()
    hand.key(Qt.Key.Key_Down)
    hand.key(Qt.Key.Key_Space)
    assert hand.document.at.action == TakePoints(player="1", how="points")
