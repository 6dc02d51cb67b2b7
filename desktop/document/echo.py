"""What was done to the game, told a second time for all that may follow the board.

The board shows a deed at once, by `GameDocument.changed`. Docks, charts, tray and turn panel listen
here: in a window they hear it a moment later, after the board was painted, and several deeds in a
row only once. Whatever offers a deed must not take it before it has heard the last one
(`is_waiting`). Without a window nothing waits.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.document.moments import merged
from desktop.engine.state import Change


class Echo(QObject):
    """Repeats the signals of one document, in the same order: changed, tree_changed, moved."""

    changed = Signal(object)  # Change, since the last time
    tree_changed = Signal()
    moved = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.is_patient = False
        self._changes: list[Change] = []
        self._has_grown = False
        self._has_moved = False
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self.catch_up)

    @property
    def is_waiting(self) -> bool:
        """Whether something was done that has not been told yet."""
        return self._soon.isActive()

    def hear(
        self, change: Change | None = None, has_grown: bool = False, has_moved: bool = False
    ) -> None:
        if change is not None:
            self._changes.append(change)
        self._has_grown |= has_grown
        self._has_moved |= has_moved
        if self.is_patient:
            self._soon.start()
        else:
            self.catch_up()

    def catch_up(self) -> None:
        """Tell now what waits to be told."""
        self._soon.stop()
        changes, self._changes = self._changes, []
        has_grown, self._has_grown = self._has_grown, False
        has_moved, self._has_moved = self._has_moved, False
        if changes:
            self.changed.emit(merged(changes))
        if has_grown:
            self.tree_changed.emit()
        if has_moved:
            self.moved.emit()
