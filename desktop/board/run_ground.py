"""A network laid out for the search of runs, with the most that every stretch can lead to."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from desktop.board.network import Network
from desktop.board.routes import Scale
from desktop.board.run_legs import Leg, legs_of
from desktop.board.tile_code import Place

NEVER = -(10**9)

Most = list[int]  # by the number of places that must be skipped
Table = list[list[Most]]  # [places to visit at most][arc taken first]


class Ground:
    """A network laid out for the search: each leg is two arcs, there (even) and back (odd)."""

    def __init__(self, network: Network, is_free: Callable[[Place], bool] | None = None) -> None:
        self.network = network
        stops = network.stops
        self.free = [is_free is not None and is_free(stop.place) for stop in stops]
        self.roots = [i for i, stop in enumerate(stops) if stop.is_own]
        self.clashes = self._clashes()
        self.legs = legs_of(network, self.free, self.clashes)
        self.has_tails = any(leg.is_tail for leg in self.legs)
        self.heads: list[int] = []
        self.masks: list[int] = []
        self.bars: list[int] = []  # by arc, what its head and the towns on the way clash with
        self.out: list[list[int]] = [[] for _ in stops]
        self.starts: list[list[int]] = [[] for _ in stops]
        for leg in self.legs:
            self._lay_out(leg)
        self.next = [self._next(arc) for arc in range(len(self.heads))]
        self._tables: dict[tuple[tuple[int, ...], tuple[int, ...], int], Table] = {}

    def _lay_out(self, leg: Leg) -> None:
        stops = self.network.stops
        on_the_way = 0
        for town in leg.towns:
            on_the_way |= self.clashes[town]
        for start, end in ((leg.start, leg.end), (leg.end, leg.start)):
            if not self.free[start]:  # nothing comes after a tail
                self.starts[start].append(len(self.heads))
                if stops[start].leads_on:
                    self.out[start].append(len(self.heads))
            self.heads.append(end)
            self.masks.append(leg.mask)
            self.bars.append(self.clashes[end] | on_the_way)

    def _clashes(self) -> list[int]:
        """For each stop a mask of itself and its groups: two that overlap cannot share a run."""
        stops = self.network.stops
        groups = dict.fromkeys(group for stop in stops for group in stop.place.groups)
        bits = {group: 1 << (len(stops) + number) for number, group in enumerate(groups)}
        return [
            1 << i | sum(bits[group] for group in dict.fromkeys(stop.place.groups))
            for i, stop in enumerate(stops)
        ]

    def _next(self, arc: int) -> list[int]:
        if self.free[self.heads[arc ^ 1]]:
            return []  # a tail is never run backwards
        mask, near = self.masks[arc], self.bars[arc] | self.clashes[self.heads[arc ^ 1]]
        return [
            after
            for after in self.out[self.heads[arc]]
            if not self.masks[after] & mask and not self.bars[after] & near
        ]

    def bonuses(self, scale: Scale) -> list[int]:
        """By arc, what the free towns on it earn, with the one at the end of a tail."""
        found = []
        for leg in self.legs:
            towns = (*leg.towns, leg.end) if leg.is_tail else leg.towns
            bonus = sum(scale.worth[town] + scale.passing[town] for town in towns)
            found += [bonus, bonus]
        return found

    def table(self, scale: Scale) -> Table:
        """The most that walks beginning with an arc can earn, by how many places they visit."""
        skips = scale.visited - scale.counted
        table = self._tables.setdefault((scale.worth, scale.passing, skips), [])
        rows = max(1, scale.visited)  # the station a run grows from is one of its places
        gains = self._gains(scale) if len(table) < rows else []
        while len(table) < rows:
            left = len(table)
            table.append([])
            if not left and not self.has_tails:
                continue
            ended = ending(left - 1, skips)
            for arc, gain in enumerate(gains):
                if self.free[self.heads[arc]]:
                    table[left].append([gain[0] + most for most in ending(left, skips)])
                elif not left:
                    table[left].append([NEVER] * (skips + 1))
                else:
                    after = best_of(table[left - 1], self.next[arc], ended)
                    table[left].append(_taken(after, *gain))
        return table

    def _gains(self, scale: Scale) -> list[tuple[int, int]]:
        """By arc, what it earns in any case, and what its head adds if it is counted."""
        gains = []
        for arc, bonus in enumerate(self.bonuses(scale)):
            head = self.heads[arc]
            if self.free[head]:
                gains.append((bonus, 0))
            else:
                gains.append((bonus + scale.passing[head], scale.worth[head]))
        return gains


def _taken(after: Most, gain: int, worth: int) -> Most:
    """Counted, the place adds its worth; passed by, it takes one of the skips."""
    skipped = [NEVER] + [gain + most for most in after[:-1]]
    return [max(gain + worth + most, skip) for most, skip in zip(after, skipped, strict=True)]


def ending(left: int, skips: int) -> Most:
    """What a walk earns that ends here: of `left` places not visited none need be skipped."""
    return [0 if skip <= left else NEVER for skip in range(skips + 1)]


def best_of(row: list[Most], arcs: Sequence[int], ended: Most) -> Most:
    if not arcs or not row:
        return ended
    return [max(column) for column in zip(ended, *(row[arc] for arc in arcs), strict=True)]
