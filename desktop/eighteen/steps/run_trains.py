"""Run the trains: every train that can, on runs that share no track."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from desktop.board.routes import judge
from desktop.eighteen.actions import RunTrains
from desktop.eighteen.companies.corporation import Corporation
from desktop.eighteen.companies.minor import Minor
from desktop.eighteen.steps.base import CompanyStep
from desktop.engine.choices import Choice
from desktop.engine.refusal import QT_TRANSLATE_NOOP, Refusal

MUST_RUN = QT_TRANSLATE_NOOP("Refusal", "{company} has a train and a route, and must run")
BEST_ONLY = QT_TRANSLATE_NOOP(
    "Refusal", "{company} has no president and runs for the most, {best}, not for {revenue}"
)
MINORS_BEST = QT_TRANSLATE_NOOP(
    "Refusal", "{company} is a minor and runs for the most, {best}, not for {revenue}"
)


class RunTrainsStep(CompanyStep):
    """Mandatory with a train and a route."""

    accepts = (RunTrains,)

    def __init__(self, table: Any, name: str) -> None:
        super().__init__(table, name)
        self.revenue = 0

    def reset(self) -> None:
        super().reset()
        self.revenue = 0

    def is_needed(self) -> bool:
        return bool(self.company.running_trains) and self.table.has_route(self.company)

    def check(self, action: RunTrains) -> None:
        company = self.company
        if not action.runs and self._must_run():
            raise Refusal(MUST_RUN, self.rule("must_run"), company=company.id)
        revenue = self._judge(action)
        if isinstance(company, Corporation) and company.in_receivership:
            self._check_best(BEST_ONLY, self.rule("receivership_turn"), revenue)
        elif isinstance(company, Minor) and self.table.minors_run_best:
            self._check_best(MINORS_BEST, self.rule("minor_runs"), revenue)

    def _check_best(self, text: str, rule_id: str, revenue: int) -> None:
        best = self.table.best_runs(self.company).revenue
        if revenue < best:
            raise Refusal(text, rule_id, company=self.company.id, best=best, revenue=revenue)

    def _must_run(self) -> bool:
        """Not where the only way leads back to the city it began in."""
        bound = isinstance(self.company, Minor) and self.table.minors_run_best
        if self.table.may_stand_idle and not bound:
            return False
        return bool(self.table.best_runs(self.company).runs)

    def _judge(self, action: RunTrains) -> int:
        company = self.company
        trains = [train.spec for train in company.running_trains]
        rules = self.table.run_rules(company)
        return judge(self.table.board, company.id, trains, action.runs, rules).revenue

    def apply(self, action: RunTrains) -> None:
        company = self.company
        self.revenue = self._judge(action)
        self.done = True
        company.last_revenue = self.revenue
        for train in company.running_trains:
            train.has_run = True
        self.table.tell("ran", company=company.id, revenue=self.revenue)

    def choices(self) -> Iterator[Choice]:
        company = self.company
        runs = self.table.suggested_runs(company).runs
        yield Choice(RunTrains(company=company.id, runs=runs), free=frozenset({"runs"}))
