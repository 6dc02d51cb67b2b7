"""The gesture of laying a tile: where it fits, how it is turned, what it would cost and join."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from desktop.board.tile_code import SIDES, Face
from desktop.engine.game import Game
from desktop.engine.refusal import Refusal
from desktop.engine.rounds import NOT_NOW, NOT_YOU
from desktop.scene.tools.gesture import Source
from desktop.scene.tools.tile_box import TileBox
from desktop.scene.tools.tile_boxes import tile_box

NOT_THE_TIME = frozenset({NOT_NOW, NOT_YOU})


@dataclass(frozen=True)
class Preview:
    """A tile as it would lie: shown before anything is decided."""

    action: Any  # has `hex`, `tile` and `rotation`
    face: Face  # turned
    cost: int
    cash: int
    joins: tuple[str, ...]  # hexes whose track it newly meets
    turn_number: int
    turns: int  # how many legal turns there are on this hex
    notes: tuple[str, ...] = ()  # what else comes of it, in words


class LayTileGesture:
    """One tile in the hand, or a hex waiting for one."""

    def __init__(self, source: Source, tile: str) -> None:
        self._source = source
        self.tile = tile
        self.hex = ""
        self._index = 0
        self._turns: dict[str, list[Any]] = {}
        self._seen: dict[tuple[str, int], Preview] = {}  # the hand moves often over one hex
        for action in lays(source):
            if action.tile == tile:
                self._turns.setdefault(action.hex, []).append(action)

    @property
    def targets(self) -> tuple[str, ...]:
        """The hexes on which this tile may be laid now."""
        return tuple(self._turns)

    @property
    def box(self) -> TileBox:
        return tile_box(self._source.game)

    @property
    def face(self) -> Face:
        return self.box.face(self.tile)

    def over(self, hex_id: str, angle: float | None = None) -> Preview | None:
        """The hand is over a hex; the turn nearest to the angle (degrees) is taken."""
        hex_id = self.home_of(hex_id)
        if hex_id != self.hex:
            self.hex = hex_id
            self._index = 0
            if angle is not None:
                self._index = self._nearest(hex_id, angle)
        return self.preview()

    def home_of(self, hex_id: str) -> str:
        """The hex a tile is laid on: of a double one always the first half."""
        return self.box.board[hex_id].halves[0].id

    def leave(self) -> None:
        self.hex = ""

    def _nearest(self, hex_id: str, angle: float) -> int:
        turns = self._turns.get(hex_id, [])
        if not turns:
            return 0

        def distance(action: Any) -> float:
            exits = sorted(self.face.turned(action.rotation).exits)
            return min(_apart(self._side_angle(side), angle) for side in exits)

        return min(range(len(turns)), key=lambda i: distance(turns[i]))

    def _side_angle(self, side: int) -> float:
        """Where a side looks, clockwise from east, in degrees."""
        first = 120.0 if self.box.board.layout == "pointy" else 90.0
        return (first + 60.0 * side) % 360.0

    def turn(self, steps: int) -> Preview | None:
        """Through the legal turns, and round again."""
        turns = self._turns.get(self.hex, [])
        if turns:
            self._index = (self._index + steps) % len(turns)
        return self.preview()

    def preview(self) -> Preview | None:
        turns = self._turns.get(self.hex, [])
        if not turns:
            return None
        key = self.hex, self._index
        if key not in self._seen:
            action = turns[self._index]
            self._seen[key] = preview_of(self._source.game, action, self._index + 1, len(turns))
        return self._seen[key]

    def reason(self, hex_id: str) -> Refusal | None:
        """Why this tile may not lie on that hex; the refusal that says most of six."""
        hex_id, box = self.home_of(hex_id), self.box
        refusals = []
        for rotation in range(SIDES):
            action = box.attempt(hex_id, self.tile, rotation)
            if action is None:
                return None
            try:
                self._source.game.check(action)
            except Refusal as refusal:
                refusals.append(refusal)
            else:
                return None
        # Another turn would mend what only this turn does; what is wrong in all is to the point.
        refusals = [r for r in refusals if r.text not in box.of_one_turn] or refusals
        # What is wrong in fewer turns is more to the point: in the others it goes further.
        counted = {r.text: sum(other.text == r.text for other in refusals) for r in refusals}
        return min(refusals, key=lambda r: counted[r.text])


def _apart(a: float, b: float) -> float:
    return abs((a - b + 180.0) % 360.0 - 180.0)


def lays(source: Source) -> tuple[Any, ...]:
    """Every tile that may be laid now, by whomever."""
    return tile_box(source.game).lays(source.choices())


def why_nothing_fits(source: Source, hex_id: str) -> Refusal | None:
    """Why no tile may be laid on a hex now; those that come next there are asked first.

    None where it is not the time for tiles at all.
    """
    box = tile_box(source.game)
    found: Refusal | None = None
    for tile in box.asked(hex_id):
        refusal = LayTileGesture(source, tile).reason(hex_id)
        if refusal is None or refusal.text in NOT_THE_TIME:
            return None
        found = found or refusal
        if refusal.text not in box.says_little:
            return refusal
    return found


def preview_of(game: Game, action: Any, number: int = 1, turns: int = 1) -> Preview:
    box = tile_box(game)
    face = box.face(action.tile).turned(action.rotation)
    cost, cash = box.price(action)
    joins, notes = box.joins(action, face), box.notes(action, face)
    return Preview(action, face, cost, cash, joins, number, turns, notes)
