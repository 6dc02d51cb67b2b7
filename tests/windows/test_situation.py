"""The situations the rules at hand begin with."""

from desktop.eighteen.shares import move
from desktop.engine.setup import Setup
from desktop.titles.shelf import new_game
from desktop.windows.eighteen_situations import FORCED_PURCHASE, RECEIVERSHIP, situation_of
from tests.titles.g1846.words import (
    go_on_to,
    has_cash,
    operating_game,
    phase,
    setting,
    start_stock_round,
)


def test_the_beginning_is_nothing_special():
    assert situation_of(new_game(Setup("1846", ("A", "B", "C"))).table) == ""


def test_without_a_train_and_the_money_for_one():
    """1846.forced.issue_first"""
    game = operating_game("NYC 80", cash=500)
    phase(game, "III")
    go_on_to(game, "NYC", "buy_train")
    has_cash(game, "NYC", 449)
    assert situation_of(game.table) == FORCED_PURCHASE
    has_cash(game, "NYC", 450)
    assert situation_of(game.table) == ""


def test_a_corporation_without_a_president():
    """1846.receivership.sr"""
    game = operating_game("NYC 80, GT 60", cash=500)
    with setting(game) as table:
        nyc = table.corporation("NYC")
        move(nyc.presidents_certificate, table.pool)
        nyc.president = None
        table.investor("1").bankrupt = True
        table.operating_round.company = None
    start_stock_round(game)
    assert situation_of(game.table) == RECEIVERSHIP
