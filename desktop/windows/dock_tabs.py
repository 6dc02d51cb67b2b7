"""The tabs of docks that lie on each other: a dock is pulled out of them, floated and closed."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QContextMenuEvent, QMouseEvent
from PySide6.QtWidgets import QDockWidget, QMenu, QTabBar

translate = QCoreApplication.translate

AWAY = 24  # px beyond the bar: less is a shaky hand that puts tabs in order
GRIP = QPoint(60, 12)  # where a dock that was pulled out hangs on the pointer


class DockTabs(QObject):
    """A tabbed dock has no heading to be gripped at; its tab is its heading."""

    def __init__(
        self, docks: Callable[[], Sequence[QDockWidget]], reset: Callable[[], None], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._docks, self._reset = docks, reset
        self._held: QDockWidget | None = None

    def watch(self, tabs: QTabBar) -> None:
        tabs.installEventFilter(self)  # a second time it only moves to the front
        tabs.setToolTip(translate("Docks", "Pull a tab out or double-click it to float the dock"))

    def dock_at(self, tabs: QTabBar, index: int) -> QDockWidget | None:
        name = tabs.tabText(index) if index >= 0 else ""
        found = (d for d in self._docks() if d.windowTitle() == name and not d.isFloating())
        return next(found, None)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(watched, QTabBar):
            return False
        kind = event.type()
        if kind == QEvent.Type.ContextMenu and isinstance(event, QContextMenuEvent):
            return self._open_menu(watched, event)
        if isinstance(event, QMouseEvent):
            at = event.position().toPoint()
            if kind == QEvent.Type.MouseButtonPress and event.button() == Qt.MouseButton.LeftButton:
                self._held = self.dock_at(watched, watched.tabAt(at))
            elif kind == QEvent.Type.MouseMove and self._held is not None:
                self._show_pull(watched, self._is_away(watched, at))
            elif kind == QEvent.Type.MouseButtonRelease:
                self._let_go(watched, at, event.globalPosition().toPoint())
            elif kind == QEvent.Type.MouseButtonDblClick:
                dock = self.dock_at(watched, watched.tabAt(at))
                if dock is not None:
                    self._float_soon(dock, event.globalPosition().toPoint() - GRIP)
        return False

    @staticmethod
    def _is_away(tabs: QTabBar, at: QPoint) -> bool:
        return not tabs.rect().adjusted(-AWAY, -AWAY, AWAY, AWAY).contains(at)

    def _show_pull(self, tabs: QTabBar, is_away: bool) -> None:
        if is_away:
            tabs.setCursor(Qt.CursorShape.ClosedHandCursor)
        else:
            tabs.unsetCursor()

    def _let_go(self, tabs: QTabBar, at: QPoint, on_screen: QPoint) -> None:
        dock, self._held = self._held, None
        tabs.unsetCursor()
        if dock is not None and self._is_away(tabs, at):
            self._float_soon(dock, on_screen - GRIP)

    def _float_soon(self, dock: QDockWidget, at: QPoint) -> None:
        """The bar must first be done with the mouse: the tab goes from it."""
        QTimer.singleShot(0, dock, lambda: _float(dock, at))

    def _open_menu(self, tabs: QTabBar, event: QContextMenuEvent) -> bool:
        by_keys = event.reason() == QContextMenuEvent.Reason.Keyboard
        index = tabs.currentIndex() if by_keys else tabs.tabAt(event.pos())
        dock = self.dock_at(tabs, index)
        if dock is None:
            return False
        at = tabs.mapToGlobal(tabs.tabRect(index).bottomLeft())
        menu = QMenu(tabs)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(translate("Docks", "Float"), lambda: _float(dock, at))
        menu.addAction(translate("Docks", "Close"), dock.close)
        menu.addSeparator()
        menu.addAction(translate("Deed", "Put the docks back in order"), self._reset)
        menu.popup(event.globalPos())
        return True


def _float(dock: QDockWidget, at: QPoint) -> None:
    dock.setFloating(True)
    dock.move(at)
    dock.show()
