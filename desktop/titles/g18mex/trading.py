"""A stock turn of 18MEX: shares, and private companies that players sell each other."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.eighteen import buying
from desktop.eighteen.actions import (
    BuyShare,
    FoundCorporation,
    GiveCertificates,
    SellShares,
    TradePrivate,
)
from desktop.eighteen.companies.private import Private
from desktop.eighteen.shares import SHARE, Investor, halves, move
from desktop.eighteen.steps.base import EighteenStep
from desktop.eighteen.steps.trade_shares import TradeSharesStep
from desktop.engine.actions import Action, Pass
from desktop.engine.choices import Choice
from desktop.engine.money import CANNOT_PAY, pay
from desktop.engine.refusal import QT_TRANSLATE_NOOP, Refusal
from desktop.titles.g18mex import options
from desktop.titles.g18mex.table import NATIONALS_CARD, Table18Mex

NOT_YOURS = QT_TRANSLATE_NOOP("Refusal", "{private} does not belong to {owner}")
SAME_PLAYER = QT_TRANSLATE_NOOP("Refusal", "{player} can neither buy nor sell {private} like this")
ONLY_PRIVATES = QT_TRANSLATE_NOOP("Refusal", "{card} is a minor company and is never sold")
AT_LEAST_ONE = QT_TRANSLATE_NOOP("Refusal", "{private} costs at least 1")
ONLY_BUYER = QT_TRANSLATE_NOOP("Refusal", "{private} changes hands only in the turn of its buyer")
ASKED_FOR = QT_TRANSLATE_NOOP("Refusal", "{corporation} is not the company that is asked about")
WRONG_GIFT = QT_TRANSLATE_NOOP("Refusal", "{player} gives none or both of the 5 % certificates")
OVER_SHARE = QT_TRANSLATE_NOOP(
    "Refusal", "{player} holds {percent} % of {corporation}, over the limit of {limit} %"
)

PRIV_SALE = "mex.sr.priv_sale"


def check_trade(table: Table18Mex, action: TradePrivate) -> None:
    """Refuse a sale between players that no turn allows."""
    if action.private in table.minors:
        raise Refusal(ONLY_PRIVATES, "mex.minor.nosale", card=action.private)
    private = table.private(action.private)
    player, buyer = table.investor(action.player), table.investor(action.buyer)
    owner = private.owner
    if private.closed or not isinstance(owner, Investor):
        raise Refusal(NOT_YOURS, PRIV_SALE, private=private.id, owner=player.id)
    if owner is buyer or player not in (owner, buyer):
        raise Refusal(SAME_PLAYER, PRIV_SALE, player=player.id, private=private.id)
    if table.has(options.BUYERS_TURN):
        if player is owner:
            raise Refusal(ONLY_BUYER, "mex.d8", private=private.id)
        if private.id == NATIONALS_CARD:
            raise Refusal(SAME_PLAYER, "mex.d7", player=player.id, private=private.id)
    buying.check_certificate_limit(table, buyer)
    if action.price < 1:
        raise Refusal(AT_LEAST_ONE, PRIV_SALE, private=private.id)
    if buyer.cash < action.price:
        raise Refusal(CANNOT_PAY, PRIV_SALE, payer=buyer.id, cash=buyer.cash, amount=action.price)


def trade(table: Table18Mex, action: TradePrivate) -> None:
    private, buyer = table.private(action.private), table.investor(action.buyer)
    owner = private.owner
    assert isinstance(owner, Investor)
    pay(buyer, owner, action.price, PRIV_SALE)
    private.owner = buyer
    table.tell(
        "private_traded",
        private=private.id,
        seller=owner.id,
        buyer=buyer.id,
        price=action.price,
    )


def sales_of(table: Table18Mex, player: Investor) -> Iterator[Choice]:
    """The private companies this player may sell in his turn, to everybody who can pay."""
    for card in table.cards_of(player):
        for buyer in table.solvent():
            yield from _offer(table, player, card.id, buyer)


def purchases_of(table: Table18Mex, player: Investor) -> Iterator[Choice]:
    """Those of others that he may buy in his turn."""
    for card in table.cards():
        if isinstance(card, Private) and card.owner is not player:
            yield from _offer(table, player, card.id, player)


def _offer(table: Table18Mex, player: Investor, private: str, buyer: Investor) -> Iterator[Choice]:
    action = TradePrivate(player=player.id, private=private, buyer=buyer.id, price=1)
    try:
        check_trade(table, action)
    except Refusal:
        return
    yield Choice(action, {"price": range(1, buyer.cash + 1)})


def _lessens(sale: SellShares) -> bool:
    """Whether a certificate that may count is sold, or the price falls: not by a lone 5 % one."""
    return sale.change or sale.percent >= SHARE


class StockTurnStep(TradeSharesStep):
    """Any number of sales, and one purchase before or after all of them."""

    accepts = (SellShares, BuyShare, FoundCorporation, TradePrivate, Pass)

    table: Table18Mex

    def is_open(self) -> bool:
        return not self.table.distribution.unsold() and super().is_open()

    def must_sell(self) -> bool:
        """mex.sr.limit.over, mex.sr.limit.udy70: as long as a sale helps."""
        player = self.player
        assert player is not None
        over = set(self._over_sixty(player))
        if over:
            return any(sale.corporation in over for sale in self.sales())
        if self.table.certificates_of(player) <= self.table.certificate_limit:
            return False
        weight = self.table.stock.weight
        counted = {c.corporation.id for c in player.held if weight(c)}
        return any(sale.corporation in counted and _lessens(sale) for sale in self.sales())

    def may_precede(self, action: Action) -> bool:
        """He must sell in this turn; the order is his, but after a sale a purchase is the end."""
        if isinstance(action, TradePrivate) and action.buyer != action.player:
            return True
        if isinstance(action, BuyShare | FoundCorporation | TradePrivate):
            return not self.sold_now
        return super().may_precede(action)

    def _over_sixty(self, player: Investor) -> Iterator[str]:
        for corporation in self.table.founded():
            if player.percent(corporation) > self.table.holding_limit:
                yield corporation.id

    def refuse_to_wait(self, player: Investor) -> None:
        for id in self._over_sixty(player):
            raise Refusal(
                OVER_SHARE,
                "mex.sr.limit.udy70",
                player=player.id,
                percent=player.percent(self.table.corporation(id)),
                corporation=id,
                limit=self.table.holding_limit,
            )
        super().refuse_to_wait(player)

    def check(self, action: Action) -> None:
        super().check(action)
        if isinstance(action, TradePrivate):
            if action.buyer == action.player:
                assert self.player is not None
                self.check_one_purchase(self.player)
            check_trade(self.table, action)

    def apply(self, action: Action) -> None:
        if not isinstance(action, TradePrivate):
            super().apply(action)
            return
        self.acted = True
        if action.buyer == action.player:
            self.end_purchase()
        else:
            self.sold_now = (*self.sold_now, action.private)
        trade(self.table, action)

    def deals(self) -> Iterator[Choice]:
        assert self.player is not None
        yield from super().deals()
        if not self.bought:
            yield from purchases_of(self.table, self.player)
        yield from sales_of(self.table, self.player)


class GiveCertificatesStep(EighteenStep):
    """mex.president.change: a new president of NdM may give his 5 % certificates."""

    accepts = (GiveCertificates,)

    table: Table18Mex

    def is_open(self) -> bool:
        return bool(self.table.given)

    def actors(self) -> tuple[str, ...]:
        president = self.table.national.president
        return (president.id,) if president is not None else ()

    def check(self, action: GiveCertificates) -> None:
        if action.corporation != self.table.national.id:
            corporation = action.corporation[:40]
            raise Refusal(ASKED_FOR, "mex.president.change", corporation=corporation)
        if action.halves not in (0, 2):
            raise Refusal(WRONG_GIFT, "mex.president.change", player=action.player)

    def apply(self, action: GiveCertificates) -> None:
        """The swap is done with 10 % certificates; one comes back for the two 5 % ones."""
        table, national = self.table, self.table.national
        president = national.president
        assert president is not None
        if action.halves:
            # A seller who keeps one of the two keeps the 5 % certificates instead.
            kept = [c for c in table.given if c.holder is table.given_by]
            whole = (kept or list(table.given))[0]
            for half in halves(president, national):
                move(half, whole.holder)
            move(whole, president)
            table.tell("halves_given", player=president.id, corporation=national.id)
        table.given, table.given_by = (), None

    def choices(self) -> Iterator[Choice]:
        national = self.table.national
        for count in (0, 2):
            yield Choice(
                GiveCertificates(player=self.actors()[0], corporation=national.id, halves=count)
            )
