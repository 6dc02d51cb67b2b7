"""The journal of an open game: every deed is out of the program's hands before the next begins.

One line for each deed, begun with a checksum that runs over all lines before it too. From then on
no end of the program can lose it; that the disk has it too, should the power go, is seen to in a
thread. A line that was being written at that moment is not whole, and is not believed (`recovery`).
"""

from __future__ import annotations

import json
import os
import secrets
import zlib
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from desktop.document.disk_sync import DiskSync
from desktop.document.document import GameDocument, Note
from desktop.document.file_lock import FileLock
from desktop.document.moments import round_facts
from desktop.engine.actions import to_json
from desktop.engine.tree import Node
from desktop.saves.errors import SaveError
from desktop.saves.game_file import write_game

VERSION = 1
JOURNAL, LOCK, FRESH = ".journal", ".lock", ".fresh"


def line_of(record: dict[str, Any], previous: int) -> tuple[bytes, int]:
    """A record as it is written, and its checksum."""
    text = json.dumps(record, ensure_ascii=False, separators=(",", ":")).encode()
    checksum = zlib.crc32(text, previous)
    return b"%08x %s\n" % (checksum, text), checksum


class Autosave(QObject):
    """Writes down what is done to a document until it is closed properly.

    A full or broken disk does not stop the game: `failed` says so, and the next deed tries to
    begin a new journal with everything in it.
    """

    failed = Signal(str)

    def __init__(self, document: GameDocument, folder: Path) -> None:
        super().__init__(document)
        folder.mkdir(parents=True, exist_ok=True)
        self._document = document
        self.path = folder / f"{secrets.token_hex(8)}{JOURNAL}"
        self._lock = FileLock(self.path.with_suffix(LOCK))
        self._lock.acquire()
        self._handle: int | None = None
        self._numbers: dict[Node, int] = {}
        self._checksum = 0
        self._disk = DiskSync(self)
        self._disk.failed.connect(self._fail)
        self._begin()
        document.noted.connect(self._on_noted)
        document.file_changed.connect(self._on_file_changed)

    def close(self) -> None:
        """The game was saved, or is not to be kept: nothing is left to recover."""
        self._document.noted.disconnect(self._on_noted)
        self._document.file_changed.disconnect(self._on_file_changed)
        self._close_file()
        self._disk.close()
        self.path.unlink(missing_ok=True)
        self._lock.release()

    def _on_noted(self, note: Note) -> None:
        self._disk.look()
        if self._handle is None:
            self._begin()  # the snapshot has the deed in it
            if note.verb != "deleted" or self._handle is None:
                return
        try:
            self._disk.sync(self._write(self._record(note)))
        except OSError as error:
            self._fail(_reason(error))

    def _on_file_changed(self) -> None:
        """Saved: begin anew with what is in the file, so that the journal stays short."""
        if not self._document.is_modified:
            self._begin()

    def _record(self, note: Note) -> dict[str, Any]:
        record: dict[str, Any] = {}
        if note.verb == "played":
            assert note.node.action is not None
            record["do"] = to_json(note.node.action)
            self._numbers.setdefault(note.node, len(self._numbers))
        else:
            record[note.verb] = self._numbers[note.node]
            if note.verb in ("named", "commented"):
                record["text"] = note.text
        return {**record, **self._summary()}

    def _summary(self) -> dict[str, Any]:
        """What a list of crashed games shows, without playing them."""
        return {"move": self._document.at.depth, "round": round_facts(self._document.game.table)}

    # The file

    def _begin(self) -> None:
        """A new journal beside the old one, which it replaces when it is whole and on the disk."""
        self._close_file()
        document = self._document
        self._numbers = {node: n for n, node in enumerate(document.game.root.walk())}
        self._checksum = 0
        fresh = self.path.with_suffix(FRESH)
        try:
            head = {
                "journal": VERSION,
                "path": str(document.path) if document.path else None,
                "modified": document.is_modified,
                "game": write_game(document.game),
                **self._summary(),
            }
            self._handle = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
            os.fsync(self._write(head))
            os.replace(fresh, self.path)
            _sync_folder(self.path.parent)
        except (OSError, SaveError) as error:
            self._fail(_reason(error))

    def _write(self, record: dict[str, Any]) -> int:
        assert self._handle is not None
        line, checksum = line_of(record, self._checksum)
        written = 0
        while written < len(line):
            written += os.write(self._handle, line[written:])
        self._checksum = checksum
        return self._handle

    def _close_file(self) -> None:
        self._disk.settle()
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None

    def _fail(self, reason: str) -> None:
        self._close_file()
        self.failed.emit(reason)


def _reason(error: OSError | SaveError) -> str:
    return getattr(error, "strerror", None) or str(error)


def _sync_folder(folder: Path) -> None:
    if os.name != "nt":  # Windows keeps names safe by itself
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
