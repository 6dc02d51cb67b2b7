"""Dividends of 18MEX: all or nothing, and the price moves right or left."""

from __future__ import annotations

from typing import ClassVar

from desktop.eighteen.companies.corporation import Corporation
from desktop.eighteen.shares import Holder
from desktop.eighteen.steps.dividend import DividendStep
from desktop.titles.g18mex.table import Table18Mex


class Dividend18Mex(DividendStep):
    """mex.div.pay, mex.div.withhold"""

    modes: ClassVar[tuple[str, ...]] = ("full", "none")

    table: Table18Mex

    def treasury_shares(self, corporation: Corporation) -> Holder:
        return self.table.pool

    def kept(self, revenue: int, how: str) -> int:
        return revenue if how == "none" else 0

    def move_price(self, corporation: Corporation, paid: int) -> None:
        market, cell = self.table.market, corporation.cell
        assert cell is not None
        self.table.put_price(corporation, market.right(cell) if paid else market.left(cell))

    def move_price_unpaid(self, corporation: Corporation) -> None:
        self.move_price(corporation, 0)
