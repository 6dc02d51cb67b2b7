"""The printed boards of 18xx boxes, and what a game has laid on them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from PySide6.QtGui import QPainter

from desktop.board.map import Hex
from desktop.board.print_facts import PrintedBoard
from desktop.eighteen.load import load_box
from desktop.eighteen.table import EighteenTable
from desktop.look.companies import livery
from desktop.look.theme import PRINTED, Inks
from desktop.scene.painting.faces import slot_at
from desktop.scene.painting.hex_looks import HexLook, fresh_look, value_of
from desktop.scene.painting.sheet import BoardSheet
from desktop.scene.painting.tokens import paint_token

TOKEN = 0.94  # of its slot


@cache
def printed(key: str) -> PrintedBoard:
    return load_box(key).printed()


def sheet(key: str, language: str, inks: Inks) -> BoardSheet:
    printed_one = _printed_sheet(key, language)
    if inks == PRINTED:
        return printed_one
    made = BoardSheet(printed(key), language, inks)
    made.stand_as(printed_one)
    return made


@cache
def _printed_sheet(key: str, language: str) -> BoardSheet:
    return BoardSheet(printed(key), language)


def fresh(sheet: BoardSheet) -> dict[str, HexLook]:
    return {id: fresh_look(data) for id, data in sheet.box.hexes.items()}


def looks(table: EighteenTable, sheet: BoardSheet) -> dict[str, HexLook]:
    colours, data = table.phase.colours, sheet.data
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
            value=value_of(hex_.face, colours),
        )
        for id, hex_ in table.board.hexes.items()
    }


def _reserved(hex_: Hex) -> Iterator[tuple[int, int, str]]:
    for place, row in enumerate(hex_.reserved):
        for slot, holder in enumerate(row):
            if holder and not hex_.stations[place][slot]:
                yield place, slot, holder


def paint_pieces(
    painter: QPainter, sheet: BoardSheet, table: EighteenTable, has_shadows: bool
) -> None:
    """The stations, for a picture of the board."""
    for hex_ in table.board.hexes.values():
        for place, row in enumerate(hex_.stations):
            for slot, company in enumerate(row):
                if not company:
                    continue
                at, radius = slot_at(hex_.face, place, slot, sheet.grid)
                paint_token(
                    painter,
                    sheet.centres[hex_.id] + at,
                    radius * TOKEN,
                    company,
                    livery(sheet.box.title, company),
                    shadow=has_shadows,
                    inks=sheet.inks,
                )
