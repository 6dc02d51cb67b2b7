"""The frame of the sheet with its letters and numbers, and the title in its corner."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.board.coords import place_of
from desktop.board.print_facts import PrintedBoard
from desktop.look.fonts import SERIF
from desktop.look.theme import PRINTED, Inks
from desktop.scene.painting.geometry import Grid
from desktop.scene.painting.lettering import draw_text, text_path, text_width
from desktop.scene.painting.print_data import TitleBlock

INDEX_SIZE = 20.0  # of the letters and numbers in the margin
INDEX_IN = 25.0  # from the frame
LEGEND_GAP = 56.0
SWATCH = (30.0, 24.0)
ABOVE, BELOW = 80.0, 180.0  # how far the block reaches up and down from its middle


def inside_frame(frame: QRectF) -> QRectF:
    """The part of the sheet where neither the frame nor the index shows."""
    margin = INDEX_IN + INDEX_SIZE
    return frame.adjusted(margin, margin, -margin, -margin)


def is_near(block: TitleBlock, rect: QRectF) -> bool:
    """Whether the block may show within a rectangle, as far as its height tells."""
    y = block.at[1]
    return rect.bottom() > y - ABOVE and rect.top() < y + BELOW


def paint_frame(
    painter: QPainter, frame: QRectF, box: PrintedBoard, grid: Grid, inks: Inks = PRINTED
) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(inks.ink), 4))
    painter.drawRect(frame)
    painter.setPen(QPen(QColor(inks.ink), 1.4))
    painter.drawRect(frame.adjusted(8, 8, -8, -8))
    _paint_index(painter, frame, box, grid, inks)


def _paint_index(
    painter: QPainter, frame: QRectF, box: PrintedBoard, grid: Grid, inks: Inks
) -> None:
    """The letters and numbers of the hex names, in the margins."""
    across: dict[float, str] = {}
    down: dict[float, str] = {}
    for id in box.hexes:
        letters = id.rstrip("0123456789")
        number = id[len(letters) :]
        centre = grid.centre(place_of(id, box.letters))
        is_down = box.letters == "down"
        down[round(centre.y(), 1)] = letters if is_down else number
        across[round(centre.x(), 1)] = number if is_down else letters
    for y, text in down.items():
        for x in (frame.left() + INDEX_IN, frame.right() - INDEX_IN):
            path = text_path(text, QPointF(x, y), INDEX_SIZE, 600, SERIF)
            draw_text(painter, path, inks.soft_ink)
    for x, text in across.items():
        for y in (frame.top() + INDEX_IN - 1, frame.bottom() - INDEX_IN + 1):
            path = text_path(text, QPointF(x, y), INDEX_SIZE * 0.85, 600, SERIF)
            draw_text(painter, path, inks.soft_ink)


def _half_width(subtitle: str) -> float:
    return max(290.0, text_width(subtitle, 31, 600, SERIF, 3.2) / 2 + 10)


def block_rect(block: TitleBlock, language: str) -> QRectF:
    """What the block covers of the sheet."""
    x, y = block.at
    half = _half_width(block.subtitle[language].upper())
    return QRectF(x - half, y - ABOVE, 2 * half, ABOVE + BELOW - 20)


def paint_title_block(
    painter: QPainter, block: TitleBlock, language: str, inks: Inks = PRINTED
) -> None:
    x, y = block.at
    draw_text(painter, text_path(block.title, QPointF(x, y), 112, 700, SERIF, 10), inks.ink)
    subtitle = block.subtitle[language].upper()
    at = QPointF(x, y + 76)
    draw_text(painter, text_path(subtitle, at, 31, 600, SERIF, 3.2), inks.ink)
    half = _half_width(subtitle)
    painter.setPen(QPen(QColor(inks.ink), 1.6))
    painter.drawLine(QPointF(x - half, y + 108), QPointF(x + half, y + 108))
    _paint_legend(painter, block, language, QPointF(x, y + 141), inks)


def _paint_legend(
    painter: QPainter, block: TitleBlock, language: str, at: QPointF, inks: Inks
) -> None:
    wide, high = SWATCH
    entries = [(inks.values[name][0], words[language]) for name, words in block.values.items()]
    widths = [wide + 12 + text_width(text, 23, 400, SERIF) for _, text in entries]
    left = at.x() - (sum(widths) + LEGEND_GAP * (len(entries) - 1)) / 2
    for (ground, text), width in zip(entries, widths, strict=True):
        painter.setPen(QPen(QColor(inks.ink), 1.6))
        painter.setBrush(QColor(ground))
        painter.drawRect(QRectF(left, at.y() - high / 2, wide, high))
        path = text_path(text, QPointF(left + wide + 12, at.y()), 23, 400, SERIF, align=0)
        draw_text(painter, path, inks.ink)
        left += width + LEGEND_GAP
