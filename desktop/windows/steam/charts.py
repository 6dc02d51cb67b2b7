"""The charts of Steam: scores as they would be counted, and income, over the moves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.document.wording import round_title
from desktop.engine.game import Game
from desktop.i18n.money import number
from desktop.look.companies import player_mark
from desktop.models.steam_scores import ScoreHistory, Tally
from desktop.scene.painting.steam_discs import paint_disc
from desktop.titles.steam.phase_table import PhaseTable
from desktop.titles.steam.pieces import SteamPlayer
from desktop.windows.docks.chart import Line, Scale
from desktop.windows.docks.chart_dock import ChartDock
from desktop.windows.steam.marks import player_disc


class TallyDock(ChartDock):
    """A line for each player."""

    def make_history(self, game: Game, table: PhaseTable) -> ScoreHistory:
        return ScoreHistory(game, table)

    def marked_rounds(self, standings: Sequence[Tally]) -> Iterable[tuple[int, str]]:
        for move, tally in enumerate(standings):
            for kind, cycle, number_ in tally.rounds:
                yield move, round_title(kind, cycle, number_, is_short=True)

    def value(self, tally: Tally, seat: int) -> int:
        raise NotImplementedError("a chart of nothing")

    def lines(self, standings: Sequence[Tally], history: ScoreHistory) -> list[Line]:
        return [
            _line(player, [self.value(tally, seat) for tally in standings])
            for seat, player in enumerate(history.players)
        ]

    def scale(self, lines: Sequence[Line]) -> Scale:
        values = [int(value) for line in lines for value in line.values if value is not None]
        low, high = min(values, default=0), max(values, default=0)
        low, high = min(low, 0), max(high, 5)
        step = _round_step(high - low)
        low = low // step * step
        ticks = [(float(value), number(value)) for value in range(low, high + 1, step)]
        return Scale(partial(_part, low, high + 0.05 * (high - low)), ticks)

    def spoken(self, standing: Tally, history: ScoreHistory) -> str:
        return ", ".join(
            f"{player.name} {number(self.value(standing, seat))}"
            for seat, player in enumerate(history.players)
        )


class ScoreDock(TallyDock):
    """What would be counted at each moment."""

    NAME = "score"

    def title(self) -> str:
        return QCoreApplication.translate("SteamDocks", "Score")

    def value(self, tally: Tally, seat: int) -> int:
        return tally.score(seat)


class IncomeDock(TallyDock):
    """The income track over the game."""

    NAME = "income"

    def title(self) -> str:
        return QCoreApplication.translate("SteamDocks", "Income")

    def value(self, tally: Tally, seat: int) -> int:
        return tally.income[seat]


def _line(player: SteamPlayer, values: Sequence[int]) -> Line:
    mark = player_mark(player.seat)
    return Line(player.name, mark.colour, mark.dash, values, partial(_disc, player))


def _disc(player: SteamPlayer, painter: QPainter, rect: QRectF) -> None:
    middle = QPointF(rect.center())
    paint_disc(painter, middle, rect.width() / 2 - 1, player_disc(player), shadow=False)


def _part(low: float, high: float, value: float) -> float:
    return (value - low) / (high - low)


def _round_step(span: int) -> int:
    """A step that gives up to eight lines: 1, 2 or 5 with noughts."""
    step = 1
    while span / step > 8:
        step = step * 5 // 2 if str(step)[0] == "2" else step * 2
    return step
