"""One run of a train: read from its path, judged by the rules, with what every stop earns."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Protocol

from desktop.board.map import Board, Hex
from desktop.board.network import Stop, stop_at
from desktop.board.tile_code import SIDES
from desktop.engine.refusal import QT_TRANSLATE_NOOP, Refusal

NO_SUCH_ITEM = QT_TRANSLATE_NOOP("Refusal", "There is no {item} on the board")
NOT_A_PLACE = QT_TRANSLATE_NOOP("Refusal", "A run begins and ends in a place, not in {item}")
NOT_NEIGHBOURS = QT_TRANSLATE_NOOP("Refusal", "{hex} and {other} are not neighbours")
NO_TRACK = QT_TRANSLATE_NOOP("Refusal", "In {hex} no track leads from {start} to {end}")
TOO_SHORT = QT_TRANSLATE_NOOP("Refusal", "A run needs at least two places")
NO_STATION = QT_TRANSLATE_NOOP("Refusal", "{company} has no station on this run of train {train}")
PLACE_TWICE = QT_TRANSLATE_NOOP("Refusal", "A run comes only once to {place}")
GROUP_TWICE = QT_TRANSLATE_NOOP("Refusal", "{place} and {other} are one place for a run")
TRACK_TWICE = QT_TRANSLATE_NOOP("Refusal", "The run uses the track at {where} twice")
BLOCKED = QT_TRANSLATE_NOOP("Refusal", "The stations of others bar the way through {place}")
OFF_MAP = QT_TRANSLATE_NOOP("Refusal", "{place} lies off the map: a run can only end there")
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
    """A train as the rules of running see it: it visits some places and counts the best."""

    id: str
    name: str
    counted: int
    visited: int


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


@dataclass(frozen=True, slots=True)
class Way:
    """A path found on the board: its stops, and every point of track it uses, by name."""

    stops: tuple[Stop, ...]
    points: tuple[str, ...]


def judge(
    board: Board,
    company: str,
    trains: Sequence[TrainSpec],
    runs: Sequence[Run],
    rules: RunRules,
) -> Judged:
    """The money of these runs made together, or a Refusal of the first thing wrong with them."""
    known = {train.id: train for train in trains}
    incomes = []
    users: dict[str, str] = {}  # point of track -> train
    for number, run in enumerate(runs):
        if run.train not in known:
            raise Refusal(NOT_ITS_TRAIN, rules.ids.run, company=company, train=run.train)
        if any(run.train == other.train for other in runs[:number]):
            raise Refusal(TRAIN_TWICE, rules.ids.run, train=run.train)
        way, income = _judged(board, company, known[run.train], run, rules)
        for point in way.points:
            other = users.setdefault(point, run.train)
            if other != run.train:
                raise Refusal(
                    SHARED_TRACK, rules.ids.disjoint, train=other, other=run.train, where=point
                )
        incomes.append(income)
    return Judged(rules.together(tuple(incomes)))


def judge_run(board: Board, company: str, train: TrainSpec, run: Run, rules: RunRules) -> RunIncome:
    """The money of one run by itself, or a Refusal."""
    return _judged(board, company, train, run, rules)[1]


def _judged(
    board: Board, company: str, train: TrainSpec, run: Run, rules: RunRules
) -> tuple[Way, RunIncome]:
    ids = rules.ids
    way = find_way(board, company, run, ids.run)
    if len(way.stops) < 2:
        raise Refusal(TOO_SHORT, ids.run)
    _check_once(way, ids)
    for stop in way.stops[1:-1]:
        if not stop.leads_on:
            text = OFF_MAP if stop.place.kind == "off" else BLOCKED
            raise Refusal(text, ids.run, place=stop.name)
    if not any(stop.is_own for stop in way.stops):
        raise Refusal(NO_STATION, ids.run, company=company, train=train.name)
    rules.check(train, way.stops)
    return way, rules.income(train, run, way.stops)


def _check_once(way: Way, ids: RouteRules) -> None:
    for number, stop in enumerate(way.stops):
        for other in way.stops[:number]:
            if stop.name == other.name:
                raise Refusal(PLACE_TWICE, ids.run, place=stop.name)
            for group in stop.place.groups:
                if group in other.place.groups:
                    text, rule_id = ids.groups.get(group, (GROUP_TWICE, ids.run))
                    raise Refusal(text, rule_id, place=other.name, other=stop.name)
    seen: set[str] = set()
    for point in way.points:
        if point in seen:
            raise Refusal(TRACK_TWICE, ids.run, where=point)
        seen.add(point)


def find_way(board: Board, company: str, run: Run, rule_id: str) -> Way:
    """Follow a path over the board as it is now; a Refusal where there is no such way."""
    items = [_item(board, text, rule_id) for text in run.path]
    for hex_, number in items[:1] + items[-1:]:
        if number is None:
            raise Refusal(NOT_A_PLACE, rule_id, item=hex_.id)
    points: list[str] = []
    entry: int | None = None  # the side by which the path came into the present hex
    for (hex_, number), (other, next_number) in pairwise(items):
        start = SIDES + number if number is not None else entry
        assert start is not None
        if hex_ is other:
            if number is None or next_number is None:
                raise Refusal(NOT_NEIGHBOURS, rule_id, hex=hex_.id, other=other.id)
            points += _inside(hex_, start, SIDES + next_number, rule_id)
            entry = None
            continue
        if other not in hex_.neighbours:
            raise Refusal(NOT_NEIGHBOURS, rule_id, hex=hex_.id, other=other.id)
        side = hex_.neighbours.index(other)
        points += _inside(hex_, start, side, rule_id)
        points.append("-".join(sorted((hex_.id, other.id))))
        entry = other.neighbours.index(hex_)
        if next_number is not None:
            points += _inside(other, entry, SIDES + next_number, rule_id)
    stops = (stop_at(hex_, number, company) for hex_, number in items if number is not None)
    return Way(tuple(stops), tuple(points))


def _item(board: Board, text: str, rule_id: str) -> tuple[Hex, int | None]:
    """The hex an item of a path names, and the number of the place when it names one."""
    hex_id, dot, number = text.partition(".")
    if hex_id not in board:
        raise Refusal(NO_SUCH_ITEM, rule_id, item=text)
    hex_ = board[hex_id]
    if not dot:
        return hex_, None
    places = hex_.face.places
    is_number = number.isascii() and number.isdecimal() and str(int(number)) == number
    if not is_number or int(number) >= len(places) or not places[int(number)].is_stop:
        raise Refusal(NO_SUCH_ITEM, rule_id, item=text)
    return hex_, int(number)


def _inside(hex_: Hex, start: int, end: int, rule_id: str) -> tuple[str, ...]:
    """The points of track used inside a hex from one end to another without a stop."""
    for points in _ways_inside(hex_, start, end, ()):
        return points
    names = [_end_name(hex_, at) for at in (start, end)]
    raise Refusal(NO_TRACK, rule_id, hex=hex_.id, start=names[0], end=names[1])


def _ways_inside(
    hex_: Hex, start: int, end: int, points: tuple[str, ...]
) -> Iterator[tuple[str, ...]]:
    """Direct track first, then ways through junctions."""
    tracks = hex_.face.tracks_at[start]
    if any(track.other(start) == end for track in tracks):
        is_inner = start >= SIDES and end >= SIDES and not points
        name = f"{hex_.id}.{min(start, end) - SIDES}-{max(start, end) - SIDES}"
        yield (*points, name) if is_inner else points
    for track in tracks:
        at = track.other(start)
        if at >= SIDES and not hex_.face.places[at - SIDES].is_stop:
            junction = f"{hex_.id}.{at - SIDES}"
            if junction not in points:
                yield from _ways_inside(hex_, at, end, (*points, junction))


def _end_name(hex_: Hex, end: int) -> str:
    if end >= SIDES:
        return f"{hex_.id}.{end - SIDES}"
    other = hex_.neighbours[end]
    return other.id if other is not None else str(end)


def path_of(stops: Iterable[str], passed: Iterable[Iterable[str]]) -> tuple[str, ...]:
    """The path through these stops, with the hexes passed between each and the next."""
    names = iter(stops)
    path = [next(names)]
    for name, hexes in zip(names, passed, strict=True):
        path += [*hexes, name]
    return tuple(path)
