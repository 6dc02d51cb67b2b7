"""The goods supply of Steam: twelve reserve hexes on a sheet of paper, with their cubes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from desktop.look.fonts import SERIF
from desktop.look.goods import goods_inks
from desktop.look.theme import PRINTED, Inks, colour
from desktop.scene.painting.geometry import APOTHEM, FLAT, R
from desktop.scene.painting.lettering import draw_text, text_path
from desktop.scene.painting.steam_cubes import cube_places, paint_cubes
from desktop.scene.painting.steam_paper import paint_age, paint_paper
from desktop.scene.painting.steam_tracks import CAPTION, EDGE, INSET, SHADOW_BELOW

SPACES = 12
COLUMNS = (1, 2, 3, 4, 6, 12)
GAP = 3.0
LIKED = 62.0  # the width of a hex as it likes it
LARGEST = 120.0
YARD = QRectF(-0.62, -0.5, 1.24, 0.98)  # where cubes lie, in parts of the hex's radius
LARGEST_CUBE = 0.5


@dataclass(frozen=True)
class Space:
    """A reserve hex: its middle, its radius, and the places of its cubes."""

    middle: QPointF
    radius: float
    cubes: tuple[QRectF, ...]

    @property
    def outline(self) -> QPainterPath:
        part = self.radius / R
        place = QTransform.fromTranslate(self.middle.x(), self.middle.y()).scale(part, part)
        return place.map(FLAT.outline())

    @property
    def rect(self) -> QRectF:
        high = self.radius * APOTHEM / R
        return QRectF(
            self.middle.x() - self.radius, self.middle.y() - high, 2 * self.radius, 2 * high
        )


@dataclass(frozen=True)
class SupplyPlan:
    sheet: QRectF
    spaces: tuple[Space, ...]

    def space_at(self, point: QPointF) -> int | None:
        return next((n for n, s in enumerate(self.spaces) if s.outline.contains(point)), None)


def _inner(rect: QRectF, caption: str) -> QRectF:
    sheet = rect.adjusted(EDGE, EDGE, -EDGE, -SHADOW_BELOW)
    return sheet.adjusted(INSET, INSET + (CAPTION if caption else 0), -INSET, -INSET)


def supply_height(width: float, caption: str = "", spaces: int = SPACES) -> float:
    """The height at which the hexes of a sheet of that width are neither small nor huge."""
    inner = _inner(QRectF(0, 0, width, 1000), caption)
    fit = [n for n in COLUMNS if n <= spaces and inner.width() / n >= LIKED - 5]
    columns = max(fit or [1])
    radius = min(inner.width() / columns - GAP, LARGEST) / 2
    rows = -(-spaces // columns)
    return rows * (2 * radius * APOTHEM / R + GAP) + 1000 - inner.height()


def plan_supply(rect: QRectF, cubes: Sequence[Sequence[str]], caption: str = "") -> SupplyPlan:
    """Lay the reserve hexes out, as large as the rectangle lets them be."""
    inner, count = _inner(rect, caption), len(cubes)
    radius, columns = max((_radius(inner, n, count), n) for n in COLUMNS if n <= max(1, count))
    rows = -(-count // columns)
    wide, high = inner.width() / columns, min(inner.height() / rows, 2 * radius + GAP)
    yard = QTransform.fromScale(radius, radius).mapRect(YARD)
    spaces = []
    for n, kinds in enumerate(cubes):
        middle = QPointF(
            inner.left() + (n % columns + 0.5) * wide, inner.top() + (n // columns + 0.5) * high
        )
        places = cube_places(yard.translated(middle), len(kinds), LARGEST_CUBE * radius)
        spaces.append(Space(middle, radius, places))
    sheet = rect.adjusted(EDGE, EDGE, -EDGE, -SHADOW_BELOW - inner.height() + rows * high)
    return SupplyPlan(sheet, tuple(spaces))


def _radius(inner: QRectF, columns: int, count: int) -> float:
    rows = -(-count // columns)
    across = (inner.width() / columns - GAP) / 2
    return min(across, (inner.height() / rows - GAP) / 2 / (APOTHEM / R), LARGEST / 2)


def paint_supply(
    painter: QPainter,
    plan: SupplyPlan,
    cubes: Sequence[Sequence[str]],
    *,
    caption: str = "",
    labels: Sequence[str] = (),
    chosen: int | None = None,
    scale: float = 1.0,
    is_flat: bool = False,
    inks: Inks = PRINTED,
) -> None:
    """`labels` are printed small in the hexes; the cubes of `chosen` are about to go."""
    painter.save()
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    paint_paper(painter, plan.sheet, caption, scale=scale, is_flat=is_flat, inks=inks)
    own = goods_inks(inks.is_mono)
    for number, (space, kinds) in enumerate(zip(plan.spaces, cubes, strict=True)):
        painter.setBrush(QColor(own.yard if kinds else inks.paper_shade))
        painter.setPen(QPen(colour(inks.ink, 0.75), 1.3))
        painter.drawPath(space.outline)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour(inks.soft_ink, 0.5), 0.8))
        part = (space.radius - 3.5) / R
        middle = space.middle
        inset = QTransform.fromTranslate(middle.x(), middle.y()).scale(part, part)
        painter.drawPath(inset.map(FLAT.outline()))
        if labels:
            at = middle + QPointF(0, space.radius * 0.66)
            size = max(8.0, space.radius * 0.3)
            ink = colour(inks.ink, 0.8 if kinds else 0.5)
            draw_text(painter, text_path(labels[number], at, size, 600, SERIF), ink)
    if not (is_flat or inks.is_mono):
        paint_age(painter, plan.sheet, scale, inks)
    for number, (space, kinds) in enumerate(zip(plan.spaces, cubes, strict=True)):
        if number == chosen:
            painter.setOpacity(0.4)
        paint_cubes(painter, space.cubes, kinds, inks=inks)
        painter.setOpacity(1.0)
    painter.restore()
