"""A network laid out for the search of runs, with the most that every stretch can lead to."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.board.network import Network
from desktop.board.routes import Scale

NEVER = -(10**9)

Most = list[int]  # by the number of places that must be skipped
Table = list[list[Most]]  # [places to visit at most][arc taken first]


class Ground:
    """A network laid out for the search: each stretch is two arcs, there (even) and back (odd)."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self.roots = [i for i, stop in enumerate(network.stops) if stop.is_own]
        masks = _merged_bits([stretch.mask for stretch in network.stretches])
        self.heads: list[int] = []
        self.masks: list[int] = []
        self.out: list[list[int]] = [[] for _ in network.stops]
        self.starts: list[list[int]] = [[] for _ in network.stops]
        for stretch, mask in zip(network.stretches, masks, strict=True):
            for start, end in ((stretch.start, stretch.end), (stretch.end, stretch.start)):
                self.starts[start].append(len(self.heads))
                if network.stops[start].leads_on:
                    self.out[start].append(len(self.heads))
                self.heads.append(end)
                self.masks.append(mask)
        self.clashes = self._clashes()
        self.next = [self._next(arc) for arc in range(len(self.heads))]
        self._tables: dict[tuple[tuple[int, ...], tuple[int, ...], int], Table] = {}

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
        head, clashes = self.heads[arc], self.clashes
        near = clashes[head] | clashes[self.heads[arc ^ 1]]
        return [
            after
            for after in self.out[head]
            if not self.masks[after] & self.masks[arc] and not clashes[self.heads[after]] & near
        ]

    def table(self, scale: Scale) -> Table:
        """The most that walks beginning with an arc can earn, by how many places they visit."""
        skips = scale.visited - scale.counted
        table = self._tables.setdefault((scale.worth, scale.passing, skips), [[]])
        while len(table) < scale.visited:
            ended = ending(len(table) - 1, skips)
            after = [best_of(table[-1], arcs, ended) for arcs in self.next]
            table.append([self._taken(arc, after[arc], scale) for arc in range(len(self.heads))])
        return table

    def _taken(self, arc: int, after: Most, scale: Scale) -> Most:
        """Counted, the place adds its worth; passed by, it takes one of the skips."""
        head = self.heads[arc]
        counted = scale.passing[head] + scale.worth[head]
        skipped = [NEVER] + [scale.passing[head] + most for most in after[:-1]]
        return [max(counted + most, skip) for most, skip in zip(after, skipped, strict=True)]


def ending(left: int, skips: int) -> Most:
    """What a walk earns that ends here: of `left` places not visited none need be skipped."""
    return [0 if skip <= left else NEVER for skip in range(skips + 1)]


def best_of(row: list[Most], arcs: Sequence[int], ended: Most) -> Most:
    if not arcs or not row:
        return ended
    return [max(column) for column in zip(ended, *(row[arc] for arc in arcs), strict=True)]


def _merged_bits(masks: list[int]) -> list[int]:
    """The same overlaps with fewer bits: points used by the same stretches become one."""
    users: dict[int, int] = {}
    for number, mask in enumerate(masks):
        while mask:
            bit = mask & -mask
            users[bit] = users.get(bit, 0) | 1 << number
            mask ^= bit
    merged = [0] * len(masks)
    for bit, group in enumerate(dict.fromkeys(users.values())):
        for number in range(len(masks)):
            if group >> number & 1:
                merged[number] |= 1 << bit
    return merged
