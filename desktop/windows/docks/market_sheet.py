"""The chart of share prices on paper, broken into as many rows as the width asks for."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from desktop.eighteen.market import Cell, Market
from desktop.i18n.money import money
from desktop.look.companies import livery
from desktop.look.fonts import SERIF
from desktop.look.look import Look
from desktop.look.theme import PRINTED
from desktop.scene.painting.lettering import draw_text, text_path
from desktop.scene.painting.paper import paint_sheet
from desktop.scene.painting.tokens import paint_token
from desktop.windows.docks.chips import LEFT, NO_BRUSH, NO_PEN

EDGE = 14  # between the rim of the paper and the first cell
NARROWEST = 42.0  # of a cell
GAP = 6  # between rows
HEAD = 20  # of a cell: the price
TOKEN = 17.0  # the largest radius


class MarketSheet:
    """Knows where each cell lies and paints the chart. Reads the cells when it paints."""

    def __init__(self, title: str, market: Market) -> None:
        self._title = title
        self._market = market
        self._cells = tuple(market.cells())

    def is_start(self, cell: Cell) -> bool:
        return cell.price in self._market.start_prices

    def columns(self, rect: QRectF) -> int:
        """As many to a row as fit, with rows as even as can be."""
        most = max(1, int((rect.width() - 2 * EDGE) // NARROWEST))
        rows = -(-len(self._cells) // most)
        return -(-len(self._cells) // rows)

    def _rows(self, rect: QRectF) -> int:
        return -(-len(self._cells) // self.columns(rect))

    def box(self, rect: QRectF, number: int, look: Look) -> QRectF:
        """Where a cell lies."""
        columns, rows = self.columns(rect), self._rows(rect)
        wide = (rect.width() - 2 * EDGE) / columns
        foot = self._foot(look)
        high = (rect.height() - 2 * EDGE - foot - GAP * (rows - 1)) / rows
        high = min(high, HEAD + 4 * TOKEN + 24)
        return QRectF(
            rect.left() + EDGE + number % columns * wide,
            rect.top() + EDGE + number // columns * (high + GAP),
            wide,
            high,
        )

    def _foot(self, look: Look) -> float:
        return look.px(22)

    def paint(self, painter: QPainter, rect: QRectF, look: Look) -> None:
        last = self.box(rect, len(self._cells) - 1, look)
        paper = QRectF(rect)
        paper.setBottom(min(rect.bottom(), last.bottom() + self._foot(look) + EDGE))
        paint_sheet(painter, paper.adjusted(1, 1, -1, -1), 1.0, 31, shadow=False)
        for number, cell in enumerate(self._cells):
            self._paint_cell(painter, self.box(rect, number, look), cell)
        self._paint_legend(painter, paper, last.bottom() + GAP, look)

    def _paint_cell(self, painter: QPainter, box: QRectF, cell: Cell) -> None:
        ground = PRINTED.cell_start if self.is_start(cell) else PRINTED.cell
        if cell.price == 0:
            ground = PRINTED.cell_closing
        painter.setPen(NO_PEN)
        painter.setBrush(QColor(ground))
        painter.drawRect(box.translated(0.9, -0.7))  # the colour plate lies a little off
        painter.setBrush(NO_BRUSH)
        painter.setPen(QPen(QColor(PRINTED.ink), 1.1))
        painter.drawRect(box)
        size = min(15.0, box.width() * 0.4)
        at = QPointF(box.center().x(), box.top() + HEAD / 2 + 1)
        draw_text(painter, text_path(str(cell.price), at, size, 700, SERIF), PRINTED.ink)
        self._paint_tokens(painter, box, cell)

    def _paint_tokens(self, painter: QPainter, box: QRectF, cell: Cell) -> None:
        """The stack; the one on top operates first."""
        if not cell.tokens:
            return
        room = box.height() - HEAD - 3
        radius = min(TOKEN, box.width() / 2 - 3, room / 2)
        count = len(cell.tokens)
        step = min(2 * radius + 1, (room - 2 * radius) / (count - 1)) if count > 1 else 0
        # The lower ones first, so that whoever operates first lies on top.
        for number in reversed(range(count)):
            corporation = cell.tokens[number]
            at = QPointF(box.center().x(), box.top() + HEAD + radius + number * step)
            paint_token(painter, at, radius, corporation.id, livery(self._title, corporation.id))

    def _paint_legend(self, painter: QPainter, paper: QRectF, top: float, look: Look) -> None:
        prices = sorted(self._market.start_prices)
        start = QCoreApplication.translate("Market", "start prices {low}–{high}").format(
            low=money(prices[0]), high=prices[-1]
        )
        closing = QCoreApplication.translate("Market", "closes at $0")
        face = look.font(12, 400, SERIF)
        left = paper.left() + EDGE
        for ground, text in ((PRINTED.cell_start, start), (PRINTED.cell_closing, closing)):
            wide = QFontMetricsF(face).horizontalAdvance(text)
            if left + 24 + wide > paper.right() - EDGE / 2:
                return
            middle = top + self._foot(look) / 2
            painter.setPen(QPen(QColor(PRINTED.ink), 1))
            painter.setBrush(QColor(ground))
            painter.drawRect(QRectF(left, middle - 6, 18, 12))
            painter.setFont(face)
            painter.setPen(QColor(PRINTED.ink))
            box = QRectF(left + 24, middle - self._foot(look) / 2, wide + 2, self._foot(look))
            painter.drawText(box, LEFT, text)
            left += wide + 42
