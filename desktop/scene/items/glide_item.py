"""The way a refused tile takes home: a low arc of dots from the hex to the tray."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.look.theme import REFUSED, WHITE, colour

GLIDE = 35
ARC = 190.0  # units the arc rises over the higher of its ends …
STEEPEST = 0.4  # … but no more than this part of its length


def arc(start: QPointF, home: QPointF) -> QPainterPath:
    """A low arc from one point to another."""
    path = QPainterPath(start)
    far = QLineF(start, home).length()
    top = min(start.y(), home.y()) - min(ARC, far * STEEPEST)
    path.quadTo(QPointF((start.x() + home.x()) / 2, top), home)
    return path


class GlideItem(QGraphicsItem):
    """Stays with the ticket that tells the reason."""

    def __init__(self) -> None:
        super().__init__()
        self.path = QPainterPath()
        self.setZValue(GLIDE)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)

    def lead(self, start: QPointF, home: QPointF) -> None:
        self.prepareGeometryChange()
        self.path = arc(start, home)
        self.setVisible(True)

    def boundingRect(self) -> QRectF:
        return self.path.boundingRect().adjusted(-8, -8, 8, 8)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(colour(WHITE, 0.85), 12)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.strokePath(self.path, pen)
        pen = QPen(colour(REFUSED), 5)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setDashPattern([0.5, 2.6])
        painter.strokePath(self.path, pen)
