"""The forced purchase: shares issued on worse terms, the president's money, bankruptcy.

The book leaves out the terms of the forced issue; 1846.o1 says how it is played.
"""

from __future__ import annotations

from desktop.eighteen import selling
from desktop.eighteen.companies.corporation import Corporation
from desktop.eighteen.companies.private import Private
from desktop.eighteen.selling import SHARE
from desktop.eighteen.shares import Investor, hand_presidency, heir, move
from desktop.engine.money import pay
from desktop.engine.refusal import QT_TRANSLATE_NOOP, Refusal
from desktop.titles.g1846.issue import issue, most_issuable
from desktop.titles.g1846.table import Table1846

FORCED_ISSUE, BANKRUPT = "1846.forced.issue_first", "1846.bankrupt"
SELL_SHARES = "1846.forced.cash_then_shares"

STAYS_PRESIDENT = QT_TRANSLATE_NOOP(
    "Refusal", "{player} pays for a train of {corporation} and must stay its president"
)
TOO_MUCH = QT_TRANSLATE_NOOP(
    "Refusal", "{player} lacks {short} for a train: {percent} % of {corporation} are too much"
)
WOULD_CLOSE = QT_TRANSLATE_NOOP(
    "Refusal", "{corporation} stands at {price} and would close: {player} may not sell it now"
)

LAST_PRICE = 10  # a president's sale at this price closes the corporation


def bank_prices(table: Table1846) -> tuple[int, ...]:
    """What the bank's trains cost, in every configuration; empty when it has none."""
    return tuple(c.price for train in table.depot.for_sale() for c in train.data.configs)


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


def check_presidents_sale(
    table: Table1846, corporation: Corporation, sold: Corporation, percent: int
) -> None:
    """Refuse a sale against the president's duty: he stays president, and sells not too much."""
    president = corporation.president
    assert president is not None
    names = {"player": president.id, "corporation": sold.id}
    if sold is corporation and sold.price <= LAST_PRICE:
        raise Refusal(WOULD_CLOSE, "1846.d8", price=sold.price, **names)
    if not _stays_president(table, corporation, sold, percent):
        raise Refusal(STAYS_PRESIDENT, SELL_SHARES, **names)
    short = max(bank_prices(table)) - corporation.cash - president.cash
    if short <= (percent - SHARE) * sold.price // SHARE:
        raise Refusal(TOO_MUCH, SELL_SHARES, short=max(0, short), percent=percent, **names)


def president_may_help(table: Table1846, corporation: Corporation) -> bool:
    """1846.forced.config: only when the treasury cannot pay the cheapest train."""
    return (
        must_buy(table, corporation)
        and corporation.cash < min(bank_prices(table))
        and not can_issue(table, corporation)
    )


def sell_all_allowed(table: Table1846, corporation: Corporation) -> None:
    """Raise what can be raised by the rules of the stock round."""
    president = corporation.president
    assert president is not None
    for sold in table.founded():
        best = max(
            (
                percent
                for percent in selling.sellable(table, president, sold)
                if not sold.closed and _stays_president(table, corporation, sold, percent)
            ),
            default=0,
        )
        if best:
            selling.sell(table, president, sold, best)


def _stays_president(
    table: Table1846, corporation: Corporation, sold: Corporation, percent: int
) -> bool:
    if sold is not corporation:
        return True
    president = corporation.president
    assert president is not None
    keeps = president.percent(sold) - percent
    return sold.price > LAST_PRICE and heir(sold, table.solvent(), president, keeps) is None


def raise_everything(table: Table1846, corporation: Corporation) -> None:
    """The largest issue, then every share the president may sell."""
    if can_issue(table, corporation):
        issue_forced(table, corporation, issuable(table, corporation)[-1])
    if not corporation.closed:
        sell_all_allowed(table, corporation)


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
            hand_presidency(corporation, successor)
            table.tell("president", corporation=corporation.id, player=successor.id)
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
    table.on_train_bought(train)
