"""Whose boards are printed how: one line for each family of games.

A sheet is known by its key: the title, with the board where a box holds several ("1846",
"steam/northeast").
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from PySide6.QtGui import QPainter

from desktop.board.print_facts import PrintedBoard
from desktop.engine.setup import Setup
from desktop.engine.table import Table
from desktop.look.theme import PRINTED, Inks
from desktop.scene.painting import eighteen_print, steam_print
from desktop.scene.painting.print_data import PrintData, read_print
from desktop.scene.painting.printed_sheet import Looks, PrintedSheet
from desktop.titles.shelf import TITLES


@dataclass(frozen=True)
class Print:
    """What a family prints, and what its games lay on it."""

    sheet: Callable[[str, str, Inks], PrintedSheet]  # by its key, in a language, in these inks
    fresh: Callable[[Any], Looks]  # of a sheet: every hex as it lies in the box
    looks: Callable[[Any, Any], Looks]  # of a table and its sheet: every hex as it is now
    # What lies on the board, painted into a picture of it; on the screen these are items.
    paint_pieces: Callable[[QPainter, Any, Any, bool], None]  # sheet, table, with shadows
    # Where a sheet is drawn by `BoardSheet`: the board by its key.
    board: Callable[[str], PrintedBoard] | None = None
    # Which of the boards a set-up means; the text of one's own is its key.
    board_key: Callable[[Setup], str] = lambda setup: setup.board


PRINTS: dict[str, Print] = {
    "18xx": Print(
        eighteen_print.sheet,
        eighteen_print.fresh,
        eighteen_print.looks,
        eighteen_print.paint_pieces,
        eighteen_print.printed,
    ),
    "steam": Print(
        steam_print.sheet,
        steam_print.fresh,
        steam_print.looks,
        steam_print.paint_pieces,
        board_key=steam_print.board_key,
    ),
}


def sheet_key(setup: Setup) -> str:
    """The board that is played on."""
    board = _print_of(setup.title).board_key(setup)
    return f"{setup.title}/{board}" if board else setup.title


def has_sheet(table: Table) -> bool:
    """Whether there is a board to be drawn."""
    return table.family in PRINTS


def has_print(title: str) -> bool:
    """Whether the boards of a title can be drawn."""
    return title in TITLES and TITLES[title].family in PRINTS


def _print_of(key: str) -> Print:
    return PRINTS[TITLES[key.partition("/")[0]].family]


@cache
def shared_sheet(key: str, language: str, inks: Inks = PRINTED) -> PrintedSheet:
    """The sheet of a board, the same for all games: what it has worked out once it keeps."""
    return _print_of(key).sheet(key, language, inks)


@cache
def load_print(key: str) -> PrintData:
    """The file of a printed sheet; a DataError names it and the key at fault."""
    board = _print_of(key).board
    assert board is not None, f"{key} is not drawn from such a file"
    return read_print(board(key))


def looks_of(table: Table, sheet: PrintedSheet) -> Looks:
    """What every hex of a game shows now."""
    return PRINTS[table.family].looks(table, sheet)


def fresh_looks(key: str, sheet: PrintedSheet) -> Looks:
    """What every hex shows in the box."""
    return _print_of(key).fresh(sheet)
