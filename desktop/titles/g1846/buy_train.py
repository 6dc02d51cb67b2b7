"""Buying trains: from the bank, from other corporations, and the duty to own one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from desktop.eighteen import selling
from desktop.eighteen.actions import BuyTrain, DeclareBankruptcy, IssueShares, SellShares
from desktop.eighteen.companies.corporation import Corporation
from desktop.eighteen.steps.base import CompanyStep
from desktop.eighteen.trains import Train
from desktop.engine.actions import Action, Pass
from desktop.engine.choices import Choice
from desktop.engine.money import CANNOT_PAY, pay
from desktop.engine.refusal import QT_TRANSLATE_NOOP, Refusal
from desktop.titles.g1846 import forced
from desktop.titles.g1846.table import Table1846

AT_LIMIT = QT_TRANSLATE_NOOP("Refusal", "{corporation} has {count} trains; {limit} is the limit")
NOT_FOR_SALE = QT_TRANSLATE_NOOP("Refusal", "Train {train} is not for sale now")
WRONG_CONFIG = QT_TRANSLATE_NOOP("Refusal", "Train {train} cannot be bought as {config}")
WRONG_PRICE = QT_TRANSLATE_NOOP("Refusal", "Train {train} as {config} costs {price}")
AT_LEAST_ONE = QT_TRANSLATE_NOOP("Refusal", "A train of another corporation costs at least 1")
OBSOLETE = QT_TRANSLATE_NOOP("Refusal", "Train {train} is obsolete and cannot be bought")
ONLY_BANK = QT_TRANSLATE_NOOP(
    "Refusal", "{corporation} has raised money for a forced purchase: its train comes from the bank"
)
ISSUE_FIRST = QT_TRANSLATE_NOOP(
    "Refusal", "{corporation} must first issue shares before its president pays"
)
CHEAPEST_OWN = QT_TRANSLATE_NOOP(
    "Refusal", "{corporation} can pay the cheapest train itself: no help for a dearer one"
)
MUST_BUY = QT_TRANSLATE_NOOP("Refusal", "{corporation} owns no train and must buy one")
NO_NEED = QT_TRANSLATE_NOOP("Refusal", "{corporation} is not forced to buy a train")
NOT_SO_MANY = QT_TRANSLATE_NOOP("Refusal", "{corporation} may issue {counts} shares now")
NOT_BANKRUPT = QT_TRANSLATE_NOOP("Refusal", "{player} can still raise the money for a train")
LAST_TRAIN = QT_TRANSLATE_NOOP("Refusal", "The last train of {corporation} cannot be bought")


class BuyTrainStep(CompanyStep):
    """The last duty of a turn."""

    accepts = (BuyTrain, Pass, IssueShares, SellShares, DeclareBankruptcy)

    table: Table1846

    def __init__(self, table: Any, name: str) -> None:
        super().__init__(table, name)
        self.president_sold = False  # shares, for the train of this turn

    def reset(self) -> None:
        super().reset()
        self.president_sold = False
        self.table.issued_forced = False

    def is_needed(self) -> bool:
        corporation = self.corporation
        if corporation is None or corporation.in_receivership:
            return False
        if forced.must_buy(self.table, corporation):
            return True
        if len(corporation.counted_trains) >= self.table.phase.train_limit:
            return False
        cheapest = self.table.depot.cheapest_price()
        if cheapest is not None and self.table.means(corporation) >= cheapest:
            return True
        return corporation.cash >= 1 and any(True for _ in self._others_trains(corporation))

    def skip(self) -> None:
        corporation = self.corporation
        if corporation is not None and not self.done and not corporation.closed:
            self.done = True
            if corporation.in_receivership:
                forced.receiver_buys(self.table, corporation)

    def takes(self, action: Action) -> bool:
        corporation = self.corporation
        if isinstance(action, SellShares):
            president = corporation.president if corporation is not None else None
            return president is not None and action.player == president.id
        return super().takes(action)

    def _others_trains(self, corporation: Corporation) -> Iterator[Train]:
        """Trains other corporations could sell: 1846.train.from_corp."""
        for other in self.table.founded():
            if other is corporation or other.in_receivership:
                continue
            if self._keeps_last(other):
                continue
            yield from other.counted_trains

    def _is_forced(self) -> bool:
        """1846.forced.from_bank: shares were issued or sold to pay for the train."""
        return self.table.issued_forced or self.president_sold

    def _keeps_last(self, other: Corporation) -> bool:
        """The game for two: an empty depot protects a last train."""
        empty = not self.table.depot.for_sale()
        return self.table.for_two and empty and len(other.trains) == 1

    def check(self, action: Action) -> None:
        corporation = self.corporation
        assert corporation is not None
        if isinstance(action, BuyTrain):
            self._check_purchase(corporation, action)
        elif isinstance(action, IssueShares):
            self._check_issue(corporation, action.count)
        elif isinstance(action, SellShares):
            self._check_sale(corporation, action)
        elif isinstance(action, DeclareBankruptcy):
            self._check_bankruptcy(corporation)
        elif forced.must_buy(self.table, corporation):
            raise Refusal(MUST_BUY, "1846.train.must", corporation=corporation.id)

    def _check_purchase(self, corporation: Corporation, action: BuyTrain) -> None:
        count, limit = len(corporation.counted_trains), self.table.phase.train_limit
        if count >= limit:
            raise Refusal(
                AT_LIMIT,
                "1846.train.limit",
                corporation=corporation.id,
                count=count,
                limit=limit,
            )
        train = self.table.train(action.train)
        if train.owner is None:
            self._check_bank_train(corporation, train, action)
        else:
            self._check_others_train(corporation, train, action)

    def _check_bank_train(self, corporation: Corporation, train: Train, action: BuyTrain) -> None:
        if train not in self.table.depot.for_sale():
            raise Refusal(NOT_FOR_SALE, "1846.train.config", train=train.id)
        config = train.config_named(action.config)
        if config is None:
            raise Refusal(
                WRONG_CONFIG, "1846.train.config", train=train.id, config=action.config[:40]
            )
        if action.price != config.price:
            raise Refusal(
                WRONG_PRICE,
                "1846.train.config",
                train=train.id,
                config=config.name,
                price=config.price,
            )
        if corporation.cash < config.price:
            self._check_help(corporation, config.price)

    def _check_help(self, corporation: Corporation, price: int) -> None:
        """Whether the president adds what is missing."""
        if corporation.trains:
            raise Refusal(
                CANNOT_PAY,
                "1846.train.config",
                payer=corporation.id,
                cash=corporation.cash,
                amount=price,
            )
        if forced.can_issue(self.table, corporation) and corporation.cash < min(
            forced.bank_prices(self.table)
        ):
            raise Refusal(ISSUE_FIRST, forced.FORCED_ISSUE, corporation=corporation.id)
        if not forced.president_may_help(self.table, corporation):
            raise Refusal(CHEAPEST_OWN, "1846.forced.config", corporation=corporation.id)
        president = corporation.president
        assert president is not None
        missing = price - corporation.cash
        if president.cash < missing:
            raise Refusal(
                CANNOT_PAY,
                "1846.forced.cash_then_shares",
                payer=president.id,
                cash=president.cash,
                amount=missing,
            )

    def _check_others_train(self, corporation: Corporation, train: Train, action: BuyTrain) -> None:
        rule_id = "1846.train.from_corp"
        if train.obsolete:
            raise Refusal(OBSOLETE, "1846.train.obsolete", train=train.id)
        if train not in tuple(self._others_trains(corporation)):
            owner = train.owner
            if isinstance(owner, Corporation) and self._keeps_last(owner):
                raise Refusal(LAST_TRAIN, "1846.d10", corporation=owner.id)
            raise Refusal(NOT_FOR_SALE, rule_id, train=train.id)
        if self._is_forced():
            raise Refusal(ONLY_BANK, "1846.forced.from_bank", corporation=corporation.id)
        if action.config != train.config.name:
            raise Refusal(
                WRONG_CONFIG, "1846.train.config", train=train.id, config=action.config[:40]
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

    def _check_issue(self, corporation: Corporation, count: int) -> None:
        if not forced.must_buy(self.table, corporation):
            raise Refusal(NO_NEED, forced.FORCED_ISSUE, corporation=corporation.id)
        counts = forced.issuable(self.table, corporation) if not self.table.issued_forced else ()
        if count not in counts:
            raise Refusal(
                NOT_SO_MANY,
                forced.FORCED_ISSUE,
                corporation=corporation.id,
                counts=", ".join(map(str, counts)) or "0",
            )

    def _check_sale(self, corporation: Corporation, action: SellShares) -> None:
        rule_id = "1846.forced.cash_then_shares"
        if not forced.must_buy(self.table, corporation):
            raise Refusal(NO_NEED, rule_id, corporation=corporation.id)
        if corporation.cash >= min(forced.bank_prices(self.table)):
            raise Refusal(CHEAPEST_OWN, "1846.forced.config", corporation=corporation.id)
        if not forced.president_may_help(self.table, corporation):
            raise Refusal(ISSUE_FIRST, forced.FORCED_ISSUE, corporation=corporation.id)
        president = corporation.president
        assert president is not None
        sold = self.table.corporation(action.corporation)
        selling.check_sale(self.table, president, sold, action.percent)
        forced.check_presidents_sale(self.table, corporation, sold, action.percent)

    def _check_bankruptcy(self, corporation: Corporation) -> None:
        if not forced.is_bankrupt(self.table, corporation):
            player = corporation.president.id if corporation.president else corporation.id
            raise Refusal(NOT_BANKRUPT, forced.BANKRUPT, player=player)

    def apply(self, action: Action) -> None:
        corporation = self.corporation
        assert corporation is not None
        if isinstance(action, BuyTrain):
            self._buy(corporation, action)
        elif isinstance(action, IssueShares):
            forced.issue_forced(self.table, corporation, action.count)
        elif isinstance(action, SellShares):
            president = corporation.president
            assert president is not None
            sold = self.table.corporation(action.corporation)
            self.president_sold = True
            selling.sell(self.table, president, sold, action.percent)
        elif isinstance(action, DeclareBankruptcy):
            forced.go_bankrupt(self.table, corporation)
            # A new president may have to do it again.
            self.table.issued_forced = self.president_sold = False
        else:
            self.done = True

    def _buy(self, corporation: Corporation, action: BuyTrain) -> None:
        train = self.table.train(action.train)
        president, rule_id = corporation.president, "1846.train.config"
        missing = action.price - corporation.cash
        if missing > 0:
            assert president is not None
            pay(president, corporation, missing, "1846.forced.exact")
            self.table.tell("helped", player=president.id, amount=missing)
        seller = train.owner if train.owner is not None else self.table.bank
        pay(corporation, seller, action.price, rule_id)
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
        self.table.on_train_bought(train)

    def choices(self) -> Iterator[Choice]:
        corporation = self.corporation
        assert corporation is not None
        yield from self._bank_offers(corporation)
        has_room = len(corporation.counted_trains) < self.table.phase.train_limit
        if has_room and not self._is_forced():
            for train in self._others_trains(corporation):
                if corporation.cash >= 1:
                    yield Choice(
                        BuyTrain(
                            corporation=corporation.id,
                            train=train.id,
                            config=train.config.name,
                            price=1,
                        ),
                        {"price": range(1, corporation.cash + 1)},
                    )
        if not forced.must_buy(self.table, corporation):
            yield Choice(Pass(who=corporation.id))
            return
        yield from self._forced_offers(corporation)

    def _bank_offers(self, corporation: Corporation) -> Iterator[Choice]:
        for train in self.table.depot.for_sale():
            for config in train.data.configs:
                action = BuyTrain(
                    corporation=corporation.id,
                    train=train.id,
                    config=config.name,
                    price=config.price,
                )
                if self._is_legal(action):
                    yield Choice(action)

    def _forced_offers(self, corporation: Corporation) -> Iterator[Choice]:
        if not self.table.issued_forced:
            for count in forced.issuable(self.table, corporation):
                yield Choice(IssueShares(corporation=corporation.id, count=count))
        president = corporation.president
        assert president is not None
        for sold in dict.fromkeys(c.corporation for c in president.held):
            for percent in range(10, president.percent(sold) + 10, 10):
                action = SellShares(player=president.id, corporation=sold.id, percent=percent)
                if self._is_legal(action):
                    yield Choice(action)
        if forced.is_bankrupt(self.table, corporation):
            yield Choice(DeclareBankruptcy(corporation=corporation.id))

    def _is_legal(self, action: Action) -> bool:
        try:
            self.check(action)
        except Refusal:
            return False
        return True
