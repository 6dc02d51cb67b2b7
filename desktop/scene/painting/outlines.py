"""Outlines worked out with shapely, which is imported at the first use: it takes long to load."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QPolygonF

from desktop.scene.painting.geometry import Grid, as_points

_WELD = 0.05  # neighbours share sides only up to rounding

At = tuple[int, int]


@cache
def hexes_outline(grid: Grid, hexes: frozenset[At], grow: float = 0.0) -> QPainterPath:
    """The outline of hexes taken as one body, grown by so many units (shrunk if negative)."""
    from shapely.geometry import Polygon  # type: ignore[import-untyped]
    from shapely.ops import unary_union  # type: ignore[import-untyped]

    bodies = []
    for at in sorted(hexes):
        centre = grid.centre(at)
        bodies.append(Polygon([(centre.x() + c.x(), centre.y() + c.y()) for c in grid.corners()]))
    whole = unary_union([body.buffer(_WELD, join_style="mitre") for body in bodies])
    return _path(whole.buffer(grow - _WELD, join_style="mitre"))


def side_by_side(path: QPainterPath, distance: float) -> QPainterPath:
    """A run's line moved sideways as a whole, to the right of its direction when positive.

    For lines over several hexes: no gaps at bends, as lanes made piece by piece have.
    """
    from shapely.geometry import LineString

    if not distance:
        return path
    points = [(p.x(), p.y()) for p in as_points(path, max(24, int(path.length() / 8)))]
    # shapely's left is our right: our y runs down.
    return _path(LineString(points).offset_curve(distance, join_style="round"))


def within(shore: Sequence[QPointF], distance: float) -> QPainterPath:
    """The line at a distance inside a closed shore."""
    from shapely.geometry import Polygon

    return _path(Polygon([(p.x(), p.y()) for p in shore]).buffer(0).buffer(-distance))


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
