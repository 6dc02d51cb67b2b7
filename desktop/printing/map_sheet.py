"""The map sheet: board, market and companies as they stand, on one page where they fit."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property, partial

from PySide6.QtCore import QCoreApplication, QPointF, QRectF

from desktop.document import wording
from desktop.eighteen.table import EighteenTable
from desktop.engine.game import Game
from desktop.i18n import language
from desktop.i18n.money import money, number
from desktop.printing.board_picture import picture_of
from desktop.printing.holdings_print import holdings_block
from desktop.printing.market_print import USUAL, market_height, paint_market
from desktop.printing.pages import (
    RUNNING_HEAD,
    Block,
    Page,
    box_name,
    gap,
    paint_blocks,
    paint_running_head,
)
from desktop.printing.paper import A4, Paper
from desktop.printing.press import RIGHT, RULE, SECTION, SMALL, Press
from desktop.printing.price_table import price_blocks
from desktop.printing.score_facts import ScoreFacts, facts_of
from desktop.scene.painting.prints import load_print, sheet_key

GAP = 4.0
HEADING, HEADS = 6.5, 4.8
ROW, LOWEST_ROW = 6.2, 4.4
TALLEST_ROW = 7.6  # where the page would else stay empty
COLUMNS = (24.0, 25.0, 14.0, 18.0, 27.0, 14.0)  # parts of the table of companies
PLAYER_COLUMNS = (26.0, 15.0, 11.0, 17.0)
LARGE_ENOUGH = 0.75  # of the page's width: else the board has a page of its own
COMPANIES_PART = 0.63  # of the width; the players have the rest


class MapSheet:
    """A job for the printer."""

    def __init__(
        self, game: Game, paper: Paper = A4, is_mono: bool = False, part: str = ""
    ) -> None:
        """`part`: the "map" or the "market" alone; both without."""
        assert isinstance(game.table, EighteenTable)
        self._game = game
        self._table = game.table
        self._part = part
        # A wide board, with the market below it; alone it wants the longer side.
        self.paper = paper.sideways() if part == "map" else paper.upright()
        self.is_mono = is_mono

    @property
    def title(self) -> str:
        return self._game.title.key

    @property
    def name(self) -> str:
        if self._part == "map":
            return QCoreApplication.translate("Print", "Map")
        if self._part == "market":
            return QCoreApplication.translate("Print", "Market and companies")
        return QCoreApplication.translate("Print", "Map and market")

    def pages(self, paper: Paper) -> Sequence[Page]:
        if self._part:
            alone = {"map": self._paint_map_alone, "market": self._paint_rest_alone}
            return [alone[self._part]]
        if not paper.is_landscape and self._fits_one(paper):
            return [self._paint_all]
        return [self._paint_map_alone, self._paint_rest_alone]

    def _fits_one(self, paper: Paper) -> bool:
        """Whether the board is still large above all the rest."""
        content = paper.content
        below = self._below(content.width(), self._row_count(), LOWEST_ROW)
        room = content.height() - RUNNING_HEAD - below - GAP
        _, _, wide, high = load_print(sheet_key(self._game.setup)).sheet
        return room >= LARGE_ENOUGH * content.width() * high / wide

    def _paint_all(self, press: Press) -> None:
        content = press.paper.content
        top = self._head(press)
        rows = self._row_count()
        below = self._below(content.width(), rows, LOWEST_ROW)
        board = QRectF(content.left(), top, content.width(), content.bottom() - top - below - GAP)
        bottom = self._board(press, board) + GAP
        room = content.bottom() - bottom
        spare = room - self._below(content.width(), rows, 0)
        largest = ROW * max(1.0, content.width() / USUAL)
        self._rest(press, bottom, min(largest, spare / rows), content.bottom())

    def _paint_map_alone(self, press: Press) -> None:
        content = press.paper.content
        top = self._head(press)
        self._board(press, QRectF(content.left(), top, content.width(), content.bottom() - top))

    def _paint_rest_alone(self, press: Press) -> None:
        """With as much of who holds what and the prices so far as there is room for.

        The rows give way a little where the chart is high, and the chart then to them.
        """
        content, top, rows = press.paper.content, self._head(press), self._row_count()
        room = content.bottom() - top - self._below(content.width(), rows, 0)
        more = self._more(content.width(), room - rows * ROW)
        fixed = sum(block.height for make in more for block in make(0))
        lines = rows + sum(block.height for make in more for block in make(1)) - fixed
        row = min(TALLEST_ROW, max(LOWEST_ROW, (room - fixed) / lines))
        blocks = [block for make in more for block in make(row)]
        high = sum(block.height for block in blocks)
        paint_blocks(press, blocks, self._rest(press, top, row, content.bottom() - high))

    def _more(self, width: float, room: float) -> list[Callable[[float], list[Block]]]:
        """What else there is to tell beside the market, as blocks by the height of a row."""
        found: list[Callable[[float], list[Block]]] = []
        for make in (
            lambda row: [gap(GAP), holdings_block(self._table, row)],
            lambda row: price_blocks(self._facts, width, row),
        ):
            high = sum(block.height for block in make(ROW))
            if high <= room:
                found.append(make)
                room -= high
        return found

    @cached_property
    def _facts(self) -> ScoreFacts:
        return facts_of(self._game)

    def _row_count(self) -> int:
        return max(len(self._companies()), len(self._table.players))

    def _below(self, width: float, rows: int, row: float) -> float:
        market = market_height(self._table.market, width)
        return HEADING + market + GAP + HEADING + HEADS + rows * row

    def _head(self, press: Press) -> float:
        return paint_running_head(press, box_name(self.title), self._moment())

    def _moment(self) -> str:
        table = self._table
        facts = {
            "round": wording.round_name(table),
            "move": number(self._game.at.depth),
            "phase": table.phase.name,
            "bank": money(max(0, table.bank.cash)),
        }
        text = (
            QCoreApplication.translate("Print", "End of the game, move {move} · phase {phase}")
            if table.finished
            else QCoreApplication.translate(
                "Print", "{round}, after move {move} · phase {phase} · bank {bank}"
            )
        )
        return text.format(**facts)

    def _board(self, press: Press, room: QRectF) -> float:
        """The board as large as the room allows; the height below it."""
        picture = picture_of(
            self.title, language.current(), self._table, is_mono=press.inks.is_mono
        )
        scale = min(room.width() / picture.rect.width(), room.height() / picture.rect.height())
        painter = press.painter
        painter.save()
        left = room.center().x() - picture.rect.width() * scale / 2
        painter.translate(left, room.top())
        painter.scale(scale, scale)
        painter.translate(-picture.rect.topLeft())
        picture.paint_flat(painter)
        painter.restore()
        return room.top() + picture.rect.height() * scale

    def _rest(self, press: Press, top: float, row: float, bottom: float) -> float:
        """Market, companies and players, down to `bottom` at most; where they end."""
        content = press.paper.content
        heading = QCoreApplication.translate("Print", "Stock market")
        line = QRectF(content.left(), top - 0.8, content.width(), HEADING)
        press.serif(line, heading, SECTION)
        top += HEADING
        tables = GAP + HEADING + HEADS + self._row_count() * row
        chart = QRectF(content.left(), top, content.width(), bottom - top - tables)
        paint_market(press, self._table.market, chart)
        top += market_height(self._table.market, chart.width(), chart.height()) + GAP
        wide = content.width() * COMPANIES_PART
        self._companies_table(press, QRectF(content.left(), top, wide, 0), row)
        left = content.left() + wide + GAP
        self._players_table(press, QRectF(left, top, content.right() - left, 0), row)
        return top + HEADING + HEADS + self._row_count() * row

    def _companies(self) -> list[str]:
        """Those on the chart and the independents still running; at least one row."""
        table = self._table
        minors = [m.id for m in table.minors.values() if m.operates]
        return minors + [c.id for c in table.corporations.values() if not c.removed]

    def _companies_table(self, press: Press, rect: QRectF, row: float) -> None:
        heads = (
            QCoreApplication.translate("Print", "Company"),
            QCoreApplication.translate("Print", "President"),
            QCoreApplication.translate("Print", "Price"),
            QCoreApplication.translate("Print", "Treasury"),
            QCoreApplication.translate("Print", "Trains"),
            QCoreApplication.translate("Print", "Stations"),
        )
        rows = [self._company_cells(id) for id in self._companies()]
        name = QCoreApplication.translate("Print", "Companies")
        rects = _paint_table(press, rect, name, heads, COLUMNS, rows, row, (2, 3, 5))
        for id, line in zip(self._companies(), rects, strict=True):
            radius = row * 0.42
            press.token(QPointF(line.left() + 1 + radius, line.center().y()), radius, id)

    def _company_cells(self, id: str) -> tuple[str, ...]:
        company = self._table.company(id)
        corporation = self._table.corporations.get(id)
        leader = getattr(company, "owner" if corporation is None else "president", None)
        trains = " · ".join(f"({t.printed})" if t.obsolete else t.printed for t in company.trains)
        if corporation is not None and company.closed:
            closed = QCoreApplication.translate("Print", "closed")
            return f"\t{id}", closed, "", "", "", ""
        if corporation is not None and not corporation.is_founded:
            return f"\t{id}", "", "—", "", "", ""
        price = money(corporation.price) if corporation is not None else ""
        left = number(len(company.tokens)) if corporation is not None else ""
        name = str(getattr(leader, "name", ""))
        return f"\t{id}", name, price, money(company.cash), trains or "—", left

    def _players_table(self, press: Press, rect: QRectF, row: float) -> None:
        heads = (
            QCoreApplication.translate("Print", "Player"),
            QCoreApplication.translate("Print", "Cash"),
            QCoreApplication.translate("Print", "Certs"),
            QCoreApplication.translate("Print", "Worth"),
        )
        table = self._table
        rows = [
            (
                player.name,
                money(player.cash),
                number(table.certificates_of(player)),
                money(table.result(player)),
            )
            for player in table.investors
        ]
        name = QCoreApplication.translate("Print", "Players")
        _paint_table(press, rect, name, heads, PLAYER_COLUMNS, rows, row, (1, 2, 3))


def _paint_table(
    press: Press,
    rect: QRectF,
    name: str,
    heads: Sequence[str],
    widths: Sequence[float],
    rows: Sequence[Sequence[str]],
    row: float,
    numbers: Sequence[int],
) -> list[QRectF]:
    """A small table; a text that begins with a tab leaves room for a token. The rows."""
    press.serif(QRectF(rect.left(), rect.top(), rect.width(), HEADING), name, SECTION)
    unit = rect.width() / sum(widths)
    lefts = [rect.left() + sum(widths[:i]) * unit for i in range(len(widths))]
    size = row * 0.54
    put = partial(_put, press, lefts, [width * unit for width in widths], numbers)
    put(QRectF(rect.left(), rect.top() + HEADING, 0, HEADS), heads, SMALL, True, row)
    y, lines = rect.top() + HEADING + HEADS, []
    for number_, cells in enumerate(rows):
        line = QRectF(rect.left(), y, rect.width(), row)
        if number_ % 2 == 0:
            press.band(line)
        press.line(line.left(), y, line.right(), y)
        put(line, cells, size, False, row)
        lines.append(line)
        y += row
    press.line(rect.left(), y, rect.right(), y, RULE)
    return lines


def _put(
    press: Press,
    lefts: Sequence[float],
    widths: Sequence[float],
    numbers: Sequence[int],
    line: QRectF,
    cells: Sequence[str],
    size: float,
    is_head: bool,
    row: float,
) -> None:
    for i, text in enumerate(cells):
        indent = row + 1.5 if text.startswith("\t") else 0.0
        if i and i not in numbers and i - 1 in numbers:
            indent = 2.5  # words after a number keep their distance
        room = QRectF(lefts[i] + 0.8 + indent, line.top(), widths[i] - 1.6 - indent, line.height())
        ink = press.grey if is_head else press.ink
        weight = 600 if i == 0 and not is_head else 400
        if i in numbers:
            press.text(room, text.strip(), size, weight, RIGHT, ink=ink)
        else:
            press.text(room, text.strip(), size, weight, ink=ink)
