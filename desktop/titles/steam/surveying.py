"""Where a player could complete a link in one turn: a plain search, for players without people."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from desktop.board.coords import OPPOSITE
from desktop.board.map import Hex
from desktop.board.tile_code import SIDES
from desktop.titles.steam.links import is_city, links
from desktop.titles.steam.surroundings import has_link_in
from desktop.titles.steam.table import SteamTable

IN_TOWN = SIDES  # a branch that ends in the middle of a town


@dataclass(frozen=True, slots=True)
class Survey:
    """Tiles that complete a link: each a hex and the two sides that its track joins."""

    start: str
    end: str
    pieces: tuple[tuple[str, int, int], ...]
    cost: int


@dataclass(frozen=True, slots=True)
class Head:
    """Where new track may begin: the place it comes from, and the side to cross."""

    place: str
    hex: str
    side: int


def heads(table: SteamTable, player_id: str, cities: list[str]) -> Iterator[Head]:
    """The open ends of one's own links, the places of one's own network, and some cities."""
    for link in links(table):
        if not link.is_complete and link.owner == player_id:
            hex_id, number = link.segments[-1]
            for side in table.board[hex_id].face.tracks[number].sides:
                if len(link.segments) == 1 or not _leads_back(
                    link.hexes, table.board[hex_id], side
                ):
                    yield Head(link.start, hex_id, side)
    own = {end for k in links(table) if k.owner == player_id for end in (k.start, k.end) if end}
    for hex_id in dict.fromkeys((*sorted(own), *cities)):
        if is_city(table, hex_id) or has_link_in(table, player_id, hex_id):
            for side in range(SIDES) if is_city(table, hex_id) else _branches(table, hex_id):
                yield Head(hex_id, hex_id, side)


def _branches(table: SteamTable, hex_id: str) -> Iterator[int]:
    """A town has no more ways out than its tile; those may be waiting for track."""
    yield from sorted(table.board[hex_id].face.exits)


def _leads_back(hexes: tuple[str, ...], hex_: Hex, side: int) -> bool:
    beyond = hex_.neighbours[side]
    return beyond is not None and beyond.id == hexes[-2]


def surveys(table: SteamTable, player_id: str, tiles: int, cities: list[str]) -> list[Survey]:
    """Every link that so many plain tiles on empty land complete."""
    found: list[Survey] = []
    for head in heads(table, player_id, cities):
        _go(table, head.place, table.board[head.hex], head.side, tiles, (), 0, found)
    return found


def _go(
    table: SteamTable,
    start: str,
    here: Hex,
    side: int,
    tiles: int,
    pieces: tuple[tuple[str, int, int], ...],
    cost: int,
    found: list[Survey],
) -> None:
    hex_ = None if side in here.closed else here.neighbours[side]
    if hex_ is None or hex_.id == start or any(piece[0] == hex_.id for piece in pieces):
        return
    enter, site = OPPOSITE[side], table.sites[hex_.id]
    if site.colour:
        if pieces:
            found.append(Survey(start, hex_.id, pieces, cost))
        return
    if hex_.tile or not tiles:
        return
    price = _terrain(table, hex_.id)
    if site.is_town:
        town = table.box.track.town
        last = (hex_.id, enter, IN_TOWN)
        found.append(Survey(start, hex_.id, (*pieces, last), cost + price + 1 + town))
        return
    for out in range(SIDES):
        if out != enter:
            grown = (*pieces, (hex_.id, enter, out))
            _go(table, start, hex_, out, tiles - 1, grown, cost + price + 2, found)


def _terrain(table: SteamTable, hex_id: str) -> int:
    ground, costs = table.ground[hex_id], table.box.track
    hill = costs.hill if ground.terrain == "hill" else 0
    return hill + (costs.river if ground.river else 0)
