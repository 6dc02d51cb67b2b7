"""The rounds of 1846 and how they follow each other."""

from __future__ import annotations

from desktop.eighteen.companies.company import Company
from desktop.eighteen.companies.corporation import Corporation
from desktop.eighteen.market import operating_rank
from desktop.eighteen.rounds.operating import OperatingRound
from desktop.eighteen.rounds.stock import StockRound
from desktop.titles.g1846.table import Table1846


class StockRound1846(StockRound):
    """Then two operating rounds."""

    table: Table1846

    def move_price(self, corporation: Corporation) -> None:
        """1846.sr.end.prices"""
        if self.table.player_percent(corporation) == 100:
            self.table.move_price(corporation, 1)
        elif self.table.pool.percent(corporation):
            self.table.lower_price(corporation, 1)

    def end(self) -> None:
        self.table.after_stock_round()


class OperatingRound1846(OperatingRound):
    """Independents, then corporations; in the very first round the cheapest first."""

    table: Table1846

    @property
    def is_very_first(self) -> bool:
        return self.table.cycle == 1 and self.number == 1

    def order(self) -> tuple[Company, ...]:
        """1846.or.order"""
        if not self.is_very_first:
            return super().order()
        minors = [m for m in self.table.minors.values() if m.operates]

        def rank(corporation: Corporation) -> tuple[int, int]:
            price, _, arrival = operating_rank(corporation)
            return -price, arrival

        return (*minors, *sorted(self.corporations(), key=rank))

    def end(self) -> None:
        self.table.after_operating_round(self.number)
