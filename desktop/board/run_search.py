"""The runs of one train: the best that track left free allows, or all that earn enough.

A run is grown from an own station in two arms. Before an arm goes on, the most it can still earn
is read from a table in which runs may come to a place again but never turn back: the best of such
walks earns at least as much as the best run, and is quickly found for every stretch.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from desktop.board.routes import Scale
from desktop.board.run_ground import NEVER, Ground, Most, best_of, ending

LIST_LIMIT = 20_000  # runs kept for one train


class SearchStopped(Exception):
    """The work allowed is done, or whoever waits has lost patience."""


class Work:
    """Counts steps, so that the same position always gets the same amount of search."""

    PAUSE = 1024  # steps between two looks at the limit

    def __init__(self, limit: int, progress: Callable[[int], bool] | None) -> None:
        self.done = 0
        self._limit = limit
        self._progress = progress

    @property
    def is_over(self) -> bool:
        return self.done >= self._limit

    def step(self) -> None:
        self.done += 1
        if self.done % self.PAUSE == 0:
            if self.is_over:
                raise SearchStopped
            if self._progress is not None and not self._progress(self.done):
                self._limit = 0
                raise SearchStopped


@dataclass(frozen=True, slots=True)
class Found:
    """A run of the search: its value, and the numbers of its arcs and of the stops they join."""

    value: int
    stops: tuple[int, ...]
    arcs: tuple[int, ...]


@dataclass(slots=True)
class _Arm:
    """How far a run has grown, and what it may still use."""

    used: int  # track
    clash: int  # stops and groups it may not come to
    earned: int  # by all its stops
    lows: tuple[int, ...]  # the worth of the least of them, which may be skipped
    stops: tuple[int, ...]
    arcs: tuple[int, ...]
    later: Sequence[int]  # arcs that may begin the second arm; none: this is the second
    visited: int = 1  # how many stops count against the length of the run


class TrainSearch:
    """Looks for the runs of one train that earn at least a floor."""

    def __init__(self, ground: Ground, scale: Scale, work: Work) -> None:
        self._ground = ground
        self._scale = scale
        self._work = work
        self._table = ground.table(scale)
        self._bonuses = ground.bonuses(scale)
        self._skips = scale.visited - scale.counted
        self._both: dict[tuple[int, int], Most] = {}  # bounds for what is left of both arms
        self._second: list[Most] = []  # bounds for the second arm, by places left
        self._found: list[Found] = []
        self._floor = 0
        self._only_best = False
        self._listed: tuple[int, list[Found]] | None = None  # a floor, and all that earn it
        self.is_complete = False  # whether the last search saw everything

    def best(self, floor: int, used: int = 0) -> Found | None:
        """The run that earns most without this track, if any earns the floor."""
        self._only_best = True
        self._search(floor, used)
        return self._found[-1] if self._found else None

    def all(self, floor: int) -> list[Found]:
        """Every run that earns the floor."""
        if self._listed is not None and self._listed[0] <= floor:
            self.is_complete = True
            return [found for found in self._listed[1] if found.value >= floor]
        self._only_best = False
        self._search(floor, 0)
        if self.is_complete:
            self._listed = (floor, self._found)
        return self._found

    def ceiling(self) -> int:
        """No run earns more; known without a search."""
        most = 0
        for root in self._ground.roots:
            arcs = self._by_promise(root)
            self._bound_second(arcs)
            start = self._start(root, 0, 0, arcs)
            left = self._scale.visited - 1
            grows = left or self._ground.has_tails
            both = [self._most_by_both(arc, left) for arc in arcs] if grows else []
            most = max(most, *(start.earned + max(bound) for bound in both), 0)
        return most

    def _search(self, floor: int, used: int) -> None:
        self._floor, self._found = max(floor, 1), []
        self.is_complete = False
        try:
            self._search_from_stations(used)
        except SearchStopped:
            return
        self.is_complete = True

    def _search_from_stations(self, used: int) -> None:
        banned = 0  # a run is grown from the first of the own stations on it
        for root in self._ground.roots:
            out = self._by_promise(root)
            for number, arc in enumerate(out):
                # The second arm begins with a later arc than the first: no run is met twice.
                later = out[number + 1 :] if self._ground.out[root] else ()
                self._bound_second(later)
                self._go_on(self._start(root, used, banned, later), (arc,))
            banned |= 1 << root

    def _by_promise(self, root: int) -> list[int]:
        """The arcs that can earn most first, so that the floor rises soon."""
        if self._scale.visited < 2 and not self._ground.has_tails:
            return []  # one place, and no town beyond it
        most = self._table[-1]
        return sorted(self._ground.starts[root], key=lambda arc: (-max(most[arc]), arc))

    def _bound_second(self, later: Sequence[int]) -> None:
        self._both = {}
        self._second = [
            best_of(row, later, ending(left, self._skips)) for left, row in enumerate(self._table)
        ]

    def _start(self, root: int, used: int, banned: int, later: Sequence[int]) -> _Arm:
        worth = self._scale.worth[root]
        return _Arm(
            used,
            banned | self._ground.clashes[root],
            worth + self._scale.passing[root],
            (worth,)[: self._skips],
            (root,),
            (),
            later,
        )

    def _has_promise(self, arm: _Arm, arc: int) -> bool:
        """Whether a run that goes on by this arc can still reach the floor."""
        left = self._scale.visited - arm.visited
        most = self._most_by_both(arc, left) if arm.later else self._table[left][arc]
        needed = self._floor - arm.earned
        if most[-1] >= needed:
            return True
        for skipped, low in enumerate(arm.lows):
            needed += low
            if most[self._skips - skipped - 1] >= needed:
                return True
        return False

    def _most_by_both(self, arc: int, left: int) -> Most:
        """The places left are shared out: this arc and on, and the second arm."""
        known = self._both.get((arc, left))
        if known is None:
            least = 0 if self._ground.free[self._ground.heads[arc]] else 1
            known = self._both[arc, left] = [
                max(
                    (
                        self._table[first][arc][skip] + self._second[left - first][total - skip]
                        for first in range(least, left + 1)
                        for skip in range(total + 1)
                    ),
                    default=NEVER,
                )
                for total in range(self._skips + 1)
            ]
        return known

    def _grow(self, arm: _Arm, arc: int) -> None:
        self._work.step()
        ground = self._ground
        grown = self._grown(arm, arc)
        self._note(grown)
        if grown.visited == self._scale.visited and not ground.has_tails:
            return
        self._go_on(grown, ground.next[arc])
        if grown.later:
            second = replace(
                grown,
                stops=grown.stops[::-1],
                arcs=tuple(arc ^ 1 for arc in grown.arcs[::-1]),
                later=(),
            )
            self._go_on(second, grown.later)

    def _go_on(self, arm: _Arm, arcs: Sequence[int]) -> None:
        masks, bars, used, clash = self._ground.masks, self._ground.bars, arm.used, arm.clash
        for arc in arcs:
            if not (masks[arc] & used or bars[arc] & clash) and self._has_promise(arm, arc):
                self._grow(arm, arc)

    def _grown(self, arm: _Arm, arc: int) -> _Arm:
        ground, scale = self._ground, self._scale
        head = ground.heads[arc]
        earned, lows, visited = arm.earned + self._bonuses[arc], arm.lows, arm.visited
        if not ground.free[head]:
            worth = scale.worth[head]
            earned += worth + scale.passing[head]
            lows = tuple(sorted((*lows, worth))[: self._skips]) if self._skips else ()
            visited += 1
        return _Arm(
            arm.used | ground.masks[arc],
            arm.clash | ground.bars[arc],
            earned,
            lows,
            (*arm.stops, head),
            (*arm.arcs, arc),
            arm.later,
            visited,
        )

    def _note(self, arm: _Arm) -> None:
        """Keep the run as it stands if it earns enough."""
        must_skip = max(0, arm.visited - self._scale.counted)
        if arm.earned - sum(arm.lows[:must_skip]) < self._floor:
            return
        towns = (town for arc in arm.arcs for town in self._ground.legs[arc // 2].towns)
        value = self._scale.score((*arm.stops, *towns))
        if value >= self._floor:
            self._found.append(Found(value, arm.stops, arm.arcs))
            if self._only_best:
                self._floor = value + 1
            elif len(self._found) > LIST_LIMIT:
                raise SearchStopped
