"""Tab goes through a sheet as it is read, also where parts of it came later than others."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLayout, QScrollArea, QWidget

from desktop.dialogs.parts import FlowRow

TAB = Qt.FocusPolicy.TabFocus


def stops(layout: QLayout | None) -> Iterator[QWidget]:
    """What takes the focus by Tab, in the order of the layouts."""
    for number in range(layout.count() if layout is not None else 0):
        item = layout.itemAt(number)  # type: ignore[union-attr]
        widget = item.widget()
        yield from stops(item.layout()) if widget is None else _stops_in(widget)


def _stops_in(widget: QWidget) -> Iterator[QWidget]:
    if widget.focusPolicy() & TAB == TAB:
        yield widget
    if isinstance(widget, QScrollArea) and widget.widget() is not None:
        yield from _stops_in(widget.widget())
    elif widget.layout() is not None:
        yield from stops(widget.layout())
    elif isinstance(widget, FlowRow):
        for child in widget.parts:
            yield from _stops_in(child)


def order_tabs(layout: QLayout | None) -> None:
    for before, after in pairwise(stops(layout)):
        QWidget.setTabOrder(before, after)
