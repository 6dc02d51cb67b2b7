"""The legs a run is made of: track from one place that counts against its length to the next.

Where towns are stops like cities, legs are the stretches of the network. Where towns are free, a
leg may lead through towns on its way, and a run may go on beyond its last city to a town: such a
leg is a tail, after which nothing comes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from desktop.board.network import Network, Stretch


@dataclass(frozen=True, slots=True)
class Leg:
    start: int  # numbers of the stops in the network
    end: int
    via: tuple[str, ...]  # hexes passed through and towns visited on the way, in order
    mask: int
    towns: tuple[int, ...] = ()  # the towns on the way; of a tail without its end
    is_tail: bool = False  # its end is a free town


def legs_of(network: Network, free: Sequence[bool], clashes: Sequence[int]) -> list[Leg]:
    """The legs of a network in which some stops are free; `clashes` as in `Ground`."""
    masks = _merged_bits([stretch.mask for stretch in network.stretches])
    if not any(free):
        return [
            Leg(stretch.start, stretch.end, stretch.via, mask)
            for stretch, mask in zip(network.stretches, masks, strict=True)
        ]
    ways = _ways(network, masks)
    found: dict[tuple[int, int, frozenset[int]], list[Leg]] = {}
    for start, stop in enumerate(network.stops):
        if free[start] or not (stop.leads_on or stop.is_own):
            continue
        for leg in _legs_from(start, network, ways, free, clashes):
            twins = found.setdefault((start, leg.end, frozenset(leg.towns)), [])
            # As in the network: whoever needs more track for the same stops is left out.
            if not any(twin.mask & leg.mask == twin.mask for twin in twins):
                twins[:] = [twin for twin in twins if twin.mask & leg.mask != leg.mask]
                twins.append(leg)
    return [leg for twins in found.values() for leg in twins]


Ways = list[list[tuple[int, tuple[str, ...], int]]]  # by stop: where to, by which hexes, mask


def _ways(network: Network, masks: list[int]) -> Ways:
    ways: Ways = [[] for _ in network.stops]
    for stretch, mask in zip(network.stretches, masks, strict=True):
        ways[stretch.start].append((stretch.end, stretch.via, mask))
        if _is_loop(stretch):
            continue
        ways[stretch.end].append((stretch.start, stretch.via[::-1], mask))
    return ways


def _is_loop(stretch: Stretch) -> bool:
    return stretch.start == stretch.end


def _legs_from(
    start: int, network: Network, ways: Ways, free: Sequence[bool], clashes: Sequence[int]
) -> Iterator[Leg]:
    """Every leg from here; those between two stops that both lead on only from the first."""
    stops = network.stops
    stack: list[tuple[int, tuple[str, ...], int, tuple[int, ...], int]]
    stack = [(start, (), 0, (), clashes[start])]
    while stack:
        at, path, mask, towns, clash = stack.pop()
        for to, via, more in ways[at]:
            if mask & more or clashes[to] & clash:
                continue
            passed = (*path, *via)
            if not free[to]:
                if to > start or not (stops[to].leads_on or stops[to].is_own):
                    yield Leg(start, to, passed, mask | more, towns)
                continue
            yield Leg(start, to, passed, mask | more, towns, is_tail=True)
            if stops[to].leads_on:
                through = (*passed, stops[to].name)
                stack.append((to, through, mask | more, (*towns, to), clash | clashes[to]))


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
        while group:
            low = group & -group
            merged[low.bit_length() - 1] |= 1 << bit
            group ^= low
    return merged
