"""Outlines of many hexes, lines beside lines. shapely is imported at first use: it takes long."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QPolygonF, QTransform

from desktop.board.coords import LAYOUTS
from desktop.scene.painting.geometry import Grid, as_points

At = tuple[int, int]


@cache
def hexes_outline(grid: Grid, hexes: frozenset[At]) -> QPainterPath:
    """The outline of hexes taken as one body: every side that has no neighbour, chained."""
    following: dict[At, list[tuple[At, QPointF]]] = {}
    for x, y in sorted(hexes):
        centre = grid.centre((x, y))
        for side, (dx, dy) in enumerate(LAYOUTS[grid.layout]):
            if (x + dx, y + dy) not in hexes:
                start, end = (centre + corner for corner in grid.side_ends(side))
                following.setdefault(_rounded(start), []).append((_rounded(end), start))
    path = QPainterPath()
    while following:
        ring, at = [], next(iter(following))
        while at in following:
            ways = following[at]
            end, corner = ways.pop()
            if not ways:
                del following[at]
            ring.append(corner)
            at = end
        path.addPolygon(QPolygonF(ring))
        path.closeSubpath()
    return path


def beyond(grid: Grid, side: int) -> QPointF:
    """From the middle of a hex to that of its neighbour."""
    return grid.side_mid(side) * 2


@cache
def double_outline(grid: Grid, side: int, part: float = 1.0) -> QPainterPath:
    """A hex round (0, 0) and its neighbour as one body, drawn in on all sides alike."""
    pair = frozenset({(0, 0), LAYOUTS[grid.layout][side]})
    middle = beyond(grid, side) / 2
    along = grid.side_angle(side)
    shrink = QTransform().translate(middle.x(), middle.y()).rotate(along)
    shrink.scale((1 + part) / 2, part).rotate(-along).translate(-middle.x(), -middle.y())
    return shrink.map(hexes_outline(grid, pair))


def _rounded(point: QPointF) -> At:
    """Neighbours share corners only up to rounding."""
    return round(point.x()), round(point.y())


def side_by_side(path: QPainterPath, distance: float) -> QPainterPath:
    """A run's line moved sideways as a whole, to the right of its direction when positive.

    For lines over several hexes: no gaps at bends, as lanes made piece by piece have.
    """
    from shapely.geometry import LineString  # type: ignore[import-untyped]

    if not distance:
        return path
    points = [(p.x(), p.y()) for p in as_points(path, max(24, int(path.length() / 8)))]
    # shapely's left is our right: our y runs down.
    return _path(LineString(points).offset_curve(distance, join_style="round"))


def within(shore: Sequence[QPointF], distance: float) -> QPainterPath:
    """The line at a distance inside a closed shore; bays too narrow for it are left out."""
    points = [(p.x(), p.y()) for p in shore[:-1]]
    count = len(points)
    area = sum(x * points[i - 1][1] - y * points[i - 1][0] for i, (x, y) in enumerate(points))
    inward = math.copysign(distance, area)
    least = (distance * 0.98) ** 2
    ring = []
    for i, (x, y) in enumerate(points):
        (left, up), (right, down) = points[i - 1], points[(i + 1) % count]
        along, across = right - left, down - up
        length = math.hypot(along, across) or 1.0
        px, py = x + across / length * inward, y - along / length * inward
        if all((px - qx) ** 2 + (py - qy) ** 2 >= least for qx, qy in points):
            ring.append(QPointF(px, py))
    path = QPainterPath()
    if len(ring) > 2:
        path.addPolygon(QPolygonF(ring))
        path.closeSubpath()
    return path


def _path(geometry: Any) -> QPainterPath:
    path = QPainterPath()
    for part in _parts(geometry):
        if part.geom_type == "Polygon":
            for ring in (part.exterior, *part.interiors):
                path.addPolygon(_polygon(ring.coords))
                path.closeSubpath()
        else:
            path.addPolygon(_polygon(part.coords))
    return path


def _parts(geometry: Any) -> Iterable[Any]:
    parts = geometry.geoms if hasattr(geometry, "geoms") else (geometry,)
    return (part for part in parts if not part.is_empty)


def _polygon(coordinates: Iterable[tuple[float, ...]]) -> QPolygonF:
    return QPolygonF([QPointF(c[0], c[1]) for c in coordinates])
