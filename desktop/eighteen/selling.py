"""Selling shares to the market: what is allowed, and how presidency and price follow."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from desktop.eighteen.actions import SellShares
from desktop.eighteen.companies.corporation import Corporation
from desktop.eighteen.shares import (
    Certificate,
    Investor,
    halves,
    hand_presidency,
    heir,
    move,
    wholes,
)
from desktop.eighteen.stock_rules import SHARE
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
NO_HEIR = QT_TRANSLATE_NOOP(
    "Refusal", "Nobody else holds enough of {corporation} to become its president"
)
HALF_OF_HIS = QT_TRANSLATE_NOOP(
    "Refusal",
    "{player} holds more of {corporation} than the president's certificate and cannot sell half "
    "of it",
)
NO_CHANGE = QT_TRANSLATE_NOOP(
    "Refusal", "{player} cannot sell {percent} % of {corporation} by taking change"
)

HALF = SHARE // 2
MARKET_CAP = 50


class Sale(NamedTuple):
    """What is sold at once: so many percent, so many half certificates among them."""

    percent: int
    halves: int = 0
    change: bool = False  # a whole certificate is given, a half one of the market taken

    @classmethod
    def of(cls, action: SellShares) -> Sale:
        return cls(action.percent, action.halves, action.change)

    @property
    def wholes(self) -> int:
        return (self.percent - HALF * self.halves) // SHARE

    @property
    def smaller(self) -> Iterator[Sale]:
        """The same with one certificate less."""
        if self.wholes:
            yield self._replace(percent=self.percent - SHARE)
        if self.halves:
            yield self._replace(percent=self.percent - HALF, halves=self.halves - 1)

    def action(self, player: Investor, corporation: Corporation) -> SellShares:
        return SellShares(
            player=player.id,
            corporation=corporation.id,
            percent=self.percent,
            halves=self.halves,
            change=self.change,
        )


def check_sale(
    table: EighteenTable, player: Investor, corporation: Corporation, sale: Sale
) -> None:
    """Refuse a sale that no player may make."""
    names = {"corporation": corporation.id}
    if not corporation.is_founded or corporation.closed:
        raise Refusal(NOT_FOUNDED, table.rule("sell_unfounded"), **names)
    if sale.change:
        _check_change(table, player, corporation, sale)
    else:
        _check_holding(table, player, corporation, sale)
    table.stock.check_may_sell(player, corporation)
    in_market = table.pool.percent(corporation) + sale.percent
    if in_market > MARKET_CAP:
        raise Refusal(
            MARKET_FULL, table.rule("market_cap"), percent=in_market, cap=MARKET_CAP, **names
        )
    needed = 1 if sale.change else sale.wholes
    if needed > len(wholes(player, corporation)):
        _check_presidents_certificate(table, player, corporation, sale)


def _check_holding(
    table: EighteenTable, player: Investor, corporation: Corporation, sale: Sale
) -> None:
    held, own_halves = player.percent(corporation), len(halves(player, corporation))
    in_wholes = sale.percent - HALF * sale.halves
    if (
        sale.percent <= 0
        or not 0 <= sale.halves <= own_halves
        or in_wholes < 0
        or in_wholes % SHARE
        or in_wholes > held - HALF * own_halves
    ):
        raise Refusal(
            NOT_SO_MANY,
            table.rule("sell"),
            player=player.id,
            held=held,
            percent=sale.percent,
            corporation=corporation.id,
        )


def _check_change(
    table: EighteenTable, player: Investor, corporation: Corporation, sale: Sale
) -> None:
    """A whole certificate for a half one, by a player without a half one.

    Who has only the president's certificate gets whole ones for it from the new president.
    """
    if (
        sale.percent != HALF
        or sale.halves
        or halves(player, corporation)
        or not player.of(corporation)
        or not halves(table.pool, corporation)
    ):
        raise Refusal(
            NO_CHANGE,
            table.rule("sell_change"),
            player=player.id,
            percent=sale.percent,
            corporation=corporation.id,
        )


def _check_presidents_certificate(
    table: EighteenTable, player: Investor, corporation: Corporation, sale: Sale
) -> None:
    """It can go only to a new president; half of it only when the seller has nothing else."""
    keeps = player.percent(corporation) - sale.percent
    if heir(corporation, table.solvent(), player, keeps) is None:
        raise Refusal(NO_HEIR, table.rule("sell_needs_heir"), corporation=corporation.id)
    if sale.wholes == 1 and len(player.of(corporation)) > 1:
        raise Refusal(
            HALF_OF_HIS,
            table.rule("sell_half_president"),
            player=player.id,
            corporation=corporation.id,
        )


def sell(table: EighteenTable, player: Investor, corporation: Corporation, sale: Sale) -> None:
    """Sell to the market; a new president takes over before the shares change hands."""
    was_president = corporation.president is player
    amount = table.stock.value(corporation, sale.percent, sale.change)
    own = wholes(player, corporation)
    sold = halves(player, corporation)[: sale.halves]
    given: tuple[Certificate, ...] = ()
    if was_president:
        keeps = player.percent(corporation) - sale.percent
        successor = heir(corporation, table.solvent(), player, keeps)
        if successor is not None:
            given = change_president(table, corporation, successor)
    if sale.change:
        move(halves(table.pool, corporation)[0], player)
        sold = (own or given)[:1]
    elif sale.wholes <= len(own):
        sold += own[: sale.wholes]
    else:
        sold += _instead_of_the_presidents(given, own, sale)
    for certificate in sold:
        move(certificate, table.pool)
    pay(table.bank, player, amount, table.rule("sell"))
    table.tell(
        "sold", player=player.id, corporation=corporation.id, percent=sale.percent, amount=amount
    )
    table.stock.after_sale(corporation, sale.percent, was_president)


def _instead_of_the_presidents(
    given: tuple[Certificate, ...], own: tuple[Certificate, ...], sale: Sale
) -> tuple[Certificate, ...]:
    """The certificates the new president has given, and the seller's own beside them."""
    missing = sale.percent - HALF * sale.halves - sum(c.percent for c in given)
    if missing >= 0:
        return (*given, *own[: missing // SHARE])
    return tuple(c for c in given if c.percent == SHARE)[: sale.wholes]


def change_president(
    table: EighteenTable, corporation: Corporation, to: Investor
) -> tuple[Certificate, ...]:
    """Swap the certificates and tell it; what the new president has given for his one."""
    giver = corporation.presidents_certificate.holder
    given = hand_presidency(corporation, to)
    table.tell("president", corporation=corporation.id, player=to.id)
    if isinstance(giver, Investor):
        table.on_president_changed(corporation, giver, to)
    return given


def follow_presidency(table: EighteenTable, player: Investor, corporation: Corporation) -> None:
    """Whoever holds more than the president takes over; without one, whoever holds enough."""
    president = corporation.president
    if president is player or not corporation.is_founded:
        return
    needed = corporation.presidents_certificate.percent
    if president is not None:
        needed = president.percent(corporation) + 1
    if player.percent(corporation) >= needed:
        change_president(table, corporation, player)


def sellable(table: EighteenTable, player: Investor, corporation: Corporation) -> Iterator[Sale]:
    """What this player may sell of a corporation at once."""
    for sale in _conceivable(player, corporation):
        try:
            check_sale(table, player, corporation, sale)
        except Refusal:
            continue
        yield sale


def _conceivable(player: Investor, corporation: Corporation) -> Iterator[Sale]:
    own_halves = len(halves(player, corporation))
    most = player.percent(corporation) - HALF * own_halves
    for count in range(own_halves + 1):
        for percent in range(0, most + SHARE, SHARE):
            if percent or count:
                yield Sale(percent + HALF * count, count)
    if corporation.has_halves:
        yield Sale(HALF, change=True)
