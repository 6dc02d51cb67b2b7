"""What moves over the board by itself: a refusal goes home, an undo takes a piece away, what was
let go lies down. Only items that lie above the printed board move."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem

from desktop.board.tile_code import SIDES
from desktop.look.motion import FLIGHT, GLIDE, LIFTED, SETTLE, SHAKE, SHAKEN, TILE_TURN, duration
from desktop.look.movement import ease_in_out, ease_out
from desktop.scene.items.ghost_item import GHOST
from desktop.scene.items.glide_item import arc

if TYPE_CHECKING:
    from desktop.scene.board_scene import BoardScene

Held = tuple[str, str, int]  # hex, tile and turn
TURN = "turn"
SHAKES = (1, -1, 1, -1)
SETTLING = 1  # just above the printed board: stations and names stay to be seen
LAYS_DOWN = 0.6  # the part of settling after which the lifted one gives way to what is printed
GOES = 0.7  # the part of a flight after which it fades: it leaves the board


def nothing() -> None:
    """Nothing is to be done at the end."""


class Flights:
    """The flights over one scene; each ends when the next deed is done."""

    def __init__(self, scene: BoardScene) -> None:
        self._scene = scene

    def turn(self, ghost: QGraphicsItem, before: Held, now: Held) -> None:
        """It is seen to turn, if it is still the same tile on the same hex."""
        movements = self._scene.movements
        movements.finish(TURN)
        if before[:2] == now[:2] and now[0]:
            by = (now[2] - before[2]) % SIDES * 60
            start = -by if by <= 180 else 360 - by
            movements.play(
                TURN,
                duration(TILE_TURN),
                lambda part: ghost.setRotation(start * (1 - ease_out(part))),
            )

    def refuse(
        self,
        item: QGraphicsItem | None,
        start: QPointF,
        home: QPointF,
        landed: Callable[[], object] = nothing,
    ) -> None:
        """It shakes its head, then goes home on a low arc; the dots of its way stay."""
        scene = self._scene
        scene.marks.way.lead(start, home)
        path, zoom = scene.marks.way.path, scene.marks.zoom
        shaking, gliding = duration(SHAKE), duration(GLIDE)
        whole = shaking + gliding
        if item is None or not whole:
            landed()
            return
        first = shaking / whole

        def step(part: float) -> None:
            if part < first:
                side = SHAKES[min(3, int(part / first * 4))]
                item.setPos(start + QPointF(side * SHAKEN / zoom, 0))
            else:
                gone = ease_in_out((part - first) / (1 - first))
                item.setPos(path.pointAtPercent(min(1.0, gone)))

        self._fly("refused", item, whole, step, landed)

    def leave(self, item: QGraphicsItem, home: QPointF) -> None:
        """An undo has taken it from the board: it goes where it came from."""
        path, opacity = arc(item.pos(), home), item.opacity()

        def step(part: float) -> None:
            item.setPos(path.pointAtPercent(min(1.0, ease_in_out(part))))
            item.setOpacity(opacity * min(1.0, (1 - part) / (1 - GOES)))

        self._fly(("leaves", id(item)), item, duration(FLIGHT), step)

    def come(self, item: QGraphicsItem, start: QPointF) -> None:
        """An undo has put it back: it comes from where it had gone, and stays."""
        path, level = arc(start, item.pos()), item.zValue()
        home = item.pos()
        item.setZValue(GHOST)

        def step(part: float) -> None:
            item.setPos(home if part >= 1.0 else path.pointAtPercent(ease_in_out(part)))

        self._play(("comes", id(item)), duration(FLIGHT), step, lambda: item.setZValue(level))

    def settle(self, item: QGraphicsItem) -> None:
        """It was let go and lies where it belongs."""
        self._play(
            ("settles", id(item)),
            duration(SETTLE),
            lambda part: item.setScale(LIFTED + (1 - LIFTED) * ease_out(part)),
        )

    def settle_print(self, item: QGraphicsItem, at: QPointF) -> None:
        """The same for what is printed on the board by now: a likeness lies down on it."""
        item.setPos(at)
        opacity = item.opacity()

        def step(part: float) -> None:
            item.setScale(LIFTED + (1 - LIFTED) * ease_out(part))
            item.setOpacity(opacity * min(1.0, (1 - part) / (1 - LAYS_DOWN)))

        self._fly("settles", item, duration(SETTLE), step, level=SETTLING)

    def _fly(
        self,
        name: object,
        item: QGraphicsItem,
        ms: int,
        step: Callable[[float], object],
        end: Callable[[], object] = nothing,
        level: float = GHOST,
    ) -> None:
        """Something that is on the board only while it moves."""
        scene = self._scene
        item.setZValue(level)
        if item.scene() is not scene:
            scene.addItem(item)

        def gone() -> None:
            scene.removeItem(item)
            end()

        self._play(name, ms, step, gone)

    def _play(
        self,
        name: object,
        ms: int,
        step: Callable[[float], object],
        end: Callable[[], object] = nothing,
    ) -> None:
        self._scene.movements.play(name, ms, step, end)
