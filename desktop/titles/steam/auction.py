"""The two auctions for the turn order: place by place at the start, or one in every round."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from desktop.engine.actions import Action, Pass
from desktop.engine.choices import Choice
from desktop.engine.money import pay
from desktop.engine.players import clockwise
from desktop.engine.refusal import QT_TRANSLATE_NOOP, Refusal
from desktop.titles.steam import money
from desktop.titles.steam.actions import FIRST_PLAYER, BidForOrder, FreePass
from desktop.titles.steam.steps import SteamStep

BID_TOO_LOW = QT_TRANSLATE_NOOP("Refusal", "The bid must be at least {amount}, not {price}")
BID_TOO_HIGH = QT_TRANSLATE_NOOP("Refusal", "{player} can bid {cash} at most, not {price}")
NO_FREE_PASS = QT_TRANSLATE_NOOP(
    "Refusal", "{player} has no pass that would keep a place in the auction"
)


class AuctionStep(SteamStep):
    """Players in turn raise the bid or pass; the highest bidder is not asked."""

    def __init__(self, table: Any, name: str) -> None:
        super().__init__(table, name)
        self.bidders: tuple[str, ...] = ()  # who may still bid, in the order in which they do
        self.high = 0
        self.bidder = ""  # who has bid that; "" before the first bid
        self.asked = ""

    @property
    def least(self) -> int:
        raise NotImplementedError

    def most(self, player: str) -> int:
        raise NotImplementedError

    def range_for(self, player: str) -> range:
        return range(self.least, self.most(player) + 1)

    def is_open(self) -> bool:
        return bool(self.asked)

    def actors(self) -> tuple[str, ...]:
        return (self.asked,) if self.asked else ()

    def check_bid(self, action: BidForOrder, rule_id: str, means_rule: str) -> None:
        allowed = self.range_for(action.player)
        if action.price < self.least:
            raise Refusal(BID_TOO_LOW, rule_id, amount=self.least, price=action.price)
        if action.price not in allowed:
            most = self.most(action.player)
            raise Refusal(
                BID_TOO_HIGH, means_rule, player=action.player, cash=most, price=action.price
            )

    def bid(self, player: str, price: int) -> None:
        self.high, self.bidder = price, player
        self.table.tell("order_bid", player=player, price=price)

    def next_after(self, player: str) -> str:
        """Who is asked next: those still in it after this player, but not the highest bidder."""
        seats = self.bidders
        following = (*clockwise(seats, player)[1:], player)
        return next((id for id in following if id != self.bidder), "")

    def bids(self) -> Iterator[Choice]:
        allowed = self.range_for(self.asked)
        if allowed:
            action = BidForOrder(player=self.asked, price=allowed[0])
            yield Choice(action, {"price": allowed})
        yield Choice(Pass(who=self.asked))


class PlaceAuctionStep(AuctionStep):
    """steam.order.auction: the first order of a base game, one place after the other."""

    accepts = (BidForOrder, Pass)

    def begin(self) -> None:
        opener = self.table.chance.shuffled(self.table.players)[0]
        self.table.tell("order_opener", player=opener.id)
        self._open(opener.id)

    def _open(self, opener: str) -> None:
        """The next place: who has none yet bids for it, clockwise from the opener."""
        seats = clockwise(tuple(p.id for p in self.table.players), opener)
        self.bidders = tuple(id for id in seats if id not in self.table.order)
        self.high, self.bidder = 0, ""
        self.asked = self.bidders[0]
        if len(self.bidders) == 1:
            self._give_place(self.asked, 0)

    @property
    def least(self) -> int:
        return self.high + 1

    def most(self, player: str) -> int:
        return money.most(self.table, self.table.player(player))

    def check(self, action: Action) -> None:
        if isinstance(action, BidForOrder):
            self.check_bid(action, "steam.order.auction", "steam.loan.at_minus10")

    def apply(self, action: Action) -> None:
        player = self.asked
        following = self.next_after(player)
        if isinstance(action, BidForOrder):
            self.bid(player, action.price)
            self.asked = self.next_after(player)
        else:
            self.table.tell("order_passed", player=player)
            self.bidders = tuple(id for id in self.bidders if id != player)
            self.asked = following
        if len(self.bidders) == 1:
            self._give_place(self.bidders[0], self.high)

    def _give_place(self, player: str, price: int) -> None:
        """steam.order.auction, steam.order.auction.last: the place is paid for and taken."""
        place = len(self.table.order) + 1
        self.asked = ""
        self.bidders = ()
        self.table.spend(self.table.player(player), price, "steam.order.auction")
        self.table.order = (*self.table.order, player)
        self.table.tell("order_place", player=player, place=place, price=price)
        if place < len(self.table.players):
            self._open(self._left_of(player))

    def _left_of(self, winner: str) -> str:
        """steam.order.auction.next"""
        seats = clockwise(tuple(p.id for p in self.table.players), winner)[1:]
        return next(id for id in seats if id not in self.table.order)

    def choices(self) -> Iterator[Choice]:
        yield from self.bids()


class OrderAuctionStep(AuctionStep):
    """steam.std.auction: the order of a round of the standard game, in one auction."""

    accepts = (BidForOrder, FreePass, Pass)

    def __init__(self, table: Any, name: str) -> None:
        super().__init__(table, name)
        self.last_bids: tuple[tuple[str, int], ...] = ()
        self.placed: tuple[str, ...] = ()  # from the last place forwards
        self.free_passer = ""  # who may still pass without leaving

    def begin(self) -> None:
        self.bidders = self.table.order
        self.high, self.bidder, self.last_bids, self.placed = 0, "", (), ()
        holders = [p.id for p in self.table.players if p.last_action == FIRST_PLAYER]
        self.free_passer = next((id for id in holders if id in self.bidders), "")
        self.asked = self.bidders[0]
        if len(self.bidders) == 1:
            self._end()

    @property
    def least(self) -> int:
        """The first bid may be nothing."""
        return self.high + 1 if self.bidder else 0

    def most(self, player: str) -> int:
        return self.table.player(player).cash

    def check(self, action: Action) -> None:
        if isinstance(action, BidForOrder):
            self.check_bid(action, "steam.std.auction", "steam.std.auction")
        elif isinstance(action, FreePass) and action.player != self.free_passer:
            raise Refusal(NO_FREE_PASS, "steam.std.auction.free_pass", player=action.player)

    def apply(self, action: Action) -> None:
        player = self.asked
        following = self.next_after(player)
        if isinstance(action, BidForOrder):
            self.bid(player, action.price)
            others = tuple(bid for bid in self.last_bids if bid[0] != player)
            self.last_bids = (*others, (player, action.price))
            following = self.next_after(player)
        elif isinstance(action, FreePass):
            self.free_passer = ""
            self.table.tell("free_pass", player=player)
        else:
            self.bidders = tuple(id for id in self.bidders if id != player)
            self.placed = (*self.placed, player)
            place = len(self.table.order) - len(self.placed) + 1
            self.table.tell("order_left", player=player, place=place)
        self.asked = following
        if len(self.bidders) == 1:
            self._end()

    def _end(self) -> None:
        self.placed = (*self.placed, self.bidders[0])
        self.bidders, self.asked, self.free_passer = (), "", ""
        order = self.placed[::-1]
        self.table.order = order
        bids = dict(self.last_bids)
        costs = payments([bids.get(id, 0) for id in order])
        for place, (id, cost) in enumerate(zip(order, costs, strict=True), start=1):
            player = self.table.player(id)
            # Bids are in cash, also for novices, who may borrow for track and upkeep only.
            pay(player, self.table.bank, cost, "steam.std.auction.pay")
            self.table.tell("order_place", player=id, place=place, price=cost)

    def choices(self) -> Iterator[Choice]:
        yield from self.bids()
        if self.asked == self.free_passer:
            yield Choice(FreePass(player=self.asked))


def payments(bids: list[int]) -> list[int]:
    """steam.std.auction.pay: the bids in the order of the places, and what is paid for them."""
    last = len(bids) - 1
    return [
        0 if place == last and last > 0 else bid if place < 2 else -(-bid // 2)
        for place, bid in enumerate(bids)
    ]
