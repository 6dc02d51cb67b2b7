"""What the hand holds over the board: one gesture at a time.

The view and the panels talk to this desk; it alone turns a gesture into an action. A family adds
what only its games have (`eighteen_desk`).
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Signal

from desktop.document.document import GameDocument
from desktop.engine.refusal import Refusal
from desktop.scene.tools.gesture import CarryGesture, TraceGesture
from desktop.scene.tools.lay_tile import LayTileGesture, Preview, lays, why_nothing_fits
from desktop.scene.tools.piece_offer import PieceOffer
from desktop.scene.tools.try_tile import TryTileGesture

Gesture = LayTileGesture | TryTileGesture | CarryGesture | TraceGesture | PieceOffer


class BoardDesk(QObject):
    """The gesture in hand."""

    taken = Signal()  # something has come into the hand
    changed = Signal()  # the gesture, its place or its turn
    refused = Signal(object, str)  # Refusal, hex
    asked = Signal(str, object)  # hex, tuple of PieceOffer: which of these?

    def __init__(self, document: GameDocument, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.document = document
        self.gesture: Gesture | None = None
        self.preview: Preview | None = None
        self.aim: Any = None  # the deed that a carried piece would do here; None nowhere
        self.aim_hex = ""  # where it would do it
        self.offered = ""  # the hex whose ring of tiles is open
        self.has_letters = True  # single letters are keys, as a person wishes
        self.shows_best = True  # the best runs are drawn before they are asked for
        document.changed.connect(self._on_changed)

    @property
    def table(self) -> Any:
        return self.document.game.table

    def _on_changed(self) -> None:
        """The game has moved on: whatever was in the hand goes back."""
        self.put_back()

    def put_away(self) -> None:
        """Another game comes to the table: nothing goes on for this one."""

    # Taking and putting back

    def take(self, gesture: Gesture) -> None:
        """Something comes into the hand."""
        self.offered = ""
        self.gesture = gesture
        self.preview, self.aim, self.aim_hex = None, None, ""
        self.taken.emit()
        self.changed.emit()

    def take_tile(self, tile: str) -> None:
        self.take(LayTileGesture(self.document, tile))

    def lift(self, piece: object) -> bool:
        """Take a piece from the board itself (`BoardScene.piece_at`); False if it stays."""
        return False

    def offer(self, gesture: LayTileGesture | TryTileGesture | PieceOffer) -> None:
        """Show one of the things in the ring round a hex; nothing is taken into the hand yet."""
        self.gesture = gesture
        self.offered = gesture.hex
        self.preview = gesture.preview() if isinstance(gesture, LayTileGesture) else None
        self.aim = None
        self.changed.emit()

    def put_back(self) -> None:
        self.gesture = None
        self.offered = ""
        self.preview = None
        self.aim = None
        self.changed.emit()

    # Over the board

    def target_hexes(self) -> tuple[str, ...]:
        """The hexes that glow for the gesture in hand."""
        gesture = self.gesture
        if self.offered:
            return (self.offered,) if isinstance(gesture, LayTileGesture) else ()
        if isinstance(gesture, LayTileGesture):
            return gesture.targets
        if isinstance(gesture, CarryGesture | TraceGesture):
            return gesture.hexes()
        return ()

    def tiles_for(self, hex_id: str) -> tuple[str, ...]:
        """The tiles that fit on a hex now: the ring round a clicked hex."""
        home = self.table.board[hex_id].halves[0].id
        return tuple(dict.fromkeys(a.tile for a in lays(self.document) if a.hex == home))

    def why_nothing_fits(self, hex_id: str) -> Refusal | None:
        """While tiles are laid: why none may lie on this hex."""
        return why_nothing_fits(self.document, hex_id)

    def offers_at(self, hex_id: str) -> tuple[PieceOffer, ...]:
        """What else than a tile can be chosen for a clicked hex; a family says it."""
        return ()

    def ask(self, hex_id: str, offers: tuple[PieceOffer, ...]) -> None:
        """Several deeds are meant by one drop: let the player choose round the hex."""
        self.put_back()
        self.asked.emit(hex_id, offers)

    def over(self, hex_id: str, angle: float | None = None, place: int | None = None) -> None:
        """The hand is over a hex."""
        gesture = self.gesture
        if self.offered:
            return  # the ring stays at its hex until it closes
        if isinstance(gesture, LayTileGesture):
            self.preview = gesture.over(hex_id, angle)
        elif isinstance(gesture, CarryGesture):
            self.aim, self.aim_hex = gesture.action_at(hex_id, place), hex_id
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
        self.aim = None
        self.changed.emit()

    @property
    def is_turning(self) -> bool:
        """Whether the wheel turns what is in the hand, and does not zoom."""
        return isinstance(self.gesture, LayTileGesture) and self.preview is not None

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
        if isinstance(gesture, CarryGesture):
            return self._drop_piece(gesture, hex_id, place)
        return False

    def _drop_tile(self, gesture: LayTileGesture, hex_id: str) -> bool:
        if gesture.home_of(hex_id) != gesture.hex:
            gesture.over(hex_id)
        preview = gesture.preview()
        if preview is not None:
            return self.document.submit(preview.action)
        self._refuse(gesture.reason(hex_id), hex_id)
        return False

    def _drop_piece(self, gesture: CarryGesture, hex_id: str, place: int | None) -> bool:
        action = gesture.action_at(hex_id, place)
        if action is not None:
            return self.document.submit(action)
        self._refuse(gesture.reason(hex_id, place), hex_id)
        return False

    def _refuse(self, refusal: Refusal | None, hex_id: str) -> None:
        self.put_back()
        if refusal is not None:
            self.refused.emit(refusal, hex_id)

    # Drawing lines

    def click_stop(self, stop: str) -> bool:
        """Draw on to a place, or along the track of a hex; True when the line has changed."""
        gesture = self.gesture
        if not isinstance(gesture, TraceGesture):
            return False
        if not (gesture.click(stop) if "." in stop else gesture.click_track(stop)):
            return False
        self.traced(gesture)
        self.changed.emit()
        return True

    def traced(self, gesture: TraceGesture) -> None:
        """A line has changed."""
