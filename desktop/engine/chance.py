"""Chance: a seeded generator kept in the state, so that undo takes back a draw as well."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, TypeVar

from desktop.engine.state import Piece

T = TypeVar("T")

# Numerical Recipes' classic linear congruential generator: the one recorded games were dealt by.
_MULTIPLIER, _INCREMENT, _MODULUS = 1103515245, 12345, 2147483648


class Chance(Piece):
    """The dice of one game."""

    fixed: ClassVar[frozenset[str]] = frozenset({"key"})

    def __init__(self, seed: int) -> None:
        self.key = "chance"
        self.at = seed % _MODULUS

    def draw(self) -> int:
        self.at = (_MULTIPLIER * self.at + _INCREMENT) % _MODULUS
        return self.at

    def shuffled(self, things: Sequence[T]) -> tuple[T, ...]:
        """One draw for each thing, in order; then the things in order of their numbers."""
        numbers = [self.draw() for _ in things]
        return tuple(things[i] for i in sorted(range(len(things)), key=numbers.__getitem__))
