"""The commands that draw: a score sheet, a ledger or a map as PDF, tables, the board as a picture.

They need no screen. Each returns its exit code: 0 done, 1 it did not work, 2 it makes no sense.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

from PySide6.QtCore import QDate, QDateTime
from PySide6.QtGui import QGuiApplication

from desktop.engine import resources
from desktop.engine.game import Game
from desktop.engine.setup import Setup, SetupError
from desktop.engine.title import Title
from desktop.i18n.language import SOURCE, Language, current
from desktop.look.fonts import FontsMissing, load_fonts
from desktop.printing.board_picture import LARGEST, SMALLEST, write_png, write_svg
from desktop.printing.pages import Job
from desktop.printing.paper import A4, PAPERS
from desktop.printing.papers import papers_of
from desktop.printing.report import PrintError, write_pdf
from desktop.printing.spreadsheet import write_csv
from desktop.saves.errors import SaveError
from desktop.saves.open_file import open_file
from desktop.scene.painting.prints import has_print
from desktop.titles.shelf import TITLES, find_title

OK, FAILED, USAGE = 0, 1, 2
PEOPLE = ("1", "2", "3", "4", "5", "6")  # who would play on an empty board
MOST_MOVES = "the game has {count} moves, not {at}"


class Mistake(Exception):
    """What was asked for makes no sense."""


def sheet(arguments: argparse.Namespace) -> int:
    """A page or several as PDF: `sheet FILE -o OUT.pdf`, or without a game `sheet --blank`."""
    return _carried_out(_sheet, arguments)


def board(arguments: argparse.Namespace) -> int:
    """The board as a picture: `board FILE|TITLE -o OUT.png`."""
    return _carried_out(_board, arguments)


def table(arguments: argparse.Namespace) -> int:
    """The history for a spreadsheet: `table FILE -o OUT.csv`."""
    return _carried_out(_table, arguments)


def _carried_out(deed: Callable[[argparse.Namespace], str], arguments: argparse.Namespace) -> int:
    try:
        with _Stage(arguments.lang):
            print(deed(arguments))
    except (Mistake, SetupError) as error:
        print(f"drezina: {error}", file=sys.stderr)
        return USAGE
    except PrintError as error:
        print(f"drezina: {arguments.output}: {error}", file=sys.stderr)
        return FAILED
    except (SaveError, FontsMissing, resources.DataError) as error:
        print(f"drezina: {error}", file=sys.stderr)
        return FAILED
    return OK


class _Stage:
    """All that drawing needs: an application without a screen, the fonts, the language."""

    application: ClassVar[QGuiApplication | None] = None  # once made, it stays

    def __init__(self, language: str) -> None:
        self._wanted = language or SOURCE
        self._before = current()
        self._language: Language | None = None

    def __enter__(self) -> None:
        if QGuiApplication.instance() is None:
            # Nothing is shown, and a screen that cannot be reached would end the program.
            os.environ["QT_QPA_PLATFORM"] = "offscreen"
            _Stage.application = QGuiApplication(["drezina"])
        load_fonts()
        self._language = Language(resources.translations())
        self._language.switch(self._wanted)

    def __exit__(self, *failure: object) -> None:
        if self._language is not None:
            self._language.switch(self._before)


def _sheet(arguments: argparse.Namespace) -> str:
    output: Path = arguments.output
    if output.suffix.lower() != ".pdf":
        raise Mistake(f"{output} is not the name of a .pdf file")
    paper = PAPERS.get(arguments.paper, A4)
    job: Job
    if arguments.blank:
        job = _blank(arguments)
    else:
        if arguments.file is None:
            raise Mistake("which game? name a FILE, or ask for a --blank sheet")
        game = _game(arguments.file, arguments.at)
        sheets = papers_of(game.title).sheets
        key = "map_sheet" if arguments.kind == "map" else arguments.kind
        if key not in sheets:
            raise Mistake(f"{game.title.key} has no sheet of the kind {arguments.kind}")
        job = sheets[key].make(game, paper, arguments.mono, _date(Path(arguments.file)))
    write_pdf(job, output)
    count = len(job.pages(job.paper))
    return f"{output}: {job.name}, {count} page{'s' if count > 1 else ''} of {job.paper.name}"


def _blank(arguments: argparse.Namespace) -> Job:
    if arguments.kind != "score":
        raise Mistake("only a score sheet can be blank")
    title = find_title(arguments.file or next(iter(TITLES)))
    players = arguments.players or title.players[-1]
    if players not in title.players:
        low, high = title.players[0], title.players[-1]
        raise Mistake(f"{title.key} is for {low} to {high} players, not {players}")
    blank = papers_of(title).blank
    if blank is None:
        raise Mistake(f"{title.key} has no blank score sheet")
    return blank(title.key, players, PAPERS.get(arguments.paper, A4), arguments.mono)


def _board(arguments: argparse.Namespace) -> str:
    output: Path = arguments.output
    writers = {".png": write_png, ".svg": write_svg}
    write = writers.get(output.suffix.lower())
    if write is None:
        raise Mistake(f"{output} is not the name of a .png or .svg file")
    if not SMALLEST <= arguments.scale <= LARGEST:
        raise Mistake(f"the scale is a number from {SMALLEST} to {LARGEST}")
    key, laid, sheet = arguments.file, None, ""
    if key in TITLES:
        sheet = _empty(TITLES[key], arguments.board)
    elif arguments.board:
        raise Mistake("a saved game has its board; --board goes with a title")
    else:
        game = _game(arguments.file, arguments.at)
        key, laid = game.title.key, game.table
    if not has_print(key):
        raise Mistake(f"the board of {key} cannot be drawn yet")
    language = arguments.lang or "en"
    size = write(
        output, sheet or key, language, laid, scale=arguments.scale, is_mono=arguments.mono
    )
    return f"{output}: {key}, {size.width()} × {size.height()}"


def _empty(title: Title, board: str) -> str:
    """The key of the sheet of an empty board, named by its key or read from a file."""
    if "." in board:
        try:
            board = Path(board).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise Mistake(f"{board} cannot be read: {error}") from error
        title.check_setup(Setup(title.key, PEOPLE[: title.players[0]], 1, frozenset(), board))
    elif board and board not in title.boards:
        known = f"the boards are {', '.join(title.boards)}" if title.boards else "it has but one"
        raise Mistake(f"{title.key} has no board {board}; {known}")
    board = board or next(iter(title.boards), "")
    return f"{title.key}/{board}" if board else title.key


def _table(arguments: argparse.Namespace) -> str:
    output: Path = arguments.output
    if output.suffix.lower() != ".csv":
        raise Mistake(f"{output} is not the name of a .csv file")
    game = _game(arguments.file, arguments.at)
    tables = papers_of(game.title).tables
    if arguments.kind not in tables:
        raise Mistake(f"{game.title.key} has no table of {arguments.kind}")
    made = tables[arguments.kind](game)
    write_csv(made, output)
    return f"{output}: {len(made.rows)} rows"


def _game(name: str, at: int | None) -> Game:
    path = Path(name)
    if not path.exists() and not path.suffix:
        raise Mistake(f"{name} is neither a file nor a title; the titles are {', '.join(TITLES)}")
    try:
        opened = open_file(path)
    except SaveError as error:
        raise SaveError(f"{path}: {error}") from error
    if opened.problem is not None:
        print(f"drezina: {path}: {opened.problem}; drawn up to there", file=sys.stderr)
    game = opened.game
    if at is not None:
        line = game.at.path()
        if at > len(line):
            raise Mistake(MOST_MOVES.format(count=len(line), at=at))
        game.go_to(line[at - 1] if at else game.root)
    return game


def _date(path: Path) -> QDate:
    """The day on which the file was written last."""
    return QDateTime.fromSecsSinceEpoch(int(path.stat().st_mtime)).date()
