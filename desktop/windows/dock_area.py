"""The docks round the board: made, laid out for each kind of round, remembered, put in order."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QByteArray, QCoreApplication, QObject, Qt, QTimer, Signal
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
from desktop.windows.arrangement import WIDE
from desktop.windows.dock_tabs import DockTabs
from desktop.windows.docks.dock import Dock
from desktop.windows.docks.heading import Heading
from desktop.windows.layouts import packed, unpacked
from desktop.windows.outfit import Outfit
from desktop.windows.outfits import outfit_of, usual_outfit
from desktop.windows.placing import AREAS, Placing
from desktop.windows.turn.panel import TurnPanel
from desktop.windows.turn_column import GUTTER, LEAST, RIGHT, TurnColumn, limit

translate = QCoreApplication.translate
LAYOUT_VERSION = 2
D = TypeVar("D", bound=Dock)


class DockArea(QObject):
    """Owns the dock widgets of one main window."""

    fitted_out = Signal()  # there are other docks than before

    def __init__(self, window: QMainWindow, look: Look) -> None:
        super().__init__(window)
        self._window, self._look = window, look
        self._states: dict[str, QByteArray] = {}  # how a person left each layout
        self._key = ""  # of the layout that is shown; "" while there is no game
        self._document: GameDocument | None = None
        self._is_shown = False
        self._later = QTimer(window)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self._settle)
        self.turn = TurnPanel()
        self.turn_dock = self._wrap(self.turn, "dock_turn")
        # The question never goes, and needs no heading.
        self.turn_dock.setFeatures(QDockWidget.DockWidgetFeature.NoDockWidgetFeatures)
        self.turn_dock.setTitleBarWidget(QWidget())
        for area in (RIGHT, *AREAS.values()):
            window.setTabPosition(area, QTabWidget.TabPosition.North)
        window.setCorner(Qt.Corner.TopRightCorner, RIGHT)
        window.setCorner(Qt.Corner.BottomRightCorner, RIGHT)
        window.addDockWidget(RIGHT, self.turn_dock)
        self.turn_dock.hide()
        self._tabs = DockTabs(lambda: self.widgets, self.reset, window)
        self.docks: list[Dock] = []
        self.widgets: list[QDockWidget] = []
        self._fit_out(usual_outfit())
        self.turn.height_changed.connect(self.fit)
        look.changed.connect(self.fit_window)

    def _fit_out(self, outfit: Outfit) -> None:
        """The docks of a family of games; those of another one go."""
        window = self._window
        for widget in self.widgets:
            window.removeDockWidget(widget)
            widget.deleteLater()
        for dock in self.docks:
            dock.set_document(None)
        self.outfit = outfit
        self.docks = [kind(self._look) for kind in outfit.docks]
        self.widgets = [self._wrap(dock, f"dock_{dock.NAME}") for dock in self.docks]
        self.by_name = {
            "turn": self.turn_dock,
            **{dock.NAME: widget for dock, widget in zip(self.docks, self.widgets, strict=True)},
        }
        for widget in self.widgets:
            window.addDockWidget(RIGHT, widget)
            widget.hide()
        self._placing = Placing(window, self._look, self.by_name, self._suits, self.fit)
        self._column = TurnColumn(window, self._look, self.turn, self.docks, self.by_name)
        outfit.tie(self)
        self.retranslate()
        self.fitted_out.emit()

    def dock(self, kind: type[D]) -> D:
        """The dock of this kind."""
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
            signal.connect(self.on_place)
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
        return self.outfit.kind_of_round(table), self.is_wide

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
            self._placing.lay_out(self.outfit.plans[kind, is_wide])
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
        for name in ("turn", *(dock.NAME for dock in self.docks if dock.FITS)):
            limit(self.by_name[name].widget(), 0)

    def reset(self) -> None:
        """The order of a fresh start, in this kind of round."""
        if self._document is not None and self._key:
            key = self._key
            self._leave()
            self._key = key
            self._placing.lay_out(self.outfit.plans[self._wanted()])
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
        return any(dock.suits(table) for dock in self.docks if name == dock.NAME)

    # After anything was moved

    def on_place(self) -> None:
        """A dock stands elsewhere, or says more or less than before."""
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
            self._tabs.watch(tabs)
        for widget in self.widgets:
            self._set_margins(widget)
        self._column.forget()
        for dock in self.docks:
            dock.settle(self._is_seen)
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
        """What is said needs another height."""
        if self._key and self._document is not None:
            self._column.fit(self._document.game.table, self.is_wide)

    # Documents, and coming and going

    def set_document(
        self,
        document: GameDocument | None,
        desk: BoardDesk | None,
        breathe: Callable[[], object] = lambda: None,
    ) -> None:
        if self._document is not None:
            self._document.echo.changed.disconnect(self._on_changed)
            self._document.echo.forget(self._follow)
        self._document = document
        if document is not None:
            outfit = outfit_of(document.game.table)
            if outfit is not self.outfit:
                self._leave()
                self._fit_out(outfit)
            document.echo.changed.connect(self._on_changed)
        self.turn.set_document(document, desk)
        breathe()
        for dock in self.docks:
            dock.set_document(document)
            if dock.isVisible():
                breathe()

    def _on_changed(self) -> None:
        assert self._document is not None
        self._document.echo.later(self._follow)

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

    def paint_anew(self) -> None:
        """What is drawn on tiles has changed."""
        for dock in self.docks:
            for part in dock.findChildren(QWidget):
                part.update()

    def menu(self, parent: QWidget) -> QMenu:
        made = QMenu(translate("Docks", "Docks"), parent)
        for widget in self.widgets:
            made.addAction(widget.toggleViewAction())
        return made

    def retranslate(self) -> None:
        self.turn_dock.setWindowTitle(translate("Docks", "Turn"))
        for dock, widget in zip(self.docks, self.widgets, strict=True):
            widget.setWindowTitle(dock.title())
        self.on_place()

    def remember(self, layouts: bytes) -> None:
        """Lay the docks out as they were left the last time."""
        self._states |= unpacked(layouts)

    def save(self) -> bytes:
        if self._key:
            self._states[self._key] = self._window.saveState(LAYOUT_VERSION)
        return packed(self._states)
