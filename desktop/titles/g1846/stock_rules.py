"""Dealing in shares in 1846: new corporations, receivership, and when the price falls."""

from __future__ import annotations

from desktop.eighteen.companies.corporation import Corporation
from desktop.eighteen.shares import Investor
from desktop.eighteen.stock_rules import StockRules
from desktop.engine.refusal import QT_TRANSLATE_NOOP, Refusal

ONLY_PRESIDENT = QT_TRANSLATE_NOOP(
    "Refusal", "{corporation} was founded in this stock round: only its president may sell"
)
IN_RECEIVERSHIP = QT_TRANSLATE_NOOP(
    "Refusal", "Shares of {corporation} cannot be sold while it has no president"
)


class StockRules1846(StockRules):
    """Only a president's sale moves the price, and by one step."""

    def check_may_sell(self, player: Investor, corporation: Corporation) -> None:
        names = {"corporation": corporation.id}
        if corporation.in_receivership:
            raise Refusal(IN_RECEIVERSHIP, "1846.receivership.sr", **names)
        is_new = corporation.founded_in == self.table.cycle and not corporation.operated
        if is_new and corporation.president is not player:
            raise Refusal(ONLY_PRESIDENT, "1846.sr.sell.new", **names)

    def after_sale(self, corporation: Corporation, percent: int, was_president: bool) -> None:
        if was_president:
            self.table.lower_price(corporation, 1)

    def after_purchase(self, corporation: Corporation) -> None:
        corporation.floated = True
