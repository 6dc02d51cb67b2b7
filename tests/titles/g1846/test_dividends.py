"""Issuing and redeeming, running, sharing out and the share price in 1846."""

import pytest

from desktop.board.routes import Run
from desktop.eighteen.actions import IssueShares, RedeemShares, RunTrains
from desktop.engine.actions import Pass
from desktop.titles.g1846.dividend import price_steps, retained
from tests.titles.g1846.recorded import BOX
from tests.titles.g1846.words import (
    PLAIN,
    asked,
    cash,
    choices_of,
    corp,
    found,
    go_on_to,
    has_cash,
    has_earned,
    hold,
    issues,
    lays,
    least,
    operating_game,
    pays,
    percent,
    put_tile,
    redeems,
    refusal,
    rule_against,
    runs_best,
    set_price,
    setting,
    start_operating_round,
    start_stock_round,
    stock_game,
    table,
    train,
)

# Issuing and redeeming


def new_york(*options, price=80):
    """NYC: its president has 20 %, player 2 and player 3 have 10 % each."""
    game = operating_game("NYC 80", 5, *options, cash=200)
    hold(game, "2", "NYC", 1)
    hold(game, "3", "NYC", 1)
    set_price(game, "NYC", price)
    return go_on_to(game, "NYC")


def test_shares_are_issued_a_step_below_the_price():
    """1846.issue, 1846.issue.no_price_move"""
    game = new_york()
    before = cash(game, "NYC")
    game.apply(issues("NYC", 3))
    assert cash(game, "NYC") == before + 3 * 70
    assert percent(game, "market", "NYC") == 30
    assert corp(game, "NYC").price == 80


def test_no_more_in_the_market_than_with_the_players():
    """1846.issue"""
    game = new_york()
    assert {a.count for a in choices_of(game, IssueShares)} == {1, 2, 3, 4}
    refused = refusal(game, issues("NYC", 5))
    assert (refused.rule_id, refused.facts["most"]) == ("1846.issue", 4)


def test_shares_in_the_market_already_count():
    """1846.issue"""
    game = new_york()
    hold(game, "market", "NYC", 3)
    assert rule_against(game, issues("NYC", 2)) == "1846.issue"
    game.apply(issues("NYC", 1))


@pytest.mark.parametrize("count", [0, -1])
def test_at_least_one_share_is_issued(count):
    """1846.issue"""
    assert rule_against(new_york(), issues("NYC", count)) == "1846.issue"


def test_only_treasury_shares_are_issued():
    """1846.issue"""
    game = new_york()
    hold(game, "4", "NYC", 5)
    game.apply(issues("NYC", 1))
    assert percent(game, "treasury", "NYC") == 0


def test_shares_are_not_issued_for_nothing():
    """1846.issue: a step below 10 there is no price"""
    assert rule_against(new_york(price=10), issues("NYC", 1)) == "1846.issue"


def test_shares_are_redeemed_a_step_above_the_price():
    """1846.redeem, 1846.issue.no_price_move"""
    game = new_york()
    hold(game, "market", "NYC", 3)
    before = cash(game, "NYC"), cash(game, "bank")
    game.apply(redeems("NYC", 2))
    assert (cash(game, "NYC"), cash(game, "bank")) == (before[0] - 180, before[1] + 180)
    assert percent(game, "market", "NYC") == 10
    assert corp(game, "NYC").price == 80


def test_only_shares_in_the_market_are_redeemed():
    """1846.redeem"""
    game = new_york()
    hold(game, "market", "NYC", 1)
    assert rule_against(game, redeems("NYC", 2)) == "1846.redeem"
    assert rule_against(game, redeems("NYC", 0)) == "1846.redeem"
    assert {a.count for a in choices_of(game, RedeemShares)} == {1}


def test_redeeming_must_be_paid():
    """1846.redeem"""
    game = new_york()
    hold(game, "market", "NYC", 3)
    has_cash(game, "NYC", 179)
    assert rule_against(game, redeems("NYC", 2)) == "1846.redeem"


def test_either_issue_or_redeem_and_once():
    """1846.o4, 1846.issue"""
    game = new_york()
    game.apply(issues("NYC", 1))
    assert rule_against(game, redeems("NYC", 1)) == "1846.redeem"
    assert rule_against(game, issues("NYC", 1)) == "1846.issue"


def test_after_track_it_is_too_late_to_issue():
    """1846.issue: at the start of the turn"""
    game = new_york()
    hold(game, "market", "NYC", 1)
    game.apply(lays(game, "NYC", "E19", PLAIN, "D20", "F20"))
    assert rule_against(game, issues("NYC", 1)) == "1846.issue"
    assert rule_against(game, redeems("NYC", 1)) == "1846.redeem"
    assert not choices_of(game, IssueShares)


def test_after_a_turn_without_track_it_is_too_late_as_well():
    """1846.issue"""
    game = new_york()
    train(game, "NYC", "2")
    put_tile(game, "E19", PLAIN, "D20", "F20")
    game.apply(Pass(who="NYC"))
    assert asked(game) == "run_trains"
    assert rule_against(game, issues("NYC", 1)) == "1846.issue"


