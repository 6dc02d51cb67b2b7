"""Track tiles of Steam: one quiet card, lines in their owners' colours, bridges and towns.

A face is the plain value of `board.tile_code`, already turned. Its tracks come with one `Line`
each; without lines the tile is as it lies in the box.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from desktop.board.tile_code import SIDES, Face
from desktop.look.goods import goods_inks
from desktop.look.theme import PRINTED, Inks, colour
from desktop.scene.painting.faces import shape_of
from desktop.scene.painting.geometry import FLAT, Grid, as_points
from desktop.scene.painting.lettering import round_pen
from desktop.scene.painting.steam_discs import Disc
from desktop.scene.painting.tiles import CARD, CASING, CUT, OVERLAP, RAIL

NO_PEN, NO_BRUSH = Qt.PenStyle.NoPen, Qt.BrushStyle.NoBrush
OWNED, CORE, OWNED_CASING = 19.0, 13.0, 27.0  # ink edges, the owner's colour between them, rim
STRIPES = (1.05, 0.7)  # of an unfinished line, in widths of its core
TOWN = 23.0  # radius of a town's symbol
BRIDGE, PARAPET, WING = 31.0, 17.0, 6.5  # half its length, its half width, the turned-out ends


@dataclass(frozen=True)
class Line:
    """Whose a piece of track is, and whether its link is finished."""

    owner: Disc | None = None
    is_complete: bool = True


@dataclass(frozen=True)
class Crossing:
    """Two tracks that cross; the second goes over."""

    under: int
    over: int
    at: QPointF
    part: float  # of the length of the upper track


@cache
def track_paths(face: Face, grid: Grid = FLAT) -> tuple[QPainterPath, ...]:
    """The pieces of track round (0, 0), in the order of the face; branches run to their town.

    A town on a bend lies on the curve that its two branches make together.
    """
    shape = shape_of(face, grid)
    paths = []
    for track, path in zip(face.tracks, shape.tracks, strict=True):
        exits = sorted(face.place_exits[track.places[0]]) if track.places else []
        if len(exits) == 2:
            here = track.sides[0]
            other = exits[1] if exits[0] == here else exits[0]
            path = _first_half(grid.track(here, other))
        elif track.places and track.a >= SIDES:
            path = path.toReversed()
        paths.append(path)
    return tuple(paths)


def _first_half(path: QPainterPath) -> QPainterPath:
    half = QPainterPath(path.pointAtPercent(0))
    for step in range(1, 33):
        half.lineTo(path.pointAtPercent(step / 64))
    return half


@cache
def crossings(face: Face, grid: Grid = FLAT) -> tuple[Crossing, ...]:
    tracks = track_paths(face, grid)
    if face.places:  # branches meet in their town
        return ()
    found = []
    for over in range(len(tracks)):
        for under in range(over):
            meeting = _meeting(tracks[under], tracks[over])
            if meeting is not None:
                found.append(Crossing(under, over, *meeting))
    return tuple(found)


def _meeting(under: QPainterPath, over: QPainterPath) -> tuple[QPointF, float] | None:
    lower, upper = as_points(under, 48), as_points(over, 48)
    for number in range(48):
        piece = QLineF(upper[number], upper[number + 1])
        for start, end in pairwise(lower):
            kind, at = piece.intersects(QLineF(start, end))
            if kind == QLineF.IntersectionType.BoundedIntersection:
                return at, (number + 0.5) / 48
    return None


def paint_tile(
    painter: QPainter,
    face: Face,
    lines: Sequence[Line] = (),
    grid: Grid = FLAT,
    *,
    card: bool = True,
    lifted: bool = False,
    edge: float = CARD,
    inks: Inks = PRINTED,
) -> None:
    """A whole tile round (0, 0); the board paints all cards first, then all tracks."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if card:
        paint_cardboard(painter, goods_inks(inks.is_mono).tile, grid, lifted=lifted, inks=inks)
    paint_lines(painter, face, lines, grid, edge=edge, inks=inks)
    painter.restore()


def paint_cardboard(
    painter: QPainter,
    ground: str,
    grid: Grid = FLAT,
    *,
    lifted: bool = False,
    inks: Inks = PRINTED,
) -> None:
    """A hex of cardboard: soft shadow, light cut edge, thin dark rim."""
    painter.setPen(NO_PEN)
    if not inks.is_mono:
        layers = ((3, 15, 1.03, 0.10), (3, 11, 1.01, 0.14), (3, 7, 0.99, 0.18))
        for dx, dy, part, alpha in layers if lifted else ((1.2, 2.6, CARD, 0.34),):
            painter.setBrush(colour(inks.shadow, alpha))
            painter.drawPath(grid.outline(part).translated(dx, dy))
    painter.setBrush(QColor(ground).lighter(112))
    painter.drawPath(grid.outline(CARD))
    painter.setBrush(QColor(ground))
    painter.drawPath(grid.outline(CUT))
    painter.setBrush(NO_BRUSH)
    painter.setPen(QPen(colour(inks.ink, 0.55), 1.6))
    painter.drawPath(grid.outline(CARD))


