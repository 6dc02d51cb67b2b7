"""The gesture of drawing a run: click places one after another; track between them is found.

Where two tracks lead to the same place, a click on a hex of the one that is meant decides.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from desktop.board.network import Network
from desktop.board.routes import Run, RunIncome, judge_run
from desktop.eighteen.companies.company import Company
from desktop.eighteen.table import EighteenTable
from desktop.eighteen.trains import Train
from desktop.engine.refusal import Refusal
from desktop.scene.tools.gesture import TraceGesture


class DrawRouteGesture(TraceGesture):
    """A run of one train in the making."""

    def __init__(self, table: EighteenTable, company: Company, train: Train) -> None:
        self._table = table
        self._company = company
        self.train = train
        self._network = Network(table.board, company.id)
        self._numbers = {stop.name: i for i, stop in enumerate(self._network.stops)}
        self._ways: dict[int, list[tuple[int, tuple[str, ...], int]]] = {}
        for stretch in self._network.stretches:
            self._add(stretch.start, stretch.end, stretch.via, stretch.mask)
            self._add(stretch.end, stretch.start, stretch.via[::-1], stretch.mask)
        self.path: tuple[str, ...] = ()
        self._masks: list[int] = []
        self._led_by_track = False  # the last place was reached by a click on track

    def _add(self, start: int, end: int, via: tuple[str, ...], mask: int) -> None:
        self._ways.setdefault(start, []).append((end, via, mask))

    @property
    def stops(self) -> tuple[str, ...]:
        return tuple(item for item in self.path if "." in item)

    @property
    def used(self) -> int:
        mask = 0
        for part in self._masks:
            mask |= part
        return mask

    def hexes(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(stop.partition(".")[0] for stop in self.next_stops()))

    def next_stops(self) -> tuple[str, ...]:
        """The places the run can go to from its end."""
        if not self.path:
            return tuple(self._numbers)
        here = self._numbers[self.stops[-1]]
        names = (self._network.stops[end].name for end, _, mask in self._ways.get(here, []))
        return tuple(dict.fromkeys(n for n in names if n not in self.stops))

    def click(self, stop: str) -> bool:
        """Begin at a place, go on to it by the shortest track, or step back from the last one."""
        led_by_track, self._led_by_track = self._led_by_track, False
        if stop not in self._numbers:
            return False
        if not self.path:
            self.path = (stop,)
            return True
        if stop == self.stops[-1]:
            if not led_by_track:  # else it is only told where it is already
                self.step_back()
            return True
        way = self._way_to(stop)
        if way is None:
            return False
        self._go(way)
        return True

    def click_track(self, hex_id: str) -> bool:
        """Go on to the next place by the track of a hex without places."""
        if not self.path:
            return False
        here, used = self._numbers[self.stops[-1]], self.used
        ways = [
            (end, via, mask)
            for end, via, mask in self._ways.get(here, [])
            if hex_id in via and not used & mask and self._network.stops[end].name not in self.stops
        ]
        if not ways:
            return False
        self._go([min(ways, key=lambda way: len(way[1]))])
        self._led_by_track = True
        return True

    def _go(self, way: list[tuple[int, tuple[str, ...], int]]) -> None:
        for end, via, mask in way:
            self.path = (*self.path, *via, self._network.stops[end].name)
            self._masks.append(mask)

    def _way_to(self, stop: str) -> list[tuple[int, tuple[str, ...], int]] | None:
        """The fewest places to this one without using track twice."""
        start, goal = self._numbers[self.stops[-1]], self._numbers[stop]
        visited = frozenset(self._numbers[name] for name in self.stops)
        queue: deque[tuple[int, int, frozenset[int], list[tuple[int, tuple[str, ...], int]]]]
        queue = deque([(start, self.used, visited, [])])
        most, spent = self.train.config.visited, self._spent(self.stops)
        while queue:
            here, used, seen, way = queue.popleft()
            for end, via, mask in self._ways.get(here, []):
                longer = [*way, (end, via, mask)]
                passed = [self._network.stops[number].name for number, _, _ in longer]
                if used & mask or end in seen or spent + self._spent(passed) > most:
                    continue
                if end == goal:
                    return longer
                if self._network.stops[end].leads_on:
                    queue.append((end, used | mask, seen | {end}, longer))
        return None

    def _spent(self, stops: Iterable[str]) -> int:
        """How many of a train's stops these places take; towns may be free."""
        if self.train.config.towns != "free":
            return len(tuple(stops))
        kinds = (self._network.stops[self._numbers[name]].place.kind for name in stops)
        return sum(kind != "town" for kind in kinds)

    def step_back(self) -> None:
        """Take the last place off."""
        stops = self.stops
        if len(stops) <= 1:
            self.clear()
            return
        self.path = self.path[: self.path.index(stops[-2]) + 1]
        self._masks.pop()

    def clear(self) -> None:
        self.path = ()
        self._masks = []

    @property
    def run(self) -> Run:
        return Run(self.train.id, self.path)

    def income(self) -> RunIncome | Refusal:
        """What the run earns as it stands, or what is wrong with it."""
        try:
            rules = self._table.run_rules(self._company)
            return judge_run(self._table.board, self._company.id, self.train.spec, self.run, rules)
        except Refusal as refusal:
            return refusal
