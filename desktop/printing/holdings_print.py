"""Who holds what on paper: corporations by owners, the president's shares framed."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QPointF, QRectF

from desktop.eighteen.companies.corporation import Corporation
from desktop.eighteen.shares import Holder
from desktop.eighteen.table import EighteenTable
from desktop.models.words import has_offering, shares_text
from desktop.printing.pages import Block
from desktop.printing.press import CENTRE, RULE, SECTION, SMALL, Press

HEADING, HEADS, BELOW = 6.5, 4.8, 4.0
NAMES = 22.0  # the column of the corporations
FRAME = 7.0  # width of the frame round the president's shares


def holdings_block(table: EighteenTable, row: float) -> Block:
    corporations = _corporations(table)
    height = HEADING + HEADS + len(corporations) * row + BELOW
    return Block(height, partial(_paint, table=table, row=row))


def _corporations(table: EighteenTable) -> list[Corporation]:
    return [c for c in table.corporations.values() if not c.removed]


def _paint(press: Press, top: float, table: EighteenTable, row: float) -> None:
    room = press.paper.room
    heading = QCoreApplication.translate("Print", "Who holds what")
    press.serif(QRectF(room.left(), top, room.width(), HEADING), heading, SECTION)
    top += HEADING
    offering = (
        QCoreApplication.translate("Holdings", "IPO")
        if has_offering(table)
        else QCoreApplication.translate("Holdings", "Treasury")
    )
    heads = [player.name for player in table.investors]
    heads += [offering, QCoreApplication.translate("Holdings", "Market")]
    width = (room.width() - NAMES) / len(heads)
    for i, text in enumerate(heads):
        rect = QRectF(room.left() + NAMES + i * width, top, width, HEADS)
        press.text(rect, text, SMALL, align=CENTRE, ink=press.grey)
    y = top + HEADS
    for number, corporation in enumerate(_corporations(table)):
        line = QRectF(room.left(), y, room.width(), row)
        if number % 2 == 0:
            press.band(line)
        press.line(line.left(), y, line.right(), y)
        radius = min(3.3, row * 0.42)
        press.token(QPointF(line.left() + 1 + radius, line.center().y()), radius, corporation.id)
        name = QRectF(line.left() + 2 * radius + 3, y, NAMES - 2 * radius - 3, row)
        press.text(name, corporation.id, row * 0.54, 600)
        owners: list[Holder] = [*table.investors, corporation, table.pool]
        for i, owner in enumerate(owners):
            cell = QRectF(room.left() + NAMES + i * width, y, width, row)
            _paint_share(press, cell, corporation, owner)
        y += row
    press.line(room.left(), y, room.right(), y, RULE)


def _paint_share(press: Press, cell: QRectF, corporation: Corporation, owner: Holder) -> None:
    share = owner.percent(corporation)
    if not share:
        press.text(cell, "·", cell.height() * 0.5, align=CENTRE, ink=press.grey)
        return
    presides = corporation.president is owner
    if presides:
        high = cell.height() * 0.76
        centre = cell.center()
        press.box(QRectF(centre.x() - FRAME / 2, centre.y() - high / 2, FRAME, high), width=0.3)
    weight = 700 if presides else 400
    press.text(cell, shares_text(share), cell.height() * 0.54, weight, CENTRE)
