"""The dock of share prices: how they went."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from desktop.eighteen.companies.corporation import Corporation
from desktop.engine.table import Table
from desktop.i18n.money import money
from desktop.look.companies import PLAYERS, livery
from desktop.models.words import short_name
from desktop.models.worth import Standing, WorthHistory
from desktop.windows.docks.chart import Line, Scale
from desktop.windows.docks.chart_dock import ChartDock
from desktop.windows.docks.chips import paint_disc
from desktop.windows.docks.dock import has_market

# Boxes have more corporations than seats.
DASHES = (*(mark.dash for mark in PLAYERS), (10.0, 2.0, 2.0, 2.0), (1.0, 3.0), (5.0, 5.0))


class PricesDock(ChartDock):
    """A line for each corporation that has been founded."""

    NAME = "prices"

    @classmethod
    def suits(cls, table: Table) -> bool:
        return has_market(table)

    def title(self) -> str:
        return QCoreApplication.translate("Docks", "Share prices")

    def lines(self, standings: Sequence[Standing], history: WorthHistory) -> list[Line]:
        return [
            self._price_line(c, n, standings)
            for n, c in enumerate(history.corporations)
            if any(standing.cells[n] is not None for standing in standings)
        ]

    def spoken(self, standing: Standing, history: WorthHistory) -> str:
        return ", ".join(
            f"{short_name(corporation.data.name)} {money(price)}"
            for corporation, price in zip(history.corporations, standing.prices(), strict=True)
            if price is not None
        )

    def _price_line(
        self, corporation: Corporation, number: int, standings: Sequence[Standing]
    ) -> Line:
        values = [s.cells[number].price if s.cells[number] else None for s in standings]  # type: ignore[union-attr]
        return Line(
            corporation.id,
            livery(self.title_key, corporation.id).fill,
            DASHES[number % len(DASHES)],
            values,
            partial(self._disc, corporation.id),
        )

    def _disc(self, company: str, painter: QPainter, rect: QRectF) -> None:
        paint_disc(painter, rect, self.title_key, company, self.look.theme)

    def scale(self, lines: Sequence[Line]) -> Scale:
        """The steps of the chart, each equally high, as far as they were used."""
        table = self.table
        prices = sorted({cell.price for cell in table.market.cells()}) if table else []
        used = [value for line in lines for value in line.values if value is not None]
        if not used:
            return Scale(lambda value: 0.0)
        low = max(0, prices.index(int(min(used))) - 1)
        high = min(len(prices) - 1, prices.index(int(max(used))) + 1)
        steps = {price: number for number, price in enumerate(prices)}
        place = partial(_step_place, steps, low, max(1, high - low))
        return Scale(place, [(price, money(price)) for price in prices[low : high + 1]])


def _step_place(steps: dict[int, int], low: int, count: int, value: float) -> float:
    return (steps[int(value)] - low) / count
