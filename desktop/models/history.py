"""The history: every moment of the tree to a row, with the lanes of its variations."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractListModel, QCoreApplication, QObject, Qt

from desktop.document import wording
from desktop.engine.actions import Action, Pass
from desktop.engine.tree import Node
from desktop.i18n.money import gain, money
from desktop.models.base import ROOT, Index, Role
from desktop.models.log_entries import round_of
from desktop.models.tree_rows import MOVE, NAME, ROUND, START, Row, lay_out, move_rows

if TYPE_CHECKING:
    from desktop.document.document import GameDocument


class HistoryRole(IntEnum):
    ROW = Qt.ItemDataRole.UserRole + 40  # the Row
    NODE = Qt.ItemDataRole.UserRole + 41
    AMOUNT = Qt.ItemDataRole.UserRole + 42  # money won or lost, or the new price, as text
    ACTOR = Qt.ItemDataRole.UserRole + 43  # the id of who acts, where it changes; else ""
    PASSED = Qt.ItemDataRole.UserRole + 44  # on the way to where we stand
    IS_MAIN = Qt.ItemDataRole.UserRole + 45  # on the main line
    COMMENT = Qt.ItemDataRole.UserRole + 46


class HistoryModel(QAbstractListModel):
    """The tree as a list. Laid out anew only when a line is added, cut or promoted."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document: GameDocument | None = None
        self._rows: list[Row] = []
        self._row_of: dict[int, int] = {}
        self._path: frozenset[int] = frozenset()
        self._at: Node | None = None
        self._size = 0  # moments laid out
        self.layouts = 0  # how often the whole tree was laid out

    def set_document(self, document: GameDocument | None) -> None:
        if self._document is not None:
            self._document.echo.moved.disconnect(self._on_moved)
            self._document.echo.tree_changed.disconnect(self._on_tree_changed)
        self._document = document
        if document is not None:
            document.echo.moved.connect(self._on_moved)
            document.echo.tree_changed.connect(self._on_tree_changed)
        self._lay_out()

    def _lay_out(self) -> None:
        self.beginResetModel()
        self.layouts += 1
        document = self._document
        self._rows = lay_out(document.game.root) if document is not None else []
        self._number()
        self._stand()
        self.endResetModel()

    def _number(self) -> None:
        self._row_of = {
            id(row.node): number
            for number, row in enumerate(self._rows)
            if row.kind in (MOVE, START)
        }
        self._size = len(self._row_of)

    def _stand(self) -> None:
        self._at = self._document.at if self._document is not None else None
        path = self._at.path() if self._at is not None else []
        self._path = frozenset(map(id, path))

    # What Qt asks

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def row(self, number: int) -> Row:
        return self._rows[number]

    def row_of(self, node: Node) -> int:
        """The row of a moment; -1 if it is not in the tree."""
        return self._row_of.get(id(node), -1)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or self._document is None:
            return None
        row = self._rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(row)
        if role == Qt.ItemDataRole.ToolTipRole:
            return row.node.comment or self._text(row)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._spoken(row)
        if role == HistoryRole.AMOUNT:
            return self._amount(row.node) if row.kind == MOVE else ""
        if role == HistoryRole.ACTOR:
            return self._actor(row)
        if role == HistoryRole.PASSED:
            return row.kind == START or id(row.node) in self._path
        if role == Role.HERE:
            return row.kind in (MOVE, START) and row.node is self._at
        return _FACTS[role](row) if role in _FACTS else None

    def _text(self, row: Row) -> str:
        assert self._document is not None
        if row.kind == START:
            return QCoreApplication.translate("History", "Start of the game")
        table = self._document.game.table
        if row.kind == ROUND:
            assert row.news is not None
            return round_of(row.news)
        if row.kind == NAME:
            if row.node.name:
                return f"{row.letter}  {row.node.name}"
            return QCoreApplication.translate("History", "Variation {letter}").format(
                letter=row.letter
            )
        assert row.node.action is not None
        return f"{row.node.depth} {wording.action_text(table, row.node.action)}"

    def _spoken(self, row: Row) -> str:
        parts = [self._text(row)]
        if row.kind == MOVE and self._amount(row.node):
            parts.append(self._amount(row.node))
        if row.kind == MOVE and row.lane:
            parts.append(QCoreApplication.translate("History", "in a variation"))
        if row.node.comment:
            parts.append(row.node.comment)
        if row.kind in (MOVE, START) and row.node is self._at:
            parts.append(QCoreApplication.translate("History", "we are here"))
        return ", ".join(parts)

    def _actor(self, row: Row) -> str:
        """Who acts, unless the same did just before."""
        action = row.node.action
        if row.kind != MOVE or action is None:
            return ""
        before = row.node.parent.action if row.node.parent is not None else None
        if before is not None and before.actor == action.actor:
            return ""
        return action.actor

    def _amount(self, node: Node) -> str:
        if node.change is None or node.action is None or isinstance(node.action, Pass):
            return ""
        price = _new_price(node)
        if price is not None:
            return f"→ {money(price)}"
        won = _won(node.action, node)
        return gain(won) if won else ""

    # News from the document

    def _on_moved(self) -> None:
        assert self._document is not None
        before = self._at
        self._stand()
        numbers = [self.row_of(n) for n in (before, self._at) if n is not None]
        numbers = [n for n in numbers if n >= 0]
        if numbers:
            self.dataChanged.emit(self.index(min(numbers)), self.index(max(numbers)))

    def _on_tree_changed(self) -> None:
        assert self._document is not None
        at = self._document.at
        if self.row_of(at) < 0 and self._is_longer_by_one(at):
            self._append(at)
        elif self._is_same_tree():
            self.retranslate()  # a name or a comment
        else:
            self._lay_out()

    def _is_longer_by_one(self, at: Node) -> bool:
        """Whether all that is new is one move at the end of a line."""
        parent = at.parent
        if parent is None or at.children or len(parent.children) > 1 or self.row_of(parent) < 0:
            return False
        # Where a line has variations beside it, what follows comes after them.
        siblings = parent.parent.children if parent.parent is not None else [parent]
        return len(siblings) == 1 or siblings[0] is not parent

    def _append(self, node: Node) -> None:
        assert node.parent is not None
        last = self.row_of(node.parent)
        while last + 1 < len(self._rows) and self._rows[last + 1].node is node.parent:
            last += 1  # the headings of rounds
        end = self._rows[last]
        rows = list(move_rows(node, end.lane, end.through))
        rows[-1].ends, end.ends = True, False
        self.beginInsertRows(ROOT, last + 1, last + len(rows))
        self._rows[last + 1 : last + 1] = rows
        if last + 1 + len(rows) == len(self._rows):
            self._row_of[id(node)] = last + 1
            self._size += 1
        else:
            self._number()
        self.endInsertRows()

    def _is_same_tree(self) -> bool:
        assert self._document is not None
        fresh = lay_out(self._document.game.root)
        return len(fresh) == len(self._rows) and all(
            one.node is other.node and one.lane == other.lane
            for one, other in zip(fresh, self._rows, strict=True)
        )

    def retranslate(self) -> None:
        if self._rows:
            self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))


