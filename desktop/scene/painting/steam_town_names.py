"""The names of towns: as large as can be read with the whole board in sight, where room is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from desktop.board.tile_code import Face
from desktop.look.fonts import SERIF
from desktop.look.theme import PRINTED, Inks
from desktop.scene.painting.faces import shape_of
from desktop.scene.painting.geometry import FLAT, Grid, as_points
from desktop.scene.painting.lettering import draw_halo_text, text_path, text_width
from desktop.scene.painting.steam_tiles import TOWN, track_paths

WEIGHT = 600
ONE_LINE = 205.0  # units: a longer name is squeezed, then broken, then smaller
NARROWEST, SMALLEST = 0.84, 0.82  # of the letters' width; of their size
HALO = 6.5
GAP = 10.0  # between the symbol of a town and the capitals
CAPITALS, PITCH = 0.67, 0.9  # of the size: how high they are, from line to line
TRACK = 13.0  # half of its width
SIDEWAYS = (0.0, 16.0, -16.0, 32.0, -32.0, 48.0, -48.0)
LARGEST_SHIFT = max(SIDEWAYS)
# What it costs to cover a sample of track, of a city, and to be away from the usual place.
ON_TRACK, ON_CITY, ON_TOWN, AWAY = 1.0, 0.8, 3.0, 0.03
BREAKS = " -"


@dataclass(frozen=True)
class Neighbour:
    """What lies beside a town, seen from its centre."""

    at: tuple[float, float]
    face: Face
    is_city: bool


@dataclass(frozen=True)
class TownName:
    """A name as it is set, in one line or two."""

    lines: tuple[str, ...]
    size: float
    squeeze: float

    @property
    def width(self) -> float:
        return max(text_width(line, self.size, WEIGHT, SERIF) for line in self.lines) * self.squeeze

    @property
    def height(self) -> float:
        return self.size * (1 + PITCH * (len(self.lines) - 1))

    def rect(self, at: QPointF) -> QRectF:
        return QRectF(at.x() - self.width / 2, at.y() - self.height / 2, self.width, self.height)

    def path(self, at: QPointF) -> QPainterPath:
        path = QPainterPath()
        top = at.y() - self.size * PITCH * (len(self.lines) - 1) / 2
        for number, line in enumerate(self.lines):
            spot = QPointF(0, top + number * self.size * PITCH)
            path.addPath(text_path(line, spot, self.size, WEIGHT, SERIF))
        return QTransform.fromTranslate(at.x(), 0).scale(self.squeeze, 1).map(path)


@cache
def set_name(name: str, size: float) -> TownName:
    """In letters of this size, if there is any way."""
    wide = text_width(name, size, WEIGHT, SERIF)
    if wide * NARROWEST <= ONE_LINE:
        return TownName((name,), size, min(1.0, ONE_LINE / wide))
    lines = _broken(name)
    wide = max(text_width(line, size, WEIGHT, SERIF) for line in lines)
    smaller = size * (SMALLEST if len(lines) > 1 else max(SMALLEST, ONE_LINE / NARROWEST / wide))
    wide *= smaller / size
    return TownName(lines, smaller, max(NARROWEST, min(1.0, ONE_LINE / wide)))


def _broken(name: str) -> tuple[str, ...]:
    """In two parts as even as can be; a hyphen stays at the end of the first."""
    ends = [n + 1 for n, letter in enumerate(name) if letter in BREAKS]
    if not ends:
        return (name,)
    end = min(ends, key=lambda n: abs(len(name) / 2 - n))
    return name[:end].rstrip(), name[end:]


def town_name_at(
    name: TownName, face: Face, around: Sequence[Neighbour] = (), grid: Grid = FLAT
) -> QPointF:
    """Below the town, unless above or a little aside it covers less track and no city."""
    return QPointF(*_place(name, face, tuple(around), grid))


@cache
def _place(
    name: TownName, face: Face, around: tuple[Neighbour, ...], grid: Grid
) -> tuple[float, float]:
    towns = shape_of(face, grid).towns
    town = towns[0] if towns else QPointF(0, 0)
    covered = tuple(_samples(face, town, around, grid))
    first = TOWN + GAP + name.size * CAPITALS / 2
    more = name.size * PITCH * (len(name.lines) - 1) / 2
    found = []
    for down in (1, -1):
        for aside in SIDEWAYS:
            at = QPointF(aside, town.y() + down * (first + more))
            rect = name.rect(at)
            cost = AWAY * (abs(aside) / SIDEWAYS[1] + (down < 0))
            cost += sum(weight for point, reach, weight in covered if _is_under(rect, point, reach))
            found.append((cost, at.toTuple()))
    return min(found, key=lambda tried: tried[0])[1]


Sample = tuple[QPointF, float, float]


def _samples(
    face: Face, town: QPointF, around: Sequence[Neighbour], grid: Grid
) -> Iterator[Sample]:
    """Points that are better not covered, with their reach and their weight."""
    yield town, TOWN, ON_TOWN
    for path in track_paths(face, grid):
        yield from ((point, TRACK, ON_TRACK) for point in as_points(path, 8))
    for other in around:
        centre = QPointF(*other.at)
        if other.is_city:
            yield from ((centre + spot, 6.0, ON_CITY) for spot in _city(grid))
            continue
        for path in track_paths(other.face, grid):
            yield from ((centre + point, TRACK, ON_TRACK) for point in as_points(path, 8))
        for spot in shape_of(other.face, grid).towns:
            yield centre + spot, TOWN, ON_TOWN


@cache
def _city(grid: Grid) -> tuple[QPointF, ...]:
    """All over a hex."""
    step, inside = 20, grid.outline(0.98)
    every = (QPointF(x, y) for x in range(-100, 101, step) for y in range(-100, 101, step))
    return tuple(point for point in every if inside.contains(point))


def _is_under(rect: QRectF, point: QPointF, reach: float) -> bool:
    return rect.adjusted(-reach, -reach, reach, reach).contains(point)


def paint_town_name(
    painter: QPainter,
    name: TownName,
    at: QPointF,
    ground: str | QColor,
    *,
    inks: Inks = PRINTED,
) -> None:
    """`ground` is the colour under the name, for its halo."""
    halo = QColor(ground)
    halo.setAlphaF(0.92)
    draw_halo_text(painter, name.path(at), inks.ink, halo, HALO)
