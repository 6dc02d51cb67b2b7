"""Share out the revenue, and let the price follow."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from desktop.eighteen.actions import PayDividend
from desktop.eighteen.companies.company import Company
from desktop.eighteen.companies.corporation import Corporation
from desktop.eighteen.companies.minor import Minor
from desktop.eighteen.shares import Holder
from desktop.eighteen.steps.base import CompanyStep
from desktop.eighteen.steps.run_trains import RunTrainsStep
from desktop.engine.choices import Choice
from desktop.engine.money import Purse, pay
from desktop.engine.refusal import QT_TRANSLATE_NOOP, Refusal

NO_SUCH_PAYOUT = QT_TRANSLATE_NOOP("Refusal", "Dividends are paid {modes}, not {how}")


class DividendStep(CompanyStep):
    """Asked of a corporation with revenue; everybody else's follows by itself."""

    for_minors = False
    fixed: ClassVar[frozenset[str]] = CompanyStep.fixed | {"runs"}
    accepts = (PayDividend,)
    modes: ClassVar[tuple[str, ...]] = ("full", "half", "none")

    def __init__(self, table: Any, name: str, runs: RunTrainsStep) -> None:
        super().__init__(table, name)
        self.runs = runs

    def is_needed(self) -> bool:
        corporation = self.corporation
        return corporation is not None and not corporation.in_receivership and self.runs.revenue > 0

    def skip(self) -> None:
        """No revenue, no president, or an independent: the rules leave nothing to decide."""
        company = self.table.operating
        if company is None or company.closed or self.done:
            return
        self.done = True
        if isinstance(company, Minor):
            self._share_with_owner(company)
        elif isinstance(company, Corporation):
            pay(self.table.bank, company, self.runs.revenue, self.rule("dividend"))
            self.move_price_unpaid(company)
        self.after_dividend(company)

    def _share_with_owner(self, minor: Minor) -> None:
        kept = self.runs.revenue // 2
        pay(self.table.bank, minor, kept, self.rule("minor_dividend"))
        if minor.owner is not None:
            paid = self.runs.revenue - kept
            pay(self.table.bank, minor.owner, paid, self.rule("minor_dividend"))
            if paid:
                self.table.tell("minor_paid", company=minor.id, kept=kept, paid=paid)

    def check(self, action: PayDividend) -> None:
        if action.how not in self.modes:
            modes = ", ".join(self.modes)
            raise Refusal(NO_SUCH_PAYOUT, self.rule("dividend"), modes=modes, how=action.how[:40])

    def apply(self, action: PayDividend) -> None:
        corporation = self.corporation
        assert corporation is not None
        self.done = True
        kept = self.kept(self.runs.revenue, action.how)
        paid = self.runs.revenue - kept
        pay(self.table.bank, corporation, kept, self.rule("dividend"))
        self._pay_out(corporation, paid)
        self.table.tell(
            "dividend", corporation=corporation.id, how=action.how, paid=paid, kept=kept
        )
        self.move_price(corporation, paid)
        self.after_dividend(corporation)

    def _pay_out(self, corporation: Corporation, paid: int) -> None:
        """Each share its tenth; shares that earn for nobody leave theirs in the bank."""
        holders: list[tuple[Holder, Purse]] = [(p, p) for p in self.table.investors]
        holders.append((self.treasury_shares(corporation), corporation))
        for holder, purse in holders:
            percent = holder.percent(corporation)
            amount = -(-paid * percent // 100)
            if amount:
                pay(self.table.bank, purse, amount, self.rule("dividend"))

    def choices(self) -> Iterator[Choice]:
        for how in self.modes:
            yield Choice(PayDividend(corporation=self.company.id, how=how))

    # What a title decides

    def treasury_shares(self, corporation: Corporation) -> Holder:
        """Whose shares earn for the corporation itself."""
        return corporation

    def kept(self, revenue: int, how: str) -> int:
        """What stays in the treasury."""
        raise NotImplementedError("a title without a way to pay")

    def move_price(self, corporation: Corporation, paid: int) -> None:
        """The price after a decision."""

    def move_price_unpaid(self, corporation: Corporation) -> None:
        """The price when nothing was paid and nothing was asked."""

    def after_dividend(self, company: Company) -> None:
        """What follows before trains are bought: obsolete ones have run for the last time."""
        for train in company.trains:
            if train.obsolete:
                train.scrap()
                self.table.tell("scrapped", train=train.id, company=company.id)
