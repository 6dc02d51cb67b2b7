"""Money: units of $5 for income, then for points, and never more than needed."""

import pytest

from desktop.engine.refusal import Refusal
from desktop.titles.steam import money
from desktop.titles.steam.options import NOVICE, STANDARD
from tests.titles.steam.seats import facts, give, new_game, setting
from tests.titles.steam.vectors import vector


def spent(expense, *options, **given):
    """Player 1 with these facts pays an expense."""
    game = new_game(4, *options)
    with setting(game) as table:
        give(table, "1", **given)
        table.spend(table.player("1"), expense, "steam.track.cost")
    return facts(game, "1", "income", "points", "cash")


@vector("steam.tv.loan_8")
def test_eight_dollars_without_cash_take_two_units_and_leave_two():
    assert spent(8, cash=0, income=0) == (-2, 0, 2)


@vector("steam.tv.loan_minus10")
def test_at_the_lowest_income_a_unit_costs_two_points():
    assert spent(8, cash=1, income=-10, points=5) == (-10, 1, 3)


def test_cash_is_spent_first():
    """steam.loan.cash_first"""
    assert spent(8, cash=8, income=3) == (3, 0, 0)
    assert spent(8, cash=9, income=3) == (3, 0, 1)
    assert spent(8, cash=7, income=3) == (2, 0, 4)


def test_income_goes_before_points():
    """steam.loan.at_minus10: one step is left on the income track"""
    assert spent(10, cash=0, income=-9, points=2) == (-10, 0, 0)


@pytest.mark.parametrize(("points", "most"), [(0, 3), (1, 3), (2, 8), (5, 13)])
def test_what_can_be_raised_at_the_lowest_income(points, most):
    game = new_game()
    with setting(game) as table:
        give(table, "1", cash=3, income=-10, points=points)
        player = table.player("1")
        assert money.most(table, player) == most
        with pytest.raises(Refusal) as caught:
            table.check_spend(player, most + 1, "steam.track.cost")
        assert caught.value.rule_id == "steam.loan.at_minus10"
        table.spend(player, most, "steam.track.cost")
        assert player.cash == 0


def test_in_the_standard_game_only_cash_is_spent():
    """steam.std.cash_only"""
    game = new_game(4, STANDARD)
    with setting(game) as table:
        give(table, "1", cash=7)
        with pytest.raises(Refusal) as caught:
            table.check_spend(table.player("1"), 8, "steam.std.cash_only")
        assert caught.value.rule_id == "steam.std.cash_only"
    assert spent(7, STANDARD, cash=7) == (0, 0, 0)


def test_novices_borrow_for_track():
    """steam.std.novice"""
    assert spent(8, STANDARD, NOVICE, cash=0, income=0) == (-2, 0, 2)
