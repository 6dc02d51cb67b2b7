"""The dock of worth: how the players' worth and the share prices went."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.eighteen.companies.corporation import Corporation
from desktop.eighteen.shares import Investor
from desktop.engine.tree import Node
from desktop.i18n.money import money
from desktop.look.companies import PLAYERS, livery, player_mark
from desktop.look.look import Look
from desktop.models.words import round_title, short_name
from desktop.models.worth import Standing, WorthHistory
from desktop.windows.docks.chart import Chart, Line, Scale
from desktop.windows.docks.chips import paint_chip, paint_disc
from desktop.windows.docks.dock import Dock, caption

# Boxes have more corporations than seats.
DASHES = (*(mark.dash for mark in PLAYERS), (10.0, 2.0, 2.0, 2.0), (1.0, 3.0), (5.0, 5.0))


class WorthDock(Dock):
    """Two charts over the line we are on. Worked out when they are seen, move by move once."""

    NAME = "worth"

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.history: WorthHistory | None = None
        self._captions = (caption(), caption())
        self.worth, self.prices = Chart(look), Chart(look)
        for label, chart in zip(self._captions, (self.worth, self.prices), strict=True):
            self.column.addWidget(label)
            self.column.addWidget(chart, 1)
        self._is_stale = True
        self._line: tuple[Node, ...] = ()
        self.retranslate()

    def title(self) -> str:
        return QCoreApplication.translate("Docks", "Worth")

    def retranslate(self) -> None:
        names = (
            QCoreApplication.translate("Docks", "Worth"),
            QCoreApplication.translate("Docks", "Share prices"),
        )
        charts = (self.worth, self.prices)
        for label, chart, name in zip(self._captions, charts, names, strict=True):
            label.setText(name.upper())
            chart.setAccessibleName(name)
        self._spoil()

    def refresh(self) -> None:
        table, document = self.table, self.document
        self.history = None
        if table is not None and document is not None:
            self.history = WorthHistory(document.game, table)
        self._spoil()

    def apply_look(self) -> None:
        self._spoil()

    def _on_moved(self) -> None:
        document = self.document
        if document is not None and not self._is_stale and document.line == self._line:
            self.worth.set_here(document.at.depth)
            self.prices.set_here(document.at.depth)
            self._speak_here()
        else:
            self._spoil()

    def _on_tree_changed(self) -> None:
        self._spoil()

    def _spoil(self) -> None:
        """Draw anew, at once if somebody looks."""
        self._is_stale = True
        if self.isVisible():
            self.draw()

    def showEvent(self, event: object) -> None:
        super().showEvent(event)  # type: ignore[arg-type]
        if self._is_stale:
            self.draw()

    def draw(self) -> None:
        self._is_stale = False
        document, history = self.document, self.history
        if document is None or history is None:
            for chart in (self.worth, self.prices):
                chart.show_lines((), Scale(lambda value: 0.0), (), 1, 0)
            return
        self._line = document.line
        standings = history.along(self._line)
        rounds = list(self._rounds(standings))
        moves, here = len(standings) - 1, document.at.depth
        worth = [self._player_line(p, n, standings) for n, p in enumerate(history.players)]
        self.worth.show_lines(worth, _money_scale(worth), rounds, moves, here)
        prices = [
            self._price_line(c, n, standings)
            for n, c in enumerate(history.corporations)
            if any(standing.cells[n] is not None for standing in standings)
        ]
        self.prices.show_lines(prices, self._price_scale(prices), rounds, moves, here)
        self._speak_here()

    def _speak_here(self) -> None:
        if self.document is not None and self.history is not None:
            standings = self.history.along(self.document.at.path())
            self._speak(standings[-1], self.history)

    def _speak(self, standing: Standing, history: WorthHistory) -> None:
        worth = ", ".join(
            f"{player.name} {money(value)}"
            for player, value in zip(history.players, standing.worth, strict=True)
        )
        prices = ", ".join(
            f"{short_name(corporation.data.name)} {money(price)}"
            for corporation, price in zip(history.corporations, standing.prices(), strict=True)
            if price is not None
        )
        for chart, text in ((self.worth, worth), (self.prices, prices)):
            chart.setAccessibleDescription(text)
            chart.setToolTip(text.replace(", ", "\n"))

    @staticmethod
    def _rounds(standings: Sequence[Standing]) -> Iterator[tuple[int, str]]:
        """The first operating round of each set."""
        for move, standing in enumerate(standings):
            for kind, cycle, number in standing.rounds:
                if kind == "operating_round" and number == 1:
                    yield move, round_title(kind, cycle, number, is_short=True)

    def _player_line(self, player: Investor, number: int, standings: Sequence[Standing]) -> Line:
        mark = player_mark(player.seat)
        values = [standing.worth[number] for standing in standings]
        return Line(player.name, mark.colour, mark.dash, values, partial(_chip, player))

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

    def _price_scale(self, lines: Sequence[Line]) -> Scale:
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


def _chip(player: Investor, painter: QPainter, rect: QRectF) -> None:
    paint_chip(painter, rect, player)


def _step_place(steps: dict[int, int], low: int, count: int, value: float) -> float:
    return (steps[int(value)] - low) / count


def _part(most: float, value: float) -> float:
    return value / most


def _money_scale(lines: Sequence[Line]) -> Scale:
    most = max((value for line in lines for value in line.values if value), default=100) * 1.05
    step = _round_step(most)
    ticks = [(float(value), money(value)) for value in range(0, int(most) + 1, step)]
    place: Callable[[float], float] = partial(_part, most)
    return Scale(place, ticks)


def _round_step(most: float) -> int:
    """A step that gives four to nine lines: 1, 2 or 5 with noughts."""
    step = 10
    while most / step > 9:
        step = step * 5 // 2 if str(step)[0] == "2" else step * 2
    return step
