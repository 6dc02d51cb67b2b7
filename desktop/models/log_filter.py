"""The log of one player, one company or one kind of news."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject, QSortFilterProxyModel

from desktop.models.base import Index
from desktop.models.log import LogModel
from desktop.models.log_entries import ENTRY, ROUND, TURN, Entry


class LogFilter(QSortFilterProxyModel):
    """The log of one player, one company, one kind of news, or any of these together."""

    def __init__(self, source: LogModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.player = ""
        self.company = ""
        self.kind = ""
        self.setSourceModel(source)

    def choose(self, player: str = "", company: str = "", kind: str = "") -> None:
        """Show what fits all that is named; an empty string is anybody and anything."""
        self.beginFilterChange()
        self.player, self.company, self.kind = player, company, kind
        self.endFilterChange()

    @property
    def is_open(self) -> bool:
        return not (self.player or self.company or self.kind)

    def filterAcceptsRow(self, row: int, parent: Index) -> bool:
        source = self.sourceModel()
        assert isinstance(source, LogModel)
        entry = source.entry(row)
        if entry.row == ENTRY:
            return self._fits(entry)
        if self.is_open:
            return True
        return any(map(self._fits, self._below(source, row, entry.row)))

    def _fits(self, entry: Entry) -> bool:
        return (
            (not self.player or entry.player == self.player)
            and (not self.company or entry.company == self.company)
            and (not self.kind or entry.kind == self.kind)
        )

    @staticmethod
    def _below(source: LogModel, row: int, heading: str) -> Iterator[Entry]:
        """The entries under a heading."""
        for number in range(row + 1, source.rowCount()):
            entry = source.entry(number)
            if entry.row == ROUND or (entry.row == TURN and heading == TURN):
                return
            if entry.row == ENTRY:
                yield entry
