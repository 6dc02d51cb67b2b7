"""Tokens: colour, letters and a symbol, so that no company depends on colour alone."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import cache, lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
    QTransform,
)

from desktop.look.companies import Livery
from desktop.look.theme import PRINTED, Inks, colour
from desktop.scene.painting.geometry import polar
from desktop.scene.painting.lettering import draw_text, text_path, text_width

NO_PEN, NO_BRUSH = Qt.PenStyle.NoPen, Qt.BrushStyle.NoBrush
LETTERS_WIDTH = 1.36  # of the radius: what the ring leaves for the letters
LETTERS_SIZE = 0.88
REACH = 1.3  # radii from the middle to where the shadow has ended

Points = Sequence[tuple[float, float]]

_POLYGONS: dict[str, Points] = {
    "keystone": (
        (-1.15, -0.9), (1.15, -0.9), (0.7, -0.2), (0.85, 0.95), (-0.85, 0.95), (-0.7, -0.2),
    ),
    "diamond": ((0, -1.1), (1.25, 0), (0, 1.1), (-1.25, 0)),
    "triangle": ((0, -1.05), (1.2, 0.95), (-1.2, 0.95)),
    "cross": (
        (-0.38, -1), (0.38, -1), (0.38, -0.38), (1, -0.38), (1, 0.38), (0.38, 0.38),
        (0.38, 1), (-0.38, 1), (-0.38, 0.38), (-1, 0.38), (-1, -0.38), (-0.38, -0.38),
    ),
    "bar": ((-1.4, -0.5), (1.4, -0.5), (1.4, 0.5), (-1.4, 0.5)),
    "chevron": ((-1.2, 0.3), (0, -0.9), (1.2, 0.3), (1.2, 1.0), (0, -0.1), (-1.2, 1.0)),
}  # fmt: skip


def _polygon(points: Points) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
    path.closeSubpath()
    return path


def _oval() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(0, 0), 1.45, 0.8)
    return path


def _dome() -> QPainterPath:
    path = QPainterPath(QPointF(-1.2, 0.85))
    path.arcTo(QRectF(-1.2, -0.85, 2.4, 3.4), 180, -180)
    path.closeSubpath()
    return path


def _ring() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(0, 0), 1.05, 1.05)
    path.addEllipse(QPointF(0, 0), 0.5, 0.5)
    return path


def _shield() -> QPainterPath:
    path = QPainterPath(QPointF(-1, -0.95))
    path.lineTo(1, -0.95)
    path.cubicTo(1, 0.3, 0.6, 0.8, 0, 1.1)
    path.cubicTo(-0.6, 0.8, -1, 0.3, -1, -0.95)
    return path


def _four() -> QPainterPath:
    path = QPainterPath()
    for x in (-1.0, 0.18):
        for y in (-1.0, 0.18):
            path.addRect(QRectF(x, y, 0.82, 0.82))
    return path


def _star() -> QPainterPath:
    corners = [polar(36 * i - 90, 1.2 if i % 2 == 0 else 0.5) for i in range(10)]
    return _polygon([(p.x(), p.y()) for p in corners])


def _crescent() -> QPainterPath:
    moon, bite = QPainterPath(), QPainterPath()
    moon.addEllipse(QPointF(0, 0), 105, 105)
    bite.addEllipse(QPointF(50, -10), 85, 85)
    # Cut while it is large: on small paths Qt makes edges of the curves.
    return QTransform.fromScale(0.01, 0.01).map(moon.subtracted(bite))


def _hexagon() -> QPainterPath:
    corners = [polar(60 * i, 1.1) for i in range(6)]
    return _polygon([(p.x(), p.y()) for p in corners])


def _wheel() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(0, 0), 1.1, 1.1)
    path.addEllipse(QPointF(0, 0), 0.8, 0.8)
    spokes = _polygon(((-0.15, -0.9), (0.15, -0.9), (0.15, 0.9), (-0.15, 0.9)))
    return path.united(spokes).united(
        _polygon(((-0.9, -0.15), (0.9, -0.15), (0.9, 0.15), (-0.9, 0.15)))
    )


_CURVED: dict[str, Callable[[], QPainterPath]] = {
    "oval": _oval,
    "dome": _dome,
    "ring": _ring,
    "shield": _shield,
    "four": _four,
    "star": _star,
    "crescent": _crescent,
    "hexagon": _hexagon,
    "wheel": _wheel,
}


@cache
def symbol(kind: str) -> QPainterPath:
    """A company's symbol, about 2 high, round (0, 0)."""
    return _polygon(_POLYGONS[kind]) if kind in _POLYGONS else _CURVED[kind]()


def paint_symbol(painter: QPainter, kind: str, at: QPointF, half: float, ink: str | QColor) -> None:
    painter.save()
    painter.translate(at)
    painter.scale(half, half)
    painter.setPen(NO_PEN)
    painter.setBrush(QColor(ink))
    painter.drawPath(symbol(kind))
    painter.restore()


