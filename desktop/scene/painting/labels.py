"""Placing labels: every label looks for the freest of some places, in a fixed order.

What stands on a hex is painted into a small picture of costs; a table of its sums then tells the
mean cost under any rectangle at once. Track may be covered if need be, the ground beyond the hex
less gladly, cities, badges and earlier labels hardly ever.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import accumulate
from operator import add
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen

from desktop.board.tile_code import Face
from desktop.look.fonts import SERIF
from desktop.scene.painting.faces import CITY_RIM, city_body, shape_of
from desktop.scene.painting.geometry import POINTY, Grid, polar
from desktop.scene.painting.lettering import text_width

BADGE = 17.5  # radius of a revenue badge
TRACK_WIDTH = 23.0
NAME_SIZE, NAME_SMALLEST = 26.5, 22.0

SOFT, HARD, OUTSIDE = 1.0, 6.0, 1.6
SMALL = 8.4  # a dot is soon covered whole, and a port is no more than a dot
_UNIT = 30  # levels of grey for a cost of 1
_CELL = 4.0  # scene units of a pixel of the picture
_HALF = 148.0  # the picture reaches so far from the centre of the hex
_SIZE = int(2 * _HALF / _CELL)
CROWDED = 0.5  # a label that costs so much covers what it should not
_ORDER = 0.012  # what it costs to be one place further down the list


@dataclass(frozen=True)
class Label:
    """A label that has found its place; `rect` is what it covers."""

    kind: str  # "revenue", "label", "cost", "name", "number" or a symbol such as "port"
    text: str
    at: QPointF
    size: float
    rect: QRectF
    cost: float = 0.0  # what it had to cover


class Occupied:
    """What already stands on a hex and round it."""

    def __init__(
        self, face: Face, grid: Grid = POINTY, around: Sequence[tuple[QPointF, Face]] = ()
    ) -> None:
        self._image = QImage(_SIZE, _SIZE, QImage.Format.Format_RGB32)
        self._image.fill(_grey(OUTSIDE))
        self._sums: list[list[int]] = []
        painter = self._painter()
        painter.fillPath(grid.outline(0.97), QColor(0, 0, 0))
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
        for offset, other in ((QPointF(0, 0), face), *around):
            painter.save()
            painter.translate(offset)
            _stamp(painter, other, grid)
            painter.restore()
        painter.end()

    def copy(self) -> Occupied:
        made = object.__new__(Occupied)
        made._image, made._sums = self._image.copy(), self._sums
        return made

    def add(self, rect: QRectF, is_round: bool = False) -> None:
        """Something hard stands here now."""
        path = QPainterPath()
        if is_round:
            path.addEllipse(rect)
        else:
            path.addRect(rect)
        painter = self._painter()
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
        painter.fillPath(path, _grey(HARD))
        painter.end()
        self._sums = []

    def cost(self, rect: QRectF) -> float:
        """The mean cost of covering this."""
        sums = self._sums or self._sum_up()
        left, right = _cells(rect.left(), rect.right())
        top, bottom = _cells(rect.top(), rect.bottom())
        total = sums[bottom][right] - sums[top][right] - sums[bottom][left] + sums[top][left]
        return total / _UNIT / ((right - left) * (bottom - top))

    def best(self, places: Places, size: tuple[float, float]) -> QPointF:
        """The place where a label of this size costs least; earlier ones are preferred."""
        sums = self._sums or self._sum_up()
        least, best = float("inf"), QPointF()
        for left, right, top, bottom, area, handicap, place in places.spots(size):
            upper, lower = sums[top], sums[bottom]
            total = lower[right] - upper[right] - lower[left] + upper[left]
            cost = total / _UNIT / area + handicap
            if cost < least:
                least, best = cost, place
        return best

    def _painter(self) -> QPainter:
        painter = QPainter(self._image)
        painter.scale(1 / _CELL, 1 / _CELL)
        painter.translate(_HALF, _HALF)
        return painter

    def _sum_up(self) -> list[list[int]]:
        values = bytes(self._image.constBits())[::4]  # one channel of the grey picture
        above = [0] * (_SIZE + 1)
        sums = [above]
        for row in range(_SIZE):
            line = accumulate(values[row * _SIZE : (row + 1) * _SIZE], initial=0)
            above = list(map(add, above, line))
            sums.append(above)
        self._sums = sums
        return sums


Spot = tuple[int, int, int, int, int, float, QPointF]
Placing = Callable[[Occupied], Label]  # puts a label onto what is occupied


def _grey(cost: float) -> QColor:
    level = round(cost * _UNIT)
    return QColor(level, level, level)


class Places(tuple[QPointF, ...]):
    """Places in the order in which a label tries them.

    The same few lists are asked for again and again, for every hex and every order of labels; so
    what a label of some size covers at each place is worked out once.
    """

    def spots(self, size: tuple[float, float]) -> tuple[Spot, ...]:
        """For each place the cells under it, and what it costs to come late in the list."""
        known: dict[Any, tuple[Spot, ...]] = self.__dict__
        if size not in known:
            known[size] = tuple(_spot(number, at, size) for number, at in enumerate(self))
        return known[size]


def _spot(number: int, at: QPointF, size: tuple[float, float]) -> Spot:
    rect = box(at, *size)
    left, right = _cells(rect.left(), rect.right())
    top, bottom = _cells(rect.top(), rect.bottom())
    area = (right - left) * (bottom - top)
    return left, right, top, bottom, area, _ORDER * number, at


def _cells(low: float, high: float) -> tuple[int, int]:
    first = max(0, min(_SIZE - 1, round((low + _HALF) / _CELL)))
    return first, max(first + 1, min(_SIZE, round((high + _HALF) / _CELL)))


def _stamp(painter: QPainter, face: Face, grid: Grid) -> None:
    shape = shape_of(face, grid)
    tracks = QPainterPath()
    for track in shape.tracks:
        tracks.addPath(track)
    pen = QPen(_grey(SOFT), TRACK_WIDTH, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
    painter.strokePath(tracks, pen)
    for city in shape.cities:
        painter.fillPath(city_body(city.slots, city.radius, CITY_RIM + 3), _grey(HARD))
    for town in shape.towns:
        path = QPainterPath()
        path.addEllipse(town, 20, 20)
        painter.fillPath(path, _grey(SMALL))


def box(at: QPointF, width: float, height: float) -> QRectF:
    return QRectF(at.x() - width / 2, at.y() - height / 2, width, height)


def _ring(radii: Iterable[float], angles: Sequence[float]) -> tuple[QPointF, ...]:
    return tuple(polar(angle, radius) for radius in radii for angle in angles)


_BADGE_PLACES = Places(
    (
        *_ring((72, 66, 60, 54), (-30, -150, 30, 150, -90, 90, 0, 180, -60, -120, 60, 120)),
        *_ring((76, 70, 64), range(-165, 181, 15)),
    )
)
_MIDDLE_PLACES = (QPointF(-14, 0), QPointF(0, 0), *_ring((16, 26), range(0, 360, 45)))
_CROWDED_PLACES = Places((*_MIDDLE_PLACES, *_BADGE_PLACES))
_LETTER_PLACES = Places(
    (
        *_ring((74, 66, 58), (-150, 150, -30, 30, 90, -90, 180, 0)),
        *_ring((84,), (90, -90)),
    )
)
MARKER_PLACES = Places(
    (
        *_ring((76, 68, 60, 52), (30, 150, -30, -150, 90, -90, 0, 180, 60, 120)),
        *_ring((80, 72, 64, 56), range(-165, 181, 15)),
    )
)
COST_PLACES = Places(
    (
        *(QPointF(x, y) for y in (36, -40, 56, -56) for x in (0, 24, -24)),
        *_ring((70, 64, 58, 52), range(-165, 181, 15)),
    )
)
NUMBER_PLACES = Places((QPointF(0, 78.5), QPointF(0, -78.5), QPointF(-56, 40), QPointF(56, 40)))
_NAME_PLACES = Places(
    QPointF(dx, y)
    for y in (60, -60, 66, -66, 55, -55, 72, -72, 50, -50)
    for dx in (0, -8, 8, -16, 16)
)
_BARE_NAME_PLACES = Places((QPointF(0, -8), QPointF(0, 8), QPointF(0, -24), *_NAME_PLACES))
_VALUES_PLACES = Places(
    (
        *(QPointF(x, y) for y in (56, -56, 50, -50, 62, -62) for x in (0, 10, -10, 22, -22)),
        *_ring((62, 56, 50), range(-165, 181, 15)),
    )
)


@cache
def face_labels(face: Face, number: str = "", grid: Grid = POINTY) -> tuple[Label, ...]:
    """Badge, letter and number of a loose tile."""
    occupied = Occupied(face, grid)
    found = place_face_labels(face, occupied)
    small = place_number(number, occupied) if number else None
    return (*found, small) if small else tuple(found)


def place_face_labels(face: Face, occupied: Occupied) -> list[Label]:
    """Revenue first, then the letter; both are remembered as occupied."""
    return [place(occupied) for place in (place_revenue(face), place_letter(face)) if place]


def place_revenue(face: Face) -> Placing | None:
    values = [p.revenue for p in face.places if p.is_stop and p.kind != "off"]
    if not values or not isinstance(values[0], int) or values[0] == 0:
        return None
    crowded = len(values) > 1 and len(set(values)) == 1
    places = _CROWDED_PLACES if crowded else _BADGE_PLACES
    text = str(values[0])

    def place(occupied: Occupied) -> Label:
        at = occupied.best(places, (37, 37))
        return _placed("revenue", text, at, 22, (42, 42), occupied, True)

    return place


def values_of(face: Face) -> tuple[tuple[str, int], ...]:
    """The values by colour of a face that has them."""
    found = (place.revenue for place in face.places if isinstance(place.revenue, tuple))
    return next(found, ())


def place_values(face: Face, cell: tuple[float, float]) -> Placing | None:
    """The values of a printed city, which change as those of off-map areas do."""
    values = values_of(face)
    if not values:
        return None
    size = ((cell[0] + 4) * len(values) + 8, cell[1] + 10)

    def place(occupied: Occupied) -> Label:
        at = occupied.best(_VALUES_PLACES, size)
        return _placed("values", "", at, 24, size, occupied)

    return place


def place_letter(face: Face) -> Placing | None:
    text = face.label
    if not text or _says_the_name(face):
        return None
    size = 27.0 if len(text) == 1 else 22.0
    wide = 21 if len(text) == 1 else text_width(text, size, 700, SERIF) + 4

    def place(occupied: Occupied) -> Label:
        at = occupied.best(_LETTER_PLACES, (wide + 4, 28))
        return _placed("label", text, at, size, (wide + 6, 32), occupied)

    return place


def _says_the_name(face: Face) -> bool:
    """A crowd of cities with a name of its own needs no letters in the middle of them."""
    return len(face.places) > 2 and len(face.label) > 1


def place_symbol(kind: str, radius: float, occupied: Occupied) -> Label:
    at = occupied.best(MARKER_PLACES, (2 * radius + 8, 2 * radius + 8))
    side = 2 * radius + 4
    return _placed(kind, "", at, radius, (side, side), occupied, True)


def place_cost(text: str) -> Placing:
    def place(occupied: Occupied) -> Label:
        at = occupied.best(COST_PLACES, (60, 32))
        return _placed("cost", text, at, 22, (58, 34), occupied)

    return place


def place_number(text: str, occupied: Occupied) -> Label | None:
    """The tile's number: only decoration, so it gives way to everything."""
    size = (7.0 * len(text), 10.0)
    at = occupied.best(NUMBER_PLACES, (size[0] + 4, size[1] + 4))
    if occupied.cost(box(at, *size)) > SOFT:
        return None
    return Label("number", text, at, 11.5, box(at, *size))


