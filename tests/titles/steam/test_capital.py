"""Standard game, phase 1: capital for the round, and none later."""

from desktop.engine.actions import Pass
from desktop.titles.steam.actions import RaiseCapital
from desktop.titles.steam.options import NOVICE, STANDARD
from tests.titles.steam.seats import at_phase, facts, new_game, passes, rule_against


def capital(**given):
    return at_phase(new_game(4, STANDARD), "capital", **given)


def test_units_of_five_dollars_for_income():
    """steam.std.capital"""
    game = capital()
    game.apply(RaiseCapital(player="1", units=3))
    assert facts(game, "1", "cash", "income", "points") == (15, -3, 0)
    assert game.actors == ("2",)


def test_at_the_lowest_income_for_points():
    game = capital(income=-9, points=5)
    game.apply(RaiseCapital(player="1", units=3))
    assert facts(game, "1", "cash", "income", "points") == (15, -10, 1)


def test_no_more_than_income_and_points_allow():
    game = capital(income=-9, points=5)
    (raising, nothing) = game.choices()
    assert raising.ranges["units"] == range(1, 4)
    assert nothing.action == Pass(who="1")
    assert rule_against(game, RaiseCapital(player="1", units=4)) == "steam.std.capital"
    assert rule_against(game, RaiseCapital(player="1", units=0)) == "steam.std.capital"
    game = capital(income=-10, points=1)
    assert rule_against(game, RaiseCapital(player="1", units=1)) == "steam.loan.at_minus10"
    assert [c.action for c in game.choices()] == [Pass(who="1")]


def test_the_phases_of_a_standard_round():
    """steam.std.phases, and steam.std.novice has the same ones"""
    for options in ((STANDARD,), (STANDARD, NOVICE)):
        game = new_game(3, *options)
        seen = []
        while game.table.round_number == 1:
            if game.table.round.name not in seen:
                seen.append(game.table.round.name)
            if seen[-1] == "actions":
                game.apply(game.choices()[0].action)
            else:
                passes(game)
        assert seen == ["capital", "order_auction", "actions", "build", "goods"]
        assert game.table.round.name == "capital"