def paint_lines(
    painter: QPainter,
    face: Face,
    lines: Sequence[Line] = (),
    grid: Grid = FLAT,
    *,
    edge: float = OVERLAP,
    inks: Inks = PRINTED,
) -> None:
    """The tracks of a face, its bridges and its towns; `edge` is where track ends."""
    tracks = track_paths(face, grid)
    if len(lines) not in (0, len(tracks)):
        raise ValueError("one line for each track, or none at all")
    worn: Sequence[Line | None] = lines or [None] * len(tracks)
    bridges = {crossing.over: crossing for crossing in crossings(face, grid)}
    painter.save()
    painter.setClipPath(grid.outline(edge), Qt.ClipOperation.IntersectClip)
    below = [n for n in range(len(tracks)) if n not in bridges]
    for number in below:
        _stroke_casing(painter, tracks[number], worn[number], inks)
    for number in below:
        _stroke_rail(painter, tracks[number], worn[number], inks)
    for number, crossing in bridges.items():
        _paint_bridge(painter, tracks[number], crossing, inks)
        _stroke_casing(painter, tracks[number], worn[number], inks)
        _stroke_rail(painter, tracks[number], worn[number], inks)
    painter.restore()
    for town in shape_of(face, grid).towns:
        paint_town(painter, town, TOWN * 0.86, inks=inks)


def _stroke_casing(painter: QPainter, track: QPainterPath, line: Line | None, inks: Inks) -> None:
    width = CASING if line is None else OWNED_CASING
    _stroke(painter, track, colour(inks.casing, 0.95), width)


def _stroke_rail(painter: QPainter, track: QPainterPath, line: Line | None, inks: Inks) -> None:
    if line is None:
        _stroke(painter, track, inks.ink, RAIL)
        return
    _stroke(painter, track, inks.ink, OWNED)
    if line.owner is None:
        _stroke(painter, track, inks.casing, CORE - 2)
        return
    own = inks.soft_ink if inks.is_mono else line.owner.colour
    if line.is_complete:
        _stroke(painter, track, own, CORE)
        return
    _stroke(painter, track, inks.slot, CORE)
    _stroke(painter, track, own, CORE, STRIPES)


def _stroke(
    painter: QPainter,
    track: QPainterPath,
    ink: str | QColor,
    width: float,
    dash: Sequence[float] = (),
) -> None:
    pen = QPen(QColor(ink), width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    if dash:
        pen.setDashPattern(list(dash))
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen)
    painter.drawPath(track)


def _paint_bridge(painter: QPainter, track: QPainterPath, crossing: Crossing, inks: Inks) -> None:
    """The deck and its two parapets with turned-out ends, over the lower line."""
    half = BRIDGE / track.length()
    first, last = (max(0.0, crossing.part - half), min(1.0, crossing.part + half))
    points = [track.pointAtPercent(first + (last - first) * i / 12) for i in range(13)]
    deck = QPainterPath(points[0])
    for point in points[1:]:
        deck.lineTo(point)
    _stroke(painter, deck, inks.casing, 2 * PARAPET)
    painter.setPen(round_pen(inks.ink, 3.8))
    for hand in (1, -1):
        side = [point + _aside(points, n) * hand * PARAPET for n, point in enumerate(points)]
        wing = [_aside(points, n) * hand * WING for n in (0, -1)]
        along = [points[0] - points[1], points[-1] - points[-2]]
        parapet = QPainterPath(side[0] + wing[0] + along[0])
        for point in side:
            parapet.lineTo(point)
        parapet.lineTo(side[-1] + wing[1] + along[1])
        painter.drawPath(parapet)


def _aside(points: Sequence[QPointF], number: int) -> QPointF:
    """The unit vector across a line of points."""
    number %= len(points)
    along = QLineF(points[max(0, number - 1)], points[min(len(points) - 1, number + 1)])
    unit = along.unitVector()
    return QPointF(-unit.dy(), unit.dx())


def paint_town(
    painter: QPainter, at: QPointF, radius: float = TOWN, *, inks: Inks = PRINTED
) -> None:
    """The symbol of a town: two gabled houses on a light disc."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(at)
    painter.scale(radius / TOWN, radius / TOWN)
    painter.setPen(QPen(QColor(inks.casing), 7))
    painter.setBrush(QColor(inks.slot))
    painter.drawEllipse(QPointF(0, 0), TOWN, TOWN)
    painter.setPen(QPen(QColor(inks.ink), 3.2))
    painter.drawEllipse(QPointF(0, 0), TOWN - 1, TOWN - 1)
    painter.setPen(NO_PEN)
    painter.setBrush(QColor(inks.ink))
    painter.drawPath(_houses())
    painter.restore()


@cache
def _houses() -> QPainterPath:
    path = QPainterPath()
    for left, base, wide, eaves, ridge in ((-14, 10, 13, 0, -8), (0, 10, 14, -4, -14)):
        path.moveTo(left, base)
        path.lineTo(left, eaves)
        path.lineTo(left + wide / 2, ridge)
        path.lineTo(left + wide, eaves)
        path.lineTo(left + wide, base)
        path.closeSubpath()
    doors = QPainterPath()
    doors.addRect(-9.5, 3, 4, 7)
    doors.addRect(5, 1, 4, 9)
    return path.subtracted(doors)
