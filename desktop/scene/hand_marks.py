"""What stands beside the hand: the ticket with its leader line, and the way a refusal took."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRectF, QSizeF, QTimer

from desktop.look.motion import REFUSAL_STAYS
from desktop.scene.items.glide_item import GlideItem
from desktop.scene.items.ticket_item import WIDTHS, LeaderItem, TicketItem
from desktop.scene.painting.geometry import R
from desktop.scene.ticket_place import Ground, ticket_shape

if TYPE_CHECKING:
    from desktop.scene.board_scene import BoardScene


class HandMarks(QObject):
    """Lives as long as its scene."""

    def __init__(self, scene: BoardScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self.ticket = TicketItem()
        self.leader = LeaderItem()
        self.way = GlideItem()
        for item in (self.way, self.leader, self.ticket):
            scene.addItem(item)
        self.taken: tuple[QRectF, ...] = ()  # what the ring of tiles covers of the scene
        self._hex = ""
        self._told: tuple[object, ...] = ()
        self._over = QTimer(self)
        self._over.setSingleShot(True)
        self._over.setInterval(REFUSAL_STAYS)
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

    @property
    def zoom(self) -> float:
        return self._shown()[1]

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
