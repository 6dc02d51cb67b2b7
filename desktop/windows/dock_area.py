"""The docks round the board: made, laid out for each kind of round, remembered, put in order."""

from __future__ import annotations

from itertools import pairwise
from typing import TypeVar

from PySide6.QtCore import QByteArray, QCoreApplication, QObject, Qt, QTimer
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
from desktop.windows.arrangement import COLUMN, PLANS, WIDE, Plan, Stack, kind_of_round
from desktop.windows.docks.charter_dock import CharterDock
from desktop.windows.docks.companies_dock import CompaniesDock
from desktop.windows.docks.dock import Dock
from desktop.windows.docks.heading import Heading
from desktop.windows.docks.history_dock import HistoryDock
from desktop.windows.docks.holdings_dock import HoldingsDock
from desktop.windows.docks.log_dock import LogDock
from desktop.windows.docks.market_dock import MarketDock
from desktop.windows.docks.players_dock import PlayersDock
from desktop.windows.docks.prices_dock import PricesDock
from desktop.windows.docks.rules_dock import RulesDock
from desktop.windows.docks.tiles_dock import TilesDock
from desktop.windows.docks.trains_dock import TrainsDock
from desktop.windows.docks.worth_dock import WorthDock
from desktop.windows.layouts import packed, unpacked
from desktop.windows.turn.panel import TurnPanel

translate = QCoreApplication.translate
LAYOUT_VERSION = 2
KINDS: tuple[type[Dock], ...] = (
    PlayersDock,
    CompaniesDock,
    MarketDock,
    TrainsDock,
    LogDock,
    HistoryDock,
    CharterDock,
    HoldingsDock,
    PricesDock,
    WorthDock,
    TilesDock,
    RulesDock,
)
GUTTER = 8
LEAST = 110  # px of a dock's height
REST = 160  # px at 100 % that the turn leaves to the docks below it …
MOST_REST = 0.33  # … but no more than this part of the column
LOW = 480  # px at 100 % of a column below which the stations of the turn lose their words
NARROWEST = 340  # px at 100 % of the turn
USUAL_TURN = 340  # px at 100 %
BELOW = 200  # px of the market under the board
RIGHT = Qt.DockWidgetArea.RightDockWidgetArea
AREAS = {
    "above": Qt.DockWidgetArea.TopDockWidgetArea,
    "beside": Qt.DockWidgetArea.LeftDockWidgetArea,
    "below": Qt.DockWidgetArea.BottomDockWidgetArea,
}
ACROSS, DOWN = Qt.Orientation.Horizontal, Qt.Orientation.Vertical
NO_LIMIT = 16777215  # pixels: as Qt says it
D = TypeVar("D", bound=Dock)


