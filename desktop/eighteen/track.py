"""Laying track: which face may replace which, and where a company may build."""

from __future__ import annotations

from functools import cache

from desktop.board.coords import OPPOSITE
from desktop.board.map import Hex, city_moves
from desktop.board.reach import Reach
from desktop.board.tile_code import SIDES, Face, Place, Track

COLOURS = ("white", "yellow", "green", "brown", "gray")


def next_colour(face: Face) -> str:
    """The colour that may come on top; "" when nothing may."""
    at = COLOURS.index(face.colour) if face.colour in COLOURS else len(COLOURS)
    return COLOURS[at + 1] if at + 1 < len(COLOURS) else ""


def is_same_kind(old: Face, new: Face) -> bool:
    """Plain on plain, city on city, town on town."""
    return [p.kind for p in old.places] == [p.kind for p in new.places]


def is_label_right(old: Face, new: Face, only: tuple[str, ...] = ()) -> bool:
    """Label on its own label; or one of the only tiles of their colour that a hex takes."""
    return new.id in only if only else old.label == new.label


def kept_tracks(old: Face, new: Face) -> frozenset[Track]:
    """The tracks of the new face that lay there before."""
    moves = city_moves(old, new)

    def end_after(end: int) -> int:
        return end if end < SIDES else SIDES + moves[end - SIDES]

    return frozenset(_sorted(end_after(t.a), end_after(t.b)) for t in old.tracks)


def _sorted(a: int, b: int) -> Track:
    return Track(min(a, b), max(a, b))


def added_tracks(old: Face, new: Face) -> tuple[Track, ...]:
    kept = kept_tracks(old, new)
    return tuple(t for t in new.tracks if _sorted(t.a, t.b) not in kept)


def keeps_all(old: Face, new: Face) -> bool:
    """Whether every track that lies there stays, each city with its own."""
    if not kept_tracks(old, new) <= {_sorted(t.a, t.b) for t in new.tracks}:
        return False
    moves = city_moves(old, new)
    return len(set(moves)) == len(moves)


def brings_something(old: Face, new: Face) -> bool:
    """New track, or a city worth more or with room for more stations."""
    if added_tracks(old, new) or _values(old.places) < _values(new.places):
        return True
    return sum(p.slots for p in old.places) < sum(p.slots for p in new.places)


def _values(places: tuple[Place, ...]) -> int:
    return sum(p.revenue for p in places if isinstance(p.revenue, int))


@cache
def legal_turns(
    old: Face, new: Face, closed: frozenset[int], only: tuple[str, ...] = ()
) -> tuple[int, ...]:
    """The rotations in which the new face may lie on the old one, seen from the hex alone.

    `only` are the tiles named for the hex in this colour, where there are such.
    """
    fitting = fitting_turns(old, new, closed, only)
    return tuple(turn for turn in fitting if brings_something(old, new.turned(turn)))


@cache
def fitting_turns(
    old: Face, new: Face, closed: frozenset[int], only: tuple[str, ...] = ()
) -> tuple[int, ...]:
    """The same for a face that may bring nothing new: half of a double tile."""
    if new.colour != next_colour(old) or not is_same_kind(old, new):
        return ()
    if not is_label_right(old, new, only):
        return ()
    return tuple(turn for turn in open_turns(new, closed) if keeps_all(old, new.turned(turn)))


def open_turns(new: Face, closed: frozenset[int]) -> tuple[int, ...]:
    """The rotations in which no track runs into a closed side."""
    return tuple(r for r in range(SIDES) if not new.turned(r).exits & closed)


def is_connected(hex_: Hex, new: Face, reach: Reach) -> bool:
    """Whether a route of the company comes to something that this face adds.

    The tile must add a track that is reached; in a city it is enough that the city is.
    """
    added = added_tracks(hex_.face, new)
    grown = {place for track in added for place in track.places}
    for place, exits in enumerate(new.place_exits):
        if new.places[place].kind != "city" and place not in grown:
            continue
        if any(reach.enters(hex_.id, side) for side in exits):
            return True
        if any(reach.meets(hex_.id, old) for old in _old_places(hex_.face, new, place)):
            return True
    return any(reach.enters(hex_.id, side) for track in added for side in track.sides)


def _old_places(old: Face, new: Face, place: int) -> list[int]:
    return [i for i, target in enumerate(city_moves(old, new)) if target == place]


def joined_sides(hex_: Hex, new: Face) -> frozenset[int]:
    """The sides at which this face newly meets track beyond."""
    return frozenset(
        side
        for side in new.exits - hex_.face.exits
        if (other := hex_.neighbours[side]) is not None and OPPOSITE[side] in other.face.exits
    )
