"""A line of words that ends in dots where it has no room."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication

from desktop.windows.elided_label import ElidedLabel
from tests.dialogs.room import quiet_window

pytestmark = quiet_window


def test_what_has_no_room_ends_in_dots_and_is_told_in_the_tooltip(qtbot, dressed):
    label = ElidedLabel()
    qtbot.addWidget(label)
    label.setText("Southern Pacific Railroad of Mexico · move 495")
    label.resize(80, 30)
    assert label.shown().endswith("…") and label.shown() != label.text()
    QApplication.sendEvent(label, QHelpEvent(QHelpEvent.Type.ToolTip, QPoint(5, 5), QPoint(5, 5)))
    assert label.toolTip() == label.text()
    label.resize(800, 30)
    assert label.shown() == label.text()
    QApplication.sendEvent(label, QHelpEvent(QHelpEvent.Type.ToolTip, QPoint(5, 5), QPoint(5, 5)))
    assert not label.toolTip()
