"""What the board shows of each hex now: read from the table, compared to find what to repaint."""

from __future__ import annotations

from dataclasses import dataclass

from desktop.board.print_facts import PrintedHex
from desktop.board.tile_code import Face


@dataclass(frozen=True)
class HexLook:
    """Everything painted in a hex that a game can change; tokens are not, they are items."""

    face: Face  # turned as it lies
    tile: str = ""
    reserved: tuple[tuple[int, int, str], ...] = ()  # place, slot, for whom; free slots only
    marked: tuple[str, ...] = ()  # symbols on which a marker lies
    value: str = ""  # the colour whose off-map value counts now


def fresh_look(data: PrintedHex, colours: tuple[str, ...] = ("yellow",)) -> HexLook:
    """A hex as it is printed, for a sheet without a game."""
    return HexLook(data.face, value=value_of(data.face, colours))


def value_of(face: Face, colours: tuple[str, ...]) -> str:
    """The last listed colour that may be laid already."""
    now = ""
    for place in face.places:
        if isinstance(place.revenue, tuple):
            for name, _ in place.revenue:
                now = name if name in colours or not now else now
    return now
