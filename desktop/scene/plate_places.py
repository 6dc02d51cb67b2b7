"""Where the plates of the runs stand: over the printed number, or free beside it.

A plate that says what a stop earns may replace the badge that says the same; it covers it wholly
or not at all. Names, stations and other signs stay free, and plates stand side by side.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF

from desktop.scene.items.value_item import HEIGHT, StopValue
from desktop.scene.painting.geometry import polar
from desktop.scene.painting.standing import Standing

NEAR = 320.0  # units from a stop beyond which nothing can be in the way
FIRST = 50  # units from the middle of a stop to the nearest plate beside it
GAP = 4.0  # between plates
DISTANCE = 0.01  # what a unit away from the stop costs; to cover something wholly costs 1 and more
LATER = 0.001  # what it costs to be tried later
COVERED = 20.0
LINE = 0.12  # what it costs to cover a point of a line
REPLACED = 0.2  # to stand for the printed number is best

# Hundreds of places are tried for every plate: plain numbers are ten times as quick as Qt's.
Point = tuple[float, float]
Box = tuple[float, float, float, float]  # left, top, right, bottom
Disc = tuple[float, float, float]  # x, y, radius

RINGS = tuple(
    (radius, tuple(polar(turn, radius).toTuple() for turn in range(-90, 270, 15)))
    for radius in range(FIRST, 150, 8)
)


class PlatePlaces:
    """Finds a place for one plate after another."""

    def __init__(
        self,
        standing: Standing,
        spots: dict[tuple[str, int], QPointF],
        points: Sequence[QPointF] = (),
    ) -> None:
        self._spots = {key: (spot.x(), spot.y()) for key, spot in spots.items()}
        self._taken: list[tuple[str, Box]] = []
        self._points = [(point.x(), point.y()) for point in points]
        self._discs = [
            (at.x(), at.y(), radius) for of_hex in standing.discs.values() for at, radius in of_hex
        ]
        self._badges = {id: _plain(rect) for id, rect in standing.badges.items()}
        self._boxes = [
            _plain(rect)
            for of_hex in (*standing.names.values(), *standing.signs.values())
            for rect in of_hex
        ]

    def place(self, value: StopValue) -> QRectF:
        spot = self._spots[value.hex, value.place]
        hard = [box for box in self._boxes if _away(_middle(box), spot) < NEAR]
        hard += [_wider(box, GAP) for _, box in self._taken]
        badges = [badge for badge in self._free_badges() if _away(_middle(badge), spot) < NEAR]
        discs = [disc for disc in self._discs if _away((disc[0], disc[1]), spot) < NEAR]
        points = [point for point in self._points if _away(point, spot) < NEAR / 1.5]
        least, best = float("inf"), _box(spot, value.width, HEIGHT)
        for cost, at_least, box in self._candidates(value, spot):
            if least <= max(FIRST * DISTANCE, at_least):
                break  # nothing further away is better
            if cost >= least:
                continue
            cost += LINE * sum(_contains(box, point) for point in points)
            if cost < least:
                cost += self._covered(box, value, hard, badges, discs)
            if cost < least:
                least, best = cost, box
        self._taken.append((value.hex, best))
        left, top, right, bottom = best
        return QRectF(left, top, right - left, bottom - top)

    def _free_badges(self) -> Iterator[Box]:
        """The printed numbers no plate has replaced yet."""
        for badge in self._badges.values():
            if not any(_contains(box, _middle(badge)) for _, box in self._taken):
                yield badge

    def _candidates(self, value: StopValue, spot: Point) -> Iterator[tuple[float, float, Box]]:
        """Places to try, what each costs for being there, and what all after it cost at least."""
        wide, order = value.width, 0
        badge = self._badges.get(value.hex)
        if badge is not None:
            covering = max(wide, badge[2] - badge[0])
            high = max(HEIGHT, badge[3] - badge[1])
            yield REPLACED, 0.0, _box(_middle(badge), covering, high)
            order += 1
        for other, box in self._taken:
            if other == value.hex:
                x, y = _middle(box)
                across = (box[2] - box[0] + wide) / 2 + GAP
                down = (box[3] - box[1] + HEIGHT) / 2 + GAP
                for at in ((x + across, y), (x, y + down), (x - across, y), (x, y - down)):
                    cost = order * LATER + _away(at, spot) * DISTANCE
                    yield cost, 0.0, _box(at, wide, HEIGHT)
                    order += 1
        for radius, ring in RINGS:
            for dx, dy in ring:
                cost = order * LATER + (abs(dx) + abs(dy)) * DISTANCE
                box = _box((spot[0] + dx, spot[1] + dy), wide, HEIGHT)
                yield cost, order * LATER + radius * DISTANCE, box
                order += 1

    def _covered(
        self, box: Box, value: StopValue, hard: list[Box], badges: list[Box], discs: list[Disc]
    ) -> float:
        area = (box[2] - box[0]) * (box[3] - box[1])
        own = self._badges.get(value.hex)
        cost = sum(_overlap(box, other) for other in hard) / area * COVERED
        for badge in badges:
            if not _overlap(box, badge):
                continue
            replaces = badge is own and _away(_middle(box), _middle(badge)) < 1e-6
            cost += 0.0 if replaces else COVERED / 2
        return cost + COVERED / 2 * sum(_touches(box, disc) for disc in discs)


def _plain(rect: QRectF) -> Box:
    return rect.left(), rect.top(), rect.right(), rect.bottom()


def _box(at: Point, width: float, height: float) -> Box:
    x, y = at
    return x - width / 2, y - height / 2, x + width / 2, y + height / 2


def _wider(box: Box, by: float) -> Box:
    return box[0] - by, box[1] - by, box[2] + by, box[3] + by


def _middle(box: Box) -> Point:
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2


def _away(one: Point, other: Point) -> float:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


def _contains(box: Box, point: Point) -> bool:
    return box[0] <= point[0] <= box[2] and box[1] <= point[1] <= box[3]


def _overlap(box: Box, other: Box) -> float:
    """The area two boxes share."""
    wide = min(box[2], other[2]) - max(box[0], other[0])
    high = min(box[3], other[3]) - max(box[1], other[1])
    return wide * high if wide > 0 and high > 0 else 0.0


def _touches(box: Box, disc: Disc) -> bool:
    """Whether a box covers a part of a disc."""
    at_x, at_y, radius = disc
    x = min(max(at_x, box[0]), box[2]) - at_x
    y = min(max(at_y, box[1]), box[3]) - at_y
    return x * x + y * y < radius * radius
