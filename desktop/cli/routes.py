"""routes: the best runs of a company at one moment of a saved game."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from desktop.board.router import Best, best_runs
from desktop.board.routes import Bonus, RunIncome, StopIncome
from desktop.cli.errors import OK, CommandError, UsageError
from desktop.cli.files import opened
from desktop.cli.progress import Progress
from desktop.eighteen.companies.company import Company
from desktop.eighteen.table import EighteenTable
from desktop.engine.game import Game


def run(arguments: argparse.Namespace) -> int:
    result = opened(arguments.file)
    game = result.game
    if arguments.at is None and result.problem is not None:
        raise CommandError(f"{arguments.file}: {result.problem}")
    table = game.table
    if not isinstance(table, EighteenTable):
        raise CommandError(f"{arguments.file}: in {game.title.key} no trains run")
    go_to(game, arguments.at)
    company = table.operating
    if company is None or company.closed:
        raise CommandError(f"after action {game.at.depth} no company is in its operating turn")
    if not company.trains:
        raise CommandError(f"{company.id} has no train after action {game.at.depth}")
    for line in describe(table, company, find_best(table, company), game.at.depth):
        print(line)
    return OK


def go_to(game: Game, at: int | None) -> None:
    """Stand after so many actions of the main line; after the last one for None."""
    line = [game.root, *game.root.main_line()]
    if at is not None and at >= len(line):
        raise UsageError(f"the game has {len(line) - 1} actions, not {at}")
    game.go_to(line[-1 if at is None else at])


def find_best(table: EighteenTable, company: Company) -> Best:
    """With the trains that can run now, or with all when they have run."""
    trains = company.running_trains or company.trains
    with Progress("steps of the search") as progress:

        def note(steps: int) -> bool:
            progress.step(0, note=str(steps))
            return True

        rules = table.run_rules(company)
        return best_runs(
            table.board, company.id, [train.spec for train in trains], rules, progress=note
        )


def describe(table: EighteenTable, company: Company, best: Best, at: int) -> Iterator[str]:
    names = ", ".join(train.config.name for train in company.running_trains or company.trains)
    yield f"{company.id} after action {at}, phase {table.phase.name}, trains {names}"
    kinds = {train.id: train.config.name for train in company.trains}
    for income in best.judged.runs:
        yield from _describe_run(table, income, kinds[income.run.train])
    if best.is_optimal:
        yield f"total {best.revenue}: optimal, proven"
    else:
        yield f"total {best.revenue}: the best found; no runs earn more than {best.bound}"


def _describe_run(table: EighteenTable, income: RunIncome, kind: str) -> Iterator[str]:
    yield f"  train {income.run.train} as {kind}: {income.revenue}"
    for stop in income.stops:
        yield "    " + _stop(table, stop)
    for bonus in income.bonuses:
        yield f"    {_bonus(bonus)}"
    yield f"    by {' '.join(income.run.path)}"


def _stop(table: EighteenTable, income: StopIncome) -> str:
    stop = income.stop
    name = table.box.hexes[stop.hex].name
    how = "counted" if income.is_counted else "skipped"
    extra = "".join(f", {_bonus(bonus)}" for bonus in income.bonuses)
    station = ", own station" if stop.is_own else ""
    return f"{stop.name:7}{name:20}{income.value:5}  {how}{extra}{station}"


def _bonus(bonus: Bonus) -> str:
    return f"bonus {bonus.amount} ({bonus.name})"
