"""Tables, sheets and an eye for pixels."""

from __future__ import annotations

from functools import cache
from typing import cast

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from desktop.eighteen.load import load_box
from desktop.eighteen.table import EighteenTable
from desktop.look.theme import contrast
from desktop.scene.painting.hex_looks import HexLook, fresh_look
from desktop.scene.painting.prints import looks_of
from desktop.scene.painting.sheet import BoardSheet
from tests.document.play import played_game

BOX = load_box("1846")
SEEDS = (1, 2, 3)


def table_of(seed: int = 1, count: int = 400) -> EighteenTable:
    return cast(EighteenTable, played_game(seed, count).table)


@cache
def sheet_of(language: str) -> BoardSheet:
    return BoardSheet(BOX.printed(), language)


def fresh_looks() -> dict[str, HexLook]:
    return {id: fresh_look(data) for id, data in BOX.hexes.items()}


@cache
def played_looks(seed: int) -> dict[str, HexLook]:
    return looks_of(table_of(seed), sheet_of("en"))


def blank(width: int, height: int, ground: str = "#FFFFFF") -> QImage:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor(ground))
    return image


def painter_on(image: QImage, scale: float, origin: QPointF) -> QPainter:
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(scale, scale)
    painter.translate(-origin)
    return painter


def colours_in(image: QImage, rect: QRectF) -> list[QColor]:
    area = rect.toAlignedRect()
    return [
        image.pixelColor(x, y)
        for x in range(area.left(), area.right() + 1)
        for y in range(area.top(), area.bottom() + 1)
    ]


def text_contrast(image: QImage, rect: QRectF) -> float:
    """Of the darkest pixels, which are ink, against the middle one, which is ground."""
    found = sorted(colours_in(image, rect), key=lambda c: c.lightness())
    return contrast(found[len(found) // 50], found[len(found) * 3 // 4])
