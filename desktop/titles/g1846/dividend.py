"""Dividends of 1846: half pay in favour of the shareholders, and the price table."""

from __future__ import annotations

from desktop.eighteen.companies.corporation import Corporation
from desktop.eighteen.steps.dividend import DividendStep
from desktop.titles.g1846 import options

TRIPLE_FROM = 165  # 1846.price.table: only from here on is there a jump of three


def retained(revenue: int, how: str) -> int:
    """1846.div.half_formula: of a half the treasury keeps whole tens, the rest is paid."""
    if how == "none":
        return revenue
    return revenue // 2 // 10 * 10 if how == "half" else 0


def price_steps(price: int, paid: int) -> int:
    """1846.price.table: steps to the right for what was paid in all."""
    if paid == 0 or 2 * paid < price:
        return -1
    if paid < price:
        return 0
    if paid < 2 * price:
        return 1
    return 3 if paid >= 3 * price and price >= TRIPLE_FROM else 2


class Dividend1846(DividendStep):
    """Full, half or none."""

    def kept(self, revenue: int, how: str) -> int:
        return retained(revenue, how)

    def move_price(self, corporation: Corporation, paid: int) -> None:
        self.table.move_price(corporation, price_steps(corporation.price, paid))

    def move_price_unpaid(self, corporation: Corporation) -> None:
        steps = 1
        if corporation.in_receivership and not corporation.trains:
            # 1846.receivership.or: two left without a train; 18xx.games knows only one.
            one = options.RECEIVERSHIP_ONE_STEP in self.table.setup.options
            steps = 1 if one else 2
        self.table.lower_price(corporation, steps)
