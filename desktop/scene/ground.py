"""Layer A of the board: paper and colour plates as pictures, kept in a folder between starts."""

from __future__ import annotations

import math
import os
import re
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QImageWriter, QPainter

from desktop.scene.painting.printed_sheet import PrintedSheet

DRAWING = 2  # raised when the drawing of the ground changes, so that old pictures are not used
PAPER_PIXELS = 1.0  # a unit has in the paper at a pixel ratio of 1
WEAR_PIXELS = 0.5
SMALLEST = 256  # pixels of the last half-size level


@dataclass(frozen=True)
class Level:
    image: QImage
    pixels: float  # of a unit


class Picture:
    """A picture of the whole sheet, with half-size levels so that it shrinks well."""

    def __init__(self, image: QImage, bounds: QRectF) -> None:
        self._bounds = bounds
        self._levels = [Level(image, image.width() / bounds.width())]
        while image.width() > SMALLEST:
            image = image.scaled(
                image.size() / 2,
                Qt.AspectRatioMode.IgnoreAspectRatio,
                Qt.TransformationMode.SmoothTransformation,
            )
            self._levels.append(Level(image, image.width() / bounds.width()))

    def paint(self, painter: QPainter, part: QRectF, pixels: float) -> None:
        """Paint a part of the sheet on a device where a unit has so many pixels."""
        fine_enough = [level for level in self._levels if level.pixels >= pixels * 0.99]
        level = fine_enough[-1] if fine_enough else self._levels[0]
        k = level.pixels
        source = QRectF((part.topLeft() - self._bounds.topLeft()) * k, part.size() * k)
        painter.drawImage(part, level.image, source)


class Ground:
    """Paper with the colour plates, and the wear that comes over the print."""

    def __init__(self, paper: QImage, wear: QImage, bounds: QRectF, ratio: float) -> None:
        self.ratio = ratio
        self._paper = Picture(paper, bounds)
        self._wear = Picture(wear, bounds)

    def paint_paper(self, painter: QPainter, part: QRectF, pixels: float) -> None:
        self._paper.paint(painter, part, pixels)

    def paint_wear(self, painter: QPainter, part: QRectF, pixels: float) -> None:
        self._wear.paint(painter, part, pixels)


_shared: dict[tuple[str, Path, float], Ground] = {}  # the one that was asked for last


def shared_ground(sheet: PrintedSheet, folder: Path, ratio: float) -> Ground:
    """The ground of a title, kept in memory from one game to the next."""
    key = (sheet.key, folder, ratio)
    if key not in _shared:
        _shared.clear()
        _shared[key] = load_ground(sheet, folder, ratio)
    return _shared[key]


def load_ground(sheet: PrintedSheet, folder: Path, ratio: float = 1.0) -> Ground:
    """Read the pictures of a title from the folder; render and keep them if they are not there.

    Uses images only, so that it may run in a worker; half a second when it must render.
    """

    def paint_paper(painter: QPainter, pixels: float) -> None:
        sheet.paint_ground(painter, pixels)

    def paint_wear(painter: QPainter, pixels: float) -> None:
        sheet.paint_wear(painter)

    finer = math.sqrt(ratio)  # soft things need not follow the device all the way
    name = re.sub(r"[^\w-]", "-", sheet.key)[:40]  # the key of one's own board is all of its text
    stem = f"{name}-{_fingerprint(sheet):08x}-{round(ratio * 100)}"
    paper = _kept(folder / f"{stem}-paper.png", sheet, PAPER_PIXELS * finer, paint_paper)
    wear = _kept(folder / f"{stem}-wear.png", sheet, WEAR_PIXELS * finer, paint_wear)
    return Ground(paper, wear, sheet.bounds, ratio)


def _fingerprint(sheet: PrintedSheet) -> int:
    """Changes with the data the ground is drawn from."""
    mark = zlib.crc32(f"{DRAWING} {PAPER_PIXELS} {WEAR_PIXELS} {sheet.inks} {sheet.key}".encode())
    for path in sheet.sources:
        mark = zlib.crc32(path.read_bytes(), mark)
    return mark


def _kept(
    path: Path, sheet: PrintedSheet, pixels: float, paint: Callable[[QPainter, float], None]
) -> QImage:
    size = (sheet.bounds.size() * pixels).toSize()
    image = _read(path, size)
    if image is None:
        image = _render(sheet, size, paint)
        _keep(image, path)
    return image


def _read(path: Path, size: QSize) -> QImage | None:
    if not path.is_file():
        return None
    image = QImage(str(path))
    if image.size() != size:  # broken or of another drawing: make it anew
        return None
    return image.convertedTo(QImage.Format.Format_ARGB32_Premultiplied)


def _render(sheet: PrintedSheet, size: QSize, paint: Callable[[QPainter, float], None]) -> QImage:
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    pixels = size.width() / sheet.bounds.width()
    painter.scale(pixels, pixels)
    painter.translate(-sheet.bounds.topLeft())
    paint(painter, pixels)
    painter.end()
    return image


def _keep(image: QImage, path: Path) -> None:
    """A full disk or a folder one may not write costs time at the next start, nothing else."""
    part = path.with_name(f"{path.stem}.{os.getpid()}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        writer = QImageWriter(str(part), QByteArray(b"png"))
        writer.setCompression(30)  # grain hardly shrinks; a quick start matters more
        if writer.write(image):
            part.replace(path)
        part.unlink(missing_ok=True)
    except OSError:
        return
