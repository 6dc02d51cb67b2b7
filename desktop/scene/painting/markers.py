"""Small printed symbols: ports, meat packing, a boomtown; plain, or with a marker lying on them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from desktop.look.theme import PRINTED, Inks
from desktop.scene.painting.lettering import round_pen

RADIUS = 15.0  # of the disc a symbol stands on


def _anchor() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(0, -8), 2.6, 2.6)
    path.moveTo(0, -5.2)
    path.lineTo(0, 9)
    path.moveTo(-5, -2)
    path.lineTo(5, -2)
    path.moveTo(-8.5, 2)
    path.cubicTo(-7.5, 11.5, 7.5, 11.5, 8.5, 2)
    return path


def _steer() -> QPainterPath:
    path = QPainterPath(QPointF(-9.5, -7.5))
    path.quadTo(-9, -2.2, -4.2, -3)
    path.lineTo(4.2, -3)
    path.quadTo(9, -2.2, 9.5, -7.5)
    path.moveTo(-4.2, -3)
    path.lineTo(-2.6, 8)
    path.quadTo(0, 9.6, 2.6, 8)
    path.lineTo(4.2, -3)
    return path


def _boom() -> QPainterPath:
    path = QPainterPath(QPointF(-9, 8))
    for x, y in ((-9, -1), (-3.5, -1), (-3.5, -8.5), (3.5, -8.5), (3.5, 1.5), (9, 1.5), (9, 8)):
        path.lineTo(x, y)
    path.closeSubpath()
    return path


_SHAPES: dict[str, Callable[[], QPainterPath]] = {
    "port": _anchor,
    "meat": _steer,
    "boom": _boom,
}
KINDS = tuple(_SHAPES)


def paint_sign(
    painter: QPainter, kind: str, at: QPointF, ink: str | QColor, scale: float = 1.0
) -> None:
    """The bare symbol, as on an off-map area."""
    painter.save()
    painter.translate(at)
    painter.scale(scale, scale)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(round_pen(ink, 2.3))
    painter.drawPath(_SHAPES[kind]())
    painter.restore()


def paint_marker(
    painter: QPainter,
    kind: str,
    at: QPointF,
    *,
    is_marked: bool = False,
    radius: float = RADIUS,
    inks: Inks = PRINTED,
) -> None:
    """The symbol on its disc; golden and with a heavy rim when a company's marker lies there."""
    painter.setPen(QPen(QColor(inks.ink), 2.8 if is_marked else 1.4))
    painter.setBrush(QColor(inks.marked if is_marked else inks.slot))
    painter.drawEllipse(at, radius, radius)
    if is_marked:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(inks.slot), 2))
        painter.drawEllipse(
            QRectF(at.x(), at.y(), 0, 0)
            .adjusted(-radius, -radius, radius, radius)
            .adjusted(-2.4, -2.4, 2.4, 2.4)
        )
    ink = {"port": inks.water_ink, "meat": inks.off_map_plate}.get(kind, inks.ink)
    paint_sign(painter, kind, at, ink, radius / RADIUS)
