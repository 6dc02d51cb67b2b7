"""Pictures to look into: what is painted where."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import combinations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from desktop.look.companies import PLAYERS
from desktop.scene.painting.steam_discs import disc_of

GROUND = "#00FF00"  # a colour that nothing is painted in
DISCS = tuple(disc_of(mark) for mark in PLAYERS)


def picture(
    paint: Callable[[QPainter], None],
    width: float = 240,
    height: float = 220,
    *,
    scale: float = 1.0,
    middle: bool = True,
) -> QImage:
    """What is painted, round the middle of the picture or from its corner."""
    image = QImage(round(width * scale), round(height * scale), QImage.Format.Format_RGB32)
    image.fill(QColor(GROUND))
    painter = QPainter(image)
    painter.scale(scale, scale)
    if middle:
        painter.translate(width / 2, height / 2)
    try:
        paint(painter)
    finally:
        painter.end()
    return image


def is_like(one: QColor, other: str | QColor, within: int = 24) -> bool:
    wanted = QColor(other)
    pairs = zip(one.getRgb()[:3], wanted.getRgb()[:3], strict=True)
    return all(abs(a - b) <= within for a, b in pairs)


def count_like(image: QImage, wanted: str, rect: QRectF | None = None, within: int = 24) -> int:
    area = (rect or QRectF(image.rect())).toAlignedRect().intersected(image.rect())
    return sum(
        is_like(image.pixelColor(x, y), wanted, within)
        for x in range(area.left(), area.right() + 1)
        for y in range(area.top(), area.bottom() + 1)
    )


def painted_rect(image: QImage) -> QRectF:
    """The smallest rectangle that holds all that was painted."""
    found = [
        QPointF(x, y)
        for x in range(image.width())
        for y in range(image.height())
        if not is_like(image.pixelColor(x, y), GROUND, 2)
    ]
    xs, ys = [p.x() for p in found], [p.y() for p in found]
    return QRectF(QPointF(min(xs), min(ys)), QPointF(max(xs) + 1, max(ys) + 1))


def none_overlap(rects: Iterable[QRectF]) -> bool:
    return not any(one.intersects(other) for one, other in combinations(rects, 2))


def all_within(rects: Iterable[QRectF], area: QRectF) -> bool:
    slack = area.adjusted(-0.01, -0.01, 0.01, 0.01)
    return all(slack.contains(rect) for rect in rects)


def disc_rect(at: QPointF, radius: float) -> QRectF:
    return QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius)
