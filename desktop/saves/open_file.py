"""Opening a file of either format, and saving so that no moment of failure loses a game."""

from __future__ import annotations

import json
import os
import secrets
import shutil
import stat
from dataclasses import dataclass
from pathlib import Path

from desktop.engine.game import Game
from desktop.saves import game_file, json_text, peer_import
from desktop.saves.errors import GoOn, SaveError, never_stop
from desktop.saves.peer_export import export_game

OURS, PEER = "drezina", "18xx.games"


@dataclass(frozen=True)
class Opened:
    """A game from a file; with a problem, it stands before the first action that is wrong."""

    game: Game
    format: str
    problem: SaveError | None = None


def open_file(path: str | Path, go_on: GoOn = never_stop) -> Opened:
    """The game in a file, whichever format it has; a SaveError if there is none to play."""
    return open_bytes(_read(path), go_on)


def open_bytes(content: bytes, go_on: GoOn = never_stop) -> Opened:
    """The same from the content of a file."""
    if not content.strip():
        raise SaveError("the file is empty")
    if len(content) > json_text.MAX_BYTES:
        raise SaveError(_too_large())
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise SaveError("the file is not a text file") from None
    if "\0" in text:
        raise SaveError("the file is not a text file")
    data = json_text.parse(text)
    if game_file.is_our_file(data):
        game, problem = game_file.read_data(data, go_on)
        return Opened(game, OURS, problem)
    if peer_import.is_peer_file(data):
        game, problem = peer_import.import_game(data, go_on)
        return Opened(game, PEER, problem)
    raise SaveError("the file is neither a game of Drezina nor one of 18xx.games")


def _too_large() -> str:
    return f"the file is larger than {json_text.MAX_BYTES // 1_000_000} MB"


def _read(path: str | Path) -> bytes:
    try:
        about = os.stat(path)  # before opening: a pipe would keep us waiting for ever
        if stat.S_ISDIR(about.st_mode):
            raise SaveError("this is a folder, not a file")
        if not stat.S_ISREG(about.st_mode):
            raise SaveError("this is not an ordinary file")
        if about.st_size > json_text.MAX_BYTES:
            raise SaveError(_too_large())
        with open(path, "rb") as file:
            return file.read(json_text.MAX_BYTES + 1)
    except FileNotFoundError:
        raise SaveError("there is no such file") from None
    except PermissionError:
        raise SaveError("the file may not be read") from None
    except (OSError, ValueError) as error:
        raise SaveError(f"the file cannot be opened ({_reason(error)})") from None


def _reason(error: OSError | ValueError) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def save_file(game: Game, path: str | Path) -> None:
    """Write the game; the file that was there stays beside it as a backup, with a "~".

    The text is written beside and renamed when it is safe on the disk. Whatever stops the
    program, the path holds the old game or the new one, whole.
    """
    _save_text(game_file.write_game(game), path)


def export_file(game: Game, path: str | Path) -> None:
    """Write the main line for 18xx.games, as carefully."""
    _save_text(json.dumps(export_game(game), ensure_ascii=False, indent=1) + "\n", path)


def _save_text(text: str, path: str | Path) -> None:
    content = text.encode("utf-8")
    if len(content) > json_text.MAX_BYTES:
        raise SaveError(_too_large())
    try:
        target = Path(os.path.realpath(path))  # a link stays a link
        _save(content, target)
    except FileNotFoundError:
        raise SaveError("there is no such folder to save in") from None
    except IsADirectoryError:
        raise SaveError("this is a folder, not a file") from None
    except PermissionError:
        raise SaveError("the file may not be written there") from None
    except (OSError, ValueError) as error:
        raise SaveError(f"the file cannot be saved ({_reason(error)})") from None


def backup_of(path: str | Path) -> Path:
    """Where the previous state of a file is kept."""
    target = Path(path)
    return target.with_name(target.name + "~")


def _save(content: bytes, target: Path) -> None:
    if target.is_dir():
        raise IsADirectoryError
    beside = target.with_name(f".{target.name}.{secrets.token_hex(4)}")
    backup = beside.with_name(beside.name + "~")
    try:
        _write(content, beside)
        if target.exists():
            os.chmod(beside, stat.S_IMODE(target.stat().st_mode))
            _duplicate(target, backup)
            os.replace(backup, backup_of(target))
        os.replace(beside, target)
    finally:
        beside.unlink(missing_ok=True)
        backup.unlink(missing_ok=True)
    _sync_folder(target.parent)


def _write(content: bytes, path: Path) -> None:
    with open(path, "xb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())


def _duplicate(source: Path, copy: Path) -> None:
    """A second name for the same content; where the disk knows none, a copy."""
    try:
        os.link(source, copy)
    except OSError:
        shutil.copyfile(source, copy)
        with open(copy, "rb+") as file:
            os.fsync(file.fileno())


def _sync_folder(folder: Path) -> None:
    """Make the new name itself safe; some systems cannot, and need not."""
    try:
        handle = os.open(folder, os.O_RDONLY)
    except OSError:
        return
    try:
        os.fsync(handle)
    except OSError:
        pass
    finally:
        os.close(handle)
