"""The title of a Steam sheet: its name, the board, and the honest word that it is ours."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.look.fonts import SERIF
from desktop.look.theme import PRINTED, Inks
from desktop.scene.painting.lettering import draw_text, fitted, text_path
from desktop.scene.painting.steam_country import Country
from desktop.scene.painting.steam_ground import FRAME, sheet_rect

# On paper, in the language of the sheet and not of the window.
TITLE = "STEAM"
SUBTITLE = {"en": "RAILS TO RICHES", "ru": "ЖЕЛЕЗНОДОРОЖНЫЙ МАГНАТ"}
OURS = {
    "en": ("drawn by us after real geography:", "not the map of the box"),
    "ru": ("нарисовано нами по настоящей карте:", "не поле из коробки"),
}
THEIRS = {"en": ("a board of your own",), "ru": ("ваше собственное поле",)}
WIDE, HIGH = 620.0, 345.0  # of the block
LARGEST, SMALLEST, STEP = 1.3, 0.6, 0.05
INDEX = 46.0  # the letters and numbers in the margin
GRIP = 25.0  # units between places that are tried


@dataclass(frozen=True)
class TitlePlace:
    sheet: QRectF  # it grows where the title has no room in it
    at: QPointF
    size: float

    @property
    def rect(self) -> QRectF:
        return _rect(self.at, self.size)


@cache
def title_place(country: Country) -> TitlePlace:
    """Where no hex is, as large as it can be."""
    sheet = sheet_rect(country).toRect().toRectF()
    size = LARGEST
    while size >= SMALLEST:
        for at in _tried(sheet, size):
            if not country.outline.intersects(_rect(at, size)):
                return TitlePlace(sheet, at, size)
        size -= STEP
    high = round(HIGH * SMALLEST)
    at = QPointF(sheet.center().x(), sheet.bottom() - FRAME - INDEX + high / 2)
    return TitlePlace(sheet.adjusted(0, 0, 0, high), at, SMALLEST)


def _tried(sheet: QRectF, size: float) -> Iterator[QPointF]:
    """From the edges inward."""
    wide, high = WIDE * size / 2, HIGH * size / 2
    margin = FRAME + INDEX
    room = sheet.adjusted(margin + wide, margin + high, -margin - wide, -margin - high)
    down, across = (int(max(0.0, n) / GRIP) + 1 for n in (room.height(), room.width()))
    places = sorted((r + c, r, c) for r in range(down // 2 + 1) for c in range(across // 2 + 1))
    for _, row, column in places:
        for y in (room.top() + row * GRIP, room.bottom() - row * GRIP):
            for x in (room.left() + column * GRIP, room.right() - column * GRIP):
                yield QPointF(x, y)


def _rect(at: QPointF, size: float) -> QRectF:
    wide, high = WIDE * size, HIGH * size
    return QRectF(at.x() - wide / 2, at.y() - high / 2, wide, high)


def paint_title(
    painter: QPainter,
    place: TitlePlace,
    board: str,
    note: Sequence[str],
    language: str,
    inks: Inks = PRINTED,
) -> None:
    painter.save()
    painter.translate(place.at)
    painter.scale(place.size, place.size)
    lines = (
        (TITLE, -110, 118, 700, 26.0),
        (SUBTITLE[language], -26, 36, 600, 3.2),
        (board, 48, 44, 600, 0.0),
        *((line, 101 + 36 * number, 30, 400, 0.0) for number, line in enumerate(note)),
    )
    for text, y, large, weight, spacing in lines:
        room = WIDE - 30 - spacing * len(text)
        letters = fitted(text, large, 16, room, weight, SERIF)
        path = text_path(text, QPointF(0, y), letters, weight, SERIF, spacing)
        draw_text(painter, path, inks.ink if weight > 400 else inks.soft_ink)
    painter.setPen(QPen(QColor(inks.ink), 1.6))
    painter.drawLine(QPointF(-WIDE / 2 + 60, 8), QPointF(WIDE / 2 - 60, 8))
    painter.restore()
