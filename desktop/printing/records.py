"""What the chronicle of a game writes down: rounds, turns, deals, and how things stood."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from desktop.engine.news import News


@dataclass(frozen=True)
class PlayerState:
    """A player at the end of a round, or now."""

    name: str
    cash: int
    shares: Mapping[str, int]  # percent, by corporation
    cards: tuple[str, ...]  # private companies and independents
    certificates: int
    worth: int  # cash and shares


@dataclass(frozen=True)
class CompanyState:
    price: int | None  # None: not on the chart
    treasury: int
    revenue: int  # of the last run
    leader: str  # the president, or the owner of an independent
    trains: tuple[str, ...]
    is_out: bool  # closed, or bought in


@dataclass(frozen=True)
class Standing:
    players: tuple[PlayerState, ...] = ()
    companies: Mapping[str, CompanyState] = field(default_factory=dict)


@dataclass(frozen=True)
class TrainBought:
    kind: str  # the way it runs, as "3/5"
    price: int
    seller: str  # "bank" or a company


@dataclass
class Turn:
    """What a company did in an operating round."""

    company: str
    leader: str
    price_before: int | None
    treasury_before: int = 0
    mail: int = 0  # what a mail contract brought
    issued: int = 0
    redeemed: int = 0
    shares_issued: int = 0  # less those redeemed
    tiles: list[tuple[str, str, int]] = field(default_factory=list)  # tile, hex, cost
    stations: list[tuple[str, int]] = field(default_factory=list)  # hex, cost
    revenue: int | None = None  # None: it did not run
    how: str = ""  # "full", "half", "none"; "owner": shared with the owner; "": nobody was asked
    paid: int = 0
    kept: int = 0
    trains: list[TrainBought] = field(default_factory=list)
    price_after: int | None = None
    treasury: int = 0
    notes: list[News] = field(default_factory=list)  # all else that happened

    @property
    def track_cost(self) -> int:
        return sum(cost for _, _, cost in self.tiles)

    @property
    def station_cost(self) -> int:
        return sum(cost for _, cost in self.stations)


@dataclass
class Deal:
    """A player's turn in a stock round."""

    player: str
    deeds: list[News] = field(default_factory=list)
    effects: list[News] = field(default_factory=list)  # prices, presidents
    cash: int = 0  # afterwards

    def goes_on_with(self, news: News) -> bool:
        """Sales come before a purchase and, in some boxes, after it; a pass ends the turn."""
        kinds = {deed.kind for deed in self.deeds}
        if not kinds <= {"sold", "bought", "founded"}:
            return False
        if news.kind == "sold":
            return True
        return kinds == {"sold"} and news.kind in ("bought", "founded", "passed")

    @property
    def paid_for_cards(self) -> int:
        prices = [deed.facts["price"] for deed in self.deeds if deed.kind == "card_bought"]
        return sum(price for price in prices if isinstance(price, int))

    @property
    def is_pass(self) -> bool:
        return all(news.kind == "passed" for news in self.deeds)


@dataclass
class RoundRecord:
    name: str  # "draft", "stock" or "operating"
    cycle: int
    number: int
    deals: list[Deal] = field(default_factory=list)
    turns: list[Turn] = field(default_factory=list)
    incomes: list[tuple[str, str, int]] = field(default_factory=list)  # private, owner, amount
    cards: list[tuple[str, str, int]] = field(default_factory=list)  # player, card, price
    prices: list[tuple[str, int, int]] = field(default_factory=list)  # company, before, after
    notes: list[News] = field(default_factory=list)
    standing: Standing = Standing()
    move: int = 0  # how many actions had been played at its end
    is_over: bool = False
