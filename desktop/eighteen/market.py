"""The stock market chart: cells with prices, and the tokens in them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from desktop.eighteen.data import MarketData
from desktop.engine.state import Piece

if TYPE_CHECKING:
    from desktop.eighteen.companies.corporation import Corporation


class Cell(Piece):
    """A cell of the chart; the tokens in it are stacked in order of arrival."""

    fixed: ClassVar[frozenset[str]] = frozenset({"key", "row", "column", "price"})

    def __init__(self, row: int, column: int, price: int) -> None:
        self.key = f"cell:{row},{column}"
        self.row = row
        self.column = column
        self.price = price
        self.tokens: tuple[Corporation, ...] = ()


class Market:
    """The printed chart. Holds no state of its own; the cells do."""

    def __init__(self, data: MarketData) -> None:
        self.rows = tuple(
            tuple(Cell(r, c, price) for c, price in enumerate(row))
            for r, row in enumerate(data.rows)
        )
        self.start_prices = data.par
        self._start_cells = tuple(self.rows[row][column] for row, column in data.par_cells)
        self._zones = data.zones

    def cells(self) -> Iterable[Cell]:
        return (cell for row in self.rows for cell in row)

    def start_cell(self, price: int) -> Cell | None:
        """The cell in which a corporation may begin at this price."""
        if price not in self.start_prices:
            return None
        return next(cell for cell in self._start_cells or self.cells() if cell.price == price)

    @property
    def has_zones(self) -> bool:
        return bool(self._zones)

    def is_in(self, cell: Cell | None, zone: str) -> bool:
        """Whether a cell lies in a coloured zone of the chart."""
        return cell is not None and (cell.row, cell.column) in self._zones.get(zone, ())

    def beside(self, cell: Cell, steps: int) -> Cell:
        """The cell so many steps to the right (left if negative), within the row."""
        row = self.rows[cell.row]
        return row[max(0, min(len(row) - 1, cell.column + steps))]

    # On a chart of several rows

    def right(self, cell: Cell) -> Cell:
        """One to the right; at the end of its row one up instead."""
        row = self.rows[cell.row]
        return row[cell.column + 1] if cell.column + 1 < len(row) else self.up(cell)

    def left(self, cell: Cell) -> Cell:
        """One to the left; in the first column one down instead."""
        return self.rows[cell.row][cell.column - 1] if cell.column else self.down(cell)

    def up(self, cell: Cell) -> Cell:
        """One up; in the top row it stays."""
        return self.rows[cell.row - 1][cell.column] if cell.row else cell

    def down(self, cell: Cell, steps: int = 1) -> Cell:
        """So many down, as far as there are cells."""
        for _ in range(steps):
            if cell.row + 1 == len(self.rows) or cell.column >= len(self.rows[cell.row + 1]):
                break
            cell = self.rows[cell.row + 1][cell.column]
        return cell

    def put(self, corporation: Corporation, cell: Cell | None) -> None:
        """Move a token to a cell, below those already there; off the chart for None."""
        old = corporation.cell
        if old is cell:
            return
        if old is not None:
            old.tokens = tuple(c for c in old.tokens if c is not corporation)
        if cell is not None:
            cell.tokens = (*cell.tokens, corporation)
        corporation.cell = cell


def operating_rank(corporation: Corporation) -> tuple[int, int, int]:
    """Sorts by falling price; at one price further right first, in one cell who got there first."""
    cell = corporation.cell
    assert cell is not None
    return -cell.price, -cell.column, cell.tokens.index(corporation)