def paint_token(
    painter: QPainter,
    at: QPointF,
    radius: float,
    letters: str,
    livery: Livery,
    *,
    shadow: bool = True,
    ghost: bool = False,
    light_rim: bool = False,
    inks: Inks = PRINTED,
) -> None:
    """A token. `ghost`: where it would go; `light_rim`: on a dark panel."""
    livery = livery.mono() if inks.is_mono else livery
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if ghost:
        painter.setOpacity(painter.opacity() * 0.45)
    painter.setPen(NO_PEN)
    if shadow and not ghost and not inks.is_mono:
        for part, alpha in ((1.10, 0.10), (1.04, 0.16)):
            painter.setBrush(colour(inks.shadow, alpha))
            painter.drawEllipse(at + QPointF(0.05, 0.11) * radius, radius * part, radius * part)
    painter.setBrush(QColor(livery.fill))
    painter.setPen(QPen(colour(inks.rim, 0.85), radius * 0.07))
    painter.drawEllipse(at, radius * 0.965, radius * 0.965)
    painter.setBrush(NO_BRUSH)
    if light_rim and not livery.is_light:
        painter.setPen(QPen(QColor(inks.cream), radius * 0.06))
        painter.drawEllipse(at, radius * 0.97, radius * 0.97)
    painter.setPen(QPen(colour(livery.text, 0.62), radius * 0.055))
    painter.drawEllipse(at, radius * 0.84, radius * 0.84)
    paint_symbol(painter, livery.symbol, at - QPointF(0, 0.47 * radius), radius * 0.19, livery.text)
    size = letters_size(letters, radius)
    draw_text(painter, text_path(letters, at + QPointF(0, 0.2) * radius, size), livery.text)
    painter.restore()
    if ghost:
        painter.setBrush(NO_BRUSH)
        painter.setPen(dashed(inks.ink, max(1.2, radius * 0.07), (3, 2.4)))
        painter.drawEllipse(at, radius * 0.96, radius * 0.96)


def draw_token(
    painter: QPainter,
    at: QPointF,
    radius: float,
    letters: str,
    livery: Livery,
    *,
    shadow: bool = True,
    light_rim: bool = False,
) -> None:
    """The same on a panel, where a painter is not scaled: copied from a picture kept of it."""
    device = painter.device()
    ratio = float(device.devicePixelRatio()) if device is not None else 1.0
    reach = math.ceil(radius * REACH)
    left, top = math.floor(at.x()) - reach, math.floor(at.y()) - reach
    inside = (round(at.x() - left, 2), round(at.y() - top, 2))
    picture = _picture(letters, livery, round(radius, 2), inside, ratio, shadow, light_rim)
    painter.drawPixmap(QPointF(left, top), picture)


@lru_cache(maxsize=400)
def _picture(
    letters: str,
    livery: Livery,
    radius: float,
    at: tuple[float, float],
    ratio: float,
    shadow: bool,
    light_rim: bool,
) -> QPixmap:
    side = 2 * math.ceil(radius * REACH) + 2
    made = QPixmap(round(side * ratio), round(side * ratio))
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    paint_token(painter, QPointF(*at), radius, letters, livery, shadow=shadow, light_rim=light_rim)
    painter.end()
    return made


def letters_size(letters: str, radius: float, width: float = LETTERS_WIDTH) -> float:
    """As large as the ring allows."""
    wide = text_width(letters, LETTERS_SIZE * radius)
    return LETTERS_SIZE * radius * min(1.0, width * radius / wide)


def dashed(ink: str | QColor, width: float, dash: Sequence[float]) -> QPen:
    pen = QPen(QColor(ink), width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setDashPattern(list(dash))
    return pen


def paint_reserved(
    painter: QPainter,
    at: QPointF,
    radius: float,
    letters: str,
    livery: Livery,
    inks: Inks = PRINTED,
) -> None:
    """A slot kept for a company: its letters and symbol in its colour within a dashed ring."""
    livery = livery.mono() if inks.is_mono else livery
    ink = QColor(livery.fill)
    if livery.is_light:
        ink = QColor(livery.text) if inks.is_mono else ink.darker(190)
    painter.setBrush(NO_BRUSH)
    painter.setPen(dashed(ink, 2.6, (2.2, 1.8)))
    painter.drawEllipse(at, radius - 4.5, radius - 4.5)
    size = letters_size(letters, radius, 1.42) * 0.92
    draw_text(painter, text_path(letters, at + QPointF(0, 0.12) * radius, size), ink)
    paint_symbol(painter, livery.symbol, at - QPointF(0, 0.46 * radius), radius * 0.14, ink)


def paint_reserved_plain(
    painter: QPainter, at: QPointF, radius: float, letters: str, inks: Inks = PRINTED
) -> None:
    """A slot kept for a private company, which has no colour."""
    painter.setBrush(NO_BRUSH)
    painter.setPen(dashed(inks.soft_ink, 2.2, (2.2, 1.8)))
    painter.drawEllipse(at, radius - 4.5, radius - 4.5)
    size = min(0.7 * radius, letters_size(letters, radius, 1.44))
    draw_text(painter, text_path(letters, at, size), inks.soft_ink)
