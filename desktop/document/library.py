"""The recent games, as the start page lists them. One small file in the State folder."""

from __future__ import annotations

import json
import os
import secrets
from collections.abc import Iterable
from dataclasses import asdict, dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Any

from desktop.document.document import GameDocument
from desktop.document.moments import RoundFacts, round_facts
from desktop.saves import json_text
from desktop.saves.errors import SaveError

MOST = 40
FILE = "recent.json"


@dataclass(frozen=True)
class Recent:
    """What is known of a game without opening it."""

    path: str
    title: str
    players: tuple[str, ...]
    move: int
    round: RoundFacts | None  # name, cycle and number; `wording.round_words` says it
    finished: str  # why the game is over; "" while it is played
    when: str  # ISO time of the last save or opening
    thumbnail: str = ""  # a picture of the board, or ""
    variations: int = 0  # lines beside the main one
    winners: tuple[str, ...] = ()  # of a finished game; several if they are equal
    result: int = 0  # what the winner has
    is_peer: bool = False  # by the rules of 18xx.games, as an imported game is

    @property
    def file(self) -> Path:
        return Path(self.path)

    @property
    def time(self) -> datetime:
        return datetime.fromisoformat(self.when)


class Library:
    """The list, the latest first. A broken list is an empty one; no game depends on it."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / FILE

    def recent(self, existing: bool = True) -> tuple[Recent, ...]:
        """The games; only those whose files are there, unless asked otherwise."""
        games = self._read()
        return tuple(g for g in games if not existing or os.path.isfile(g.path))

    def add(
        self,
        document: GameDocument,
        thumbnail: Path | None = None,
        when: datetime | None = None,
    ) -> None:
        """Put a game with a file to the top of the list; without a time, it was played now."""
        if document.path is None:
            raise ValueError("a game without a file")
        table = document.game.table
        path = os.path.realpath(document.path)
        old = next((g for g in self._read() if g.path == path), None)
        entry = Recent(
            path,
            document.game.setup.title,
            document.game.setup.players,
            document.at.depth,
            round_facts(table),
            table.finished,
            (when or datetime.now()).isoformat(timespec="seconds"),
            str(thumbnail) if thumbnail else old.thumbnail if old else "",
            **_more(document),
        )
        self._write((entry, *(g for g in self._read() if g.path != path)))

    def remove(self, path: Path) -> None:
        """Off the list; the file itself stays."""
        real = os.path.realpath(path)
        self._write(g for g in self._read() if g.path not in (real, str(path)))

    def set_thumbnail(self, path: Path, thumbnail: Path) -> None:
        real = os.path.realpath(path)
        self._write(
            replace(g, thumbnail=str(thumbnail)) if g.path == real else g for g in self._read()
        )

    def _read(self) -> tuple[Recent, ...]:
        try:
            data = json_text.parse(self._file.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError, SaveError):
            return ()
        entries = data.get("games") if isinstance(data, dict) else None
        if not isinstance(entries, list):
            return ()
        read = (_entry(entry) for entry in entries[:MOST])
        return tuple(entry for entry in read if entry is not None)

    def _write(self, games: Iterable[Recent]) -> None:
        """Beside and renamed; a list that cannot be written is not worth a word."""
        text = json.dumps({"games": [asdict(g) for g in tuple(games)[:MOST]]}, ensure_ascii=False)
        beside = self._file.with_name(f".{FILE}.{secrets.token_hex(4)}")
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            beside.write_text(text, encoding="utf-8", errors="replace")
            os.replace(beside, self._file)
        except OSError:
            beside.unlink(missing_ok=True)


def _more(document: GameDocument) -> dict[str, Any]:
    game = document.game
    forks = sum(max(0, len(node.children) - 1) for node in game.root.walk())
    standing = game.table.standing() if game.table.finished else ()
    best = standing[0][1] if standing else 0
    peer = game.title.peer_options()
    return {
        "variations": forks,
        "winners": tuple(player.name for player, result in standing if result == best),
        "result": best,
        "is_peer": bool(peer) and peer <= game.setup.options,
    }


LATER = {"variations": 0, "winners": [], "result": 0, "is_peer": False}  # not in older lists


def _entry(data: object) -> Recent | None:
    """An entry of the file; None if anything in it is not as we write it."""
    if isinstance(data, dict):
        data = {**LATER, **data}
    if not isinstance(data, dict) or set(data) != set(Recent.__dataclass_fields__):
        return None
    if any(type(data[name]) is not type(value) for name, value in LATER.items()):
        return None
    texts = ("path", "title", "finished", "when", "thumbnail")
    if not all(isinstance(data[name], str) for name in texts) or type(data["move"]) is not int:
        return None
    players, facts = data["players"], data["round"]
    if not isinstance(players, list):
        return None
    if not all(isinstance(name, str) for name in (*players, *data["winners"])):
        return None
    if facts is not None and (
        not isinstance(facts, list) or [type(f) for f in facts] != [str, int, int]
    ):
        return None
    try:
        datetime.fromisoformat(data["when"])
    except ValueError:
        return None
    round_ = (facts[0], facts[1], facts[2]) if facts else None
    named = {"players": tuple(players), "winners": tuple(data["winners"])}
    return Recent(**{**data, **named, "round": round_})
