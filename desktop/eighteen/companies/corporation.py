"""A corporation: shares on the market, a president, and a share price."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from desktop.eighteen.companies.company import Company
from desktop.eighteen.data import CorporationData
from desktop.eighteen.shares import SHARE, Certificate, Holder

if TYPE_CHECKING:
    from desktop.eighteen.market import Cell
    from desktop.eighteen.shares import Investor


class Corporation(Holder, Company):
    """A public company: a charter with a treasury, shares, trains and tokens."""

    fixed: ClassVar[frozenset[str]] = Company.fixed | {"certificates", "has_halves"}

    def __init__(self, data: CorporationData) -> None:
        super().__init__(data.id, data.tokens)
        self.data = data
        self.certificates = tuple(
            Certificate(self, number, percent) for number, percent in enumerate(data.shares)
        )
        self.has_halves = any(c.percent < SHARE for c in self.certificates)
        self.held = self.certificates  # the treasury shares, or those of the initial offering
        # Of those held, the ones that only minors and the merger are traded in for.
        self.trade_in = tuple(self.certificates[number] for number in data.trade_in)
        self.cell: Cell | None = None
        self.president: Investor | None = None
        self.par = 0
        self.founded_in = 0  # the stock round; 0: not founded
        self.floated = False  # founded, and enough of it sold to operate
        self.operated = False
        self.removed = False  # taken out before the game

    @property
    def presidents_certificate(self) -> Certificate:
        return self.certificates[0]

    @property
    def is_founded(self) -> bool:
        return self.cell is not None

    @property
    def is_in_game(self) -> bool:
        """Founded or still to be founded."""
        return not (self.closed or self.removed)

    @property
    def in_receivership(self) -> bool:
        """Its president's certificate lies in the market after a bankruptcy."""
        return self.is_founded and not self.closed and self.president is None

    @property
    def price(self) -> int:
        return self.cell.price if self.cell is not None else 0
