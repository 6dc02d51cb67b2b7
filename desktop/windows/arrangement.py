"""Where the docks stand at first: one plan for each kind of round and each width of window."""

from __future__ import annotations

from dataclasses import dataclass

WIDE = 1950  # pixels at text of 100 % from which there is a second column
COLUMN = 400  # pixels of a column at text of 100 %

Stack = tuple[str, ...]  # docks that share a place as tabs, the one in front first


@dataclass(frozen=True)
class Plan:
    """Docks by name. What the game has no use for is left out when the docks are laid."""

    columns: tuple[tuple[Stack, ...], ...]  # at the right, each from top to bottom
    above: str = ""  # over the board
    beside: tuple[Stack, ...] = ()  # at the left of the board, from top to bottom
    below: str = ""
    heights: tuple[tuple[int, ...], ...] = ()  # of the columns, then beside; 0: what it needs
    above_height: float = 0.0  # part of the window
    beside_width: float = 0.0


TURN: Stack = ("turn",)
