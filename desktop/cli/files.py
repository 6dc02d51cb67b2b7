"""Finding and opening the saved games a command is given, and writing new ones."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterable, Iterator
from pathlib import Path

from desktop.cli.errors import CommandError, UsageError
from desktop.cli.parser import PEER
from desktop.engine.game import Game
from desktop.saves.errors import SaveError
from desktop.saves.open_file import Opened, open_file, save_file

EXTENSIONS = (".drezina", ".json")


def find_files(paths: Iterable[Path]) -> list[Path]:
    """The files named, and those in the folders named, each once."""
    found = dict.fromkeys(file for path in paths for file in _files_of(path))
    if not found:
        raise UsageError("there are no saved games in these folders")
    return list(found)


def _files_of(path: Path) -> Iterator[Path]:
    if not path.is_dir():
        yield path
        return
    for file in sorted(path.rglob("*")):
        if file.suffix in EXTENSIONS and file.is_file():
            yield file


def opened(path: Path) -> Opened:
    """The game of a file; a sentence if there is none."""
    try:
        return open_file(path)
    except SaveError as error:
        raise CommandError(f"{path}: {error}") from error


def opened_whole(path: Path) -> Game:
    """A game without anything wrong in it."""
    result = opened(path)
    if result.problem is not None:
        raise CommandError(f"{path}: {result.problem}")
    return result.game


def write(game: Game, path: Path, format: str) -> None:
    """Write a game in one of the formats: beside, then renamed."""
    try:
        if format == PEER:
            _write_peer(game, path)
        else:
            save_file(game, path)
    except SaveError as error:
        raise CommandError(f"{path}: {error}") from error


def _write_peer(game: Game, path: Path) -> None:
    import json

    from desktop.saves.peer_export import export_game

    content = json.dumps(export_game(game), ensure_ascii=False, indent=1) + "\n"
    beside = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        with open(beside, "x", encoding="utf-8") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, path)
    except OSError as error:
        raise CommandError(f"{path} cannot be written ({error.strerror})") from error
    finally:
        beside.unlink(missing_ok=True)
