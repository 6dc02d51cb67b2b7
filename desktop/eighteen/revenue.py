"""What a run earns in the 18xx family: the best places a train may count, and their bonuses.

A title subclasses `Revenue` and says only what its box adds: what a stop earns beside its printed
value, what two stops earn together, what one run of the set earns by every place it visits.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import combinations

from desktop.board.network import Stop
from desktop.board.routes import (
    Bonus,
    RouteRules,
    Run,
    RunIncome,
    Scale,
    StopIncome,
    TrainSpec,
)
from desktop.engine.refusal import QT_TRANSLATE_NOOP, Refusal

TOO_MANY_CITIES = QT_TRANSLATE_NOOP(
    "Refusal", "Train {train} visits at most {most} cities, this run has {places}"
)
TOO_LONG = QT_TRANSLATE_NOOP(
    "Refusal", "Train {train} visits at most {most} places, this run has {places}"
)

Pairs = Mapping[tuple[int, int], int]  # two positions on a run, first before second -> money


class Revenue:
    """The rules of running that the family shares; implements `RunRules`."""

    def __init__(self, ids: RouteRules, colours: tuple[str, ...]) -> None:
        self.ids = ids
        self._colours = colours  # of the tiles that may be laid now: off-map values follow them

    # What a title may say differently.

    def stop_bonuses(self, stop: Stop) -> tuple[Bonus, ...]:
        """What a run that counts this stop earns above its printed value."""
        return ()

    def pair_bonus(self, stop: Stop, other: Stop) -> Bonus | None:
        """What a run that counts both earns; the order of the two does not matter."""
        return None

    def visit_bonus(self, stop: Stop) -> Bonus | None:
        """What the one run that earns most by it earns for visiting this stop, counted or not."""
        return None

    @property
    def earns_once(self) -> bool:
        """Whether any stop has a `visit_bonus`."""
        return False

    # What the board asks.

    def check(self, train: TrainSpec, stops: Sequence[Stop]) -> None:
        places = sum(not train.is_free(stop.place) for stop in stops)
        if places > train.visited:
            text = TOO_MANY_CITIES if train.towns == "free" else TOO_LONG
            raise Refusal(
                text, self.ids.length, train=train.name, most=train.visited, places=places
            )

    def income(self, train: TrainSpec, run: Run, stops: Sequence[Stop]) -> RunIncome:
        values = [self._value(train, stop) for stop in stops]
        extras = [self.stop_bonuses(stop) for stop in stops]
        worth = [value + _sum(extra) for value, extra in zip(values, extras, strict=True)]
        pairs = self._pairs(stops)
        amounts = {pair: bonus.amount for pair, bonus in pairs.items()}
        free = tuple(i for i, stop in enumerate(stops) if train.is_free(stop.place))
        own = [stop.is_own for stop in stops]
        _, chosen = best_count(worth, own, amounts, train.counted, free)
        return RunIncome(
            run,
            tuple(
                StopIncome(stop, values[i], i in chosen, extras[i] if i in chosen else ())
                for i, stop in enumerate(stops)
            ),
            tuple(b for (i, j), b in pairs.items() if i in chosen and j in chosen),
        )

    def together(self, runs: tuple[RunIncome, ...]) -> tuple[RunIncome, ...]:
        visits = [self._visits(run) for run in runs]
        amounts = [visit.amount if visit else 0 for visit in visits]
        # Of equals the last by name, in whatever order the runs were drawn; recorded games agree.
        lucky = max(range(len(runs)), key=lambda i: (amounts[i], runs[i].run.train), default=0)
        bonus = visits[lucky] if visits else None
        if bonus is None:
            return runs
        winner = replace(runs[lucky], bonuses=(*runs[lucky].bonuses, bonus))
        return (*runs[:lucky], winner, *runs[lucky + 1 :])

    def scale(self, train: TrainSpec, stops: Sequence[Stop], earns_once: bool) -> Scale:
        values = [self._value(train, stop) + _sum(self.stop_bonuses(stop)) for stop in stops]
        pairs = {pair: bonus.amount for pair, bonus in self._pairs(stops).items()}
        best_pair = [0] * len(stops)
        for pair, amount in pairs.items():
            for i, share in zip(pair, _shares(amount), strict=True):
                best_pair[i] = max(best_pair[i], share)
        visits = [self.visit_bonus(stop) if earns_once else None for stop in stops]
        passing = tuple(visit.amount if visit else 0 for visit in visits)
        own = [stop.is_own for stop in stops]
        return Scale(
            visited=train.visited,
            counted=train.counted,
            worth=tuple(v + extra for v, extra in zip(values, best_pair, strict=True)),
            passing=passing,
            score=_scorer(
                values,
                passing,
                own,
                pairs,
                train.counted,
                frozenset(i for i, stop in enumerate(stops) if train.is_free(stop.place)),
            ),
        )

    def _value(self, train: TrainSpec, stop: Stop) -> int:
        value = stop.place.value(self._colours)
        return value if stop.place.kind == "town" else value * train.multiplier

    def _visits(self, run: RunIncome) -> Bonus | None:
        found = [bonus for income in run.stops if (bonus := self.visit_bonus(income.stop))]
        return Bonus(found[0].name, _sum(found)) if found else None

    def _pairs(self, stops: Sequence[Stop]) -> dict[tuple[int, int], Bonus]:
        found = (
            ((i, j), self.pair_bonus(stops[i], stops[j]))
            for i, j in combinations(range(len(stops)), 2)
        )
        return {pair: bonus for pair, bonus in found if bonus is not None}


def best_count(
    worth: Sequence[int],
    own: Sequence[bool],
    pairs: Pairs,
    limit: int,
    free: Sequence[int] = (),
) -> tuple[int, tuple[int, ...]]:
    """The positions to count for the most money, one of them with an own station.

    Money for pairs is weighed pair by pair, which is exact as long as a run earns one at most.
    Free positions always count, beyond the limit.
    """
    limit += len(free)
    if len(worth) <= limit:
        return sum(worth) + sum(pairs.values()), tuple(range(len(worth)))
    order = sorted(range(len(worth)), key=lambda i: -worth[i])
    best: tuple[int, tuple[int, ...]] = (-1, ())
    for forced in ((), *pairs):
        chosen = _filled(tuple(dict.fromkeys((*free, *forced))), order, own, limit)
        if chosen is not None:
            total = sum(worth[i] for i in chosen)
            total += sum(m for (i, j), m in pairs.items() if i in chosen and j in chosen)
            best = max(best, (total, chosen), key=lambda counted: counted[0])
    return best


def _filled(
    forced: tuple[int, ...], order: Sequence[int], own: Sequence[bool], limit: int
) -> tuple[int, ...] | None:
    chosen = [*forced, *(i for i in order if i not in forced)][:limit]
    if not any(own[i] for i in chosen):
        station = next((i for i in order if own[i]), None)
        if station is None or len(forced) >= limit:
            return None
        chosen[-1] = station
    return tuple(sorted(chosen))


def _scorer(
    values: Sequence[int],
    passing: Sequence[int],
    own: Sequence[bool],
    pairs: Pairs,
    limit: int,
    free: frozenset[int],
) -> Callable[[Sequence[int]], int]:
    both_ways = {**pairs, **{(j, i): amount for (i, j), amount in pairs.items()}}
    partners = frozenset(i for pair in pairs for i in pair)

    def score(stops: Sequence[int]) -> int:
        found: dict[tuple[int, int], int] = {}
        earning = [i for i, stop in enumerate(stops) if stop in partners]
        for i, j in combinations(earning, 2):
            amount = both_ways.get((stops[i], stops[j]))
            if amount is not None:
                found[i, j] = amount
        extra = sum(passing[stop] for stop in stops)
        always = [i for i, stop in enumerate(stops) if stop in free] if free else ()
        if len(stops) - len(always) <= limit:
            return extra + sum(values[stop] for stop in stops) + sum(found.values())
        worth = [values[stop] for stop in stops]
        return extra + best_count(worth, [own[stop] for stop in stops], found, limit, always)[0]

    return score


def _shares(amount: int) -> tuple[int, int]:
    """Half of a pair's money for each of the two, nothing lost in rounding."""
    return amount - amount // 2, amount - amount // 2


def _sum(bonuses: Sequence[Bonus]) -> int:
    return sum(bonus.amount for bonus in bonuses)
