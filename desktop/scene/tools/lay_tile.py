"""The gesture of laying a tile: where it fits, how it is turned, what it would cost and join."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from desktop.board.map import Hex
from desktop.board.tile_code import SIDES, Face
from desktop.document.effects import effects
from desktop.eighteen import track
from desktop.eighteen.actions import LayTile
from desktop.eighteen.laying import DEAD_END, LOSES_TRACK, NONE_LEFT
from desktop.eighteen.table import EighteenTable
from desktop.engine.choices import Choice
from desktop.engine.game import Game
from desktop.engine.refusal import Refusal
from desktop.engine.rounds import NOT_NOW, NOT_YOU

OF_ONE_TURN = frozenset({DEAD_END, LOSES_TRACK})
NOT_THE_TIME = frozenset({NOT_NOW, NOT_YOU})


class Source(Protocol):
    """What the gesture needs of the open game."""

    @property
    def game(self) -> Game: ...

    def choices(self) -> tuple[Choice, ...]: ...


@dataclass(frozen=True)
class Preview:
    """A tile as it would lie: shown before anything is decided."""

    action: LayTile
    face: Face  # turned
    cost: int
    cash: int
    joins: tuple[str, ...]  # hexes whose track it newly meets
    turn_number: int
    turns: int  # how many legal turns there are on this hex


class LayTileGesture:
    """One tile in the hand, or a hex waiting for one."""

    def __init__(self, source: Source, tile: str) -> None:
        self._source = source
        self.tile = tile
        self.hex = ""
        self._index = 0
        self._turns: dict[str, list[LayTile]] = {}
        for action in lays(source):
            if action.tile == tile:
                self._turns.setdefault(action.hex, []).append(action)

    @property
    def targets(self) -> tuple[str, ...]:
        """The hexes on which this tile may be laid now."""
        return tuple(self._turns)

    @property
    def table(self) -> EighteenTable:
        table = self._source.game.table
        assert isinstance(table, EighteenTable)
        return table

    @property
    def face(self) -> Face:
        return self.table.supply.stacks[self.tile].face

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
        return self.table.board[hex_id].halves[0].id

    def leave(self) -> None:
        self.hex = ""

    def _nearest(self, hex_id: str, angle: float) -> int:
        turns = self._turns.get(hex_id, [])
        if not turns:
            return 0

        def distance(action: LayTile) -> float:
            exits = sorted(self.face.turned(action.rotation).exits)
            return min(_apart(self._side_angle(side), angle) for side in exits)

        return min(range(len(turns)), key=lambda i: distance(turns[i]))

    def _side_angle(self, side: int) -> float:
        """Where a side looks, clockwise from east, in degrees."""
        first = 120.0 if self.table.board.layout == "pointy" else 90.0
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
        action = turns[self._index]
        return preview_of(self._source.game, action, self._index + 1, len(turns))

    def reason(self, hex_id: str) -> Refusal | None:
        """Why this tile may not lie on that hex; the refusal that says most of six."""
        hex_id = self.home_of(hex_id)
        actor = self.table.operating.id if self.table.operating is not None else ""
        refusals = []
        for rotation in range(SIDES):
            action = LayTile(company=actor, hex=hex_id, tile=self.tile, rotation=rotation)
            try:
                self._source.game.check(action)
            except Refusal as refusal:
                refusals.append(refusal)
            else:
                return None
        # Another turn would mend what only this turn does; what is wrong in all is to the point.
        refusals = [r for r in refusals if r.text not in OF_ONE_TURN] or refusals
        # What is wrong in fewer turns is more to the point: in the others it goes further.
        counted = {r.text: sum(other.text == r.text for other in refusals) for r in refusals}
        return min(refusals, key=lambda r: counted[r.text])


def _apart(a: float, b: float) -> float:
    return abs((a - b + 180.0) % 360.0 - 180.0)


def lays(source: Source) -> tuple[LayTile, ...]:
    """Every tile that may be laid now, by the company or by a private."""
    return tuple(c.action for c in source.choices() if isinstance(c.action, LayTile))


def why_nothing_fits(source: Source, hex_id: str) -> Refusal | None:
    """Why no tile may be laid on a hex now; those that come next there are asked first.

    None where it is not the time for tiles at all.
    """
    table = source.game.table
    if not isinstance(table, EighteenTable) or table.operating is None:
        return None
    hex_ = table.board[hex_id]
    stacks = table.supply.stacks.values()
    nearer = [s for s in stacks if track.legal_turns(hex_.face, s.face, hex_.closed)]
    found: Refusal | None = None
    for stack in nearer or stacks:
        refusal = LayTileGesture(source, stack.face.id).reason(hex_id)
        if refusal is None or refusal.text in NOT_THE_TIME:
            return None
        found = found or refusal
        if refusal.text != NONE_LEFT:  # that another tile is used up says little
            return refusal
    return found


def preview_of(game: Game, action: LayTile, number: int = 1, turns: int = 1) -> Preview:
    table = game.table
    assert isinstance(table, EighteenTable)
    hex_ = table.board[action.hex]
    face = table.supply.stacks[action.tile].face.turned(action.rotation)
    payer = table.operating
    if payer is None:
        cost = 0
    elif action.company in table.privates:  # what it saves only the rule knows
        before, after = effects(game, action).cash.get(payer.id, (0, 0))
        cost = before - after
    else:
        cost = table.tile_cost(payer, hex_, face)
    joins = _joined(hex_, face)
    if hex_.twin is not None and table.box.tiles[action.tile].twin:
        other = table.supply.stacks[table.box.tiles[action.tile].twin].face
        halves = {half.id for half in hex_.halves}
        both = (*joins, *_joined(hex_.twin, other))
        joins = tuple(id for id in dict.fromkeys(both) if id not in halves)
    return Preview(
        action,
        face,
        cost,
        payer.cash if payer is not None else 0,
        joins,
        number,
        turns,
    )


def _joined(hex_: Hex, face: Face) -> tuple[str, ...]:
    found = []
    for side in sorted(track.joined_sides(hex_, face)):
        other = hex_.neighbours[side]
        if other is not None:
            found.append(other.id)
    return tuple(found)
