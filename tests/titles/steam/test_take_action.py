"""Action tiles: what they cost in the base game, which may be declined, what happens at once."""

from desktop.titles.steam.actions import TakeAction
from desktop.titles.steam.options import STANDARD
from tests.titles.steam.seats import (
    asked,
    at_actions,
    facts,
    give,
    rule_against,
    setting,
    takes,
)
from tests.titles.steam.vectors import vector


def take(number, player="1", declined=False):
    return TakeAction(player=player, number=number, declined=declined)


@vector("steam.tv.loco_4_to_5")
def test_larisa_upgrades_her_locomotives_to_level_five_for_nine_dollars():
    game = at_actions(level=4, cash=9)
    takes(game, 6)
    assert facts(game, "1", "level", "cash", "action") == (5, 0, 6)


def test_locomotives_of_the_highest_level_are_not_upgraded():
    """steam.act.6_locomotive"""
    game = at_actions(level=6, cash=50)
    assert rule_against(game, take(6)) == "steam.act.6_locomotive"


def test_city_growth_costs_two_and_urbanisation_six_when_they_are_taken():
    """steam.act.5_city_growth, steam.act.7_urbanization"""
    game = at_actions(cash=10)
    with setting(game) as table:
        give(table, "2", cash=10)
    takes(game, 5, 7)
    assert facts(game, "1", "cash") == (8,)
    assert facts(game, "2", "cash") == (4,)


def test_both_may_be_declined_for_nothing():
    """steam.act.pass"""
    game = at_actions()
    takes(game, 7, 5, declined=True)
    assert facts(game, "1", "action", "declined", "income") == (7, True, 0)
    assert facts(game, "2", "action", "declined", "income") == (5, True, 0)
    for number in (1, 2, 3, 4, 6):
        assert rule_against(game, take(number, "3", declined=True)) == "steam.act.pass"


def test_the_others_cost_nothing():
    game = at_actions()
    takes(game, 4, 3, 2, 1)
    for id in "1234":
        assert facts(game, id, "cash", "income") == (0, 0)
    assert asked(game) == "build" and game.actors == ("1",)


def test_a_tile_is_taken_once_in_a_round():
    """steam.act.choose"""
    game = at_actions()
    takes(game, 3)
    assert rule_against(game, take(3, "2")) == "steam.act.choose"
    assert rule_against(game, take(8, "2")) == "steam.act.choose"
    assert rule_against(game, take(0, "2")) == "steam.act.choose"
    offered = {c.action.number for c in game.choices()}
    assert offered == {1, 2, 4, 5, 6, 7}


def test_who_cannot_raise_the_money_may_only_decline():
    game = at_actions(income=-10, points=1)
    assert rule_against(game, take(5)) == "steam.loan.at_minus10"
    assert rule_against(game, take(6)) == "steam.loan.at_minus10"
    assert rule_against(game, take(7)) == "steam.loan.at_minus10"
    takes(game, 5, declined=True)


def test_what_can_no_longer_be_carried_out_may_only_be_declined():
    """steam.act.pass: who pays commits himself, which nobody can do without cubes or new cities"""
    game = at_actions(cash=10)
    with setting(game) as table:
        table.supply.reserve = ((),) * len(table.supply.reserve)
    assert rule_against(game, take(5)) == "steam.act.pass"
    game.check(take(7))  # a new city comes without cubes, then
    with setting(game) as table:
        table.supply.new_cities = (0,) * len(table.supply.new_cities)
    assert rule_against(game, take(7)) == "steam.act.pass"
    offered = [c.action for c in game.choices() if c.action.number in (5, 7)]
    assert offered == [take(5, declined=True), take(7, declined=True)]
    takes(game, 5, declined=True)
    assert facts(game, "1", "cash") == (10,)


def test_in_the_standard_game_a_tile_may_be_taken_from_others_though_it_does_nothing():
    """steam.std.actions_free"""
    game = at_actions(4, STANDARD)
    with setting(game) as table:
        table.supply.growth_markers = 0
    game.check(take(5))


def test_in_the_standard_game_the_highest_level_is_not_upgraded_either():
    """steam.act.6_locomotive"""
    game = at_actions(4, STANDARD, level=6)
    assert rule_against(game, take(6)) == "steam.act.6_locomotive"


def test_in_the_standard_game_all_are_free_and_none_is_declined_at_once():
    """steam.std.actions_free"""
    game = at_actions(4, STANDARD)
    assert rule_against(game, take(5, declined=True)) == "steam.std.actions_free"
    takes(game, 6, 5, 7)
    assert facts(game, "1", "level", "cash", "income") == (2, 0, 0)
    assert facts(game, "3", "action", "cash", "income") == (7, 0, 0)
