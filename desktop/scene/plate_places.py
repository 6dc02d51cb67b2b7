"""Where the plates of the runs stand: over the printed number, or free beside it.

A plate that says what a stop earns may replace the badge that says the same; it covers it wholly
or not at all. Names, stations and other signs stay free, and plates stand side by side.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF

from desktop.scene.items.value_item import HEIGHT, StopValue
from desktop.scene.painting.geometry import polar
from desktop.scene.painting.labels import box
from desktop.scene.painting.standing import Disc, Standing, overlap, touches_disc

NEAR = 320.0  # units from a stop beyond which nothing can be in the way
FIRST = 50  # units from the middle of a stop to the nearest plate beside it
GAP = 4.0  # between plates
DISTANCE = 0.01  # what a unit away from the stop costs; to cover something wholly costs 1 and more
COVERED = 20.0
LINE = 0.12  # what it costs to cover a point of a line
REPLACED = 0.2  # to stand for the printed number is best


class PlatePlaces:
    """Finds a place for one plate after another."""

    def __init__(
        self,
        standing: Standing,
        spots: dict[tuple[str, int], QPointF],
        points: Sequence[QPointF] = (),
    ) -> None:
        self._standing = standing
        self._spots = spots
        self._taken: list[tuple[str, QRectF]] = []
        self._line_points = points
        self._discs = [d for of_hex in standing.discs.values() for d in of_hex]
        self._rects = [
            rect
            for of_hex in (*standing.names.values(), *standing.signs.values())
            for rect in of_hex
        ]

    def place(self, value: StopValue) -> QRectF:
        spot = self._spots[value.hex, value.place]
        hard = [r for r in self._rects if _is_near(r.center(), spot)]
        hard += [r.adjusted(-GAP, -GAP, GAP, GAP) for _, r in self._taken]
        badges = [r for id, r in self._free_badges() if _is_near(r.center(), spot)]
        discs = [d for d in self._discs if _is_near(d[0], spot)]
        points = [p for p in self._line_points if _away(p, spot) < NEAR / 1.5]
        least, best = float("inf"), box(spot, value.width, HEIGHT)
        for order, (rect, is_badge) in enumerate(self._candidates(value, spot)):
            cost = REPLACED if is_badge else order * 0.001 + _away(rect.center(), spot) * DISTANCE
            if least <= FIRST * DISTANCE:
                break  # nothing further away is better
            if cost >= least:
                continue
            cost += LINE * sum(rect.contains(point) for point in points)
            if cost < least:
                cost += self._covered(rect, value, hard, badges, discs)
            if cost < least:
                least, best = cost, rect
        self._taken.append((value.hex, best))
        return best

    def _free_badges(self) -> Iterator[tuple[str, QRectF]]:
        """The printed numbers no plate has replaced yet."""
        for id, badge in self._standing.badges.items():
            if not any(rect.contains(badge.center()) for _, rect in self._taken):
                yield id, badge

    def _candidates(self, value: StopValue, spot: QPointF) -> Iterator[tuple[QRectF, bool]]:
        """Places to try, and whether there the plate stands for the printed number."""
        wide = value.width
        badge = self._standing.badges.get(value.hex)
        if badge is not None:
            covering = max(wide, badge.width())
            yield box(badge.center(), covering, max(HEIGHT, badge.height())), True
        for other, rect in self._taken:
            if other == value.hex:
                for way in (1, -1):
                    by = QPointF(way * ((rect.width() + wide) / 2 + GAP), 0)
                    yield box(rect.center() + by, wide, HEIGHT), False
                    by = QPointF(0, way * ((rect.height() + HEIGHT) / 2 + GAP))
                    yield box(rect.center() + by, wide, HEIGHT), False
        for radius in range(FIRST, 150, 8):
            for turn in range(-90, 270, 15):
                yield box(spot + polar(turn, radius), wide, HEIGHT), False

    def _covered(
        self,
        rect: QRectF,
        value: StopValue,
        hard: list[QRectF],
        badges: list[QRectF],
        discs: list[Disc],
    ) -> float:
        area = rect.width() * rect.height()
        own = self._standing.badges.get(value.hex)
        cost = sum(overlap(rect, other) for other in hard) / area * COVERED
        for badge in badges:
            if not overlap(rect, badge):
                continue
            replaces = badge is own and rect.center() == badge.center()
            cost += 0.0 if replaces else COVERED / 2
        return cost + COVERED / 2 * sum(touches_disc(rect, disc) for disc in discs)


def _away(one: QPointF, other: QPointF) -> float:
    return (one - other).manhattanLength()


def _is_near(one: QPointF, other: QPointF) -> bool:
    return _away(one, other) < NEAR
