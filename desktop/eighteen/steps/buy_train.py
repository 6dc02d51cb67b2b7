"""The duty to own a train: the president helps, sells shares, or is bankrupt."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from desktop.eighteen import forced, selling
from desktop.eighteen.actions import BuyTrain, DeclareBankruptcy, SellShares
from desktop.eighteen.companies.corporation import Corporation
from desktop.eighteen.selling import Sale
from desktop.eighteen.shares import Investor
from desktop.eighteen.steps.train_purchase import TrainPurchaseStep
from desktop.engine.actions import Action, Pass
from desktop.engine.choices import Choice
from desktop.engine.money import CANNOT_PAY, pay
from desktop.engine.refusal import QT_TRANSLATE_NOOP, Refusal

CHEAPEST_OWN = QT_TRANSLATE_NOOP(
    "Refusal", "{corporation} can pay the cheapest train itself: no help for a dearer one"
)
MUST_BUY = QT_TRANSLATE_NOOP("Refusal", "{corporation} owns no train and must buy one")
NO_NEED = QT_TRANSLATE_NOOP("Refusal", "{corporation} is not forced to buy a train")
NOT_BANKRUPT = QT_TRANSLATE_NOOP("Refusal", "{player} can still raise the money for a train")


class BuyTrainStep(TrainPurchaseStep):
    """The last duty of a turn."""

    accepts: ClassVar[tuple[type[Action], ...]] = (BuyTrain, Pass, SellShares, DeclareBankruptcy)

    def __init__(self, table: Any, name: str) -> None:
        super().__init__(table, name)
        self.president_sold = False  # something, for the train of this turn

    def reset(self) -> None:
        super().reset()
        self.president_sold = False

    def is_needed(self) -> bool:
        corporation = self.corporation
        if corporation is None or corporation.in_receivership:
            return False
        return self.must_buy(corporation) or super().is_needed()

    def takes(self, action: Action) -> bool:
        if isinstance(action, SellShares):
            president = self.president
            return president is not None and action.player == president.id
        return super().takes(action)

    @property
    def president(self) -> Investor | None:
        corporation = self.corporation
        return corporation.president if corporation is not None else None

    # What a title decides

    def must_buy(self, corporation: Corporation) -> bool:
        """Whether it may not go on without a train."""
        return not corporation.trains and bool(self.table.depot.for_sale())

    def is_raising(self) -> bool:
        """Whether money has been raised for a forced purchase."""
        return self.president_sold

    def forced_price(self) -> int:
        """The dearest train for which the president may raise money."""
        return max(forced.bank_prices(self.table))

    def check_help(self, corporation: Corporation, price: int) -> None:
        """Refuse the president's help for a train of this price."""

    def is_bankrupt(self, corporation: Corporation) -> bool:
        raise NotImplementedError("a title without bankruptcy")

    def go_bankrupt(self, corporation: Corporation) -> None:
        raise NotImplementedError("a title without bankruptcy")

    # Checks

    def check(self, action: Action) -> None:
        corporation = self.corporation
        assert corporation is not None
        if isinstance(action, SellShares):
            self.check_raising(corporation)
            self._check_sale(corporation, action)
        elif isinstance(action, DeclareBankruptcy):
            if not self.is_bankrupt(corporation):
                player = corporation.president.id if corporation.president else corporation.id
                raise Refusal(NOT_BANKRUPT, self.rule("bankrupt"), player=player)
        elif isinstance(action, Pass) and self.must_buy(corporation):
            raise Refusal(MUST_BUY, self.rule("must_own_train"), corporation=corporation.id)
        else:
            super().check(action)

    def check_short(self, corporation: Corporation, price: int) -> None:
        """Whether the president adds what is missing."""
        if corporation.trains or not self.must_buy(corporation):
            super().check_short(corporation, price)
        self.check_help(corporation, price)
        president = corporation.president
        assert president is not None
        missing = price - corporation.cash
        if president.cash < missing:
            raise Refusal(
                CANNOT_PAY,
                self.rule("forced_sale"),
                payer=president.id,
                cash=president.cash,
                amount=missing,
            )

    def check_raising(self, corporation: Corporation) -> None:
        """Refuse to raise money where no train must be had, or it can be paid."""
        if not self.must_buy(corporation):
            raise Refusal(NO_NEED, self.rule("forced_sale"), corporation=corporation.id)
        if corporation.cash >= min(forced.bank_prices(self.table)):
            raise Refusal(CHEAPEST_OWN, self.rule("forced_config"), corporation=corporation.id)

    def _check_sale(self, corporation: Corporation, action: SellShares) -> None:
        president = corporation.president
        assert president is not None
        sold, sale = self.table.corporation(action.corporation), Sale.of(action)
        selling.check_sale(self.table, president, sold, sale)
        forced.check_presidents_sale(self.table, corporation, sold, sale, self.forced_price())

    # Effects

    def apply(self, action: Action) -> None:
        corporation = self.corporation
        assert corporation is not None
        if isinstance(action, SellShares):
            president = corporation.president
            assert president is not None
            sold = self.table.corporation(action.corporation)
            self.president_sold = True
            selling.sell(self.table, president, sold, Sale.of(action))
        elif isinstance(action, DeclareBankruptcy):
            self.go_bankrupt(corporation)
        else:
            super().apply(action)

    def add_missing(self, corporation: Corporation, missing: int) -> None:
        president = corporation.president
        assert president is not None
        pay(president, corporation, missing, self.rule("forced_exact"))
        self.table.tell("helped", player=president.id, amount=missing)

    # Choices

    def choices(self) -> Iterator[Choice]:
        corporation = self.corporation
        assert corporation is not None
        yield from super().choices()
        if self.must_buy(corporation):
            yield from self.forced_offers(corporation)
        else:
            yield Choice(Pass(who=corporation.id))

    def forced_offers(self, corporation: Corporation) -> Iterator[Choice]:
        """How money can be raised when a train must be had."""
        president = corporation.president
        assert president is not None
        for sold in dict.fromkeys(c.corporation for c in president.held):
            for sale in selling.sellable(self.table, president, sold):
                action = sale.action(president, sold)
                if self.is_legal(action):
                    yield Choice(action)
        if self.is_bankrupt(corporation):
            yield Choice(DeclareBankruptcy(corporation=corporation.id))
