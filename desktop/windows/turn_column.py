"""The column of the turn: the turn and the charter as high as what they say, the rest for tabs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDockWidget, QMainWindow, QWidget

from desktop.engine.table import Table
from desktop.look.look import Look
from desktop.windows.docks.dock import Dock
from desktop.windows.turn.panel import TurnPanel

GUTTER = 8
LEAST = 110  # px of a dock's height
REST = 160  # px at 100 % that the turn leaves to the docks below it, however much it says …
MOST_REST = 0.33  # … but no more than this part of the column
USUAL_TURN = 340  # px at 100 %
LOW = 480  # px at 100 % of a column below which the stations of the turn lose their words
NARROWEST = 340  # px at 100 % of the turn
NO_LIMIT = 16777215  # pixels: as Qt says it
RIGHT = Qt.DockWidgetArea.RightDockWidgetArea


class TurnColumn:
    """Measures; who stands where is for others to say."""

    def __init__(
        self,
        window: QMainWindow,
        look: Look,
        turn: TurnPanel,
        docks: Sequence[Dock],
        by_name: Mapping[str, QDockWidget],
    ) -> None:
        self._window, self._look, self._turn = window, look, turn
        self._docks, self._by_name = docks, by_name
        self._fitting = next((dock for dock in docks if dock.FITS), None)
        self._squeezed: object = None  # at which moments that dock has given way

    def forget(self) -> None:
        """The docks have moved: whether one gives way is to be seen anew."""
        self._squeezed = None

    def fit(self, table: Table, is_wide: bool) -> None:
        px, window = self._look.px, self._window
        bar = window.menuWidget()
        column = window.height() - (bar.height() if bar is not None else 0) - 2 * GUTTER
        self._turn.setMinimumWidth(min(px(NARROWEST), int(window.width() * 0.4)))
        self._turn.steps.set_compact(column < px(LOW))
        below = [d.NAME for d in self._docks if self._is_below(self._by_name[d.NAME], is_wide)]
        fitting = self._fitting
        is_stacked = fitting is not None and fitting.NAME in below and len(below) > 1
        others = len(below) - (1 if is_stacked else 0)
        rest = self._rest(below, column) if others else 0
        if fitting is not None and is_stacked:
            least = px(USUAL_TURN) if rest > px(REST) else 0
            whose = (getattr(table, "operating", None), window.height(), least)
            self._squeeze(fitting, column - rest, least, whose)
        room = column - min(rest, px(REST))  # what they want besides gives way to the turn
        if fitting is not None:
            high = fitting.needed_height() + GUTTER
            limit(self._by_name[fitting.NAME].widget(), high if is_stacked else 0)
            room -= high + self._heading_height(fitting) if is_stacked else 0
        wanted = min(self._turn.needed_height(), max(room, LEAST)) + GUTTER + 2
        limit(self._by_name["turn"].widget(), wanted if others else 0)
        self._turn.fit_into(max(room, LEAST) if others else NO_LIMIT)

    def _rest(self, below: list[str], column: int) -> int:
        """What the docks in front need, so that more than two moves or players are seen."""
        # A tab at the back counts as visible for Qt, but nothing of it is seen.
        seen = (d for d in self._docks if d.NAME in below and not d.visibleRegion().isEmpty())
        wanted = sum(d.WANTED for d in seen if d is not self._fitting)
        return int(min(self._look.px(wanted or REST), column * MOST_REST))

    def _squeeze(self, fitting: Dock, room: int, least: int, whose: object) -> None:
        """The charter gives way where the turn needs its room, until the next company's turn:
        to come and go with every step would be worse."""
        turn = max(self._turn.needed_height(), least)
        if whose != self._squeezed:
            fitting.set_level(0)
        extra = GUTTER + self._heading_height(fitting)
        while turn + fitting.needed_height() + extra > room:
            if not fitting.give_way():
                break
            self._squeezed = whose

    def _heading_height(self, fitting: Dock) -> int:
        heading = self._by_name[fitting.NAME].titleBarWidget()
        return heading.sizeHint().height() if heading is not None else self._look.px(22)

    def _is_below(self, widget: QDockWidget, is_wide: bool) -> bool:
        if widget.isHidden() or widget.isFloating():
            return False
        if self._window.dockWidgetArea(widget) != RIGHT:
            return False
        if not is_wide:
            return True  # before the docks have their places, too
        mine, its = self._by_name["turn"].geometry(), widget.geometry()
        return its.left() <= mine.right() and its.right() >= mine.left()


def limit(widget: QWidget, height: int) -> None:
    """Exactly so high; 0: as high as there is room."""
    low, high = (height, height) if height else (LEAST, NO_LIMIT)
    if (widget.minimumHeight(), widget.maximumHeight()) != (low, high):
        widget.setMinimumHeight(low)
        widget.setMaximumHeight(high)
