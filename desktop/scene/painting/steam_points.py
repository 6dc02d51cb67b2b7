"""What a delivery brings: a marker and a number for everybody whose links are used."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.look.theme import PRINTED
from desktop.scene.painting.lettering import draw_text, text_path, text_width
from desktop.scene.painting.steam_discs import Disc, paint_disc
from desktop.scene.painting.steam_print import player_disc
from desktop.titles.steam.deliveries import Delivery
from desktop.titles.steam.table import SteamTable

Points = tuple[tuple[Disc | None, int], ...]


def points_of(table: SteamTable, way: Delivery) -> Points:
    return tuple((player_disc(table, id), count) for id, count in way.points)


def plate_size(points: Points, high: float, more: str = "") -> float:
    """How wide a plate of this height is."""
    entries = sum(high + _wide(f"+{count}", high) for _, count in points)
    return entries + high * 0.3 + (_wide(more, high) if more else 0.0)


def _wide(text: str, high: float) -> float:
    return text_width(text, high * 0.62) + high * 0.22


def paint_plate(painter: QPainter, rect: QRectF, points: Points, more: str = "") -> None:
    """A plate of paper with all of it in a row; `more` says how many ways there are."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    high = rect.height()
    painter.setPen(QPen(QColor(PRINTED.ink), high * 0.055))
    painter.setBrush(QColor(PRINTED.slot))
    painter.drawRoundedRect(rect, high * 0.24, high * 0.24)
    left = rect.left() + high * 0.15
    for disc, count in points:
        paint_disc(
            painter, QPointF(left + high * 0.45, rect.center().y()), high * 0.38, disc, shadow=False
        )
        left += high * 0.9
        left += _paint_text(painter, f"+{count}", left, rect)
    if more:
        _paint_text(painter, more, left, rect, PRINTED.soft_ink)
    painter.restore()


def _paint_text(
    painter: QPainter, text: str, left: float, rect: QRectF, ink: str = PRINTED.ink
) -> float:
    size = rect.height() * 0.62
    at = QPointF(left + rect.height() * 0.06, rect.center().y())
    draw_text(painter, text_path(text, at, size, 700, align=0), ink)
    return _wide(text, rect.height()) + rect.height() * 0.1


def paint_points(painter: QPainter, box: QRectF, points: Sequence[tuple[Disc | None, int]]) -> None:
    """The same in a cell, one below the other."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    step = min(box.height() / max(1, len(points)), 24.0)
    top = box.center().y() - step * (len(points) - 1) / 2
    size = step * 0.66
    for number, (disc, count) in enumerate(points):
        y = top + number * step
        paint_disc(painter, QPointF(box.center().x() - step * 0.55, y), step * 0.42, disc)
        path = text_path(
            f"+{count}", QPointF(box.center().x() + step * 0.05, y), size, 700, align=0
        )
        draw_text(painter, path, painter.pen().color().name())
    painter.restore()
