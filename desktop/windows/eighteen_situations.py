"""What has befallen the present turn of an 18xx game: the rules at hand begin with it."""

from __future__ import annotations

from desktop.eighteen.companies.corporation import Corporation
from desktop.eighteen.table import EighteenTable

FORCED_PURCHASE, RECEIVERSHIP = "forced_purchase", "receivership"


def situation_of(table: EighteenTable) -> str:
    """A key of `HelpBook.situations`; "" when all goes its usual way."""
    company = table.operating
    if company is None:
        # In a stock round anybody may rescue such a corporation.
        orphaned = any(corporation.in_receivership for corporation in table.founded())
        return RECEIVERSHIP if orphaned else ""
    if not isinstance(company, Corporation):
        return ""
    if company.in_receivership:
        return RECEIVERSHIP
    return FORCED_PURCHASE if _cannot_pay_a_train(table, company) else ""


def _cannot_pay_a_train(table: EighteenTable, corporation: Corporation) -> bool:
    step = table.round.step if table.round is not None else None
    if step is None or step.name != "buy_train" or corporation.trains:
        return False
    prices = [c.price for train in table.depot.for_sale() for c in train.data.configs]
    return bool(prices) and corporation.cash < min(prices)
