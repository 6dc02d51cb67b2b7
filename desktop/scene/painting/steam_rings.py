"""Rings round what can be taken: a cube, a tile, a space of the supply, a cell of a track."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from desktop.look.theme import LEGAL, WHITE, colour

RIM = 2.2  # the white under the ring, in widths of the ring


def ring_round(rect: QRectF, gap: float = 0.0, corner: float = 3.0) -> QPainterPath:
    """The line of a ring at a distance from a rectangle."""
    path = QPainterPath()
    path.addRoundedRect(rect.adjusted(-gap, -gap, gap, gap), corner + gap, corner + gap)
    return path


def paint_ring(painter: QPainter, line: QPainterPath, width: float = 2.0, ink: str = LEGAL) -> None:
    """A coloured ring on a white rim; `ink` may be the refusal's or the theme's accent."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for wide, shade in ((width * RIM, colour(WHITE, 0.95)), (width, colour(ink))):
        pen = QPen(shade, wide)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPath(line)
    painter.restore()


def paint_cube_ring(painter: QPainter, rect: QRectF, ink: str = LEGAL) -> None:
    """Round a cube, close enough that two neighbours may both have one."""
    side = rect.width()
    paint_ring(painter, ring_round(rect, side * 0.02, side * 0.1), side * 0.075, ink)
