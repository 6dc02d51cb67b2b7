"""The end of 1846: the bank, bankruptcies, and who has won."""

import pytest

from desktop.eighteen.actions import DeclareBankruptcy
from desktop.engine.actions import EndGame, Pass
from tests.titles.g1846.words import (
    buy,
    cash,
    end_stock_round,
    give,
    go_on_to,
    has_cash,
    hold,
    least,
    new_game,
    operating_game,
    phase,
    rule_against,
    set_price,
    setting,
    start_operating_round,
    start_stock_round,
    table,
)


def play_out(game, rounds=60):
    """Everybody does the least; the rounds begun on the way, in order."""
    seen = []
    for _ in range(rounds):
        if table(game).finished:
            return seen
        t = table(game)
        here = (t.cycle, t.round.name, t.operating_round.number)
        if not seen or seen[-1] != here:
            seen.append(here)
        least(game)
    raise AssertionError("the game does not end")


def rich_game():
    game = operating_game("NYC 80", 3, cash=600)
    has_cash(game, "1", 500)
    return game


def break_bank(game, left=0):
    """The bank keeps this much; the rest goes to a company, which does not count."""
    give(game, "NYC", cash(game, "bank") - left)


@pytest.mark.parametrize(("left", "broken"), [(1, False), (0, True), (-1, True)])
def test_a_bank_without_money_is_broken(left, broken):
    """1846.end.bank: at exactly 0 it has run out"""
    game = rich_game()
    break_bank(game, left)
    assert table(game).bank.broken is broken


def test_a_broken_bank_stays_broken():
    """1846.end.bank"""
    game = rich_game()
    break_bank(game)
    give(game, "NYC", -100)
    assert cash(game, "bank") == 100
    assert table(game).bank.broken


def test_a_broken_bank_pays_all_the_same():
    """1846.end.bank: the reckoning goes on, on paper"""
    game = rich_game()
    break_bank(game)
    give(game, "2", 250)
    assert cash(game, "bank") == -250


def test_broken_in_the_first_operating_round_the_second_is_played():
    """1846.end.bank"""
    game = rich_game()
    break_bank(game)
    assert play_out(game) == [(1, "operating", 1), (1, "operating", 2)]
    assert table(game).finished == "bank"


def test_broken_in_the_second_operating_round_the_game_ends_with_it():
    """1846.end.bank"""
    game = rich_game()
    start_operating_round(game, 2)
    break_bank(game)
    assert play_out(game) == [(1, "operating", 2)]
    assert table(game).finished == "bank"


def test_broken_in_a_stock_round_two_operating_rounds_follow():
    """1846.end.bank: the cycle of three rounds is played to its end"""
    game = rich_game()
    start_stock_round(game, 2)
    break_bank(game)
    end_stock_round(game)
    assert play_out(game) == [(2, "operating", 1), (2, "operating", 2)]
    assert table(game).finished == "bank"


def test_with_money_in_the_bank_another_cycle_begins():
    """1846.round.cycle"""
    game = rich_game()
    start_operating_round(game, 2)
    while table(game).round is table(game).operating_round:
        least(game)
    assert table(game).round is table(game).stock_round
    assert table(game).cycle == 2


def test_the_last_player_who_is_not_bankrupt_wins_at_once():
    """1846.end.bankrupt"""
    game = operating_game("NYC 80", 3, cash=500)
    hold(game, "2", "NYC", 3)
    hold(game, "1", "NYC", 2)
    hold(game, "market", "NYC", 3)
    with setting(game) as t:
        t.investor("3").bankrupt = True
    phase(game, "III")
    go_on_to(game, "NYC", "buy_train")
    set_price(game, "NYC", 20)
    for who in ("NYC", "1"):
        has_cash(game, who, 0)
    game.apply(DeclareBankruptcy(corporation="NYC"))
    assert table(game).finished == "bankrupt"
    assert table(game).standing()[0][0].id == "2"
    assert game.actors == () and game.choices() == ()


def test_two_players_left_go_on():
    """1846.end.bankrupt"""
    game = operating_game("NYC 80", 3, cash=500)
    hold(game, "2", "NYC", 3)
    hold(game, "3", "NYC", 3)
    hold(game, "1", "NYC", 2)
    phase(game, "III")
    go_on_to(game, "NYC", "buy_train")
    set_price(game, "NYC", 20)
    for who in ("NYC", "1"):
        has_cash(game, who, 0)
    game.apply(DeclareBankruptcy(corporation="NYC"))
    assert not table(game).finished


def test_the_game_ends_when_everything_is_closed():
    """1846.d9"""
    game = operating_game("NYC 80", 3)
    game.journal.open()
    for corporation in table(game).corporations.values():
        if corporation.is_founded:
            table(game).close_corporation(corporation)
        corporation.closed = True
    table(game).settle()
    game.journal.commit()
    assert table(game).finished == "all_closed"


def test_wealth_is_cash_and_shares_at_present_prices():
    """1846.score"""
    game = operating_game("NYC 80", 3, cash=3000)
    hold(game, "2", "NYC", 3)
    set_price(game, "NYC", 137)
    has_cash(game, "1", 11)
    has_cash(game, "2", 5)
    worth = {player.id: amount for player, amount in table(game).standing()}
    assert worth == {"1": 11 + 2 * 137, "2": 5 + 3 * 137, "3": 400}


def test_private_companies_do_not_count():
    """1846.score"""
    game = operating_game("NYC 80", 3, p3="MAIL")
    assert dict((p.id, n) for p, n in table(game).standing())["3"] == 320


def test_with_the_option_private_companies_count():
    game = operating_game("NYC 80", 3, "privates_count", p3="MAIL")
    assert dict((p.id, n) for p, n in table(game).standing())["3"] == 400


def test_equals_stand_in_seat_order():
    """1846.o3: no tie-break"""
    game = new_game(4)
    assert [player.id for player, _ in table(game).standing()] == ["1", "2", "3", "4"]


def test_players_may_agree_to_stop():
    game = new_game(3)
    game.apply(EndGame(who="1"))
    assert table(game).finished == "agreed"


def test_nothing_is_done_after_the_end():
    """1846.end.bank"""
    game = new_game(3)
    game.apply(EndGame(who="1"))
    assert rule_against(game, Pass(who="3")) == "1846.end.bank"
    assert not game.is_legal(EndGame(who="1"))


def test_the_end_can_be_taken_back():
    game = new_game(3)
    game.apply(EndGame(who="1"))
    game.undo()
    assert not table(game).finished
    assert game.actors == ("3",)


def test_the_game_for_two_ends_a_set_after_the_depot_is_empty():
    """1846.d10"""
    game = new_game(2, 1, "two_players")
    with setting(game) as t:
        t.cycle = 3
        t.draft_round.steps[0].cards = ()
        for card in t.depot.upcoming:
            card.scrap()
        t.after_operating_round(2)
        assert not t.finished
    with setting(game) as t:
        t.after_operating_round(2)
    assert table(game).finished == "last_train"


def test_a_purchase_does_not_end_anything():
    """1846.end.bank: money goes into the bank, too"""
    game = rich_game()
    start_stock_round(game, 2)
    buy(game, "1", "NYC")
    assert not table(game).finished
