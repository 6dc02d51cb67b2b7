"""Links: track from one city or town to the next, found by following it across the hexes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import cast

from desktop.board.coords import OPPOSITE
from desktop.board.map import Hex
from desktop.board.tile_code import SIDES
from desktop.titles.steam.table import SteamTable

Segment = tuple[str, int]  # a hex, and the number of a track of the face that lies there


@dataclass(frozen=True, slots=True)
class Tail:
    """What is found by following track out of a hex: up to a place, to an open end, or back."""

    segments: tuple[Segment, ...] = ()
    owner: str = ""
    place: str = ""  # the city or town it comes to
    side: int = 0  # the side by which it comes in there, or back
    is_back: bool = False  # it comes back to the hex from which it was followed


@dataclass(frozen=True, slots=True)
class Link:
    """Track between two places, or from one place to an open end."""

    start: str
    start_side: int
    end: str  # "" while it is unfinished
    end_side: int
    segments: tuple[Segment, ...]
    owner: str
    latest: int  # the round in which it was last extended

    @property
    def is_complete(self) -> bool:
        return bool(self.end)

    @property
    def hexes(self) -> tuple[str, ...]:
        return tuple(hex_id for hex_id, _ in self.segments)

    def other(self, place: str) -> str:
        return self.end if place == self.start else self.start


def is_city(table: SteamTable, hex_id: str) -> bool:
    return bool(table.sites[hex_id].colour)


def is_place(table: SteamTable, hex_: Hex) -> bool:
    """Whether links begin and end here: a city, or a town with a tile on it."""
    site = table.sites.get(hex_.id)
    return site is not None and bool(site.colour or (site.is_town and hex_.tile))


def track_at(hex_: Hex, side: int) -> int:
    """The number of the track that comes to a side; -1 if there is none."""
    tracks = hex_.face.tracks_at[side]
    return hex_.face.tracks.index(tracks[0]) if tracks else -1


def follow(table: SteamTable, home: Hex, side: int) -> Tail:
    """Follow track out of a hex across one of its sides, whatever lies in the hex itself."""
    segments: list[Segment] = []
    owner, here = "", home
    while True:
        beyond = None if side in here.closed else here.neighbours[side]
        if beyond is None:
            return Tail(tuple(segments), owner)
        side, here = OPPOSITE[side], beyond
        if here is home:
            return Tail(tuple(segments), owner, side=side, is_back=True)
        site = table.sites[here.id]
        if site.colour:
            return Tail(tuple(segments), owner, here.id, side)
        number = track_at(here, side)
        if number < 0:
            return Tail(tuple(segments), owner)
        segments.append((here.id, number))
        owner = owner or site.owners[number]
        end = here.face.tracks[number].other(side)
        if end >= SIDES:
            return Tail(tuple(segments), owner, here.id, side)
        side = end


def links(table: SteamTable) -> tuple[Link, ...]:
    """Every link on the board, unfinished ones as well, in the order of the board."""
    known = table.track_known.known()
    if "links" not in known:
        known["links"] = tuple(_find(table))
    return cast(tuple[Link, ...], known["links"])


def departures(table: SteamTable) -> dict[str, dict[int, Link]]:
    """The completed links by place and by the side at which they leave it."""
    known = table.track_known.known()
    if "departures" not in known:
        found: dict[str, dict[int, Link]] = {}
        for link in links(table):
            if link.is_complete:
                found.setdefault(link.start, {})[link.start_side] = link
                found.setdefault(link.end, {})[link.end_side] = link
        known["departures"] = {place: dict(sorted(sides.items())) for place, sides in found.items()}
    return cast(dict[str, dict[int, Link]], known["departures"])


def completed_links(table: SteamTable, player_id: str) -> int:
    """How many completed links a player owns."""
    return sum(link.is_complete and link.owner == player_id for link in links(table))


def _find(table: SteamTable) -> Iterator[Link]:
    seen: set[tuple[str, int]] = set()
    for hex_ in table.board.hexes.values():
        if not is_place(table, hex_):
            continue
        for side in range(SIDES):
            if (hex_.id, side) in seen:
                continue
            link = _link_from(table, hex_, side)
            if link is not None:
                seen |= {(link.start, link.start_side), (link.end, link.end_side)}
                yield link


def _link_from(table: SteamTable, hex_: Hex, side: int) -> Link | None:
    tail = follow(table, hex_, side)
    own = _own_segment(table, hex_, side)
    if own is None and is_city(table, hex_.id):
        if tail.place and not tail.segments:  # two cities side by side
            far = _own_segment(table, table.board[tail.place], tail.side)
            own = far
        if own is None and not tail.segments:
            return None
    elif own is None:
        return None
    segments = (*((own,) if own else ()), *tail.segments)
    sites = [(table.sites[id], number) for id, number in segments]
    owner = next((s.owners[n] for s, n in sites if s.owners[n]), "")
    latest = max(site.rounds[number] for site, number in sites)
    # Track that comes back into its own place cannot be laid, so a tail is never `is_back` here.
    return Link(hex_.id, side, tail.place, tail.side, segments, owner, latest)


def _own_segment(table: SteamTable, hex_: Hex, side: int) -> Segment | None:
    """The branch of a town; of a city, the link kept from the town that it was."""
    number = track_at(hex_, side)
    site = table.sites[hex_.id]
    if number < 0 or (site.colour and not (site.rounds and site.rounds[number])):
        return None
    return hex_.id, number
