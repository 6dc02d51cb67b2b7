"""Dividends of 1846: half pay in favour of the shareholders, and the price table."""

from __future__ import annotations

from desktop.eighteen.companies.corporation import Corporation
from desktop.eighteen.steps.dividend import DividendStep

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
        # 1846.receivership.or: without a president and a train, two steps
        trainless = corporation.in_receivership and not corporation.trains
        self.table.lower_price(corporation, 2 if trainless else 1)