class DockArea(QObject):
    """Owns the dock widgets of one main window."""

    def __init__(self, window: QMainWindow, look: Look) -> None:
        super().__init__(window)
        self._window, self._look = window, look
        self._states: dict[str, QByteArray] = {}  # how a person left each layout
        self._key = ""  # of the layout that is shown; "" while there is no game
        self._document: GameDocument | None = None
        self._is_shown = False
        self._squeezed: object = None  # at which moments the charter has given way
        self._later = QTimer(window)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self._settle)
        self.turn = TurnPanel()
        self.turn_dock = self._wrap(self.turn, "dock_turn")
        # The question never goes, and needs no heading.
        self.turn_dock.setFeatures(QDockWidget.DockWidgetFeature.NoDockWidgetFeatures)
        self.turn_dock.setTitleBarWidget(QWidget())
        self.docks: list[Dock] = [kind(look) for kind in KINDS]
        self.widgets = [self._wrap(dock, f"dock_{dock.NAME}") for dock in self.docks]
        self.by_name = {
            "turn": self.turn_dock,
            **{dock.NAME: widget for dock, widget in zip(self.docks, self.widgets, strict=True)},
        }
        for area in (RIGHT, *AREAS.values()):
            window.setTabPosition(area, QTabWidget.TabPosition.North)
        window.setCorner(Qt.Corner.TopRightCorner, RIGHT)
        window.setCorner(Qt.Corner.BottomRightCorner, RIGHT)
        for widget in (self.turn_dock, *self.widgets):
            window.addDockWidget(RIGHT, widget)
            widget.hide()
        self._charter, self._companies = self._dock(CharterDock), self._dock(CompaniesDock)
        self._market = self._dock(MarketDock)
        self._charter.height_changed.connect(self._on_place)
        self._companies.chosen.connect(self._charter.choose)
        self.turn.height_changed.connect(self.fit)
        self.turn.prices_shown.connect(self._market.view.show_moves)
        look.changed.connect(self.fit_window)
        self.retranslate()

    def _dock(self, kind: type[D]) -> D:
        return next(dock for dock in self.docks if isinstance(dock, kind))

    def _wrap(self, inside: QWidget, name: str) -> QDockWidget:
        made = QDockWidget(self._window)
        made.setObjectName(name)
        holder = QWidget()
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, GUTTER, GUTTER, 2)
        column.addWidget(inside)
        holder.setMinimumHeight(LEAST)  # what is higher scrolls
        made.setWidget(holder)
        for signal in (made.topLevelChanged, made.dockLocationChanged, made.visibilityChanged):
            signal.connect(self._on_place)
        return made

    # The layout of a moment

    @property
    def is_wide(self) -> bool:
        return self._window.width() * 100 / self._look.text_scale >= WIDE

    def _wanted(self) -> tuple[str, bool]:
        assert self._document is not None
        table = self._document.game.table
        if table.finished and self._key:  # it stays as it was
            return self._key.partition("/")[0], self.is_wide
        return kind_of_round(table), self.is_wide

    def _follow(self) -> None:
        """Another kind of round, or another width of the window: another layout."""
        if self._document is None or not self._is_shown:
            return
        kind, is_wide = self._wanted()
        key = f"{kind}/{'wide' if is_wide else 'narrow'}"
        if key == self._key:
            return
        used = self._window.focusWidget()
        self._leave()
        self._key = key
        state = self._states.get(key)
        if state is None or not self._window.restoreState(state, LAYOUT_VERSION):
            self._lay_out(PLANS[kind, is_wide])
        self._offer()
        self._settle()
        self._keep_in_use(used)

    def _keep_in_use(self, used: QWidget | None) -> None:
        """Whoever slides through the rounds has the slider under his hand in each of them."""
        for dock, widget in zip(self.docks, self.widgets, strict=True):
            if used is not None and dock.isAncestorOf(used) and self._suits(dock.NAME):
                widget.show()
                widget.raise_()
                used.setFocus()

    def _leave(self) -> None:
        """What a person did with the docks is kept for the next round of the same kind."""
        if self._key:
            self._states[self._key] = self._window.saveState(LAYOUT_VERSION)
        self._key = ""
        # Heights of one layout would force the window to grow with the docks of the next.
        for name in ("turn", "charter"):
            _limit(self.by_name[name].widget(), 0)

    def reset(self) -> None:
        """The order of a fresh start, in this kind of round."""
        if self._document is not None and self._key:
            key = self._key
            self._leave()
            self._key = key
            self._lay_out(PLANS[self._wanted()])
            self._settle()

    def _offer(self) -> None:
        """What the game has no use for is neither shown nor in the menu."""
        for dock, widget in zip(self.docks, self.widgets, strict=True):
            suits = self._suits(dock.NAME)
            widget.toggleViewAction().setVisible(suits)
            if not suits:
                widget.hide()

    def _suits(self, name: str) -> bool:
        if self._document is None or name == "turn":
            return True
        table = self._document.game.table
        return next(dock for dock in self.docks if name == dock.NAME).suits(table)

    # Laying out

    def _lay_out(self, plan: Plan) -> None:
        window = self._window
        for widget in (self.turn_dock, *self.widgets):
            widget.setFloating(False)
            window.removeDockWidget(widget)
        tops: list[QDockWidget] = []
        for column in plan.columns:
            top = self.by_name[self._present(column)[0][0]]
            if tops:
                window.splitDockWidget(tops[-1], top, ACROSS)
            else:
                window.addDockWidget(RIGHT, top)
            tops.append(top)
        for column in plan.columns:
            self._stack(self._present(column))
        beside = self._present(plan.beside)
        if beside:
            window.addDockWidget(AREAS["beside"], self.by_name[beside[0][0]])
            self._stack(beside)
        for area, name in (("above", plan.above), ("below", plan.below)):
            if name and self._suits(name):
                window.addDockWidget(AREAS[area], self.by_name[name])
                self.by_name[name].show()
        self._put_aside(self.by_name[self._present(plan.columns[0])[-1][0]])
        self._measure(plan, tops)

    def _present(self, column: tuple[Stack, ...]) -> list[Stack]:
        stacks = (tuple(name for name in stack if self._suits(name)) for stack in column)
        return [stack for stack in stacks if stack]

    def _stack(self, column: list[Stack]) -> None:
        """Docks from top to bottom, some of them as tabs of one place."""
        firsts = [self.by_name[stack[0]] for stack in column]
        for above, below in pairwise(firsts):
            self._window.splitDockWidget(above, below, DOWN)
        for first, stack in zip(firsts, column, strict=True):
            first.show()
            for name in stack[1:]:
                self._window.tabifyDockWidget(first, self.by_name[name])
                self.by_name[name].show()
            first.raise_()

    def _put_aside(self, beside: QDockWidget) -> None:
        """The docks that are not shown at first come up where the tabs are."""
        none = Qt.DockWidgetArea.NoDockWidgetArea
        for widget in self.widgets:
            if self._window.dockWidgetArea(widget) == none:
                self._window.tabifyDockWidget(beside, widget)
                widget.hide()
        beside.raise_()

    def _measure(self, plan: Plan, tops: list[QDockWidget]) -> None:
        """Widths and heights of a fresh start; only a window that is shown obeys."""
        window, px = self._window, self._look.px
        wide = min(px(COLUMN), int(window.width() * 0.42))
        self.fit()
        window.resizeDocks(tops, [wide] * len(tops), ACROSS)
        columns = (*plan.columns, plan.beside)
        for column, heights in zip(columns, plan.heights, strict=False):
            pairs = [
                (self.by_name[stack[0]], px(high))
                for stack, high in zip(column, heights, strict=True)
                if high and self._suits(stack[0])
            ]
            window.resizeDocks([w for w, _ in pairs], [h for _, h in pairs], DOWN)
        if plan.beside and self._suits(plan.beside[0][0]):
            first = self.by_name[plan.beside[0][0]]
            window.resizeDocks([first], [int(window.width() * plan.beside_width)], ACROSS)
        if plan.above and self._suits(plan.above):
            height = int(window.height() * plan.above_height)
            window.resizeDocks([self.by_name[plan.above]], [height], DOWN)
        if plan.below and self._suits(plan.below):
            window.resizeDocks([self.by_name[plan.below]], [BELOW], DOWN)

    # After anything was moved

    def _on_place(self) -> None:
        self._later.start(0)

    def _settle(self) -> None:
        """A dock among tabs is named by its tab; one that stands alone has a heading."""
        for widget in self.widgets:
            tabbed = any(not w.isHidden() for w in self._window.tabifiedDockWidgets(widget))
            needs_none = tabbed and not widget.isFloating()
            bar = widget.titleBarWidget()
            if bar is None or needs_none == isinstance(bar, Heading):
                widget.setTitleBarWidget(QWidget() if needs_none else Heading(widget))
                if bar is not None:
                    bar.deleteLater()
        for tabs in self._window.findChildren(QTabBar):
            tabs.setElideMode(Qt.TextElideMode.ElideNone)
            tabs.setExpanding(False)
            tabs.setDrawBase(False)
        for widget in self.widgets:
            self._set_margins(widget)
        self._companies.show_charter(not self._is_seen("charter"))
        self.fit()

    def _set_margins(self, widget: QDockWidget) -> None:
        """The columns at the right have the board at their left, the others the window's edge."""
        at_edge = self._window.dockWidgetArea(widget) != RIGHT or widget.isFloating()
        column = widget.widget().layout()
        if column is not None:
            top = GUTTER if widget.isFloating() else 0
            column.setContentsMargins(GUTTER if at_edge else 0, top, GUTTER, GUTTER)

    def _is_seen(self, name: str) -> bool:
        widget = self.by_name[name]
        return not widget.isHidden() and not widget.visibleRegion().isEmpty()

    def fit_window(self) -> None:
        """The window or the text has another size."""
        self._follow()
        self.fit()

    def fit(self) -> None:
        """The turn and the charter are as high as what they say; what is below takes the rest."""
        if not self._key:
            return
        px = self._look.px
        bar = self._window.menuWidget()
        column = self._window.height() - (bar.height() if bar is not None else 0) - 2 * GUTTER
        self.turn.setMinimumWidth(min(px(NARROWEST), int(self._window.width() * 0.4)))
        self.turn.steps.set_compact(column < px(LOW))
        below = [w for w in self.widgets if self._is_below_turn(w)]
        charter = self.by_name["charter"]
        is_stacked = charter in below and len(below) > 1
        others = len(below) - (1 if is_stacked else 0)
        rest = self._rest(below, column) if others else 0
        if is_stacked:
            self._squeeze(column - rest, px(USUAL_TURN) if rest > px(REST) else 0)
        high = self._charter.needed_height() + GUTTER
        _limit(charter.widget(), high if is_stacked else 0)
        room = column - rest - (high + self._heading_height() if is_stacked else 0)
        wanted = min(self.turn.needed_height(), max(room, LEAST)) + GUTTER + 2
        _limit(self.turn_dock.widget(), wanted if others else 0)

    def _rest(self, below: list[QDockWidget], column: int) -> int:
        """What the dock in front needs, so that more than two moves or players are seen."""
        wanted = [d.WANTED for d in self.docks if self.by_name[d.NAME] in below and d.isVisible()]
        return int(min(self._look.px(max(wanted, default=REST)), column * MOST_REST))

    def _squeeze(self, room: int, least: int) -> None:
        """The charter is one line where the turn needs its room, until the next company's turn:
        to come and go with every step would be worse."""
        turn = max(self.turn.needed_height(), least)
        table = self._document.game.table if self._document is not None else None
        whose = (getattr(table, "operating", None), self._window.height(), least)
        if whose != self._squeezed:
            self._charter.set_compact(False)
        full = self._charter.needed_height() + GUTTER + self._heading_height()
        if not self._charter.charter.is_compact and turn + full > room:
            self._charter.set_compact(True)
            self._squeezed = whose

    def _heading_height(self) -> int:
        heading = self.by_name["charter"].titleBarWidget()
        return heading.sizeHint().height() if heading is not None else self._look.px(22)

    def _is_below_turn(self, widget: QDockWidget) -> bool:
        if widget.isHidden() or widget.isFloating():
            return False
        if self._window.dockWidgetArea(widget) != RIGHT:
            return False
        if not self.is_wide:
            return True  # before the docks have their places, too
        mine, its = self.turn_dock.geometry(), widget.geometry()
        return its.left() <= mine.right() and its.right() >= mine.left()

    # Documents, and coming and going

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
        self._follow()

    def set_visible(self, visible: bool) -> None:
        """With a game on the table the docks are there, as they were left."""
        self._is_shown = visible
        if visible:
            self._follow()
        else:
            self._leave()
            for widget in (self.turn_dock, *self.widgets):
                widget.hide()

    def show_dock(self, name: str) -> None:
        self.by_name[name].show()
        self.by_name[name].raise_()

    def menu(self, parent: QWidget) -> QMenu:
        made = QMenu(translate("Docks", "Docks"), parent)
        for widget in self.widgets:
            made.addAction(widget.toggleViewAction())
        return made

    def retranslate(self) -> None:
        self.turn_dock.setWindowTitle(translate("Docks", "Turn"))
        for dock, widget in zip(self.docks, self.widgets, strict=True):
            widget.setWindowTitle(dock.title())

    def remember(self, layouts: bytes) -> None:
        """Lay the docks out as they were left the last time."""
        self._states |= unpacked(layouts)

    def save(self) -> bytes:
        if self._key:
            self._states[self._key] = self._window.saveState(LAYOUT_VERSION)
        return packed(self._states)


def _limit(widget: QWidget, height: int) -> None:
    """Exactly so high; 0: as high as there is room."""
    low, high = (height, height) if height else (LEAST, NO_LIMIT)
    if (widget.minimumHeight(), widget.maximumHeight()) != (low, high):
        widget.setMinimumHeight(low)
        widget.setMaximumHeight(high)
