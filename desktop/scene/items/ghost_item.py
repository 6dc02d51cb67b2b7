"""The tile in the hand: lifted, a little larger, over the hex it would lie on."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsObject,
    QStyleOptionGraphicsItem,
    QWidget,
)

from desktop.board.tile_code import Face
from desktop.look.theme import LEGAL, REFUSED, WHITE, colour
from desktop.scene.painting.geometry import Grid
from desktop.scene.painting.tiles import paint_face

GHOST = 40
LIFTED = 1.06
RINGS = {"legal": LEGAL, "refused": REFUSED}


class GhostItem(QGraphicsObject):
    """Follows the hand, or sits on a hex in the turn it would be laid in."""

    def __init__(self, grid: Grid) -> None:
        super().__init__()
        self._grid = grid
        self._face: Face | None = None
        self._ring = ""
        self.setZValue(GHOST)
        self.setOpacity(0.93)
        self.setScale(LIFTED)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    @property
    def face(self) -> Face | None:
        return self._face

    def show_face(self, face: Face | None, ring: str = "") -> None:
        """`ring` is "legal" where it may lie, "refused" where it may not, "" on its way."""
        if face is not self._face or ring != self._ring:
            self._face, self._ring = face, ring
            self.update()
        self.setVisible(face is not None)

    def boundingRect(self) -> QRectF:
        return self._grid.bounds(1.35)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self._face is None:
            return
        paint_face(painter, self._face, self._grid, lifted=True, number=self._face.id)
        if self._ring:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for ink, width in ((WHITE, 10.0), (RINGS[self._ring], 6.0)):
                pen = QPen(colour(ink), width)
                pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
                painter.strokePath(self._grid.outline(1.0), pen)
