"""The tile language: one line a tile, such as `city 20; 0-c; c-3`, parsed, turned and printed.

Items stand between semicolons:

* `city 20`, `city 40 x2` (two slots), `town 10`, `off yellow:30 brown:60`, `junction`; then
  `@E` puts the place into a group that one run may use only once, `terminal` lets runs begin and
  end there but not go on, `^3` draws it at side 3, `^3.5` between sides 3 and 4;
* `0-3`, `0-c`, `c1-2`: track between two ends. A digit is a side of the hex, `c` the first
  place of the line, `c1` the second, and so on. `5'` is a second track across side 5 beside the
  first; it meets only the second track of the neighbour;
* `=Z`: the label printed on the tile.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache, cached_property

SIDES = 6
KINDS = ("city", "town", "off", "junction")

Revenue = int | tuple[tuple[str, int], ...]


class TileCodeError(ValueError):
    """The line is not in the tile language."""


@dataclass(frozen=True)
class Place:
    """A spot where track ends: a city, a town, an off-map area, or a bare junction of track."""

    kind: str
    revenue: Revenue = 0
    slots: int = 0
    groups: tuple[str, ...] = ()
    drawn_at: float | None = None
    is_terminal: bool = False

    @property
    def is_stop(self) -> bool:
        return self.kind != "junction"

    def value(self, colours: tuple[str, ...]) -> int:
        """What a train earns here while tiles of these colours may be laid."""
        if isinstance(self.revenue, int):
            return self.revenue
        best = 0
        for colour, amount in self.revenue:  # listed from the earliest colour on
            if colour in colours:
                best = amount
        return best


@dataclass(frozen=True, order=True)
class Track:
    """One piece of track between two ends: sides 0..5, or places from 6 on.

    The second track across a side is the end `~side`: a number below 0, so that a list by end
    may keep the six second tracks behind everything else and find them by the same index.
    """

    a: int
    b: int

    @property
    def sides(self) -> tuple[int, ...]:
        return tuple(side_of(end) for end in (self.a, self.b) if end < SIDES)

    @property
    def places(self) -> tuple[int, ...]:
        return tuple(end - SIDES for end in (self.a, self.b) if end >= SIDES)

    def other(self, end: int) -> int:
        return self.b if end == self.a else self.a


def side_of(end: int) -> int:
    """The side at which an end of track leaves the hex, by the first track or the second."""
    return end if end >= 0 else ~end


@dataclass(frozen=True)
class Face:
    """What is printed on a tile or on the board: places, track, colour and label."""

    id: str
    colour: str
    places: tuple[Place, ...] = ()
    tracks: tuple[Track, ...] = ()
    label: str = ""

    @cached_property
    def exits(self) -> frozenset[int]:
        return frozenset(side for track in self.tracks for side in track.sides)

    @cached_property
    def tracks_at(self) -> tuple[tuple[Track, ...], ...]:
        """Track by end: the six sides first, then the places, last the second tracks."""
        ends = (*range(SIDES + len(self.places)), *range(-SIDES, 0))
        return tuple(tuple(t for t in self.tracks if end in (t.a, t.b)) for end in ends)

    @cached_property
    def place_exits(self) -> tuple[frozenset[int], ...]:
        return tuple(
            frozenset(side for track in self.tracks_at[SIDES + i] for side in track.sides)
            for i in range(len(self.places))
        )

    @cached_property
    def track_ends(self) -> tuple[frozenset[int], ...]:
        """By track what it joins."""
        return tuple(frozenset((track.a, track.b)) for track in self.tracks)

    def turned(self, rotation: int) -> Face:
        """The face turned clockwise by sixths."""
        return self._turns[rotation % SIDES]

    @cached_property
    def _turns(self) -> tuple[Face, ...]:
        return tuple(_turned(self, rotation) for rotation in range(SIDES))


@cache
def _turned(face: Face, rotation: int) -> Face:
    if rotation == 0:
        return face

    def turn(end: int) -> int:
        if end < 0:
            return ~((~end + rotation) % SIDES)
        return (end + rotation) % SIDES if end < SIDES else end

    return replace(
        face,
        tracks=tuple(Track(turn(t.a), turn(t.b)) for t in face.tracks),
        places=tuple(
            p if p.drawn_at is None else replace(p, drawn_at=(p.drawn_at + rotation) % SIDES)
            for p in face.places
        ),
    )


def parse(id: str, colour: str, code: str) -> Face:
    """Read one line of the tile language."""
    places: list[Place] = []
    tracks: list[Track] = []
    label = ""
    for item in filter(None, (part.strip() for part in code.split(";"))):
        word = item.split()[0]
        if word in KINDS:
            places.append(_parse_place(item))
        elif item.startswith("="):
            label = item[1:].strip()
        else:
            tracks.append(_parse_track(item))
    for track in tracks:
        for place in track.places:
            if place >= len(places):
                raise TileCodeError(f"{id}: track to place {place}, which is not there")
    return Face(id, colour, tuple(places), tuple(tracks), label)


def _parse_place(item: str) -> Place:
    kind, *words = item.split()
    revenue: Revenue = 0
    by_colour: list[tuple[str, int]] = []
    slots, groups, drawn_at = (1 if kind == "city" else 0), [], None
    for word in words:
        try:
            if word.startswith("@"):
                groups.append(word[1:])
            elif word.startswith("^"):
                drawn_at = _parse_bearing(word[1:])
            elif word.startswith("x"):
                slots = int(word[1:])
            elif word == "terminal":
                continue
            elif ":" in word:
                colour, amount = word.split(":")
                by_colour.append((colour, int(amount)))
            else:
                revenue = int(word)
        except ValueError as error:
            raise TileCodeError(f"{word!r} in {item!r}") from error
    worth = tuple(by_colour) or revenue
    return Place(kind, worth, slots, tuple(groups), drawn_at, "terminal" in words)


def _parse_bearing(text: str) -> float:
    side, dot, half = text.partition(".")
    if dot and half != "5":
        raise ValueError(text)
    return int(side) + 0.5 if dot else int(side)


def _parse_track(item: str) -> Track:
    ends = item.split("-")
    if len(ends) != 2:
        raise TileCodeError(f"{item!r} is neither a place nor track")
    return Track(_parse_end(ends[0]), _parse_end(ends[1]))


def _parse_end(text: str) -> int:
    if text.startswith("c") and (text == "c" or text[1:].isdecimal()):
        return SIDES + int(text[1:] or 0)
    side = text.removesuffix("'")
    if side in "012345" and len(side) == 1:
        return int(side) if side == text else ~int(side)
    raise TileCodeError(f"{text!r} is neither a side nor a place")


def code(face: Face) -> str:
    """The line that parses to this face."""
    items = [_place_code(place) for place in face.places]
    items += [f"{_end_code(track.a)}-{_end_code(track.b)}" for track in face.tracks]
    if face.label:
        items.append(f"={face.label}")
    return "; ".join(items)


def _place_code(place: Place) -> str:
    words = [place.kind]
    if isinstance(place.revenue, tuple):
        words += [f"{colour}:{amount}" for colour, amount in place.revenue]
    elif place.kind != "junction":
        words.append(str(place.revenue))
    if place.slots > 1:
        words.append(f"x{place.slots}")
    words += [f"@{group}" for group in place.groups]
    if place.is_terminal:
        words.append("terminal")
    if place.drawn_at is not None:
        words.append(f"^{place.drawn_at}")
    return " ".join(words)


def _end_code(end: int) -> str:
    if end < 0:
        return f"{~end}'"
    if end < SIDES:
        return str(end)
    return "c" if end == SIDES else f"c{end - SIDES}"
