"""On which side of its city a plate hangs: it covers neither cubes nor numbers nor names."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, QSizeF

GAP = 2.0  # pixels between a city and its plate
SIDES = (QPointF(0, -1), QPointF(0, 1), QPointF(1, 0), QPointF(-1, 0))  # above is best
OUTSIDE = 10.0  # what it costs to leave the sheet; to cover something costs 1


def anchor(city: QRectF, side: QPointF) -> QPointF:
    """The point of a city's bounds at which a plate hangs."""
    half = QPointF(city.width() / 2 * side.x(), city.height() / 2 * side.y())
    return city.center() + half


def hanging(size: QSizeF, side: QPointF, gap: float = GAP) -> QRectF:
    """A plate, seen from the point it hangs at."""
    rect = QRectF(QPointF(0, 0), size)
    away = QPointF((size.width() / 2 + gap) * side.x(), (size.height() / 2 + gap) * side.y())
    rect.moveCenter(away)
    return rect


def best_side(
    city: QRectF, size: QSizeF, sheet: QRectF, standing: Iterable[QRectF], gap: float
) -> tuple[QPointF, QRectF]:
    """The side where it covers least, and the room it takes there; all in units of the scene."""
    read = tuple(standing)

    def cost(tried: tuple[QPointF, QRectF]) -> float:
        rect = tried[1]
        outside = _area(rect) - _area(rect & sheet)
        return OUTSIDE * outside + sum(_area(rect & other) for other in read)

    tries = [(s, hanging(size, s, gap).translated(anchor(city, s))) for s in SIDES]
    return min(tries, key=cost)  # the first of equal ones


def _area(rect: QRectF) -> float:
    return rect.width() * rect.height() if rect.isValid() else 0.0
