"""The network a company can run on: places joined by stretches of track.

A stretch is found by walking the track piece by piece, so two places may be joined by several.
What a stretch uses up is an integer mask: every hexside it crosses, every junction it passes, and
track that joins two places inside one hex.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from desktop.board.coords import OPPOSITE
from desktop.board.map import Board, Hex, Spot
from desktop.board.tile_code import SIDES, Place


@dataclass(frozen=True, slots=True)
class Stop:
    """A place a train can stop at, as one company sees it."""

    hex: str
    number: int
    place: Place
    is_own: bool  # the company has a station there
    leads_on: bool  # its trains may run through

    @property
    def name(self) -> str:
        return f"{self.hex}.{self.number}"


@dataclass(frozen=True, slots=True)
class Stretch:
    """Track between two places with no place on the way."""

    start: int  # numbers of the stops in the network
    end: int
    via: tuple[str, ...]  # the hexes passed through, in order
    mask: int


def stop_at(hex_: Hex, number: int, company: str) -> Stop:
    place = hex_.face.places[number]
    return Stop(
        hex_.id,
        number,
        place,
        is_own=hex_.has_station(number, company),
        leads_on=leads_on(hex_, number, company),
    )


def leads_on(hex_: Hex, number: int, company: str) -> bool:
    """Whether a route of the company may go on beyond this place."""
    place = hex_.face.places[number]
    return not (place.kind == "off" or place.is_terminal or hex_.is_blocked(number, company))


class Network:
    """Every stop a company's trains can come to, and every stretch between two of them.

    Of two stretches between the same stops the one that uses all the other does, and more, is
    left out: no run needs it.
    """

    def __init__(self, board: Board, company: str) -> None:
        self._board = board
        self._company = company
        self._numbers: dict[Spot, int] = {}
        self._inner_bits: dict[tuple[str, int, int], int] = {}
        last = max((bit for hex_ in board.hexes.values() for bit in hex_.side_bits), default=0)
        self._side_bits = (1 << last.bit_length()) - 1
        self.stops: list[Stop] = []
        for hex_id, number, _ in board.stations_of(company):
            self._number(board[hex_id], number)
        found: list[Stretch] = []
        done = 0
        while done < len(self.stops):
            if self._is_walked_from(done):
                found += self._stretches_from(done)
            done += 1
        self.stretches = _without_detours(found)

    def _number(self, hex_: Hex, number: int) -> int:
        spot = (hex_.id, number)
        known = self._numbers.get(spot)
        if known is None:
            known = self._numbers[spot] = len(self.stops)
            self.stops.append(stop_at(hex_, number, self._company))
        return known

    def _is_walked_from(self, number: int) -> bool:
        return self.stops[number].leads_on or self.stops[number].is_own

    def _stretches_from(self, start: int) -> Iterator[Stretch]:
        """The stretches to stops that were not the start of a walk yet, each thus found once."""
        stop = self.stops[start]
        stack: list[tuple[Hex, int, tuple[str, ...], int]]
        stack = [(self._board[stop.hex], SIDES + stop.number, (), 0)]
        while stack:
            hex_, at, via, mask = stack.pop()
            for track in hex_.face.tracks_at[at]:
                out = track.other(at)
                if out < SIDES:
                    bit, other = hex_.side_bits[out], hex_.across[out]
                    if other is not None and not mask & bit:
                        has_left = mask & self._side_bits  # the hex of the start is not passed
                        passed = (*via, hex_.id) if has_left else via
                        stack.append((other, OPPOSITE[out], passed, mask | bit))
                elif hex_.face.places[out - SIDES].is_stop:
                    end = self._number(hex_, out - SIDES)
                    bit = self._inner_bit(hex_, at, out) if at >= SIDES else 0
                    if end > start or not self._is_walked_from(end):
                        yield Stretch(start, end, via, mask | bit)
                else:
                    bit = self._inner_bit(hex_, out, out)
                    if not mask & bit:
                        stack.append((hex_, out, via, mask | bit))

    def _inner_bit(self, hex_: Hex, a: int, b: int) -> int:
        """The bit of a junction, or of track between two places of a hex."""
        key = (hex_.id, min(a, b), max(a, b))
        fresh = (self._side_bits + 1) << len(self._inner_bits)
        return self._inner_bits.setdefault(key, fresh)


def _without_detours(found: list[Stretch]) -> tuple[Stretch, ...]:
    between: dict[tuple[int, int], list[Stretch]] = {}
    for stretch in sorted(found, key=lambda s: (s.start, s.end, s.mask.bit_count(), s.mask)):
        ways = between.setdefault((stretch.start, stretch.end), [])
        if not any(way.mask & stretch.mask == way.mask for way in ways):
            ways.append(stretch)
    return tuple(stretch for ways in between.values() for stretch in ways)
