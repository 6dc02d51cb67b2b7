"""What a board prints, whatever game is played on it: its hexes, their names, terrain and costs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from desktop.board.tile_code import Face


@dataclass(frozen=True)
class SideCost:
    """A number printed on a hexside: a bridge or a tunnel to be paid when track crosses it."""

    side: int
    kind: str  # "bridge" or "tunnel"
    cost: int


@dataclass(frozen=True)
class PrintedHex:
    """One hex of the printed board."""

    id: str
    face: Face  # what is printed there; Face.id is the hex id
    name: str = ""
    terrain: str = ""  # "mountain", "water", … when `cost` is printed in the hex
    cost: int = 0
    sides: tuple[SideCost, ...] = ()
    icons: tuple[str, ...] = ()  # symbols in printed order: "port", "meat", "lsl", …
    compass: str = ""  # "E" or "W" of an off-map area
    compass_bonus: int = 0  # its double-arrow number
    area: str = ""  # red hexes with the same area name are drawn as one outline
    walls: tuple[int, ...] = ()  # sides that no track may cross
    twin: str = ""  # the other half of a double hex


@dataclass(frozen=True)
class PrintedBoard:
    """A board as it lies in the box: all that its sheet is drawn from."""

    key: str  # of the sheet: no two boards share it
    title: str  # the box it is in, whose liveries it wears
    layout: str  # "pointy" or "flat"
    letters: str  # hex letters run "down" or "across" the board
    hexes: Mapping[str, PrintedHex]
    print_file: tuple[str, ...]  # the resource with lakes, rivers, title block and names
    map_file: tuple[str, ...]  # the resource its hexes were read from
    numbers: Mapping[str, str] = field(default_factory=dict)  # what is printed on a tile, by its id
    grants: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # letters in a bare hex
    markers: tuple[str, ...] = ()  # whose markers may lie on the symbols of the board

    def number(self, tile: str) -> str:
        """What people call a tile."""
        return self.numbers.get(tile, tile)
