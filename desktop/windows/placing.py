"""Docks put into their places by a plan: columns, tabs, and their first sizes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDockWidget, QMainWindow

from desktop.look.look import Look
from desktop.windows.arrangement import COLUMN, Plan, Stack
from desktop.windows.turn_column import RIGHT

BELOW = 200  # px of the market under the board
AREAS = {
    "above": Qt.DockWidgetArea.TopDockWidgetArea,
    "beside": Qt.DockWidgetArea.LeftDockWidgetArea,
    "below": Qt.DockWidgetArea.BottomDockWidgetArea,
}
ACROSS, DOWN = Qt.Orientation.Horizontal, Qt.Orientation.Vertical


class Placing:
    """Takes every dock out of a window and puts it where the plan says."""

    def __init__(
        self,
        window: QMainWindow,
        look: Look,
        by_name: Mapping[str, QDockWidget],
        suits: Callable[[str], bool],
        fit: Callable[[], None],
    ) -> None:
        self._window, self._look, self._by_name = window, look, by_name
        self._suits, self._fit = suits, fit

    def lay_out(self, plan: Plan) -> None:
        window = self._window
        for widget in self._by_name.values():
            widget.setFloating(False)
            window.removeDockWidget(widget)
        tops: list[QDockWidget] = []
        for column in plan.columns:
            top = self._by_name[self._present(column)[0][0]]
            if tops:
                window.splitDockWidget(tops[-1], top, ACROSS)
            else:
                window.addDockWidget(RIGHT, top)
            tops.append(top)
        for column in plan.columns:
            self._stack(self._present(column))
        beside = self._present(plan.beside)
        if beside:
            window.addDockWidget(AREAS["beside"], self._by_name[beside[0][0]])
            self._stack(beside)
        for area, name in (("above", plan.above), ("below", plan.below)):
            if name and self._suits(name):
                window.addDockWidget(AREAS[area], self._by_name[name])
                self._by_name[name].show()
        self._put_aside(self._by_name[self._present(plan.columns[0])[-1][0]])
        self._measure(plan, tops)

    def _present(self, column: tuple[Stack, ...]) -> list[Stack]:
        stacks = (tuple(name for name in stack if self._suits(name)) for stack in column)
        return [stack for stack in stacks if stack]

    def _stack(self, column: list[Stack]) -> None:
        """Docks from top to bottom, some of them as tabs of one place."""
        firsts = [self._by_name[stack[0]] for stack in column]
        for above, below in pairwise(firsts):
            self._window.splitDockWidget(above, below, DOWN)
        for first, stack in zip(firsts, column, strict=True):
            first.show()
            for name in stack[1:]:
                self._window.tabifyDockWidget(first, self._by_name[name])
                self._by_name[name].show()
            first.raise_()

    def _put_aside(self, beside: QDockWidget) -> None:
        """The docks that are not shown at first come up where the tabs are."""
        none = Qt.DockWidgetArea.NoDockWidgetArea
        for widget in self._by_name.values():
            if self._window.dockWidgetArea(widget) == none:
                self._window.tabifyDockWidget(beside, widget)
                widget.hide()
        beside.raise_()

    def _measure(self, plan: Plan, tops: list[QDockWidget]) -> None:
        """Widths and heights of a fresh start; only a window that is shown obeys."""
        window, px = self._window, self._look.px
        wide = min(px(COLUMN), int(window.width() * 0.42))
        self._fit()
        window.resizeDocks(tops, [wide] * len(tops), ACROSS)
        columns = (*plan.columns, plan.beside)
        for column, heights in zip(columns, plan.heights, strict=False):
            pairs = [
                (self._by_name[stack[0]], px(high))
                for stack, high in zip(column, heights, strict=True)
                if high and self._suits(stack[0])
            ]
            window.resizeDocks([w for w, _ in pairs], [h for _, h in pairs], DOWN)
        if plan.beside and self._suits(plan.beside[0][0]):
            first = self._by_name[plan.beside[0][0]]
            window.resizeDocks([first], [int(window.width() * plan.beside_width)], ACROSS)
        if plan.above and self._suits(plan.above):
            height = int(window.height() * plan.above_height)
            window.resizeDocks([self._by_name[plan.above]], [height], DOWN)
        if plan.below and self._suits(plan.below):
            window.resizeDocks([self._by_name[plan.below]], [BELOW], DOWN)
