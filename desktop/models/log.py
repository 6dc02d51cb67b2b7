"""The log: the news of every action of the line we are on, grouped by round and company turn."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractListModel, QObject, Qt

from desktop.document import wording
from desktop.document.speech import Speech
from desktop.document.speeches import speech_of
from desktop.engine.tree import Node
from desktop.i18n.money import gain, money
from desktop.models.base import ROOT, Index, Role
from desktop.models.log_entries import ROUND, TURN, Entry, Reader, round_of

if TYPE_CHECKING:
    from desktop.document.document import GameDocument
    from desktop.engine.game import Game


class LogRole(IntEnum):
    ROW = Qt.ItemDataRole.UserRole + 20  # round, turn or entry
    KIND = Qt.ItemDataRole.UserRole + 21  # the group of the filter
    PLAYER = Qt.ItemDataRole.UserRole + 22  # the id of whoever acts or decides
    COMPANY = Qt.ItemDataRole.UserRole + 23
    AMOUNT = Qt.ItemDataRole.UserRole + 24  # as text, with its sign
    NODE = Qt.ItemDataRole.UserRole + 25  # the moment after it happened
    AHEAD = Qt.ItemDataRole.UserRole + 26  # not yet, seen from where we stand


class LogModel(QAbstractListModel):
    """Every happening up to where we stand to a row; while somebody looks back, up to where he
    came from. What lies ahead beyond that is the history's to show."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document: GameDocument | None = None
        self._line: tuple[Node, ...] = ()
        self._entries: list[Entry] = []
        self._ends: list[int] = []  # how many entries there are after each moment of the line
        self._here = 0  # how many entries have happened
        self._shown = 0  # how many rows there are
        self._horizon: Node | None = None  # the moment from which somebody looks back
        self._last = 0  # how many had before the last action

    @property
    def game(self) -> Game | None:
        return self._document.game if self._document is not None else None

    def set_document(self, document: GameDocument | None) -> None:
        if self._document is not None:
            self._document.echo.moved.disconnect(self.sync)
            self._document.echo.tree_changed.disconnect(self.sync)
        self.beginResetModel()
        self._document = document
        self._line, self._entries, self._ends = (), [], []
        if document is not None:
            self._line = document.line
            self._entries, self._ends = self._read(0)
            document.echo.moved.connect(self.sync)
            document.echo.tree_changed.connect(self.sync)
        self._horizon = None
        self._here, self._last = self._happened(), self._before_last()
        self._shown = self._here
        self.endResetModel()

    def set_horizon(self, moment: Node | None) -> None:
        """Somebody looks back from a moment: what happened up to it stays in sight."""
        if moment is not self._horizon:
            self._horizon = moment
            if self._document is not None:
                self.sync()

    @property
    def _speech(self) -> Speech:
        return speech_of(self.game.table if self.game is not None else None)

    def _companies(self) -> frozenset[str]:
        table: Any = self.game.table if self.game is not None else None
        ids = (*getattr(table, "corporations", ()), *getattr(table, "minors", ()))
        return frozenset(ids)

    def _read(self, start: int) -> tuple[list[Entry], list[int]]:
        """The entries of the line from a moment on, and where each moment ends."""
        known = self._ends[start - 1] if start else 0
        reader = Reader(self._speech, self._companies(), self._entries[:known])
        entries: list[Entry] = []
        ends: list[int] = []
        for node in self._line[start:]:
            entries += reader.read(node)
            ends.append(known + len(entries))
        return entries, ends

    def _happened(self) -> int:
        depth = self.game.at.depth if self.game is not None else 0
        return self._ends[depth - 1] if depth else 0

    def _wanted(self) -> int:
        """How many rows there should be."""
        horizon, happened = self._horizon, self._happened()
        if horizon is None or horizon.parent is None or horizon.depth > len(self._line):
            return happened
        if self._line[horizon.depth - 1] is not horizon:
            return happened
        return max(happened, self._ends[horizon.depth - 1])

    def _before_last(self) -> int:
        depth = self.game.at.depth if self.game is not None else 0
        return self._ends[depth - 2] if depth > 1 else 0

    # What Qt asks

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else self._shown

    def here_row(self) -> int:
        """The row of what happened last; -1 before the first."""
        return self._here - 1

    def entry(self, row: int) -> Entry:
        return self._entries[row]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or self.game is None:
            return None
        entry = self._entries[index.row()]
        if role in _WORDS:
            return self._text(entry)
        if role == LogRole.AHEAD:
            return index.row() >= self._here
        if role == Role.HERE:  # all that the last action brought
            return index.row() < self._here and entry.node is self.game.at
        if role == LogRole.AMOUNT:
            return self._amount(entry)
        return _FACTS[role](entry) if role in _FACTS else None

    def _text(self, entry: Entry) -> str:
        assert self.game is not None
        if entry.row == ROUND:
            return round_of(entry.news)
        return wording.news_text(self.game.table, entry.news)

    def _amount(self, entry: Entry) -> str:
        kind, facts = entry.news.kind, entry.news.facts
        speech = self._speech
        if kind in speech.spending:
            cost = facts.get(speech.spending[kind])
            return gain(-cost) if isinstance(cost, int) and cost else ""
        if kind in speech.earning:
            amount = facts[speech.earning[kind]]
            return gain(amount) if isinstance(amount, int) and amount else ""
        after = facts.get("after")
        if kind == "price" and isinstance(after, int):
            return f"→ {money(after)}"
        return ""

    # News from the document

    def sync(self) -> None:
        """Show the present moment; a dock that hears of it first asks for it."""
        assert self._document is not None
        line = self._document.line
        if line != self._line:
            self._follow(line)
        before, last = self._here, self._last
        self._here, self._last = self._happened(), self._before_last()
        self._show(self._wanted())
        low, high = min(last, self._last), min(max(before, self._here), self._shown)
        if (before, last) != (self._here, self._last) and low < high:
            self.dataChanged.emit(self.index(low), self.index(high - 1))

    def _show(self, count: int) -> None:
        """So many rows from now on."""
        if count < self._shown:
            self.beginRemoveRows(ROOT, count, self._shown - 1)
            self._shown = count
            self.endRemoveRows()
        elif count > self._shown:
            first = self._shown
            self.beginInsertRows(ROOT, first, count - 1)
            self._shown = count
            self.endInsertRows()
            self._touch_headings(first)

    def _follow(self, line: tuple[Node, ...]) -> None:
        """Another line: what both have stays."""
        common = 0
        for old, new in zip(self._line, line, strict=False):
            if old is not new:
                break
            common += 1
        kept = self._ends[common - 1] if common else 0
        self._show(min(kept, self._shown))
        del self._entries[kept:]
        self._line, self._ends = line, self._ends[:common]
        entries, ends = self._read(common)
        self._ends += ends
        self._entries += entries

    def _touch_headings(self, row: int) -> None:
        """What came may let a filter show the headings above it."""
        for kind in (TURN, ROUND):
            above = row - 1
            while above >= 0 and self._entries[above].row not in (kind, ROUND):
                above -= 1
            if above >= 0:
                self.dataChanged.emit(self.index(above), self.index(above))

    def retranslate(self) -> None:
        if self._shown:
            self.dataChanged.emit(self.index(0), self.index(self._shown - 1))


_WORDS = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
)
_FACTS: dict[int, Any] = {
    LogRole.ROW: lambda entry: entry.row,
    LogRole.KIND: lambda entry: entry.kind,
    LogRole.PLAYER: lambda entry: entry.player,
    LogRole.COMPANY: lambda entry: entry.company,
    LogRole.NODE: lambda entry: entry.node,
    Role.PIECE: lambda entry: entry.node,
}
