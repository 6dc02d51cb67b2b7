"""The country round the hexes: lakes, rivers and hills, as colour plates and as ink."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from desktop.look.fonts import SERIF
from desktop.look.theme import PRINTED, Inks, colour
from desktop.scene.painting.geometry import Grid, as_points, smooth
from desktop.scene.painting.lettering import draw_text, round_pen, text_path
from desktop.scene.painting.outlines import within
from desktop.scene.painting.print_data import Points, PrintData

RIVER = 13.0
SOURCE = 150.0  # units over which a river that begins on the sheet grows to its width
WATER_LINES = (10.0, 20.0, 30.0)  # engraved inside the shore
HUMPS = ((-36, -22), (30, -30), (-2, 4), (-44, 32), (40, 30), (4, 52))  # of a hill hex
NO_PEN, NO_BRUSH = Qt.PenStyle.NoPen, Qt.BrushStyle.NoBrush


@dataclass(frozen=True)
class Hump:
    """A drawn hill: its body, and the hachures on the shady side."""

    body: QPainterPath
    hachures: QPainterPath
    scale: float


@dataclass(frozen=True)
class Scenery:
    """Shapes of a title's country, worked out once."""

    grid: Grid
    data: PrintData
    land: QPainterPath  # the outline of all hexes
    off_map: QPainterPath  # the outline of the red hexes
    frame: QRectF

    @cached_property
    def shores(self) -> tuple[QPainterPath, ...]:
        return tuple(
            smooth(self._on_sheet(lake.shore), closed=True)
            for lake in self.data.lakes
            if lake.shore  # without: the name of a part of another water
        )

    @cached_property
    def water_lines(self) -> tuple[tuple[QPainterPath, ...], ...]:
        shores = [as_points(shore, 160) for shore in self.shores]
        return tuple(tuple(within(shore, distance) for distance in WATER_LINES) for shore in shores)

    @cached_property
    def rivers(self) -> QPainterPath:
        """All rivers as one body of water, tributaries included."""
        body = QPainterPath()
        for river in self.data.rivers:
            body = body.united(_stream(smooth(self._on_sheet(river)), self.frame))
        return body

    @cached_property
    def hills(self) -> tuple[Hump, ...]:
        """Hills beyond the hexes, in rows that overlap from back to front."""
        chance = random.Random(self.data.key + " hills")
        spots = []
        for ridge in self.data.ridges:
            line = smooth(self._on_sheet(ridge))
            count = int(line.length() / 27)
            for i in range(count + 1):
                at = line.pointAtPercent(i / count)
                shift = (9 if i % 2 else -7) + chance.uniform(-5, 5)
                spots.append(at + QPointF(chance.uniform(-6, 6), shift))
        spots.sort(key=lambda spot: spot.y())
        return tuple(hump(spot, chance, chance.uniform(0.8, 1.15)) for spot in spots)

    @cached_property
    def bare(self) -> QPainterPath:
        """The paper that no hex covers."""
        whole = QPainterPath()
        whole.addRect(self.frame)
        return whole.subtracted(self.land)

    @cached_property
    def passable(self) -> QPainterPath:
        """Where rivers show: everywhere but on off-map areas."""
        whole = QPainterPath()
        whole.addRect(self.frame)
        return whole.subtracted(self.off_map)

    def _on_sheet(self, points: Points) -> list[QPointF]:
        return [self.grid.centre(point) for point in points]

    # The colour plates

    def paint_lakes(self, painter: QPainter, inks: Inks = PRINTED) -> None:
        painter.setPen(NO_PEN)
        painter.setBrush(QColor(inks.water))
        for shore in self.shores:
            painter.drawPath(shore)

    def paint_rivers(self, painter: QPainter, inks: Inks = PRINTED) -> None:
        painter.save()
        painter.setClipPath(self.passable, Qt.ClipOperation.IntersectClip)
        painter.setPen(NO_PEN)
        painter.setBrush(QColor(inks.river))
        painter.drawPath(self.rivers)
        painter.restore()

    # The key plate

    def paint_ink(self, painter: QPainter, rect: QRectF, inks: Inks = PRINTED) -> None:
        """Shores, engraved water lines, hills, river banks: what shows within the rectangle."""
        if self.bare.intersects(rect):
            self._paint_bare(painter, rect, inks)
        if self.rivers.intersects(rect):
            painter.save()
            painter.setClipPath(self.passable, Qt.ClipOperation.IntersectClip)
            painter.setBrush(NO_BRUSH)
            painter.setPen(QPen(colour(inks.water_ink, 0.75), 1.5))
            painter.drawPath(self.rivers)
            painter.restore()

    def _paint_bare(self, painter: QPainter, rect: QRectF, inks: Inks) -> None:
        """What lies beyond the hexes."""
        painter.save()
        painter.setClipPath(self.bare, Qt.ClipOperation.IntersectClip)
        painter.setBrush(NO_BRUSH)
        for shore, lines in zip(self.shores, self.water_lines, strict=True):
            if not shore.boundingRect().intersects(rect):
                continue
            painter.setPen(QPen(QColor(inks.water_ink), 2.2))
            painter.drawPath(shore)
            for number, line in enumerate(lines):
                painter.setPen(QPen(colour(inks.water_ink, 0.34 - 0.09 * number), 1.5))
                painter.drawPath(line)
        for hill in self.hills:
            if hill.body.boundingRect().adjusted(-5, -5, 5, 15).intersects(rect):
                paint_hump(painter, hill, inks)
        painter.restore()

    def paint_names(self, painter: QPainter, language: str, inks: Inks = PRINTED) -> None:
        for path in self.name_paths(language):
            draw_text(painter, path, colour(inks.water_ink, 0.95))

    def name_paths(self, language: str) -> Iterator[QPainterPath]:
        """The names of the waters, line by line."""
        for lake in self.data.lakes:
            lines = lake.name[language]
            at = self.grid.centre(lake.name_at)
            for number, line in enumerate(lines):
                spot = at + QPointF(0, 32 * (number - (len(lines) - 1) / 2))
                yield text_path(line.upper(), spot, 25, 600, SERIF, 3)


