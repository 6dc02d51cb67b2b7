"""Capital: so many units, what they take, or none."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSpinBox

from desktop.engine.actions import Pass
from desktop.titles.steam.actions import RaiseCapital
from tests.dialogs.room import quiet_window
from tests.windows.steam.positions import capital, money
from tests.windows.turn.spoken import locked, said

pytestmark = quiet_window


def test_units_are_chosen_with_the_arrows_and_pressed(sit_down):
    hand = sit_down(capital(income=2, points=3))
    box = hand.turn.findChild(QSpinBox)
    hand.click(box, box.lineEdit().geometry().center())
    hand.key(Qt.Key.Key_Up)
    hand.key(Qt.Key.Key_Up)
    assert box.text() == "3 × $5"
    assert money(hand).figures(1) == ("$0", "$15", "$13")  # income −1 and upkeep $1
    assert money(hand).figures(2)[:2] == ("2", "−1")
    assert money(hand).sentences()[1] == "At the round's end −$2: income −$1, upkeep −$1"
    hand.click(hand.button("Raise $15"))
    assert hand.document.at.action == RaiseCapital(player="1", units=3)


def test_enter_raises(sit_down):
    hand = sit_down(capital())
    box = hand.turn.findChild(QSpinBox)
    hand.click(box, box.lineEdit().geometry().center())
    hand.key(Qt.Key.Key_Return)
    assert hand.document.at.action == RaiseCapital(player="1", units=1)


def test_points_go_when_income_is_at_its_end(sit_down):
    hand = sit_down(capital(income=-10, points=5))
    assert money(hand).sentences()[0] == "$5 raised for 2 victory points"


def test_nothing_is_raised(sit_down):
    hand = sit_down(capital())
    hand.click(hand.button("Raise nothing"))
    assert hand.document.at.action == Pass(who="1")
    assert "Bob: raise capital or not" in said(hand)


def test_who_has_nothing_to_give_reads_why(sit_down):
    hand = sit_down(capital(income=-10, points=1))
    (line,) = locked(hand)
    assert line.startswith("Raise capital. Ann has neither income nor points")
    assert "bankrupt" in money(hand).sentences()[1]
