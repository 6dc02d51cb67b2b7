"""The tiles of an open game as the hand needs them: one subclass for each family."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from desktop.board.coords import OPPOSITE
from desktop.board.map import Board, Hex
from desktop.board.tile_code import Face
from desktop.engine.actions import Action
from desktop.engine.choices import Choice
from desktop.engine.game import Game
from desktop.scene.painting.double_tile import Half, TilePainter, paint_tile
from desktop.scene.tools.piece_offer import TrayPiece


class TileBox:
    """Knows the actions by which tiles are laid: whatever they are called, each has `hex`, `tile`
    and `rotation`."""

    paint: ClassVar[TilePainter] = staticmethod(paint_tile)
    of_one_turn: ClassVar[frozenset[str]] = frozenset()  # refusals that another turn may mend
    says_little: ClassVar[frozenset[str]] = frozenset()  # refusals of one tile among several

    def __init__(self, game: Game) -> None:
        self.game = game
        self.table: Any = game.table

    @property
    def board(self) -> Board:
        board: Board = self.table.board
        return board

    def lays(self, choices: Iterable[Choice]) -> tuple[Any, ...]:
        """Of what may be done, the laying of tiles."""
        return ()

    def face(self, tile: str) -> Face:
        raise NotImplementedError("a game without tiles")

    def number(self, tile: str) -> str:
        """What people call it."""
        return tile

    def left(self, tile: str) -> int | None:
        """How many are left; None where there are always enough."""
        return None

    def half(self, tile: str) -> Half | None:
        """What lies beside a tile in the hand; None beside a single one."""
        return None

    def price(self, action: Any) -> tuple[int, int]:
        """What it costs, and what is in the purse of whoever pays."""
        return 0, 0

    def joins(self, action: Any, face: Face) -> tuple[str, ...]:
        """The hexes whose track the face, turned as it will lie, newly meets."""
        return joined(self.board[action.hex], face)

    def notes(self, action: Any, face: Face) -> tuple[str, ...]:
        """What else comes of it, in words: terrain, links; nothing that the price says."""
        return ()

    def attempt(self, hex_id: str, tile: str, rotation: int) -> Action | None:
        """The same deed whether it is legal or not, to ask the rules why not."""
        return None

    def asked(self, hex_id: str) -> tuple[str, ...]:
        """The tiles whose refusals say why nothing fits on a hex, the likeliest first."""
        return ()

    def all_tiles(self) -> tuple[str, ...]:
        """Every tile that can be held over a hex to look at it."""
        return ()

    def tray(self, legal: Iterable[str]) -> list[tuple[str, list[str]]]:
        """Tiles under captions, as they lie beside the board; nothing when nobody builds."""
        return []

    def tray_pieces(self, choices: Iterable[Choice]) -> list[tuple[str, list[TrayPiece]]]:
        """Other pieces that may be laid now, above the tiles."""
        return []


def joined(hex_: Hex, face: Face) -> tuple[str, ...]:
    found = []
    for side in sorted(face.exits - hex_.face.exits):
        other = hex_.neighbours[side]
        if other is not None and OPPOSITE[side] in other.face.exits:
            found.append(other.id)
    return tuple(found)
