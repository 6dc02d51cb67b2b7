"""The desk of Steam: cubes on their way, new cities, and the cubes that make a city grow."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from desktop.document.speech import player_name
from desktop.document.steam_names import cube_name, place_name
from desktop.scene.board_desk import BoardDesk
from desktop.scene.painting.steam_cubes import paint_cube
from desktop.scene.painting.steam_points import paint_points, points_of
from desktop.scene.tools.deliver_cube import DeliverGesture
from desktop.scene.tools.piece_offer import PieceOffer
from desktop.scene.tools.steam_pieces import (
    GrowthGesture,
    NewCityGesture,
    city_offers,
    growth_offers,
    space_offers,
)
from desktop.titles.steam.actions import MoveCube
from desktop.titles.steam.deliveries import Delivery
from desktop.titles.steam.phase_table import PhaseTable

translate = QCoreApplication.translate
CUBE = 34.0  # pixels in a ring


class SteamDesk(BoardDesk):
    """Takes cubes from the board, and asks which way or which cubes are meant."""

    _looked_at: Delivery | None = None

    @property
    def table(self) -> PhaseTable:
        table = self.document.game.table
        assert isinstance(table, PhaseTable)
        return table

    @property
    def delivery(self) -> Delivery | None:
        """The way that is shown: of the cube in the hand, or of the one looked at in a ring; with
        an empty hand that of the row somebody looks at."""
        gesture = self.gesture
        if isinstance(gesture, DeliverGesture) and isinstance(self.aim, MoveCube):
            return gesture.way(self.aim_hex)
        if isinstance(gesture, PieceOffer) and isinstance(gesture.shows, Delivery):
            return gesture.shows
        return self._looked_at if gesture is None else None

    def look_at(self, delivery: Delivery | None) -> None:
        """Somebody looks at a delivery outside the board; None: no more."""
        if delivery is not self._looked_at:
            self._looked_at = delivery
            self.changed.emit()

    def _on_changed(self) -> None:
        self._looked_at = None  # its cube may be gone
        super()._on_changed()

    @property
    def moves_goods(self) -> bool:
        """Whether a cube may be moved now."""
        phase = self.table.round
        if phase is None or self.table.finished:
            return False
        return phase.step is not None and phase.step.name == "move_goods"

    # Taking

    def take_cube(self, hex_id: str, colour: str) -> None:
        self.take(DeliverGesture(self.document, hex_id, colour))

    def take_city(self, colour: str) -> None:
        self.take(NewCityGesture(self.document, colour))

    def take_space(self, space: int) -> None:
        """The cubes of a reserve space, counted from 1."""
        self.take(GrowthGesture(self.document, space))

    def lift(self, piece: object) -> bool:
        if not isinstance(piece, tuple) or not self.moves_goods:
            return False
        hex_id, colour = piece
        self.take_cube(hex_id, colour)
        return True

    # Over the board

    def over(self, hex_id: str, angle: float | None = None, place: int | None = None) -> None:
        if isinstance(self.gesture, DeliverGesture) and not self.offered:
            self.gesture.visit(hex_id)
        super().over(hex_id, angle, place)

    @property
    def is_turning(self) -> bool:
        gesture = self.gesture
        if isinstance(gesture, DeliverGesture):
            return self.aim is not None and len(gesture.ways(self.aim_hex)) > 1
        return super().is_turning

    def turn(self, steps: int) -> None:
        gesture = self.gesture
        if not isinstance(gesture, DeliverGesture):
            super().turn(steps)
        elif self.aim is not None:
            gesture.turn(self.aim_hex, steps)
            self.aim = gesture.action_at(self.aim_hex, None)
            self.changed.emit()

    # Letting go

    def drop(self, hex_id: str, place: int | None = None) -> bool:
        gesture = self.gesture
        if isinstance(gesture, NewCityGesture):
            actions = gesture.actions_at(hex_id)
            if len(actions) > 1:
                self.ask(hex_id, tuple(space_offers(self.table, hex_id, actions)))
                return True
        if isinstance(gesture, DeliverGesture):
            gesture.visit(hex_id)
            if gesture.ways(hex_id) and not gesture.is_clear(hex_id):
                self.ask(hex_id, tuple(self._way(gesture, w) for w in gesture.ways(hex_id)))
                return True
        return super().drop(hex_id, place)

    # What can be chosen at a hex

    def offers_at(self, hex_id: str) -> tuple[PieceOffer, ...]:
        if self.moves_goods:
            return tuple(self._cube(hex_id, colour) for colour in self._movable(hex_id))
        return (
            *city_offers(self, self.table, hex_id),
            *growth_offers(self, self.table, hex_id),
        )

    def _movable(self, hex_id: str) -> tuple[str, ...]:
        actions = (choice.action for choice in self.document.choices())
        moves = (a for a in actions if isinstance(a, MoveCube) and a.hex == hex_id)
        return tuple(dict.fromkeys(action.colour for action in moves))

    def _cube(self, hex_id: str, colour: str) -> PieceOffer:
        """A cube of a city, to be taken into the hand."""
        gesture = DeliverGesture(self.document, hex_id, colour)
        best = gesture.ways(gesture.hexes()[0])[0]
        text = translate("SteamBoard", "{colour} cube: to {places}")
        places = ", ".join(place_name(self.table, place) for place in gesture.hexes())
        name = text.format(colour=cube_name(self.table, colour), places=places)

        def paint(painter: QPainter, box: QRectF) -> None:
            rect = QRectF(0, 0, CUBE, CUBE)
            rect.moveCenter(box.center())
            is_dark = painter.pen().color().lightness() > 128
            paint_cube(painter, rect, colour, light_rim=is_dark)

        return PieceOffer(
            key=f"cube_{colour}",
            hex=hex_id,
            name=name,
            caption=f"+{dict(best.points)[gesture.player]}",
            ticket=(place_name(self.table, hex_id), name),
            paint=paint,
            choose=lambda desk: desk.take(DeliverGesture(desk.document, hex_id, colour)),
            shows=best,
        )

    def _way(self, gesture: DeliverGesture, way: Delivery) -> PieceOffer:
        """One of several ways to the same city."""
        shown = points_of(self.table, way)
        name = f"{self.points_text(way)}: {self.way_text(way)}"
        return PieceOffer(
            key="way_" + "_".join(map(str, way.sides)),
            hex=way.destination,
            name=name,
            caption=translate("SteamBoard", "links: {count}").format(count=len(way.links)),
            ticket=(self.points_text(way), self.way_text(way)),
            paint=lambda painter, box: paint_points(painter, box, shown),
            choose=lambda desk: desk.document.submit(gesture.action_of(way)),
            shows=way,
        )

    # Words

    def points_text(self, way: Delivery) -> str:
        """What everybody gets: "Anna +3, Boris +1"."""
        named = ((player_name(self.table, id), count) for id, count in way.points)
        return ", ".join(f"{name} +{count}" for name, count in named)

    def way_text(self, way: Delivery) -> str:
        """From place to place."""
        return " – ".join(place_name(self.table, place) for place in way.places)
