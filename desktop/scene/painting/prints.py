"""Whose boards are printed how: one line for each family of games.

A sheet is known by its key: the title, with the board where a box holds several ("1846",
"Steam/rust_belt").
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from PySide6.QtGui import QPainter

from desktop.board.print_facts import PrintedBoard
from desktop.engine.setup import Setup
from desktop.engine.table import Table
from desktop.scene.painting import eighteen_print
from desktop.scene.painting.hex_looks import HexLook
from desktop.scene.painting.print_data import PrintData, read_print
from desktop.titles.shelf import find_title

if TYPE_CHECKING:
    from desktop.scene.painting.sheet import BoardSheet


@dataclass(frozen=True)
class Print:
    """What a family prints, and what its games lay on it."""

    board: Callable[[str], PrintedBoard]  # by the key of its sheet
    looks: Callable[[Any, PrintData], dict[str, HexLook]]  # of a table: every hex as it is now
    # What lies on the board, painted into a picture of it; on the screen these are items.
    paint_pieces: Callable[[QPainter, BoardSheet, Any, bool], None]


PRINTS: dict[str, Print] = {
    "18xx": Print(eighteen_print.printed, eighteen_print.looks, eighteen_print.paint_pieces),
}


def sheet_key(setup: Setup) -> str:
    """The board that is played on."""
    board = getattr(setup, "board", "")
    return f"{setup.title}/{board}" if board else setup.title


def has_sheet(table: Table) -> bool:
    """Whether there is a board to be drawn."""
    return table.family in PRINTS


def printed_board(key: str) -> PrintedBoard:
    return PRINTS[find_title(key.partition("/")[0]).family].board(key)


@cache
def load_print(key: str) -> PrintData:
    """The printed sheet of a board; a DataError names the file and the key at fault."""
    return read_print(printed_board(key))


def looks_of(table: Table, data: PrintData) -> dict[str, HexLook]:
    """What every hex of a game shows now."""
    return PRINTS[table.family].looks(table, data)
