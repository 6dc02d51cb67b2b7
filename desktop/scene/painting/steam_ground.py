"""A Steam board as print: paper, colour plates, and the ink of the country over them.

    paint_ground(painter, country, sheet, scale)   paper and colours: raster
    paint_country(painter, country, rect)          shores, hills, lines, border: sharp at any scale

Cities, tiles and names come after it, then `paper.paint_wear`.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen

from desktop.look.goods import goods_inks
from desktop.look.theme import PRINTED, Inks, colour, multiplied
from desktop.scene.painting import paper, scenery
from desktop.scene.painting.lettering import round_pen
from desktop.scene.painting.steam_country import BANK, CANAL, At, Country

NO_PEN, NO_BRUSH = Qt.PenStyle.NoPen, Qt.BrushStyle.NoBrush
MARGIN = 70.0  # from the border of the map to the edge of the sheet
FRAME = 22.0
HEX_LINE, WALL, BORDER = 2.2, 9.5, 5.0
RIDGE = 0.93  # the light line within a hill hex, in parts of the hex


def sheet_rect(country: Country, margin: float = MARGIN) -> QRectF:
    """The sheet a board needs."""
    return country.outline.boundingRect().adjusted(-margin, -margin, margin, margin)


def printed_ground(country: Country, at: At, inks: Inks = PRINTED) -> QColor:
    """The colour a hex has on the finished sheet, for the rims of letters."""
    own = goods_inks(inks.is_mono)
    plate = inks.hill if at in country.hills else own.meadow
    return multiplied(inks.paper, inks.water if at in country.water else plate)


def paint_ground(
    painter: QPainter,
    country: Country,
    sheet: QRectF,
    scale: float,
    *,
    seed: int = 1846,
    inks: Inks = PRINTED,
) -> None:
    """The sheet and its colour plates; `scale` is the pixels a unit has in the device."""
    paper.paint_sheet(painter, sheet, scale, seed, inks=inks)
    frame = sheet.adjusted(FRAME, FRAME, -FRAME, -FRAME)
    plate = QImage((frame.size() * scale).toSize(), QImage.Format.Format_RGB32)
    plate.fill(Qt.GlobalColor.white)
    inner = QPainter(plate)
    inner.setRenderHint(QPainter.RenderHint.Antialiasing)
    inner.scale(scale, scale)
    inner.translate(-frame.topLeft())
    paint_plates(inner, country, inks)
    inner.end()
    if not inks.is_mono:
        paper.punch_holes(plate, seed + 77)
    painter.save()
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
    painter.setClipRect(frame, Qt.ClipOperation.IntersectClip)
    painter.drawImage(frame.translated(paper.OFF_REGISTER), plate)
    painter.restore()


def paint_plates(painter: QPainter, country: Country, inks: Inks = PRINTED) -> None:
    """The colours alone: land, hills, rivers, canals, then seas over their mouths."""
    own = goods_inks(inks.is_mono)
    painter.save()
    painter.setClipPath(country.outline, Qt.ClipOperation.IntersectClip)
    painter.setPen(NO_PEN)
    for at in sorted(country.land):
        painter.setBrush(QColor(inks.hill if at in country.hills else own.meadow))
        painter.drawPath(country.grid.outline(1.004).translated(country.grid.centre(at)))
    painter.setBrush(QColor(inks.river))
    painter.drawPath(country.streams)
    _stroke(painter, country.canals, own.canal, CANAL + 2 * BANK)
    _stroke(painter, country.canals, inks.river, CANAL)
    painter.setPen(NO_PEN)
    painter.setBrush(QColor(inks.water))
    for shore in country.shores:
        painter.drawPath(shore)
    painter.restore()


def _stroke(painter: QPainter, path: QPainterPath, ink: str | QColor, width: float) -> None:
    painter.setBrush(NO_BRUSH)
    painter.setPen(round_pen(ink, width))
    painter.drawPath(path)


def paint_country(painter: QPainter, country: Country, rect: QRectF, inks: Inks = PRINTED) -> None:
    """All ink of the bare map that shows within a rectangle of the scene."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.save()
    painter.setClipPath(country.outline, Qt.ClipOperation.IntersectClip)
    _paint_streams(painter, country, inks)
    _paint_hills(painter, country, rect, inks)
    _paint_lines(painter, country, rect, inks)
    _paint_shores(painter, country, rect, inks)
    painter.restore()
    paint_border(painter, country, inks)
    paint_walls(painter, country, inks)
    painter.restore()


