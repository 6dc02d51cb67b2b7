"""A board on which one sees what was done or undone: what is laid lies down, what is taken back
goes home. A jump through the game is not seen to move."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from desktop.engine.tree import Node
from desktop.look.motion import FLIGHT, SETTLE, duration
from desktop.look.movement import Movements
from desktop.scene.board_desk import BoardDesk
from desktop.scene.flights import Flights
from desktop.scene.glow import OUT
from desktop.scene.items.ghost_item import GhostItem
from desktop.scene.painting.double_tile import TilePainter
from desktop.scene.painting.geometry import Grid
from desktop.scene.painting.seats import seats_of
from desktop.scene.steps import is_lay, step_between
from desktop.scene.tools.tile_box import TileBox
from desktop.scene.tools.tile_boxes import tile_box

Looks = Mapping[str, Any]  # by hex


class MovingScene(QGraphicsScene):
    """Whoever is one has a desk, a grid and a table, and knows where its hexes are."""

    HAS_TRAY: ClassVar[bool] = False  # other pieces lie in the tray, beside the tiles
    desk: BoardDesk
    grid: Grid

    def __init__(self, at: Node) -> None:
        super().__init__()
        self.movements = Movements(self)
        self.flights = Flights(self)
        self.deed: Any = None  # what was done or undone last
        self.step = 0  # by the last deed: 1 forward, -1 back, 0 further
        self._at = at
        # Where a tile (True) or another piece goes that leaves the board.
        self.home: Callable[[bool], QPointF] = lambda is_tile: self.sceneRect().topLeft()

    @property
    def table(self) -> Any:
        return self.desk.table

    @property
    def box(self) -> TileBox:
        return tile_box(self.desk.document.game)

    def centre_of(self, hex_id: str) -> QPointF:
        raise NotImplementedError

    def heard(self, at: Node) -> None:
        """The game is at another moment; what still moves is where it belongs before it changes."""
        self.movements.finish_all(OUT)
        before, self._at = self._at, at
        self.step = step_between(before, at)
        self.deed = before.action if self.step < 0 else at.action

    def show_deed(self, before: Looks, after: Looks) -> None:
        if self.step > 0:
            self.show_done(after)
        elif self.step < 0:
            self.show_undone(before)

    def piece_came(self, item: QGraphicsItem) -> None:
        """A piece is new on the board; it lies where it belongs."""
        if self.step > 0:
            self.flights.settle(item)

    def piece_went(self, item: QGraphicsItem) -> None:
        """The game has taken a piece away."""
        if self.step < 0:
            self.flights.leave(item, self.home(self.HAS_TRAY))
        else:
            self.removeItem(item)

    def show_done(self, looks: Looks) -> None:
        """One deed forward: a laid tile lies down."""
        if is_lay(self.deed) and duration(SETTLE):
            hex_ = self.table.board[self.deed.hex].halves[0]
            half, number = self.box.half(self.deed.tile), self.box.number(self.deed.tile)
            seats = seats_of(self.table, hex_, hex_.face, half, self.grid, fits=False)
            kept = tuple(seat for seat in seats if seat.is_kept)
            item = GhostItem(self.grid, self.painter_of(looks[hex_.id]))
            item.show_face(hex_.face, "", half, number, kept)
            self.flights.settle_print(item, self.centre_of(hex_.id))

    def show_undone(self, looks: Looks) -> None:
        """One deed back: its tile goes home; `looks` are those before."""
        if is_lay(self.deed) and duration(FLIGHT):
            hex_id, tile = self.table.board[self.deed.hex].halves[0].id, self.deed.tile
            item = GhostItem(self.grid, self.painter_of(looks[hex_id]))
            face = self.box.face(tile).turned(self.deed.rotation)
            item.show_face(face, "", self.box.half(tile), self.box.number(tile))
            item.setPos(self.centre_of(hex_id))
            self.flights.leave(item, self.home(True))

    def painter_of(self, look: Any) -> TilePainter:
        """What paints the tile of a hex that looks so; a family may say it."""
        return self.box.paint
