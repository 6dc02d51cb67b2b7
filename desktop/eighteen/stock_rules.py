"""What the titles say differently about dealing in shares: prices, sellers, limits, movements."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from desktop.eighteen.companies.corporation import Corporation
from desktop.eighteen.market import Cell
from desktop.eighteen.shares import SHARE, Certificate, Investor, singles
from desktop.engine.money import Purse

if TYPE_CHECKING:
    from desktop.eighteen.table import EighteenTable

__all__ = ["SHARE", "StockRules"]


class StockRules:
    """Shares are bought from a treasury that gets the money, and move the price when sold."""

    buys_then_sells = False  # a player may sell after his purchase
    sells_in_pieces = False  # a player may sell one corporation more than once in a turn
    unsold_in = "treasury"  # where unsold shares lie: there, or in an "offering" of the bank

    def __init__(self, table: EighteenTable) -> None:
        self.table = table

    def place(self, source: str) -> str:
        """Where a share comes from: the market, or where the unsold ones lie."""
        return self.unsold_in if source == "treasury" else source

    def offered(self, corporation: Corporation, source: str) -> tuple[Certificate, ...]:
        """The ordinary certificates that can be bought there."""
        holder = self.table.pool if source == "market" else corporation
        return singles(holder, corporation)

    def seller(self, corporation: Corporation, source: str) -> Purse:
        """Who gets the money of a purchase."""
        return self.table.bank if source == "market" else corporation

    def cost(self, corporation: Corporation, source: str, percent: int, change: bool) -> int:
        """What a certificate costs."""
        return corporation.price * percent // SHARE

    def value(self, corporation: Corporation, percent: int, change: bool = False) -> int:
        """What a sale brings."""
        return corporation.price * percent // SHARE

    def worth(self, price: int, held: Iterable[Certificate]) -> int:
        """What a player's certificates of one corporation count for at a price."""
        return price * sum(certificate.percent for certificate in held) // SHARE

    def weight(self, certificate: Certificate) -> int:
        """How many it counts against the certificate limit."""
        return self.weight_in(certificate, certificate.corporation.cell)

    def weight_in(self, certificate: Certificate, cell: Cell | None) -> int:
        """The same while the price of its corporation stands in a cell of the chart."""
        return 1

    def check_may_buy(self, player: Investor, corporation: Corporation) -> None:
        """Refuse what the title forbids besides."""

    def check_may_sell(self, player: Investor, corporation: Corporation) -> None:
        """Refuse what the title forbids besides."""

    def check_may_found(self, player: Investor, corporation: Corporation) -> None:
        """Refuse what the title forbids besides."""

    def after_sale(self, corporation: Corporation, percent: int, was_president: bool) -> None:
        """How the price follows."""

    def after_purchase(self, corporation: Corporation) -> None:
        """What follows when shares have come to a player."""
