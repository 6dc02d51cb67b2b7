"""Rings round hexes: where one can act, what was refused, the last move, the keyboard's place."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.board.tile_code import Face
from desktop.look.theme import LEGAL, PRINTED, REFUSED, WHITE, colour
from desktop.scene.painting.double_tile import Half, tile_outline
from desktop.scene.painting.faces import shape_of
from desktop.scene.painting.geometry import Grid
from desktop.scene.painting.outlines import beyond
from desktop.scene.painting.tiles import paint_track

RINGS = {"legal": 30, "refused": 32, "last": 28, "focus": 33, "hover": 29}
FADING = frozenset({"legal", "hover"})  # their light comes and goes: painted once, then blended
VEIL = 0.24
# Width and strength of the light that falls inward from the ring.
INWARD = ((46.0, 0.10), (32.0, 0.16))


class RingItem(QGraphicsItem):
    """A hex framed for a reason; the shape of the line tells the reason as well as the colour."""

    def __init__(self, grid: Grid, kind: str, face: Face, half: Half | None = None) -> None:
        super().__init__()
        self._half = half  # of a double hex: framed as one place
        self._grid = grid
        self._kind = kind
        self._face = face
        self.setZValue(RINGS[kind])
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        if kind in FADING:
            self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def boundingRect(self) -> QRectF:
        bounds = self._grid.bounds(1.06)
        if self._half is None:
            return bounds
        return bounds.united(bounds.translated(beyond(self._grid, self._half.side)))

    def _outline(self, part: float) -> QPainterPath:
        return tile_outline(self._grid, self._half, part)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipPath(self._outline(1.0), Qt.ClipOperation.IntersectClip)
        getattr(self, f"_paint_{self._kind}")(painter)

    def _paint_legal(self, painter: QPainter) -> None:
        self._paint_veil(painter)
        outline = self._outline(0.955)
        for width, strength in INWARD:
            painter.strokePath(outline, _pen(LEGAL, width, strength))
        painter.strokePath(outline, _pen(WHITE, 20, 0.95))
        painter.strokePath(outline, _pen(LEGAL, 11))

    def _paint_veil(self, painter: QPainter) -> None:
        """Over the ground alone: track and cities stay as dark as they are printed."""
        self._paint_half_veil(painter, self._face)
        if self._half is not None:
            painter.save()
            painter.translate(beyond(self._grid, self._half.side))
            self._paint_half_veil(painter, self._half.face)
            painter.restore()

    def _paint_half_veil(self, painter: QPainter, face: Face) -> None:
        shape = shape_of(face, self._grid)
        ground = QPainterPath(self._grid.outline(1.0))
        ground.setFillRule(Qt.FillRule.OddEvenFill)
        for city in shape.cities:
            ground.addPath(city.body)
        painter.save()
        painter.setClipPath(ground, Qt.ClipOperation.IntersectClip)
        painter.fillPath(self._grid.outline(1.0), colour(WHITE, VEIL))
        if face.colour != "red":
            paint_track(painter, shape, self._grid)
        painter.restore()

    def _paint_refused(self, painter: QPainter) -> None:
        outline = self._outline(0.955)
        painter.strokePath(outline, _pen(WHITE, 20, 0.95))
        painter.strokePath(outline, _pen(REFUSED, 11))

    def _paint_last(self, painter: QPainter) -> None:
        outline = self._outline(0.90)
        painter.strokePath(outline, _pen(WHITE, 8, 0.9))
        pen = _pen(PRINTED.ink, 4)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setDashPattern([1, 2.4])
        painter.strokePath(outline, pen)

    def _paint_focus(self, painter: QPainter) -> None:
        painter.strokePath(self._outline(0.93), _pen(WHITE, 12, 0.95))
        pen = _pen(LEGAL, 6)
        pen.setDashPattern([3, 1.5])
        painter.strokePath(self._outline(0.93), pen)

    def _paint_hover(self, painter: QPainter) -> None:
        painter.strokePath(self._outline(0.97), _pen(WHITE, 6, 0.9))


def _pen(ink: str, width: float, strength: float = 1.0) -> QPen:
    made = QPen(colour(ink, strength), width)
    made.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return made
