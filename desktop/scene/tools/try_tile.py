"""Looking at any tile on any hex, in any turn: to plan with, never to be laid."""

from __future__ import annotations

from desktop.board.tile_code import SIDES, Face
from desktop.eighteen.actions import LayTile
from desktop.eighteen.table import EighteenTable
from desktop.engine.refusal import Refusal
from desktop.scene.tools.lay_tile import Source


class TryTileGesture:
    """One tile held over one hex; the rules say what is wrong with it now."""

    def __init__(self, source: Source, tile: str, hex_id: str) -> None:
        self._source = source
        self.tile = tile
        self.hex = hex_id
        self.rotation = 0

    @property
    def table(self) -> EighteenTable:
        table = self._source.game.table
        assert isinstance(table, EighteenTable)
        return table

    @property
    def face(self) -> Face:
        return self.table.supply.stacks[self.tile].face

    @property
    def shown(self) -> Face:
        return self.face.turned(self.rotation)

    def turn(self, steps: int) -> None:
        self.rotation = (self.rotation + steps) % SIDES

    def reason(self) -> Refusal | None:
        """Why it may not be laid so; None if it may."""
        company = self.table.operating
        action = LayTile(
            company=company.id if company is not None else "",
            hex=self.hex,
            tile=self.tile,
            rotation=self.rotation,
        )
        try:
            self._source.game.check(action)
        except Refusal as refusal:
            return refusal
        return None
