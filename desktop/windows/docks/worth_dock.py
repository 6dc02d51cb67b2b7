"""The dock of worth: how rich the players became."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from desktop.eighteen.shares import Investor
from desktop.i18n.money import money
from desktop.look.companies import player_mark
from desktop.models.worth import Standing, WorthHistory
from desktop.windows.docks.chart import Line, Scale
from desktop.windows.docks.chart_dock import ChartDock
from desktop.windows.docks.chips import paint_chip


class WorthDock(ChartDock):
    """A line for each player."""

    NAME = "worth"

    def title(self) -> str:
        return QCoreApplication.translate("Docks", "Worth")

    def lines(self, standings: Sequence[Standing], history: WorthHistory) -> list[Line]:
        return [_player_line(p, n, standings) for n, p in enumerate(history.players)]

    def scale(self, lines: Sequence[Line]) -> Scale:
        return _money_scale(lines)

    def spoken(self, standing: Standing, history: WorthHistory) -> str:
        return ", ".join(
            f"{player.name} {money(value)}"
            for player, value in zip(history.players, standing.worth, strict=True)
        )


def _player_line(player: Investor, number: int, standings: Sequence[Standing]) -> Line:
    mark = player_mark(player.seat)
    values = [standing.worth[number] for standing in standings]
    return Line(player.name, mark.colour, mark.dash, values, partial(_chip, player))


def _chip(player: Investor, painter: QPainter, rect: QRectF) -> None:
    paint_chip(painter, rect, player)


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
