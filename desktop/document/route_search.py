"""The best runs of a company, found beside the window when they take long.

In a thread, on a copy of the position: the pieces of the game belong to the window, and the copy
costs two milliseconds. A process would not share the interpreter with the window, but must import
everything anew, and a frozen program needs special care to start one. Nearly always there is
nothing to wait for: of 310 positions of recorded games the slowest took 21 ms and 2,545 steps; so
the search first tries at once, with little work allowed.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import cast

from PySide6.QtCore import QObject, Qt, Signal

from desktop.board.router import WORK_LIMIT, Best, best_runs
from desktop.document.document import QUICK_LIMIT, GameDocument
from desktop.document.position_copy import copy_position
from desktop.eighteen.companies.company import Company
from desktop.eighteen.table import EighteenTable

STEPS_A_SIGNAL = 32 * 1024


class RouteSearch(QObject):
    """Asks for one company at a time; another question, or any move, drops the one before."""

    progressed = Signal(int)  # percent of the work allowed
    found = Signal(str, object)  # company, Best

    _reported = Signal(int, int)  # number of the question, steps
    _ended = Signal(int, str, object)

    def __init__(self, document: GameDocument, quick_limit: int = QUICK_LIMIT) -> None:
        super().__init__(document)
        self._document = document
        self._quick_limit = quick_limit
        self._question = 0
        self._stop = threading.Event()
        self._thread: threading.Thread | None = None
        queued = Qt.ConnectionType.QueuedConnection
        self._reported.connect(self._on_reported, queued)
        self._ended.connect(self._on_ended, queued)
        document.changed.connect(self._on_changed)

    @property
    def is_running(self) -> bool:
        return self._thread is not None

    def find(self, company_id: str) -> Best | None:
        """The best runs, at once if that is quick; otherwise None, and `found` will tell."""
        self.drop()
        table = cast(EighteenTable, self._document.game.table)
        company = table.company(company_id)
        known = table.known_best.known().get(table.runs_key(company))
        if known is None:
            table.patience.steps = self._quick_limit
            best = table.suggested_runs(company)
            known = best if best.is_optimal else None
        if known is None:
            self._start(company_id)
        return cast("Best | None", known)

    def stop(self) -> None:
        """Enough: `found` tells the best so far."""
        self._stop.set()

    def drop(self) -> None:
        """Nobody wants the answer any more."""
        self._question += 1
        self._stop.set()
        self._thread = None

    def _start(self, company_id: str) -> None:
        table = cast(EighteenTable, copy_position(self._document.game))
        self._stop = threading.Event()
        self._thread = threading.Thread(
            target=self._work, args=(table, company_id, self._question, self._stop), daemon=True
        )
        self._thread.start()

    def _work(
        self, table: EighteenTable, company_id: str, question: int, stop: threading.Event
    ) -> None:
        """In the thread. Touches only the copy, and speaks only by queued signals."""

        def go_on(steps: int) -> bool:
            if steps % STEPS_A_SIGNAL == 0:
                self._reported.emit(question, steps)
            return not stop.is_set()

        try:
            best = _search(table, table.company(company_id), WORK_LIMIT, go_on)
            self._ended.emit(question, company_id, best)
        except RuntimeError:
            if not stop.is_set():  # the window has gone, and this object with it
                raise

    def _on_reported(self, question: int, steps: int) -> None:
        if question == self._question:
            self.progressed.emit(min(99, 100 * steps // WORK_LIMIT))

    def _on_ended(self, question: int, company_id: str, best: Best) -> None:
        if question == self._question:
            was_stopped = self._stop.is_set()
            self._thread = None
            if not was_stopped:
                self._keep(company_id, best)
            self.found.emit(company_id, best)

    def _on_changed(self) -> None:
        self.drop()

    def _keep(self, company_id: str, best: Best) -> None:
        """Let the rules know it too, so that they need not search again."""
        table = cast(EighteenTable, self._document.game.table)
        table.known_best.known()[table.runs_key(table.company(company_id))] = best


def _search(
    table: EighteenTable,
    company: Company,
    limit: int,
    progress: Callable[[int], bool] | None = None,
) -> Best:
    trains = tuple(train.spec for train in company.running_trains)
    rules = table.run_rules(company)
    return best_runs(table.board, company.id, trains, rules, limit=limit, progress=progress)
