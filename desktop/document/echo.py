"""What was done to the game, told a second time for all that may follow the board.

The board shows a deed at once, by `GameDocument.changed`. Docks, charts, tray and turn panel listen
here: in a window they hear it a moment later, after the board was painted, and several deeds in a
row only once. What takes long to show is put into `later`, where each has a turn of the window's
loop to itself. Whatever offers a deed must not take it before it has heard the last one
(`is_waiting`). Without a window nothing waits.
"""

from __future__ import annotations

from collections.abc import Callable

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
        self._later: dict[Callable[[], object], None] = {}  # in the order in which they came
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._on_turn)

    @property
    def is_waiting(self) -> bool:
        """Whether something was done that has not been told, or not been shown yet."""
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

    def later(self, show: Callable[[], object]) -> None:
        """Show what was told, in a turn of its own; nothing is shown twice. At once if no window
        waits for it."""
        if self.is_patient:
            self._later.setdefault(show)
            self._soon.start()
        else:
            show()

    def forget(self, show: Callable[[], object]) -> bool:
        """Whoever wanted to show it looks elsewhere now; whether it was still to be shown."""
        was_waiting = show in self._later
        self._later.pop(show, None)
        return was_waiting

    def catch_up(self) -> None:
        """Tell now what waits to be told, and have it shown."""
        self._tell()
        while self._later:
            self._show_next()
        self._soon.stop()

    def _on_turn(self) -> None:
        if self._changes or self._has_grown or self._has_moved:
            self._tell()
        elif self._later:
            self._show_next()
        if self._later:
            self._soon.start()

    def _show_next(self) -> None:
        show = next(iter(self._later))
        del self._later[show]
        show()

    def _tell(self) -> None:
        changes, self._changes = self._changes, []
        has_grown, self._has_grown = self._has_grown, False
        has_moved, self._has_moved = self._has_moved, False
        if changes:
            self.changed.emit(merged(changes))
        if has_grown:
            self.tree_changed.emit()
        if has_moved:
            self.moved.emit()
