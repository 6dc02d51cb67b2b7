"""The way of a run: a path of places and hexes, followed over the track that lies on the board."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from desktop.board.coords import OPPOSITE
from desktop.board.map import Board, Hex
from desktop.board.network import Stop, stop_at
from desktop.board.tile_code import SIDES, side_of
from desktop.engine.refusal import QT_TRANSLATE_NOOP, Refusal

NO_SUCH_ITEM = QT_TRANSLATE_NOOP("Refusal", "There is no {item} on the board")
NOT_A_PLACE = QT_TRANSLATE_NOOP("Refusal", "A run begins and ends in a place, not in {item}")
NOT_NEIGHBOURS = QT_TRANSLATE_NOOP("Refusal", "{hex} and {other} are not neighbours")
NO_TRACK = QT_TRANSLATE_NOOP("Refusal", "In {hex} no track leads from {start} to {end}")

Item = tuple[Hex, int | None]  # a hex, and the number of the place in it where a run stops

# The end by which a way has come into the present hex, and the points of track it uses. There are
# two of them after a side that two tracks cross, until one turns out to lead nowhere.
_Begun = tuple[int, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Way:
    """A path found on the board: its stops, and every point of track it uses, by name."""

    stops: tuple[Stop, ...]
    points: tuple[str, ...]


def find_ways(board: Board, company: str, path: Sequence[str], rule_id: str) -> tuple[Way, ...]:
    """Follow a path over the board as it is now; a Refusal where there is no such way.

    There is one, or several where two tracks cross a side and the path may go by either.
    """
    items = [_item(board, text, rule_id) for text in path]
    for hex_, number in items[:1] + items[-1:]:
        if number is None:
            raise Refusal(NOT_A_PLACE, rule_id, item=hex_.id)
    ways: list[_Begun] = [(0, ())]
    for here, there in pairwise(items):
        ways = _steps(here, there, ways, rule_id)
    stops = tuple(stop_at(hex_, number, company) for hex_, number in items if number is not None)
    return tuple(Way(stops, points) for _, points in ways)


def _steps(here: Item, there: Item, ways: list[_Begun], rule_id: str) -> list[_Begun]:
    """The ways that go on from one item of a path to the next; a Refusal if none does."""
    (hex_, number), (other, next_number) = here, there
    if hex_ is other and (number is None or next_number is None):
        raise Refusal(NOT_NEIGHBOURS, rule_id, hex=hex_.id, other=other.id)
    if hex_ is not other and other not in hex_.neighbours:
        raise Refusal(NOT_NEIGHBOURS, rule_id, hex=hex_.id, other=other.id)
    found: list[_Begun] = []
    refusal: Refusal | None = None
    for entry, points in ways:
        start = SIDES + number if number is not None else entry
        for out in _ends_towards(hex_, other, next_number):
            try:
                inside = _inside(hex_, start, out, rule_id)
                found.append(_crossed((*points, *inside), hex_, out, next_number, rule_id))
            except Refusal as wrong:
                refusal = refusal or wrong
    if refusal is not None and not found:
        raise refusal
    return found


def _ends_towards(hex_: Hex, other: Hex, number: int | None) -> tuple[int, ...]:
    """The ends at which a way leaves for its next item: one, or two where two tracks cross."""
    if hex_ is other:
        return (SIDES + (number or 0),)
    side = hex_.neighbours.index(other)
    return (side, ~side) if hex_.face.tracks_at[~side] else (side,)


def _crossed(
    points: tuple[str, ...], hex_: Hex, out: int, next_number: int | None, rule_id: str
) -> _Begun:
    """The way after it has left by this end, and come to the place it was bound for."""
    if out >= SIDES:
        return out, points
    other = hex_.neighbours[side_of(out)]
    assert other is not None
    hexside = "-".join(sorted((hex_.id, other.id)))
    points = (*points, hexside if out >= 0 else f"{hexside}'")
    entry = OPPOSITE[out]
    if next_number is not None:
        points += _inside(other, entry, SIDES + next_number, rule_id)
    return entry, points


def _item(board: Board, text: str, rule_id: str) -> Item:
    """The hex an item of a path names, and the number of the place when it names one."""
    hex_id, dot, number = text.partition(".")
    if hex_id not in board:
        raise Refusal(NO_SUCH_ITEM, rule_id, item=text)
    hex_ = board[hex_id]
    if not dot:
        return hex_, None
    places = hex_.face.places
    is_number = number.isascii() and number.isdecimal() and str(int(number)) == number
    if not is_number or int(number) >= len(places) or not places[int(number)].is_stop:
        raise Refusal(NO_SUCH_ITEM, rule_id, item=text)
    return hex_, int(number)


def _inside(hex_: Hex, start: int, end: int, rule_id: str) -> tuple[str, ...]:
    """The points of track used inside a hex from one end to another without a stop."""
    for points in _ways_inside(hex_, start, end, ()):
        return points
    names = [_end_name(hex_, at) for at in (start, end)]
    raise Refusal(NO_TRACK, rule_id, hex=hex_.id, start=names[0], end=names[1])


def _ways_inside(
    hex_: Hex, start: int, end: int, points: tuple[str, ...]
) -> Iterator[tuple[str, ...]]:
    """Direct track first, then ways through junctions."""
    tracks = hex_.face.tracks_at[start]
    if any(track.other(start) == end for track in tracks):
        is_inner = start >= SIDES and end >= SIDES and not points
        name = f"{hex_.id}.{min(start, end) - SIDES}-{max(start, end) - SIDES}"
        yield (*points, name) if is_inner else points
    for track in tracks:
        at = track.other(start)
        if at >= SIDES and not hex_.face.places[at - SIDES].is_stop:
            junction = f"{hex_.id}.{at - SIDES}"
            if junction not in points:
                yield from _ways_inside(hex_, at, end, (*points, junction))


def _end_name(hex_: Hex, end: int) -> str:
    if end >= SIDES:
        return f"{hex_.id}.{end - SIDES}"
    other = hex_.neighbours[side_of(end)]
    return other.id if other is not None else str(side_of(end))


def path_of(stops: Iterable[str], passed: Iterable[Iterable[str]]) -> tuple[str, ...]:
    """The path through these stops, with the hexes passed between each and the next."""
    names = iter(stops)
    path = [next(names)]
    for name, hexes in zip(names, passed, strict=True):
        path += [*hexes, name]
    return tuple(path)
