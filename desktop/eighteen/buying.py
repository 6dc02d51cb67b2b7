"""Buying shares and founding corporations: what is allowed, and how the presidency follows."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.eighteen.actions import BuyShare
from desktop.eighteen.companies.corporation import Corporation
from desktop.eighteen.selling import HALF, NOT_FOUNDED, follow_presidency
from desktop.eighteen.shares import Certificate, Investor, halves, move, singles
from desktop.eighteen.stock_rules import SHARE
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
NO_CHANGE = QT_TRANSLATE_NOOP(
    "Refusal", "{player} cannot buy {percent} % of {corporation} by giving change"
)
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


def offered(
    table: EighteenTable, corporation: Corporation, source: str, percent: int = SHARE
) -> Certificate | None:
    """The ordinary certificate of this size that would be bought there."""
    there = table.stock.offered(corporation, source)
    return next((c for c in there if c.percent == percent), None)


def _has_virtual_share(table: EighteenTable, player: Investor, corporation: Corporation) -> bool:
    """Whether only the president's certificate lies in the market, and he can swap his one."""
    return (
        corporation.presidents_certificate.holder is table.pool
        and not singles(table.pool, corporation)
        and player.percent(corporation) >= SHARE
    )


def _wanted(
    table: EighteenTable, player: Investor, corporation: Corporation, action: BuyShare
) -> Certificate | None:
    """The certificate that would come to the player; a refusal if there is none."""
    names = {"corporation": corporation.id}
    rule_id = _rule_of(table, action.source)
    if action.source not in SOURCES:
        raise Refusal(NONE_THERE, rule_id, source=action.source[:40], **names)
    if action.change:
        certificate = offered(table, corporation, "market")
        has_half = bool(halves(player, corporation))
        fits = action.source == "market" and action.percent == HALF
        if certificate is None or not has_half or not fits:
            raise Refusal(
                NO_CHANGE,
                table.rule("buy_change"),
                player=player.id,
                percent=action.percent,
                **names,
            )
        return certificate
    certificate = offered(table, corporation, action.source, action.percent)
    if certificate is None:
        is_virtual = action.source == "market" and _has_virtual_share(table, player, corporation)
        if not is_virtual or action.percent != SHARE:
            raise Refusal(NONE_THERE, rule_id, source=action.source, **names)
    return certificate


def check_purchase(
    table: EighteenTable, player: Investor, corporation: Corporation, action: BuyShare
) -> None:
    """Refuse a purchase that breaks a limit or cannot be paid."""
    names = {"corporation": corporation.id}
    rule_id = _rule_of(table, action.source)
    if not corporation.is_founded or corporation.closed:
        raise Refusal(NOT_FOUNDED, rule_id, **names)
    table.stock.check_may_buy(player, corporation)
    certificate = _wanted(table, player, corporation, action)
    if certificate is None or table.stock.weight(certificate):
        check_certificate_limit(table, player)
    percent, limit = player.percent(corporation) + action.percent, table.holding_limit
    if percent > limit:
        raise Refusal(
            HOLDING_LIMIT,
            table.rule("holding_limit"),
            player=player.id,
            percent=percent,
            limit=limit,
            **names,
        )
    _check_cash(player, cost(table, corporation, action), rule_id)


def cost(table: EighteenTable, corporation: Corporation, action: BuyShare) -> int:
    return table.stock.cost(corporation, action.source, action.percent, action.change)


def _rule_of(table: EighteenTable, source: str) -> str:
    return table.rule("buy_market" if source == "market" else "buy_treasury")


def _check_cash(player: Investor, amount: int, rule_id: str) -> None:
    if player.cash < amount:
        raise Refusal(CANNOT_PAY, rule_id, payer=player.id, cash=player.cash, amount=amount)


def buy(table: EighteenTable, player: Investor, corporation: Corporation, action: BuyShare) -> None:
    """Take one share; whoever now holds more than the president takes over at once."""
    price, source = cost(table, corporation, action), action.source
    certificate = _wanted(table, player, corporation, action)
    pay(player, table.stock.seller(corporation, source), price, _rule_of(table, source))
    if certificate is not None:
        move(certificate, player)
        if action.change:
            move(halves(player, corporation)[0], table.pool)
        table.tell(
            "bought",
            player=player.id,
            corporation=corporation.id,
            percent=action.percent,
            source=table.stock.place(source),
            amount=price,
        )
        follow_presidency(table, player, corporation)
    else:  # the virtual share of a corporation in receivership
        move(singles(player, corporation)[0], table.pool)
        move(corporation.presidents_certificate, player)
        corporation.president = player
        table.tell("president", corporation=corporation.id, player=player.id)
    table.stock.after_purchase(corporation)


def purchases(
    table: EighteenTable, player: Investor, corporation: Corporation
) -> Iterator[BuyShare]:
    """Everything that could be asked for, legal or not."""
    for source in SOURCES:
        yield BuyShare(player=player.id, corporation=corporation.id, source=source)
    if corporation.has_halves:
        for change in (False, True):
            yield BuyShare(
                player=player.id,
                corporation=corporation.id,
                source="market",
                percent=HALF,
                change=change,
            )


def check_start_price(table: EighteenTable, price: int) -> None:
    if table.market.start_cell(price) is None:
        prices = ", ".join(map(str, sorted(table.market.start_prices)))
        raise Refusal(NO_START_PRICE, table.rule("found"), price=price, prices=prices)


def check_founding(
    table: EighteenTable, player: Investor, corporation: Corporation, price: int
) -> None:
    if not corporation.is_in_game:
        raise Refusal(NOT_IN_GAME, table.rule("found"), corporation=corporation.id)
    if corporation.is_founded:
        raise Refusal(ALREADY_FOUNDED, table.rule("found"), corporation=corporation.id)
    table.stock.check_may_found(player, corporation)
    check_start_price(table, price)
    check_certificate_limit(table, player)
    amount = price * corporation.presidents_certificate.percent // SHARE
    _check_cash(player, amount, table.rule("found"))


def found(table: EighteenTable, player: Investor, corporation: Corporation, price: int) -> None:
    """Set the price, take the president's certificate and pay for it."""
    certificate = corporation.presidents_certificate
    amount = price * certificate.percent // SHARE
    pay(player, table.stock.seller(corporation, "treasury"), amount, table.rule("found"))
    move(certificate, player)
    start(table, player, corporation, price)


def start(table: EighteenTable, player: Investor, corporation: Corporation, price: int) -> None:
    """A corporation whose president's certificate has come to a player begins at this price."""
    table.market.put(corporation, table.market.start_cell(price))
    corporation.par = price
    corporation.president = player
    corporation.founded_in = table.cycle
    table.tell("founded", player=player.id, corporation=corporation.id, price=price)
    table.on_founded(corporation)
    table.stock.after_purchase(corporation)
