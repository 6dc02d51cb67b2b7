"""What the hand holds over the board: one gesture at a time, and the runs that are shown.

The view and the panels talk to this desk; it alone turns a gesture into an action.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from desktop.board.routes import Run
from desktop.document.document import GameDocument
from desktop.document.route_search import RouteSearch
from desktop.eighteen.actions import PlaceToken
from desktop.eighteen.table import EighteenTable
from desktop.engine.refusal import Refusal
from desktop.scene.tools.draw_route import DrawRouteGesture
from desktop.scene.tools.lay_tile import LayTileGesture, Preview, lays, why_nothing_fits
from desktop.scene.tools.place_token import PlaceTokenGesture
from desktop.scene.tools.try_tile import TryTileGesture

Gesture = LayTileGesture | PlaceTokenGesture | DrawRouteGesture | TryTileGesture


class BoardDesk(QObject):
    """The gesture in hand."""

    taken = Signal()  # something has come into the hand
    changed = Signal()  # the gesture, its place or its turn
    refused = Signal(object, str)  # Refusal, hex
    runs_changed = Signal()

    def __init__(self, document: GameDocument, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.document = document
        self.gesture: Gesture | None = None
        self.preview: Preview | None = None
        self.station: PlaceToken | None = None  # where the token would go
        self.offered = ""  # the hex whose ring of tiles is open
        self.runs: tuple[Run, ...] = ()
        self.search = RouteSearch(document)
        document.changed.connect(self._on_changed)

    @property
    def table(self) -> EighteenTable:
        table = self.document.game.table
        assert isinstance(table, EighteenTable)
        return table

    def _on_changed(self) -> None:
        """The game has moved on: whatever was in the hand goes back."""
        self.runs = ()
        self.put_back()
        self.runs_changed.emit()

    # Taking and putting back

    def take_tile(self, tile: str) -> None:
        self.offered = ""
        self.gesture = LayTileGesture(self.document, tile)
        self.preview = None
        self.taken.emit()
        self.changed.emit()

    def take_token(self, actor: str) -> None:
        self.offered = ""
        self.gesture = PlaceTokenGesture(self.document, actor)
        self.station = None
        self.taken.emit()
        self.changed.emit()

    def draw_run(self, train_id: str) -> None:
        """Begin to draw the run of one train; its old run is wiped out."""
        company = self.table.operating
        assert company is not None
        self.offered = ""
        self.gesture = DrawRouteGesture(self.table, company, self.table.train(train_id))
        self.runs = tuple(run for run in self.runs if run.train != train_id)
        self.taken.emit()
        self.changed.emit()
        self.runs_changed.emit()

    def offer(self, gesture: LayTileGesture | TryTileGesture) -> None:
        """Show one of the tiles in the ring round a hex; nothing is taken into the hand yet."""
        self.gesture = gesture
        self.offered = gesture.hex
        self.preview = gesture.preview() if isinstance(gesture, LayTileGesture) else None
        self.station = None
        self.changed.emit()

    def put_back(self) -> None:
        self.gesture = None
        self.offered = ""
        self.preview = None
        self.station = None
        self.changed.emit()

    # Over the board

    def target_hexes(self) -> tuple[str, ...]:
        """The hexes that glow for the gesture in hand."""
        gesture = self.gesture
        if self.offered:
            return (self.offered,) if isinstance(gesture, LayTileGesture) else ()
        if isinstance(gesture, LayTileGesture):
            return gesture.targets
        if isinstance(gesture, PlaceTokenGesture):
            return tuple(dict.fromkeys(hex_id for hex_id, _ in gesture.targets))
        if isinstance(gesture, DrawRouteGesture):
            stops = gesture.next_stops()
            return tuple(dict.fromkeys(stop.partition(".")[0] for stop in stops))
        return ()

    def tiles_for(self, hex_id: str) -> tuple[str, ...]:
        """The tiles that fit on a hex now: the ring round a clicked hex."""
        home = self.table.board[hex_id].halves[0].id
        return tuple(dict.fromkeys(a.tile for a in lays(self.document) if a.hex == home))

    def why_nothing_fits(self, hex_id: str) -> Refusal | None:
        """While tiles are laid: why none may lie on this hex."""
        return why_nothing_fits(self.document, hex_id)

    def over(self, hex_id: str, angle: float | None = None, place: int | None = None) -> None:
        """The hand is over a hex."""
        gesture = self.gesture
        if self.offered:
            return  # the ring stays at its hex until it closes
        if isinstance(gesture, LayTileGesture):
            self.preview = gesture.over(hex_id, angle)
        elif isinstance(gesture, PlaceTokenGesture):
            self.station = gesture.action_at(hex_id, place)
        else:
            return
        self.changed.emit()

    def away(self) -> None:
        """The hand has left the board."""
        if self.offered:
            return
        if isinstance(self.gesture, LayTileGesture):
            self.gesture.leave()
        self.preview = None
        self.station = None
        self.changed.emit()

    def turn(self, steps: int) -> None:
        if isinstance(self.gesture, LayTileGesture):
            self.preview = self.gesture.turn(steps)
            self.changed.emit()
        elif isinstance(self.gesture, TryTileGesture):
            self.gesture.turn(steps)
            self.changed.emit()

    # Letting go

    def drop(self, hex_id: str, place: int | None = None) -> bool:
        """Let go over a hex: the deed is done, or refused with its reason."""
        gesture = self.gesture
        if isinstance(gesture, LayTileGesture):
            return self._drop_tile(gesture, hex_id)
        if isinstance(gesture, PlaceTokenGesture):
            return self._drop_token(gesture, hex_id, place)
        return False

    def _drop_tile(self, gesture: LayTileGesture, hex_id: str) -> bool:
        if gesture.home_of(hex_id) != gesture.hex:
            gesture.over(hex_id)
        preview = gesture.preview()
        if preview is not None:
            return self.document.submit(preview.action)
        self._refuse(gesture.reason(hex_id), hex_id)
        return False

    def _drop_token(self, gesture: PlaceTokenGesture, hex_id: str, place: int | None) -> bool:
        action = gesture.action_at(hex_id, place)
        if action is not None:
            return self.document.submit(action)
        self._refuse(gesture.reason(hex_id, place), hex_id)
        return False

    def _refuse(self, refusal: Refusal | None, hex_id: str) -> None:
        self.put_back()
        if refusal is not None:
            self.refused.emit(refusal, hex_id)

    # Runs

    def show_runs(self, runs: tuple[Run, ...]) -> None:
        self.runs = runs
        self.runs_changed.emit()

    def click_stop(self, stop: str) -> bool:
        """Draw on to a place, or along the track of a hex; True when the run has changed."""
        gesture = self.gesture
        if not isinstance(gesture, DrawRouteGesture):
            return False
        if not (gesture.click(stop) if "." in stop else gesture.click_track(stop)):
            return False
        others = tuple(run for run in self.runs if run.train != gesture.train.id)
        self.runs = (*others, gesture.run) if len(gesture.stops) > 1 else others
        self.changed.emit()
        self.runs_changed.emit()
        return True
