"""Tables that may go over several pages: a row is a block, and each new page repeats the heads."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt

from desktop.printing.pages import Block, right_of
from desktop.printing.press import BAND, LEFT, NOTE, RIGHT, RULE, SECTION, SMALL, Press, wrapped

HEADING = 7.5
HEADS = 5.5
LINE = 3.7  # of notes
PAD = 1.2
TEXT = 3.3


@dataclass(frozen=True)
class Col:
    head: str
    width: float  # in parts of the table's width
    align: Qt.AlignmentFlag = LEFT
    indent: float = 0.0  # millimetres more than usual at its left


@dataclass(frozen=True)
class Mark:
    """A company's token with a word beside it."""

    company: str  # "": the word alone
    text: str


@dataclass(frozen=True)
class Cell:
    text: str = ""
    detail: str = ""  # small, below
    weight: int = 400
    marks: tuple[Mark, ...] = ()
    trend: int = 0  # an arrow between the two parts of `text`, which a tab parts


@dataclass(frozen=True)
class Grid:
    """The columns of one table, laid over the width of the page."""

    name: str
    columns: tuple[Col, ...]
    note_indent: float = 11.0  # below the words beside a token

    def top(self) -> Block:
        """The name of the table, and the heads of its columns."""
        return Block(HEADING + HEADS, partial(self._paint_top, name=self.name), stays=True)

    def _again(self) -> Block:
        more = QCoreApplication.translate("Print", "{table}, continued").format(table=self.name)
        return Block(HEADING + HEADS, partial(self._paint_top, name=more), stays=True)

    def _paint_top(self, press: Press, top: float, name: str) -> None:
        room = press.paper.room
        press.serif(QRectF(room.left(), top, room.width(), HEADING - 1), name, SECTION)
        self._paint_heads(press, top + HEADING)

    def inner_width(self, number: int, width: float) -> float:
        """The room for text in a column of a table so wide."""
        column = self.columns[number]
        part = column.width / sum(each.width for each in self.columns)
        return width * part - 2 * PAD - column.indent

    def note(self, text: str, width: float) -> Block:
        """A row of nothing but small text."""
        return self.row((Cell(),) * len(self.columns), 1.2, notes=text, note_width=width)

    def row(
        self,
        cells: Sequence[Cell],
        height: float,
        *,
        is_banded: bool = False,
        band: float = BAND,
        notes: str = "",
        note_width: float = 0.0,
    ) -> Block:
        """A row; notes go below it, over the whole width that is given."""
        lines = wrapped(notes, note_width, SMALL) if notes else []
        tall = height + (len(lines) * LINE + 0.8 if lines else 0)
        paint = partial(
            self._paint_row,
            cells=tuple(cells),
            height=height,
            tall=tall,
            strength=band if is_banded else 0.0,
            lines=lines,
        )
        return Block(tall, paint, again=self._again())

    def end(self, height: float = 6.0) -> Block:
        """The rule below the last row."""

        def paint(press: Press, top: float) -> None:
            room = press.paper.room
            press.line(room.left(), top, room.right(), top, RULE)

        return Block(height, paint)

    def _rects(self, press: Press, top: float, height: float) -> list[QRectF]:
        room = press.paper.room
        unit = room.width() / sum(column.width for column in self.columns)
        rects, x = [], room.left()
        for column in self.columns:
            rects.append(QRectF(x, top, column.width * unit, height))
            x += column.width * unit
        return rects

    def _paint_heads(self, press: Press, top: float) -> None:
        for column, rect in zip(self.columns, self._rects(press, top, HEADS), strict=True):
            inner = rect.adjusted(PAD + column.indent, 0, -PAD, 0)
            press.text(inner, column.head, NOTE, 400, column.align, ink=press.grey)

    def _paint_row(
        self,
        press: Press,
        top: float,
        cells: tuple[Cell, ...],
        height: float,
        tall: float,
        strength: float,
        lines: list[str],
    ) -> None:
        room = press.paper.room
        if strength:
            press.band(QRectF(room.left(), top, room.width(), tall), strength)
        for y in (top, top + tall):
            press.line(room.left(), y, room.right(), y)
        for column, rect, cell in zip(
            self.columns, self._rects(press, top, height), cells, strict=True
        ):
            inner = rect.adjusted(PAD + column.indent, 0, -PAD, 0)
            _paint_cell(press, inner, cell, column.align)
        y, left = top + height - 0.4, room.left() + self.note_indent
        for line in lines:
            rect = QRectF(left, y, room.right() - left, LINE)
            press.text(rect, line, SMALL, ink=press.grey)
            y += LINE


def _paint_cell(press: Press, rect: QRectF, cell: Cell, align: Qt.AlignmentFlag) -> None:
    main = rect
    if cell.detail:
        main = QRectF(rect.left(), rect.top() + 0.4, rect.width(), rect.height() * 0.56)
        small = QRectF(rect.left(), main.bottom() - 0.5, rect.width(), rect.height() * 0.4)
        left = 9.0 if cell.marks and cell.marks[0].text == "" else 0.0
        press.text(small.adjusted(left, 0, 0, 0), cell.detail, SMALL, 400, align, ink=press.grey)
    if cell.marks:
        _paint_marks(press, rect, main, cell)
    elif cell.trend:
        _paint_trend(press, main, cell)
    else:
        press.text(main, cell.text, TEXT, cell.weight, align)


def _paint_marks(press: Press, rect: QRectF, main: QRectF, cell: Cell) -> None:
    """Tokens with their words, one beside the other; a token without one leads the cell."""
    x = rect.left()
    if not cell.marks[0].text:
        radius = min(3.3, rect.height() * 0.42)
        press.token(QPointF(x + 3.3, rect.center().y()), radius, cell.marks[0].company)
        press.text(main.adjusted(9, 0, 0, 0), cell.text, TEXT, cell.weight)
        return
    leads = [6.2 if mark.company else 0.6 for mark in cell.marks]  # a token and its distance
    wide = [right_of(mark.text, TEXT) for mark in cell.marks]
    part = min(1.0, rect.width() / (sum(leads) + sum(wide) + 1.5 * len(wide)))
    for mark, lead, width in zip(cell.marks, leads, wide, strict=True):
        if mark.company:
            press.token(QPointF(x + 2.3, main.center().y()), 2.2, mark.company)
        room = (width + lead) * part - lead
        press.text(QRectF(x + lead - 0.6, main.top(), room + 0.6, main.height()), mark.text, TEXT)
        x += (lead + width + 1.5) * part


def _paint_trend(press: Press, rect: QRectF, cell: Cell) -> None:
    before, _, after = cell.text.partition("\t")
    middle = rect.center().x()
    left = QRectF(rect.left(), rect.top(), middle - rect.left() - 2, rect.height())
    right = QRectF(middle + 2, rect.top(), rect.right() - middle - 2, rect.height())
    press.text(left, before, TEXT, 400, RIGHT)
    press.arrow(QPointF(middle, rect.center().y()), cell.trend > 0)
    press.text(right, after, TEXT, 700)
