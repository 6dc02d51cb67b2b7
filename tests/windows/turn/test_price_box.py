"""A price of one's own, by keys."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.windows.turn.price_box import PriceControl
from tests.dialogs.room import quiet_window

pytestmark = quiet_window


def test_enter_offers_the_price_that_was_typed(qtbot, dressed):
    offered: list[int] = []
    control = PriceControl("Bid", range(45, 301), offered.append)
    qtbot.addWidget(control)
    control.show()
    control.box.setFocus()
    control.box.selectAll()
    QTest.keyClicks(control.box, "120")
    QTest.keyClick(control.box, Qt.Key.Key_Return)
    assert offered == [120]


def test_the_box_begins_at_the_least_and_ends_at_the_most(qtbot, dressed):
    control = PriceControl("Bid", range(45, 301, 5), lambda price: None)
    qtbot.addWidget(control)
    box = control.box
    assert (box.value(), box.minimum(), box.maximum(), box.singleStep()) == (45, 45, 300, 5)
    QTest.keyClick(box, Qt.Key.Key_Up)
    assert box.value() == 50
