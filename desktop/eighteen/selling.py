"""Selling shares to the market: what is allowed, and how presidency and price follow."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.eighteen.companies.corporation import Corporation
from desktop.eighteen.shares import Investor, hand_presidency, heir, move, singles
from desktop.eighteen.table import EighteenTable
from desktop.engine.money import pay
from desktop.engine.refusal import QT_TRANSLATE_NOOP, Refusal

NOT_FOUNDED = QT_TRANSLATE_NOOP("Refusal", "{corporation} is not founded")
NOT_SO_MANY = QT_TRANSLATE_NOOP(
    "Refusal", "{player} holds {held} % of {corporation} and cannot sell {percent} %"
)
MARKET_FULL = QT_TRANSLATE_NOOP(
    "Refusal", "{percent} % of {corporation} would lie in the market; {cap} % is the most"
)
ONLY_PRESIDENT = QT_TRANSLATE_NOOP(
    "Refusal", "{corporation} was founded in this stock round: only its president may sell"
)
NO_HEIR = QT_TRANSLATE_NOOP(
    "Refusal", "Nobody else holds enough of {corporation} to become its president"
)
IN_RECEIVERSHIP = QT_TRANSLATE_NOOP(
    "Refusal", "Shares of {corporation} cannot be sold while it has no president"
)

SHARE = 10
MARKET_CAP = 50


def check_sale(
    table: EighteenTable, player: Investor, corporation: Corporation, percent: int
) -> None:
    """Refuse a sale that no player may make."""
    names = {"corporation": corporation.id}
    if not corporation.is_founded or corporation.closed:
        raise Refusal(NOT_FOUNDED, table.rule("sell"), **names)
    held = player.percent(corporation)
    if percent <= 0 or percent % SHARE or percent > held:
        raise Refusal(
            NOT_SO_MANY, table.rule("sell"), player=player.id, held=held, percent=percent, **names
        )
    if corporation.in_receivership:
        raise Refusal(IN_RECEIVERSHIP, table.rule("receivership_stock"), **names)
    is_president = corporation.president is player
    if not is_president and corporation.founded_in == table.cycle and not corporation.operated:
        raise Refusal(ONLY_PRESIDENT, table.rule("sell_new"), **names)
    in_market = table.pool.percent(corporation) + percent
    if in_market > MARKET_CAP:
        raise Refusal(
            MARKET_FULL, table.rule("market_cap"), percent=in_market, cap=MARKET_CAP, **names
        )
    if is_president and held - percent < corporation.presidents_certificate.percent:
        players = table.solvent()
        if heir(corporation, players, player, held - percent) is None:
            raise Refusal(NO_HEIR, table.rule("sell_needs_heir"), **names)


def sell(table: EighteenTable, player: Investor, corporation: Corporation, percent: int) -> None:
    """Sell to the market; a new president takes over before the shares change hands."""
    was_president = corporation.president is player
    price = corporation.price
    own = singles(player, corporation)
    if was_president:
        keeps = player.percent(corporation) - percent
        successor = heir(corporation, table.solvent(), player, keeps)
        if successor is not None:
            hand_presidency(corporation, successor)
            table.tell("president", corporation=corporation.id, player=successor.id)
    swapped = tuple(c for c in singles(player, corporation) if c not in own)
    for certificate in (*own, *reversed(swapped))[: percent // SHARE]:
        move(certificate, table.pool)
    amount = price * percent // SHARE
    pay(table.bank, player, amount, table.rule("sell"))
    table.tell("sold", player=player.id, corporation=corporation.id, percent=percent, amount=amount)
    if was_president:
        table.lower_price(corporation, 1)


def sellable(table: EighteenTable, player: Investor, corporation: Corporation) -> Iterator[int]:
    """The percentages this player may sell now."""
    for percent in range(SHARE, player.percent(corporation) + SHARE, SHARE):
        try:
            check_sale(table, player, corporation, percent)
        except Refusal:
            continue
        yield percent
