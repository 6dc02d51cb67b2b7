"""Tools to break a table behind its journal's back."""

from collections.abc import Callable

from desktop.board.map import Hex
from desktop.eighteen.companies.corporation import Corporation
from desktop.eighteen.table import EighteenTable

# By name: what spoils a table, and words of the sentence in which the audit says so.
BREAKS: dict[str, tuple[Callable[[EighteenTable], None], str]] = {}


def breaks(sentence: str):
    def note(function: Callable[[EighteenTable], None]):
        BREAKS[function.__name__.replace("_", " ")] = (function, sentence)
        return function

    return note


def put(piece: object, **values: object) -> None:
    """Change a piece behind the journal's back."""
    piece.__dict__.update(values)


def founded(table: EighteenTable) -> Corporation:
    return next(c for c in table.founded() if c.president is not None and c.trains)


def unfounded(table: EighteenTable) -> Corporation:
    return next(c for c in table.corporations.values() if c.is_in_game and not c.is_founded)


def tiled(table: EighteenTable) -> Hex:
    return next(h for h in table.board.hexes.values() if h.tile and h.face.exits)


def station_hex(table: EighteenTable, company: str):
    hex_id, place, slot = table.board.stations_of(company)[0]
    return table.board[hex_id], place, slot


def replaced(rows, place, slot, value):
    row = (*rows[place][:slot], value, *rows[place][slot + 1 :])
    return (*rows[:place], row, *rows[place + 1 :])


def take_away_stations(table, company):
    for hex_id, place, slot in table.board.stations_of(company):
        hex_ = table.board[hex_id]
        put(hex_, stations=replaced(hex_.stations, place, slot, ""))