def _paint_streams(painter: QPainter, country: Country, inks: Inks) -> None:
    own = goods_inks(inks.is_mono)
    painter.save()
    painter.setClipPath(country.dry, Qt.ClipOperation.IntersectClip)
    painter.setBrush(NO_BRUSH)
    painter.setPen(QPen(colour(inks.water_ink, 0.8), 1.7))
    painter.drawPath(country.streams)
    outer, inner = country.canal_edges
    painter.setPen(QPen(colour(own.canal_ink, 0.75), 1.4))
    painter.drawPath(outer)
    painter.setPen(QPen(colour(inks.water_ink, 0.7), 1.3))
    painter.drawPath(inner)
    painter.restore()


def _paint_hills(painter: QPainter, country: Country, rect: QRectF, inks: Inks) -> None:
    for at in sorted(country.hills, key=lambda place: (place[1], place[0])):
        centre = country.grid.centre(at)
        if not country.grid.bounds().translated(centre).intersects(rect):
            continue
        painter.save()
        painter.translate(centre)
        painter.setClipPath(country.grid.outline(RIDGE), Qt.ClipOperation.IntersectClip)
        for hill in country.humps[at]:
            scenery.paint_hump(painter, hill, inks)
        painter.restore()


def _paint_lines(painter: QPainter, country: Country, rect: QRectF, inks: Inks) -> None:
    """Hex lines, every side once, and the light line within the hills."""
    lines, ridges = QPainterPath(), QPainterPath()
    everywhere = country.land | country.water
    for at in sorted(everywhere):
        centre = country.grid.centre(at)
        if not country.grid.bounds(1.1).translated(centre).intersects(rect):
            continue
        if at in country.hills:
            ridges.addPath(country.grid.outline(RIDGE).translated(centre))
        for side in range(6):
            other = country.neighbour(at, side)
            if (side < 3 and other in everywhere) or (
                at in country.water and other in country.water
            ):
                continue
            start, end = country.grid.side_ends(side)
            lines.moveTo(centre + start)
            lines.lineTo(centre + end)
    _stroke(painter, ridges, colour(inks.casing, 0.85), 3.0)
    _stroke(painter, lines, colour(inks.ink, 0.62), HEX_LINE)


def _paint_shores(painter: QPainter, country: Country, rect: QRectF, inks: Inks) -> None:
    for shore, lines in zip(country.shores, country.water_lines, strict=True):
        if not shore.boundingRect().intersects(rect):
            continue
        _stroke(painter, shore, colour(inks.casing, 0.9), 6.0)
        _stroke(painter, shore, inks.water_ink, 2.2)
        for number, line in enumerate(lines):
            _stroke(painter, line, colour(inks.water_ink, 0.36 - 0.09 * number), 1.5)


def paint_border(painter: QPainter, country: Country, inks: Inks = PRINTED) -> None:
    """Where the map ends: a heavy line, and a thin one outside it."""
    _stroke(painter, country.outline, colour(inks.ink, 0.9), BORDER + 8)
    _stroke(painter, country.outline, inks.paper, BORDER + 4.5)
    _stroke(painter, country.outline, inks.ink, BORDER)


def paint_walls(painter: QPainter, country: Country, inks: Inks = PRINTED) -> None:
    """The closed sides, in solid black on a light rim."""
    _stroke(painter, country.wall_lines, colour(inks.casing, 0.7), WALL + 4)
    _stroke(painter, country.wall_lines, inks.ink, WALL)


def paint_frame(painter: QPainter, sheet: QRectF, inks: Inks = PRINTED) -> None:
    """The neat-line round the sheet."""
    frame = sheet.adjusted(FRAME, FRAME, -FRAME, -FRAME)
    painter.setBrush(NO_BRUSH)
    painter.setPen(QPen(QColor(inks.ink), 4))
    painter.drawRect(frame)
    painter.setPen(QPen(QColor(inks.ink), 1.4))
    painter.drawRect(frame.adjusted(8, 8, -8, -8))
