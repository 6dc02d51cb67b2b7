"""Corporations of 1846 whose president's certificate lies in the market: IV "Bankruptcy"."""

import pytest

from desktop.eighteen.actions import BuyShare, RunTrains
from desktop.eighteen.shares import move
from tests.titles.g1846.words import (
    CITY,
    PLAIN,
    asked,
    buy,
    buy_in,
    buys_train,
    cash,
    corp,
    end_stock_round,
    go_on_to,
    has_cash,
    hold,
    issues,
    lays,
    least,
    next_train,
    operating_game,
    passes,
    percent,
    phase,
    put_tile,
    redeems,
    rule_against,
    runs_best,
    sells,
    set_price,
    setting,
    start_operating_round,
    start_stock_round,
    table,
    token,
    train,
)


def receivership(price=80, **cards):
    """NYC after the bankruptcy of player 1: its president's certificate lies in the market."""
    game = operating_game("NYC 80, GT 60", cash=500, **cards)
    with setting(game) as t:
        nyc = t.corporation("NYC")
        move(nyc.presidents_certificate, t.pool)
        nyc.president = None
        t.investor("1").bankrupt = True
        t.operating_round.company = None
    set_price(game, "NYC", price)
    return game


def in_stock_round(**shares):
    game = receivership()
    for who, count in shares.items():
        hold(game, who.lstrip("p"), "NYC", count)
    start_stock_round(game)
    for player in "2345":
        has_cash(game, player, 1000)
    return game


def operates(game):
    """Its turn begins."""
    start_operating_round(game)
    return game


def has_run():
    """With a train, a route and a private; it is its turn to run."""
    game = receivership()
    train(game, "NYC", "4")
    put_tile(game, "E19", PLAIN, "D20", "F20")
    return go_on_to(operates(game), "NYC", "run_trains")


# In the stock round


def test_its_shares_cannot_be_sold():
    """1846.receivership.sr"""
    game = in_stock_round(p2=1)
    assert rule_against(game, sells("2", "NYC", 10)) == "1846.receivership.sr"


def test_who_buys_a_second_share_becomes_president():
    """1846.receivership.sr: two ordinary certificates for the president's"""
    game = in_stock_round(p2=1, market=1)
    buy(game, "2", "NYC", "market")
    nyc = corp(game, "NYC")
    assert nyc.president.id == "2"
    assert nyc.presidents_certificate.holder is table(game).investor("2")
    assert percent(game, "2", "NYC") == 20
    assert percent(game, "market", "NYC") == 20
    assert table(game).certificates_of(table(game).investor("2")) == 2  # GT's and this one


def test_a_second_share_from_the_treasury_does_it_too():
    """1846.receivership.sr"""
    game = in_stock_round(p2=1)
    buy(game, "2", "NYC", "treasury")
    assert corp(game, "NYC").president.id == "2"


def test_a_first_share_makes_no_president():
    """1846.receivership.sr"""
    game = in_stock_round()
    buy(game, "2", "NYC", "treasury")
    assert corp(game, "NYC").president is None


def test_the_presidents_certificate_is_not_bought_as_two_shares():
    """1846.receivership.sr"""
    game = in_stock_round()
    action = BuyShare(player="2", corporation="NYC", source="market")
    assert rule_against(game, action) == "1846.sr.buy.market"


def test_a_holder_of_one_share_buys_a_virtual_one():
    """1846.receivership.sr: only the president's certificate lies in the market"""
    game = in_stock_round(p2=1)
    before = cash(game, "2"), cash(game, "bank")
    buy(game, "2", "NYC", "market")
    assert (cash(game, "2"), cash(game, "bank")) == (before[0] - 80, before[1] + 80)
    assert corp(game, "NYC").president.id == "2"
    assert percent(game, "2", "NYC") == 20
    assert percent(game, "market", "NYC") == 10


def test_a_corporation_with_a_new_president_is_as_any_other():
    """1846.receivership.sr"""
    game = in_stock_round(p2=1, p3=2)
    buy(game, "2", "NYC", "market")
    passes(game)
    assert not corp(game, "NYC").in_receivership


def test_its_price_falls_at_the_end_of_a_stock_round():
    """1846.sr.end.prices: a certificate lies in the market"""
    game = in_stock_round()
    set_price(game, "GT", 100)  # operates first, so that NYC has not moved since
    end_stock_round(game)
    assert corp(game, "NYC").price == 70


