"""The round markers of Steam's players: a colour and a symbol, on links and on paper tracks."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.look.companies import CREAM, Mark
from desktop.look.goods import player_symbol
from desktop.look.theme import PRINTED, Inks, colour
from desktop.scene.painting.tokens import dashed, paint_symbol

NO_PEN, NO_BRUSH = Qt.PenStyle.NoPen, Qt.BrushStyle.NoBrush
APART = 0.16  # of a radius, between discs
RING_FROM = 7.0  # px of the radius from which the printed ring helps and does not smear


@dataclass(frozen=True)
class Disc:
    """How a player's marker looks."""

    colour: str
    symbol: str


def disc_of(mark: Mark) -> Disc:
    return Disc(mark.colour, player_symbol(mark))


def paint_disc(
    painter: QPainter,
    at: QPointF,
    radius: float,
    disc: Disc | None,
    *,
    hollow: bool = False,
    ghost: bool = False,
    shadow: bool = True,
    light_rim: bool = False,
    inks: Inks = PRINTED,
) -> None:
    """A marker; None is nobody's. `hollow`: of a link that is not finished yet.

    `ghost`: where it would go; `light_rim`: on a dark panel.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if ghost:
        painter.setOpacity(painter.opacity() * 0.45)
    if disc is None:
        _paint_nobody(painter, at, radius, inks)
    elif hollow:
        _paint_hollow(painter, at, radius, disc, inks)
    else:
        _paint_full(painter, at, radius, disc, shadow and not ghost, light_rim, inks)
    painter.restore()


def _paint_full(
    painter: QPainter,
    at: QPointF,
    radius: float,
    disc: Disc,
    shadow: bool,
    light_rim: bool,
    inks: Inks,
) -> None:
    painter.setPen(NO_PEN)
    if shadow and not inks.is_mono:
        painter.setBrush(colour(inks.shadow, 0.26))
        painter.drawEllipse(at + QPointF(0.05, 0.12) * radius, radius * 1.03, radius * 1.03)
    painter.setBrush(QColor(inks.ink if inks.is_mono else disc.colour))
    rim = colour(inks.cream, 0.9) if light_rim else colour(inks.rim, 0.9)
    painter.setPen(QPen(rim, radius * 0.09))
    painter.drawEllipse(at, radius * 0.95, radius * 0.95)
    if radius * painter.worldTransform().m11() >= RING_FROM:
        painter.setBrush(NO_BRUSH)
        painter.setPen(QPen(colour(CREAM, 0.5), radius * 0.06))
        painter.drawEllipse(at, radius * 0.80, radius * 0.80)
        paint_symbol(painter, disc.symbol, at, radius * 0.42, CREAM)
    else:
        paint_symbol(painter, disc.symbol, at, radius * 0.54, CREAM)


def _paint_hollow(painter: QPainter, at: QPointF, radius: float, disc: Disc, inks: Inks) -> None:
    ink = QColor(inks.ink if inks.is_mono else disc.colour)
    painter.setPen(NO_PEN)
    painter.setBrush(QColor(inks.slot))
    painter.drawEllipse(at, radius, radius)
    painter.setBrush(NO_BRUSH)
    painter.setPen(dashed(ink, radius * 0.24, (1.5, 0.86)))
    painter.drawEllipse(at, radius * 0.86, radius * 0.86)
    paint_symbol(painter, disc.symbol, at, radius * 0.42, ink)


def _paint_nobody(painter: QPainter, at: QPointF, radius: float, inks: Inks) -> None:
    painter.setBrush(QColor(inks.slot))
    painter.setPen(dashed(inks.soft_ink, radius * 0.16, (2.0, 1.6)))
    painter.drawEllipse(at, radius * 0.9, radius * 0.9)
    painter.setPen(QPen(QColor(inks.soft_ink), radius * 0.18))
    across = QPointF(radius * 0.38, 0)
    painter.drawLine(at - across, at + across)


def disc_places(area: QRectF, count: int, largest: float) -> tuple[tuple[QPointF, ...], float]:
    """Middles and radius of so many discs in an area: side by side, never one over another."""
    if count <= 0:
        return (), 0.0
    columns, radius = max(
        ((n, _radius(area, n, -(-count // n))) for n in range(1, count + 1)),
        key=lambda found: (round(found[1], 3), found[0]),
    )
    radius = min(radius, largest)
    rows = -(-count // columns)
    step = radius * (2 + APART)
    top = area.center().y() - (rows - 1) * step / 2
    places = []
    for row, first in enumerate(range(0, count, columns)):
        here = min(columns, count - first)
        left = area.center().x() - (here - 1) * step / 2
        places += [QPointF(left + i * step, top + row * step) for i in range(here)]
    return tuple(places), radius


def _radius(area: QRectF, columns: int, rows: int) -> float:
    across = area.width() / (2 * columns + (columns - 1) * APART)
    return min(across, area.height() / (2 * rows + (rows - 1) * APART))


def paint_discs(
    painter: QPainter,
    area: QRectF,
    discs: Sequence[Disc],
    largest: float = math.inf,
    *,
    inks: Inks = PRINTED,
) -> None:
    """Discs in a cell, the first at the top left."""
    places, radius = disc_places(area, len(discs), largest)
    for at, disc in zip(places, discs, strict=True):
        paint_disc(painter, at, radius, disc, inks=inks)
