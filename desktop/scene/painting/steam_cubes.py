"""Goods cubes: small wooden cubes seen from the front and above, alone and in groups."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from desktop.look.goods import good
from desktop.look.theme import PRINTED, Inks, colour
from desktop.scene.painting.lettering import round_pen
from desktop.scene.painting.tokens import paint_symbol

NO_PEN, NO_BRUSH = Qt.PenStyle.NoPen, Qt.BrushStyle.NoBrush
TOP = 0.68  # of a cube's height: the face one looks down on
GAP = 0.16  # of a cube's side, between cubes
LIFT = 0.42  # of a cube's side: the room its shadow needs when it is lifted
BACK = 0.09  # of a cube's side: how much its far edge is drawn in at either end
RIM = 0.065


def cube_places(area: QRectF, count: int, largest: float = math.inf) -> tuple[QRectF, ...]:
    """The squares of so many cubes in an area, in rows and as large as they can be.

    They are also what the mouse hits: none overlap.
    """
    if count <= 0:
        return ()
    columns, side = max(
        ((n, _side(area.size(), n, -(-count // n))) for n in range(1, count + 1)),
        key=lambda found: found[1],
    )
    side = min(side, largest)
    rows = -(-count // columns)
    step = side * (1 + GAP)
    top = area.center().y() - (rows * step - side * GAP) / 2
    places = []
    for row, first in enumerate(range(0, count, columns)):
        here = min(columns, count - first)
        left = area.center().x() - (here * step - side * GAP) / 2
        places += [QRectF(left + i * step, top + row * step, side, side) for i in range(here)]
    return tuple(places)


def _side(size: QSizeF, columns: int, rows: int) -> float:
    across = size.width() / (columns + (columns - 1) * GAP)
    return min(across, size.height() / (rows + (rows - 1) * GAP))


def cube_at(places: Sequence[QRectF], point: QPointF) -> int | None:
    """The cube under a point, by its number."""
    return next((n for n, place in enumerate(places) if place.contains(point)), None)


def paint_cube(
    painter: QPainter,
    rect: QRectF,
    kind: str,
    *,
    lifted: bool = False,
    ghost: bool = False,
    light_rim: bool = False,
    inks: Inks = PRINTED,
) -> None:
    """A cube of goods, of the colour `kind`, in its square.

    `ghost`: where it was, or where it would go; `light_rim`: on a dark panel.
    """
    wood = good(kind).mono() if inks.is_mono else good(kind)
    side = rect.width()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if ghost:
        painter.setOpacity(painter.opacity() * 0.38)
    elif not inks.is_mono:
        _paint_shadow(painter, rect, lifted, inks)
    if light_rim and not wood.is_light:
        painter.setPen(round_pen(colour(inks.cream, 0.9), max(3.0, side * 0.16)))
        painter.setBrush(NO_BRUSH)
        painter.drawPath(_body(rect))
    edge = side * RIM
    painter.setPen(round_pen(colour(inks.rim, 0.92), edge))
    painter.setBrush(QColor(wood.front))
    painter.drawPath(_body(rect))
    painter.setPen(NO_PEN)
    painter.setBrush(QColor(wood.fill))
    painter.drawPath(_top(rect))
    painter.setPen(QPen(colour(inks.cream, 0.5), side * 0.045))
    y = rect.top() + side * TOP
    painter.drawLine(QPointF(rect.left() + edge, y), QPointF(rect.right() - edge, y))
    middle = QPointF(rect.center().x(), rect.top() + side * (TOP + RIM) / 2)
    paint_symbol(painter, wood.symbol, middle, side * 0.21, wood.text)
    painter.restore()


def _body(rect: QRectF) -> QPainterPath:
    """The outline: the far edge of the top is the shorter one."""
    return _outline(rect, rect.width() * RIM / 2, rect.height())


def _top(rect: QRectF) -> QPainterPath:
    return _outline(rect, rect.width() * RIM, rect.height() * TOP)


def _outline(rect: QRectF, inset: float, low: float) -> QPainterPath:
    back = rect.width() * BACK
    near = rect.top() + rect.height() * TOP
    bottom = min(rect.top() + low, rect.bottom() - inset)
    path = QPainterPath(QPointF(rect.left() + back + inset, rect.top() + inset))
    path.lineTo(rect.right() - back - inset, rect.top() + inset)
    path.lineTo(rect.right() - inset, near)
    path.lineTo(rect.right() - inset, bottom)
    path.lineTo(rect.left() + inset, bottom)
    path.lineTo(rect.left() + inset, near)
    path.closeSubpath()
    return path


def _paint_shadow(painter: QPainter, rect: QRectF, lifted: bool, inks: Inks) -> None:
    side = rect.width()
    painter.setPen(NO_PEN)
    layers = ((0.10, 0.30, 0.10, 0.10), (0.09, 0.24, 0.05, 0.14), (0.08, 0.18, 0.0, 0.18))
    for dx, dy, grow, alpha in layers if lifted else ((0.05, 0.10, 0.02, 0.28),):
        painter.setBrush(colour(inks.shadow, alpha))
        spread = side * grow
        grown = rect.adjusted(-spread, -spread, spread, spread)
        painter.drawPath(_body(grown.translated(side * dx, side * dy)))


def paint_cubes(
    painter: QPainter,
    places: Sequence[QRectF],
    kinds: Sequence[str],
    *,
    lifted: int | None = None,
    light_rim: bool = False,
    inks: Inks = PRINTED,
) -> None:
    """A group in its places; the one that is lifted leaves a ghost behind."""
    for number, (place, kind) in enumerate(zip(places, kinds, strict=True)):
        is_ghost = number == lifted
        paint_cube(painter, place, kind, ghost=is_ghost, light_rim=light_rim, inks=inks)


def lifted_cube(kind: str, side: float, ratio: float = 1.0) -> QPixmap:
    """A cube in the hand, for a drag; its middle is the picture's middle."""
    edge = math.ceil(side * (1 + 2 * LIFT))
    picture = QPixmap(round(edge * ratio), round(edge * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    spare = (edge - side) / 2
    paint_cube(painter, QRectF(spare, spare, side, side), kind, lifted=True)
    painter.end()
    return picture
