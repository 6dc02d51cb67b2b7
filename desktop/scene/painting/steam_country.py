"""The country of a Steam board as shapes: shores, rivers, canals, lakes, hills, closed sides.

Places are those of the doubled grid (`Hex.at`). Everything is drawn by a hand that shakes the same
way at every painting.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker

from desktop.board.coords import LAYOUTS
from desktop.scene.painting.geometry import FLAT, Grid, as_points, polar, smooth
from desktop.scene.painting.outlines import hexes_outline, within
from desktop.scene.painting.scenery import Hump, hex_humps

At = tuple[int, int]

RIVER, CANAL, SOURCE = 15.0, 11.0, 120.0  # widths; over how many units a river grows to its own
BANK = 5.2  # the lilac on either side of a canal
WANDER = 17.0  # how far a river strays from the middle of a hex
DRIFT = 20.0  # … and from the middle of a side
SHORE = (15.0, 25.0)  # how far water reaches into a coast hex
WATER_LINES = (32.0, 43.0, 54.0)  # from the shore: the first clear of the black sides
LAKE = 30.0  # radius of a small lake
TOWN_ROOM = QRectF(-80, -30, 160, 104)  # no hills under a town and its name


@dataclass(frozen=True)
class River:
    """The hexes it flows through in order; at either end it may come from or leave by a side."""

    hexes: tuple[At, ...]
    is_canal: bool = False
    from_side: int | None = None
    to_side: int | None = None


@dataclass(frozen=True)
class Country:
    key: str  # of the board: the hand shakes after it
    land: frozenset[At]
    water: frozenset[At] = frozenset()
    hills: frozenset[At] = frozenset()
    towns: frozenset[At] = frozenset()
    rivers: tuple[River, ...] = ()
    lakes: tuple[At, ...] = ()  # hexes with a small lake
    walls: tuple[tuple[At, int], ...] = ()  # a hex and a side that no track may cross
    grid: Grid = field(default=FLAT)

    @cached_property
    def outline(self) -> QPainterPath:
        """The border of the map."""
        return hexes_outline(self.grid, self.land | self.water)

    def neighbour(self, at: At, side: int) -> At:
        dx, dy = LAYOUTS[self.grid.layout][side % 6]
        return at[0] + dx, at[1] + dy

    def side_to(self, at: At, other: At) -> int:
        return next(side for side in range(6) if self.neighbour(at, side) == other)

    # Water

    @cached_property
    def shores(self) -> tuple[QPainterPath, ...]:
        """Seas and lakes of whole hexes; they reach a little into the hexes of the coast."""
        return tuple(smooth(ring, closed=True) for ring in self._rings())

    @cached_property
    def water_lines(self) -> tuple[tuple[QPainterPath, ...], ...]:
        shores = [as_points(shore, max(60, int(shore.length() / 14))) for shore in self.shores]
        return tuple(tuple(within(shore, distance) for distance in WATER_LINES) for shore in shores)

    def _rings(self) -> Iterator[list[QPointF]]:
        following: dict[At, list[tuple[At, At, int]]] = {}
        for at in sorted(self.water):
            for side in range(6):
                if self.neighbour(at, side) not in self.water:
                    start, end = (self._corner(at, corner) for corner in self._ends(side))
                    following.setdefault(start, []).append((end, at, side))
        while following:
            ring: list[QPointF] = []
            corner = next(iter(following))
            while corner in following:
                end, at, side = following[corner].pop()
                if not following[corner]:
                    del following[corner]
                ring += self._shore(at, side)
                corner = end
            yield ring

    def _ends(self, side: int) -> tuple[QPointF, QPointF]:
        return self.grid.side_ends(side)

    def _corner(self, at: At, corner: QPointF) -> At:
        point = self.grid.centre(at) + corner
        return round(point.x()), round(point.y())

    def _shore(self, at: At, side: int) -> list[QPointF]:
        """Where the water ends along a side: within the coast, or straight at the map's border."""
        centre = self.grid.centre(at)
        start, end = (centre + corner for corner in self._ends(side))
        out = polar(self.grid.side_angle(side), 1.0)
        if self.neighbour(at, side) not in self.land:
            return [start + (end - start) * part + out * 6 for part in (0.02, 0.5, 0.98)]
        chance = random.Random(f"{self.key} {at} {side} shore")
        return [
            start
            + (end - start) * (part + chance.uniform(-0.05, 0.05))
            + out * chance.uniform(*SHORE)
            for part in (0.12, 0.38, 0.64, 0.88)
        ]

    @cached_property
    def dry(self) -> QPainterPath:
        """The map without its seas: where rivers show."""
        body = self.outline
        for shore in self.shores:
            body = body.subtracted(shore)
        return body

    # Rivers and lakes

    @cached_property
    def streams(self) -> QPainterPath:
        """All rivers and small lakes as one body of water."""
        body = QPainterPath()
        for river in self.rivers:
            if not river.is_canal:
                grows = river.from_side is None
                body = body.united(_stream(self.river_line(river), RIVER, grows))
        for at in self.lakes:
            body = body.united(self._lake(at))
        return body

    @cached_property
    def canals(self) -> QPainterPath:
        """The middle lines of the canals."""
        path = QPainterPath()
        for river in self.rivers:
            if river.is_canal:
                path.addPath(self.river_line(river))
        return path

    @cached_property
    def canal_edges(self) -> tuple[QPainterPath, QPainterPath]:
        """The lines along their banks, outside and at the water."""
        return _sides(self.canals, CANAL + 2 * BANK), _sides(self.canals, CANAL)

    def river_line(self, river: River) -> QPainterPath:
        """The middle of a river; where two meet in a hex they meet in a point."""
        first, last = river.hexes[0], river.hexes[-1]
        points = [] if river.from_side is None else [self._mouth(first, river.from_side)]
        points.append(self._bend(first))
        for here, there in pairwise(river.hexes):
            if not river.is_canal:  # dug straight
                points.append(self._ford(here, there))
            points.append(self._bend(there))
        if river.to_side is not None:
            points.append(self._mouth(last, river.to_side))
        return smooth(points) if len(points) > 1 else QPainterPath(points[0])

    def _bend(self, at: At) -> QPointF:
        chance = random.Random(f"{self.key} {at} bend")
        return self.grid.centre(at) + polar(chance.uniform(0, 360), WANDER)

    def _ford(self, here: At, there: At) -> QPointF:
        """Where a river crosses from hex to hex; the same from either side."""
        first, second = sorted((here, there))
        chance = random.Random(f"{self.key} {first} {second} ford")
        side = self.side_to(first, second)
        return self._on_side(first, side, chance.uniform(-DRIFT, DRIFT))

    def _mouth(self, at: At, side: int) -> QPointF:
        chance = random.Random(f"{self.key} {at} {side} mouth")
        return self._on_side(at, side, chance.uniform(-DRIFT, DRIFT))

    def _on_side(self, at: At, side: int, aside: float) -> QPointF:
        start, end = self._ends(side)
        unit = (end - start) / math.hypot(*(end - start).toTuple())
        return self.grid.centre(at) + self.grid.side_mid(side) + unit * aside

    def _lake(self, at: At) -> QPainterPath:
        chance = random.Random(f"{self.key} {at} lake")
        middle = self._bend(at)
        ring = [polar(40 * n, LAKE * chance.uniform(0.72, 1.1)) for n in range(9)]
        return smooth([middle + QPointF(p.x() * 1.25, p.y() * 0.8) for p in ring], closed=True)

    # Hills and closed sides

    @cached_property
    def humps(self) -> Mapping[At, tuple[Hump, ...]]:
        """The hills of the hill hexes, each round (0, 0)."""
        return {
            at: tuple(
                hill
                for hill in hex_humps(self.key, f"{at[0]},{at[1]}")
                if self._has_room(at, hill.body.boundingRect())
            )
            for at in sorted(self.hills)
        }

    def _has_room(self, at: At, rect: QRectF) -> bool:
        """Whether a hill there covers neither a town with its name nor water, which costs."""
        if at in self.towns and rect.intersects(TOWN_ROOM):
            return False
        here = rect.translated(self.grid.centre(at))
        return not (self.streams.intersects(here) or self.canals.intersects(here))

    @cached_property
    def wall_lines(self) -> QPainterPath:
        """The closed sides, each once."""
        path = QPainterPath()
        drawn: set[frozenset[At]] = set()
        for at, side in self.walls:
            pair = frozenset((at, self.neighbour(at, side)))
            if pair in drawn:
                continue
            drawn.add(pair)
            start, end = (self.grid.centre(at) + corner for corner in self._ends(side))
            path.moveTo(start)
            path.lineTo(end)
        return path


def _sides(path: QPainterPath, width: float) -> QPainterPath:
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return stroker.createStroke(path).simplified()


def _stream(line: QPainterPath, width: float, grows: bool) -> QPainterPath:
    """A river as a body; it grows from its source unless it comes over the border."""
    length = line.length()
    if not length:
        return QPainterPath()
    points = as_points(line, max(12, int(length / 9)))
    left, right = [], []
    for number, point in enumerate(points):
        half = width / 2 * (min(1.0, 0.3 + length * number / len(points) / SOURCE) if grows else 1)
        across = _across(points, number) * half
        left.append(point + across)
        right.append(point - across)
    body = QPainterPath(left[0])
    for point in (*left[1:], *reversed(right)):
        body.lineTo(point)
    body.closeSubpath()
    body.setFillRule(Qt.FillRule.WindingFill)
    end = QPainterPath()
    end.addEllipse(points[-1], width / 2, width / 2)
    return body.simplified().united(end)


def _across(points: Sequence[QPointF], number: int) -> QPointF:
    along = points[min(len(points) - 1, number + 1)] - points[max(0, number - 1)]
    length = math.hypot(along.x(), along.y()) or 1.0
    return QPointF(-along.y(), along.x()) / length
