"""The board as a picture: PNG as it lies on the table, SVG and print in clean flat inks."""

from __future__ import annotations

import math
from collections.abc import Generator, Iterator
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath

from desktop.engine.table import Table
from desktop.look.theme import MONO, PRINTED, WHITE, Inks
from desktop.printing.report import PrintError, written_beside
from desktop.scene.painting.printed_sheet import Looks
from desktop.scene.painting.prints import PRINTS, fresh_looks, looks_of, shared_sheet, sheet_key

SMALLEST, LARGEST = 0.1, 4.0  # pixels a unit may have; a hex is 200 units high
BANDS = 6  # in which the print is painted
FRAME_LINE = 2.0  # half of the line round the board
# What is printed on white paper needs no paper of its own.
CLEAN = replace(PRINTED, paper=WHITE)


class SvgPainter(QPainter):
    """Clips by one path at a time.

    Qt's generator goes on with an inner clip when that has ended and an outer one is left. So the
    outer ones, all of them rectangles, are given up, and what lies beyond the frame is covered.
    """

    def setClipRect(self, *arguments: object) -> None:
        return


class BoardPicture:
    """The board of a title, empty or as a game has it."""

    def __init__(self, title: str, language: str, inks: Inks, table: Table | None) -> None:
        """`title`: the key of a sheet, for a board without a game."""
        self._table = table
        key = sheet_key(table.setup) if table is not None else title
        self.sheet = shared_sheet(key, language, inks)
        self._looks: Looks = (
            looks_of(table, self.sheet) if table is not None else fresh_looks(key, self.sheet)
        )

    @property
    def rect(self) -> QRectF:
        return self.sheet.rect

    def paint_flat(self, painter: QPainter) -> None:
        """Nothing but shapes: for paper and for SVG, where colours do not mix."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipRect(self.rect)
        self.sheet.paint_flat_ground(painter)
        self.sheet.paint_print(painter, self._looks, self.rect)
        self._paint_pieces(painter, has_shadows=False)
        painter.restore()

    def cover_edges(self, painter: QPainter) -> None:
        """Hide what reaches over the frame."""
        ring = QPainterPath()
        ring.addRect(self.rect)
        ring.addRect(self.sheet.frame.adjusted(-FRAME_LINE, -FRAME_LINE, FRAME_LINE, FRAME_LINE))
        painter.fillPath(ring, QColor(self.sheet.inks.paper))

    def paint_worn(self, painter: QPainter, scale: float) -> Iterator[None]:
        """Everything, on old paper, part after part; `scale` is the pixels a unit has."""
        self.sheet.paint_ground(painter, scale)
        yield
        for band in self._bands(scale):
            self.sheet.paint_print(painter, self._looks, band)
            yield
        self.sheet.paint_grain(painter, self.rect, scale)
        yield
        self.sheet.paint_wear(painter)
        yield
        self._paint_pieces(painter, has_shadows=True)

    def _bands(self, scale: float) -> Iterator[QRectF]:
        """Strips across the board, cut at whole pixels: a soft edge would be seen."""
        rect = self.rect
        high = max(1, math.ceil(rect.height() * scale / BANDS)) / scale
        top = rect.top()
        while top < rect.bottom():
            yield QRectF(rect.left(), top, rect.width(), min(high, rect.bottom() - top))
            top += high

    def _paint_pieces(self, painter: QPainter, has_shadows: bool) -> None:
        if self._table is not None:
            paint = PRINTS[self._table.family].paint_pieces
            paint(painter, self.sheet, self._table, has_shadows)


def picture_of(
    title: str, language: str, table: Table | None = None, *, is_mono: bool = False
) -> BoardPicture:
    """For paper and SVG."""
    return BoardPicture(title, language, MONO if is_mono else CLEAN, table)


def board_image(
    title: str,
    language: str,
    table: Table | None = None,
    *,
    width: int = 0,
    scale: float = 1.0,
    is_mono: bool = False,
) -> QImage:
    """The board on its paper, so many pixels wide, or as many for each of its units."""
    parts = image_in_parts(title, language, table, width=width, scale=scale, is_mono=is_mono)
    while True:
        try:
            next(parts)
        except StopIteration as done:
            image: QImage = done.value
            return image


def image_in_parts(
    title: str,
    language: str,
    table: Table | None = None,
    *,
    width: int = 0,
    scale: float = 1.0,
    is_mono: bool = False,
) -> Generator[None, None, QImage]:
    """The same, painted a few milliseconds at a time; the table must not change meanwhile."""
    picture = BoardPicture(title, language, MONO if is_mono else PRINTED, table)
    if width:
        scale = width / picture.rect.width()
    size = _size(picture.rect, scale)
    image = QImage(size, QImage.Format.Format_RGB32)
    if image.isNull():
        raise PrintError(QCoreApplication.translate("Print", "the picture is too large"))
    image.fill(QColor(picture.sheet.inks.paper))
    painter = QPainter(image)
    try:
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        painter.scale(size.width() / picture.rect.width(), size.height() / picture.rect.height())
        painter.translate(-picture.rect.topLeft())
        yield from picture.paint_worn(painter, scale)
    finally:
        painter.end()  # or an image given up half-way would go before its painter
    return image


def write_png(
    path: Path,
    title: str,
    language: str,
    table: Table | None = None,
    *,
    scale: float = 1.0,
    is_mono: bool = False,
) -> QSize:
    """The board on its paper; the size of the picture."""
    image = board_image(title, language, table, scale=scale, is_mono=is_mono)
    size = image.size()
    with written_beside(path) as beside:
        if not image.save(str(beside), "PNG"):  # type: ignore[call-overload]
            raise PrintError(QCoreApplication.translate("Print", "nothing can be written there"))
    return size


def write_svg(
    path: Path,
    title: str,
    language: str,
    table: Table | None = None,
    *,
    scale: float = 1.0,
    is_mono: bool = False,
) -> QSize:
    """The board in shapes that stay sharp at every size; the size it says it has."""
    from PySide6.QtSvg import QSvgGenerator

    picture = picture_of(title, language, table, is_mono=is_mono)
    size = _size(picture.rect, scale)
    with written_beside(path) as beside:
        # Older versions of the format cannot cut shapes off at an edge.
        generator = QSvgGenerator(QSvgGenerator.SvgVersion.Svg11)
        generator.setFileName(str(beside))
        generator.setResolution(96)  # pixels as browsers count them
        generator.setSize(size)
        generator.setViewBox(QRectF(QPointF(0, 0), picture.rect.size()))
        generator.setTitle(title)
        painter = SvgPainter()
        if not painter.begin(generator):
            raise PrintError(QCoreApplication.translate("Print", "nothing can be written there"))
        painter.translate(-picture.rect.topLeft())
        painter.fillRect(picture.rect, QColor(picture.sheet.inks.paper))
        picture.paint_flat(painter)
        picture.cover_edges(painter)
        painter.end()
        del generator
    return size


def _size(rect: QRectF, scale: float) -> QSize:
    if not SMALLEST <= scale <= LARGEST:
        sentence = QCoreApplication.translate("Print", "the scale is a number from {low} to {high}")
        raise PrintError(sentence.format(low=SMALLEST, high=LARGEST))
    return QSize(max(1, round(rect.width() * scale)), max(1, round(rect.height() * scale)))
