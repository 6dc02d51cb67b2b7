"""Buying trains: from the bank, and from other corporations."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from desktop.eighteen import phases
from desktop.eighteen.actions import BuyTrain
from desktop.eighteen.companies.corporation import Corporation
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


class TrainPurchaseStep(CompanyStep):
    """What a corporation may buy with its own money."""

    for_minors = False
    accepts: ClassVar[tuple[type[Action], ...]] = (BuyTrain, Pass)

    def is_needed(self) -> bool:
        corporation = self.corporation
        if corporation is None or corporation.in_receivership:
            return False
        if not self.table.has_room(corporation):
            return False
        prices = [train.data.configs for train in self.bank_trains(corporation)]
        cheapest = min((c.price for configs in prices for c in configs), default=None)
        if cheapest is not None and self.means(corporation) >= cheapest:
            return True
        # Asked even if no price fits, as in recorded games, which must be read like ours.
        return corporation.cash >= 1 and any(True for _ in self.others_trains(corporation))

    # What a title decides

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
        return False

    def add_missing(self, corporation: Corporation, missing: int) -> None:
        """Somebody adds what is missing."""
        raise NotImplementedError("nobody helps")

    def check_bank(self, corporation: Corporation, train: Train) -> None:
        """Refuse one more train of the bank."""

    def after_purchase(self, corporation: Corporation, train: Train) -> None:
        """What follows besides the phase."""

    def refuse_others_train(self, train: Train) -> None:
        raise Refusal(NOT_FOR_SALE, self.rule("others_train"), train=train.id)

    def check_others_price(self, corporation: Corporation, train: Train, price: int) -> None:
        """Refuse a price that the title forbids."""

    # Checks

    def check(self, action: Action) -> None:
        corporation = self.corporation
        assert corporation is not None
        if isinstance(action, BuyTrain):
            self._check_purchase(corporation, action)

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
            self.check_short(corporation, config.price)

    def check_short(self, corporation: Corporation, price: int) -> None:
        """It has not the money for a train of the bank."""
        raise Refusal(
            CANNOT_PAY,
            self.rule("buy_train"),
            payer=corporation.id,
            cash=corporation.cash,
            amount=price,
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

    # Effects

    def apply(self, action: Action) -> None:
        corporation = self.corporation
        assert corporation is not None
        if isinstance(action, BuyTrain):
            self._buy(corporation, action)
        else:
            self.done = True

    def _buy(self, corporation: Corporation, action: BuyTrain) -> None:
        train = self.table.train(action.train)
        if action.price > corporation.cash:
            self.add_missing(corporation, action.price - corporation.cash)
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

    def is_legal(self, action: Action) -> bool:
        try:
            self.check(action)
        except Refusal:
            return False
        return True
