"""The chart of share prices on paper: its cells with their prices, and the tokens in them."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QColor

from desktop.eighteen.market import Cell, Market
from desktop.printing.press import CENTRE, NOTE, Press
from desktop.scene.painting.market import zone_ground, zone_of

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


def _cell_size(market: Market, width: float, most: float = math.inf) -> tuple[float, float]:
    """Width and height of a cell, so that the chart is no higher than `most`."""
    rows = _rows(market, width)
    wide = width / max(len(row) for row in rows)
    high = PRICE + min(wide, 13.0 * width / USUAL) * 1.02
    return wide, min(high, most / len(rows))


def market_height(market: Market, width: float, most: float = math.inf) -> float:
    rows = _rows(market, width)
    gap = BETWEEN if len(market.rows) == 1 else 0.0
    return len(rows) * _cell_size(market, width, most)[1] + (len(rows) - 1) * gap


def paint_market(press: Press, market: Market, rect: QRectF) -> None:
    """The chart from the top of the rectangle on, over its width and no higher than it."""
    wide, high = _cell_size(market, rect.width(), rect.height())
    gap = BETWEEN if len(market.rows) == 1 else 0.0
    for number, row in enumerate(_rows(market, rect.width())):
        for column, cell in enumerate(row):
            top = rect.top() + number * (high + gap)
            _paint_cell(press, market, cell, QRectF(rect.left() + column * wide, top, wide, high))
    if market.has_zones:
        _paint_legend(press, market, rect, wide, high)


def _paint_cell(press: Press, market: Market, cell: Cell, rect: QRectF) -> None:
    _paint_zone(press, rect, zone_of(market, (cell.row, cell.column)))
    press.text(
        QRectF(rect.left(), rect.top(), rect.width(), PRICE), str(cell.price), 3.2, 700, CENTRE
    )
    room = rect.adjusted(0, PRICE, 0, 0)
    count = len(cell.tokens)
    if not count:
        return
    for company, (at, radius) in zip(cell.tokens, _places(room, count), strict=True):
        press.token(at, radius, company.id)


def _paint_zone(press: Press, rect: QRectF, zone: str) -> None:
    """The ground of a cell; ink is spent on zones only, and frames say the same in black."""
    if zone:
        press.painter.fillRect(rect, QColor(zone_ground(zone, press.inks)))
    press.box(rect, width=0.2)
    for inset in {"par": (0.5,), "end": (0.5, 1.0)}.get(zone, ()):
        press.box(rect.adjusted(inset, inset, -inset, -inset), width=0.3)


def _paint_legend(press: Press, market: Market, rect: QRectF, wide: float, high: float) -> None:
    """In the corner that the shorter rows below leave."""
    row = next(n for n, row in enumerate(market.rows) if len(row) * 2 < len(market.rows[0]))
    left = rect.left() + (max(map(len, market.rows[row:])) + 1) * wide
    y = rect.top() + row * high + 3
    prices = ", ".join(map(str, sorted(market.start_prices)))
    start = QCoreApplication.translate("Market", "start prices {prices}").format(prices=prices)
    for zone, text in (
        ("par", start),
        ("yellow", QCoreApplication.translate("Market", "not counted in the certificate limit")),
        ("end", QCoreApplication.translate("Market", "the game ends")),
    ):
        _paint_zone(press, QRectF(left, y, 7, 5), zone)
        press.text(QRectF(left + 9, y, rect.right() - left - 9, 5), text, NOTE, ink=press.grey)
        y += 6.5


def _places(room: QRectF, count: int) -> list[tuple[QPointF, float]]:
    """Where so many tokens lie side by side, none on another; read as text is."""
    if count == 1:
        return [(room.center(), min(room.width() * 0.44, room.height() * 0.45))]
    if count == 2 and room.width() > 1.5 * room.height():  # side by side
        radius = min(room.width() * 0.235, room.height() * 0.45)
        quarter = QPointF(room.width() / 4, 0)
        return [(room.center() - quarter, radius), (room.center() + quarter, radius)]
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
