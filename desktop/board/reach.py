"""What a company's stations are connected to: a route of any length, never turning back.

A route may not cross a hexside twice. Two searches settle nearly everything: one that follows a
single simple way to each side proves what *is* reached; one that ignores the ban proves what is
*not*. Only what lies between is looked for way by way, and only when somebody asks.

Of all ways to an entry only those matter that leave the most hexsides free. And only hexsides
that could be crossed in both directions need be remembered: a way that crosses one twice in the
same direction has a loop in it, and without the loop it leads to the same place.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator

from desktop.board.coords import OPPOSITE
from desktop.board.map import Board, Hex, Spot
from desktop.board.network import leads_on
from desktop.board.tile_code import SIDES

Entry = tuple[str, int]  # a hex, and the end of track at the side through which it is entered


class Reach:
    """The sides through which a company's routes can enter hexes, and the places they meet."""

    def __init__(self, board: Board, company: str, stations: Iterable[Spot]) -> None:
        self._board = board
        self._company = company
        self.stations = tuple(stations)
        self._entries: dict[Entry, int] = {}  # proven, with the hexsides used on the way
        self._spots: dict[Spot, int] = {}
        self._doubtful: set[Entry] = set()
        self._found: set[Entry] | None = None  # of the doubtful ones, once somebody has asked
        self._explore()
        self._explore_doubtful()

    def enters(self, hex_id: str, side: int) -> bool:
        """Whether a route can come into the hex across this side."""
        return self._comes_in((hex_id, side)) or self._comes_in((hex_id, ~side))

    def _comes_in(self, entry: Entry) -> bool:
        if entry in self._entries:
            return True
        if entry not in self._doubtful:
            return False
        if self._found is None:
            self._found = self._look_for_doubtful()
        return entry in self._found

    def meets(self, hex_id: str, place: int) -> bool:
        """Whether a route can come to this place."""
        if (hex_id, place) in self._spots:
            return True
        face = self._board[hex_id].face
        ends = (track.other(SIDES + place) for track in face.tracks_at[SIDES + place])
        return any(self._comes_in((hex_id, end)) for end in ends if end < SIDES)

    def entered_hexes(self) -> tuple[str, ...]:
        """Every hex a route may come into (some only perhaps: `enters` decides), each once."""
        ids = [spot[0] for spot in self._spots]
        ids += [hex_id for hex_id, _ in self._entries]
        ids += [hex_id for hex_id, _ in sorted(self._doubtful)]
        return tuple(dict.fromkeys(ids))

    def places(self) -> Iterator[Spot]:
        """Every place a route can come to, in board order."""
        for hex_id in self.entered_hexes():
            for place in range(len(self._board[hex_id].face.places)):
                if self.meets(hex_id, place):
                    yield hex_id, place

    def proven_places(self) -> Iterator[Spot]:
        """The places met without any doubt; at least the stations themselves."""
        return iter(self._spots)

    def _explore(self) -> None:
        queue: deque[tuple[Hex, int, int]] = deque()  # a hex, an end of its track, hexsides used
        for hex_id, place in self.stations:
            self._spots.setdefault((hex_id, place), 0)
            queue.append((self._board[hex_id], SIDES + place, 0))
        while queue:
            hex_, end, used = queue.popleft()
            for track in hex_.face.tracks_at[end]:
                out = track.b if track.a == end else track.a
                if out >= SIDES:
                    spot = (hex_.id, out - SIDES)
                    if spot not in self._spots:
                        self._spots[spot] = used
                        if self._leads_on(hex_, out - SIDES):
                            queue.append((hex_, out, used))
                    continue
                bit = hex_.side_bits[out]
                other = hex_.across[out]
                if other is None:
                    continue
                entry = (other.id, OPPOSITE[out])
                if used & bit:
                    self._doubtful.add(entry)
                elif entry not in self._entries:
                    self._entries[entry] = used | bit
                    queue.append((other, entry[1], used | bit))

    def _explore_doubtful(self) -> None:
        """Everything behind the doubtful entries is doubtful as well, unless proven."""
        queue = deque(e for e in sorted(self._doubtful) if e not in self._entries)
        self._doubtful = set(queue)
        while queue:
            hex_id, side = queue.popleft()
            for hex_, out in self._ends_from(self._board[hex_id], side):
                other = hex_.across[out]
                if other is None:
                    continue
                entry = (other.id, OPPOSITE[out])
                if entry not in self._entries and entry not in self._doubtful:
                    self._doubtful.add(entry)
                    queue.append(entry)

    def _ends_from(self, hex_: Hex, end: int) -> Iterator[tuple[Hex, int]]:
        """The sides by which one can leave a hex entered at this end."""
        stack, seen = [end], {end}
        while stack:
            at = stack.pop()
            for track in hex_.face.tracks_at[at]:
                out = track.other(at)
                if out in seen:
                    continue
                seen.add(out)
                if out < SIDES:
                    yield hex_, out
                elif self._leads_on(hex_, out - SIDES):
                    stack.append(out)

    def _leads_on(self, hex_: Hex, place: int) -> bool:
        return leads_on(hex_, place, self._company)

    def _look_for_doubtful(self) -> set[Entry]:
        """The doubtful entries to which some way leads that crosses no hexside twice."""
        found: set[Entry] = set()
        steps: dict[Entry, list[tuple[Entry, int]]] = {}
        freest: dict[Entry, list[int]] = {}  # by entry, the least used up on ways to it
        queue = deque(
            step
            for hex_id, place in self.stations
            for step in self._steps_from(self._board[hex_id], SIDES + place)
        )
        while queue and len(found) < len(self._doubtful):
            entry, used = queue.popleft()
            known = freest.setdefault(entry, [])
            if any(less & used == less for less in known):
                continue
            freest[entry] = [more for more in known if more & used != used]
            freest[entry].append(used)
            if entry in self._doubtful:
                found.add(entry)
            if entry not in steps:
                steps[entry] = self._steps_from(self._board[entry[0]], entry[1])
            queue.extend((to, used | bit) for to, bit in steps[entry] if not used & bit)
        return found

    def _steps_from(self, hex_: Hex, end: int) -> list[tuple[Entry, int]]:
        """The entries behind the sides by which one can leave, and what must be remembered."""
        steps = []
        for at, out in self._ends_from(hex_, end):
            other = at.across[out]
            if other is not None:
                back = (at.id, out)
                two_way = back in self._entries or back in self._doubtful
                steps.append(((other.id, OPPOSITE[out]), at.side_bits[out] if two_way else 0))
        return steps
