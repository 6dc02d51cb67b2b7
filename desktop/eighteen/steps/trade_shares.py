"""A player's stock turn: sales as many as he likes, and at most one certificate bought."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from desktop.eighteen import buying, selling
from desktop.eighteen.actions import BuyShare, FoundCorporation, SellShares
from desktop.eighteen.companies.corporation import Corporation
from desktop.eighteen.selling import Sale
from desktop.eighteen.shares import Investor
from desktop.eighteen.steps.base import EighteenStep
from desktop.engine.actions import Action, Pass
from desktop.engine.choices import Choice
from desktop.engine.refusal import QT_TRANSLATE_NOOP, Refusal

SOLD_BEFORE = QT_TRANSLATE_NOOP(
    "Refusal", "{player} has sold {corporation} in this stock round and cannot buy it"
)
SOLD_ALREADY = QT_TRANSLATE_NOOP(
    "Refusal", "{player} has sold {corporation} in this turn; a block is sold at once"
)
BOUGHT_ALREADY = QT_TRANSLATE_NOOP("Refusal", "{player} has made his purchase of this turn")
MUST_SELL = QT_TRANSLATE_NOOP(
    "Refusal", "{player} holds {count} certificates, over the limit of {limit}, and must sell"
)


class TradeSharesStep(EighteenStep):
    """Sell, then buy or found (some titles: or the other way round); doing neither is a pass."""

    accepts: ClassVar[tuple[type[Action], ...]] = (SellShares, BuyShare, FoundCorporation, Pass)

    def __init__(self, table: Any, name: str) -> None:
        super().__init__(table, name)
        self.player: Investor | None = None
        self.acted = False
        self.bought = False  # in this turn
        self.sold_now: tuple[str, ...] = ()  # corporations or privates, in this turn
        self.sold: tuple[tuple[str, str], ...] = ()  # player and corporation, in this round

    def begin_round(self) -> None:
        self.sold = ()

    def begin_turn(self, player: Investor) -> None:
        self.reset()
        self.player = player
        self.acted = self.bought = False
        self.sold_now = ()

    def end_round(self) -> None:
        self.player = None
        self.sold = ()
        self.sold_now = ()

    def actors(self) -> tuple[str, ...]:
        return (self.player.id,) if self.player is not None else ()

    def is_open(self) -> bool:
        if self.done or self.player is None or self.player.bankrupt:
            return False
        return self.must_sell() or any(True for _ in self.deals())

    def must_sell(self) -> bool:
        """Over a limit, as long as something can be sold."""
        assert self.player is not None
        over = self.table.certificates_of(self.player) > self.table.certificate_limit
        return over and any(True for _ in self.sales())

    def check(self, action: Action) -> None:
        player = self.player
        assert player is not None
        if isinstance(action, SellShares):
            self._check_sale(player, action)
            return
        if self.must_sell() and not self.may_precede(action):
            self.refuse_to_wait(player)
        if isinstance(action, BuyShare):
            self._check_purchase(player, action)
        elif isinstance(action, FoundCorporation):
            self.check_one_purchase(player)
            corporation = self.table.corporation(action.corporation)
            buying.check_founding(self.table, player, corporation, action.price)

    def may_precede(self, action: Action) -> bool:
        """Whether a player over a limit may do this before he has sold enough shares."""
        return isinstance(action, SellShares)

    def refuse_to_wait(self, player: Investor) -> None:
        raise Refusal(
            MUST_SELL,
            self.rule("over_limit"),
            player=player.id,
            count=self.table.certificates_of(player),
            limit=self.table.certificate_limit,
        )

    def _check_sale(self, player: Investor, action: SellShares) -> None:
        corporation = self.table.corporation(action.corporation)
        if corporation.id in self.sold_now and not self.table.stock.sells_in_pieces:
            raise Refusal(
                SOLD_ALREADY,
                self.rule("stock_turn"),
                player=player.id,
                corporation=corporation.id,
            )
        selling.check_sale(self.table, player, corporation, Sale.of(action))

    def check_one_purchase(self, player: Investor) -> None:
        if self.bought:
            raise Refusal(BOUGHT_ALREADY, self.rule("stock_turn"), player=player.id)

    def _check_purchase(self, player: Investor, action: BuyShare) -> None:
        self.check_one_purchase(player)
        corporation = self.table.corporation(action.corporation)
        if (player.id, corporation.id) in self.sold:
            raise Refusal(
                SOLD_BEFORE, self.rule("no_rebuy"), player=player.id, corporation=corporation.id
            )
        buying.check_purchase(self.table, player, corporation, action)

    def apply(self, action: Action) -> None:
        player = self.player
        assert player is not None
        if isinstance(action, Pass):
            self.done = True
            if not self.acted:
                self.table.tell("passed", player=player.id)
            return
        self.acted = True
        if isinstance(action, SellShares):
            corporation = self.table.corporation(action.corporation)
            self.sold_now = (*self.sold_now, corporation.id)
            self.sold = (*self.sold, (player.id, corporation.id))
            selling.sell(self.table, player, corporation, Sale.of(action))
        else:
            self.end_purchase()
            self._buy(player, action)

    def end_purchase(self) -> None:
        """The one purchase of a turn; whether sales may follow is the title's to say."""
        self.bought = True
        self.done = bool(self.sold_now) or not self.table.stock.buys_then_sells

    def _buy(self, player: Investor, action: Action) -> None:
        if isinstance(action, BuyShare):
            corporation = self.table.corporation(action.corporation)
            buying.buy(self.table, player, corporation, action)
        elif isinstance(action, FoundCorporation):
            corporation = self.table.corporation(action.corporation)
            buying.found(self.table, player, corporation, action.price)

    def choices(self) -> Iterator[Choice]:
        assert self.player is not None
        if self.must_sell():
            yield from (choice for choice in self.deals() if self.may_precede(choice.action))
            return
        yield from self.deals()
        yield Choice(Pass(who=self.player.id))

    def deals(self) -> Iterator[Choice]:
        """Everything that may be bought, founded or sold now."""
        if not self.bought:
            yield from map(Choice, self._purchases())
            yield from map(Choice, self._foundings())
        yield from map(Choice, self.sales())

    def sales(self) -> Iterator[SellShares]:
        assert self.player is not None
        in_pieces = self.table.stock.sells_in_pieces
        for corporation in self._held():
            if corporation.id in self.sold_now and not in_pieces:
                continue
            for sale in selling.sellable(self.table, self.player, corporation):
                yield sale.action(self.player, corporation)

    def _held(self) -> list[Corporation]:
        assert self.player is not None
        return list(dict.fromkeys(c.corporation for c in self.player.held))

    def _purchases(self) -> Iterator[BuyShare]:
        assert self.player is not None
        for corporation in self.table.founded():
            for action in buying.purchases(self.table, self.player, corporation):
                if self._is_legal(action):
                    yield action

    def _foundings(self) -> Iterator[FoundCorporation]:
        assert self.player is not None
        for corporation in self.table.corporations.values():
            if corporation.is_founded or not corporation.is_in_game:
                continue
            for price in sorted(self.table.market.start_prices):
                action = FoundCorporation(
                    player=self.player.id, corporation=corporation.id, price=price
                )
                if not self._is_legal(action):
                    break  # a dearer one cannot be paid either
                yield action

    def _is_legal(self, action: BuyShare | FoundCorporation) -> bool:
        assert self.player is not None
        try:
            if isinstance(action, BuyShare):
                self._check_purchase(self.player, action)
            else:
                corporation = self.table.corporation(action.corporation)
                buying.check_founding(self.table, self.player, corporation, action.price)
        except Refusal:
            return False
        return True
