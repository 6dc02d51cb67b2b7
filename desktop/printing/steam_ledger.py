"""The ledger of Steam: round by round what each player built, moved, earned and paid."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication

from desktop.document import wording
from desktop.document.steam_names import cube_name, place_name, tile_name
from desktop.engine.game import Game
from desktop.i18n.money import ARROW, MINUS, gain, money, number
from desktop.printing.pages import (
    HEAD,
    RUNNING_HEAD,
    Block,
    Page,
    bound,
    box_name,
    break_pages,
    paint_blocks,
    paint_head,
    paint_running_head,
)
from desktop.printing.paper import A4, Paper
from desktop.printing.press import RIGHT, Press
from desktop.printing.rows import PAD, Cell, Col, Grid
from desktop.printing.steam_chronicle import SteamChronicle
from desktop.printing.steam_records import Delivered, Part, SteamRound
from desktop.titles.steam.actions import INCOME
from desktop.titles.steam.phase_table import PhaseTable

ROW = 6.0
NOTE_INDENT = 6.0
# Those have columns of their own.
IN_COLUMNS = frozenset({"borrowed", "locomotive", "no_capital", "moved_nothing"})


class SteamLedger:
    """A job for the printer: the whole game up to where it stands."""

    def __init__(self, game: Game, paper: Paper = A4, is_mono: bool = False) -> None:
        assert isinstance(game.table, PhaseTable)
        self._game = game
        self._table = game.table
        self._rounds = SteamChronicle(game).rounds
        self.paper = paper.sideways()
        self.is_mono = is_mono

    @property
    def title(self) -> str:
        return self._game.title.key

    @property
    def name(self) -> str:
        return QCoreApplication.translate("Print", "Ledger")

    def pages(self, paper: Paper) -> Sequence[Page]:
        width = paper.room.width()
        blocks = [b for record in self._rounds for b in bound(self._round(record, width))]
        height = paper.content.height()
        broken = break_pages(blocks, height - HEAD, height - RUNNING_HEAD)
        return [
            partial(self._paint, blocks=blocks, is_first=not i) for i, blocks in enumerate(broken)
        ]

    def _paint(self, press: Press, blocks: Sequence[Block], is_first: bool) -> None:
        if is_first:
            subtitle = " · ".join((box_name(self.title), ", ".join(self._game.setup.players)))
            top = paint_head(press, self.name, subtitle)
        else:
            top = paint_running_head(press, self.name, box_name(self.title))
        paint_blocks(press, blocks, top)

    def _round(self, record: SteamRound, width: float) -> Iterator[Block]:
        if record.number:
            name = wording.round_words(("steam", record.number, 0))
        else:
            name = wording.round_words(("place_auction", 0, 0))
        grid = Grid(name, _columns(), NOTE_INDENT)
        yield grid.top()
        for i, id in enumerate(record.in_order()):
            part = record.parts[id]
            yield grid.row(
                _cells(self._table, part),
                ROW,
                is_banded=i % 2 == 0,
                notes=_notes(self._table, part),
                note_width=width - NOTE_INDENT - PAD,
            )
        told = " · ".join(wording.news_text(self._table, news) for news in record.notes)
        if told:
            yield grid.note(told, width - NOTE_INDENT - PAD)
        yield grid.end()


def _columns() -> tuple[Col, ...]:
    return (
        Col(QCoreApplication.translate("Print", "Player"), 28),
        Col(QCoreApplication.translate("Print", "Order"), 14, RIGHT),
        Col(QCoreApplication.translate("Print", "Action tile"), 54, indent=3),
        Col(QCoreApplication.translate("Print", "Track"), 20, RIGHT),
        #: cubes moved, with the points for goods
        Col(QCoreApplication.translate("Print", "Goods"), 22, RIGHT),
        Col(QCoreApplication.translate("Print", "Loans"), 16, RIGHT),
        Col(QCoreApplication.translate("Print", "Income or costs"), 25, RIGHT),
        Col(QCoreApplication.translate("Print", "Cash after"), 19, RIGHT),
        Col(QCoreApplication.translate("Print", "Income"), 16, RIGHT),
        Col(QCoreApplication.translate("Print", "Points"), 15, RIGHT),
        Col(QCoreApplication.translate("Print", "Locomotive"), 20, RIGHT),
        Col(QCoreApplication.translate("Print", "Links"), 14, RIGHT),
        Col(QCoreApplication.translate("Print", "Score"), 15, RIGHT),
    )


def _cells(table: PhaseTable, part: Part) -> tuple[Cell, ...]:
    end = part.end
    assert end is not None
    settled = part.received - part.paid
    if end.is_out:
        after = ("—",) * 6
    else:
        after = (
            money(end.cash),
            number(end.income),
            number(end.points),
            number(end.level),
            number(end.links),
            number(end.score),
        )
    return (
        Cell(f"{end.place}. {end.name}" if end.place else end.name, weight=600),
        Cell(_paid(part.order_cost)),
        Cell(_tile(table, part)),
        Cell(_paid(part.track_cost)),
        Cell(_goods(part)),
        Cell(gain(part.raised) if part.raised else ""),
        Cell(gain(settled) if settled else ""),
        *(Cell(text) for text in after[:-1]),
        Cell(after[-1], weight=700),
    )


def _paid(cost: int) -> str:
    return f"{MINUS}{money(cost)}" if cost else ""


def _tile(table: PhaseTable, part: Part) -> str:
    if not part.tile:
        return ""
    name = tile_name(table, part.tile)
    if part.declined:
        return QCoreApplication.translate("Print", "{tile}, declined").format(tile=name)
    return f"{name} {_paid(part.tile_cost)}".rstrip()


def _goods(part: Part) -> str:
    """Cubes moved, and the points got for goods."""
    if not part.deliveries and not part.gained:
        return ""
    return f"{number(len(part.deliveries))} {ARROW} {number(part.gained)}"


def _notes(table: PhaseTable, part: Part) -> str:
    """Tiles, deliveries and all else, in the words of the log."""
    told = []
    if part.track:
        tiles = ", ".join(
            f"{place_name(table, hex_)} ({tile}, {money(cost)})"
            for _, tile, hex_, cost in part.track
        )
        told.append(QCoreApplication.translate("Print", "Track: {tiles}").format(tiles=tiles))
    if part.deliveries:
        moved = "; ".join(_moved(table, delivery) for delivery in part.deliveries)
        told.append(QCoreApplication.translate("Print", "Goods: {moved}").format(moved=moved))
    told += [wording.news_text(table, news) for news in part.deeds if news.kind not in IN_COLUMNS]
    return " · ".join(told)


def _moved(table: PhaseTable, delivery: Delivered) -> str:
    """red Albany → Boston, 3: Vera +2 income, Gleb +1 points"""
    gains = ", ".join(
        _gain(table.player(id).name, track, count) for id, track, count in delivery.gains
    )
    start, end = place_name(table, delivery.start), place_name(table, delivery.end)
    moved = f"{cube_name(table, delivery.colour)} {start} {ARROW} {end}"
    return f"{moved}: {gains}" if gains else moved


def _gain(name: str, track: str, count: int) -> str:
    text = (
        QCoreApplication.translate("Print", "{player} +{count} income")
        if track == INCOME
        else QCoreApplication.translate("Print", "{player} +{count} points")
    )
    return text.format(player=name, count=number(count))
