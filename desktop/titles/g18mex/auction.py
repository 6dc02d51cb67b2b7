"""The auction of a card among those who have bid for it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from desktop.eighteen.actions import PlaceBid
from desktop.eighteen.steps.base import EighteenStep
from desktop.engine.actions import Action, Pass
from desktop.engine.choices import Choice
from desktop.engine.players import clockwise
from desktop.engine.refusal import QT_TRANSLATE_NOOP, Refusal
from desktop.titles.g18mex import options
from desktop.titles.g18mex.table import Table18Mex

if TYPE_CHECKING:
    from desktop.titles.g18mex.distribution import DistributionStep

BID_TOO_LOW = QT_TRANSLATE_NOOP("Refusal", "A bid for {card} must be at least {least}, not {price}")
BID_TOO_HIGH = QT_TRANSLATE_NOOP(
    "Refusal", "{player} has {most} beside his other bids and cannot bid {price}"
)
OTHER_CARD = QT_TRANSLATE_NOOP("Refusal", "The auction is for {card}, not for {other}")

RAISE = 5


@dataclass(frozen=True)
class Bid:
    """Money set aside for a card."""

    card: str
    player: str
    amount: int


def check_bid(action: PlaceBid, least: int, most: int, low_rule: str, high_rule: str) -> None:
    if action.price < least:
        raise Refusal(BID_TOO_LOW, low_rule, card=action.card, least=least, price=action.price)
    if action.price > most:
        raise Refusal(BID_TOO_HIGH, high_rule, player=action.player, most=most, price=action.price)


class AuctionStep(EighteenStep):
    """The bidders in turn raise or pass, until it is the turn of the highest one again."""

    accepts = (PlaceBid, Pass)

    table: Table18Mex

    def __init__(self, table: Any, name: str) -> None:
        super().__init__(table, name)
        self.card = ""
        self.bids: tuple[Bid, ...] = ()  # the last one of everybody who may still bid
        self.asked = ""  # a player

    @property
    def distribution(self) -> DistributionStep:
        """Which has put the card up."""
        return self.table.distribution

    def begin(self, card: str, bids: tuple[Bid, ...]) -> None:
        self.card = card
        self.bids = bids
        self.asked = self._next(self.high.player)
        self.table.tell("auction", card=card, players=tuple(bid.player for bid in bids))

    @property
    def high(self) -> Bid:
        """The bid to be beaten."""
        return max(self.bids, key=lambda bid: bid.amount)

    def _next(self, after: str) -> str:
        """Who is asked after this player."""
        if self.table.has(options.LOWEST_BIDDER):
            return min(self.bids, key=lambda bid: bid.amount).player
        bidders = {bid.player for bid in self.bids}
        order = clockwise(self.table.investors, self.table.investor(after))
        following = (*order[1:], order[0])
        return next(player.id for player in following if player.id in bidders)

    def in_order(self) -> tuple[Bid, ...]:
        """The bids that stand, their makers in the order in which they are asked."""
        if self.table.has(options.LOWEST_BIDDER):
            return tuple(sorted(self.bids, key=lambda bid: bid.amount))
        seats = clockwise(self.table.investors, self.table.investor(self.asked))
        by_player = {bid.player: bid for bid in self.bids}
        return tuple(by_player[player.id] for player in seats if player.id in by_player)

    def is_open(self) -> bool:
        return bool(self.card)

    def actors(self) -> tuple[str, ...]:
        return (self.asked,) if self.card else ()

    def range_for(self, player: str) -> range:
        """What this player could bid now."""
        most = self.distribution.available(self.table.investor(player), self.card)
        return range(self.high.amount + RAISE, most + 1)

    def check(self, action: Action) -> None:
        if not isinstance(action, PlaceBid):
            return
        if action.card != self.card:
            raise Refusal(
                OTHER_CARD, "mex.auction.participants", card=self.card, other=action.card[:40]
            )
        allowed = self.range_for(action.player)
        check_bid(
            action,
            allowed.start,
            allowed.stop - 1,
            "mex.auction.raise",
            "mex.init.bid.reserved",
        )

    def apply(self, action: Action) -> None:
        player = self.asked
        if isinstance(action, PlaceBid):
            others = (bid for bid in self.bids if bid.player != player)
            self.bids = (*others, Bid(self.card, player, action.price))
            self.table.tell("bid", player=player, card=self.card, amount=action.price)
        else:
            self.table.tell("passed", player=player)
            if self.table.has(options.LOWEST_BIDDER):
                self.bids = tuple(bid for bid in self.bids if bid.player != player)
        self.asked = self._next(player)
        if self.asked == self.high.player:
            self._end()

    def _end(self) -> None:
        """mex.auction.end"""
        bid = self.high
        self.card, self.bids, self.asked = "", (), ""
        self.distribution.end_auction(bid)

    def choices(self) -> Iterator[Choice]:
        allowed = self.range_for(self.asked)
        if allowed:
            action = PlaceBid(player=self.asked, card=self.card, price=allowed[0])
            yield Choice(action, {"price": allowed})
        yield Choice(Pass(who=self.asked))