def _placed(
    kind: str,
    text: str,
    at: QPointF,
    size: float,
    covers: tuple[float, float],
    occupied: Occupied,
    is_round: bool = False,
) -> Label:
    rect = box(at, *covers)
    cost = occupied.cost(rect)
    occupied.add(rect, is_round)
    return Label(kind, text, at, size, rect, cost)


def place_name(text: str, is_bare: bool = False) -> Placing:
    """A city's name: below or above the city, a little to the side if that is freer.

    Where nothing stands in the hex the name stands in its middle.
    """
    size, wide = name_size(text)
    places = _BARE_NAME_PLACES if is_bare else _NAME_PLACES

    def place(occupied: Occupied) -> Label:
        at = occupied.best(places, (wide + 2, size * 0.86))
        return _placed("name", text, at, size, (wide + 6, size * 0.98), occupied)

    return place


def place_all(placings: Sequence[Placing], occupied: Occupied) -> tuple[list[Label], Occupied]:
    """Place labels in turn; where they get into each other's way, in the best of all orders."""

    ground = occupied.copy()
    first = [place(ground) for place in placings]
    if max((label.cost for label in first), default=0) <= CROWDED:
        return first, ground
    best = (sum(map(_weight, first)), first, ground)

    def go_on(rest: Sequence[Placing], placed: list[Label], at: Occupied, total: float) -> None:
        nonlocal best
        if not rest:
            best = (total, placed, at)
        for number, place in enumerate(rest):
            after = at.copy()
            label = place(after)
            cost = total + _weight(label)
            if cost < best[0]:  # it only grows from here
                go_on((*rest[:number], *rest[number + 1 :]), [*placed, label], after, cost)

    go_on(placings, [], occupied, 0.0)
    return best[1], best[2]


def _weight(label: Label) -> float:
    return label.cost * label.rect.width() * label.rect.height()


def name_beside(text: str, grid: Grid, side: int) -> Label:
    """A name beside its hex, for a crowd of cities: on bare paper across that side."""
    size, wide = name_size(text)
    edge = grid.side_mid(side)
    at = edge + QPointF((1 if edge.x() > 0 else -1) * (wide / 2 + 10), 0)
    return Label("name", text, at, size, box(at, wide, size * 0.9))


def name_size(text: str, width: float = 160) -> tuple[float, float]:
    """The size at which a name fits its hex, if it is not too small, and its width then."""
    wide = text_width(text, NAME_SIZE, 600, SERIF)
    size = NAME_SIZE if wide <= width else max(NAME_SMALLEST, NAME_SIZE * width / wide)
    return size, wide * size / NAME_SIZE
