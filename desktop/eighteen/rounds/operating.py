"""The operating round: one company after another goes through the steps of its turn."""

from __future__ import annotations

from typing import Any, ClassVar

from desktop.eighteen.companies.company import Company
from desktop.eighteen.companies.corporation import Corporation
from desktop.eighteen.companies.minor import Minor
from desktop.eighteen.market import operating_rank
from desktop.eighteen.table import EighteenTable
from desktop.engine.money import pay
from desktop.engine.rounds import Round
from desktop.engine.steps import Step


class OperatingRound(Round):
    """Private incomes, then the independents, then the corporations by their price."""

    fixed: ClassVar[frozenset[str]] = Round.fixed

    table: EighteenTable

    def __init__(self, table: Any, steps: tuple[Step, ...]) -> None:
        super().__init__(table, "operating", steps, table.rule("operating_turn"))
        self.number = 0  # within the set
        self.company: Company | None = None
        self.operated: tuple[Company, ...] = ()
        self.entitled: tuple[Corporation, ...] = ()  # those in business when the round began

    def begin(self) -> None:
        self.company = None
        self.operated = ()
        self.entitled = self.table.operating_corporations()
        for step in self.steps:
            step.reset()
        for train in self.table.depot.trains:
            train.has_run = False
        self.table.tell("operating_round", cycle=self.table.cycle, number=self.number)
        self.pay_incomes()

    def pay_incomes(self) -> None:
        for private in self.table.privates.values():
            if private.owner is not None and not private.closed and private.income:
                pay(self.table.bank, private.owner, private.income, self.table.rule("income"))
                self.table.tell(
                    "income", private=private.id, owner=private.owner.id, amount=private.income
                )

    def advance(self) -> None:
        if self.company is not None:
            self._end_turn(self.company)
        following = self.next_company()
        if following is None:
            self.company = None
            self.end()
            return
        self.company = following
        for step in self.steps:
            step.reset()
        self.table.tell("turn", company=following.id)
        self.start_turn(following)

    def _end_turn(self, company: Company) -> None:
        self.operated = (*self.operated, company)
        if isinstance(company, Corporation):
            company.operated = True

    def next_company(self) -> Company | None:
        """The next in order; prices may have moved since the last one began."""
        waiting = [c for c in self.order() if c not in self.operated]
        return waiting[0] if waiting else None

    def order(self) -> tuple[Company, ...]:
        minors: list[Minor] = [m for m in self.table.minors.values() if m.operates]
        return (*minors, *sorted(self.corporations(), key=operating_rank))

    def corporations(self) -> tuple[Corporation, ...]:
        """Those that operate in this round: not one that has come into business since."""
        return tuple(c for c in self.table.operating_corporations() if c in self.entitled)

    def start_turn(self, company: Company) -> None:
        """What happens before the company does anything."""

    def end(self) -> None:
        """The round is over; the title knows what comes next."""
        raise NotImplementedError("an operating round without an end")
