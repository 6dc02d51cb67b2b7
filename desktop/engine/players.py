"""The people at the table, in the order in which they sit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, TypeVar

from desktop.engine.money import Purse


class Player(Purse):
    """Somebody at the table."""

    fixed: ClassVar[frozenset[str]] = frozenset({"key", "id", "name", "seat"})

    def __init__(self, seat: int, id: str, name: str) -> None:
        self.key = f"player:{id}"
        self.id = id
        self.name = name
        self.seat = seat
        self.cash = 0
        self.bankrupt = False


T = TypeVar("T")


def clockwise(players: Sequence[T], start: T) -> tuple[T, ...]:
    """Everybody in turn, beginning with `start`."""
    at = players.index(start)
    return (*players[at:], *players[:at])


def next_to(players: Sequence[T], player: T) -> T:
    """The neighbour on the left."""
    return players[(players.index(player) + 1) % len(players)]
