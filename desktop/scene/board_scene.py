"""The scene of the board: the printed sheet below, live items above, all following the game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from desktop.board.map import Hex
from desktop.board.routes import Run
from desktop.board.tile_code import Face
from desktop.eighteen.actions import LayTile, PlaceToken
from desktop.eighteen.table import EighteenTable
from desktop.engine.state import Change
from desktop.scene.board_desk import BoardDesk
from desktop.scene.hand_marks import HandMarks
from desktop.scene.items.ghost_item import GhostItem
from desktop.scene.items.glow_item import RingItem
from desktop.scene.items.label_item import LabelItem
from desktop.scene.items.route_item import (
    CASING,
    CitiesItem,
    RouteItem,
    line_points,
    route_paths,
    run_hexes,
)
from desktop.scene.items.sheet_item import SheetItem
from desktop.scene.items.ticket_item import TicketItem
from desktop.scene.items.token_item import TokenItem
from desktop.scene.items.value_item import ValueItem, stop_values
from desktop.scene.painting.double_tile import half_on_board, other_half
from desktop.scene.painting.faces import shape_of
from desktop.scene.painting.geometry import GRIDS
from desktop.scene.painting.seats import Seat, seats_of
from desktop.scene.painting.standing import Standing, standing_of
from desktop.scene.plate_places import PlatePlaces
from desktop.scene.tools.draw_route import DrawRouteGesture
from desktop.scene.tools.lay_tile import LayTileGesture
from desktop.scene.tools.try_tile import TryTileGesture

REACH = 130.0  # units from the middle of a hex to the end of its longest name
ROUND_LINE = (-CASING / 2, -CASING / 2, CASING / 2, CASING / 2)


class BoardScene(QGraphicsScene):
    """Shows one document's board and what the hand holds over it."""

    hex_clicked = Signal(str)
    focus_moved = Signal(str)  # the hex where the keyboard stands; "" for none

    def __init__(self, desk: BoardDesk, sheet: SheetItem) -> None:
        super().__init__()
        self.desk = desk
        self.sheet = sheet
        self.grid = GRIDS[self.table.board.layout]
        sheet.live_in(self)
        self.setSceneRect(sheet.boundingRect())
        self._tokens: dict[tuple[str, int, int], TokenItem] = {}
        self._rings: dict[str, list[RingItem]] = {}
        self._labels: list[LabelItem] = []
        self._glowing: tuple[str, ...] = ()
        self._standing: tuple[object, Standing] | None = None
        self.marks = HandMarks(self)
        self._routes: list[QGraphicsItem] = []
        self.ghost = GhostItem(self.grid)
        self.ghost.setVisible(False)
        self._refused_face: Face | None = None  # the tile last held in the hand
        self.token_ghost: TokenItem | None = None
        self.addItem(self.ghost)
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
        self.marks.clear()
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
        """Frame a hex, both halves of a double one; the keyboard alone stands in either half."""
        hex_ = self.table.board[hex_id]
        half = None
        if kind != "focus":
            hex_ = hex_.halves[0]
            half = half_on_board(hex_)
        item = RingItem(self.grid, kind, hex_.face, half)
        item.setPos(self.centre_of(hex_.id))
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
        gesture = self.desk.gesture
        is_run = isinstance(gesture, DrawRouteGesture)
        self._glow(() if is_run else self.desk.target_hexes())
        self._show_ghost()
        self._show_token_ghost()

    def _glow(self, hexes: tuple[str, ...]) -> None:
        """The hexes where one can act; their text lies above the glow."""
        if hexes == self._glowing:
            return
        self._glowing = hexes
        self.clear_rings("legal")
        framed = hexes
        hexes = tuple(half.id for id in hexes for half in self.table.board[id].halves)
        for label in self._labels:
            self.removeItem(label)
        sheet, standing = self.sheet.layers.sheet, self.standing
        near = (
            other
            for id in hexes
            for other in sheet.around(id)
            if any(text.intersects(sheet.hex_rect(id)) for text in standing.texts_of(other))
        )
        with_text = tuple(id for id in hexes if any(standing.texts_of(id)))
        self._labels = list(self._text_above(with_text, near))
        for id in framed:
            self.ring(id, "legal")
        for label in self._labels:
            self.addItem(label)

    def _text_above(self, hexes: tuple[str, ...], near: Iterable[str] = ()) -> Iterator[LabelItem]:
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
            self._standing = (key, standing_of(*key))
        return self._standing[1]

    @property
    def glowing(self) -> tuple[str, ...]:
        return self._glowing

    def _show_ghost(self) -> None:
        preview = self.desk.preview
        gesture = self.desk.gesture
        if gesture is not None:
            self._refused_face = gesture.face if isinstance(gesture, LayTileGesture) else None
        if preview is not None:
            self._hold(preview.face, "legal", preview.action.hex)
        elif isinstance(gesture, TryTileGesture):
            self._hold(gesture.shown, "refused" if gesture.reason() else "legal", gesture.hex)
            return
        elif not isinstance(gesture, LayTileGesture):
            self.ghost.show_face(None)
        if preview is None and self.desk.station is None:
            self.marks.hide_ticket()

    def glide_home(self, hex_id: str, home: QPointF, is_still: bool) -> None:
        """A refused tile shakes its head and goes back to the tray."""
        if self._refused_face is not None:
            self.marks.glide(self._refused_face, self.centre_of(hex_id), home, is_still)

    def carry_ghost(self, point: QPointF) -> None:
        """The tile in the hand where no hex takes it."""
        gesture = self.desk.gesture
        if isinstance(gesture, LayTileGesture) and self.desk.preview is None:
            self._hold(gesture.face)
            self.ghost.setPos(point)

    def _hold(self, face: Face, ring: str = "", hex_id: str = "") -> None:
        """A tile in the hand, of a double one both halves; over a hex with its stations on it."""
        half, seats = other_half(self.table, face.id), tuple[Seat, ...]()
        if hex_id:
            hex_ = self.table.board[hex_id]
            self.ghost.setPos(self.centre_of(hex_id))
            seats = seats_of(self.table, hex_, face, half, self.grid, fits=ring == "legal")
        self.ghost.show_face(face, ring, half, self.table.box.tiles[face.id].number, seats)

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

    def show_ticket(
        self, hex_id: str, title: str, text: str, is_refusal: bool = False, note: str = ""
    ) -> None:
        self.marks.show_ticket(hex_id, title, text, is_refusal, note)

    @property
    def ticket(self) -> TicketItem:
        return self.marks.ticket

    # Runs

    def _on_runs(self) -> None:
        for item in self._routes:
            self.removeItem(item)
        runs = self.desk.runs
        lines = route_paths(self.table.board, self.grid, runs)
        points = line_points(lines)
        text = self._text_above(self._crossed(points))
        plates = self._plates(runs, points)
        self._routes = [*self._lines(lines), *self._cities(runs), *text, *plates]
        for item in self._routes:
            self.addItem(item)

    def _crossed(self, points: list[QPointF]) -> tuple[str, ...]:
        """The hexes with text that a line would cut."""
        standing = self.standing
        found = []
        for id, centre in self.sheet.layers.sheet.centres.items():
            near = [p for p in points if (p - centre).manhattanLength() < 2 * REACH]
            rects = (r.adjusted(*ROUND_LINE) for r in standing.texts_of(id)) if near else ()
            if any(rect.contains(point) for rect in rects for point in near):
                found.append(id)
        return tuple(found)

    def _lines(self, lines: tuple[QPainterPath, ...]) -> Iterator[RouteItem]:
        for number, path in enumerate(lines):
            yield RouteItem(path, number, is_casing=True)
            yield RouteItem(path, number)

    def _cities(self, runs: tuple[Run, ...]) -> Iterator[CitiesItem]:
        layers = self.sheet.layers
        for hex_id in run_hexes(runs):
            look = layers.looks[hex_id]
            if any(place.kind in ("city", "town") for place in look.face.places):
                yield CitiesItem(layers.sheet, look, hex_id)

    def _plates(self, runs: tuple[Run, ...], points: list[QPointF]) -> Iterator[ValueItem]:
        values = stop_values(self.table, runs)
        spots = {(v.hex, v.place): self.spot_of(v.hex, v.place) for v in values}
        places = PlatePlaces(self.standing, spots, points)
        for value in values:
            yield ValueItem(value, places.place(value))

    @property
    def plates(self) -> list[ValueItem]:
        return [item for item in self._routes if isinstance(item, ValueItem)]

    def sheet_rect(self) -> QRectF:
        return self.sheet.boundingRect()
