"""What a deed does to a player's money in Steam, and what the end of the round makes of it.

The deed is tried on the real pieces and taken back at once, so that no rule is told twice.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from desktop.engine.actions import Action
from desktop.engine.game import Game
from desktop.engine.refusal import Refusal
from desktop.titles.steam import income
from desktop.titles.steam.phase_table import PhaseTable
from desktop.titles.steam.pieces import SteamPlayer


@dataclass(frozen=True)
class Purse:
    """What a player has that money is made of."""

    cash: int
    income: int
    points: int
    level: int
    is_out: bool = False


@dataclass(frozen=True)
class Account:
    """A player's purse before a deed, after it, and after income and costs of the round."""

    before: Purse
    after: Purse
    closing: Purse
    due: int  # by the income track, less the upkeep of locomotives; negative: to be paid
    upkeep: int
    raised: int  # in units, for income or points
    spent: int
    refusal: Refusal | None = None

    @property
    def given_up(self) -> Purse:
        """What goes at the end of the round for costs that cash does not cover."""
        return replace(
            self.closing,
            income=self.after.income - self.closing.income,
            points=self.after.points - self.closing.points,
        )


def account(game: Game, player_id: str, action: Action | None = None) -> Account:
    """With a deed, or as things stand."""
    table = _table(game)
    player = table.player(player_id)
    before = _purse(player)
    with table.journal.what_if():
        if action is not None:
            try:
                assert table.round is not None
                step = table.round.step_for(action)
                step.check(action)
                step.apply(action)
            except Refusal as refusal:
                return replace(account(game, player_id), refusal=refusal)
        return _told(table, player, before)


def account_of_price(game: Game, player_id: str, price: int) -> Account:
    """If this had to be paid now, as the winner of an auction does."""
    table = _table(game)
    player = table.player(player_id)
    before = _purse(player)
    with table.journal.what_if():
        try:
            table.spend(player, price, "steam.order.auction")
        except Refusal as refusal:
            return replace(account(game, player_id), refusal=refusal)
        return _told(table, player, before)


def _table(game: Game) -> PhaseTable:
    assert isinstance(game.table, PhaseTable)
    return game.table


def _purse(player: SteamPlayer) -> Purse:
    return Purse(player.cash, player.income, player.points, player.level, player.is_out)


def _told(table: PhaseTable, player: SteamPlayer, before: Purse) -> Account:
    after, due = _purse(player), income.due(table, player)
    loan = table.box.loan
    # Nothing that costs money moves these two discs but the loans for it.
    units = max(0, before.income - after.income) // loan.income
    units += max(0, before.points - after.points) // loan.points
    with table.journal.what_if():
        income.settle(table, player)
        closing = _purse(player)
    return Account(
        before=before,
        after=after,
        closing=closing,
        due=due,
        upkeep=player.income - due,
        raised=units * loan.unit,
        spent=before.cash + units * loan.unit - after.cash,
    )