def _new_price(node: Node) -> int | None:
    """Where the actor's own share price went."""
    assert node.action is not None and node.change is not None
    for news in node.change.news:
        if news.kind == "price" and news.facts.get("corporation") == node.action.actor:
            return int(news.facts["after"])  # type: ignore[arg-type]
    return None


def _won(action: Action, node: Node) -> int:
    """By how much the actor's purse grew; what was borrowed to pay for the deed is no gain."""
    grown = _grown(action, node)
    return grown - _borrowed(action, node) or grown  # nothing else: the loan was the deed


def _borrowed(action: Action, node: Node) -> int:
    assert node.change is not None
    return sum(
        int(news.facts["amount"])  # type: ignore[call-overload]
        for news in node.change.news
        if news.kind == "borrowed" and news.facts.get("player") == action.actor
    )


def _grown(action: Action, node: Node) -> int:
    assert node.change is not None
    first = last = None
    for write in node.change.writes:
        if write.name == "cash" and getattr(write.piece, "id", None) == action.actor:
            first, last = write.old if first is None else first, write.new
    return last - first if first is not None and last is not None else 0


_FACTS: dict[int, Any] = {
    HistoryRole.ROW: lambda row: row,
    HistoryRole.NODE: lambda row: row.node,
    HistoryRole.IS_MAIN: lambda row: row.lane == 0,
    HistoryRole.COMMENT: lambda row: row.node.comment,
    Role.PIECE: lambda row: row.node,
}
