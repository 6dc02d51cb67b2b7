"""One run of a train: its way judged by the rules, with what every stop earns."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Never, Protocol

from desktop.board.map import Board
from desktop.board.network import Stop
from desktop.board.tile_code import Place
from desktop.board.way import Way, find_ways
from desktop.engine.refusal import QT_TRANSLATE_NOOP, Refusal

TOO_SHORT = QT_TRANSLATE_NOOP("Refusal", "A run needs at least two places")
NO_STATION = QT_TRANSLATE_NOOP("Refusal", "{company} has no station on this run of train {train}")
PLACE_TWICE = QT_TRANSLATE_NOOP("Refusal", "A run comes only once to {place}")
GROUP_TWICE = QT_TRANSLATE_NOOP("Refusal", "{place} and {other} are one place for a run")
TRACK_TWICE = QT_TRANSLATE_NOOP("Refusal", "The run uses the track at {where} twice")
BLOCKED = QT_TRANSLATE_NOOP("Refusal", "The stations of others bar the way through {place}")
OFF_MAP = QT_TRANSLATE_NOOP("Refusal", "{place} lies off the map: a run can only end there")
DEAD_END = QT_TRANSLATE_NOOP("Refusal", "{place} is a dead end: a run can only begin or end there")
SHARED_TRACK = QT_TRANSLATE_NOOP("Refusal", "Trains {train} and {other} share track at {where}")
TRAIN_TWICE = QT_TRANSLATE_NOOP("Refusal", "Train {train} runs only once")
NOT_ITS_TRAIN = QT_TRANSLATE_NOOP("Refusal", "{company} has no train {train} to run")


@dataclass(frozen=True)
class Run:
    """Where a train runs: places such as "D6.2" and hexes passed through, in order."""

    train: str
    path: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TrainSpec:
    """A train as the rules of running see it: it visits some places and counts the best.

    Where towns are "free" they are neither limited nor left out: all that are visited count.
    """

    id: str
    name: str
    counted: int
    visited: int
    towns: str = "stop"
    multiplier: int = 1  # of what cities and off-map areas earn, not towns

    def is_free(self, place: Place) -> bool:
        """Whether a visit here does not count against the length of the run."""
        return self.towns == "free" and place.kind == "town"


@dataclass(frozen=True, slots=True)
class Bonus:
    name: str
    amount: int


@dataclass(frozen=True, slots=True)
class StopIncome:
    """What one place of a run earns; a place that is skipped has a value and earns nothing."""

    stop: Stop
    value: int
    is_counted: bool
    bonuses: tuple[Bonus, ...] = ()

    @property
    def revenue(self) -> int:
        return self.value + sum(b.amount for b in self.bonuses) if self.is_counted else 0


@dataclass(frozen=True, slots=True)
class RunIncome:
    """A legal run and its money: by stop, and what the run as a whole adds."""

    run: Run
    stops: tuple[StopIncome, ...]
    bonuses: tuple[Bonus, ...] = ()

    @property
    def revenue(self) -> int:
        return sum(s.revenue for s in self.stops) + sum(b.amount for b in self.bonuses)


@dataclass(frozen=True, slots=True)
class Judged:
    """Runs that may be made together, with their money."""

    runs: tuple[RunIncome, ...]

    @property
    def revenue(self) -> int:
        return sum(run.revenue for run in self.runs)


@dataclass(frozen=True)
class RouteRules:
    """Where the rulebook of a title says how trains run: the ids of its rules."""

    run: str
    length: str
    disjoint: str
    # Places of a group that have a rule and a sentence of their own: group -> (text, rule).
    groups: dict[str, tuple[str, str]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Scale:
    """How one train weighs the stops of a network, for the search of its best runs.

    `score` is exact and takes the numbers of the stops in order; `worth` and `passing` only bound
    it: no run scores more than the `worth` of the stops it counts and the `passing` of all.
    """

    visited: int
    counted: int
    worth: tuple[int, ...]
    passing: tuple[int, ...]
    score: Callable[[Sequence[int]], int]


class RunRules(Protocol):
    """What a title says of its trains: how far they run and what a run earns."""

    @property
    def ids(self) -> RouteRules: ...

    def check(self, train: TrainSpec, stops: Sequence[Stop]) -> None:
        """Refuse a run that is too long, or wrong in a way only this title knows."""

    def income(self, train: TrainSpec, run: Run, stops: Sequence[Stop]) -> RunIncome:
        """What the run earns when the train counts the places that earn most."""

    def together(self, runs: tuple[RunIncome, ...]) -> tuple[RunIncome, ...]:
        """The same runs with what only one run of a set earns: that which earns most by it."""

    @property
    def earns_once(self) -> bool:
        """Whether `together` adds anything."""

    def scale(self, train: TrainSpec, stops: Sequence[Stop], earns_once: bool) -> Scale:
        """Weigh the stops for this train, with what one run earns once, or without."""


def judge(
    board: Board,
    company: str,
    trains: Sequence[TrainSpec],
    runs: Sequence[Run],
    rules: RunRules,
) -> Judged:
    """The money of these runs made together, or a Refusal of the first thing wrong with them."""
    known = {train.id: train for train in trains}
    incomes, ways = [], []
    for number, run in enumerate(runs):
        if run.train not in known:
            raise Refusal(NOT_ITS_TRAIN, rules.ids.run, company=company, train=run.train)
        if any(run.train == other.train for other in runs[:number]):
            raise Refusal(TRAIN_TWICE, rules.ids.run, train=run.train)
        found, income = _judged(board, company, known[run.train], run, rules)
        ways.append(found)
        incomes.append(income)
    if not _are_disjoint(ways):
        _refuse_shared(runs, ways, rules)
    return Judged(rules.together(tuple(incomes)))


def judge_run(board: Board, company: str, train: TrainSpec, run: Run, rules: RunRules) -> RunIncome:
    """The money of one run by itself, or a Refusal."""
    return _judged(board, company, train, run, rules)[1]


def _are_disjoint(ways: Sequence[Sequence[Way]], taken: frozenset[str] = frozenset()) -> bool:
    """Whether each run can go one of its ways so that no two share track."""
    if not ways:
        return True
    return any(
        taken.isdisjoint(way.points) and _are_disjoint(ways[1:], taken.union(way.points))
        for way in ways[0]
    )


def _refuse_shared(runs: Sequence[Run], ways: Sequence[Sequence[Way]], rules: RunRules) -> Never:
    users: dict[str, str] = {}  # point of track -> the first train on it
    used = (
        (point, run.train) for run, way in zip(runs, ways, strict=True) for point in way[0].points
    )
    point, train = next((p, t) for p, t in used if users.setdefault(p, t) != t)
    text, rule_id = SHARED_TRACK, rules.ids.disjoint
    raise Refusal(text, rule_id, train=users[point], other=train, where=point)


def _judged(
    board: Board, company: str, train: TrainSpec, run: Run, rules: RunRules
) -> tuple[tuple[Way, ...], RunIncome]:
    ids = rules.ids
    ways = find_ways(board, company, run.path, ids.run)
    stops = ways[0].stops
    if len(stops) < 2:
        raise Refusal(TOO_SHORT, ids.run)
    ways = _check_once(ways, ids)
    for stop in stops[1:-1]:
        if not stop.leads_on:
            raise Refusal(_barrier(stop), ids.run, place=stop.name)
    if not any(stop.is_own for stop in stops):
        raise Refusal(NO_STATION, ids.run, company=company, train=train.name)
    rules.check(train, stops)
    return ways, rules.income(train, run, stops)


def _barrier(stop: Stop) -> str:
    """Why a run does not go on beyond a stop."""
    if stop.place.kind == "off":
        return OFF_MAP
    return DEAD_END if stop.place.is_terminal else BLOCKED


def _check_once(ways: tuple[Way, ...], ids: RouteRules) -> tuple[Way, ...]:
    """The ways that use no track twice; a Refusal if there is none, or a place comes twice."""
    stops = ways[0].stops
    for number, stop in enumerate(stops):
        for other in stops[:number]:
            if stop.name == other.name:
                raise Refusal(PLACE_TWICE, ids.run, place=stop.name)
            for group in stop.place.groups:
                if group in other.place.groups:
                    text, rule_id = ids.groups.get(group, (GROUP_TWICE, ids.run))
                    raise Refusal(text, rule_id, place=other.name, other=stop.name)
    single = tuple(way for way in ways if len(set(way.points)) == len(way.points))
    if not single:
        points = ways[0].points
        twice = next(point for i, point in enumerate(points) if point in points[:i])
        raise Refusal(TRACK_TWICE, ids.run, where=twice)
    return single
