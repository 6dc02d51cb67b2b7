"""Fields as they were: read back from what each action wrote, without moving a piece."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from desktop.engine.game import Game
from desktop.engine.state import Change, Piece, Write


def changes_of(game: Game) -> list[Change]:
    """What the set-up and every action up to now have written and told."""
    changes = [game.opening]
    for node in game.at.path():
        assert node.change is not None  # it has been played to get here
        changes.append(node.change)
    return changes


class Past:
    """Every field as it was before some changes; then one write after the other is made good."""

    def __init__(self, changes: Sequence[Change]) -> None:
        self._was: dict[tuple[int, str], Any] = {}
        for change in reversed(changes):
            self._take_back(change.writes)

    def _take_back(self, writes: Iterable[Write]) -> None:
        for write in reversed(tuple(writes)):
            self._was[id(write.piece), write.name] = write.old

    def make(self, write: Write) -> None:
        self._was[id(write.piece), write.name] = write.new

    def value(self, piece: Piece, name: str) -> Any:
        key = (id(piece), name)
        return self._was[key] if key in self._was else getattr(piece, name)
