"""The map sheet of Steam: the board as it stands, the paper tracks, the reserve, the players."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QRectF

from desktop.document import wording
from desktop.engine.game import Game
from desktop.i18n import language
from desktop.i18n.money import money, number
from desktop.printing.board_picture import BoardPicture, picture_of
from desktop.printing.pages import Block, Page, box_name, paint_running_head
from desktop.printing.paper import A4, Paper
from desktop.printing.press import RIGHT, Press
from desktop.printing.rows import Cell, Col, Grid
from desktop.scene.painting.steam_discs import Disc
from desktop.scene.painting.steam_paper import paint_track
from desktop.scene.painting.steam_print import player_disc
from desktop.scene.painting.steam_supply import paint_supply, plan_supply, supply_height
from desktop.scene.painting.steam_tracks import (
    Track,
    by_cell,
    income_track,
    locomotive_track,
    order_track,
    plan_track,
    points_discs,
    points_track,
    round_track,
    track_height,
)
from desktop.titles.steam.phase_table import PhaseTable
from desktop.titles.steam.scoring import score

UNITS = 760.0  # of the painters, across the page
GAP = 3.0
ROW = 6.4

Laid = tuple[Track, Mapping[int, Sequence[Disc]]]


class SteamMapSheet:
    """A job for the printer: the board, and on the next page what lies beside it."""

    def __init__(
        self, game: Game, paper: Paper = A4, is_mono: bool = False, part: str = ""
    ) -> None:
        """`part`: the "map" or the "tracks" alone; both without."""
        assert isinstance(game.table, PhaseTable)
        self._game = game
        self._table = game.table
        self._part = part
        rect = self._picture(is_mono).rect
        wide = rect.width() > rect.height() and part != "tracks"
        self.paper = paper.sideways() if wide else paper.upright()
        self.is_mono = is_mono

    @property
    def title(self) -> str:
        return self._game.title.key

    @property
    def name(self) -> str:
        if self._part == "map":
            return QCoreApplication.translate("Print", "Map")
        if self._part == "tracks":
            return QCoreApplication.translate("Print", "Tracks and reserve")
        return QCoreApplication.translate("Print", "Map and tracks")

    def pages(self, paper: Paper) -> Sequence[Page]:
        alone = {"map": self._paint_map, "tracks": self._paint_tracks}
        return [alone[self._part]] if self._part else [self._paint_map, self._paint_tracks]

    def _head(self, press: Press) -> float:
        text = (
            QCoreApplication.translate("Print", "End of the game, move {move}")
            if self._table.finished
            else QCoreApplication.translate("Print", "{round}, after move {move}")
        )
        moment = text.format(
            round=wording.round_name(self._table), move=number(self._game.at.depth)
        )
        return paint_running_head(press, box_name(self.title), moment)

    def _picture(self, is_mono: bool) -> BoardPicture:
        return picture_of(self.title, language.current(), self._table, is_mono=is_mono)

    def _paint_map(self, press: Press) -> None:
        """The board as large as the page allows."""
        content, top = press.paper.content, self._head(press)
        picture = self._picture(press.inks.is_mono)
        rect = picture.rect
        scale = min(content.width() / rect.width(), (content.bottom() - top) / rect.height())
        painter = press.painter
        painter.save()
        painter.translate(content.center().x() - rect.width() * scale / 2, top)
        painter.scale(scale, scale)
        painter.translate(-rect.topLeft())
        picture.paint_flat(painter)
        painter.restore()

    # What lies beside the board

    def _paint_tracks(self, press: Press) -> None:
        content, top = press.paper.content, self._head(press)
        grid = self._grid()
        for block in (grid.top(), *self._rows(grid), grid.end(GAP)):
            block.paint(press, top)
            top += block.height
        reserve = QCoreApplication.translate("Print", "Reserve")
        tracks = list(self._tracks())
        cubes = self._table.supply.reserve
        high = [track_height(track, UNITS) for track, _ in tracks]
        last = supply_height(UNITS, reserve, len(cubes))
        scale = min(content.width() / UNITS, (content.bottom() - top) / (sum(high) + last))
        painter = press.painter
        painter.save()
        painter.translate(content.center().x() - UNITS * scale / 2, top)
        painter.scale(scale, scale)
        y = 0.0
        for (track, discs), height in zip(tracks, high, strict=True):
            plan = plan_track(track, QRectF(0, y, UNITS, height))
            paint_track(painter, plan, discs, is_flat=True, inks=press.inks)
            y += height
        supply = plan_supply(QRectF(0, y, UNITS, last), cubes, reserve)
        paint_supply(painter, supply, cubes, caption=reserve, is_flat=True, inks=press.inks)
        painter.restore()

    def _tracks(self) -> Iterator[Laid]:
        table = self._table
        people = [player for player in table.players if not player.is_out]
        discs = {p.id: disc for p in people if (disc := player_disc(table, p.id)) is not None}
        yield (
            income_track(QCoreApplication.translate("Print", "Income")),
            by_cell((discs[p.id], p.income) for p in people),
        )
        yield (
            points_track(QCoreApplication.translate("Print", "Victory points")),
            points_discs((discs[p.id], p.points) for p in people),
        )
        upkeep = [money(level) for level in table.box.levels] if table.is_standard else ()
        yield (
            locomotive_track(QCoreApplication.translate("Print", "Locomotives"), upkeep),
            by_cell((discs[p.id], p.level) for p in people),
        )
        places = len(people)
        order = [*table.order, *[""] * (places - len(table.order))]
        yield (
            order_track(
                QCoreApplication.translate("Print", "Turn order"),
                [table.player(id).name if id else "" for id in order],
            ),
            by_cell((discs[id], n) for n, id in enumerate(order, start=1) if id in discs),
        )
        rounds = QCoreApplication.translate("Print", "Rounds")
        yield round_track(rounds, table.rounds_in_game, table.round_number), {}

    def _grid(self) -> Grid:
        return Grid(
            QCoreApplication.translate("Print", "Players"),
            (
                Col(QCoreApplication.translate("Print", "Player"), 40),
                Col(QCoreApplication.translate("Print", "Cash"), 18, RIGHT),
                Col(QCoreApplication.translate("Print", "Income"), 18, RIGHT),
                Col(QCoreApplication.translate("Print", "Victory points"), 24, RIGHT),
                Col(QCoreApplication.translate("Print", "Locomotive"), 20, RIGHT),
                Col(QCoreApplication.translate("Print", "Completed links"), 26, RIGHT),
                Col(QCoreApplication.translate("Print", "Score"), 18, RIGHT),
            ),
        )

    def _rows(self, grid: Grid) -> Iterator[Block]:
        for i, player in enumerate(self._table.players):
            counted = score(self._table, player)
            figures: tuple[str, ...] = (
                money(player.cash),
                number(player.income),
                number(player.points),
                number(player.level),
                number(counted.links),
            )
            if player.is_out:
                figures = ("—",) * len(figures)
            total = number(counted.total) if not player.is_out else "—"
            yield grid.row(
                (
                    Cell(player.name, weight=600),
                    *(Cell(text) for text in figures),
                    Cell(total, weight=700),
                ),
                ROW,
                is_banded=i % 2 == 0,
            )
