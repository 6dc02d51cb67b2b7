"""The chart of share prices on paper: its cells with their prices, and the tokens in them."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPen

from desktop.eighteen.market import Cell, Market
from desktop.printing.press import CENTRE, Press

NARROWEST = 9.5  # a cell; a chart of one row is broken into several rather than be narrower
USUAL = 180.0  # the width of a chart on an upright page
PRICE = 5.0  # the line of the price
BETWEEN = 1.5  # rows of a chart that was broken


def _rows(market: Market, width: float) -> list[Sequence[Cell]]:
    if len(market.rows) > 1:
        return list(market.rows)
    cells = market.rows[0]
    count = -(-len(cells) // max(1, int(width / NARROWEST)))
    length = -(-len(cells) // count)
    return [cells[i : i + length] for i in range(0, len(cells), length)]


def _cell_size(market: Market, width: float) -> tuple[float, float]:
    rows = _rows(market, width)
    wide = width / max(len(row) for row in rows)
    return wide, PRICE + min(wide, 13.0 * width / USUAL) * 1.02


def market_height(market: Market, width: float) -> float:
    rows = _rows(market, width)
    gap = BETWEEN if len(market.rows) == 1 else 0.0
    return len(rows) * _cell_size(market, width)[1] + (len(rows) - 1) * gap


def paint_market(press: Press, market: Market, rect: QRectF) -> None:
    """The chart from the top of the rectangle on, over its width."""
    wide, high = _cell_size(market, rect.width())
    gap = BETWEEN if len(market.rows) == 1 else 0.0
    for number, row in enumerate(_rows(market, rect.width())):
        for column, cell in enumerate(row):
            top = rect.top() + number * (high + gap)
            _paint_cell(press, market, cell, QRectF(rect.left() + column * wide, top, wide, high))


def _paint_cell(press: Press, market: Market, cell: Cell, rect: QRectF) -> None:
    inks, painter = press.inks, press.painter
    ground = ""
    if cell.price == 0:
        ground = inks.cell_closing
    elif cell.price in market.start_prices:
        ground = inks.cell_start
    if ground:
        painter.fillRect(rect, QColor(ground))
    painter.setPen(QPen(press.ink, 0.2))
    painter.drawRect(rect)
    press.text(
        QRectF(rect.left(), rect.top(), rect.width(), PRICE), str(cell.price), 3.2, 700, CENTRE
    )
    room = rect.adjusted(0, PRICE, 0, 0)
    count = len(cell.tokens)
    if not count:
        return
    for company, (at, radius) in zip(cell.tokens, _places(room, count), strict=True):
        press.token(at, radius, company.id)


def _places(room: QRectF, count: int) -> list[tuple[QPointF, float]]:
    """Where so many tokens lie side by side, none on another; read as text is."""
    if count == 1:
        return [(room.center(), min(room.width() * 0.44, room.height() * 0.45))]
    if count == 2:  # from corner to corner
        radius = min(room.width(), room.height()) * 0.27
        inset = QPointF(radius + 0.5, radius + 0.5)
        return [(room.topLeft() + inset, radius), (room.bottomRight() - inset, radius)]
    columns = math.ceil(math.sqrt(count))
    wide, high = room.width() / columns, room.height() / math.ceil(count / columns)
    radius = min(wide, high) * 0.46
    return [
        (
            room.topLeft() + QPointF((i % columns + 0.5) * wide, (i // columns + 0.5) * high),
            radius,
        )
        for i in range(count)
    ]
