"""The scene of the board: the printed sheet below, live items above, all following the game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtWidgets import QGraphicsItem

from desktop.board.map import Hex
from desktop.board.tile_code import Face
from desktop.engine.state import Change
from desktop.scene.board_desk import BoardDesk
from desktop.scene.glow import Glow
from desktop.scene.hand_marks import HandMarks
from desktop.scene.items.ghost_item import GhostItem
from desktop.scene.items.glow_item import RingItem
from desktop.scene.items.label_item import LabelItem
from desktop.scene.items.sheet_item import SheetItem
from desktop.scene.items.ticket_item import TicketItem
from desktop.scene.moving_scene import MovingScene
from desktop.scene.painting.double_tile import Half, half_on_board
from desktop.scene.painting.faces import shape_of
from desktop.scene.painting.geometry import GRIDS
from desktop.scene.painting.seats import Seat, seats_of
from desktop.scene.painting.standing import Standing
from desktop.scene.tools.gesture import CarryGesture, TraceGesture
from desktop.scene.tools.lay_tile import LayTileGesture
from desktop.scene.tools.try_tile import TryTileGesture

NOTHING = ("", "", 0)


class BoardScene(MovingScene):
    """Shows one document's board and what the hand holds over it."""

    hex_clicked = Signal(str)
    focus_moved = Signal(str)  # the hex where the keyboard stands; "" for none

    def __init__(self, desk: BoardDesk, sheet: SheetItem) -> None:
        super().__init__(desk.document.at)
        self.desk = desk
        self.sheet = sheet
        self.grid = GRIDS[self.table.board.layout]
        sheet.live_in(self)
        self.setSceneRect(sheet.boundingRect())
        self._rings: dict[str, list[RingItem]] = {}
        self._standing: tuple[object, Standing] | None = None
        self.glow = Glow(self)
        self.marks = HandMarks(self)
        self._held = NOTHING  # hex, tile and turn of the ghost
        self.ghost = GhostItem(self.grid, self.box.paint)
        self.ghost.setVisible(False)
        self._refused_face: Face | None = None  # the tile last held in the hand
        self._refused_piece: CarryGesture | None = None  # or the piece
        self.piece_ghost: QGraphicsItem | None = None
        self._ghost_of: CarryGesture | None = None
        self.addItem(self.ghost)
        self.focus_hex = ""
        desk.taken.connect(self.movements.finish_all)
        desk.document.changed.connect(self._on_changed)
        desk.changed.connect(self._on_desk)
        self.sync_pieces(None)
        self._show_last_move()

    # Where things are

    def centre_of(self, hex_id: str) -> QPointF:
        return self.grid.centre(self.table.board[hex_id].at)

    def hex_at(self, point: QPointF) -> Hex | None:
        """The hex under a point of the scene."""
        for hex_ in self.table.board.hexes.values():
            local = point - self.grid.centre(hex_.at)
            if max(abs(local.x()), abs(local.y())) > 100:
                continue
            if self.grid.outline(1.0).contains(local):
                return hex_
        return None

    def place_at(self, hex_: Hex, point: QPointF) -> int | None:
        """The place of a hex nearest to a point; None when it has none."""
        centres = shape_of(hex_.face, self.grid).centres
        local = point - self.grid.centre(hex_.at)
        if not centres:
            return None

        def distance(number: int) -> float:
            apart = centres[number] - local
            return QPointF.dotProduct(apart, apart)

        return min(range(len(centres)), key=distance)

    def spot_of(self, hex_id: str, place: int) -> QPointF:
        hex_ = self.table.board[hex_id]
        return self.grid.centre(hex_.at) + shape_of(hex_.face, self.grid).centres[place]

    # Following the game

    def _on_changed(self, change: Change) -> None:
        self.heard(self.desk.document.at)
        looks = self.sheet.layers.looks
        self.sync_pieces(change)
        self.sheet.follow(change)
        self.glow.hide_changed()
        self.marks.clear()
        self._show_last_move()
        self.show_deed(looks, self.sheet.layers.looks)

    def retranslate(self) -> None:
        """Names are longer or shorter in another language: what gives way to them moves."""
        self.sheet.retranslate()
        self.sync_pieces(None)
        self._show_last_move()
        self.glow.set_text()
        if self.marks.ticket.is_refusal:
            self.marks.clear()  # it was said in the other words

    def sync_pieces(self, change: Change | None) -> None:
        """Put the pieces of the game where they lie now; a family has its own. None: at first."""

    def _show_last_move(self) -> None:
        self.clear_rings("last")
        hex_id = self.last_hex()
        if hex_id:
            self.ring(hex_id, "last")

    def last_hex(self) -> str:
        """The hex on which the last move was made; "" for none."""
        hex_id = getattr(self.desk.document.at.action, "hex", "")
        return hex_id if hex_id in self.table.board.hexes else ""

    # Rings

    def ring(self, hex_id: str, kind: str) -> None:
        """Frame a hex, both halves of a double one; the keyboard alone stands in either half."""
        hex_ = self.table.board[hex_id]
        half = None
        if kind != "focus":
            hex_ = hex_.halves[0]
            half = half_on_board(hex_)
        item = self.make_ring(kind, hex_, half)
        item.setPos(self.centre_of(hex_.id))
        if kind != "legal":  # whose text is laid above all of them at once
            hexes = tuple(part.id for part in hex_.halves)
            for label in self.text_above(hexes, self.reaching_into(hexes)):
                label.setParentItem(item)
                label.setPos(-item.pos())
        self.addItem(item)
        self._rings.setdefault(kind, []).append(item)

    def make_ring(self, kind: str, hex_: Hex, half: Half | None) -> RingItem:
        return RingItem(self.grid, kind, hex_.face, half)

    def rings(self, kind: str) -> list[RingItem]:
        return list(self._rings.get(kind, ()))

    def take_rings(self, kind: str) -> list[RingItem]:
        """They stay on the board; whoever takes them removes them."""
        return self._rings.pop(kind, [])

    def clear_rings(self, kind: str) -> None:
        for item in self.take_rings(kind):
            self.removeItem(item)

    def set_focus_hex(self, hex_id: str) -> None:
        """The hex where the keyboard stands; "" for none."""
        self.clear_rings("focus")
        self.focus_hex = hex_id
        if hex_id:
            self.ring(hex_id, "focus")
        self.focus_moved.emit(hex_id)

    # Following the hand

    def _on_desk(self) -> None:
        gesture = self.desk.gesture
        is_line = isinstance(gesture, TraceGesture)
        self.glow.show(() if is_line else self.desk.target_hexes())
        if gesture is not None:
            self.glow.hover("")
        self._show_ghost()
        self._show_carried()

    def reaching_into(self, hexes: tuple[str, ...]) -> Iterator[str]:
        """The hexes beside these whose text stands out over them."""
        sheet, standing = self.sheet.layers.sheet, self.standing
        for id in hexes:
            for other in sheet.around(id):
                if any(text.intersects(sheet.hex_rect(id)) for text in standing.texts_of(other)):
                    yield other

    def text_above(self, hexes: tuple[str, ...], near: Iterable[str] = ()) -> Iterator[LabelItem]:
        """The text of these hexes, and the names that stand out of those near them."""
        layers = self.sheet.layers
        for id in hexes:
            yield LabelItem(layers, id, is_whole=True)
        for id in dict.fromkeys((*hexes, *near)):
            if layers.sheet.has_overhang(id):
                yield LabelItem(layers, id, is_whole=False)

    @property
    def standing(self) -> Standing:
        """What stands on the board as it is printed now."""
        layers = self.sheet.layers
        key = (layers.sheet, layers.looks)
        if self._standing is None or self._standing[0] != key:
            self._standing = (key, layers.sheet.standing(layers.looks))
        return self._standing[1]

    @property
    def glowing(self) -> tuple[str, ...]:
        return self.glow.hexes

    def _show_ghost(self) -> None:
        preview = self.desk.preview
        gesture = self.desk.gesture
        if gesture is not None:
            self._refused_face = gesture.face if isinstance(gesture, LayTileGesture) else None
            self._refused_piece = gesture if isinstance(gesture, CarryGesture) else None
        if preview is not None:
            action = preview.action
            self._hold(preview.face, "legal", action.hex, (action.tile, action.rotation))
        elif isinstance(gesture, TryTileGesture):
            ring = "refused" if gesture.reason() else "legal"
            self._hold(gesture.shown, ring, gesture.hex, (gesture.tile, gesture.rotation))
            return
        elif not isinstance(gesture, LayTileGesture):
            self._held = NOTHING
            self.movements.finish("turn")
            self.ghost.show_face(None)
        if preview is None and self.desk.aim is None:
            self.marks.hide_ticket()

    def glide_home(self, hex_id: str, home: QPointF) -> None:
        """What was refused shakes its head and goes back to where it came from."""
        start = self.centre_of(hex_id)
        face, piece = self._refused_face, self._refused_piece
        if face is not None:
            item = GhostItem(self.grid, self.box.paint)
            item.show_face(face, "refused", self.box.half(face.id), self.box.number(face.id))
            self.flights.refuse(item, start, home)
        elif piece is not None:
            self.hide_at_home(piece, True)
            self.flights.refuse(
                self.ghost_for(piece),
                start,
                self.home_of(piece) or home,
                lambda: self.hide_at_home(piece, False),
            )

    def hide_at_home(self, gesture: CarryGesture, is_away: bool) -> None:
        """A piece that is on its way home does not lie there yet; a family says it."""

    def carry_ghost(self, point: QPointF) -> None:
        """The tile in the hand where no hex takes it."""
        gesture = self.desk.gesture
        if isinstance(gesture, LayTileGesture) and self.desk.preview is None:
            self._hold(gesture.face)
            self.ghost.setPos(point)
        elif self.piece_ghost is not None and self.desk.aim is None:
            self._carry_to(self.piece_ghost, point)

    def _hold(
        self, face: Face, ring: str = "", hex_id: str = "", turned: tuple[str, int] = ("", 0)
    ) -> None:
        """A tile in the hand, of a double one both halves; over a hex with its stations on it."""
        box = self.box
        half, seats = box.half(face.id), tuple[Seat, ...]()
        if hex_id:
            hex_ = self.table.board[hex_id]
            self.ghost.setPos(self.centre_of(hex_id))
            seats = seats_of(self.table, hex_, face, half, self.grid, fits=ring == "legal")
        self.ghost.show_face(face, ring, half, box.number(face.id), seats)
        before, self._held = self._held, (hex_id, *turned)
        if before != self._held:
            self.flights.turn(self.ghost, before, self._held)

    def _show_carried(self) -> None:
        """The piece in the hand: where it would lie, or at the hand itself."""
        gesture = self.desk.gesture
        if self.piece_ghost is not None and gesture is not self._ghost_of:
            self.removeItem(self.piece_ghost)
            self.piece_ghost = None
        if not isinstance(gesture, CarryGesture):
            self._ghost_of = None
            return
        if gesture is not self._ghost_of:
            self._ghost_of, self.piece_ghost = gesture, self.ghost_for(gesture)
            if self.piece_ghost is not None:
                home = self.home_of(gesture)
                self.piece_ghost.setVisible(home is not None)
                self.piece_ghost.setPos(home or QPointF(0, 0))
                self.addItem(self.piece_ghost)
        if self.piece_ghost is not None and self.desk.aim_hex:
            self._carry_to(self.piece_ghost, self.centre_of(self.desk.aim_hex))

    def _carry_to(self, piece: QGraphicsItem, point: QPointF) -> None:
        piece.setPos(point)
        piece.setVisible(True)

    def ghost_for(self, gesture: CarryGesture) -> QGraphicsItem | None:
        """What a carried piece looks like; a family says it."""
        return None

    def home_of(self, gesture: CarryGesture) -> QPointF | None:
        """Where a refused piece goes back to on the board; None: to the tray."""
        return None

    def piece_at(self, point: QPointF) -> object | None:
        """A piece that can be lifted from the board here (`BoardDesk.lift`); a family says it."""
        return None

    def show_ticket(
        self, hex_id: str, title: str, text: str, is_refusal: bool = False, note: str = ""
    ) -> None:
        self.marks.show_ticket(hex_id, title, text, is_refusal, note)

    @property
    def ticket(self) -> TicketItem:
        return self.marks.ticket

    def sheet_rect(self) -> QRectF:
        return self.sheet.boundingRect()
