"""Where a ticket may lie: on bare paper or an empty hex near its own, not over what is read."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF

from desktop.scene.painting.geometry import R, polar
from desktop.scene.painting.labels import box
from desktop.scene.painting.printed_sheet import PrintedSheet
from desktop.scene.painting.standing import Standing, overlap

STEPS, FIRST, STEP = 24, 1.2, 0.25  # of hex radii, from the middle of the hex
ROOM = 8.0  # units that stay free round what is read
# What it costs to cover, in hex radii of distance.
WANTED, STOP, LAID, EMPTY, CROSSED = 6.0, 3.0, 0.8, 0.15, 2.0
LEGEND, MARGIN = 20.0, 1.0  # the title and the waters' names; what stands in the margin
FORBIDDEN = 1000.0


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
    centre = ground.sheet.centres[hex_id]
    kept = [r.adjusted(-ROOM, -ROOM, ROOM, ROOM) for r in ground.standing.rects()]
    kept += (*ground.taken, ground.sheet.hex_rect(hex_id, 1.1))
    inside = ground.shown.adjusted(ROOM, ROOM, -ROOM, -ROOM)
    least, best = float("inf"), centre
    for away, at in _places(centre, size, inside):
        if away >= least:  # it only gets dearer from here
            break
        cost = away + _cost(ground, kept, hex_id, box(at, size.width(), size.height()), at)
        if cost < least:
            least, best = cost, at
    return best


def _places(centre: QPointF, size: QSizeF, inside: QRectF) -> Iterator[tuple[float, QPointF]]:
    """From near to far, how far in hex radii; below first, then round the hex."""
    half = QPointF(size.width() / 2, size.height() / 2)
    for step in range(STEPS):
        gap = (FIRST + step * STEP) * R
        for turn in (90, 270, 120, 60, 240, 300, 0, 180, 30, 150, 210, 330):
            way = polar(turn, 1.0)
            at = centre + way * gap + QPointF(way.x() * half.x(), way.y() * half.y())
            rect = box(at, size.width(), size.height())
            if inside.contains(rect):
                yield step * STEP, at


def _cost(ground: Ground, kept: list[QRectF], hex_id: str, rect: QRectF, at: QPointF) -> float:
    covered = sum(overlap(rect, other) for other in kept)
    if covered:
        return FORBIDDEN + covered
    cost = 0.0
    sheet = ground.sheet
    cost += LEGEND * sum(bool(overlap(rect, legend)) for legend in sheet.legends)
    if not sheet.inner.contains(rect):
        cost += MARGIN
    for id in sheet.near(rect):
        if overlap(rect, sheet.hex_rect(id, 0.9)):
            cost += _worth(ground, id)
    start = sheet.centres[hex_id]
    for part in (0.3, 0.4, 0.5, 0.6, 0.7, 0.8):  # the line that leads there
        point = start + (at - start) * part
        if any(other.contains(point) for other in kept[:-1]):
            cost += CROSSED
    return cost


def _worth(ground: Ground, id: str) -> float:
    if id in ground.wanted:
        return WANTED
    if ground.sheet.is_off_map(id):
        return STOP
    return LAID if id in ground.laid else EMPTY
