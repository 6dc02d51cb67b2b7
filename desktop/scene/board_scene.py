"""The scene of the board: the printed sheet below, live items above, all following the game."""

from __future__ import annotations

from PySide6.QtCore import (
    QEasingCurve,
    QPointF,
    QPropertyAnimation,
    QRectF,
    QSequentialAnimationGroup,
    Signal,
)
from PySide6.QtWidgets import QGraphicsScene

from desktop.board.map import Hex
from desktop.board.tile_code import Face
from desktop.eighteen.actions import LayTile, PlaceToken
from desktop.eighteen.table import EighteenTable
from desktop.engine.state import Change
from desktop.scene.board_desk import BoardDesk
from desktop.scene.items.ghost_item import GhostItem
from desktop.scene.items.glow_item import RingItem
from desktop.scene.items.route_item import RouteItem, route_paths
from desktop.scene.items.sheet_item import SheetItem
from desktop.scene.items.ticket_item import TicketItem
from desktop.scene.items.token_item import TokenItem
from desktop.scene.items.value_item import ValueItem, stop_values
from desktop.scene.painting.faces import shape_of
from desktop.scene.painting.geometry import GRIDS
from desktop.scene.tools.draw_route import DrawRouteGesture
from desktop.scene.tools.lay_tile import LayTileGesture

SHAKE = 10.0  # units


