"""Buying trains in 18MEX: one a turn at first, NdM at face, and the president's duty."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from desktop.eighteen import forced
from desktop.eighteen.actions import BuyTrain, DeclareBankruptcy, SellShares, TradePrivate
from desktop.eighteen.companies.corporation import Corporation
from desktop.eighteen.selling import Sale
from desktop.eighteen.steps.buy_train import CHEAPEST_OWN, BuyTrainStep
from desktop.eighteen.trains import Train
from desktop.engine.actions import Action, Pass
from desktop.engine.choices import Choice
from desktop.engine.money import pay
from desktop.engine.refusal import QT_TRANSLATE_NOOP, Refusal
from desktop.titles.g18mex.table import Table18Mex
from desktop.titles.g18mex.trading import check_trade, sales_of, trade

ONE_A_TURN = QT_TRANSLATE_NOOP(
    "Refusal", "Before the first 4-train {corporation} buys one train of the bank in a turn"
)
AT_FACE = QT_TRANSLATE_NOOP(
    "Refusal", "{corporation} trades train {train} only at its face, {price}"
)
CHEAPEST = QT_TRANSLATE_NOOP(
    "Refusal", "With the president's money {corporation} buys the cheapest train, for {price}"
)
ENOUGH = QT_TRANSLATE_NOOP("Refusal", "{player} has the money for the train and sells nothing")
OWN_SALE = QT_TRANSLATE_NOOP("Refusal", "{player} can only sell {private} now, not buy it")

UNLIMITED_FROM = "4"


class BuyTrain18Mex(BuyTrainStep):
    """mex.train.*, mex.forced_train.*"""

    accepts = (BuyTrain, Pass, SellShares, TradePrivate, DeclareBankruptcy)

    table: Table18Mex

    def __init__(self, table: Any, name: str) -> None:
        super().__init__(table, name)
        self.from_bank = 0  # trains, in this turn

    def reset(self) -> None:
        super().reset()
        self.from_bank = 0

    def takes(self, action: Action) -> bool:
        if isinstance(action, TradePrivate):
            return self.president is not None and action.player == self.president.id
        return super().takes(action)

    # The bank and other companies

    def must_buy(self, corporation: Corporation) -> bool:
        """mex.forced_train.when"""
        return super().must_buy(corporation) and self.table.has_route(corporation)

    def _had_its_train(self) -> bool:
        """mex.train.one_bank_per_turn"""
        names = [phase.name for phase in self.table.box.phases]
        is_limited = self.table.phase_number < names.index(UNLIMITED_FROM)
        return is_limited and self.from_bank > 0

    def bank_trains(self, corporation: Corporation) -> tuple[Train, ...]:
        return () if self._had_its_train() else super().bank_trains(corporation)

    def check_bank(self, corporation: Corporation, train: Train) -> None:
        if self._had_its_train():
            raise Refusal(ONE_A_TURN, "mex.train.one_bank_per_turn", corporation=corporation.id)

    def _is_at_face(self, corporation: Corporation, train: Train) -> bool:
        return self.table.national in (corporation, train.owner)

    def prices(self, corporation: Corporation, train: Train) -> range:
        """mex.train.from_company"""
        payable = super().prices(corporation, train)
        if not self._is_at_face(corporation, train):
            return payable
        face = train.config.price
        return range(face, face + 1) if face in payable else range(0)

    def check_others_price(self, corporation: Corporation, train: Train, price: int) -> None:
        if self._is_at_face(corporation, train) and price != train.config.price:
            raise Refusal(
                AT_FACE,
                "mex.train.from_company",
                corporation=self.table.national.id,
                train=train.id,
                price=train.config.price,
            )

    def apply(self, action: Action) -> None:
        if isinstance(action, TradePrivate):
            self.president_sold = True
            trade(self.table, action)
            return
        if isinstance(action, BuyTrain) and self.table.train(action.train).owner is None:
            self.from_bank += 1
        super().apply(action)

    def after_purchase(self, corporation: Corporation, train: Train) -> None:
        self.table.on_train_taken(corporation)

    # The forced purchase

    def forced_price(self) -> int:
        """mex.forced_train.cheapest"""
        return min(forced.bank_prices(self.table))

    def check_help(self, corporation: Corporation, price: int) -> None:
        cheapest = self.forced_price()
        if corporation.cash >= cheapest:
            raise Refusal(CHEAPEST_OWN, "mex.forced_train.president", corporation=corporation.id)
        if price != cheapest:
            raise Refusal(
                CHEAPEST, "mex.forced_train.cheapest", corporation=corporation.id, price=cheapest
            )

    def check(self, action: Action) -> None:
        corporation = self.corporation
        assert corporation is not None
        if not isinstance(action, TradePrivate):
            super().check(action)
            return
        self.check_raising(corporation)
        player = self.table.investor(action.player)
        if corporation.cash + player.cash >= self.forced_price():
            raise Refusal(ENOUGH, "mex.forced_train.sell", player=player.id)
        if action.buyer == action.player:
            private = action.private[:40]
            raise Refusal(OWN_SALE, "mex.forced_train.sell", player=player.id, private=private)
        check_trade(self.table, action)

    def forced_offers(self, corporation: Corporation) -> Iterator[Choice]:
        yield from super().forced_offers(corporation)
        president = corporation.president
        assert president is not None
        for choice in sales_of(self.table, president):
            if self.is_legal(choice.action):
                yield choice

    def is_bankrupt(self, corporation: Corporation) -> bool:
        """mex.bankrupt: nobody is bound to buy a private company, so only shares are counted."""
        president = corporation.president
        if president is None or not self.must_buy(corporation):
            return False
        price = self.forced_price()
        if corporation.cash >= price:
            return False
        with self.table.journal.what_if():
            self._sell_out(corporation)
            return corporation.cash + president.cash < price

    def _sell_out(self, corporation: Corporation) -> None:
        def may_sell(sold: Corporation, sale: Sale) -> bool:
            return forced.keeps_presidency(self.table, corporation, sold, sale)

        forced.sell_all_allowed(self.table, corporation, may_sell)

    def go_bankrupt(self, corporation: Corporation) -> None:
        """mex.score: all cash is lost; what could not be sold still counts."""
        player = corporation.president
        assert player is not None
        self._sell_out(corporation)
        pay(player, self.table.bank, player.cash, "mex.bankrupt")
        player.bankrupt = True
        self.table.tell("bankrupt", player=player.id, corporation=corporation.id)
        self.table.finish("bankrupt")
