"""The board: hexes with what lies on them, and who is whose neighbour."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import ClassVar

from desktop.board.coords import LAYOUTS, OPPOSITE, place_of
from desktop.board.tile_code import SIDES, Face
from desktop.engine.state import Journal, Piece

Spot = tuple[str, int]  # a hex and the number of a place in it

# Printed in these colours, a hex never takes a tile, and track may not end blindly at its side.
FINAL_COLOURS = frozenset({"gray", "red", "blue"})

Slots = tuple[tuple[str, ...], ...]  # by place, then by slot: whose it is


class Hex(Piece):
    """One hex: the printed face, the tile on it, and the stations in its cities."""

    fixed: ClassVar[frozenset[str]] = frozenset(
        {
            "key",
            "id",
            "at",
            "printed",
            "neighbours",
            "across",
            "closed",
            "side_bits",
            "index",
            "twin",
        }
    )
    topic: ClassVar[str] = "track"

    def __init__(self, id: str, printed: Face, at: tuple[int, int]) -> None:
        self.key = f"hex:{id}"
        self.id = id
        self.at = at
        self.printed = printed
        self.neighbours: tuple[Hex | None, ...] = (None,) * SIDES
        # The neighbour and the bit of a hexside by end of track, second tracks found as `~side`.
        self.across: tuple[Hex | None, ...] = (None,) * (2 * SIDES)
        self.side_bits: tuple[int, ...] = (0,) * (2 * SIDES)
        self.closed: frozenset[int] = frozenset()
        self.twin: Hex | None = None  # the other half of a double hex
        self.index = 0
        self.tile = ""  # number of the tile laid here; "" while the printed face shows
        self.rotation = 0
        self.face = printed
        self.stations: tuple[tuple[str, ...], ...] = _slots(printed)  # company ids; "" = free
        self.reserved: tuple[tuple[str, ...], ...] = _slots(printed)  # for whom; "" = for anybody

    def lay(self, face: Face, rotation: int) -> None:
        """Put a tile here; stations and reservations move to the city that keeps their track."""
        new = face.turned(rotation)
        self.reserved, self.stations = self.seated_on(new)
        self.tile, self.rotation, self.face = face.id, rotation, new

    def seated_on(self, new: Face) -> tuple[Slots, Slots]:
        """Reservations and stations as they would stand on a face that is already turned."""
        moved = city_moves(self.face, new)
        reserved = _carried(self.reserved, moved, new)
        return reserved, _seated(self.stations, moved, new, reserved)

    @property
    def halves(self) -> tuple[Hex, ...]:
        """Itself, or both halves of a double hex in board order: one place on which tiles lie."""
        if self.twin is None:
            return (self,)
        return (self, self.twin) if self.index < self.twin.index else (self.twin, self)

    def set_station(self, place: int, slot: int, company: str) -> None:
        self.stations = _with(self.stations, place, slot, company)

    def set_reserved(self, place: int, slot: int, holder: str) -> None:
        self.reserved = _with(self.reserved, place, slot, holder)

    def has_station(self, place: int, company: str) -> bool:
        return company in self.stations[place]

    def is_blocked(self, place: int, company: str) -> bool:
        """Whether a train of this company may not run through: full of others' stations."""
        slots = self.stations[place]
        return bool(slots) and company not in slots and "" not in slots

    def free_slot(self, place: int, company: str) -> int | None:
        """The slot this company may take: the one kept for it first, then any unreserved one."""
        stations, reserved = self.stations[place], self.reserved[place]
        for slot, holder in enumerate(reserved):
            if holder == company and not stations[slot]:
                return slot
        for slot, holder in enumerate(reserved):
            if not holder and not stations[slot]:
                return slot
        return None


def _slots(face: Face) -> tuple[tuple[str, ...], ...]:
    return tuple(("",) * place.slots for place in face.places)


def _with(
    slots: tuple[tuple[str, ...], ...], place: int, slot: int, value: str
) -> tuple[tuple[str, ...], ...]:
    row = slots[place]
    row = (*row[:slot], value, *row[slot + 1 :])
    return (*slots[:place], row, *slots[place + 1 :])


def city_moves(old: Face, new: Face) -> tuple[int, ...]:
    """For each old place, the place of the new face that takes over its track."""
    moves = []
    for number, exits in enumerate(old.place_exits):
        keeps = [i for i, after in enumerate(new.place_exits) if exits and exits <= after]
        # A place without track keeps its number; the printed cities of a hex stand in order.
        # Where several keep the track (an exit that all of them share), so does the number.
        target = number if not keeps or number in keeps else keeps[0]
        moves.append(min(target, len(new.places) - 1))
    return tuple(moves)


