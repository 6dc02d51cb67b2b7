"""Dealing in shares in 18MEX: par and market, half certificates, the yellow zone, the float."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from desktop.eighteen.companies.corporation import Corporation
from desktop.eighteen.market import Cell
from desktop.eighteen.shares import SHARE, Certificate, Investor
from desktop.eighteen.stock_rules import StockRules
from desktop.engine.money import Purse
from desktop.engine.refusal import QT_TRANSLATE_NOOP, Refusal
from desktop.titles.g18mex import options

if TYPE_CHECKING:
    from desktop.titles.g18mex.table import Table18Mex

FIRST_ROUND = QT_TRANSLATE_NOOP("Refusal", "Nobody sells shares in the first stock round")
NDM_LATER = QT_TRANSLATE_NOOP("Refusal", "Shares of {corporation} are not for sale before phase 3½")


def half_up(amount: int) -> int:
    return -(-amount // 2)


class StockRules18Mex(StockRules):
    """The bank sells and buys; sales lower the price by a row for each share."""

    buys_then_sells = True
    sells_in_pieces = True
    unsold_in = "offering"

    def __init__(self, table: Table18Mex) -> None:
        super().__init__(table)
        chosen = table.setup.options
        self._buys_half_up = options.HALF_ROUNDED_UP in chosen
        self._change_down = options.CHANGE_ROUNDED_DOWN in chosen
        self._mexico = table

    def offered(self, corporation: Corporation, source: str) -> tuple[Certificate, ...]:
        """mex.sr.buy.ipo: never from the trade-in box."""
        there = super().offered(corporation, source)
        return tuple(c for c in there if c not in corporation.trade_in)

    def seller(self, corporation: Corporation, source: str) -> Purse:
        return self.table.bank

    def cost(self, corporation: Corporation, source: str, percent: int, change: bool) -> int:
        """mex.sr.buy.market: half a share costs half, rounded down."""
        price = corporation.par if source == "treasury" else corporation.price
        if percent < SHARE and self._buys_half_up and not change:
            return half_up(price)
        return price * percent // SHARE

    def value(self, corporation: Corporation, percent: int, change: bool = False) -> int:
        """mex.sr.sell.price: an odd half share brings half, rounded up."""
        if change and self._change_down:
            return corporation.price * percent // SHARE
        return -(-corporation.price * percent // SHARE)

    def worth(self, price: int, held: Iterable[Certificate]) -> int:
        """mex.score; 18xx.games rounds every half certificate up by itself: mex.d5."""
        percents = [certificate.percent for certificate in held]
        counted = percents if self._buys_half_up else [sum(percents)]
        return sum(-(-price * percent // SHARE) for percent in counted)

    def weight_in(self, certificate: Certificate, cell: Cell | None) -> int:
        """mex.sr.limit.certs"""
        if certificate.percent < SHARE:
            return 0
        return 0 if self.table.market.is_in(cell, "yellow") else 1

    def check_may_buy(self, player: Investor, corporation: Corporation) -> None:
        if corporation is self._mexico.national and not self._mexico.national_for_sale:
            raise Refusal(NDM_LATER, "mex.ndm.buy_restriction", corporation=corporation.id)

    def check_may_sell(self, player: Investor, corporation: Corporation) -> None:
        if self.table.cycle == 1 and self.table.operating is None:
            raise Refusal(FIRST_ROUND, "mex.sr.sell.first_sr")

    def after_sale(self, corporation: Corporation, percent: int, was_president: bool) -> None:
        """mex.sr.sell.drop"""
        self._mexico.move_down(corporation, percent // SHARE)

    def after_purchase(self, corporation: Corporation) -> None:
        self._mexico.look_for_float(corporation)
