"""The best runs for the trains of a company: exact, or the best found and a bound."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from desktop.board.map import Board
from desktop.board.network import Network
from desktop.board.routes import Judged, Run, RunRules, Scale, TrainSpec, judge
from desktop.board.run_best import BestSets
from desktop.board.run_ground import Ground
from desktop.board.run_search import Found, Work
from desktop.board.tile_code import Place
from desktop.board.way import path_of

WORK_LIMIT = 2_000_000  # steps; a fast machine takes as many as a slow one


@dataclass(frozen=True, slots=True)
class Best:
    """The best runs found; `is_optimal` when no others can earn more, which `bound` says too."""

    judged: Judged
    is_optimal: bool
    bound: int

    @property
    def runs(self) -> tuple[Run, ...]:
        return tuple(income.run for income in self.judged.runs)

    @property
    def revenue(self) -> int:
        return self.judged.revenue


def best_runs(
    board: Board,
    company: str,
    trains: Sequence[TrainSpec],
    rules: RunRules,
    *,
    limit: int = WORK_LIMIT,
    progress: Callable[[int], bool] | None = None,
) -> Best:
    """The runs of these trains that earn most together. `progress` may return False to stop."""
    ground = Ground(Network(board, company), _freedom(trains))
    router = _Router(ground, trains, rules, Work(limit, progress))
    router.search()
    runs = [
        _run(ground, train, found)
        for train, found in zip(trains, router.best, strict=True)
        if found is not None
    ]
    judged = judge(board, company, trains, runs, rules)
    # A search that was stopped may not have tried the train that earns most by what is earned once.
    if not router.value <= judged.revenue <= router.bound:
        raise RuntimeError(f"{judged.revenue} is not {router.value} to {router.bound}: {runs}")
    return Best(judged, judged.revenue == router.bound, router.bound)


def _freedom(trains: Sequence[TrainSpec]) -> Callable[[Place], bool] | None:
    """Which places cost these trains nothing. No box has trains that differ in it."""
    kinds = {train.towns for train in trains}
    if len(kinds) > 1:
        raise ValueError(f"trains that treat towns differently: {sorted(kinds)}")
    return trains[0].is_free if "free" in kinds else None


def _run(ground: Ground, train: TrainSpec, found: Found) -> Run:
    network = ground.network
    passed = []
    for arc in found.arcs:
        via = ground.legs[arc // 2].via
        passed.append(via if arc % 2 == 0 else via[::-1])
    return Run(train.id, path_of((network.stops[stop].name for stop in found.stops), passed))


def _kind(train: TrainSpec) -> TrainSpec:
    """All that matters of a train for its runs."""
    return replace(train, id="", name="")


class _Router:
    def __init__(
        self, ground: Ground, trains: Sequence[TrainSpec], rules: RunRules, work: Work
    ) -> None:
        self._ground = ground
        self._trains = trains
        self._rules = rules
        self._work = work
        self.best: list[Found | None] = [None] * len(trains)
        self.value = 0
        self.bound = 0

    def search(self) -> None:
        """Try every train as the one that earns what only one run of the set may."""
        lucky: Sequence[int | None] = (None,)
        if self._rules.earns_once:
            ranges = [_kind(train) for train in self._trains]
            lucky = [i for i, train in enumerate(ranges) if train not in ranges[:i]]
        for train in lucky:
            self._search_sets(self._scales(train))

    def _scales(self, lucky: int | None) -> list[Scale]:
        stops = self._ground.network.stops
        known: dict[tuple[TrainSpec, bool], Scale] = {}
        scales = []
        for number, train in enumerate(self._trains):
            key = (_kind(train), number == lucky)
            if key not in known:
                known[key] = self._rules.scale(train, stops, number == lucky)
            scales.append(known[key])
        return scales

    def _search_sets(self, scales: list[Scale]) -> None:
        kinds = list(dict.fromkeys(scales))
        # Trains that weigh alike stand together; a set is a list of runs in this order.
        order = sorted(range(len(scales)), key=lambda train: kinds.index(scales[train]))
        slots = tuple(kinds.index(scales[train]) for train in order)
        found = BestSets(self._ground, kinds, self._work).search(slots, self.value)
        if found.value > self.value:
            self.value = found.value
            for train, run in zip(order, found.runs, strict=True):
                self.best[train] = run
        self.bound = max(self.bound, found.bound, self.value)
