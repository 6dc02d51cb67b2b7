"""Rings round hexes: where one can act, what was refused, the last move, the keyboard's place."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.look.theme import LEGAL, PRINTED, REFUSED, WHITE, colour
from desktop.scene.painting.geometry import Grid

RINGS = {"legal": 30, "refused": 32, "last": 28, "focus": 33, "hover": 29}


class RingItem(QGraphicsItem):
    """A hex framed for a reason; the shape of the line tells the reason as well as the colour."""

    def __init__(self, grid: Grid, kind: str) -> None:
        super().__init__()
        self._grid = grid
        self._kind = kind
        self.setZValue(RINGS[kind])
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return self._grid.bounds(1.06)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipPath(self._grid.outline(1.02))
        getattr(self, f"_paint_{self._kind}")(painter)

    def _paint_legal(self, painter: QPainter) -> None:
        outline = self._grid.outline(0.985)
        painter.fillPath(outline, colour(WHITE, 0.24))
        painter.strokePath(outline, QPen(colour(WHITE, 0.95), 20))
        painter.strokePath(outline, QPen(colour(LEGAL), 11))

    def _paint_refused(self, painter: QPainter) -> None:
        outline = self._grid.outline(0.985)
        painter.strokePath(outline, QPen(colour(WHITE, 0.95), 20))
        painter.strokePath(outline, QPen(colour(REFUSED), 11))

    def _paint_last(self, painter: QPainter) -> None:
        outline = self._grid.outline(0.90)
        painter.strokePath(outline, QPen(colour(WHITE, 0.9), 5))
        pen = QPen(colour(PRINTED.ink), 3.2)
        pen.setDashPattern([1.2, 1.6])
        painter.strokePath(outline, pen)

    def _paint_focus(self, painter: QPainter) -> None:
        painter.strokePath(self._grid.outline(0.93), QPen(colour(WHITE, 0.95), 12))
        pen = QPen(colour(LEGAL), 6)
        pen.setDashPattern([3, 1.5])
        painter.strokePath(self._grid.outline(0.93), pen)

    def _paint_hover(self, painter: QPainter) -> None:
        painter.strokePath(self._grid.outline(0.97), QPen(colour(WHITE, 0.9), 6))