def _stream(line: QPainterPath, frame: QRectF) -> QPainterPath:
    """A river as a body; it grows from its source unless it comes from beyond the sheet."""
    points = as_points(line, max(24, int(line.length() / 9)))
    inside = frame.contains(points[0])
    left, right = [], []
    for number, point in enumerate(points):
        before, after = points[max(0, number - 1)], points[min(len(points) - 1, number + 1)]
        along = after - before
        across = QPointF(-along.y(), along.x()) / (math.hypot(along.x(), along.y()) or 1)
        run = line.length() * number / (len(points) - 1)
        half = RIVER / 2 * (min(1.0, 0.12 + run / SOURCE) if inside else 1.0)
        left.append(point + across * half)
        right.append(point - across * half)
    body = QPainterPath(left[0])
    for point in (*left[1:], *reversed(right)):
        body.lineTo(point)
    body.closeSubpath()
    body.setFillRule(Qt.FillRule.WindingFill)
    end = QPainterPath()
    end.addEllipse(points[-1], RIVER / 2, RIVER / 2)
    return body.simplified().united(end)


def hump(at: QPointF, chance: random.Random, scale: float) -> Hump:
    wide, high = 19 * scale * chance.uniform(0.9, 1.12), 20 * scale * chance.uniform(0.9, 1.15)
    body = QPainterPath(at - QPointF(wide, 0))
    body.cubicTo(
        at + QPointF(-wide * 0.6, -high * 1.05),
        at + QPointF(wide * 0.3, -high * 1.2),
        at + QPointF(wide, chance.uniform(-1, 1)),
    )
    hachures = QPainterPath()
    for i in range(6):
        start = body.pointAtPercent(min(0.55 + i * 0.075, 0.98))
        hachures.moveTo(start)
        length = (8 - 0.8 * i) * scale + chance.uniform(-1, 2)
        hachures.lineTo(start + QPointF(-2.5 - 0.4 * i, length))
    return Hump(body, hachures, scale)


def paint_hump(painter: QPainter, hill: Hump, inks: Inks = PRINTED) -> None:
    painter.setPen(NO_PEN)
    painter.setBrush(QColor(inks.hump))
    painter.drawPath(hill.body)
    painter.setBrush(NO_BRUSH)
    painter.setPen(round_pen(inks.hill_ink, 2.1 * hill.scale))
    painter.drawPath(hill.body)
    painter.setPen(round_pen(inks.hill_ink, 1.2 * hill.scale))
    painter.drawPath(hill.hachures)


@cache
def hex_humps(key: str, hex_id: str) -> tuple[Hump, ...]:
    """The hills of a mountain hex round (0, 0); the same for a hex at every painting."""
    chance = random.Random(f"{key} {hex_id}")
    return tuple(
        hump(QPointF(x + chance.uniform(-5, 5), y + chance.uniform(-4, 4)), chance, 1.05)
        for x, y in sorted(HUMPS, key=lambda spot: spot[1])
    )


def waves(centre: QPointF) -> QPainterPath:
    """The water of a lake hex."""
    path = QPainterPath()
    for row in range(5):
        for column in range(2):
            x = centre.x() - 52 + column * 54 + (row % 2) * 20
            y = centre.y() - 52 + row * 26
            path.moveTo(x, y)
            path.quadTo(x + 8, y - 7, x + 16, y)
            path.quadTo(x + 24, y + 7, x + 32, y)
    return path


COUNTRY = ("desert", "swamp")


def paint_country(
    painter: QPainter, key: str, hex_id: str, terrain: str, inks: Inks = PRINTED
) -> None:
    """The sand of a desert or the reeds of a swamp round (0, 0)."""
    painter.setBrush(NO_BRUSH)
    is_sand = terrain == "desert"
    ink = colour(inks.hill_ink, 0.7) if is_sand else colour(inks.water_ink, 0.75)
    painter.setPen(round_pen(ink, 3.0 if is_sand else 1.7))
    painter.drawPath(sand(key, hex_id) if is_sand else reeds(key, hex_id))


@cache
def sand(key: str, hex_id: str) -> QPainterPath:
    """Grains in low drifts."""
    chance = random.Random(f"{key} {hex_id} sand")
    path = QPainterPath()
    for x, y in HUMPS:
        top = QPointF(x + chance.uniform(-6, 6), y + chance.uniform(-5, 5))
        for step in range(-3, 4):
            at = top + QPointF(7.5 * step, 0.9 * step * step + chance.uniform(-1.2, 1.2))
            path.moveTo(at)
            path.lineTo(at + QPointF(0.1, 0))
    return path


@cache
def reeds(key: str, hex_id: str) -> QPainterPath:
    """Tufts over a line of water."""
    chance = random.Random(f"{key} {hex_id} reeds")
    path = QPainterPath()
    for x, y in HUMPS:
        at = QPointF(x + chance.uniform(-6, 6), y + chance.uniform(-5, 5))
        path.moveTo(at - QPointF(15, 0))
        path.lineTo(at + QPointF(15, 0))
        for lean in (-6, -3, 0, 3, 6):
            path.moveTo(at + QPointF(lean * 0.8, -1))
            path.lineTo(at + QPointF(lean * 1.5, -12 + abs(lean)))
    return path
