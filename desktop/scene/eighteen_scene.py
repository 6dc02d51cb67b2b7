"""The board of 18xx games: stations in the cities, and the runs of trains over the track."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QGraphicsItem

from desktop.board.map import Hex
from desktop.board.routes import Run
from desktop.eighteen.actions import LayTile, PlaceToken
from desktop.engine.state import Change
from desktop.look.motion import ROUTE, duration
from desktop.scene.board_scene import BoardScene
from desktop.scene.eighteen_desk import EighteenDesk
from desktop.scene.items.route_item import (
    CASING,
    CitiesItem,
    RouteItem,
    line_points,
    route_paths,
    run_hexes,
)
from desktop.scene.items.sheet_item import SheetItem
from desktop.scene.items.token_item import TokenItem
from desktop.scene.items.value_item import ValueItem
from desktop.scene.painting.faces import shape_of
from desktop.scene.plate_places import PlatePlaces
from desktop.scene.stop_values import stop_values
from desktop.scene.tools.gesture import CarryGesture
from desktop.scene.tools.place_token import PlaceTokenGesture

REACH = 130.0  # units from the middle of a hex to the end of its longest name
ROUND_LINE = (-CASING / 2, -CASING / 2, CASING / 2, CASING / 2)
CARRIED = 34.0  # radius of a station on its way


def _known(before: tuple[str, ...], now: tuple[str, ...]) -> float:
    """How much of a run is on the board already: all, what it goes on from, or nothing."""
    if now[: len(before)] != before or not before:
        return 0.0
    return len(before) / len(now)


class EighteenScene(BoardScene):
    """Tokens, runs, and what each stop earns."""

    def __init__(self, desk: EighteenDesk, sheet: SheetItem) -> None:
        self._tokens: dict[tuple[str, int, int], TokenItem] = {}
        self._routes: list[QGraphicsItem] = []
        self._run_paths: dict[str, tuple[str, ...]] = {}  # by train
        self.token_ghost: TokenItem | None = None
        super().__init__(desk, sheet)
        desk.runs_changed.connect(self._on_runs)

    # Stations

    def last_hex(self) -> str:
        action = self.desk.document.at.action
        return action.hex if isinstance(action, LayTile | PlaceToken) else ""

    def sync_pieces(self, change: Change | None) -> None:
        if change is not None and not change.touched(Hex):
            return
        wanted: dict[tuple[str, int, int], str] = {}
        for hex_ in self.table.board.hexes.values():
            for place, row in enumerate(hex_.stations):
                for slot, company in enumerate(row):
                    if company:
                        wanted[hex_.id, place, slot] = company
        before = {(hex_id, item.company) for (hex_id, _, _), item in self._tokens.items()}
        after = {(hex_id, company) for (hex_id, _, _), company in wanted.items()}
        for key, item in list(self._tokens.items()):
            if wanted.get(key) != item.company or key[0] in self._moved(key, item):
                del self._tokens[key]
                if (key[0], item.company) in after:
                    self.removeItem(item)  # it only moves within its hex
                else:
                    self.piece_went(item)
        for key, company in wanted.items():
            if key not in self._tokens:
                self._tokens[key] = self._new_token(key, company)
                if (key[0], company) not in before:
                    self.piece_came(self._tokens[key])

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

    def _show_carried(self) -> None:
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

    def ghost_for(self, gesture: CarryGesture) -> QGraphicsItem | None:
        """A refused station on its way back; in the hand it is shown only where it may go."""
        if not isinstance(gesture, PlaceTokenGesture) or self.table.operating is None:
            return None
        return TokenItem(self.table.setup.title, gesture.actor, CARRIED, ghost=True)

    # Runs

    def _on_runs(self) -> None:
        before, self._run_paths = self._run_paths, {r.train: r.path for r in self.desk.runs}
        for item in self._routes:
            self.removeItem(item)
        runs = self.desk.runs
        lines = route_paths(self.table.board, self.grid, runs)
        points = line_points(lines)
        text = self.text_above(self._crossed(points))
        plates = self._plates(runs, points)
        drawn = list(self._lines(lines))
        self._routes = [*drawn, *self._cities(runs), *text, *plates]
        for item in self._routes:
            self.addItem(item)
        self._draw(drawn, [_known(before.get(run.train, ()), run.path) for run in runs])

    def _draw(self, items: list[RouteItem], known: list[float]) -> None:
        """New lines are drawn once, from where the known part of each ends."""

        def step(part: float) -> None:
            for item in items:
                start = known[item.number]
                if start < 1.0:
                    item.draw_to(start + (1 - start) * part)

        is_new = any(start < 1.0 for start in known)
        self.movements.play("routes", duration(ROUTE) if is_new else 0, step)

    def _crossed(self, points: list[QPointF]) -> tuple[str, ...]:
        """The hexes with text that a line would cut."""
        standing = self.standing
        plain = [(point.x(), point.y()) for point in points]  # quicker to compare by the thousand
        found = []
        for id, centre in self.sheet.layers.sheet.centres.items():
            x, y = centre.x(), centre.y()
            near = [p for p in plain if abs(p[0] - x) + abs(p[1] - y) < 2 * REACH]
            rects = (r.adjusted(*ROUND_LINE) for r in standing.texts_of(id)) if near else ()
            if any(rect.contains(*point) for rect in rects for point in near):
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
