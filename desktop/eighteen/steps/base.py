"""What every step of an 18xx game knows: the table, and whose turn it is."""

from __future__ import annotations

from typing import ClassVar

from desktop.eighteen.companies.company import Company
from desktop.eighteen.companies.corporation import Corporation
from desktop.eighteen.table import EighteenTable
from desktop.engine.steps import Step


class EighteenStep(Step):
    """A step at an 18xx table."""

    table: EighteenTable
    for_minors: ClassVar[bool] = True  # else only corporations come here

    def rule(self, name: str) -> str:
        return self.table.rule(name)

    def serves(self, actor: str) -> bool:
        return self.for_minors or actor not in self.table.minors


class CompanyStep(EighteenStep):
    """A step of a company's operating turn."""

    @property
    def company(self) -> Company:
        """Whose turn it is; only asked while somebody operates."""
        company = self.table.operating
        assert company is not None
        return company

    @property
    def corporation(self) -> Corporation | None:
        company = self.table.operating
        return company if isinstance(company, Corporation) else None

    def actors(self) -> tuple[str, ...]:
        company = self.table.operating
        return (company.id,) if company is not None else ()

    def is_open(self) -> bool:
        company = self.table.operating
        return company is not None and not company.closed and not self.done and self.is_needed()

    def skip(self) -> None:
        if self.table.operating is not None:
            self.done = True

    def is_needed(self) -> bool:
        """Whether the company has anything to decide here."""
        return True
