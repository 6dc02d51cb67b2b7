"""What can be printed of a game: sheets of paper, blank ones, tables for a spreadsheet."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from PySide6.QtCore import QDate

from desktop.engine.game import Game
from desktop.printing.pages import Job
from desktop.printing.paper import Paper
from desktop.printing.spreadsheet import Table


@dataclass(frozen=True)
class SheetKind:
    """One paper of an open game."""

    make: Callable[[Game, Paper, bool, QDate | None], Job]  # only black ink; the day it was played
    word: Callable[[], str]
    file: str  # what a PDF of it is called


@dataclass(frozen=True)
class Papers:
    """The papers of a family. "score", "ledger" and "map_sheet" have deeds in the menu."""

    sheets: Mapping[str, SheetKind] = field(default_factory=dict)
    blank: Callable[[str, int, Paper, bool], Job] | None = None  # title, players, only black ink
    tables: Mapping[str, Callable[[Game], Table]] = field(default_factory=dict)
    goes_to_peer: bool = False  # whether 18xx.games can take its games
