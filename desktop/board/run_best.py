"""The best set of runs for trains that share a network, and no track.

No set earns more than the best runs of all trains made without regard to each other. What a good
set falls short of that is the most by which any run of a better set can fall short of the best of
its train; so only such runs are listed, and sets of them are tried with the same bound in hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from desktop.board.routes import Scale
from desktop.board.run_ground import Ground
from desktop.board.run_search import Found, TrainSearch, Work
from desktop.board.run_sets import RunSets


@dataclass(slots=True)
class BestSet:
    """The best set found, if it earns more than was asked for, and what no set exceeds."""

    value: int
    runs: tuple[Found | None, ...]
    bound: int

    def keep(self, runs: Sequence[Found | None]) -> None:
        value = sum(found.value for found in runs if found)
        if value > self.value:
            self.value, self.runs = value, tuple(runs)


class BestSets:
    """Looks for sets of runs of some kinds of train; a set is asked for by the kind of each."""

    def __init__(self, ground: Ground, kinds: Sequence[Scale], work: Work) -> None:
        self._ground = ground
        self._work = work
        self._searches = [TrainSearch(ground, scale, work) for scale in kinds]
        self._firsts = [search.best(1) for search in self._searches]  # made with all track free
        self._tops = [
            (first.value if first else 0) if search.is_complete else search.ceiling()
            for search, first in zip(self._searches, self._firsts, strict=True)
        ]
        self._rests: dict[tuple[int, ...], int] = {}

    def search(self, slots: tuple[int, ...], value: int = 0) -> BestSet:
        """The best set for trains of these kinds, those of a kind together."""
        best = BestSet(value, (None,) * len(slots), sum(self._tops[kind] for kind in slots))
        best.keep(self._greedy(slots))
        self._search_lists(slots, best)
        return best

    def _greedy(self, slots: tuple[int, ...]) -> list[Found | None]:
        """Give each train the best run that those before it have left."""
        chosen: list[Found | None] = [None] * len(slots)
        used = 0
        for slot in sorted(range(len(slots)), key=lambda slot: -self._tops[slots[slot]]):
            kind = slots[slot]
            found = self._searches[kind].best(1, used) if used else self._firsts[kind]
            chosen[slot] = found
            for arc in found.arcs if found else ():
                used |= self._ground.masks[arc]
        return chosen

    def _search_lists(self, slots: tuple[int, ...], best: BestSet) -> None:
        """Weigh sets of all runs that fall short enough of the best.

        When too many do, what the other trains can earn together may say that fewer are enough;
        and a smaller gap may still find a better set, and then a smaller one is enough.
        """
        ceiling = best.bound
        gap = too_wide = ceiling - best.value
        while best.value < best.bound and 0 < gap <= too_wide:
            floors = {kind: self._tops[kind] - gap + 1 for kind in slots}
            is_complete = self._weigh(slots, floors, best)
            if is_complete is None:
                if too_wide == ceiling - best.value and len(slots) > 2:
                    self._search_by_rests(slots, best)
                too_wide = gap - 1
                gap = 0 if self._work.is_over else gap // 2
                continue
            if not is_complete:
                break
            best.bound = min(best.bound, ceiling - gap)  # a better set is of listed runs only
            gap = ceiling - best.value

    def _search_by_rests(self, slots: tuple[int, ...], best: BestSet) -> None:
        """A run of a better set earns at least what all the other trains together leave to it."""
        rests = {kind: self._rest(slots, kind) for kind in slots}
        best.bound = min(best.bound, *(self._tops[kind] + rest for kind, rest in rests.items()))
        floors = {kind: best.value + 1 - rest for kind, rest in rests.items()}
        if self._weigh(slots, floors, best):
            best.bound = best.value

    def _rest(self, slots: tuple[int, ...], kind: int) -> int:
        """No set of the trains but one of this kind earns more."""
        at = slots.index(kind)
        others = (*slots[:at], *slots[at + 1 :])
        if others not in self._rests:
            self._rests[others] = self.search(others).bound
        return self._rests[others]

    def _weigh(self, slots: tuple[int, ...], floors: dict[int, int], best: BestSet) -> bool | None:
        """Try the sets of runs that earn these floors; None if there are too many runs to list.

        Otherwise whether every set was weighed.
        """
        kinds = list(floors)
        sets = RunSets(self._ground, [kinds.index(kind) for kind in slots], best.value, self._work)
        for kind in kinds:
            search, floor = self._searches[kind], floors[kind]
            sets.add_kind(search.all(floor), may_rest=floor <= 0)
            if not search.is_complete:
                return None
        is_complete = sets.search()
        best.keep(sets.best)
        return is_complete
