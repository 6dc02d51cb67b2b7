"""A ticket of paper beside a hex: what a deed costs, or why it is refused."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsLineItem,
    QStyleOptionGraphicsItem,
    QWidget,
)

from desktop.look.fonts import font
from desktop.look.theme import LEGAL, PRINTED, REFUSED, WHITE, colour

TICKET, LEADER = 60, 59
MARGIN, GAP = 12.0, 3.0
WIDEST = 260.0
FLAGS = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignHCenter)


class TicketItem(QGraphicsItem):
    """Keeps its size on the screen at every zoom; its middle lies where the scene puts it."""

    def __init__(self) -> None:
        super().__init__()
        self.title = ""
        self.text = ""
        self.is_refusal = False
        self.setZValue(TICKET)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)

    def show_text(self, title: str, text: str, is_refusal: bool = False) -> None:
        self.prepareGeometryChange()
        self.title, self.text, self.is_refusal = title, text, is_refusal
        self.setVisible(True)
        self.update()

    @property
    def size(self) -> QSizeF:
        """In pixels, without the shadow."""
        return self._box()[0].size()

    def _box(self) -> tuple[QRectF, QRectF, QRectF]:
        """The paper, and where title and text go on it."""
        room = QRectF(0, 0, WIDEST, 1000)
        title = QFontMetricsF(font(15, 700)).boundingRect(room, FLAGS, self.title)
        text = QFontMetricsF(font(13)).boundingRect(room, FLAGS, self.text)
        wide = max(title.width(), text.width(), 60.0)
        high = title.height() + GAP + text.height()
        first = QRectF(-wide / 2, -high / 2, wide, title.height())
        second = QRectF(-wide / 2, first.bottom() + GAP, wide, text.height())
        paper = QRectF(-wide / 2, -high / 2, wide, high)
        return paper.adjusted(-MARGIN, -MARGIN * 0.6, MARGIN, MARGIN * 0.6), first, second

    def boundingRect(self) -> QRectF:
        return self._box()[0].adjusted(-6, -4, 6, 10)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        paper, first, second = self._box()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        for by, strength in ((5, 0.06), (3, 0.10), (1, 0.16)):
            painter.setBrush(colour(PRINTED.shadow, strength))
            shade = paper.adjusted(-by, -by + 3, by, by + 3)
            painter.drawRoundedRect(shade, 7 + by, 7 + by)
        edge = REFUSED if self.is_refusal else LEGAL
        painter.setBrush(colour(WHITE))
        painter.setPen(QPen(colour(edge), 1.6))
        painter.drawRoundedRect(paper, 7, 7)
        painter.setPen(colour(edge).darker(125))
        painter.setFont(font(15, 700))
        painter.drawText(first, FLAGS, self.title)
        painter.setPen(colour(PRINTED.ink))
        painter.setFont(font(13))
        painter.drawText(second, FLAGS, self.text)


class LeaderItem(QGraphicsLineItem):
    """The line from a hex to its ticket."""

    def __init__(self) -> None:
        super().__init__()
        self._ink = LEGAL
        self.setZValue(LEADER)
        self.setPen(_pen(WHITE, 5))
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)

    def lead(self, start: QPointF, end: QPointF, is_refusal: bool) -> None:
        self._ink = REFUSED if is_refusal else LEGAL
        self.setLine(QLineF(start, end))
        self.setVisible(True)
        self.update()

    def boundingRect(self) -> QRectF:
        """Wide enough for pens that are counted in pixels, at every zoom."""
        return super().boundingRect().adjusted(-30, -30, 30, 30)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for pen in (_pen(WHITE, 5), _pen(self._ink, 2.4)):
            painter.setPen(pen)
            painter.drawLine(self.line())


def _pen(ink: str, width: float) -> QPen:
    made = QPen(colour(ink), width)
    made.setCosmetic(True)
    made.setCapStyle(Qt.PenCapStyle.RoundCap)
    return made
