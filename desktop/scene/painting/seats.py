"""Stations and kept slots on a tile that is only held over a hex, as they would stand there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from desktop.board.map import Hex, Slots
from desktop.board.tile_code import Face
from desktop.engine.table import Table
from desktop.look.companies import LIVERIES, livery
from desktop.scene.painting import tokens
from desktop.scene.painting.double_tile import Half
from desktop.scene.painting.faces import shape_of
from desktop.scene.painting.geometry import Grid
from desktop.scene.painting.outlines import beyond

TOKEN = 0.94  # of the radius of its slot


@dataclass(frozen=True)
class Seat:
    """One slot that is taken or kept."""

    at: QPointF  # from the middle of the first hex
    radius: float
    company: str
    title: str
    is_kept: bool  # reserved, and free


def seats_of(
    table: Table, hex_: Hex, face: Face, half: Half | None, grid: Grid, fits: bool
) -> tuple[Seat, ...]:
    """`fits`: the tile may lie there; else all stand where they stand now."""
    title, made = table.setup.title, list[Seat]()
    faces = [(hex_.halves[0], face, QPointF(0, 0))]
    if half is not None and hex_.twin is not None:
        faces.append((hex_.halves[1], half.face, beyond(grid, half.side)))
    for under, over, corner in faces:
        shown, seated = under.face, (under.reserved, under.stations)
        if fits:
            shown, seated = over, under.seated_on(over)
        for place, slot, company, is_kept in _taken(*seated):
            city = shape_of(shown, grid).city(place)
            radius = city.radius * (1.0 if is_kept else TOKEN)
            made.append(Seat(corner + city.slots[slot], radius, company, title, is_kept))
    return tuple(made)


def _taken(reserved: Slots, stations: Slots) -> Iterator[tuple[int, int, str, bool]]:
    for place, row in enumerate(stations):
        for slot, company in enumerate(row):
            holder = company or reserved[place][slot]
            if holder:
                yield place, slot, holder, not company


def paint_seats(painter: QPainter, seats: Iterable[Seat]) -> None:
    for seat in seats:
        paint = livery(seat.title, seat.company)
        if not seat.is_kept:
            tokens.paint_token(painter, seat.at, seat.radius, seat.company, paint)
        elif seat.company in LIVERIES.get(seat.title, {}):
            tokens.paint_reserved(painter, seat.at, seat.radius, seat.company, paint)
        else:
            tokens.paint_reserved_plain(painter, seat.at, seat.radius, seat.company)
