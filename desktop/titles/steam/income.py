"""Phase 4 (standard: 6): income is received, costs are paid, and who cannot pay is out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.engine.money import pay
from desktop.titles.steam import money
from desktop.titles.steam.discs import remove_discs

if TYPE_CHECKING:
    from desktop.titles.steam.phase_table import PhaseTable
    from desktop.titles.steam.pieces import SteamPlayer

BASE, UPKEEP = "steam.income.base", "steam.std.upkeep"


def due(table: PhaseTable, player: SteamPlayer) -> int:
    """What the player gets, or pays if it is negative, by the tracks as they stand."""
    return player.income - (player.level if table.is_standard else 0)


def settle(table: PhaseTable, player: SteamPlayer) -> None:
    """One player's income or costs."""
    amount = due(table, player)
    rule_id = UPKEEP if table.is_standard else BASE
    if amount >= 0:
        pay(table.bank, player, amount, rule_id)
        if amount:
            table.tell("income_received", player=player.id, amount=amount)
        return
    _pay_costs(table, player, -amount, rule_id)


def _pay_costs(table: PhaseTable, player: SteamPlayer, amount: int, rule_id: str) -> None:
    if table.borrows_for_costs:
        units = money.units_for(table, player, amount)
        money.borrow(table, player, min(units, money.most_units(table, player)))
    if table.is_standard:
        _give_up(table, player, amount)
    if player.cash < amount:
        _go_bankrupt(table, player, amount)
        return
    pay(player, table.bank, amount, rule_id)
    table.tell("costs_paid", player=player.id, amount=amount)


def _give_up(table: PhaseTable, player: SteamPlayer, amount: int) -> None:
    """steam.std.upkeep: a point for every missing $2, then an income; $1 may come back."""
    missing = amount - player.cash
    if missing <= 0:
        return
    wanted = -(-missing // money.DEBT)
    points = min(wanted, player.points)
    income = min(wanted - points, player.income - table.box.income[0])
    player.points -= points
    player.income -= income
    pay(table.bank, player, (points + income) * money.DEBT, UPKEEP)
    if points:
        table.tell("points_given_up", player=player.id, count=points)
    if income:
        table.tell("income_given_up", player=player.id, count=income)


def _go_bankrupt(table: PhaseTable, player: SteamPlayer, amount: int) -> None:
    """steam.bankrupt.base: all discs off the board; nobody gets the completed links."""
    table.tell("player_bankrupt", player=player.id, amount=amount)
    pay(player, table.bank, player.cash, "steam.bankrupt.base")
    player.bankrupt = True
    player.is_out = True
    player.points = 0
    table.order = tuple(id for id in table.order if id != player.id)
    remove_discs(table, player.id)
