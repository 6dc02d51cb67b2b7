"""Sets of listed runs, one for each train, that share no track."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.board.run_ground import NEVER, Ground
from desktop.board.run_search import Found, SearchStopped, Work


class RunSets:
    """Runs listed by kind of train, each kind with bit sets of what its runs use."""

    def __init__(self, ground: Ground, slots: list[int], value: int, work: Work) -> None:
        self._slots = slots  # for each train its kind; trains of a kind stand together
        self._work = work
        self._leg_masks = ground.masks[::2]
        self._lists: list[list[Found]] = []
        self._blocked: list[list[int]] = []
        self._may_rest: list[bool] = []
        self.value = value
        self.best: list[Found | None] = []

    def add_kind(self, runs: list[Found], may_rest: bool) -> None:
        """The runs of a kind of train, and whether a set may leave such a train without one."""
        runs = sorted(runs, key=lambda run: (-run.value, run.arcs))
        users = [0] * len(self._leg_masks)
        for number, run in enumerate(runs):
            for arc in run.arcs:
                users[arc // 2] |= 1 << number
        at: dict[int, int] = {}  # by bit of track, the runs that use it
        for mask, using in zip(self._leg_masks, users, strict=True):
            for bit in _bits(mask) if using else ():
                at[bit] = at.get(bit, 0) | using
        blocked = []
        for mask in self._leg_masks:
            bits = 0
            for bit in _bits(mask):
                bits |= at.get(bit, 0)
            blocked.append(bits)
        self._lists.append(runs)
        self._blocked.append(blocked)
        self._may_rest.append(may_rest)

    def search(self) -> bool:
        """Whether every set was weighed."""
        every = [(1 << len(runs)) - 1 for runs in self._lists]
        try:
            self._place(0, every, 0, ())
        except SearchStopped:
            return False
        return True

    def _place(
        self, slot: int, free: list[int], total: int, chosen: tuple[Found | None, ...]
    ) -> None:
        if slot == len(self._slots):
            if total > self.value:
                self.value, self.best = total, list(chosen)
            return
        kind = self._slots[slot]
        runs, bits = self._lists[kind], free[kind]
        rest = self._most(slot + 1, free)
        while bits:
            self._work.step()
            low = bits & -bits
            run = runs[low.bit_length() - 1]
            bits ^= low
            if total + run.value + rest <= self.value:
                break
            after = self._without(free, run, slot)
            after[kind] &= bits  # trains of a kind take their runs in the order of the list
            if total + run.value + self._most(slot + 1, after) > self.value:
                self._place(slot + 1, after, total + run.value, (*chosen, run))
        if self._may_rest[kind] and total + rest > self.value:
            after = list(free)
            after[kind] = 0
            self._place(slot + 1, after, total, (*chosen, None))

    def _most(self, slot: int, free: list[int]) -> int:
        """What the trains from this one on would earn if they did not mind each other."""
        most = 0
        for kind in self._slots[slot:]:
            bits = free[kind]
            if bits:
                most += self._lists[kind][(bits & -bits).bit_length() - 1].value
            elif not self._may_rest[kind]:
                return NEVER
        return most

    def _without(self, free: list[int], run: Found, slot: int) -> list[int]:
        after = list(free)
        for kind in dict.fromkeys(self._slots[slot + 1 :]):
            blocked = self._blocked[kind]
            taken = 0
            for arc in run.arcs:
                taken |= blocked[arc // 2]
            after[kind] &= ~taken
        return after


def _bits(mask: int) -> Iterator[int]:
    while mask:
        yield mask & -mask
        mask &= mask - 1
