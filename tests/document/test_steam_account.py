"""Money before a decision in Steam: cash first, then units, then what the round's end takes."""

from __future__ import annotations

from desktop.document.steam_account import account, account_of_price
from desktop.titles.steam.actions import RaiseCapital, TakeAction
from desktop.titles.steam.options import STANDARD
from tests.titles.steam.seats import at_actions, at_phase, new_game


def figures(purse):
    return purse.cash, purse.income, purse.points


def test_a_deed_is_paid_with_cash_first():
    """steam.loan.cash_first: $8 for a locomotive of level 4, with $2 in hand."""
    game = at_actions(4, cash=2, level=3, points=4)
    told = account(game, "1", TakeAction(player="1", number=6))
    assert (told.spent, told.raised) == (8, 10)
    assert figures(told.before) == (2, 0, 4)
    assert figures(told.after) == (4, -2, 4)
    assert told.after.level == 4
    assert (told.due, told.upkeep) == (-2, 0)
    assert figures(told.closing) == (2, -2, 4)


def test_at_the_end_of_income_points_are_taken():
    """steam.loan.at_minus10"""
    game = at_actions(4, income=-10, points=5)
    told = account(game, "1", TakeAction(player="1", number=5))
    assert figures(told.after) == (3, -10, 3)
    assert told.raised == 5


def test_nothing_is_moved_by_looking():
    game = at_actions(4, cash=2)
    before = [vars(player).copy() for player in game.table.players]
    account(game, "1", TakeAction(player="1", number=7))
    account_of_price(game, "1", 30)
    assert [vars(player) for player in game.table.players] == before


def test_upkeep_is_due_in_the_standard_game():
    game = at_phase(new_game(4, STANDARD), "capital", income=-2, level=3, cash=1, points=4)
    told = account(game, "1")
    assert (told.due, told.upkeep) == (-5, 3)
    assert figures(told.closing) == (0, -2, 2)  # $4 are missing: two points
    assert (told.given_up.points, told.given_up.income) == (2, 0)
    raised = account(game, "1", RaiseCapital(player="1", units=2))
    assert (raised.raised, raised.spent, raised.due) == (10, 0, -7)
    assert figures(raised.closing) == (4, -4, 4)


def test_who_cannot_pay_goes_bankrupt():
    told = account(at_actions(4, income=-10, points=1), "1")
    assert told.closing.is_out


def test_a_deed_that_is_refused_says_why():
    game = at_actions(4, level=6)
    told = account(game, "1", TakeAction(player="1", number=6))
    assert told.refusal is not None and told.refusal.rule_id == "steam.act.6_locomotive"
    assert told.after == told.before


def test_a_price_beyond_all_means_is_refused():
    game = at_actions(4, income=-10)
    assert account_of_price(game, "1", 1).refusal is not None
