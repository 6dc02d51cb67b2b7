"""What players of Steam do beside laying track."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from desktop.engine.actions import Action

# The numbers of the action tiles.
FIRST_PLAYER, FIRST_MOVE, ENGINEER, FIRST_BUILD, CITY_GROWTH, LOCOMOTIVE, URBANISATION = range(1, 8)

INCOME, POINTS = "income", "points"  # where the points of a delivery go


@dataclass(frozen=True, kw_only=True)
class BidForOrder(Action):
    """Bid for a place in the turn order."""

    kind: ClassVar[str] = "bid_for_order"

    player: str
    price: int


@dataclass(frozen=True, kw_only=True)
class FreePass(Action):
    """Standard game: pass once in the auction without leaving it, by last round's tile 1."""

    kind: ClassVar[str] = "free_pass"

    player: str


@dataclass(frozen=True, kw_only=True)
class RaiseCapital(Action):
    """Standard game: raise so many units of $5 for the round."""

    kind: ClassVar[str] = "raise_capital"

    player: str
    units: int


@dataclass(frozen=True, kw_only=True)
class TakeAction(Action):
    """Take an action tile; City Growth and Urbanisation may be declined at once."""

    kind: ClassVar[str] = "take_action"

    player: str
    number: int
    declined: bool = False


@dataclass(frozen=True, kw_only=True)
class UpgradeLocomotive(Action):
    """Raise the locomotive level instead of moving goods."""

    kind: ClassVar[str] = "upgrade_locomotive"

    player: str


@dataclass(frozen=True, kw_only=True)
class MoveCube(Action):
    """Move a cube of this colour out of a city, leaving every city and town by the given side."""

    kind: ClassVar[str] = "move_cube"

    player: str
    hex: str
    colour: str
    exits: tuple[int, ...]


@dataclass(frozen=True, kw_only=True)
class TakePoints(Action):
    """Put the points of a delivery on the income track, or on the victory point track."""

    kind: ClassVar[str] = "take_points"

    player: str
    how: str  # "income" or "points"
