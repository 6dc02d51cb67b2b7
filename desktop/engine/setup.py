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
    board: str = ""  # the key of a board in the box, or the whole text of a player's own


class SetupError(ValueError):
    """The game cannot be set up like this: a text, perhaps with named places and their facts."""

    def __init__(self, text: str, **facts: str | int) -> None:
        super().__init__(text.format(**facts) if facts else text)
        self.text = text
        self.facts = facts
