"""Text as outlines: exact at every zoom, with no jumps of hinting."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QTransform

from desktop.look.fonts import SANS, font

_EM = 100  # px of the font the outlines are taken from


def text_path(
    text: str,
    at: QPointF,
    size: float,
    weight: int = 700,
    family: str = SANS,
    spacing: float = 0,
    align: float = 0.5,
) -> QPainterPath:
    """Text whose capitals stand centred on `at`; `align` 0 begins there, 1 ends there."""
    path = _outlines(text, weight, family, round(spacing * _EM / size, 3))
    wide = _advance(text, weight, family, round(spacing * _EM / size, 3))
    scale = size / _EM
    place = QTransform.fromTranslate(at.x() - wide * scale * align, at.y()).scale(scale, scale)
    return place.map(path)


def text_width(
    text: str, size: float, weight: int = 700, family: str = SANS, spacing: float = 0
) -> float:
    return _advance(text, weight, family, round(spacing * _EM / size, 3)) * size / _EM


def fitted(
    text: str, size: float, smallest: float, width: float, weight: int, family: str
) -> float:
    """The size, down to the smallest, at which the text is no wider than that."""
    wide = text_width(text, size, weight, family)
    return size if wide <= width else max(smallest, size * width / wide)


@cache
def _outlines(text: str, weight: int, family: str, spacing: float) -> QPainterPath:
    type_ = font(_EM, weight, family, spacing)
    path = QPainterPath()
    path.addText(0, QFontMetricsF(type_).capHeight() / 2, type_, text)
    return path


@cache
def _advance(text: str, weight: int, family: str, spacing: float) -> float:
    return QFontMetricsF(font(_EM, weight, family, spacing)).horizontalAdvance(text) - spacing


def draw_text(painter: QPainter, path: QPainterPath, ink: str | QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ink))
    painter.drawPath(path)


def draw_halo_text(
    painter: QPainter, path: QPainterPath, ink: str | QColor, halo: QColor, width: float
) -> None:
    """Text with a rim of the ground's colour, so that lines under it do not disturb."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(round_pen(halo, width))
    painter.drawPath(path)
    draw_text(painter, path, ink)


def round_pen(ink: str | QColor, width: float) -> QPen:
    return QPen(
        QColor(ink),
        width,
        Qt.PenStyle.SolidLine,
        Qt.PenCapStyle.RoundCap,
        Qt.PenJoinStyle.RoundJoin,
    )
