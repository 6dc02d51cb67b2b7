"""The light on the board: hexes where one can act glow, and the one under the mouse has a rim."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QGraphicsItem

from desktop.look.motion import GLOW_IN, GLOW_OUT, HOVER, Pace, duration
from desktop.scene.items.label_item import LabelItem

if TYPE_CHECKING:
    from desktop.scene.board_scene import BoardScene

LOCKED = "gray"  # printed so: nothing is ever laid there
OUT = "glow out"


class Glow:
    """Comes and goes softly; what can be done is known before it has come."""

    def __init__(self, scene: BoardScene) -> None:
        self._scene = scene
        self.hexes: tuple[str, ...] = ()
        self.hovered = ""
        self._labels: list[LabelItem] = []
        self._going: list[tuple[QGraphicsItem, str, object]] = []  # with its hex, as it looked
        self._gone: list[LabelItem] = []  # the text above those

    def show(self, hexes: tuple[str, ...]) -> None:
        """The hexes where one can act; their text lies above the glow."""
        if hexes == self.hexes:
            return
        self._go_out()
        self.hexes = hexes
        for id in hexes:
            self._scene.ring(id, "legal")
        self.set_text()
        self._come_in("legal", GLOW_IN)

    def set_text(self) -> None:
        """The text above the glow, in the language of now."""
        scene = self._scene
        for label in self._labels:
            scene.removeItem(label)
        halves = tuple(half.id for id in self.hexes for half in scene.table.board[id].halves)
        with_text = tuple(id for id in halves if any(scene.standing.texts_of(id)))
        self._labels = list(scene.text_above(with_text, scene.reaching_into(halves)))
        for label in self._labels:
            scene.addItem(label)

    def _go_out(self) -> None:
        scene = self._scene
        self._gone, self._labels = self._labels, []
        rings = self._fade("legal", GLOW_OUT, OUT, self._gone)
        looks = scene.sheet.layers.looks
        self._going = [(ring, id, looks[id]) for ring, id in zip(rings, self.hexes, strict=True)]

    def hide_changed(self) -> None:
        """The game has moved on: nothing may shine through that is no more."""
        looks = self._scene.sheet.layers.looks
        for label in self._gone:  # it may make room for new track beside it
            label.setVisible(False)
        for ring, id, look in self._going:
            if looks[id] != look:
                ring.setVisible(False)
        self._going, self._gone = [], []

    def hover(self, hex_id: str) -> None:
        """The mouse is over this hex with an empty hand; "" for none."""
        if hex_id and self._scene.table.board[hex_id].face.colour == LOCKED:
            hex_id = ""
        if hex_id == self.hovered:
            return
        self.hovered = hex_id
        self._fade("hover", HOVER, "hover out")
        if hex_id:
            self._scene.ring(hex_id, "hover")
            self._come_in("hover", HOVER)

    def _come_in(self, kind: str, pace: Pace) -> None:
        rings = self._scene.rings(kind)

        def step(part: float) -> None:
            for ring in rings:
                ring.setOpacity(part)

        if rings:
            self._scene.movements.play(f"{kind} in", duration(pace), step)

    def _fade(
        self, kind: str, pace: Pace, name: str, others: list[LabelItem] | None = None
    ) -> list[QGraphicsItem]:
        """The rings of this kind, which go now; from as far as they had come."""
        scene = self._scene
        scene.movements.drop(f"{kind} in")
        scene.movements.finish(name)
        rings = scene.take_rings(kind)
        level = rings[0].opacity() if rings else 1.0

        def step(part: float) -> None:
            for ring in rings:
                ring.setOpacity(level * (1 - part))

        def end() -> None:
            for item in (*rings, *(others or ())):
                scene.removeItem(item)

        scene.movements.play(name, duration(pace) if rings else 0, step, end)
        return rings
