"""The forced purchase: shares issued on worse terms, the president's money, bankruptcy.

The book leaves out the terms of the forced issue; 1846.o1 says how it is played.
"""

from __future__ import annotations

from desktop.eighteen import forced, phases, selling
from desktop.eighteen.companies.corporation import Corporation
from desktop.eighteen.companies.private import Private
from desktop.eighteen.forced import bank_prices
from desktop.eighteen.selling import Sale
from desktop.eighteen.shares import SHARE, Investor, heir, move
from desktop.engine.money import pay
from desktop.engine.refusal import QT_TRANSLATE_NOOP, Refusal
from desktop.titles.g1846.issue import issue, most_issuable
from desktop.titles.g1846.table import Table1846

FORCED_ISSUE, BANKRUPT = "1846.forced.issue_first", "1846.bankrupt"

WOULD_CLOSE = QT_TRANSLATE_NOOP(
    "Refusal", "{corporation} stands at {price} and would close: {player} may not sell it now"
)

LAST_PRICE = 10  # a president's sale at this price closes the corporation


def must_buy(table: Table1846, corporation: Corporation) -> bool:
    """1846.train.must"""
    return not corporation.trains and bool(table.depot.for_sale())


def issue_price(table: Table1846, corporation: Corporation, count: int) -> int:
    """Each of n shares brings the price n + 1 steps to the left."""
    assert corporation.cell is not None
    return table.market.beside(corporation.cell, -count - 1).price


def issuable(table: Table1846, corporation: Corporation) -> tuple[int, ...]:
    """How many shares may be issued now: as many as are needed, or, in vain, the most."""
    prices = bank_prices(table)
    if not must_buy(table, corporation) or corporation.cash >= max(prices):
        return ()
    most = most_issuable(table, corporation)
    brings = {
        count: count * issue_price(table, corporation, count)
        for count in range(1, most + 1)
        if issue_price(table, corporation, count) > 0
    }
    enough = []
    for price in sorted(set(prices)):
        if corporation.cash >= price:
            continue
        reaching = [n for n, amount in brings.items() if corporation.cash + amount >= price]
        enough += reaching[:1]  # not more than needed
    if not enough and corporation.cash < min(prices):
        return tuple(brings)[-1:]
    return tuple(sorted(set(enough)))


def can_issue(table: Table1846, corporation: Corporation) -> bool:
    """Once a turn."""
    return not table.issued_forced and bool(issuable(table, corporation))


def issue_forced(table: Table1846, corporation: Corporation, count: int) -> None:
    """The shares go to the market, then the price falls a step for each."""
    table.issued_forced = True
    issue(table, corporation, count, issue_price(table, corporation, count))
    table.lower_price(corporation, count)


def check_stays_open(
    table: Table1846, corporation: Corporation, sold: Corporation, sale: Sale
) -> None:
    """Refuse a sale that would close the corporation that needs the train."""
    president = corporation.president
    assert president is not None
    if sold is corporation and sold.price <= LAST_PRICE:
        raise Refusal(
            WOULD_CLOSE,
            "1846.d8",
            price=sold.price,
            player=president.id,
            corporation=sold.id,
        )


def president_may_help(table: Table1846, corporation: Corporation) -> bool:
    """1846.forced.config: only when the treasury cannot pay the cheapest train."""
    return (
        must_buy(table, corporation)
        and corporation.cash < min(bank_prices(table))
        and not can_issue(table, corporation)
    )


def raise_everything(table: Table1846, corporation: Corporation) -> None:
    """The largest issue, then every share the president may sell."""
    if can_issue(table, corporation):
        issue_forced(table, corporation, issuable(table, corporation)[-1])
    if corporation.closed:
        return

    def may_sell(sold: Corporation, sale: Sale) -> bool:
        is_last = sold is corporation and sold.price <= LAST_PRICE
        return not is_last and forced.keeps_presidency(table, corporation, sold, sale)

    forced.sell_all_allowed(table, corporation, may_sell)


def is_bankrupt(table: Table1846, corporation: Corporation) -> bool:
    """Whether all that can be raised is too little for the cheapest train. Tries it out."""
    president = corporation.president
    if president is None or not must_buy(table, corporation):
        return False
    price = min(bank_prices(table))
    with table.journal.what_if():
        raise_everything(table, corporation)
        return not corporation.closed and corporation.cash + president.cash < price


def go_bankrupt(table: Table1846, corporation: Corporation) -> None:
    """1846.bankrupt: all he has goes to the corporation, and he is out."""
    player = corporation.president
    assert player is not None
    raise_everything(table, corporation)
    for other in table.founded():
        _dump(table, player, other)
    for card in table.cards_of(player):  # 1846.d7
        if isinstance(card, Private):
            table.close_private(card)
        else:
            table.close_minor(card)
    pay(player, corporation, player.cash, BANKRUPT)
    player.bankrupt = True
    table.tell("bankrupt", player=player.id, corporation=corporation.id)
    if corporation.in_receivership:
        receiver_buys(table, corporation)
    if len(table.solvent()) <= 1:
        table.finish("bankrupt")


def _dump(table: Table1846, player: Investor, corporation: Corporation) -> None:
    """Sell the rest at the present price, past every limit; the price does not move."""
    if not player.percent(corporation):
        return
    if corporation.president is player:
        others = [p for p in table.solvent() if p is player or p.percent(corporation)]
        successor = heir(corporation, others, player, 0)
        if successor is not None:
            selling.change_president(table, corporation, successor)
        else:
            corporation.president = None
            table.tell("receivership", corporation=corporation.id)
    percent = player.percent(corporation)
    for certificate in player.of(corporation):
        move(certificate, table.pool)
    pay(table.bank, player, percent * corporation.price // SHARE, BANKRUPT)


def receiver_buys(table: Table1846, corporation: Corporation) -> None:
    """1846.receivership.or: without a train it takes the cheapest one it can pay."""
    if not must_buy(table, corporation):
        return
    offers = [(c.price, train, c) for train in table.depot.for_sale() for c in train.data.configs]
    price, train, config = min(offers, key=lambda offer: offer[0])
    if corporation.cash < price:
        return
    pay(corporation, table.bank, price, "1846.receivership.or")
    corporation.take(train)
    train.config = config
    table.tell("train", corporation=corporation.id, train=train.id, price=price)
    phases.on_train_bought(table, train)
