"""The ledger: every operating round company by company, every stock round deal by deal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication

from desktop.document import wording
from desktop.eighteen.table import EighteenTable
from desktop.engine.game import Game
from desktop.engine.news import News
from desktop.i18n.money import ARROW, changed_money, money, percent
from desktop.printing.chronicle import Chronicle
from desktop.printing.ledger_turns import turn_rows
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
from desktop.printing.press import RIGHT, Press, width_of
from desktop.printing.records import Deal, RoundRecord
from desktop.printing.rows import PAD, TEXT, Cell, Col, Grid, Mark

DEAL = 5.8  # height of a row
FOLLOWS = 3  # the column of what a deal brings about


class Ledger:
    """A job for the printer: the whole game up to where it stands, or some of its rounds."""

    def __init__(
        self,
        game: Game,
        paper: Paper = A4,
        is_mono: bool = False,
        rounds: range | None = None,
    ) -> None:
        self._game = game
        self._chronicle = Chronicle(game)
        self._rounds = self._chronicle.rounds
        if rounds is not None:
            self._rounds = self._rounds[rounds.start : rounds.stop]
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

    def _round(self, record: RoundRecord, width: float) -> Iterator[Block]:
        table = self._game.table
        assert isinstance(table, EighteenTable)
        if record.name == "operating":
            yield from turn_rows(table, record, width)
        elif record.name == "stock":
            yield from _deal_rows(table, record, width)
        else:
            yield from _card_rows(table, record, width)


def _deal_rows(table: EighteenTable, record: RoundRecord, width: float) -> Iterator[Block]:
    grid = Grid(
        wording.round_words((record.name, record.cycle, record.number)),
        (
            Col(QCoreApplication.translate("Print", "Player"), 18),
            Col(QCoreApplication.translate("Print", "Sells"), 24),
            Col(QCoreApplication.translate("Print", "Buys or founds"), 34),
            Col(QCoreApplication.translate("Print", "What follows"), 34),
            Col(QCoreApplication.translate("Print", "Cash after"), 12, RIGHT),
        ),
        note_indent=PAD,
    )
    yield grid.top()
    number = -1
    for group in _without_passes(record.deals):
        if group[0].is_pass:
            yield grid.note(_passes(table, group), width)
            continue
        number += 1
        follows = "; ".join(_effect(table, news) for news in group[0].effects)
        room = grid.inner_width(FOLLOWS, width)
        is_long = width_of(follows, TEXT) > room
        yield grid.row(
            _deal_cells(table, group[0], "" if is_long else follows),
            DEAL,
            is_banded=number % 2 == 0,
            notes=follows if is_long else "",
            note_width=width,
        )
    closing = _closing(table, record)
    if closing:
        yield grid.note(closing, width)
    yield grid.end()


def _without_passes(deals: Sequence[Deal]) -> Iterator[list[Deal]]:
    """Deals one by one; who passes one after the other shares a row."""
    group: list[Deal] = []
    for deal in deals:
        if group and not (deal.is_pass and group[-1].is_pass):
            yield group
            group = []
        group.append(deal)
    if group:
        yield group


def _passes(table: EighteenTable, deals: Sequence[Deal]) -> str:
    names = ", ".join(table.investor(deal.player).name for deal in deals)
    return QCoreApplication.translate("Print", "Pass: {players}").format(players=names)


def _deal_cells(table: EighteenTable, deal: Deal, follows: str) -> tuple[Cell, ...]:
    sold, bought = [], []
    for news in deal.deeds:
        facts: Any = news.facts
        id = facts.get("corporation", "")
        if news.kind == "sold":
            text = f"{id} {percent(facts['percent'])} {ARROW} {money(facts['amount'])}"
            sold.append(Mark(id, text))
        elif news.kind == "bought":
            text = _source(facts["source"])
            bought.append(Mark(id, text.format(corporation=id, price=money(facts["amount"]))))
        elif news.kind == "founded":
            founded = QCoreApplication.translate("Print", "{corporation} founded at {price}")
            text = founded.format(corporation=id, price=money(facts["price"]))
            bought.append(Mark(id, text))
        elif news.kind != "passed":
            bought.append(_card_mark(table, news))
    return (
        Cell(table.investor(deal.player).name, weight=600),
        Cell(marks=tuple(sold)),
        Cell(marks=tuple(bought)),
        Cell(follows),
        Cell(money(deal.cash), weight=600),
    )


def _source(source: str) -> str:
    if source == "market":
        return QCoreApplication.translate("Print", "{corporation} for {price}, market")
    if source == "offering":
        return QCoreApplication.translate("Print", "{corporation} for {price}, initial offering")
    return QCoreApplication.translate("Print", "{corporation} for {price}, treasury")


def _card_mark(table: EighteenTable, news: News) -> Mark:
    """A card that is bid for or bought; those of minor companies have a token."""
    facts: Any = news.facts
    id = facts.get("card") or facts["private"]
    if news.kind == "bid":
        text = QCoreApplication.translate("Print", "{card}: bids {price}")
    elif news.kind == "private_traded":
        text = QCoreApplication.translate("Print", "{card} for {price}, from {seller}")
    else:
        text = QCoreApplication.translate("Print", "{card} for {price}")
    price = money(facts["amount"] if news.kind == "bid" else facts["price"])
    seller = table.investor(facts["seller"]).name if "seller" in facts else ""
    said = text.format(card=wording.card_name(table, id), price=price, seller=seller)
    return Mark(id if id in table.minors else "", said)


def _effect(table: EighteenTable, news: News) -> str:
    facts: Any = news.facts
    if news.kind == "price":
        return f"{facts['corporation']} {changed_money(facts['before'], facts['after'])}"
    return wording.news_text(table, news)


def _closing(table: EighteenTable, record: RoundRecord) -> str:
    """Prices moved at the end of the round, and all that was told then."""
    moved = [f"{id} {changed_money(before, after)}" for id, before, after in record.prices]
    told = [wording.news_text(table, news) for news in record.notes]
    return " · ".join([*told, *moved])


def _card_rows(table: EighteenTable, record: RoundRecord, width: float) -> Iterator[Block]:
    grid = Grid(
        wording.round_words((record.name, record.cycle, record.number)),
        (
            Col(QCoreApplication.translate("Print", "Player"), 20),
            Col(QCoreApplication.translate("Print", "Card"), 40),
            Col(QCoreApplication.translate("Print", "Paid"), 12, RIGHT),
            Col("", 50),
        ),
        note_indent=PAD,
    )
    yield grid.top()
    for number, (player, card, price) in enumerate(record.cards):
        cells = (
            Cell(table.investor(player).name, weight=600),
            Cell(wording.card_name(table, card)),
            Cell(money(price)),
            Cell(),
        )
        yield grid.row(cells, DEAL, is_banded=number % 2 == 0)
    told = " · ".join(wording.news_text(table, news) for news in record.notes)
    if told:
        yield grid.note(told, width)
    yield grid.end()
