"""The initial distribution: the first unsold card is bought, the others are bid for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from desktop.eighteen import buying
from desktop.eighteen.actions import BuyCard, FoundCorporation, PlaceBid
from desktop.eighteen.companies.minor import Minor
from desktop.eighteen.companies.private import Private
from desktop.eighteen.shares import Investor, move
from desktop.eighteen.steps.base import EighteenStep
from desktop.eighteen.steps.trade_shares import TradeSharesStep
from desktop.engine.actions import Action, Pass
from desktop.engine.choices import Choice
from desktop.engine.money import CANNOT_PAY, pay
from desktop.engine.players import next_to
from desktop.engine.refusal import QT_TRANSLATE_NOOP, Refusal
from desktop.titles.g18mex import options
from desktop.titles.g18mex.auction import RAISE, AuctionStep, Bid, check_bid
from desktop.titles.g18mex.table import NATIONALS_CARD, Table18Mex

NOT_FIRST = QT_TRANSLATE_NOOP("Refusal", "{card} is not for sale now: {first} comes first")
NOT_UNSOLD = QT_TRANSLATE_NOOP("Refusal", "{card} is not among the unsold cards")
FIRST_IS_BOUGHT = QT_TRANSLATE_NOOP(
    "Refusal", "{card} is the first card: it is bought, not bid for"
)
MUST_TAKE = QT_TRANSLATE_NOOP("Refusal", "{player} must take {card}, which costs nothing now")

DISCOUNT = 5
MINORS_FLAT = 15  # mex.d3

Card = Private | Minor


class DistributionStep(EighteenStep):
    """A stock turn while cards are unsold: buy the first, bid for another, or pass."""

    fixed: ClassVar[frozenset[str]] = EighteenStep.fixed | {"trade", "auction"}
    accepts = (BuyCard, PlaceBid, Pass)

    table: Table18Mex

    def __init__(self, table: Any, name: str, trade: TradeSharesStep, auction: AuctionStep) -> None:
        super().__init__(table, name)
        self.trade = trade
        self.auction = auction
        self.bids: tuple[Bid, ...] = ()  # the last one of each player for each card
        self.discount = 0  # of the first card

    # What lies on the table

    def unsold(self) -> tuple[Card, ...]:
        """The cards in their order; those in auction are still among them."""
        cards = [card for card in self.table.cards() if card.owner is None and not card.closed]
        return tuple(sorted(cards, key=lambda card: card.data.number))

    def price(self, card: Card) -> int:
        """mex.init.discount: only the very first card gets cheaper."""
        return max(0, card.face_value - (self.discount if card.data.number == 1 else 0))

    def set_aside(self, player: Investor, except_for: str = "") -> int:
        """mex.init.bid.reserved: the money a player has bound in bids."""
        return sum(b.amount for b in self.bids if b.player == player.id and b.card != except_for)

    def available(self, player: Investor, card: str = "") -> int:
        """What a player can spend, on this card or at all."""
        return player.cash - self.set_aside(player, card)

    def bids_for(self, card: str) -> tuple[Bid, ...]:
        return tuple(bid for bid in self.bids if bid.card == card)

    def least_bid(self, card: Card) -> int:
        """mex.init.bid.min"""
        amounts = [bid.amount for bid in self.bids_for(card.id)]
        return max(amounts, default=card.face_value) + RAISE

    def must_take(self) -> bool:
        """mex.init.discount: free of charge it goes to whoever is asked first."""
        first = self.unsold()[0]
        return first.data.number == 1 and self.price(first) == 0

    # Asking

    def is_open(self) -> bool:
        trade = self.trade
        return trade.player is not None and not trade.done and bool(self.unsold())

    def actors(self) -> tuple[str, ...]:
        return self.trade.actors()

    def check(self, action: Action) -> None:
        player = self.trade.player
        assert player is not None
        first = self.unsold()[0]
        if isinstance(action, BuyCard):
            self._check_purchase(player, first, action)
            return
        if self.must_take():
            raise Refusal(MUST_TAKE, "mex.init.discount", player=player.id, card=first.id)
        if isinstance(action, PlaceBid):
            card = self.table.card(action.card)
            if card is first:
                raise Refusal(FIRST_IS_BOUGHT, "mex.init.turn", card=card.id)
            if card not in self.unsold():
                raise Refusal(NOT_UNSOLD, "mex.init.turn", card=card.id)
            least, most = self.least_bid(card), self.available(player, card.id)
            check_bid(action, least, most, "mex.init.bid.min", "mex.init.bid.reserved")

    def _check_purchase(self, player: Investor, first: Card, action: BuyCard) -> None:
        card = self.table.card(action.card)
        if card is not first:
            raise Refusal(NOT_FIRST, "mex.init.turn", card=card.id, first=first.id)
        price, cash = self.price(card), self.available(player)
        if cash < price:
            raise Refusal(
                CANNOT_PAY, "mex.init.bid.reserved", payer=player.id, cash=cash, amount=price
            )

    def apply(self, action: Action) -> None:
        player = self.trade.player
        assert player is not None
        self.trade.done = True  # mex.init.turn_consumed
        if isinstance(action, Pass):
            self.table.tell("passed", player=player.id)
            return
        self.trade.acted = True
        if isinstance(action, PlaceBid):
            self._note(Bid(action.card, player.id, action.price))
            self.table.tell("bid", player=player.id, card=action.card, amount=action.price)
        else:
            card = self.unsold()[0]
            self.sell(card, player, self.price(card))
            self.resolve()

    def _note(self, bid: Bid) -> None:
        others = (b for b in self.bids if (b.card, b.player) != (bid.card, bid.player))
        self.bids = (*others, bid)

    def choices(self) -> Iterator[Choice]:
        player = self.trade.player
        assert player is not None
        first, *others = self.unsold()
        if self.price(first) <= self.available(player):
            yield Choice(BuyCard(player=player.id, card=first.id))
        if self.must_take():
            return
        for card in others:
            least, most = self.least_bid(card), self.available(player, card.id)
            if least <= most:
                action = PlaceBid(player=player.id, card=card.id, price=least)
                yield Choice(action, {"price": range(least, most + 1)})
        yield Choice(Pass(who=player.id))

    # What follows

    def sell(self, card: Card, player: Investor, price: int) -> None:
        """The card changes hands, with the certificates that lie beside it."""
        pay(player, self.table.bank, price, "mex.init.turn")
        card.owner = player
        self.bids = tuple(bid for bid in self.bids if bid.card != card.id)
        self.table.tell("card_bought", player=player.id, card=card.id, price=price)
        if isinstance(card, Private):
            for certificate in map(self.table.certificate, card.data.shares):
                if not certificate.is_presidents:  # that one waits for its par
                    move(certificate, player)
                    self.table.tell("share_given", player=player.id, certificate=certificate.id)

    def resolve(self) -> None:
        """mex.init.resolve: cards with bids are sold at once, until one without is first."""
        while unsold := self.unsold():
            card = unsold[0]
            bids = self.bids_for(card.id)
            if not bids:
                break
            if len(bids) > 1:
                self.auction.begin(card.id, bids)
                return
            self.sell(card, self.table.investor(bids[0].player), bids[0].amount)

    def end_auction(self, bid: Bid) -> None:
        self.sell(self.table.card(bid.card), self.table.investor(bid.player), bid.amount)
        self.resolve()

    def lower_first(self) -> None:
        """mex.init.discount: nobody wanted the first card in this round."""
        unsold = self.unsold()
        if unsold and unsold[0].data.number == 1:
            self.discount += DISCOUNT
            card = unsold[0]
            self.table.tell("price_falls", card=card.id, price=self.price(card))

    def pay_flat(self) -> None:
        """mex.d3: everybody has passed, and the sale goes on without an operating round."""
        table = self.table
        if self.unsold()[0].data.number == 1:
            self.lower_first()
            return
        table.operating_round.pay_incomes()
        for minor in table.minors.values():
            if isinstance(minor.owner, Investor):
                pay(table.bank, minor, MINORS_FLAT, "mex.d3")
                pay(table.bank, minor.owner, MINORS_FLAT, "mex.d3")
                table.tell("minor_paid", company=minor.id, kept=MINORS_FLAT, paid=MINORS_FLAT)


class NationalParStep(EighteenStep):
    """mex.init.ndm_par: whoever has bought MNR says at once what a share of NdM costs."""

    accepts = (FoundCorporation,)

    table: Table18Mex

    fixed: ClassVar[frozenset[str]] = EighteenStep.fixed | {"trade"}

    def __init__(self, table: Any, name: str, trade: TradeSharesStep) -> None:
        super().__init__(table, name)
        self.trade = trade

    @property
    def founder(self) -> Investor | None:
        """Who is to set the par of NdM."""
        owner = self.table.privates[NATIONALS_CARD].owner
        return owner if isinstance(owner, Investor) else None

    def is_open(self) -> bool:
        return self.founder is not None and self.table.national.president is None

    def actors(self) -> tuple[str, ...]:
        return (self.founder.id,) if self.founder is not None else ()

    def check(self, action: FoundCorporation) -> None:
        if action.corporation != self.table.national.id:
            raise Refusal(
                buying.NOT_IN_GAME, "mex.init.ndm_par", corporation=action.corporation[:40]
            )
        buying.check_start_price(self.table, action.price)

    def apply(self, action: FoundCorporation) -> None:
        player, national = self.table.investor(action.player), self.table.national
        move(national.presidents_certificate, player)
        buying.start(self.table, player, national, action.price)
        if self.table.has(options.FLAT_DISTRIBUTION):
            # mex.d3: the distribution was a round of its own, and who is next begins the other.
            assert self.trade.player is not None
            self.table.priority = next_to(self.table.investors, self.trade.player)

    def choices(self) -> Iterator[Choice]:
        for price in sorted(self.table.market.start_prices):
            yield Choice(
                FoundCorporation(
                    player=self.actors()[0], corporation=self.table.national.id, price=price
                )
            )
