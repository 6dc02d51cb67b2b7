"""The tile supply."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from desktop.board.tile_code import Face
from desktop.eighteen.data import TileData
from desktop.engine.state import Piece


class TileStack(Piece):
    """All tiles of one number; `left` is how many lie beside the board, None without limit."""

    fixed: ClassVar[frozenset[str]] = frozenset({"key", "face", "count"})

    def __init__(self, data: TileData) -> None:
        self.key = f"tile:{data.face.id}"
        self.face = data.face
        self.count = data.count
        self.left = data.count
        self.removed = 0  # out of the game

    @property
    def is_available(self) -> bool:
        return self.left is None or self.left > 0

    def take(self) -> None:
        if self.left is not None:
            self.left -= 1

    def remove(self) -> None:
        """What lies beside the board leaves the game."""
        if self.left is not None:
            self.removed += self.left
            self.left = 0

    def give_back(self) -> None:
        if self.left is not None:
            self.left += 1


class TileSupply:
    """The box of tiles, by number. Holds no state of its own; the stacks do."""

    def __init__(self, tiles: Mapping[str, TileData]) -> None:
        self.stacks = {number: TileStack(data) for number, data in tiles.items()}
        self._by_colour: dict[str, tuple[TileStack, ...]] = {}
        for stack in self.stacks.values():
            colour = stack.face.colour
            self._by_colour[colour] = (*self._by_colour.get(colour, ()), stack)

    def of_colour(self, colour: str) -> tuple[TileStack, ...]:
        return self._by_colour.get(colour, ())

    def face(self, number: str) -> Face | None:
        stack = self.stacks.get(number)
        return stack.face if stack is not None else None
