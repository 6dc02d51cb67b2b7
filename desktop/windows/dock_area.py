"""The docks round the board: made, laid out, remembered, and put back in order."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QCoreApplication, Qt
from PySide6.QtWidgets import (
    QDockWidget,
    QMainWindow,
    QMenu,
    QTabBar,
    QTabWidget,
    QWidget,
)

from desktop.document.document import GameDocument
from desktop.look.look import Look
from desktop.scene.board_desk import BoardDesk
from desktop.windows.docks.companies_dock import CompaniesDock
from desktop.windows.docks.dock import Dock
from desktop.windows.docks.history_dock import HistoryDock
from desktop.windows.docks.holdings_dock import HoldingsDock
from desktop.windows.docks.log_dock import LogDock
from desktop.windows.docks.market_dock import MarketDock
from desktop.windows.docks.players_dock import PlayersDock
from desktop.windows.docks.rules_dock import RulesDock
from desktop.windows.docks.tiles_dock import TilesDock
from desktop.windows.docks.trains_dock import TrainsDock
from desktop.windows.docks.worth_dock import WorthDock
from desktop.windows.turn.panel import TurnPanel

translate = QCoreApplication.translate
LAYOUT_VERSION = 1
WIDE = 2200  # pixels from which there is a second column
COLUMN = 400
SHOWN: tuple[type[Dock], ...] = (
    PlayersDock,
    CompaniesDock,
    MarketDock,
    TrainsDock,
    LogDock,
    HistoryDock,
)
AT_HAND: tuple[type[Dock], ...] = (HoldingsDock, WorthDock, TilesDock, RulesDock)
TURN_HEIGHT, DOCK_HEIGHT = 430, 280


class DockArea:
    """Owns the dock widgets of one main window."""

    def __init__(self, window: QMainWindow, look: Look) -> None:
        self._window = window
        self._closed: list[QDockWidget] | None = None  # while there is no game
        self._remembered: QByteArray | None = None  # the layout of the last time
        self.turn = TurnPanel()
        self.turn_dock = self._wrap(self.turn, "dock_turn")
        # The question never goes, and needs no heading.
        self.turn_dock.setFeatures(QDockWidget.DockWidgetFeature.NoDockWidgetFeatures)
        self.turn_dock.setTitleBarWidget(QWidget())
        self.docks: list[Dock] = [kind(look) for kind in (*SHOWN, *AT_HAND)]
        self.widgets = [self._wrap(dock, f"dock_{dock.NAME}") for dock in self.docks]
        right = Qt.DockWidgetArea.RightDockWidgetArea
        window.setTabPosition(right, QTabWidget.TabPosition.North)
        self.reset()
        self.retranslate()

    def _wrap(self, inside: QWidget, name: str) -> QDockWidget:
        made = QDockWidget(self._window)
        made.setObjectName(name)
        made.setWidget(inside)
        return made

    def reset(self) -> None:
        """The order of a fresh start: the turn on top, everything else in tabs below it."""
        window, right = self._window, Qt.DockWidgetArea.RightDockWidgetArea
        for widget in (self.turn_dock, *self.widgets):
            window.removeDockWidget(widget)
            widget.setFloating(False)
        window.addDockWidget(right, self.turn_dock)
        window.splitDockWidget(self.turn_dock, self.widgets[0], Qt.Orientation.Vertical)
        for widget in self.widgets[1:]:
            window.tabifyDockWidget(self.widgets[0], widget)
        self._show_usual(True)
        self.widgets[0].raise_()
        self.measure()

    def _show_usual(self, visible: bool) -> None:
        self.turn_dock.setVisible(visible)
        for dock, widget in zip(self.docks, self.widgets, strict=True):
            widget.setVisible(visible and isinstance(dock, SHOWN))

    def measure(self) -> None:
        """The heights and widths of a fresh start; only a window that is shown obeys."""
        window, first = self._window, self.widgets[0]
        window.resizeDocks([self.turn_dock], [COLUMN], Qt.Orientation.Horizontal)
        heights = [TURN_HEIGHT, DOCK_HEIGHT]
        window.resizeDocks([self.turn_dock, first], heights, Qt.Orientation.Vertical)
        for bar in window.findChildren(QTabBar):
            bar.setElideMode(Qt.TextElideMode.ElideNone)
            bar.setExpanding(False)

    def spread(self) -> None:
        """On a large screen: a second column, so that more is seen at once."""
        window, across = self._window, Qt.Orientation.Horizontal
        down = Qt.Orientation.Vertical
        by_name = {dock.NAME: widget for dock, widget in zip(self.docks, self.widgets, strict=True)}
        players, companies = by_name["players"], by_name["companies"]
        window.splitDockWidget(self.turn_dock, players, across)
        window.splitDockWidget(players, companies, down)
        rest = [w for w in self.widgets if w not in (players, companies)]
        window.splitDockWidget(self.turn_dock, rest[0], down)
        for widget in rest[1:]:
            window.tabifyDockWidget(rest[0], widget)
        rest[0].raise_()
        window.resizeDocks([self.turn_dock, players], [448, 448], across)

    def set_document(self, document: GameDocument | None, desk: BoardDesk | None) -> None:
        self.turn.set_document(document, desk)
        for dock in self.docks:
            dock.set_document(document)

    def set_visible(self, visible: bool) -> None:
        """With a game on the table the docks are there, and those that were closed stay so."""
        if visible and self._closed is not None:
            self.turn_dock.show()
            for widget in self.widgets:
                widget.setVisible(widget not in self._closed)
            self._closed = None
            self.widgets[0].raise_()
            if self._remembered is None or not self.restore(self._remembered):
                self.measure()
            self._remembered = None
        elif not visible and self._closed is None:
            self._closed = [w for w in self.widgets if w.isHidden()]
            for widget in (self.turn_dock, *self.widgets):
                widget.hide()

    def show_dock(self, name: str) -> None:
        for dock, widget in zip(self.docks, self.widgets, strict=True):
            if name == dock.NAME:
                widget.show()
                widget.raise_()

    def menu(self, parent: QWidget) -> QMenu:
        made = QMenu(translate("Docks", "Docks"), parent)
        for widget in self.widgets:
            made.addAction(widget.toggleViewAction())
        return made

    def retranslate(self) -> None:
        self.turn_dock.setWindowTitle(translate("Docks", "Turn"))
        for dock, widget in zip(self.docks, self.widgets, strict=True):
            widget.setWindowTitle(dock.title())

    def remember(self, layout: bytes) -> None:
        """Lay the docks out as they were, once there is a game to show."""
        self._remembered = QByteArray(layout)

    def save(self) -> QByteArray:
        return self._window.saveState(LAYOUT_VERSION)

    def restore(self, state: QByteArray) -> bool:
        return self._window.restoreState(state, LAYOUT_VERSION)
