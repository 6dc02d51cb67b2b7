"""What the board shows of each hex now: read from the table, compared to find what to repaint."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from desktop.board.map import Hex
from desktop.board.tile_code import Face
from desktop.eighteen.data import HexData
from desktop.eighteen.table import EighteenTable
from desktop.scene.painting.print_data import PrintData


@dataclass(frozen=True)
class HexLook:
    """Everything painted in a hex that a game can change; tokens are not, they are items."""

    face: Face  # turned as it lies
    tile: str = ""
    reserved: tuple[tuple[int, int, str], ...] = ()  # place, slot, for whom; free slots only
    marked: tuple[str, ...] = ()  # symbols on which a marker lies
    value: str = ""  # the colour whose off-map value counts now


def fresh_look(data: HexData, colours: tuple[str, ...] = ("yellow",)) -> HexLook:
    """A hex as it is printed, for a sheet without a game."""
    return HexLook(data.face, value=_value(data.face, colours))


def looks_of(table: EighteenTable, data: PrintData) -> dict[str, HexLook]:
    colours = table.phase.colours
    marked: dict[str, tuple[str, ...]] = {}
    for private in table.privates.values():
        if private.marker and private.id in data.markers:
            kinds = marked.get(private.marker, ())
            marked[private.marker] = (*kinds, data.markers[private.id])
    return {
        id: HexLook(
            face=hex_.face,
            tile=hex_.tile,
            reserved=tuple(_reserved(hex_)),
            marked=marked.get(id, ()),
            value=_value(hex_.face, colours),
        )
        for id, hex_ in table.board.hexes.items()
    }


def _reserved(hex_: Hex) -> Iterator[tuple[int, int, str]]:
    for place, row in enumerate(hex_.reserved):
        for slot, holder in enumerate(row):
            if holder and not hex_.stations[place][slot]:
                yield place, slot, holder


def _value(face: Face, colours: tuple[str, ...]) -> str:
    """The last listed colour that may be laid already."""
    now = ""
    for place in face.places:
        if isinstance(place.revenue, tuple):
            for name, _ in place.revenue:
                now = name if name in colours or not now else now
    return now
