"""Paper: the sheet on the table, its grain, and the wear that lies over the print.

Everything is seeded and made from a few large images, never pixel by pixel.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPen, QRadialGradient

from desktop.look.theme import PRINTED, Inks, colour

OFF_REGISTER = QPointF(1.7, -1.2)  # the colour plates against the key plate
CORNER = 5.0
SHADOW = 30.0  # units round the sheet that its shadow may need
GRAIN_SIZE = 512  # pixels of the tiling texture

# Over the print: size of a speck in units, strength; large stains, fine grain, tooth.
_GRAIN = ((150.0, 0.34), (7.0, 0.22), (2.2, 0.34))
_GREY = QImage.Format.Format_Grayscale8
_ALPHA = QImage.Format.Format_ARGB32_Premultiplied


def noise(size: QSize, cell: float, seed: int, tiling: bool = False) -> QImage:
    """One octave: seeded bytes as a small grey picture, smoothly enlarged."""
    wide, high = max(2, round(size.width() / cell)), max(2, round(size.height() / cell))
    stride = (wide + 3) & ~3
    small = QImage(random.Random(seed).randbytes(stride * high), wide, high, stride, _GREY).copy()
    smooth = Qt.TransformationMode.SmoothTransformation
    if not tiling:
        return small.scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
    thrice = QImage(wide * 3, high * 3, QImage.Format.Format_RGB32)
    painter = QPainter(thrice)
    for i in range(9):
        painter.drawImage(i % 3 * wide, i // 3 * high, small)
    painter.end()
    large = thrice.scaled(size * 3, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
    return large.copy(size.width(), size.height(), size.width(), size.height()).convertedTo(_GREY)


def _soft_light(painter: QPainter, rect: QRectF, grey: QImage, opacity: float) -> None:
    painter.save()
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SoftLight)
    painter.setOpacity(opacity)
    painter.drawImage(rect, grey.convertedTo(QImage.Format.Format_RGB32))
    painter.restore()


def paint_sheet(
    painter: QPainter,
    rect: QRectF,
    scale: float,
    seed: int,
    *,
    depth: float = 1.0,
    inks: Inks = PRINTED,
) -> None:
    """The bare sheet on the table; `scale` is the pixels a unit has here, `depth` its shadow's."""
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    for grow, drop, alpha in ((11, 11, 0.05), (7, 9, 0.07), (4, 6, 0.12), (1, 3, 0.16)):
        painter.setBrush(colour(inks.shadow, alpha))
        spread = rect.adjusted(*(n * depth for n in (-grow, -grow + drop, grow, grow + drop)))
        painter.drawRoundedRect(spread, 2 * CORNER, 2 * CORNER)
    painter.setBrush(QColor(inks.paper))
    painter.drawRoundedRect(rect, CORNER, CORNER)
    _clip_to_sheet(painter, rect)
    size = QSize(max(8, round(rect.width() * scale)), max(8, round(rect.height() * scale)))
    for cell, strength, step in ((420.0, 0.22, 1), (60.0, 0.09, 2)):
        small = size / max(1.0, cell * scale / 12)  # enough pixels for soft stains
        _soft_light(painter, rect, noise(small, 12.0, seed + step), strength)
    painter.restore()


def _clip_to_sheet(painter: QPainter, rect: QRectF) -> None:
    clip = QPainterPath()
    clip.addRoundedRect(rect, CORNER, CORNER)
    painter.setClipPath(clip, Qt.ClipOperation.IntersectClip)


def punch_holes(plate: QImage, seed: int, strongest: int = 95) -> None:
    """Pin-holes in a colour plate, where the ink did not take."""
    fine = noise(plate.size(), 1.5, seed)
    table = bytes(0 if level < 202 else min(strongest, (level - 202) * 3) for level in range(256))
    holes = QImage(plate.size(), QImage.Format.Format_ARGB32)
    holes.fill(Qt.GlobalColor.white)
    holes.setAlphaChannel(_mapped(fine, table))
    painter = QPainter(plate)
    painter.drawImage(0, 0, holes)
    painter.end()


def _mapped(grey: QImage, table: bytes) -> QImage:
    data = bytes(grey.constBits()).translate(table)
    return QImage(data, grey.width(), grey.height(), grey.bytesPerLine(), _GREY).copy()


@lru_cache(maxsize=6)
def grain(scale: float, seed: int, inks: Inks = PRINTED) -> QImage:
    """The tooth of the paper as a tiling texture at device resolution.

    Dark and light specks with alpha: painted over the print they touch text least.
    """
    size = QSize(GRAIN_SIZE, GRAIN_SIZE)
    made = QImage(size, _ALPHA)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    for step, (cell, strength) in enumerate(_GRAIN):
        pixels = min(GRAIN_SIZE / 2, max(1.0, cell * scale))
        grey = noise(size, pixels, seed + 3 + step, tiling=True)
        for ink, sign, share in ((inks.shadow, -1, 0.12), (inks.worn, 1, 0.08)):
            table = bytes(
                max(0, min(255, round((level - 128) * sign * strength * share * 2)))
                for level in range(256)
            )
            layer = QImage(size, QImage.Format.Format_ARGB32)
            layer.fill(QColor(ink))
            layer.setAlphaChannel(_mapped(grey, table))
            painter.drawImage(0, 0, layer)
    painter.end()
    return made


