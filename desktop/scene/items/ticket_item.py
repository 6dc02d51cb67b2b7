"""A ticket of paper beside a hex: what a deed costs, or why it is refused."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.look.fonts import font
from desktop.look.theme import LEGAL, PRINTED, REFUSED, WHITE, colour

TICKET = 60
MARGIN, GAP = 12.0, 4.0
WIDEST = 300.0


class TicketItem(QGraphicsItem):
    """Keeps its size on the screen at every zoom."""

    def __init__(self) -> None:
        super().__init__()
        self._title = ""
        self._lines = ""
        self._is_refusal = False
        self.setZValue(TICKET)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)

    def show_text(self, title: str, text: str, is_refusal: bool = False) -> None:
        self.prepareGeometryChange()
        self._title, self._lines, self._is_refusal = title, text, is_refusal
        self.setVisible(True)
        self.update()

    def _boxes(self) -> tuple[QRectF, QRectF]:
        """Where the title and the text go, below and to the middle of the point it belongs to."""
        flags = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignHCenter)
        room = QRectF(0, 0, WIDEST, 1000)
        title = QFontMetricsF(font(15, 700)).boundingRect(room, flags, self._title)
        text = QFontMetricsF(font(13)).boundingRect(room, flags, self._lines)
        width = max(title.width(), text.width(), 60)
        first = QRectF(-width / 2, MARGIN + 10, width, title.height())
        second = QRectF(-width / 2, first.bottom() + GAP, width, text.height())
        return first, second

    def boundingRect(self) -> QRectF:
        first, second = self._boxes()
        box = first.united(second).adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)
        return box.adjusted(-4, -14, 4, 8)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        first, second = self._boxes()
        box = first.united(second).adjusted(-MARGIN, -MARGIN * 0.7, MARGIN, MARGIN * 0.7)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(PRINTED.shadow, 0.25))
        painter.drawRoundedRect(box.translated(2, 4), 7, 7)
        edge = REFUSED if self._is_refusal else LEGAL
        painter.setBrush(colour(WHITE))
        painter.setPen(QPen(colour(edge), 1.6))
        painter.drawRoundedRect(box, 7, 7)
        tip = QPointF(0, box.top() - 9)
        painter.drawPolyline([box.topLeft() + QPointF(box.width() / 2 - 7, 0), tip])
        painter.drawPolyline([box.topLeft() + QPointF(box.width() / 2 + 7, 0), tip])
        flags = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignHCenter)
        painter.setPen(colour(edge))
        painter.setFont(font(15, 700))
        painter.drawText(first, flags, self._title)
        painter.setPen(colour(PRINTED.ink))
        painter.setFont(font(13))
        painter.drawText(second, flags, self._lines)
