"""How long the window is deaf: a heart that beats in its event loop, and the longest pause."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter, thread_time

from PySide6.QtCore import QEventLoop, QObject, Qt, QTimer

BEAT = 1  # milliseconds
CALM = 8  # beats in time, after which nothing more is to come
IN_TIME = 6.0  # milliseconds
PATIENCE = 5000  # milliseconds for one deed


class Heartbeat(QObject):
    """Measures the longest time in which no event was heard, from a deed until all is calm."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._beat = QTimer(self)
        self._beat.setTimerType(Qt.TimerType.PreciseTimer)
        self._beat.setInterval(BEAT)
        self._beat.timeout.connect(self._on_beat)
        self._loop = QEventLoop()
        self._last = self._longest = 0.0
        self._worked = 0.0
        self.busiest = 0.0  # milliseconds of work in one such pause: other programs do not count
        self._calm = 0

    def longest(self, deed: Callable[[], object]) -> float:
        """Milliseconds; the deed itself is done from within the loop, as a click would."""
        self._longest, self._calm, self._last = 0.0, 0, perf_counter()
        self.busiest, self._worked = 0.0, thread_time()
        done: list[bool] = []

        def do() -> None:
            deed()
            done.append(True)
            self._calm = 0

        QTimer.singleShot(0, do)
        QTimer.singleShot(PATIENCE, self._loop.quit)
        self._beat.start()
        self._loop.exec()
        self._beat.stop()
        assert done, "the deed was not done"
        return self._longest

    def _on_beat(self) -> None:
        now = perf_counter()
        pause, self._last = 1000 * (now - self._last), now
        self._longest = max(self._longest, pause - BEAT)
        worked = thread_time()
        self.busiest = max(self.busiest, 1000 * (worked - self._worked))
        self._worked = worked
        self._calm = self._calm + 1 if pause < IN_TIME else 0
        if self._calm >= CALM:
            self._loop.quit()
