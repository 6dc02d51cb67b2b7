"""A ticket of paper beside a hex: what a deed costs, or why it is refused."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen
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
WIDTHS = (260.0, 200.0, 150.0)  # of the words, where they break; the next where there is no room
FLAGS = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignHCenter)


class TicketItem(QGraphicsItem):
    """Keeps its size on the screen at every zoom; its middle lies where the scene puts it."""

    def __init__(self) -> None:
        super().__init__()
        self.title = ""
        self.text = ""
        self.note = ""  # small below: where the rule stands
        self.is_refusal = False
        self._widest = WIDTHS[0]
        self.setZValue(TICKET)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)

    def show_text(self, title: str, text: str, is_refusal: bool = False, note: str = "") -> None:
        self.prepareGeometryChange()
        self.title, self.text, self.note, self.is_refusal = title, text, note, is_refusal
        self.setVisible(True)
        self.update()

    @property
    def paper(self) -> QRectF:
        """In pixels round its middle, without the shadow."""
        return self._box()[0]

    def size_at(self, width: float) -> QSizeF:
        """In pixels, without the shadow, if the words break at this width."""
        return self._box(width)[0].size()

    def set_width(self, width: float) -> None:
        if width != self._widest:
            self.prepareGeometryChange()
            self._widest = width
            self.update()

    def _lines(self) -> list[tuple[str, QFont, str]]:
        """Title, text and note, each with its letters and its ink."""
        edge = REFUSED if self.is_refusal else LEGAL
        lines = [
            (self.title, font(15, 700), colour(edge).darker(125).name()),
            (self.text, font(13), PRINTED.ink),
            (self.note, font(12), PRINTED.soft_ink),
        ]
        return [line for line in lines if line[0]]

    def _box(self, width: float = 0.0) -> tuple[QRectF, list[QRectF]]:
        """The paper, and where the lines go on it."""
        room = QRectF(0, 0, width or self._widest, 1000)
        sizes = [
            QFontMetricsF(letters).boundingRect(room, FLAGS, text).size()
            for text, letters, _ in self._lines()
        ]
        wide = max((size.width() for size in sizes), default=0.0)
        wide = max(wide, 60.0)
        high = sum(size.height() for size in sizes) + GAP * max(0, len(sizes) - 1)
        rects, y = [], -high / 2
        for size in sizes:
            rects.append(QRectF(-wide / 2, y, wide, size.height()))
            y += size.height() + GAP
        paper = QRectF(-wide / 2, -high / 2, wide, high)
        return paper.adjusted(-MARGIN, -MARGIN * 0.6, MARGIN, MARGIN * 0.6), rects

    def boundingRect(self) -> QRectF:
        return self._box()[0].adjusted(-6, -4, 6, 10)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        paper, rects = self._box()
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
        for (text, letters, ink), rect in zip(self._lines(), rects, strict=True):
            painter.setPen(colour(ink))
            painter.setFont(letters)
            painter.drawText(rect, FLAGS, text)


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