def paint_wear(
    painter: QPainter,
    rect: QRectF,
    seed: int,
    *,
    folds_across: Sequence[float] = (),
    folds_down: Sequence[float] = (),
    fibres: int = 420,
    size: float = 1.0,
    inks: Inks = PRINTED,
) -> None:
    """Fibres, folds, rubbed edges, dark corners: weak on purpose, text keeps its contrast."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _clip_to_sheet(painter, rect)
    _paint_fibres(painter, rect, fibres, seed + 6, size, inks)
    for number, part in enumerate(folds_across):
        x = rect.left() + rect.width() * part
        _paint_fold(painter, QPointF(x, rect.top()), QPointF(x, rect.bottom()), seed + number, inks)
    for number, part in enumerate(folds_down, start=len(folds_across)):
        y = rect.top() + rect.height() * part
        _paint_fold(painter, QPointF(rect.left(), y), QPointF(rect.right(), y), seed + number, inks)
    _rub_edges(painter, rect, seed + 7, size, inks)
    corners = QRadialGradient(rect.center(), math.hypot(rect.width(), rect.height()) / 2)
    corners.setColorAt(0.62, colour(inks.crease, 0))
    corners.setColorAt(1, colour(inks.crease, 0.17))
    painter.fillRect(rect, corners)
    painter.restore()


def _paint_fibres(
    painter: QPainter, rect: QRectF, count: int, seed: int, size: float, inks: Inks
) -> None:
    chance = random.Random(seed)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for _ in range(count):
        start = QPointF(
            chance.uniform(rect.left(), rect.right()), chance.uniform(rect.top(), rect.bottom())
        )
        turn, length = chance.uniform(0, 2 * math.pi), size * chance.uniform(8, 40)
        ink = colour(inks.fibre, chance.uniform(0.04, 0.13))
        painter.setPen(QPen(ink, size * chance.uniform(0.7, 1.6)))
        path = QPainterPath(start)
        middle = start + QPointF(math.cos(turn), math.sin(turn)) * length
        path.quadTo(
            middle, start + QPointF(math.cos(turn + 0.7), math.sin(turn + 0.7)) * length * 1.2
        )
        painter.drawPath(path)


def _paint_fold(painter: QPainter, start: QPointF, end: QPointF, seed: int, inks: Inks) -> None:
    aside = QPointF(1, 0) if start.x() == end.x() else QPointF(0, 1)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for shift, ink, width in (
        (-9, colour(inks.crease, 0.05), 18),
        (9, colour(inks.worn, 0.07), 18),
        (0, colour(inks.crease, 0.20), 1.6),
        (2.4, colour(inks.worn, 0.42), 2.0),
    ):
        painter.setPen(QPen(ink, width))
        painter.drawPath(_unsteady(start + aside * shift, end + aside * shift, seed))


def _unsteady(start: QPointF, end: QPointF, seed: int, steps: int = 40) -> QPainterPath:
    """A line that shakes a little."""
    chance = random.Random(seed)
    along = end - start
    across = QPointF(-along.y(), along.x()) / math.hypot(along.x(), along.y())
    path = QPainterPath(start)
    for i in range(1, steps):
        path.lineTo(start + along * (i / steps) + across * chance.uniform(-0.9, 0.9))
    path.lineTo(end)
    return path


def _rub_edges(painter: QPainter, rect: QRectF, seed: int, size: float, inks: Inks) -> None:
    chance = random.Random(seed)
    painter.setPen(Qt.PenStyle.NoPen)
    for _ in range(220):
        at = QPointF(
            chance.uniform(rect.left(), rect.right()), chance.uniform(rect.top(), rect.bottom())
        )
        if chance.random() < 0.5:
            at.setX(chance.choice((rect.left(), rect.right())))
        else:
            at.setY(chance.choice((rect.top(), rect.bottom())))
        painter.setBrush(colour(inks.casing, chance.uniform(0.15, 0.5)))
        painter.drawEllipse(at, size * chance.uniform(2, 14), size * chance.uniform(2, 7))


def paint_grain(
    painter: QPainter, sheet: QRectF, part: QRectF, scale: float, seed: int, inks: Inks = PRINTED
) -> None:
    """The tooth of the paper over a part of a sheet, at the device's resolution."""
    shown = part.intersected(sheet)
    if shown.isEmpty():
        return
    texture = grain(scale, seed, inks)
    painter.save()
    painter.setClipRect(shown, Qt.ClipOperation.IntersectClip)
    painter.translate(sheet.topLeft())
    painter.scale(1 / scale, 1 / scale)
    area = QRectF((shown.topLeft() - sheet.topLeft()) * scale, shown.size() * scale)
    painter.fillRect(area.adjusted(-1, -1, 1, 1), QBrush(texture))
    painter.restore()