def _carried(
    slots: tuple[tuple[str, ...], ...], moves: tuple[int, ...], new: Face
) -> tuple[tuple[str, ...], ...]:
    """Reservations on a new face: each keeps its slot where it can."""
    rows = [[""] * place.slots for place in new.places]
    for old, row in enumerate(slots):
        for slot, holder in enumerate(row):
            if holder:
                target = rows[moves[old]]
                keeps = slot < len(target) and not target[slot]
                target[slot if keeps else target.index("")] = holder
    return tuple(map(tuple, rows))


def _seated(
    slots: tuple[tuple[str, ...], ...],
    moves: tuple[int, ...],
    new: Face,
    reserved: tuple[tuple[str, ...], ...],
) -> tuple[tuple[str, ...], ...]:
    """Stations on a new face: each takes the first slot that is not kept for somebody else."""
    rows = [[""] * place.slots for place in new.places]
    for old, row in enumerate(slots):
        for company in filter(None, row):
            target, kept = rows[moves[old]], reserved[moves[old]]
            free = [s for s, owner in enumerate(target) if not owner]
            open_to_it = [s for s in free if kept[s] in ("", company)]
            target[(open_to_it or free)[0]] = company
    return tuple(map(tuple, rows))


class Board:
    """All hexes. Holds no state of its own; the hexes do."""

    def __init__(
        self,
        layout: str,
        letters: str,
        faces: Mapping[str, Face],
        walls: Mapping[str, Collection[int]] | None = None,
        twins: Mapping[str, str] | None = None,
    ) -> None:
        self.layout = layout
        self.hexes = {id: Hex(id, face, place_of(id, letters)) for id, face in faces.items()}
        self._join(LAYOUTS[layout], walls or {})
        for id, other in (twins or {}).items():
            self.hexes[id].twin = self.hexes[other]

    def _join(self, steps: Iterable[tuple[int, int]], walls: Mapping[str, Collection[int]]) -> None:
        by_place = {hex_.at: hex_ for hex_ in self.hexes.values()}
        steps = tuple(steps)
        for index, hex_ in enumerate(self.hexes.values()):
            x, y = hex_.at
            hex_.index = index
            hex_.neighbours = tuple(by_place.get((x + dx, y + dy)) for dx, dy in steps)
            hex_.across = (*hex_.neighbours, *reversed(hex_.neighbours))
            hex_.closed = frozenset(
                side
                for side, other in enumerate(hex_.neighbours)
                if _is_closed(other, side) or side in walls.get(hex_.id, ())
            )
        self._give_bits(range(SIDES), 1)
        # Second tracks are rare: their bits come last and leave the masks of all others short.
        last = max((bit for hex_ in self.hexes.values() for bit in hex_.side_bits), default=1)
        self._give_bits(range(-SIDES, 0), last << 1)

    def _give_bits(self, ends: Iterable[int], bit: int) -> None:
        """A bit to every hexside, the same from both hexes."""
        ends = tuple(ends)
        for hex_ in self.hexes.values():
            bits = list(hex_.side_bits)
            for end in ends:
                other = hex_.across[end]
                known = other.side_bits[OPPOSITE[end]] if other is not None else 0
                bits[end] = known or bit
                bit = bit if known else bit << 1
            hex_.side_bits = tuple(bits)

    def __getitem__(self, id: str) -> Hex:
        return self.hexes[id]

    def __contains__(self, id: object) -> bool:
        return id in self.hexes

    def stations_of(self, company: str) -> tuple[tuple[str, int, int], ...]:
        """Hex, place and slot of every station of a company. Reads the whole board."""
        return tuple(
            (hex_.id, place, slot)
            for hex_ in self.hexes.values()
            for place, row in enumerate(hex_.stations)
            for slot, owner in enumerate(row)
            if owner == company
        )


def _is_closed(neighbour: Hex | None, side: int) -> bool:
    """Whether track may not run out across a side, because of what is printed beyond it."""
    if neighbour is None:
        return True
    printed = neighbour.printed
    return printed.colour in FINAL_COLOURS and OPPOSITE[side] not in printed.exits


class Derived:
    """Knowledge worked out from the pieces of some topics and kept until one of them changes."""

    def __init__(self, journal: Journal, *topics: str) -> None:
        self._journal = journal
        self._topics = topics
        self._stamp: tuple[int, ...] = ()
        self._known: dict[object, object] = {}

    def known(self) -> dict[object, object]:
        """What is still true; empty after a change."""
        stamp = tuple(self._journal.stamps[topic] for topic in self._topics)
        if stamp != self._stamp:
            self._stamp, self._known = stamp, {}
        return self._known
