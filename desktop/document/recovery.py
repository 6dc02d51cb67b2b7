"""Games that were open when the program stopped: found, and played again from their journals."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from desktop.document.autosave import FRESH, JOURNAL, LOCK, VERSION
from desktop.document.document import GameDocument
from desktop.document.file_lock import FileLock
from desktop.document.moments import RoundFacts
from desktop.engine.actions import ActionError, from_json
from desktop.engine.tree import Node
from desktop.saves import json_text
from desktop.saves.errors import GoOn, SaveError, Stopped, never_stop
from desktop.saves.game_file import read_data

CHECKSUM = 8  # hexadecimal digits at the beginning of a line
MAX_BYTES = 10 * json_text.MAX_BYTES


@dataclass(frozen=True)
class Crashed:
    """A game that can be recovered."""

    journal: Path
    title: str
    players: tuple[str, ...]
    move: int  # the number of actions before the moment where it stood
    round: RoundFacts | None  # name, cycle and number
    when: datetime
    path: Path | None  # the file it was opened from or saved in


def recoverable(folder: Path) -> list[Crashed]:
    """The crashed games, the latest first; what nothing is lost of is swept away.

    Journals of windows that are still open, here or in another process, are left alone.
    """
    found = []
    begun = {
        path.with_suffix(JOURNAL)
        for ending in (JOURNAL, FRESH)
        for path in folder.glob(f"*{ending}")
    }
    for journal in sorted(begun):
        lock = FileLock(journal.with_suffix(LOCK))
        try:
            if lock.acquire():
                crashed = _summary(journal)
                if crashed is None:
                    _remove(journal)
                else:
                    found.append(crashed)
        except OSError:
            continue
        finally:
            lock.release()
    return sorted(found, key=lambda crashed: crashed.when, reverse=True)


def recover(crashed: Crashed, go_on: GoOn = never_stop) -> GameDocument:
    """The document as it was after the last deed that reached the disk.

    Its journal stays until `discard`, to be called once a new one has begun.
    """
    records = list(read_records(crashed.journal))
    if not records:
        raise SaveError("the journal of the game cannot be read")
    game, problem = read_data(json_text.parse(records[0]["game"]), go_on)
    if problem is not None:
        raise problem
    path = Path(records[0]["path"]) if records[0]["path"] else None
    document = GameDocument(game, path)
    nodes = list(game.root.walk())
    for done, record in enumerate(records[1:]):
        if not go_on(done, len(records)):
            raise Stopped
        if not _repeat(document, nodes, record):
            break
    document.mark_modified()
    return document


def discard(crashed: Crashed) -> None:
    """The game is safe elsewhere, or nobody wants it."""
    lock = FileLock(crashed.journal.with_suffix(LOCK))
    if lock.acquire():
        _remove(crashed.journal)
        lock.release()


def read_records(journal: Path) -> Iterator[dict[str, Any]]:
    """Every whole record up to the first that is not."""
    try:
        if journal.stat().st_size > MAX_BYTES:
            return
        content = journal.read_bytes()
    except OSError:
        return
    checksum = 0
    for number, line in enumerate(content.split(b"\n")[:-1]):  # after the last "\n": half a line
        text = line[CHECKSUM + 1 :]
        checksum = zlib.crc32(text, checksum)
        if line[: CHECKSUM + 1] != b"%08x " % checksum:
            return
        record = json.loads(text)
        if number == 0 and record.get("journal") != VERSION:
            return
        yield record


def _summary(journal: Path) -> Crashed | None:
    """None where nothing would be lost: no whole record, or no deed since the game was saved."""
    records = list(read_records(journal))
    if not records:
        return None
    head, last = records[0], records[-1]
    looked_only = all("moved" in record for record in records[1:])
    if looked_only and not head["modified"] and (head["path"] or head["move"] == 0):
        return None
    game = json.loads(head["game"])
    facts = last["round"]
    return Crashed(
        journal,
        game["title"],
        tuple(game["players"]),
        last["move"],
        (facts[0], facts[1], facts[2]) if facts else None,
        datetime.fromtimestamp(journal.stat().st_mtime),
        Path(head["path"]) if head["path"] else None,
    )


def _repeat(document: GameDocument, nodes: list[Node], record: dict[str, Any]) -> bool:
    """Do one deed again; False if the rules or the tree do not know it."""
    try:
        if "do" in record:
            known = len(document.at.children)
            if not document.submit(from_json(record["do"])):
                return False
            if document.at.parent is not None and len(document.at.parent.children) > known:
                nodes.append(document.at)
            return True
        verb = next(key for key in record if key in _DEEDS)
        _DEEDS[verb](document, nodes[record[verb]], record.get("text", ""))
    except (ActionError, IndexError, StopIteration, ValueError):
        return False
    return True


_DEEDS = {
    "moved": lambda document, node, text: document.go_to(node),
    "promoted": lambda document, node, text: document.promote(node),
    "deleted": lambda document, node, text: document.delete(node),
    "named": lambda document, node, text: document.set_name(node, text),
    "commented": lambda document, node, text: document.set_comment(node, text),
}


def _remove(journal: Path) -> None:
    journal.unlink(missing_ok=True)
    journal.with_suffix(FRESH).unlink(missing_ok=True)
