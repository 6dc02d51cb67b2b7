"""A line that is drawn from its beginning to its end while one looks."""

from __future__ import annotations

from itertools import accumulate, pairwise

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF


class DrawnLine:
    """Any part of a path, measured along it."""

    def __init__(self, path: QPainterPath) -> None:
        self.path = path
        self.part = 1.0  # how much of it is drawn
        self._points: list[QPointF] = []
        self._lengths: list[float] = []  # of the way to each point

    def shown(self) -> QPainterPath:
        """As far as it is drawn."""
        return self.path if self.part >= 1.0 else _polyline(self._until(self.part))

    def draw_to(self, part: float) -> QRectF:
        """Draw it so far; where that changes something."""
        low, high = sorted((self.part, part))
        self.part = part
        if low == high or self.path.isEmpty():
            return QRectF()
        before, after = self._until(low), self._until(high)
        return QPolygonF(after[max(0, len(before) - 2) :]).boundingRect()

    def _until(self, part: float) -> list[QPointF]:
        self._measure()
        if not self._lengths:
            return []
        far, points = part * self._lengths[-1], self._points
        count = sum(length <= far for length in self._lengths)
        if count >= len(points):
            return points
        here, there = points[count - 1], points[count]
        rest = far - self._lengths[count - 1]
        long = QLineF(here, there).length() or 1.0
        return [*points[:count], here + (there - here) * (rest / long)]

    def _measure(self) -> None:
        if self._points or self.path.isEmpty():
            return
        self._points = [p for line in self.path.toSubpathPolygons() for p in line]
        steps = (QLineF(a, b).length() for a, b in pairwise(self._points))
        self._lengths = list(accumulate(steps, initial=0.0))


def _polyline(points: list[QPointF]) -> QPainterPath:
    path = QPainterPath()
    if points:
        path.addPolygon(QPolygonF(points))
    return path
