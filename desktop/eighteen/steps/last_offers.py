"""The end of a turn: a last chance to buy a private company or to use one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from desktop.eighteen.steps.base import CompanyStep
from desktop.eighteen.steps.buy_private import BuyPrivateStep
from desktop.engine.actions import Pass
from desktop.engine.choices import Choice


class LastOffersStep(CompanyStep):
    """Asked while something could be bought or used that is offered all the turn."""

    for_minors = False
    fixed: ClassVar[frozenset[str]] = CompanyStep.fixed | {"purchase", "powers"}
    accepts = (Pass,)

    def __init__(
        self,
        table: Any,
        name: str,
        purchase: BuyPrivateStep,
        powers: tuple[CompanyStep, ...] = (),
    ) -> None:
        super().__init__(table, name)
        self.purchase = purchase
        self.powers = powers

    def is_needed(self) -> bool:
        if self.corporation is None:
            return False
        return self.can_buy() or any(True for step in self.powers for _ in step.choices())

    def can_buy(self) -> bool:
        return self.purchase.offers() and any(True for _ in self.purchase.choices())

    def apply(self, action: Pass) -> None:
        self.done = True

    def choices(self) -> Iterator[Choice]:
        yield Choice(Pass(who=self.company.id))
