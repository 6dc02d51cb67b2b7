"""What stands beside the hand: the ticket with its leader line, and the way home of a refusal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QEasingCurve,
    QObject,
    QPointF,
    QRectF,
    QSizeF,
    QTimer,
    QVariantAnimation,
)
from PySide6.QtWidgets import QGraphicsItem

from desktop.board.tile_code import Face
from desktop.scene.items.ghost_item import GhostItem
from desktop.scene.items.glide_item import GlideItem
from desktop.scene.items.ticket_item import WIDTHS, LeaderItem, TicketItem
from desktop.scene.painting.geometry import R
from desktop.scene.ticket_place import Ground, ticket_shape
from desktop.scene.tools.tile_boxes import tile_box

if TYPE_CHECKING:
    from desktop.scene.board_scene import BoardScene

STAYS = 6000  # milliseconds a refusal is shown on the board
SHAKING, GLIDING = 60, 180  # milliseconds
SHAKE = 4.0  # pixels


class HandMarks(QObject):
    """Lives as long as its scene."""

    def __init__(self, scene: BoardScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self.ticket = TicketItem()
        self.leader = LeaderItem()
        self.way = GlideItem()
        self.flying = GhostItem(scene.grid, tile_box(scene.desk.document.game).paint)
        self.flying.setVisible(False)
        self._piece: QGraphicsItem | None = None  # what flies in the place of a tile
        for item in (self.way, self.leader, self.ticket, self.flying):
            scene.addItem(item)
        self.taken: tuple[QRectF, ...] = ()  # what the ring of tiles covers of the scene
        self._hex = ""
        self._told: tuple[object, ...] = ()
        self._flight: QVariantAnimation | None = None
        self._over = QTimer(self)
        self._over.setSingleShot(True)
        self._over.setInterval(STAYS)
        self._over.timeout.connect(self.clear)

    def show_ticket(
        self, hex_id: str, title: str, text: str, is_refusal: bool, note: str = ""
    ) -> None:
        if is_refusal:
            self._over.start()
        else:
            self._over.stop()
            self.way.setVisible(False)
        self._hex = hex_id
        self.ticket.show_text(title, text, is_refusal, note)
        self.place_ticket()

    def place_ticket(self) -> None:
        """Find its place anew: the hand or the view has moved."""
        if not self.ticket.isVisible():
            return
        shown, zoom = self._shown()
        ticket = self.ticket
        said = (self._hex, ticket.title, ticket.text, ticket.note, ticket.is_refusal)
        told = (*said, shown, zoom, self._scene.glowing, self.taken)
        if told == self._told:
            return
        self._told = told
        layers = self._scene.sheet.layers
        ground = Ground(
            layers.sheet,
            self._scene.standing,
            shown,
            laid={id for id, look in layers.looks.items() if look.face.tracks},
            wanted=self._scene.glowing,
            taken=self.taken,
        )
        sizes: list[QSizeF] = [ticket.size_at(width) / zoom for width in WIDTHS]
        number, at = ticket_shape(ground, self._hex, sizes)
        ticket.set_width(WIDTHS[number])
        ticket.setPos(at)
        centre = self._scene.centre_of(self._hex)
        way = at - centre
        far = (way.x() ** 2 + way.y() ** 2) ** 0.5 or 1.0
        start = centre + way * (R * 0.95 / far)
        self.leader.lead(start, at, self.ticket.is_refusal)

    def _shown(self) -> tuple[QRectF, float]:
        """What the view shows of the scene, and the pixels of a unit."""
        views = self._scene.views()
        if not views or not views[0].viewport().width():
            return self._scene.sceneRect(), 1.0
        view = views[0]
        shown = view.mapToScene(view.viewport().rect()).boundingRect()
        return shown, view.transform().m11()

    def hide_ticket(self) -> None:
        self.ticket.setVisible(False)
        self.leader.setVisible(False)
        self.way.setVisible(False)
        self._told = ()

    def clear(self) -> None:
        """A refusal is over: the next action has come, or time has passed."""
        self._over.stop()
        self.hide_ticket()
        self._scene.clear_rings("refused")

    # A refused tile goes home

    def glide(self, face: Face, start: QPointF, home: QPointF, is_still: bool) -> None:
        self.way.lead(start, home)
        if is_still:
            return
        self._stop()
        box = tile_box(self._scene.desk.document.game)
        self.flying.show_face(face, "refused", box.half(face.id), box.number(face.id))
        self._take_off(start)

    def glide_piece(
        self, piece: QGraphicsItem | None, start: QPointF, home: QPointF, is_still: bool
    ) -> None:
        """The same for a piece that is no tile; it is taken from the scene when it is home."""
        self.way.lead(start, home)
        if is_still or piece is None:
            return
        self._stop()
        self._piece = piece
        self._scene.addItem(piece)
        self._take_off(start)

    def _take_off(self, start: QPointF) -> None:
        _, zoom = self._shown()
        flight = QVariantAnimation(self)
        flight.setDuration(SHAKING + GLIDING)
        flight.setStartValue(0.0)
        flight.setEndValue(1.0)
        flight.valueChanged.connect(lambda part: self._fly(float(part), SHAKE / zoom))
        flight.finished.connect(self._stop)
        self._move(start)
        self._flight = flight
        flight.start()

    def _fly(self, part: float, shake: float) -> None:
        path = self.way.path
        first = SHAKING / (SHAKING + GLIDING)
        if part < first:
            side = (1, -1, 1, -1)[min(3, int(part / first * 4))]
            self._move(path.pointAtPercent(0) + QPointF(side * shake, 0))
        else:
            ease = QEasingCurve(QEasingCurve.Type.InOutQuad)
            gone = ease.valueForProgress((part - first) / (1 - first))
            self._move(path.pointAtPercent(gone))

    def _move(self, to: QPointF) -> None:
        flying: QGraphicsItem = self.flying if self._piece is None else self._piece
        flying.setPos(to)

    def _stop(self) -> None:
        flight, self._flight = self._flight, None
        if flight is not None:
            flight.stop()
            flight.deleteLater()
        self.flying.show_face(None)
        piece, self._piece = self._piece, None
        if piece is not None:
            self._scene.removeItem(piece)
