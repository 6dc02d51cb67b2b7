"""Bringing to the disk what was written, in a thread: a disk may take its time, a window not."""

from __future__ import annotations

import os
from concurrent.futures import Future, ThreadPoolExecutor, wait
from contextlib import suppress

from PySide6.QtCore import QObject, Qt, Signal


class DiskSync(QObject):
    """One file is brought to the disk at a time; what is written meanwhile goes with the next."""

    failed = Signal(str)  # why it is not on the disk

    _answered = Signal()  # out of the thread

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._thread = ThreadPoolExecutor(1, "disk")
        self._begun: Future[None] | None = None
        self._again: int | None = None  # the file to which something was added since
        self._answered.connect(self._on_answered, Qt.ConnectionType.QueuedConnection)

    def sync(self, handle: int) -> None:
        """Soon all that was written to the file is on the disk, or `failed` tells why not."""
        if self._begun is not None:
            self._again = handle
            return
        self._again = None
        self._begun = self._thread.submit(os.fsync, handle)
        self._begun.add_done_callback(self._answer)

    def look(self) -> None:
        """Tell at once what the disk has answered, if it has."""
        self._on_answered()

    def settle(self) -> None:
        """Wait for the disk, and forget what it says: the file is to be closed."""
        if self._begun is not None:
            wait([self._begun])
        self._begun = self._again = None

    def close(self) -> None:
        self.settle()
        self._thread.shutdown()

    def _answer(self, begun: Future[None]) -> None:
        """In the thread."""
        with suppress(RuntimeError):  # the game has gone, and this object with it
            self._answered.emit()

    def _on_answered(self) -> None:
        if self._begun is None or not self._begun.done():
            return
        error, again = self._begun.exception(), self._again
        self._begun = self._again = None
        if isinstance(error, OSError):
            self.failed.emit(error.strerror or str(error))
        elif again is not None:
            self.sync(again)
