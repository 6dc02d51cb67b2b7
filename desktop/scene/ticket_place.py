"""Where a ticket may lie: on bare paper or an empty hex near its own, not over what is read."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF

from desktop.scene.painting.geometry import R, polar
from desktop.scene.painting.printed_sheet import PrintedSheet
from desktop.scene.painting.standing import Standing

STEPS, FIRST, STEP = 24, 1.2, 0.25  # of hex radii, from the middle of the hex
TURNS = (90, 270, 120, 60, 240, 300, 0, 180, 30, 150, 210, 330)  # degrees; below first
WAYS = tuple(polar(turn, 1.0).toTuple() for turn in TURNS)
RASTER = 50.0  # units from place to place, all over the sheet
ROOM = 8.0  # units that stay free round what is read
# What it costs to cover, in hex radii of distance.
WANTED, STOP, LAID, EMPTY, CROSSED = 6.0, 3.0, 0.8, 0.15, 2.0
LEGEND, MARGIN = 20.0, 1.0  # the title and the waters' names; what stands in the margin
FORBIDDEN = 1000.0

Spot = tuple[float, float]
Edges = tuple[float, float, float, float]  # left, top, right, bottom


@dataclass(frozen=True)
class Ground:
    """What a ticket must look out for."""

    sheet: PrintedSheet
    standing: Standing
    shown: QRectF  # what the view shows of the scene
    laid: Collection[str] = ()  # hexes with track on them
    wanted: Collection[str] = ()  # hexes where the hand may want to go
    taken: tuple[QRectF, ...] = ()  # what something else covers already


def ticket_place(ground: Ground, hex_id: str, size: QSizeF) -> QPointF:
    """The middle of a ticket of this size (in units), for a hex."""
    return _best(ground, hex_id, size)[1]


def ticket_shape(ground: Ground, hex_id: str, sizes: Sequence[QSizeF]) -> tuple[int, QPointF]:
    """Which of several sizes covers least of what is read, and where; the first if all are free."""
    least, chosen = float("inf"), (0, ground.sheet.centres[hex_id])
    for number, size in enumerate(sizes):
        cost, at = _best(ground, hex_id, size)
        if cost < least:
            least, chosen = cost, (number, at)
        if least < LEGEND:
            break
    return chosen


def _best(ground: Ground, hex_id: str, size: QSizeF) -> tuple[float, QPointF]:
    """What the best place costs, and where it is: near the hex, else wherever there is room."""
    field = _Field(ground, hex_id)
    wide, high = size.width() / 2, size.height() / 2
    least, best = float("inf"), field.centre
    for places in (_round(field.centre, wide, high), _everywhere(field, wide, high)):
        for away, x, y in places:
            if away >= least:  # it only gets dearer from here
                break
            cost = away + field.cost((x - wide, y - high, x + wide, y + high))
            if cost < least:
                least, best = cost, (x, y)
        if least < LEGEND:
            break
    return least, QPointF(*best)


def _round(centre: Spot, wide: float, high: float) -> Iterator[tuple[float, float, float]]:
    """From near to far, how far in hex radii; below first, then round the hex."""
    for step in range(STEPS):
        gap = (FIRST + step * STEP) * R
        for across, down in WAYS:
            yield step * STEP, centre[0] + across * (gap + wide), centre[1] + down * (gap + high)


def _everywhere(field: _Field, wide: float, high: float) -> Iterator[tuple[float, float, float]]:
    """All over what is shown, from near to far."""
    left, top, right, bottom = field.shown
    x, y = field.centre
    found = []
    for column in range(int((right - left - 2 * wide) / RASTER) + 1):
        for row in range(int((bottom - top - 2 * high) / RASTER) + 1):
            at_x, at_y = left + wide + column * RASTER, top + high + row * RASTER
            apart = math.hypot(max(0.0, abs(at_x - x) - wide), max(0.0, abs(at_y - y) - high))
            found.append((apart / R, at_x, at_y))
    return iter(sorted(found))


class _Field:
    """The ground in plain numbers: thousands of places are looked at while the hand moves."""

    def __init__(self, ground: Ground, hex_id: str) -> None:
        sheet = ground.sheet
        self.centre: Spot = sheet.centres[hex_id].toTuple()
        self.shown = _edges(ground.shown.adjusted(ROOM, ROOM, -ROOM, -ROOM))
        self._inner = _edges(sheet.inner)
        self._legends = [_edges(rect) for rect in sheet.legends]
        kept = (rect.adjusted(-ROOM, -ROOM, ROOM, ROOM) for rect in ground.standing.rects())
        self._crossed = [_edges(rect) for rect in (*kept, *ground.taken)]
        self._kept = [*self._crossed, _edges(sheet.hex_rect(hex_id, 1.1))]
        self._hexes = [
            (_edges(sheet.hex_rect(id, 0.9)), _worth(ground, id)) for id in sheet.centres
        ]

    def cost(self, rect: Edges) -> float:
        if not _holds(self.shown, rect):
            return float("inf")
        covered = sum(_shared(rect, other) for other in self._kept if _meet(rect, other))
        if covered:
            return FORBIDDEN + covered
        cost = LEGEND * sum(_meet(rect, legend) for legend in self._legends)
        if not _holds(self._inner, rect):
            cost += MARGIN
        cost += sum(worth for hex_, worth in self._hexes if _meet(rect, hex_))
        x, y = self.centre
        to_x, to_y = (rect[0] + rect[2]) / 2 - x, (rect[1] + rect[3]) / 2 - y
        for part in (0.3, 0.4, 0.5, 0.6, 0.7, 0.8):  # the line that leads there
            at_x, at_y = x + to_x * part, y + to_y * part
            if any(_meet((at_x, at_y, at_x, at_y), other) for other in self._crossed):
                cost += CROSSED
        return cost


def _edges(rect: QRectF) -> Edges:
    return rect.left(), rect.top(), rect.right(), rect.bottom()


def _meet(one: Edges, other: Edges) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def _holds(outer: Edges, inner: Edges) -> bool:
    return (
        outer[0] <= inner[0]
        and outer[1] <= inner[1]
        and inner[2] <= outer[2]
        and inner[3] <= outer[3]
    )


def _shared(one: Edges, other: Edges) -> float:
    """The area of two that meet."""
    wide = min(one[2], other[2]) - max(one[0], other[0])
    return wide * (min(one[3], other[3]) - max(one[1], other[1]))


def _worth(ground: Ground, id: str) -> float:
    if id in ground.wanted:
        return WANTED
    if ground.sheet.is_off_map(id):
        return STOP
    return LAID if id in ground.laid else EMPTY
