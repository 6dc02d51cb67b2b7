"""The three ways to hold something over the board, whatever game it is.

A tile is turned and laid (`lay_tile`), a piece is carried to a place, a line is traced from place
to place. A family makes its own gestures from the two bases here.
"""

from __future__ import annotations

from typing import Protocol

from desktop.engine.actions import Action
from desktop.engine.choices import Choice
from desktop.engine.game import Game
from desktop.engine.refusal import Refusal


class Source(Protocol):
    """What a gesture needs of the open game."""

    @property
    def game(self) -> Game: ...

    def choices(self) -> tuple[Choice, ...]: ...


class CarryGesture:
    """A piece in the hand: a station, a cube. Where it is let go, a deed is done or refused."""

    def hexes(self) -> tuple[str, ...]:
        """Where it may go: these hexes glow."""
        raise NotImplementedError

    def action_at(self, hex_id: str, place: int | None) -> Action | None:
        """The legal deed of letting go here; `place` is the nearest one of the hex."""
        raise NotImplementedError

    def reason(self, hex_id: str, place: int | None) -> Refusal | None:
        """Why it may not go here."""
        return None


class TraceGesture:
    """A line that is drawn place by place; a place is "hex.number"."""

    def hexes(self) -> tuple[str, ...]:
        """Where the line can go on."""
        raise NotImplementedError

    def click(self, stop: str) -> bool:
        """Begin at a place, go on to it, or step back from it; False if that is no way."""
        raise NotImplementedError

    def click_track(self, hex_id: str) -> bool:
        """Go on by the track of a hex without places."""
        return False
