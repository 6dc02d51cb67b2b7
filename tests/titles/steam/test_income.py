"""Phase 4 (standard: 6): income, costs, and who cannot pay."""

from desktop.titles.steam.actions import TakeAction
from desktop.titles.steam.discs import remove_discs
from desktop.titles.steam.income import due, settle
from desktop.titles.steam.links import completed_links, links
from desktop.titles.steam.options import NOVICE, STANDARD
from tests.titles.steam.seats import chain, facts, give, new_game, passes, phase, setting
from tests.titles.steam.vectors import vector


def settled(*options, **given):
    """Income, points and cash of player 1 after the phase."""
    game = new_game(4, *options)
    with setting(game) as table:
        give(table, "1", **given)
        settle(table, table.player("1"))
    return facts(game, "1", "income", "points", "cash")


@vector("steam.tv.income_andrey")
def test_andrey_gets_his_income():
    assert settled(income=2, cash=0) == (2, 0, 2)


@vector("steam.tv.income_elena")
def test_elena_borrows_for_what_she_owes():
    assert settled(income=-1, cash=0) == (-2, 0, 4)


def test_costs_are_those_of_the_start_of_the_phase():
    """steam.income.base: borrowing makes them no larger"""
    assert settled(income=-6, cash=0) == (-8, 0, 4)


def test_at_the_lowest_income_points_are_given():
    assert settled(income=-10, cash=1, points=4) == (-10, 0, 1)


@vector("steam.tv.std_upkeep")
def test_locomotives_cost_a_dollar_a_level():
    for level, upkeep in ((3, 3), (6, 6)):
        assert settled(STANDARD, level=level, income=0, cash=10) == (0, 0, 10 - upkeep)
        assert settled(STANDARD, level=level, income=10, cash=0) == (10, 0, 10 - upkeep)


@vector("steam.tv.std_short_odd")
def test_an_odd_debt_gives_a_dollar_back():
    assert settled(STANDARD, income=-2, level=3, cash=2, points=5) == (-2, 3, 1)


@vector("steam.tv.std_short_income")
def test_without_points_income_is_given_up():
    assert settled(STANDARD, income=-2, level=3, cash=0, points=1) == (-4, 0, 1)


def test_novices_borrow_for_upkeep():
    """steam.std.novice"""
    assert settled(STANDARD, NOVICE, income=-2, level=3, cash=0, points=1) == (-3, 1, 0)


def bankrupt(*options, **given):
    """A game with a chain of links of player 1, who then cannot pay."""
    game = new_game(4, "first_game") if not options else new_game(4, *options)
    chain(game, "L14", "121")
    with setting(game) as table:
        give(table, "1", **given)
        settle(table, table.player("1"))
    return game


def test_who_can_neither_pay_nor_borrow_is_out():
    """steam.bankrupt.base: 1 point is not enough for another $5"""
    game = bankrupt(income=-10, points=1, cash=6)
    assert facts(game, "1", "is_out", "bankrupt", "cash", "points") == (True, True, 0, 0)
    assert "1" not in game.table.order
    assert completed_links(game.table, "1") == 0 and completed_links(game.table, "2") == 1
    assert [link.owner for link in links(game.table)].count("") == 2
    assert game.table.bank.cash + sum(p.cash for p in game.table.players) == 0
    assert game.table.standing()[-1] == (game.table.player("1"), 0)


def test_in_the_standard_game_points_and_income_go_first():
    """steam.std.upkeep"""
    game = bankrupt(STANDARD, income=-9, points=1, cash=10, level=6)
    assert facts(game, "1", "is_out") == (True,)  # owes 15, has 10, a point and one income
    game = bankrupt(STANDARD, income=-9, points=2, cash=10, level=6)
    assert facts(game, "1", "is_out", "income", "points", "cash") == (False, -10, 0, 1)


def test_who_is_out_is_asked_no_more():
    game = bankrupt(income=-10, points=0, cash=0)
    with setting(game) as table:
        table.start(phase(table, "actions"))
    asked = []
    while game.table.round_number == 1:
        asked.append(game.actors[0])
        if game.table.round.name == "actions":
            number = len(asked)
            game.apply(TakeAction(player=game.actors[0], number=number))
        else:
            passes(game)
    assert set(asked) == {"2", "3", "4"}


def test_completed_links_of_who_is_out_stay_nobodys():
    """steam.link.permanent, steam.bankrupt.base"""
    game = new_game(4, "first_game")
    chain(game, "L14", "1")
    with setting(game) as table:
        remove_discs(table, "1")
    (link,) = links(game.table)
    assert link.is_complete and not link.owner


def test_the_last_one_has_won_and_pays_nothing():
    game = new_game(3, "first_game")
    with setting(game) as table:
        for id in "123":
            give(table, id, income=-10, points=0, cash=0)
        table.start(phase(table, "income"))
    assert game.table.finished == "last_player"
    assert len(game.table.order) == 1
    winner, _ = game.table.standing()[0]
    assert not winner.is_out


def test_what_is_due():
    game = new_game(4, STANDARD)
    with setting(game) as table:
        give(table, "1", income=4, level=6)
        assert due(table, table.player("1")) == -2
