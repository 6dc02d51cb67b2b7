"""Where things stand on a face: cities and their slots, towns, and every piece of track."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker

from desktop.board.tile_code import SIDES, Face, Place, Track, side_of
from desktop.scene.painting.geometry import MIDDLE, POINTY, Grid, polar

SLOT_RADII = {1: 33.0, 2: 30.0, 3: 26.5, 4: 24.0}
SIDE_SLOT = 25.5  # slot of a city that stands at a side (Chicago)
SIDE_PART = 0.64  # of the way from the centre to that side; neighbours just keep apart
TOWN_PART = 0.71  # of a town that stands at a side, beside a city
SIDE_RIM = 1.6
TOWN_RADIUS = 13.0
CITY_RIM = 5.0  # the city's body round its slots


@dataclass(frozen=True)
class City:
    """A city on a face: its slots, and the body round them."""

    place: int  # its number among the places of the face
    centre: QPointF
    slots: tuple[QPointF, ...]
    radius: float
    body: QPainterPath


@dataclass(frozen=True)
class Shape:
    """The geometry of a face round (0, 0)."""

    centres: tuple[QPointF, ...]  # of all places
    cities: tuple[City, ...]
    towns: tuple[QPointF, ...]
    tracks: tuple[QPainterPath, ...]  # in the order of `Face.tracks`, from end a to end b

    def city(self, place: int) -> City:
        return next(city for city in self.cities if city.place == place)


@cache
def shape_of(face: Face, grid: Grid = POINTY) -> Shape:
    """The geometry of a face that is already turned."""
    centres = tuple(_centre(face, number, grid) for number in range(len(face.places)))
    return Shape(
        centres=centres,
        cities=tuple(
            _city(number, place, centres[number])
            for number, place in enumerate(face.places)
            if place.kind == "city"
        ),
        towns=tuple(
            centre
            for centre, place in zip(centres, face.places, strict=True)
            if place.kind == "town"
        ),
        tracks=tuple(_track(face, track, centres, grid) for track in face.tracks),
    )


def slot_at(face: Face, place: int, slot: int, grid: Grid = POINTY) -> tuple[QPointF, float]:
    """The middle and the radius of a slot, for a token."""
    city = shape_of(face, grid).city(place)
    return city.slots[min(slot, len(city.slots) - 1)], city.radius


def _centre(face: Face, number: int, grid: Grid) -> QPointF:
    place = face.places[number]
    if place.drawn_at is not None:
        part = SIDE_PART if place.kind == "city" else TOWN_PART
        return grid.side_mid(place.drawn_at, part)
    exits = sorted(face.place_exits[number])
    if place.kind == "town" and len(exits) == 2:
        return grid.track(*exits).pointAtPercent(0.5)
    if len(face.places) == 1 or not exits:
        return QPointF(0, 0)
    return sum((grid.side_mid(side) for side in exits), QPointF(0, 0)) / len(exits) * 0.55


def _city(number: int, place: Place, centre: QPointF) -> City:
    count = max(1, place.slots)
    radius = SIDE_SLOT if place.drawn_at is not None else SLOT_RADII.get(count, 22.0)
    slots = tuple(centre + offset for offset in _slot_offsets(count, radius))
    rim = SIDE_RIM if place.drawn_at is not None else CITY_RIM
    return City(number, centre, slots, radius, city_body(slots, radius, rim))


def _slot_offsets(count: int, radius: float) -> list[QPointF]:
    if count == 1:
        return [QPointF(0, 0)]
    if count == 2:
        return [QPointF(-radius, 0), QPointF(radius, 0)]
    if count == 3:
        return [polar(angle, radius * 1.155) for angle in (-90, 150, 30)]
    return [polar(360 / count * i - 135, radius * 1.4142) for i in range(count)]


def city_body(slots: tuple[QPointF, ...], radius: float, rim: float) -> QPainterPath:
    """Everything within the rim of the slots, or between them."""
    body = QPainterPath()
    if len(slots) == 1:
        body.addEllipse(slots[0], radius + rim, radius + rim)
        return body
    if len(slots) == 2:
        left, right = slots
        wide = radius + rim
        body.addRoundedRect(
            QRectF(left.x() - wide, left.y() - wide, right.x() - left.x() + 2 * wide, 2 * wide),
            wide,
            wide,
        )
        return body
    body.moveTo(slots[0])
    for slot in slots[1:]:
        body.lineTo(slot)
    body.closeSubpath()
    stroker = QPainterPathStroker()
    stroker.setWidth(2 * (radius + rim))
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return body.united(stroker.createStroke(body)).simplified()


def _track(face: Face, track: Track, centres: tuple[QPointF, ...], grid: Grid) -> QPainterPath:
    a, b = track.a, track.b
    from_a, from_b = (_aside(face, end, grid) for end in (a, b))
    if a < SIDES and b < SIDES:
        return grid.track(side_of(a), side_of(b), from_a, from_b)
    if a < SIDES:
        return grid.spur(side_of(a), centres[b - SIDES], from_a)
    if b < SIDES:
        return grid.spur(side_of(b), centres[a - SIDES], from_b).toReversed()
    path = QPainterPath(centres[a - SIDES])
    path.lineTo(centres[b - SIDES])
    return path


def _aside(face: Face, end: int, grid: Grid) -> QPointF:
    """How far from the middle of its side a track crosses it: where there are two, not there."""
    if end >= SIDES or not face.tracks_at[~side_of(end)]:
        return MIDDLE
    return grid.beside(side_of(end), end < 0)


def off_map_arrow(side: int, grid: Grid = POINTY) -> QPainterPath:
    """The stub of track by which trains leave for an off-map area."""
    half = 11.0
    outward = grid.side_mid(side) / grid.side_mid(side).manhattanLength()
    length = (outward.x() ** 2 + outward.y() ** 2) ** 0.5
    across = QPointF(-outward.y(), outward.x()) / length * half
    start, neck, tip = (grid.side_mid(side, part) for part in (1.02, 0.64, 0.47))
    path = QPainterPath(start + across)
    for point in (neck + across, tip, neck - across, start - across):
        path.lineTo(point)
    path.closeSubpath()
    return path


def off_map_line(side: int, grid: Grid = POINTY) -> QPainterPath:
    """How far a run goes into an off-map area: to the head of its arrow."""
    path = QPainterPath(grid.side_mid(side, 1.02))
    path.lineTo(grid.side_mid(side, 0.62))
    return path