class BoardScene(QGraphicsScene):
    """Shows one document's board and what the hand holds over it."""

    hex_clicked = Signal(str)
    focus_moved = Signal(str)  # the hex where the keyboard stands; "" for none

    def __init__(self, desk: BoardDesk, sheet: SheetItem) -> None:
        super().__init__()
        self.desk = desk
        self.sheet = sheet
        self.grid = GRIDS[self.table.board.layout]
        self.addItem(sheet)
        self.setSceneRect(sheet.boundingRect())
        self._tokens: dict[tuple[str, int, int], TokenItem] = {}
        self._rings: dict[str, list[RingItem]] = {}
        self._routes: list[RouteItem | ValueItem] = []
        self.ghost = GhostItem(self.grid)
        self.ghost.setVisible(False)
        self._flying = GhostItem(self.grid)
        self._flying.setVisible(False)
        self._refused_face: Face | None = None  # the tile last held in the hand
        self.ticket = TicketItem()
        self.token_ghost: TokenItem | None = None
        self.addItem(self.ghost)
        self.addItem(self._flying)
        self.addItem(self.ticket)
        self.focus_hex = ""
        desk.document.changed.connect(self._on_changed)
        desk.changed.connect(self._on_desk)
        desk.runs_changed.connect(self._on_runs)
        self._sync_tokens()
        self._show_last_move()

    @property
    def table(self) -> EighteenTable:
        return self.desk.table

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
        touched = change.touched(Hex)
        if touched:
            self._sync_tokens()
        self.sheet.follow(change)
        self.ticket.setVisible(False)
        self.clear_rings("refused")
        self._show_last_move()

    def _sync_tokens(self) -> None:
        wanted: dict[tuple[str, int, int], str] = {}
        for hex_ in self.table.board.hexes.values():
            for place, row in enumerate(hex_.stations):
                for slot, company in enumerate(row):
                    if company:
                        wanted[hex_.id, place, slot] = company
        for key, item in list(self._tokens.items()):
            if wanted.get(key) != item.company or key[0] in self._moved(key, item):
                self.removeItem(item)
                del self._tokens[key]
        for key, company in wanted.items():
            if key not in self._tokens:
                self._tokens[key] = self._new_token(key, company)

    def _moved(self, key: tuple[str, int, int], item: TokenItem) -> tuple[str, ...]:
        """The hex, if its face has changed so that the token lies elsewhere now."""
        hex_id, place, slot = key
        at, radius = self._slot(hex_id, place, slot)
        same = (item.pos() - at).manhattanLength() < 0.5
        return () if same and abs(item.boundingRect().width() - radius * 2.6) < 0.5 else (hex_id,)

    def _slot(self, hex_id: str, place: int, slot: int) -> tuple[QPointF, float]:
        hex_ = self.table.board[hex_id]
        city = shape_of(hex_.face, self.grid).city(place)
        return self.grid.centre(hex_.at) + city.slots[slot], city.radius * 0.94

    def _new_token(self, key: tuple[str, int, int], company: str) -> TokenItem:
        at, radius = self._slot(*key)
        item = TokenItem(self.table.setup.title, company, radius)
        item.setPos(at)
        self.addItem(item)
        return item

    def _show_last_move(self) -> None:
        self.clear_rings("last")
        action = self.desk.document.at.action
        if isinstance(action, LayTile | PlaceToken):
            self.ring(action.hex, "last")

    # Rings

    def ring(self, hex_id: str, kind: str) -> None:
        item = RingItem(self.grid, kind)
        item.setPos(self.centre_of(hex_id))
        self.addItem(item)
        self._rings.setdefault(kind, []).append(item)

    def clear_rings(self, kind: str) -> None:
        for item in self._rings.pop(kind, []):
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
        self.clear_rings("legal")
        gesture = self.desk.gesture
        for hex_id in self.desk.target_hexes():
            if not isinstance(gesture, DrawRouteGesture):
                self.ring(hex_id, "legal")
        self._show_ghost()
        self._show_token_ghost()

    def _show_ghost(self) -> None:
        preview = self.desk.preview
        gesture = self.desk.gesture
        if gesture is not None:
            self._refused_face = gesture.face if isinstance(gesture, LayTileGesture) else None
        if preview is not None:
            self.ghost.setPos(self.centre_of(preview.action.hex))
            self.ghost.show_face(preview.face)
        elif not isinstance(gesture, LayTileGesture):
            self.ghost.show_face(None)
            self.ticket.setVisible(False)

    def glide_home(self, hex_id: str, home: QPointF, is_still: bool) -> None:
        """A refused tile shakes its head and goes back to the tray."""
        face = self._refused_face
        if face is None or is_still:
            return
        self._flying.show_face(face)
        glide = QSequentialAnimationGroup(self)
        here = self.centre_of(hex_id)
        for to, time in (
            (here + QPointF(SHAKE, 0), 20),
            (here - QPointF(SHAKE, 0), 20),
            (home, 180),
        ):
            move = QPropertyAnimation(self._flying, b"pos")
            move.setDuration(time)
            move.setEndValue(to)
            move.setEasingCurve(QEasingCurve.Type.InOutQuad)
            glide.addAnimation(move)
        self._flying.setPos(here)
        glide.finished.connect(lambda: self._flying.show_face(None))
        glide.start(QSequentialAnimationGroup.DeletionPolicy.DeleteWhenStopped)

    def carry_ghost(self, point: QPointF) -> None:
        """The tile in the hand where no hex takes it."""
        gesture = self.desk.gesture
        if isinstance(gesture, LayTileGesture) and self.desk.preview is None:
            self.ghost.show_face(gesture.face)
            self.ghost.setPos(point)

    def _show_token_ghost(self) -> None:
        station = self.desk.station
        if self.token_ghost is not None:
            self.removeItem(self.token_ghost)
            self.token_ghost = None
        if station is None:
            return
        company = self.table.operating
        if company is None:
            return
        hex_ = self.table.board[station.hex]
        slot = hex_.free_slot(station.place, company.id)
        at, radius = self._slot(hex_.id, station.place, slot or 0)
        self.token_ghost = TokenItem(self.table.setup.title, company.id, radius, ghost=True)
        self.token_ghost.setPos(at)
        self.addItem(self.token_ghost)

    def show_ticket(self, hex_id: str, title: str, text: str, is_refusal: bool = False) -> None:
        below = QPointF(0, self.grid.bounds().bottom() * 0.9)
        self.ticket.setPos(self.centre_of(hex_id) + below)
        self.ticket.show_text(title, text, is_refusal)

    # Runs

    def _on_runs(self) -> None:
        for item in self._routes:
            self.removeItem(item)
        self._routes = []
        paths = route_paths(self.table.board, self.grid, self.desk.runs)
        for number, path in enumerate(paths):
            item = RouteItem(path, number)
            self.addItem(item)
            self._routes.append(item)
        for value in stop_values(self.table, self.desk.runs):
            plate = ValueItem(value, self.spot_of(value.hex, value.place))
            self.addItem(plate)
            self._routes.append(plate)

    def sheet_rect(self) -> QRectF:
        return self.sheet.boundingRect()