def test_after_running_it_is_too_late_even_when_track_was_not_asked():
    """1846.issue: a corporation too poor for track"""
    game = operating_game("NYC 80")
    train(game, "NYC", "2")
    put_tile(game, "E19", PLAIN, "D20", "F20")
    has_cash(game, "NYC", 5)
    set_price(game, "NYC", 20)
    hold(game, "market", "NYC", 1)
    start_operating_round(game)
    if asked(game) == "run_trains":
        game.apply(runs_best(game))
    assert asked(game) == "dividend"
    assert rule_against(game, issues("NYC", 1)) == "1846.issue"


def test_with_the_option_shares_are_issued_until_the_dividend():
    """1846.d2"""
    game = new_york("issue_before_dividends")
    game.apply(lays(game, "NYC", "E19", PLAIN, "D20", "F20"))
    game.apply(issues("NYC", 1))


def test_after_the_dividend_nothing_is_issued_even_with_the_option():
    """1846.d2: only a forced issue is left then"""
    game = new_york("issue_before_dividends")
    train(game, "NYC", "2")
    go_on_to(game, "NYC", "buy_train")
    assert rule_against(game, issues("NYC", 1)) == "1846.forced.issue_first"


def test_an_independent_has_no_shares_to_issue():
    """1846.or.minor_turn"""
    game = operating_game("NYC 80", p1="MS")
    assert rule_against(game, issues("MS", 1)) == "1846.or.turn"


# Running


def connected():
    game = operating_game("NYC 80", cash=200)
    train(game, "NYC", "2")
    put_tile(game, "E19", PLAIN, "D20", "F20")
    return go_on_to(game, "NYC", "run_trains")


def test_a_company_with_train_and_route_must_run():
    """1846.or.turn"""
    game = connected()
    assert rule_against(game, RunTrains(company="NYC")) == "1846.or.turn"
    game.apply(runs_best(game))


def test_the_president_may_run_for_less():
    """1846.or.turn: a run, not the best one"""
    game = connected()
    card = corp(game, "NYC").trains[0].id
    poorer = Run(card, ("D20.0", "E19", "F20.0"))
    game.apply(RunTrains(company="NYC", runs=(poorer,)))
    assert corp(game, "NYC").last_revenue == 20


def test_with_the_option_a_train_may_stand_idle():
    game = operating_game("NYC 80", 5, "idle_trains", cash=200)
    train(game, "NYC", "2")
    put_tile(game, "E19", PLAIN, "D20", "F20")
    go_on_to(game, "NYC", "run_trains")
    game.apply(RunTrains(company="NYC"))
    assert corp(game, "NYC").last_revenue == 0


def test_a_way_that_only_comes_back_to_chicago_is_no_route():
    """1846.route.def: Chicago is one place; nobody is asked for the impossible"""
    game = operating_game("NYC 80", cash=200)
    with setting(game) as t:
        t.board["D20"].set_station(0, 0, "")
        t.board["D6"].set_station(0, 0, "NYC")
    put_tile(game, "E5", PLAIN, "D6", "E7")
    put_tile(game, "E7", PLAIN, "E5", "D6")
    train(game, "NYC", "2")
    go_on_to(game, "NYC")
    game.apply(Pass(who="NYC"))
    if asked(game) == "run_trains":
        game.apply(runs_best(game))
    assert asked(game) == "buy_train"
    assert corp(game, "NYC").price == 70


def test_without_a_train_nobody_is_asked_to_run():
    """1846.or.turn"""
    game = operating_game("NYC 80", cash=200)
    put_tile(game, "E19", PLAIN, "D20", "F20")
    go_on_to(game, "NYC")
    game.apply(Pass(who="NYC"))
    assert asked(game) == "buy_train"


# Sharing out


@pytest.mark.parametrize(
    ("revenue", "kept"),
    [(370, 180), (10, 0), (20, 10), (30, 10), (50, 20), (90, 40), (100, 50), (190, 90), (500, 250)],
)
def test_half_is_rounded_in_favour_of_the_shareholders(revenue, kept):
    """1846.div.half_formula"""
    assert retained(revenue, "half") == kept
    assert (revenue - kept) % 10 == 0


@pytest.mark.parametrize(
    ("how", "gained"),
    [
        ("full", {"1": 40, "2": 20, "NYC": 120, "bank": -180}),
        ("half", {"1": 20, "2": 10, "NYC": 160, "bank": -190}),
        ("none", {"1": 0, "2": 0, "NYC": 200, "bank": -200}),
    ],
)
def test_three_ways_to_share_out(how, gained):
    """1846.div.modes, 1846.div.treasury: 20 %, 10 %, 10 % in the market, 60 % in the treasury"""
    game = operating_game("NYC 80", cash=200)
    hold(game, "2", "NYC", 1)
    hold(game, "market", "NYC", 1)
    has_earned(game, "NYC", 200)
    before = {who: cash(game, who) for who in gained}
    game.apply(pays("NYC", how))
    assert {who: cash(game, who) - money for who, money in before.items()} == gained


