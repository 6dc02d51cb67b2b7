"""Money in Steam: units of $5 raised for income or points, and what is paid with them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from desktop.engine.money import CANNOT_PAY, Purse, pay
from desktop.engine.refusal import QT_TRANSLATE_NOOP, Refusal

if TYPE_CHECKING:
    from desktop.titles.steam.phase_table import PhaseTable
    from desktop.titles.steam.pieces import SteamPlayer

CANNOT_RAISE = QT_TRANSLATE_NOOP(
    "Refusal", "{player} can raise {cash} in all and cannot pay {amount}"
)

DEBT = 2  # steam.std.upkeep: dollars that a point, or an income, is worth to who cannot pay


class Bank(Purse):
    """Never runs out; what it has paid out, less what it got back, is what the players have."""

    fixed: ClassVar[frozenset[str]] = frozenset({"key", "id"})

    def __init__(self) -> None:
        self.key = self.id = "bank"
        self.cash = 0

    @property
    def must_cover(self) -> bool:
        return False


def units_for(table: PhaseTable, player: SteamPlayer, amount: int) -> int:
    """steam.loan.cash_first: the fewest units that pay for this once the cash is spent."""
    missing = max(0, amount - player.cash)
    return -(-missing // table.box.loan.unit)


def most_units(table: PhaseTable, player: SteamPlayer) -> int:
    """How many units the player could raise: first for income, then for points."""
    loan = table.box.loan
    return (player.income - table.box.income[0]) // loan.income + player.points // loan.points


def most(table: PhaseTable, player: SteamPlayer) -> int:
    """What the player could pay if everything were borrowed that can be."""
    return player.cash + most_units(table, player) * table.box.loan.unit


def borrow(table: PhaseTable, player: SteamPlayer, units: int) -> None:
    """steam.loan.unit, steam.loan.at_minus10; the caller has seen that it can be done."""
    if not units:
        return
    loan = table.box.loan
    for_income = min(units, (player.income - table.box.income[0]) // loan.income)
    income, points = for_income * loan.income, (units - for_income) * loan.points
    player.income -= income
    player.points -= points
    pay(table.bank, player, units * loan.unit, "steam.loan.unit")
    amount = units * loan.unit
    table.tell("borrowed", player=player.id, amount=amount, steps=income, points=points)


def check_means(table: PhaseTable, player: SteamPlayer, amount: int) -> None:
    """Whether the player can pay this now, on credit or in cash alone."""
    if table.on_credit:
        if amount > most(table, player):
            raise Refusal(
                CANNOT_RAISE,
                "steam.loan.at_minus10",
                player=player.id,
                cash=most(table, player),
                amount=amount,
            )
    elif amount > player.cash:
        raise Refusal(
            CANNOT_PAY, "steam.std.cash_only", payer=player.id, cash=player.cash, amount=amount
        )


def spend(table: PhaseTable, player: SteamPlayer, amount: int, rule_id: str) -> None:
    """Pay the bank; what is missing is borrowed where the mode lets one."""
    check_means(table, player, amount)
    if table.on_credit:
        borrow(table, player, units_for(table, player, amount))
    pay(player, table.bank, amount, rule_id)
