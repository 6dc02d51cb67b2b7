"""Looking at any tile on any hex, in any turn: to plan with, never to be laid."""

from __future__ import annotations

from desktop.board.tile_code import SIDES, Face
from desktop.engine.refusal import Refusal
from desktop.scene.tools.gesture import Source
from desktop.scene.tools.tile_box import TileBox
from desktop.scene.tools.tile_boxes import tile_box


class TryTileGesture:
    """One tile held over one hex; the rules say what is wrong with it now."""

    def __init__(self, source: Source, tile: str, hex_id: str) -> None:
        self._source = source
        self.tile = tile
        self.hex = hex_id
        self.rotation = 0

    @property
    def box(self) -> TileBox:
        return tile_box(self._source.game)

    @property
    def face(self) -> Face:
        return self.box.face(self.tile)

    @property
    def shown(self) -> Face:
        return self.face.turned(self.rotation)

    def turn(self, steps: int) -> None:
        self.rotation = (self.rotation + steps) % SIDES

    def reason(self) -> Refusal | None:
        """Why it may not be laid so; None if it may."""
        action = self.box.attempt(self.hex, self.tile, self.rotation)
        if action is None:
            return None
        try:
            self._source.game.check(action)
        except Refusal as refusal:
            return refusal
        return None
