"""The forced purchase of a train: what the president must and may sell to pay for it."""

from __future__ import annotations

from collections.abc import Callable

from desktop.eighteen import selling
from desktop.eighteen.companies.corporation import Corporation
from desktop.eighteen.selling import Sale
from desktop.eighteen.shares import heir
from desktop.eighteen.table import EighteenTable
from desktop.engine.refusal import QT_TRANSLATE_NOOP, Refusal

STAYS_PRESIDENT = QT_TRANSLATE_NOOP(
    "Refusal", "{player} pays for a train of {corporation} and must stay its president"
)
TOO_MUCH = QT_TRANSLATE_NOOP(
    "Refusal", "{player} lacks {short} for a train: {percent} % of {corporation} are too much"
)

MaySell = Callable[[Corporation, Sale], bool]


def bank_prices(table: EighteenTable) -> tuple[int, ...]:
    """What the bank's trains cost, in every configuration; empty when it has none."""
    return tuple(c.price for train in table.depot.for_sale() for c in train.data.configs)


def keeps_presidency(
    table: EighteenTable, corporation: Corporation, sold: Corporation, sale: Sale
) -> bool:
    """Whether the president of the corporation that needs a train stays it after the sale."""
    if sold is not corporation:
        return True
    president = corporation.president
    assert president is not None
    keeps = president.percent(sold) - sale.percent
    return heir(sold, table.solvent(), president, keeps) is None


def check_presidents_sale(
    table: EighteenTable, corporation: Corporation, sold: Corporation, sale: Sale, price: int
) -> None:
    """Refuse a sale against the president's duty: he stays president, and sells not too much."""
    president = corporation.president
    assert president is not None
    names = {"player": president.id, "corporation": sold.id}
    rule_id = table.rule("forced_sale")
    if not keeps_presidency(table, corporation, sold, sale):
        raise Refusal(STAYS_PRESIDENT, rule_id, **names)
    short = price - corporation.cash - president.cash
    enough = any(table.stock.value(sold, less.percent) >= short for less in sale.smaller)
    if short <= 0 or enough:
        raise Refusal(TOO_MUCH, rule_id, short=max(0, short), percent=sale.percent, **names)


def sell_all_allowed(table: EighteenTable, corporation: Corporation, may_sell: MaySell) -> None:
    """Raise what can be raised by the rules of the stock round."""
    president = corporation.president
    assert president is not None
    for sold in table.founded():
        while not sold.closed:
            sales = [s for s in selling.sellable(table, president, sold) if may_sell(sold, s)]
            if not sales:
                break
            selling.sell(table, president, sold, max(sales))
            if not table.stock.sells_in_pieces:
                break
