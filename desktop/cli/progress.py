"""Progress of long work: one line on a terminal that is gone when the work is done."""

from __future__ import annotations

import sys
from time import monotonic
from types import TracebackType

EVERY = 0.1  # seconds between two updates
FIRST = 0.5  # quick work says nothing


class Progress:
    """Counts what is done; silent unless the error stream is a terminal."""

    def __init__(self, what: str, total: int = 0) -> None:
        self._what = what
        self._total = total
        self._done = 0
        self._shows = sys.stderr.isatty()
        self._next = monotonic() + FIRST
        self._width = 0

    def __enter__(self) -> Progress:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.clear()

    def step(self, count: int = 1, note: str = "") -> None:
        self._done += count
        if self._shows and monotonic() >= self._next:
            self._next = monotonic() + EVERY
            of = f" of {self._total}" if self._total else ""
            text = f"{self._what}: {self._done}{of} {note}".rstrip()[:79]
            sys.stderr.write("\r" + text.ljust(self._width))
            sys.stderr.flush()
            self._width = len(text)

    def clear(self) -> None:
        if self._width:
            sys.stderr.write("\r" + " " * self._width + "\r")
            sys.stderr.flush()
            self._width = 0
