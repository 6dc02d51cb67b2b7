"""The tiles of an 18xx box: their stacks, who pays for them, and how they lie in the tray."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from PySide6.QtCore import QCoreApplication

from desktop.board.tile_code import Face
from desktop.document.effects import effects
from desktop.eighteen import track
from desktop.eighteen.actions import LayTile
from desktop.eighteen.laying import DEAD_END, LOSES_TRACK, NONE_LEFT
from desktop.eighteen.table import EighteenTable
from desktop.engine.choices import Choice
from desktop.engine.game import Game
from desktop.scene.painting.double_tile import Half
from desktop.scene.tools.tile_box import TileBox, joined

translate = QCoreApplication.translate


class EighteenTiles(TileBox):
    """Laid by companies and by private companies."""

    of_one_turn: ClassVar[frozenset[str]] = frozenset({DEAD_END, LOSES_TRACK})
    says_little: ClassVar[frozenset[str]] = frozenset({NONE_LEFT})

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.table: EighteenTable = self.table

    def lays(self, choices: Iterable[Choice]) -> tuple[LayTile, ...]:
        return tuple(c.action for c in choices if isinstance(c.action, LayTile))

    def face(self, tile: str) -> Face:
        return self.table.supply.stacks[tile].face

    def number(self, tile: str) -> str:
        return self.table.box.tiles[tile].number

    def left(self, tile: str) -> int | None:
        return self.table.supply.stacks[tile].left

    def half(self, tile: str) -> Half | None:
        return other_half(self.table, tile)

    def price(self, action: LayTile) -> tuple[int, int]:
        table, payer = self.table, self.table.operating
        if payer is None:
            return 0, 0
        if action.company in table.privates:  # what it saves only the rule knows
            before, after = effects(self.game, action).cash.get(payer.id, (0, 0))
            return before - after, payer.cash
        face = self.face(action.tile).turned(action.rotation)
        return table.tile_cost(payer, table.board[action.hex], face), payer.cash

    def joins(self, action: LayTile, face: Face) -> tuple[str, ...]:
        hex_ = self.board[action.hex]
        found = joined(hex_, face)
        twin = self.table.box.tiles[action.tile].twin
        if hex_.twin is not None and twin:
            halves = {half.id for half in hex_.halves}
            both = (*found, *joined(hex_.twin, self.face(twin)))
            found = tuple(id for id in dict.fromkeys(both) if id not in halves)
        return found

    def attempt(self, hex_id: str, tile: str, rotation: int) -> LayTile:
        actor = self.table.operating.id if self.table.operating is not None else ""
        return LayTile(company=actor, hex=hex_id, tile=tile, rotation=rotation)

    def asked(self, hex_id: str) -> tuple[str, ...]:
        """Those that come next there."""
        if self.table.operating is None:
            return ()
        hex_ = self.board[hex_id]
        stacks = self.table.supply.stacks.values()
        nearer = [s for s in stacks if track.legal_turns(hex_.face, s.face, hex_.closed)]
        return tuple(stack.face.id for stack in nearer or stacks)

    def all_tiles(self) -> tuple[str, ...]:
        box = self.table.box
        return tuple(tile for tile in self.table.supply.stacks if not box.is_second_half(tile))

    def tray(self, legal: Iterable[str]) -> list[tuple[str, list[str]]]:
        """The tiles of the phase: new track, then cities, then upgrades; first what can be laid."""
        table, legal = self.table, tuple(legal)
        is_operating = table.round is not None and table.round.name == "operating"
        if table.finished or not (is_operating or legal):
            return []  # nobody builds now: the board takes the room
        others = [
            stack.face.id
            for stack in table.supply.stacks.values()
            if stack.left != 0
            and stack.face.colour in table.phase.colours
            and not table.box.is_second_half(stack.face.id)
        ]
        faces = [self.face(tile) for tile in dict.fromkeys((*legal, *others))]
        groups = (
            (translate("Tray", "New track"), [f for f in faces if _is_new(f) and not f.places]),
            (translate("Tray", "New city"), [f for f in faces if _is_new(f) and f.places]),
            (translate("Tray", "Upgrades"), [f for f in faces if not _is_new(f)]),
        )
        return [(title, [face.id for face in found]) for title, found in groups if found]


def other_half(table: EighteenTable, tile: str) -> Half | None:
    """What lies beside a tile in the hand; None beside a single one."""
    twin = table.box.tiles[tile].twin
    if not twin:
        return None
    for hex_ in table.board.hexes.values():
        if hex_.twin is not None and hex_.halves[0] is hex_:
            return Half(table.supply.stacks[twin].face, hex_.neighbours.index(hex_.twin))
    return None


def _is_new(face: Face) -> bool:
    return face.colour == "yellow"
