"""The rounds of 18MEX: stock rounds with the initial distribution in them, operating rounds."""

from __future__ import annotations

from desktop.eighteen.companies.company import Company
from desktop.eighteen.companies.corporation import Corporation
from desktop.eighteen.rounds.operating import OperatingRound
from desktop.eighteen.rounds.stock import StockRound
from desktop.titles.g18mex import options
from desktop.titles.g18mex.table import WHOLE, Table18Mex


class StockRound18Mex(StockRound):
    """Cards first, then shares; minors that linger close before anybody is asked."""

    table: Table18Mex

    def begin(self) -> None:
        super().begin()
        if self.table.minors_linger:
            self.table.close_minors()

    def everybody_passed(self) -> bool:
        """mex.init.or_between; 18xx.games goes on with the distribution (mex.d3)."""
        distribution = self.table.distribution
        if distribution.unsold() and self.table.has(options.FLAT_DISTRIBUTION):
            distribution.pay_flat()
            return False
        distribution.lower_first()
        return True

    def move_price(self, corporation: Corporation) -> None:
        """mex.sr.end.soldout"""
        if self.table.player_percent(corporation) == WHOLE:
            assert corporation.cell is not None
            self.table.put_price(corporation, self.table.market.up(corporation.cell))

    def end(self) -> None:
        self.table.after_stock_round()


class OperatingRound18Mex(OperatingRound):
    """Private companies, minors, then the majors by price."""

    table: Table18Mex

    def start_turn(self, company: Company) -> None:
        if not isinstance(company, Corporation):
            return
        if not company.operated:
            self.table.place_home(company)
            company.tokens = company.tokens[1:]
        self.table.carry_mail(company)

    def end(self) -> None:
        self.table.after_operating_round(self.number)
