"""A set-up: all that is decided before the first action."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Setup:
    """Title, people, seed, options and board: the same set-up always deals the same game."""

    title: str
    players: tuple[str, ...]
    seed: int = 0
    options: frozenset[str] = frozenset()
    # A board of the box by its key, or the whole text of one's own; "" is what the title takes.
    board: str = ""


class SetupError(ValueError):
    """The game cannot be set up like this."""
