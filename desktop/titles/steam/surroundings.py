"""A hex seen from a tile about to be laid on it: which track the new one would join."""

from __future__ import annotations

from dataclasses import dataclass

from desktop.board.map import Hex
from desktop.board.tile_code import SIDES, Face, Track
from desktop.titles.steam.links import Segment, Tail, follow, is_city
from desktop.titles.steam.table import SteamTable


@dataclass(frozen=True, slots=True)
class Chain:
    """What one track of a new tile becomes part of."""

    ends: tuple[str, str]  # the place at either end; "" if it is open
    segments: tuple[Segment, ...]  # beyond the hex
    tracks: tuple[int, ...]  # of the new face
    owners: tuple[str, ...]  # of the segments, each once, nobody's as ""
    is_ring: bool = False

    @property
    def is_complete(self) -> bool:
        return all(self.ends)

    @property
    def is_loop(self) -> bool:
        return self.is_ring or (self.is_complete and self.ends[0] == self.ends[1])

    def rivals(self, player_id: str) -> tuple[str, ...]:
        return tuple(owner for owner in self.owners if owner not in ("", player_id))


class Surroundings:
    """The six sides of one hex, with what comes to each; `live` are those where anything does."""

    def __init__(self, table: SteamTable, hex_: Hex) -> None:
        self.table = table
        self.hex = hex_
        self.tails = tuple(follow(table, hex_, side) for side in range(SIDES))
        self.live = frozenset(
            side for side, tail in enumerate(self.tails) if tail.segments or tail.place
        )

    def chain(self, face: Face, number: int) -> Chain:
        """What a track becomes part of when the face lies here."""
        track = face.tracks[number]
        tracks = [number]
        first = self._run(face, track, track.a, tracks)
        if first is None:
            return Chain(("", ""), (), tuple(tracks), (), is_ring=True)
        second = self._run(face, track, track.b, tracks)
        assert second is not None
        segments = (*first[1], *second[1])
        owners = tuple(
            dict.fromkeys(self.table.sites[id].owners[track_no] for id, track_no in segments)
        )
        return Chain((first[0], second[0]), segments, tuple(tracks), owners)

    def _run(
        self, face: Face, start: Track, end: int, tracks: list[int]
    ) -> tuple[str, tuple[Segment, ...]] | None:
        """The place and the segments found from one end of a track; None if it is a ring."""
        segments: tuple[Segment, ...] = ()
        while end < SIDES:
            tail: Tail = self.tails[end]
            segments = (*segments, *tail.segments)
            if not tail.is_back:
                return tail.place, segments
            back = face.tracks_at[tail.side]
            if not back:
                return "", segments
            if back[0] is start:
                return None
            tracks.append(face.tracks.index(back[0]))
            end = back[0].other(tail.side)
        return self.hex.id, segments


def has_link_in(table: SteamTable, player_id: str, place: str) -> bool:
    """Whether a player's track leaves this town."""
    return player_id in table.sites[place].owners


def may_take(table: SteamTable, player_id: str, place: str) -> bool:
    """Whether an unowned link from here is open to a player: from a city, or beside his own."""
    return is_city(table, place) or has_link_in(table, player_id, place)


def may_begin(table: SteamTable, player_id: str, chain: Chain, home: str) -> bool:
    """Whether a chain begins in a city, or is joined to the player's own links elsewhere."""
    if player_id in chain.owners:
        return True
    return any(may_take(table, player_id, place) for place in chain.ends if place and place != home)
