"""A table of pieces: columns as data, and only the touched rows told to the views."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING, Any, ClassVar

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
)

from desktop.engine.state import Change, Write

if TYPE_CHECKING:
    from desktop.document.document import GameDocument
    from desktop.engine.game import Game

Index = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()  # only read
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class Role(IntEnum):
    """What a cell can say besides its text."""

    SORT = Qt.ItemDataRole.UserRole + 1  # a value that sorts as players would
    PIECE = Qt.ItemDataRole.UserRole + 2  # the thing the row stands for
    HERE = Qt.ItemDataRole.UserRole + 3  # whether it is this one's turn, or the present one
    STILL = Qt.ItemDataRole.UserRole + 4  # whether it is out of play, and told in a quiet voice
    SHORT = Qt.ItemDataRole.UserRole + 5  # the text where there is no room for all of it


@dataclass(frozen=True)
class Column:
    """One column: its heading and what it says of a piece, both in the language of now."""

    key: str
    heading: Callable[[], str]
    text: Callable[[Any, Any], str]  # of the table and the piece
    sort: Callable[[Any, Any], Any] | None = None
    tip: Callable[[Any, Any], str] | None = None
    spoken: Callable[[Any, Any], str] | None = None  # where the text alone would not do
    explains: Callable[[], str] | None = None  # what the heading means
    short: Callable[[Any, Any], str] | None = None  # instead of a text cut off
    is_number: bool = False


class PieceTableModel(QAbstractTableModel):
    """One piece to a row. Reads the pieces whenever it is asked."""

    COLUMNS: ClassVar[tuple[Column, ...]] = ()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document: GameDocument | None = None
        self._game: Game | None = None
        self._pieces: tuple[Any, ...] = ()
        self._row_of: dict[int, int] = {}
        self._here = -1

    def set_document(self, document: GameDocument | None) -> None:
        if self._document is not None:
            self._document.echo.changed.disconnect(self._on_changed)
        self._document = document
        if document is not None:
            document.echo.changed.connect(self._on_changed)
        self._reset()

    @property
    def table(self) -> Any:
        """The table of the game, of the family this model reads; None without a game."""
        return self._game.table if self._game is not None else None

    def _reset(self) -> None:
        self.beginResetModel()
        self._game = self._document.game if self._document is not None else None
        table = self.table
        self._pieces = tuple(self.pieces(table)) if table is not None else ()
        self._row_of = {id(piece): row for row, piece in enumerate(self._pieces)}
        self._here = self._present_row()
        self.endResetModel()

    # What a table of one kind says

    def pieces(self, table: Any) -> Iterable[Any]:
        """The rows. They stay the same for the whole game."""
        raise NotImplementedError("a model without rows")

    def touched(self, table: Any, write: Write) -> Iterable[Any]:
        """The pieces about which this write says something new."""
        return (write.piece,)

    def present(self, table: Any) -> Any:
        """The piece whose turn it is, or which holds now."""
        return None

    def is_still(self, table: Any, piece: Any) -> bool:
        return False

    # What Qt asks

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._pieces)

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self.COLUMNS)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or self.table is None:
            return None
        table, piece = self.table, self._pieces[index.row()]
        column = self.COLUMNS[index.column()]
        answer = _ANSWERS.get(role)
        if answer is not None:
            return answer(column, table, piece)
        if role == Role.HERE:
            return index.row() == self._here
        if role == Role.STILL:
            return self.is_still(table, piece)
        return None

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(self.COLUMNS):
            return None
        column = self.COLUMNS[section]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return column.heading()
        if role == Qt.ItemDataRole.ToolTipRole and column.explains is not None:
            return column.explains()
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return RIGHT if column.is_number else LEFT
        return None

    def column(self, key: str) -> int:
        """The number of a column."""
        return next(n for n, column in enumerate(self.COLUMNS) if column.key == key)

    def row_of(self, piece: object) -> int:
        """The row of a piece; -1 without one."""
        return self._row_of.get(id(piece), -1)

    def piece(self, row: int) -> Any:
        return self._pieces[row]

    # News from the game

    def _on_changed(self, change: Change) -> None:
        assert self._document is not None
        if self._document.game is not self._game:
            self._reset()
            return
        table = self.table
        if table is None:
            return
        rows = {
            self._row_of[id(piece)]
            for write in change.writes
            for piece in self.touched(table, write)
            if id(piece) in self._row_of
        }
        here = self._present_row()
        if here != self._here:
            rows |= {self._here, here} - {-1}
            self._here = here
        last = len(self.COLUMNS) - 1
        for start, end in runs_of(rows):
            self.dataChanged.emit(self.index(start, 0), self.index(end, last))

    def _present_row(self) -> int:
        table = self.table
        return self.row_of(self.present(table)) if table is not None else -1

    def retranslate(self) -> None:
        """Every word may have changed."""
        if self.COLUMNS:
            last = len(self.COLUMNS) - 1
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, last)
            if self._pieces:
                end = self.index(len(self._pieces) - 1, last)
                self.dataChanged.emit(self.index(0, 0), end)


def _sort(column: Column, table: Any, piece: Any) -> Any:
    return column.sort(table, piece) if column.sort else column.text(table, piece)


def _tip(column: Column, table: Any, piece: Any) -> str | None:
    return column.tip(table, piece) if column.tip else None


def _spoken(column: Column, table: Any, piece: Any) -> str:
    words = column.spoken or column.text
    return f"{column.heading()}: {words(table, piece)}"


_ANSWERS: dict[int, Callable[[Column, Any, Any], Any]] = {
    Qt.ItemDataRole.DisplayRole: lambda column, table, piece: column.text(table, piece),
    Qt.ItemDataRole.ToolTipRole: _tip,
    Qt.ItemDataRole.AccessibleTextRole: _spoken,
    Qt.ItemDataRole.TextAlignmentRole: lambda column, *_: RIGHT if column.is_number else LEFT,
    Role.SORT: _sort,
    Role.SHORT: lambda column, table, piece: column.short(table, piece) if column.short else "",
    Role.PIECE: lambda column, table, piece: piece,
}


def runs_of(rows: Iterable[int]) -> Iterator[tuple[int, int]]:
    """Neighbouring rows as one stretch: first and last."""
    start = end = -1
    for row in sorted(rows):
        if row != end + 1 or start < 0:
            if start >= 0:
                yield start, end
            start = row
        end = row
    if start >= 0:
        yield start, end


class SortedModel(QSortFilterProxyModel):
    """A table in the order of one column; equals stay in printed order."""

    def __init__(self, source: PieceTableModel, key: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setSortRole(Role.SORT)
        self.setSourceModel(source)
        self.sort(source.column(key))

    def lessThan(self, left: Index, right: Index) -> bool:
        one, other = left.data(self.sortRole()), right.data(self.sortRole())
        if one == other:
            return left.row() < right.row()
        try:
            return bool(one < other)
        except TypeError:
            return str(one) < str(other)
