"""Hexes in scene units: the circumradius is 100, down is positive, sides run clockwise.

Side 0 looks south-west on a pointy board and south on a flat one, as in `board.coords`.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF

R = 100.0
APOTHEM = R * math.sqrt(3) / 2

# How far a curve's handles reach inward from the sides: neighbours, next but one, opposite.
_HANDLES = {1: 0.385 * R, 2: 0.536 * R, 3: 0.577 * R}
_STEPS = 24  # of a curve taken as a line
BESIDE = 0.15  # of a side: how far from its middle two tracks cross it
MIDDLE = QPointF(0, 0)


def polar(angle: float, radius: float) -> QPointF:
    """Degrees clockwise from the east."""
    turn = math.radians(angle)
    return QPointF(radius * math.cos(turn), radius * math.sin(turn))


@dataclass(frozen=True)
class Grid:
    """The geometry of a layout: "pointy" or "flat"."""

    layout: str

    @property
    def is_pointy(self) -> bool:
        return self.layout == "pointy"

    def centre(self, at: tuple[float, float]) -> QPointF:
        """Where a point of the doubled grid (`Hex.at`) lies."""
        across, down = at
        if self.is_pointy:
            return QPointF(across * APOTHEM, down * 1.5 * R)
        return QPointF(across * 1.5 * R, down * APOTHEM)

    def side_angle(self, side: int) -> float:
        return (120 if self.is_pointy else 90) + 60 * (side % 6)

    def side_mid(self, side: int, part: float = 1.0) -> QPointF:
        """The middle of a side, or a point on the way to it from the hex's centre."""
        return polar(self.side_angle(side), APOTHEM * part)

    def side_ends(self, side: int, part: float = 1.0) -> tuple[QPointF, QPointF]:
        angle = self.side_angle(side)
        return polar(angle - 30, R * part), polar(angle + 30, R * part)

    def corners(self, part: float = 1.0) -> list[QPointF]:
        first = 30 if self.is_pointy else 0
        return [polar(first + 60 * i, R * part) for i in range(6)]

    def outline(self, part: float = 1.0) -> QPainterPath:
        return _outline(self, part)

    def bounds(self, part: float = 1.0) -> QRectF:
        wide, high = (APOTHEM, R) if self.is_pointy else (R, APOTHEM)
        return QRectF(-wide * part, -high * part, 2 * wide * part, 2 * high * part)

    def beside(self, side: int, is_second: bool) -> QPointF:
        """How far from the middle of its side one of two tracks crosses it; both hexes agree."""
        start, end = self.side_ends(side)
        return (end - start) * (BESIDE if is_second == (side % 6 < 3) else -BESIDE)

    def track(
        self, a: int, b: int, from_a: QPointF = MIDDLE, from_b: QPointF = MIDDLE
    ) -> QPainterPath:
        """From side to side: straight, gentle (radius 1.5 R) or sharp (0.5 R), one cubic."""
        start, end = self.side_mid(a) + from_a, self.side_mid(b) + from_b
        reach = _HANDLES[min((a - b) % 6, (b - a) % 6)] / APOTHEM
        path = QPainterPath(start * _OVER)
        path.lineTo(start)
        path.cubicTo(start * (1 - reach), end * (1 - reach), end)
        path.lineTo(end * _OVER)
        return path

    def spur(self, side: int, to: QPointF, aside: QPointF = MIDDLE) -> QPainterPath:
        """From a side to a place in the hex."""
        start = self.side_mid(side) + aside
        path = QPainterPath(start * _OVER)
        path.lineTo(start)
        across = start.x() * to.y() - start.y() * to.x()
        if abs(across) < APOTHEM:  # the place lies on the way inward
            path.lineTo(to)
        else:  # tracks from one side share a trunk, then reach their places from the middle
            path.cubicTo(start * 0.36, to * 0.30, to)
        return path


_OVER = 1.018  # track runs a little over its side, so that neighbours meet without a seam

POINTY, FLAT = Grid("pointy"), Grid("flat")
GRIDS = {"pointy": POINTY, "flat": FLAT}


@cache
def _outline(grid: Grid, part: float) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF(grid.corners(part)))
    path.closeSubpath()
    return path


def smooth(points: Sequence[QPointF], closed: bool = False) -> QPainterPath:
    """A soft line through the points (Catmull-Rom): rivers and shores."""
    count = len(points)

    def at(i: int) -> QPointF:
        return points[i % count] if closed else points[max(0, min(count - 1, i))]

    path = QPainterPath(points[0])
    for i in range(count if closed else count - 1):
        before, start, end, after = at(i - 1), at(i), at(i + 1), at(i + 2)
        path.cubicTo(start + (end - before) / 6, end - (after - start) / 6, end)
    if closed:
        path.closeSubpath()
    return path


def as_points(path: QPainterPath, steps: int = _STEPS) -> list[QPointF]:
    """The path as a line of points at even distances."""
    return [path.pointAtPercent(i / steps) for i in range(steps + 1)]


def lane(path: QPainterPath, distance: float) -> QPainterPath:
    """The path moved sideways, to the right of its direction when positive.

    Runs that share a piece of track lie side by side in such lanes.
    """
    if not distance:
        return path
    moved = []
    for i in range(_STEPS + 1):
        at = path.pointAtPercent(i / _STEPS)
        turn = math.radians(-path.angleAtPercent(min(max(i / _STEPS, 0.002), 0.998)))
        moved.append(at + QPointF(-distance * math.sin(turn), distance * math.cos(turn)))
    made = QPainterPath(moved[0])
    for point in moved[1:]:
        made.lineTo(point)
    return made
