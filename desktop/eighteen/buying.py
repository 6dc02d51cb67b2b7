"""Buying shares and founding corporations: what is allowed, and how the presidency follows."""

from __future__ import annotations

from desktop.eighteen.companies.corporation import Corporation
from desktop.eighteen.selling import NOT_FOUNDED, SHARE
from desktop.eighteen.shares import Certificate, Investor, hand_presidency, move, singles
from desktop.eighteen.table import EighteenTable
from desktop.engine.money import CANNOT_PAY, pay
from desktop.engine.refusal import QT_TRANSLATE_NOOP, Refusal

CERTIFICATE_LIMIT = QT_TRANSLATE_NOOP(
    "Refusal", "{player} holds {count} certificates; {limit} is the limit"
)
HOLDING_LIMIT = QT_TRANSLATE_NOOP(
    "Refusal", "{player} would hold {percent} % of {corporation}; {limit} % is the most"
)
NONE_THERE = QT_TRANSLATE_NOOP("Refusal", "No share of {corporation} is for sale from the {source}")
ALREADY_FOUNDED = QT_TRANSLATE_NOOP("Refusal", "{corporation} is founded already")
NOT_IN_GAME = QT_TRANSLATE_NOOP("Refusal", "{corporation} is no longer in the game")
NO_START_PRICE = QT_TRANSLATE_NOOP("Refusal", "{price} is no start price; they are {prices}")

SOURCES = ("treasury", "market")


def check_certificate_limit(table: EighteenTable, player: Investor) -> None:
    count, limit = table.certificates_of(player), table.certificate_limit
    if count >= limit:
        raise Refusal(
            CERTIFICATE_LIMIT,
            table.rule("certificate_limit"),
            player=player.id,
            count=count,
            limit=limit,
        )


def offered(table: EighteenTable, corporation: Corporation, source: str) -> Certificate | None:
    """The ordinary certificate that would be bought there."""
    holder = table.pool if source == "market" else corporation
    return next(iter(singles(holder, corporation)), None)


def _has_virtual_share(table: EighteenTable, player: Investor, corporation: Corporation) -> bool:
    """Whether only the president's certificate lies in the market, and he can swap his one."""
    return (
        corporation.presidents_certificate.holder is table.pool
        and not singles(table.pool, corporation)
        and player.percent(corporation) >= SHARE
    )


def check_purchase(
    table: EighteenTable, player: Investor, corporation: Corporation, source: str
) -> None:
    """Refuse a purchase that breaks a limit or cannot be paid."""
    names = {"corporation": corporation.id}
    rule_id = _rule_of(table, source)
    if not corporation.is_founded or corporation.closed:
        raise Refusal(NOT_FOUNDED, rule_id, **names)
    virtual = source == "market" and _has_virtual_share(table, player, corporation)
    if source not in SOURCES or (offered(table, corporation, source) is None and not virtual):
        raise Refusal(NONE_THERE, rule_id, source=source[:40], **names)
    check_certificate_limit(table, player)
    percent, limit = player.percent(corporation) + SHARE, table.holding_limit
    if percent > limit:
        raise Refusal(
            HOLDING_LIMIT,
            table.rule("holding_limit"),
            player=player.id,
            percent=percent,
            limit=limit,
            **names,
        )
    _check_cash(player, corporation.price, rule_id)


def _rule_of(table: EighteenTable, source: str) -> str:
    return table.rule("buy_market" if source == "market" else "buy_treasury")


def _check_cash(player: Investor, amount: int, rule_id: str) -> None:
    if player.cash < amount:
        raise Refusal(CANNOT_PAY, rule_id, payer=player.id, cash=player.cash, amount=amount)


def buy(table: EighteenTable, player: Investor, corporation: Corporation, source: str) -> None:
    """Take one share; whoever now holds more than the president takes over at once."""
    price = corporation.price
    certificate = offered(table, corporation, source)
    seller = table.bank if source == "market" else corporation
    pay(player, seller, price, _rule_of(table, source))
    if certificate is not None:
        move(certificate, player)
        table.tell(
            "bought", player=player.id, corporation=corporation.id, source=source, amount=price
        )
        _follow_presidency(table, player, corporation)
    else:  # the virtual share of a corporation in receivership
        move(singles(player, corporation)[0], table.pool)
        move(corporation.presidents_certificate, player)
        corporation.president = player
        table.tell("president", corporation=corporation.id, player=player.id)


def _follow_presidency(table: EighteenTable, player: Investor, corporation: Corporation) -> None:
    president = corporation.president
    if president is player:
        return
    needed = corporation.presidents_certificate.percent
    if president is not None:
        needed = president.percent(corporation) + 1
    if player.percent(corporation) >= needed:
        hand_presidency(corporation, player)
        table.tell("president", corporation=corporation.id, player=player.id)


def check_founding(
    table: EighteenTable, player: Investor, corporation: Corporation, price: int
) -> None:
    if not corporation.is_in_game:
        raise Refusal(NOT_IN_GAME, table.rule("found"), corporation=corporation.id)
    if corporation.is_founded:
        raise Refusal(ALREADY_FOUNDED, table.rule("found"), corporation=corporation.id)
    if table.market.start_cell(price) is None:
        prices = ", ".join(map(str, sorted(table.market.start_prices)))
        raise Refusal(NO_START_PRICE, table.rule("found"), price=price, prices=prices)
    check_certificate_limit(table, player)
    amount = price * corporation.presidents_certificate.percent // SHARE
    _check_cash(player, amount, table.rule("found"))


def found(table: EighteenTable, player: Investor, corporation: Corporation, price: int) -> None:
    """Set the price, take the president's certificate, pay the corporation."""
    table.market.put(corporation, table.market.start_cell(price))
    certificate = corporation.presidents_certificate
    pay(player, corporation, price * certificate.percent // SHARE, table.rule("found"))
    move(certificate, player)
    corporation.president = player
    corporation.founded_in = table.cycle
    table.tell("founded", player=player.id, corporation=corporation.id, price=price)
    table.on_founded(corporation)
