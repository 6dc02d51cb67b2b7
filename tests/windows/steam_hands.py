"""A hand and ten fingers at the board of Steam."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.scene.painting.geometry import as_points
from desktop.scene.painting.steam_ways import way_path
from desktop.titles.steam.cities import BuildCity, GrowCity
from desktop.titles.steam.deliveries import Delivery
from desktop.windows.ring_cells import RingCell
from desktop.windows.tile_ring import TileRing
from desktop.windows.tray_cells import PieceCell
from tests.dialogs.room import settle
from tests.windows.fingers import KEYS, MOST, Fingers
from tests.windows.hand import LEFT, NONE, Hand


class SteamHand(Hand):
    """Drags tiles, cities and cubes."""

    @property
    def desk(self):
        return self.window.page.desk

    @property
    def table(self):
        return self.desk.table

    def piece(self, key: str) -> PieceCell:
        return self.window.page.tray.findChild(PieceCell, f"piece_{key}")

    def ring(self) -> TileRing:
        (ring,) = [r for r in self.view.findChildren(TileRing) if r.isVisible()]
        return ring

    def cell(self, key: str) -> RingCell:
        """In the ring; where one ring does not hold all, it may be on a later page."""
        for _ in range(self.ring().pages):
            for cell in self.ring().cells:
                if cell.objectName() == f"ring_piece_{key}":
                    return cell
            self.key(Qt.Key.Key_PageDown)
        raise AssertionError(f"{key} is not offered")

    def choose_cell(self, key: str) -> None:
        self.click(self.cell(key))

    def open_ring(self, hex_id: str) -> None:
        QTest.mouseClick(self.window.windowHandle(), LEFT, NONE, self.on_board(hex_id))
        settle()

    def build_city(self, action: BuildCity) -> None:
        """The tile from the tray onto the town, then the cubes from the ring."""
        self.drag(self.piece(f"city_{action.colour}"), self.on_board(action.hex))
        self.choose_cell(f"space_{action.space}")

    def grow(self, action: GrowCity) -> None:
        self.drag(self.piece(f"space_{action.space}"), self.on_board(action.hex))

    # Cubes

    def cube(self, hex_id: str, colour: str) -> QPoint:
        """Where a cube lies in the window."""
        items = self.view.board.cubes_of(hex_id)
        return self.on_sheet(next(item.pos() for item in items if item.kind == colour))

    def carry(self, hex_id: str, colour: str, way: list[QPoint], lets_go: bool = True) -> None:
        """Press on a cube and move from point to point of the window."""
        handle = self.window.windowHandle()
        QTest.mousePress(handle, LEFT, NONE, self.cube(hex_id, colour))
        for point in way:
            QTest.mouseMove(handle, point)
        settle()
        if lets_go:
            self.let_go(way[-1])

    def let_go(self, at: QPoint) -> None:
        QTest.mouseRelease(self.window.windowHandle(), LEFT, NONE, at)
        settle()

    def deliver(self, delivery: Delivery) -> None:
        """Along the line."""
        path = way_path(self.table, delivery.origin, delivery.links)
        points = [self.on_sheet(point) for point in as_points(path, int(path.length() / 40))]
        self.carry(delivery.origin, delivery.colour, [*points, self.on_board(delivery.destination)])

    def drop_cube(self, hex_id: str, colour: str, to: str) -> None:
        """Straight through the air, so fast that no hex between is seen."""
        self.carry(hex_id, colour, [self.on_board(to)])


class SteamFingers(Fingers, SteamHand):
    """The same with keys."""

    def walk_to(self, hex_id: str) -> None:
        """Across first: on this board the arrows to the sides zigzag along a line."""
        board = self.view.board
        if not board.focus_hex:
            self.key(KEYS.Key_Right)
        for _ in range(MOST):
            here = board.focus_hex
            if here == hex_id:
                return
            by = board.centre_of(hex_id) - board.centre_of(here)
            keys = [KEYS.Key_Right if by.x() > 0 else KEYS.Key_Left]
            keys.append(KEYS.Key_Down if by.y() > 0 else KEYS.Key_Up)
            if abs(by.x()) < 1:
                keys.reverse()
            for key in keys:
                self.key(key)
                if board.focus_hex != here:
                    break
        raise AssertionError(f"the arrows do not lead to {hex_id}")

    def choose_cell(self, key: str) -> None:
        wanted = self.cell(key)
        for _ in range(MOST):
            if QApplication.focusWidget() is wanted:
                break
            self.key(KEYS.Key_Right)
        assert QApplication.focusWidget() is wanted
        self.key(KEYS.Key_Return)

    def open_ring(self, hex_id: str) -> None:
        self.go_to(self.view)
        self.walk_to(hex_id)
        self.key(KEYS.Key_Return)

    def _carry_piece(self, key: str, hex_id: str) -> None:
        self.go_to(self.piece(key))
        self.key(KEYS.Key_Return)
        self.walk_to(hex_id)
        self.key(KEYS.Key_Return)

    def build_city(self, action: BuildCity) -> None:
        self._carry_piece(f"city_{action.colour}", action.hex)
        self.choose_cell(f"space_{action.space}")

    def grow(self, action: GrowCity) -> None:
        self._carry_piece(f"space_{action.space}", action.hex)

    def lift(self, hex_id: str, colour: str) -> None:
        """From the ring of the cubes of a city."""
        self.open_ring(hex_id)
        self.choose_cell(f"cube_{colour}")

    def deliver(self, delivery: Delivery) -> None:
        """To the city from target to target, then through the ways to it."""
        self.lift(delivery.origin, delivery.colour)
        for _ in range(MOST):
            if self.view.board.focus_hex == delivery.destination:
                break
            self.key(KEYS.Key_PageDown)
        for _ in range(MOST):
            if self.desk.delivery == delivery:
                break
            self.key(KEYS.Key_E)
        assert self.desk.delivery == delivery
        self.key(KEYS.Key_Return)
        if any(ring.isVisible() for ring in self.view.findChildren(TileRing)):
            self.choose_cell("way_" + "_".join(map(str, delivery.sides)))

    def drop_cube(self, hex_id: str, colour: str, to: str) -> None:
        self.lift(hex_id, colour)
        self.walk_to(to)
        self.key(KEYS.Key_Return)
