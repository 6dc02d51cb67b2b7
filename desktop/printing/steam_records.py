"""What the chronicle of a game of Steam writes down: rounds, and what each player did in them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from desktop.engine.news import News
from desktop.titles.steam.scoring import points_for_income


@dataclass(frozen=True)
class Holder:
    """A player at the end of a round, or now."""

    name: str
    cash: int
    income: int
    points: int
    level: int  # of the locomotives
    links: int  # completed ones
    action: int  # number of the tile of this round
    place: int  # in the turn order; 0: none
    is_out: bool

    @property
    def score(self) -> int:
        """As it would be counted now."""
        if self.is_out:
            return 0
        return self.points + points_for_income(self.income) + self.links


@dataclass
class Delivered:
    """A cube that was moved, and who got what for it."""

    move: int  # how many actions had been played then
    colour: str
    start: str
    end: str
    links: int
    gains: list[tuple[str, str, int]] = field(default_factory=list)  # player, track, how many


@dataclass
class Part:
    """What one player did in a round, and what it came to."""

    tile: str = ""  # the key of the action tile
    tile_cost: int = 0
    declined: bool = False
    order_cost: int = 0  # paid for a place in the turn order
    track: list[tuple[str, str, str, int]] = field(default_factory=list)  # how, tile, hex, cost
    deliveries: list[Delivered] = field(default_factory=list)
    gained: int = 0  # points of deliveries, one's own and others'
    raised: int = 0  # dollars, for income or points
    received: int = 0  # of the bank, at the end of the round
    paid: int = 0  # income below zero, upkeep
    deeds: list[News] = field(default_factory=list)  # all else that is worth telling
    end: Holder | None = None

    @property
    def track_cost(self) -> int:
        return sum(cost for *_, cost in self.track)


@dataclass
class SteamRound:
    """0 is the auction before the first round."""

    number: int
    parts: Mapping[str, Part]  # by player, in the order of the seats
    notes: list[News] = field(default_factory=list)  # of everybody
    move: int = 0  # how many actions had been played at its end
    is_over: bool = False

    def in_order(self) -> list[str]:
        """The players in turn order; who is out comes last."""
        return sorted(self.parts, key=lambda id: self._place(id) or len(self.parts) + 1)

    def _place(self, id: str) -> int:
        end = self.parts[id].end
        return end.place if end is not None else 0
