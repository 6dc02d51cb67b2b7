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
from desktop.look.motion import LIFTED
from desktop.look.theme import LEGAL, REFUSED, WHITE, colour
from desktop.scene.painting.double_tile import Half, TilePainter, paint_tile, tile_outline
from desktop.scene.painting.geometry import Grid
from desktop.scene.painting.outlines import beyond
from desktop.scene.painting.seats import Seat, paint_seats

GHOST = 40
RINGS = {"legal": LEGAL, "refused": REFUSED}


class GhostItem(QGraphicsObject):
    """Follows the hand, or sits on a hex in the turn it would be laid in."""

    def __init__(self, grid: Grid, paint: TilePainter = paint_tile) -> None:
        super().__init__()
        self._grid = grid
        self._paint_tile = paint
        self._face: Face | None = None
        self._ring = ""
        self._half: Half | None = None
        self._number = ""
        self.seats: tuple[Seat, ...] = ()
        self.setZValue(GHOST)
        self.setOpacity(0.93)
        self.setScale(LIFTED)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def wear(self, paint: TilePainter) -> None:
        """From now on paint the tile so."""
        if paint != self._paint_tile:
            self._paint_tile = paint
            self.update()

    @property
    def face(self) -> Face | None:
        return self._face

    def show_face(
        self,
        face: Face | None,
        ring: str = "",
        half: Half | None = None,
        number: str = "",
        seats: tuple[Seat, ...] = (),
    ) -> None:
        """`ring` is "legal" where it may lie, "refused" where it may not, "" on its way.

        `half` lies beside the face, if the tile is a double one; it hangs where the first half is.
        `seats` are the stations of the hex below, which it must not hide.
        """
        if (face, ring, half, seats) != (self._face, self._ring, self._half, self.seats):
            if half != self._half:
                self.prepareGeometryChange()
            self._face, self._ring, self._half, self.seats = face, ring, half, seats
            self._number = number or (face.id if face is not None else "")
            self.update()
        self.setVisible(face is not None)

    def boundingRect(self) -> QRectF:
        bounds = self._grid.bounds(1.35)
        if self._half is None:
            return bounds
        return bounds.united(bounds.translated(beyond(self._grid, self._half.side)))

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self._face is None:
            return
        self._paint_tile(
            painter, self._face, self._half, self._grid, lifted=True, number=self._number
        )
        paint_seats(painter, self.seats)
        if self._ring:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for ink, width in ((WHITE, 10.0), (RINGS[self._ring], 6.0)):
                pen = QPen(colour(ink), width)
                pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
                painter.strokePath(tile_outline(self._grid, self._half), pen)
