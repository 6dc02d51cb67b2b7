"""Many games at once: each is played through by the rules and goes into the list of the start page.

Games of 18xx.games are written as files of our own into the folder of games; ours stay where they
are. It can be stopped between two games; what came in by then stays.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from desktop.document.document import GameDocument
from desktop.document.library import Library
from desktop.saves import json_text
from desktop.saves.errors import SaveError
from desktop.saves.game_file import EXTENSION
from desktop.saves.open_file import OURS, Opened, open_bytes, open_file
from desktop.windows.portrait import Portrait

if TYPE_CHECKING:
    from desktop.windows.main_window import MainWindow

SUFFIXES = (EXTENSION, ".json")
GoOn = Callable[[int, int, str], bool]  # done, total, what comes now; False: stop


@dataclass(frozen=True)
class Found:
    """A game to be taken in."""

    name: str
    open: Callable[[], Opened]
    path: Path | None = None  # of a file


@dataclass
class Report:
    """What became of them."""

    added: list[str] = field(default_factory=list)
    failed: list[tuple[str, str]] = field(default_factory=list)  # name and reason
    was_stopped: bool = False


def games_in(paths: Sequence[Path]) -> list[Found]:
    """The files; of a folder those in it that may be games."""
    return [_file(path) for given in paths for path in _files(given)]


def _files(path: Path) -> Iterator[Path]:
    if path.is_dir():
        yield from sorted(p for p in path.iterdir() if p.suffix.lower() in SUFFIXES)
    else:
        yield path


def _file(path: Path) -> Found:
    return Found(path.name, lambda: open_file(path), path)


def games_of_text(text: str) -> list[Found]:
    """Several games in one text, as a list of JSON; none if it is anything else."""
    if not text.lstrip().startswith("["):
        return []
    try:
        data = json_text.parse(text)
    except SaveError:
        return []
    return [_piece(piece, number) for number, piece in enumerate(data, start=1)]


def _piece(piece: object, number: int) -> Found:
    given = piece if isinstance(piece, dict) else {}
    name = f"{given.get('title', '')} {given.get('id', number)}".strip()
    content = json.dumps(piece, ensure_ascii=False).encode("utf-8", "replace")
    return Found(name[:60], lambda: open_bytes(content))


def import_games(window: MainWindow, games: Sequence[Found], library: Library) -> None:
    """Take them in behind a bar that can be cancelled, and say what became of them."""
    from desktop.dialogs.many_games import ManyGamesDialog, ManyWords
    from desktop.dialogs.progress import ProgressSheet

    heading = QCoreApplication.translate("Import", "Import of games")
    progress = ProgressSheet(window.look, heading, window)
    places = window.places
    try:
        report = take_in(games, library, places.games, places.state, progress.go_on)
    finally:
        progress.end()
    added = len(report.added)
    if not report.failed and not report.was_stopped:
        window.statusBar().showMessage(ManyWords.added(added), 4000)
        return
    dialog = ManyGamesDialog(
        window.look, added, report.failed, window, was_stopped=report.was_stopped
    )
    dialog.exec()
    dialog.deleteLater()


def take_in(
    found: Sequence[Found], library: Library, folder: Path, state: Path, go_on: GoOn
) -> Report:
    """Play them all and keep them; says for each that was not taken in why."""
    report, owner = Report(), QObject()
    portrait = Portrait(library, state, owner)
    for number, game in enumerate(found):
        if not go_on(number, len(found), game.name):
            report.was_stopped = True
            break
        try:
            document, problem = _kept(game, folder)
        except SaveError as error:
            report.failed.append((game.name, str(error)))
            continue
        if problem is not None:
            report.failed.append((game.name, str(problem)))
        report.added.append(game.name)
        library.add(document)
        portrait.sit(document)
        portrait.take()
        document.deleteLater()
    owner.deleteLater()
    return report


def _kept(game: Found, folder: Path) -> tuple[GameDocument, SaveError | None]:
    """The game with a file of our own."""
    opened = game.open()
    if opened.format == OURS and game.path is not None:
        return GameDocument(opened.game, game.path), opened.problem
    document = GameDocument(opened.game)
    folder.mkdir(parents=True, exist_ok=True)
    document.save(_free(folder, game.path.stem if game.path is not None else game.name))
    return document, opened.problem


def _free(folder: Path, name: str) -> Path:
    """A name that is not taken yet."""
    stem = re.sub(r'[\\/:*?"<>|\x00-\x1f]', "-", name).strip(". ") or "game"
    path, number = folder / f"{stem}{EXTENSION}", 2
    while path.exists():
        path, number = folder / f"{stem} {number}{EXTENSION}", number + 1
    return path
