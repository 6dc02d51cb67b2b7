"""Links of Steam: the marker at the middle of each, where it covers neither a town nor a bridge."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from desktop.look.theme import PRINTED, Inks
from desktop.scene.painting.steam_discs import Disc, paint_disc

RADIUS = 20.0
STEP = 4.0  # units from one place that is tried to the next


@dataclass(frozen=True)
class LinkLook:
    """A link in the scene: its pieces of track in order, from end to end."""

    pieces: tuple[QPainterPath, ...]
    owner: Disc | None = None
    is_complete: bool = True
    trims: tuple[float, float] = (0.0, 0.0)  # what a town's symbol covers at either end


def along(look: LinkLook, way: float) -> QPointF:
    """The point at a distance from the beginning of a link."""
    for piece in look.pieces:
        length = piece.length()
        if way <= length or piece is look.pieces[-1]:
            return piece.pointAtPercent(max(0.0, min(1.0, way / length)))
        way -= length
    raise ValueError("a link has at least one piece of track")


def marker_at(
    look: LinkLook, avoid: Iterable[tuple[QPointF, float]] = (), radius: float = RADIUS
) -> QPointF:
    """The middle of a link, or the place nearest to it that touches none of the discs to avoid.

    `avoid`: middles and radii of towns, names, crossings and of markers that lie already. Where
    track ends nowhere yet, the marker may lie on its very end.
    """
    discs = tuple(avoid)
    start = look.trims[0] + radius
    end = sum(piece.length() for piece in look.pieces) - look.trims[1] - radius
    middle = (start + end) / 2
    last = end if look.is_complete else end + radius
    if last <= start:
        return along(look, middle)
    tries = [middle]
    for n in range(1, int((last - start) / STEP) + 1):
        tries += [middle + n * STEP, middle - n * STEP]
    best, most = along(look, middle), -math.inf
    for way in (way for way in tries if start <= way <= last or way == middle):
        spot = along(look, way)
        room = _room(spot, radius, discs)
        if room >= 0:
            return spot
        if room > most:
            best, most = spot, room
    return best


def _room(spot: QPointF, radius: float, discs: Sequence[tuple[QPointF, float]]) -> float:
    x, y = spot.x(), spot.y()
    return min((math.hypot(x - at.x(), y - at.y()) - radius - r for at, r in discs), default=0.0)


def markers_of(
    looks: Sequence[LinkLook], avoid: Iterable[tuple[QPointF, float]] = ()
) -> tuple[QPointF, ...]:
    """The markers of all links, each out of the way of those before it."""
    taken = list(avoid)
    spots = []
    for look in looks:
        spot = marker_at(look, _near(look, taken))
        taken.append((spot, RADIUS))
        spots.append(spot)
    return tuple(spots)


def _near(
    look: LinkLook, discs: Sequence[tuple[QPointF, float]]
) -> Iterator[tuple[QPointF, float]]:
    """Those that a marker of this link could touch at all."""
    room = QRectF()
    for piece in look.pieces:
        room = room.united(piece.boundingRect().adjusted(-1, -1, 1, 1))
    for at, radius in discs:
        reach = radius + RADIUS
        if room.adjusted(-reach, -reach, reach, reach).contains(at):
            yield at, radius


def marker_rect(at: QPointF, radius: float = RADIUS) -> QRectF:
    return QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius)


def paint_marker(
    painter: QPainter,
    at: QPointF,
    look: LinkLook,
    *,
    ghost: bool = False,
    inks: Inks = PRINTED,
) -> None:
    """Full on a finished link, hollow on an unfinished one, a dash in a dashed ring: nobody's."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(inks.casing), 5))
    painter.setBrush(QColor(inks.casing))
    painter.drawEllipse(at, RADIUS, RADIUS)
    painter.restore()
    radius = RADIUS if look.owner is not None else RADIUS * 0.8
    paint_disc(painter, at, radius, look.owner, hollow=not look.is_complete, ghost=ghost, inks=inks)
