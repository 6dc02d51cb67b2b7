"""Buying trains: from the bank, from other corporations, and the duty to own one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from desktop.eighteen import forced, phases, selling
from desktop.eighteen.actions import BuyTrain, DeclareBankruptcy, SellShares
from desktop.eighteen.companies.corporation import Corporation
from desktop.eighteen.selling import Sale
from desktop.eighteen.shares import Investor
from desktop.eighteen.steps.base import CompanyStep
from desktop.eighteen.trains import Train
from desktop.engine.actions import Action, Pass
from desktop.engine.choices import Choice
from desktop.engine.money import CANNOT_PAY, pay
from desktop.engine.refusal import QT_TRANSLATE_NOOP, Refusal

AT_LIMIT = QT_TRANSLATE_NOOP("Refusal", "{corporation} has {count} trains; {limit} is the limit")
NOT_FOR_SALE = QT_TRANSLATE_NOOP("Refusal", "Train {train} is not for sale now")
WRONG_CONFIG = QT_TRANSLATE_NOOP("Refusal", "Train {train} cannot be bought as {config}")
WRONG_PRICE = QT_TRANSLATE_NOOP("Refusal", "Train {train} as {config} costs {price}")
AT_LEAST_ONE = QT_TRANSLATE_NOOP("Refusal", "A train of another corporation costs at least 1")
OBSOLETE = QT_TRANSLATE_NOOP("Refusal", "Train {train} is obsolete and cannot be bought")
ONLY_BANK = QT_TRANSLATE_NOOP(
    "Refusal", "{corporation} has raised money for a forced purchase: its train comes from the bank"
)
CHEAPEST_OWN = QT_TRANSLATE_NOOP(
    "Refusal", "{corporation} can pay the cheapest train itself: no help for a dearer one"
)
MUST_BUY = QT_TRANSLATE_NOOP("Refusal", "{corporation} owns no train and must buy one")
NO_NEED = QT_TRANSLATE_NOOP("Refusal", "{corporation} is not forced to buy a train")
NOT_BANKRUPT = QT_TRANSLATE_NOOP("Refusal", "{player} can still raise the money for a train")


class BuyTrainStep(CompanyStep):
    """The last duty of a turn."""

    for_minors = False
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
        if self.must_buy(corporation):
            return True
        if not self.table.has_room(corporation):
            return False
        prices = [train.data.configs for train in self.bank_trains(corporation)]
        cheapest = min((c.price for configs in prices for c in configs), default=None)
        if cheapest is not None and self.means(corporation) >= cheapest:
            return True
        # Asked even if no price fits, as in recorded games, which must be read like ours.
        return corporation.cash >= 1 and any(True for _ in self.others_trains(corporation))

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

    def means(self, corporation: Corporation) -> int:
        """What it could pay in this step without help."""
        return corporation.cash

    def bank_trains(self, corporation: Corporation) -> tuple[Train, ...]:
        """What the bank would sell to it now."""
        return self.table.depot.for_sale()

    def others_trains(self, corporation: Corporation) -> Iterator[Train]:
        """Trains that other corporations could sell."""
        for other in self.table.founded():
            if other is not corporation and not other.in_receivership:
                yield from other.lasting_trains

    def prices(self, corporation: Corporation, train: Train) -> range:
        """What may be paid for a train of another corporation."""
        return range(1, corporation.cash + 1)

    def is_raising(self) -> bool:
        """Whether money has been raised for a forced purchase."""
        return self.president_sold

    def forced_price(self) -> int:
        """The dearest train for which the president may raise money."""
        return max(forced.bank_prices(self.table))

    def check_help(self, corporation: Corporation, price: int) -> None:
        """Refuse the president's help for a train of this price."""

    def check_bank(self, corporation: Corporation, train: Train) -> None:
        """Refuse one more train of the bank."""

    def is_bankrupt(self, corporation: Corporation) -> bool:
        raise NotImplementedError("a title without bankruptcy")

    def go_bankrupt(self, corporation: Corporation) -> None:
        raise NotImplementedError("a title without bankruptcy")

    def after_purchase(self, corporation: Corporation, train: Train) -> None:
        """What follows besides the phase."""

    # Checks

    def check(self, action: Action) -> None:
        corporation = self.corporation
        assert corporation is not None
        if isinstance(action, BuyTrain):
            self._check_purchase(corporation, action)
        elif isinstance(action, SellShares):
            self.check_raising(corporation)
            self._check_sale(corporation, action)
        elif isinstance(action, DeclareBankruptcy):
            if not self.is_bankrupt(corporation):
                player = corporation.president.id if corporation.president else corporation.id
                raise Refusal(NOT_BANKRUPT, self.rule("bankrupt"), player=player)
        elif self.must_buy(corporation):
            raise Refusal(MUST_BUY, self.rule("must_own_train"), corporation=corporation.id)

    def _check_purchase(self, corporation: Corporation, action: BuyTrain) -> None:
        if not self.table.has_room(corporation):
            raise Refusal(
                AT_LIMIT,
                self.rule("train_limit"),
                corporation=corporation.id,
                count=len(self.table.counted_trains(corporation)),
                limit=self.table.train_limit(corporation),
            )
        train = self.table.train(action.train)
        if train.owner is None:
            self._check_bank_train(corporation, train, action)
        else:
            self._check_others_train(corporation, train, action)

    def _check_bank_train(self, corporation: Corporation, train: Train, action: BuyTrain) -> None:
        rule_id = self.rule("buy_train")
        if train not in self.table.depot.for_sale():
            raise Refusal(NOT_FOR_SALE, self.rule("train_order"), train=train.id)
        config = train.config_named(action.config)
        if config is None:
            raise Refusal(WRONG_CONFIG, rule_id, train=train.id, config=action.config[:40])
        if action.price != config.price:
            raise Refusal(
                WRONG_PRICE, rule_id, train=train.id, config=config.name, price=config.price
            )
        self.check_bank(corporation, train)
        if corporation.cash < config.price:
            self._check_president_pays(corporation, config.price)

    def _check_president_pays(self, corporation: Corporation, price: int) -> None:
        """Whether the president adds what is missing."""
        if corporation.trains or not self.must_buy(corporation):
            raise Refusal(
                CANNOT_PAY,
                self.rule("buy_train"),
                payer=corporation.id,
                cash=corporation.cash,
                amount=price,
            )
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

    def _check_others_train(self, corporation: Corporation, train: Train, action: BuyTrain) -> None:
        rule_id = self.rule("others_train")
        if train.obsolete:
            raise Refusal(OBSOLETE, self.rule("train_obsolete"), train=train.id)
        if train not in tuple(self.others_trains(corporation)):
            self.refuse_others_train(train)
        if self.is_raising():
            raise Refusal(ONLY_BANK, self.rule("forced_from_bank"), corporation=corporation.id)
        if action.config != train.config.name:
            raise Refusal(
                WRONG_CONFIG, self.rule("buy_train"), train=train.id, config=action.config[:40]
            )
        if action.price < 1:
            raise Refusal(AT_LEAST_ONE, rule_id)
        if corporation.cash < action.price:
            raise Refusal(
                CANNOT_PAY,
                rule_id,
                payer=corporation.id,
                cash=corporation.cash,
                amount=action.price,
            )
        self.check_others_price(corporation, train, action.price)

    def refuse_others_train(self, train: Train) -> None:
        raise Refusal(NOT_FOR_SALE, self.rule("others_train"), train=train.id)

    def check_others_price(self, corporation: Corporation, train: Train, price: int) -> None:
        """Refuse a price that the title forbids."""

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
        if isinstance(action, BuyTrain):
            self._buy(corporation, action)
        elif isinstance(action, SellShares):
            president = corporation.president
            assert president is not None
            sold = self.table.corporation(action.corporation)
            self.president_sold = True
            selling.sell(self.table, president, sold, Sale.of(action))
        elif isinstance(action, DeclareBankruptcy):
            self.go_bankrupt(corporation)
        else:
            self.done = True

    def _buy(self, corporation: Corporation, action: BuyTrain) -> None:
        train = self.table.train(action.train)
        president = corporation.president
        missing = action.price - corporation.cash
        if missing > 0:
            assert president is not None
            pay(president, corporation, missing, self.rule("forced_exact"))
            self.table.tell("helped", player=president.id, amount=missing)
        seller = train.owner if train.owner is not None else self.table.bank
        pay(corporation, seller, action.price, self.rule("buy_train"))
        corporation.take(train)
        config = train.config_named(action.config)
        assert config is not None
        train.config = config
        self.table.tell(
            "train",
            corporation=corporation.id,
            train=train.id,
            config=config.name,
            price=action.price,
            seller=seller.id,
        )
        self.after_purchase(corporation, train)
        phases.on_train_bought(self.table, train)

    # Choices

    def choices(self) -> Iterator[Choice]:
        corporation = self.corporation
        assert corporation is not None
        yield from self._bank_offers(corporation)
        yield from self._others_offers(corporation)
        if self.must_buy(corporation):
            yield from self.forced_offers(corporation)
        else:
            yield Choice(Pass(who=corporation.id))

    def _bank_offers(self, corporation: Corporation) -> Iterator[Choice]:
        for train in self.table.depot.for_sale():
            for config in train.data.configs:
                action = BuyTrain(
                    corporation=corporation.id,
                    train=train.id,
                    config=config.name,
                    price=config.price,
                )
                if self.is_legal(action):
                    yield Choice(action)

    def _others_offers(self, corporation: Corporation) -> Iterator[Choice]:
        if not self.table.has_room(corporation) or self.is_raising():
            return
        for train in self.others_trains(corporation):
            prices = self.prices(corporation, train)
            if not prices:
                continue
            action = BuyTrain(
                corporation=corporation.id,
                train=train.id,
                config=train.config.name,
                price=prices[0],
            )
            yield Choice(action, {"price": prices})

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

    def is_legal(self, action: Action) -> bool:
        try:
            self.check(action)
        except Refusal:
            return False
        return True
