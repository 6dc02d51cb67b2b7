"""The tile in the hand: lifted, a little larger, over the hex it would lie on."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from desktop.board.tile_code import Face
from desktop.scene.painting.geometry import Grid
from desktop.scene.painting.tiles import paint_face

GHOST = 40
LIFTED = 1.06


class GhostItem(QGraphicsObject):
    """Follows the hand, or sits on a hex in the turn it would be laid in."""

    def __init__(self, grid: Grid) -> None:
        super().__init__()
        self._grid = grid
        self._face: Face | None = None
        self.setZValue(GHOST)
        self.setOpacity(0.93)
        self.setScale(LIFTED)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_face(self, face: Face | None) -> None:
        if face is not self._face:
            self._face = face
            self.update()
        self.setVisible(face is not None)

    def boundingRect(self) -> QRectF:
        return self._grid.bounds(1.35)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self._face is not None:
            paint_face(painter, self._face, self._grid, lifted=True, number=self._face.id)