# In the operating round


def test_it_does_not_build_or_deal():
    """1846.receivership.or"""
    game = receivership(p3="TBC")
    train(game, "NYC", "4")
    put_tile(game, "E19", PLAIN, "D20", "F20")
    operates(game)
    assert (asked(game), game.actors) == ("run_trains", ("NYC",))
    for action in (
        lays(game, "NYC", "D18", PLAIN, "D20", "E17"),
        token("NYC", "E17"),
        issues("NYC", 1),
        redeems("NYC", 1),
        buy_in("NYC", "TBC", 1),
    ):
        assert rule_against(game, action) == "1846.or.turn"


def test_it_runs_for_the_most():
    """1846.receivership.or"""
    game = receivership()
    train(game, "NYC", "2")
    put_tile(game, "E19", PLAIN, "D20", "F20")
    operates(game)
    best = runs_best(game)
    poor = RunTrains(
        company="NYC",
        runs=tuple(type(run)(run.train, ("D20.0", "E19", "F20.0")) for run in best.runs),
    )
    assert rule_against(game, poor) == "1846.receivership.or"
    game.apply(best)


def test_it_must_run():
    """1846.or.turn"""
    assert rule_against(has_run(), RunTrains(company="NYC")) == "1846.or.turn"


def test_with_a_train_it_withholds_and_falls_one_step():
    """1846.receivership.or"""
    game = has_run()
    before = cash(game, "NYC")
    action = runs_best(game)
    game.apply(action)
    assert corp(game, "NYC").last_revenue > 0
    assert cash(game, "NYC") == before + corp(game, "NYC").last_revenue
    assert corp(game, "NYC").price == 70
    assert game.actors == ("GT",)


def test_with_a_train_but_no_route_it_falls_one_step():
    """1846.receivership.or"""
    game = receivership()
    train(game, "NYC", "4")
    with setting(game) as t:
        t.board["D20"].set_station(0, 0, "")
    operates(game)
    assert corp(game, "NYC").price == 70


def test_without_a_train_it_falls_two_steps_and_buys_the_cheapest():
    """1846.receivership.or"""
    game = receivership()
    phase(game, "II")
    before = cash(game, "NYC")
    operates(game)
    assert corp(game, "NYC").price == 60
    assert cash(game, "NYC") == before - 160
    assert [card.config.name for card in corp(game, "NYC").trains] == ["3/5"]


def test_a_train_it_cannot_pay_it_does_not_buy():
    """1846.receivership.or"""
    game = receivership()
    has_cash(game, "NYC", 79)
    operates(game)
    assert not corp(game, "NYC").trains
    assert cash(game, "NYC") == 79
    assert game.actors == ("GT",)


def test_it_buys_no_second_train():
    """1846.receivership.or"""
    game = has_run()
    game.apply(runs_best(game))
    assert len(corp(game, "NYC").trains) == 1


def test_its_purchase_may_begin_a_phase():
    """1846.train.obsolete"""
    game = receivership()
    with setting(game) as t:
        for card in t.depot.upcoming:
            if card.data.name == "2":
                card.scrap()
    operates(game)
    assert table(game).phase.name == "II"


@pytest.mark.parametrize("price", [10, 20])
def test_it_closes_when_it_falls_to_nothing(price):
    """1846.liquidation"""
    game = receivership(price)
    operates(game)
    while table(game).operating is corp(game, "GT"):
        least(game)
    assert corp(game, "NYC").closed
    assert percent(game, "market", "NYC") == 0
    assert not table(game).board.stations_of("NYC")


def test_its_trains_are_not_for_sale():
    """1846.train.from_corp: there is no president to agree"""
    game = receivership()
    card = train(game, "NYC", "2")
    operates(game)
    go_on_to(game, "GT", "buy_train")
    assert rule_against(game, buys_train(game, "GT", card, "2", 1)) == "1846.train.from_corp"
    game.apply(buys_train(game, "GT", next_train(game), "2", 80))


def test_a_new_president_leads_it_as_any_other():
    """1846.receivership.sr"""
    game = in_stock_round(p2=1)
    buy(game, "2", "NYC", "market")
    put_tile(game, "B16", CITY, "C15")
    end_stock_round(game)
    go_on_to(game, "NYC")
    game.apply(lays(game, "NYC", "D18", PLAIN, "D20", "E17"))
