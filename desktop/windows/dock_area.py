"""The docks round the board: made, laid out, remembered, and put back in order."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QCoreApplication, Qt, QTimer
from PySide6.QtWidgets import (
    QDockWidget,
    QMainWindow,
    QMenu,
    QTabBar,
    QTabWidget,
    QVBoxLayout,
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
TURN_HEIGHT, DOCK_HEIGHT = 460, 250
HISTORY_HEIGHT = 250  # its own minimum reckons with buttons in several rows
GUTTER = 8
# What a round is about comes to the front, unless one reads something else.
OF_ROUND = {"stock": "market", "operating": "companies", "draft": "players"}


class DockArea:
    """Owns the dock widgets of one main window."""

    def __init__(self, window: QMainWindow, look: Look) -> None:
        self._window = window
        self._closed: list[QDockWidget] | None = None  # while there is no game
        self._remembered: QByteArray | None = None  # the layout of the last time
        self._document: GameDocument | None = None
        self._round = ""
        self._later = QTimer(window)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self._show_headings)
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
        holder = QWidget()
        column = QVBoxLayout(holder)
        top = GUTTER if name == "dock_turn" else 0
        column.setContentsMargins(0, top, GUTTER, 0 if top else GUTTER)
        column.addWidget(inside)
        if name == "dock_history":
            holder.setMinimumHeight(HISTORY_HEIGHT)
        made.setWidget(holder)
        for signal in (made.topLevelChanged, made.dockLocationChanged, made.visibilityChanged):
            signal.connect(self._on_place)
        return made

    def _on_place(self) -> None:
        self._later.start(0)

    def _show_headings(self) -> None:
        """A dock among tabs is named by its tab; one that stands alone has a heading."""
        for widget in self.widgets:
            tabbed = any(not w.isHidden() for w in self._window.tabifiedDockWidgets(widget))
            needs_none = tabbed and not widget.isFloating()
            empty = widget.titleBarWidget()
            if needs_none != (empty is not None):
                widget.setTitleBarWidget(QWidget() if needs_none else None)  # type: ignore[arg-type]
                if empty is not None:
                    empty.deleteLater()  # the dock keeps it else, one more each time
        self._dress_tabs()

    def _dress_tabs(self) -> None:
        for bar in self._window.findChildren(QTabBar):
            bar.setElideMode(Qt.TextElideMode.ElideNone)
            bar.setExpanding(False)
            bar.setDrawBase(False)

    @property
    def _by_name(self) -> dict[str, QDockWidget]:
        return {dock.NAME: widget for dock, widget in zip(self.docks, self.widgets, strict=True)}

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
        if window.width() >= WIDE:
            self.spread()

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
        self._dress_tabs()

    def spread(self) -> None:
        """On a large screen: two columns, and the market under the board."""
        window, across = self._window, Qt.Orientation.Horizontal
        down = Qt.Orientation.Vertical
        named = self._by_name
        alone = [named[name] for name in ("market", "players", "companies", "trains")]
        market, players, companies, trains = alone
        corner = Qt.Corner.BottomRightCorner
        window.setCorner(corner, Qt.DockWidgetArea.RightDockWidgetArea)
        window.addDockWidget(Qt.DockWidgetArea.BottomDockWidgetArea, market)
        window.splitDockWidget(self.turn_dock, players, across)
        window.splitDockWidget(players, companies, down)
        window.splitDockWidget(companies, trains, down)
        rest = [w for w in self.widgets if w not in alone]
        window.splitDockWidget(self.turn_dock, rest[0], down)
        for widget in rest[1:]:
            window.tabifyDockWidget(rest[0], widget)
        named["holdings"].show()
        rest[0].raise_()
        window.resizeDocks([self.turn_dock, players], [448, 448], across)
        window.resizeDocks([self.turn_dock, rest[0]], [760, 600], down)
        window.resizeDocks([players, companies, trains], [270, 700, 390], down)
        window.resizeDocks([market], [236], down)
        self._later.start(0)

    def set_document(self, document: GameDocument | None, desk: BoardDesk | None) -> None:
        if self._document is not None:
            self._document.echo.changed.disconnect(self._on_changed)
        self._document = document
        if document is not None:
            document.echo.changed.connect(self._on_changed)
        self.turn.set_document(document, desk)
        for dock in self.docks:
            dock.set_document(document)

    def _on_changed(self) -> None:
        """Another kind of round: what it is about comes to the front."""
        document = self._document
        round_ = document.game.table.round if document is not None else None
        name = round_.name if round_ is not None else ""
        if name == self._round:
            return
        self._round = name
        wanted = self._by_name.get(OF_ROUND.get(name, ""))
        if wanted is None or wanted.isHidden():
            return
        beside = self._window.tabifiedDockWidgets(wanted)
        usual = {self._by_name[n] for n in (*OF_ROUND.values(), "trains")}
        if all(w in usual for w in beside if not w.visibleRegion().isEmpty()):
            wanted.raise_()

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
                if self._window.width() >= WIDE:
                    self.spread()
            self._remembered = None
            self._round = ""
            self._on_changed()
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