def test_there_is_no_other_way():
    """1846.div.modes"""
    game = has_earned(operating_game("NYC 80", cash=200), "NYC", 200)
    assert rule_against(game, pays("NYC", "third")) == "1846.div.modes"


def test_without_revenue_nothing_is_asked():
    """1846.div.modes"""
    game = operating_game("NYC 80", cash=200)
    go_on_to(game, "NYC")
    game.apply(Pass(who="NYC"))
    assert asked(game) == "buy_train"
    assert corp(game, "NYC").price == 70


@pytest.mark.parametrize(
    ("price", "paid", "steps"),
    [
        (100, 0, -1),
        (100, 49, -1),
        (100, 50, 0),
        (100, 99, 0),
        (100, 100, 1),
        (100, 199, 1),
        (100, 200, 2),
        (100, 300, 2),
        (100, 1000, 2),
        (150, 450, 2),
        (165, 494, 2),
        (165, 495, 3),
        (137, 60, -1),
        (137, 70, 0),
        (550, 1650, 3),
    ],
)
def test_the_price_follows_the_table(price, paid, steps):
    """1846.price.table"""
    assert price_steps(price, paid) == steps


@pytest.mark.parametrize(
    ("revenue", "how", "price"),
    [(200, "none", 70), (30, "full", 70), (40, "full", 80), (80, "full", 90), (160, "full", 100)],
)
def test_the_price_moves_by_what_was_paid_in_all(revenue, how, price):
    """1846.price.table: treasury and market shares included"""
    game = has_earned(operating_game("NYC 80", cash=200), "NYC", revenue)
    game.apply(pays("NYC", how))
    assert corp(game, "NYC").price == price


def test_the_price_stops_at_550():
    """1846.market, 1846.i4"""
    game = operating_game("NYC 80", cash=200)
    set_price(game, "NYC", 550)
    has_earned(game, "NYC", 2000)
    game.apply(pays("NYC", "full"))
    assert corp(game, "NYC").price == 550


def test_the_chart_has_the_printed_prices():
    """1846.market"""
    text = """0 10 20 30 40 50 60 70 80 90 100 112 124 137 150 165 180 195 212 230 250 270 295 320
    345 375 405 440 475 510 550"""
    assert BOX.market.rows == (tuple(map(int, text.split())),)


def test_withholding_at_10_closes_the_corporation_in_its_own_turn():
    """1846.liquidation: the next one goes on"""
    game = operating_game("NYC 80, GT 60", cash=200, p3="MAIL")
    set_price(game, "NYC", 10)
    set_price(game, "GT", 40)
    start_operating_round(game)
    train(game, "NYC", "2")
    has_earned(game, "NYC", 100)
    bank, treasury = cash(game, "bank"), cash(game, "NYC")
    game.apply(pays("NYC", "none"))
    nyc = corp(game, "NYC")
    assert nyc.closed and not nyc.trains and not nyc.cash
    assert cash(game, "bank") == bank + treasury
    assert not table(game).board.stations_of("NYC")
    assert percent(game, "1", "NYC") == 0
    assert table(game).operating is not nyc


def test_a_closed_corporation_is_skipped_while_it_waits():
    """1846.liquidation"""
    game = operating_game("NYC 80, GT 60", cash=200)
    start_operating_round(game)
    go_on_to(game, "NYC")
    with setting(game) as t:
        t.close_corporation(t.corporation("GT"))
    while table(game).operating is corp(game, "NYC"):
        least(game)
    assert table(game).operating is not corp(game, "GT")


# Order


def test_the_dearest_corporation_operates_first():
    """1846.or.order"""
    game = operating_game("NYC 80, GT 60, IC 100")
    start_operating_round(game)
    assert [c.id for c in table(game).operating_round.order()] == ["IC", "NYC", "GT"]


def test_at_one_price_who_came_first_operates_first():
    """1846.or.order"""
    game = operating_game("NYC 60, GT 60, IC 60")
    set_price(game, "NYC", 70)
    set_price(game, "NYC", 60)
    start_operating_round(game)
    assert [c.id for c in table(game).operating_round.order()] == ["GT", "IC", "NYC"]


def test_the_second_operating_round_is_in_falling_order_already():
    """1846.or.order"""
    game = operating_game("NYC 80, GT 60")
    assert [c.id for c in table(game).operating_round.order()] == ["GT", "NYC"]
    start_operating_round(game, 2)
    assert [c.id for c in table(game).operating_round.order()] == ["NYC", "GT"]


def test_later_first_operating_rounds_are_in_falling_order():
    """1846.or.order: only the very first of the game"""
    game = operating_game("NYC 80, GT 60")
    start_stock_round(game, 2)
    start_operating_round(game, 1)
    assert [c.id for c in table(game).operating_round.order()] == ["NYC", "GT"]


def test_a_founded_corporation_operates_at_once():
    """1846.or.order"""
    game = stock_game(3)
    found(game, "1", "NYC", 80)
    for _ in range(3):
        game.apply(Pass(who=game.actors[0]))
    assert game.actors == ("NYC",)
