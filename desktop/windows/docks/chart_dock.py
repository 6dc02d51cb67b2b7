"""A dock with one chart over the moves of the line we are on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from PySide6.QtWidgets import QWidget

from desktop.document.wording import round_title
from desktop.engine.game import Game
from desktop.engine.tree import Node
from desktop.look.look import Look
from desktop.models.worth import WorthHistory
from desktop.windows.docks.chart import Chart, Line, Scale
from desktop.windows.docks.dock import Dock


class ChartDock(Dock):
    """Worked out when it is seen, move by move once."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.history: Any = None  # of the kind that `make_history` makes
        self.chart = Chart(look)
        self.column.addWidget(self.chart, 1)
        self._is_stale = True
        self._line: tuple[Node, ...] = ()
        self.retranslate()

    # What a chart of one kind says

    def make_history(self, game: Game, table: Any) -> Any:
        """What the lines are read from: has `along`, with `rounds` in what that gives."""
        return WorthHistory(game, table)

    def marked_rounds(self, standings: Sequence[Any]) -> Iterable[tuple[int, str]]:
        """The rounds named below the chart: the move of each, and its name."""
        return _rounds(standings)

    def lines(self, standings: Sequence[Any], history: Any) -> list[Line]:
        raise NotImplementedError("a chart without lines")

    def scale(self, lines: Sequence[Line]) -> Scale:
        raise NotImplementedError("a chart without a scale")

    def spoken(self, standing: Any, history: Any) -> str:
        """One moment in words."""
        raise NotImplementedError("a chart without words")

    # News

    def retranslate(self) -> None:
        self.chart.setAccessibleName(self.title())
        self._spoil()

    def refresh(self) -> None:
        table, document = self.table, self.document
        self.history = None
        if table is not None and document is not None:
            self.history = self.make_history(document.game, table)
        self._spoil()

    def apply_look(self) -> None:
        self._spoil()

    def _on_moved(self) -> None:
        document = self.document
        if document is not None and not self._is_stale and document.line == self._line:
            self.chart.set_here(document.at.depth)
            self._speak_here()
        else:
            self._spoil()

    def _on_tree_changed(self) -> None:
        self._spoil()

    def _spoil(self) -> None:
        """Draw anew, at once if somebody looks."""
        self._is_stale = True
        if self.isVisible():
            self.draw()

    def showEvent(self, event: object) -> None:
        super().showEvent(event)  # type: ignore[arg-type]
        if self._is_stale:
            self.draw()

    def draw(self) -> None:
        self._is_stale = False
        document, history = self.document, self.history
        if document is None or history is None:
            self.chart.show_lines((), Scale(lambda value: 0.0), (), 1, 0)
            return
        self._line = document.line
        standings = history.along(self._line)
        rounds = list(self.marked_rounds(standings))
        lines = self.lines(standings, history)
        moves = len(standings) - 1
        self.chart.show_lines(lines, self.scale(lines), rounds, moves, document.at.depth)
        self._speak_here()

    def _speak_here(self) -> None:
        if self.document is not None and self.history is not None:
            standing = self.history.along(self.document.at.path())[-1]
            text = self.spoken(standing, self.history)
            self.chart.setAccessibleDescription(text)
            self.chart.setToolTip(text.replace(", ", "\n"))


def _rounds(standings: Sequence[Any]) -> Iterator[tuple[int, str]]:
    """The first operating round of each set."""
    for move, standing in enumerate(standings):
        for kind, cycle, number in standing.rounds:
            if kind == "operating_round" and number == 1:
                yield move, round_title(kind, cycle, number, is_short=True)
