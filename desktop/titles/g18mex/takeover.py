"""mex.merge.tokens: the stations that NdM takes over from a company that goes into it."""

from __future__ import annotations

from desktop.board.map import Hex
from desktop.eighteen.companies.corporation import Corporation
from desktop.eighteen.stations import clear_reservations
from desktop.titles.g18mex.table import Table18Mex, home_spot

REPLACEMENT_PRICE = 80


def others(table: Table18Mex, merged: Corporation) -> list[Hex]:
    """Where NdM could take over a station besides the home."""
    hexes = [table.board[hex_id] for hex_id, _, _ in table.board.stations_of(merged.id)]
    return [
        hex_
        for hex_ in hexes
        if hex_.id != merged.data.home and not _has_station(hex_, table.national)
    ]


def _has_station(hex_: Hex, corporation: Corporation) -> bool:
    """Where it stands, or where its home will: mex.token.one_per_hex."""
    return any(corporation.id in row for row in (*hex_.stations, *hex_.reserved))


def take_home(table: Table18Mex, merged: Corporation) -> int:
    """NdM gets its replacement tokens and puts one in the home; how many are left."""
    national = table.national
    spare = national.data.extra_tokens
    national.tokens += (REPLACEMENT_PRICE,) * spare
    home = table.board[merged.data.home]
    if not _has_station(home, national):
        place, slot = home_spot(home, merged)
        clear_reservations(home, merged.id)
        _put(table, home, place, slot)
        spare -= 1
    clear_reservations(home, merged.id)
    _clear(home, merged)
    return spare


def give_way(table: Table18Mex, merged: Corporation) -> None:
    """Where NdM stands already, the station of the other leaves the board."""
    for hex_id, _, _ in table.board.stations_of(merged.id):
        if _has_station(table.board[hex_id], table.national):
            _clear(table.board[hex_id], merged)


def replace(table: Table18Mex, merged: Corporation, hex_: Hex) -> None:
    """NdM stands there now."""
    place = next(p for p, row in enumerate(hex_.stations) if merged.id in row)
    _put(table, hex_, place, hex_.stations[place].index(merged.id))


def _put(table: Table18Mex, hex_: Hex, place: int, slot: int) -> None:
    national = table.national
    hex_.set_station(place, slot, national.id)
    national.tokens = national.tokens[:-1]
    table.tell("station_replaced", company=national.id, hex=hex_.id)


def _clear(hex_: Hex, merged: Corporation) -> None:
    for place, row in enumerate(hex_.stations):
        for slot, owner in enumerate(row):
            if owner == merged.id:
                hex_.set_station(place, slot, "")
