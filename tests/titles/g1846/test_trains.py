"""Buying trains in 1846: II "Buying trains"."""

import pytest

from desktop.eighteen.actions import BuyTrain
from desktop.engine.actions import Pass
from desktop.engine.refusal import Refusal
from tests.titles.g1846.words import (
    asked,
    buys_train,
    cash,
    choices_of,
    corp,
    end_stock_round,
    found,
    go_on_to,
    has_cash,
    keeps,
    new_game,
    next_train,
    operating_game,
    phase,
    refusal,
    rule_against,
    setting,
    start_operating_round,
    table,
    train,
)


def new_york(cash=1000, founded="NYC 80", **cards):
    return go_on_to(operating_game(founded, cash=cash, **cards), "NYC", "buy_train")


def names(game, corporation):
    return [card.config.name for card in corp(game, corporation).trains]


def two_companies():
    """NYC buys; GT, which operated before it, has two 2-trains."""
    game = operating_game("GT 60, NYC 80", cash=500)
    first, second = train(game, "GT", "2"), train(game, "GT", "2")
    return go_on_to(game, "NYC", "buy_train"), first, second


def test_the_bank_sells_the_next_train_at_its_price():
    """1846.train.config"""
    game = new_york()
    before = cash(game, "NYC"), cash(game, "bank")
    game.apply(buys_train(game, "NYC", next_train(game), "2", 80))
    assert (cash(game, "NYC"), cash(game, "bank")) == (before[0] - 80, before[1] + 80)
    assert names(game, "NYC") == ["2"]


def test_only_the_next_train_is_for_sale():
    """1846.train.config: green ones wait until the 2-trains are sold"""
    game = new_york()
    assert rule_against(game, buys_train(game, "NYC", "4-0", "4", 180)) == "1846.train.config"
    later = table(game).depot.upcoming[1].id
    assert rule_against(game, buys_train(game, "NYC", later, "2", 80)) == "1846.train.config"


@pytest.mark.parametrize("price", [0, 79, 81, -80])
def test_the_bank_does_not_bargain(price):
    """1846.train.config"""
    game = new_york()
    action = buys_train(game, "NYC", next_train(game), "2", price)
    assert rule_against(game, action) == "1846.train.config"


@pytest.mark.parametrize(
    ("name", "config", "price"),
    [
        ("II", "4", 180),
        ("II", "3/5", 160),
        ("III", "5", 500),
        ("III", "4/6", 450),
        ("IV", "6", 800),
        ("IV", "7/8", 900),
    ],
)
def test_a_card_is_bought_in_either_configuration(name, config, price):
    """1846.train.config"""
    game = new_york()
    phase(game, name)
    before = cash(game, "NYC")
    game.apply(buys_train(game, "NYC", next_train(game), config, price))
    assert before - cash(game, "NYC") == price
    assert names(game, "NYC") == [config]


def test_there_is_no_third_configuration():
    """1846.train.config"""
    game = new_york()
    phase(game, "II")
    card = next_train(game)
    assert rule_against(game, buys_train(game, "NYC", card, "5", 180)) == "1846.train.config"
    assert rule_against(game, buys_train(game, "NYC", card, "4", 160)) == "1846.train.config"


def test_there_is_no_train_that_is_not_in_the_box():
    game = new_york()
    assert rule_against(game, buys_train(game, "NYC", "9-9", "2", 80)) == "1846.setup.board"


def test_several_trains_a_turn():
    """1846.or.turn"""
    game = new_york()
    for _ in range(4):
        game.apply(buys_train(game, "NYC", next_train(game), "2", 80))
    assert names(game, "NYC") == ["2"] * 4


def test_with_a_train_the_president_does_not_help():
    """1846.train.config: a corporation pays for its trains"""
    game, _, _ = two_companies()
    game.apply(buys_train(game, "NYC", next_train(game), "2", 80))
    has_cash(game, "NYC", 79)
    refused = refusal(game, buys_train(game, "NYC", next_train(game), "2", 80))
    assert refused.rule_id == "1846.train.config"
    assert refused.facts == {"payer": "NYC", "cash": 79, "amount": 80}


def test_a_corporation_must_own_a_train():
    """1846.train.must"""
    game = new_york()
    assert rule_against(game, Pass(who="NYC")) == "1846.train.must"
    game.apply(buys_train(game, "NYC", next_train(game), "2", 80))
    game.apply(Pass(who="NYC"))


# From other corporations


@pytest.mark.parametrize("price", [1, 80, 321])
def test_a_train_of_another_corporation_costs_what_they_agree(price):
    """1846.train.from_corp"""
    game, card, _ = two_companies()
    before = cash(game, "NYC"), cash(game, "GT")
    game.apply(buys_train(game, "NYC", card, "2", price))
    assert (cash(game, "NYC"), cash(game, "GT")) == (before[0] - price, before[1] + price)
    assert names(game, "NYC") == ["2"]
    assert len(corp(game, "GT").trains) == 1


@pytest.mark.parametrize("price", [0, -1])
def test_not_for_less_than_a_dollar(price):
    """1846.train.from_corp"""
    game, card, _ = two_companies()
    assert rule_against(game, buys_train(game, "NYC", card, "2", price)) == "1846.train.from_corp"


def test_a_train_of_another_corporation_is_paid_from_the_treasury():
    """1846.train.from_corp"""
    game, card, _ = two_companies()
    has_cash(game, "NYC", 50)
    assert rule_against(game, buys_train(game, "NYC", card, "2", 51)) == "1846.train.from_corp"
    game.apply(buys_train(game, "NYC", card, "2", 50))


def test_even_the_last_train_of_another_corporation_is_sold():
    """1846.train.from_corp: it operated before and need not have one until its next turn"""
    game, first, second = two_companies()
    game.apply(buys_train(game, "NYC", first, "2", 1))
    game.apply(buys_train(game, "NYC", second, "2", 1))
    assert not corp(game, "GT").trains


def test_nobody_sells_in_his_own_turn():
    """1846.train.from_corp: the buyer's turn only"""
    game, card, _ = two_companies()
    assert rule_against(game, buys_train(game, "GT", card, "2", 1)) == "1846.or.turn"


def test_its_own_train_is_not_for_sale():
    """1846.train.from_corp"""
    game = new_york()
    game.apply(buys_train(game, "NYC", next_train(game), "2", 80))
    own = corp(game, "NYC").trains[0].id
    assert rule_against(game, buys_train(game, "NYC", own, "2", 1)) == "1846.train.from_corp"


def test_the_train_of_an_independent_is_not_for_sale():
    """1846.train.from_corp: of corporations"""
    game = new_york(p2="MS")
    card = table(game).minors["MS"].trains[0].id
    assert rule_against(game, buys_train(game, "NYC", card, "2", 1)) == "1846.train.from_corp"


def test_the_configuration_does_not_change_with_the_owner():
    """1846.train.config"""
    game = operating_game("GT 60, NYC 80", cash=500)
    card = train(game, "GT", "4", "3/5")
    go_on_to(game, "NYC", "buy_train")
    assert rule_against(game, buys_train(game, "NYC", card, "4", 100)) == "1846.train.config"
    game.apply(buys_train(game, "NYC", card, "3/5", 100))


def test_an_obsolete_train_is_not_bought():
    """1846.train.obsolete"""
    game, card, _ = two_companies()
    with setting(game) as t:
        t.train(card).obsolete = True
    assert rule_against(game, buys_train(game, "NYC", card, "2", 1)) == "1846.train.obsolete"
    assert card not in {a.train for a in choices_of(game, BuyTrain)}


# The limit


@pytest.mark.parametrize(("name", "limit"), [("I", 4), ("II", 4), ("III", 3), ("IV", 2)])
def test_the_train_limit_by_phase(name, limit):
    """1846.train.limit"""
    game = new_york()
    if name != "I":
        phase(game, name)
    assert table(game).phase.train_limit == limit


def test_at_the_limit_the_turn_goes_on_by_itself():
    """1846.train.limit"""
    game = operating_game("GT 60, NYC 80", cash=1000)
    train(game, "GT", "2")
    for _ in range(3):
        train(game, "NYC", "2")
    go_on_to(game, "NYC", "buy_train")
    game.apply(buys_train(game, "NYC", next_train(game), "2", 80))
    assert table(game).operating_round.number == 2  # nobody was asked anything more


def at_the_step(game, action):
    """The rule against an action in the last step of a turn, whether it is asked or not."""
    step = next(s for s in table(game).operating_round.steps if s.name == "buy_train")
    with pytest.raises(Refusal) as caught:
        step.check(action)
    return caught.value.rule_id


def test_a_purchase_over_the_limit_is_refused():
    """1846.train.limit"""
    game = operating_game("GT 60, NYC 80", cash=1000)
    card = train(game, "GT", "2")
    go_on_to(game, "NYC", "buy_train")
    for _ in range(4):
        train(game, "NYC", "2")
    assert at_the_step(game, buys_train(game, "NYC", card, "2", 1)) == "1846.train.limit"
    bank = buys_train(game, "NYC", next_train(game), "2", 80)
    assert at_the_step(game, bank) == "1846.train.limit"


def test_obsolete_trains_are_outside_the_limit():
    """1846.train.limit: three brown trains beside two obsolete ones"""
    game = operating_game("NYC 80", cash=2000)
    train(game, "NYC", "2")
    train(game, "NYC", "2")
    go_on_to(game, "NYC", "buy_train")
    phase(game, "III")
    for _ in range(3):
        game.apply(buys_train(game, "NYC", next_train(game), "4/6", 450))
    assert names(game, "NYC") == ["2", "2", "4/6", "4/6", "4/6"]


def test_a_train_bought_from_another_does_not_run_again_in_this_round():
    """1846.or.turn: the buyer has run already"""
    game, card, _ = two_companies()
    game.apply(buys_train(game, "NYC", card, "2", 1))
    assert asked(game) == "buy_train"
    start_operating_round(game)
    assert corp(game, "NYC").running_trains


def test_the_game_for_two_protects_a_last_train():
    """1846.d10: when the depot is empty"""
    game = new_game(2, 11098, "two_players")
    while table(game).round is table(game).draft_round:
        game.apply(keeps(game.actors[0], table(game).draft_round.steps[0].cards[0]))
    for player in "12":
        has_cash(game, player, 500)
    found(game, "1", "ERIE", 60)
    found(game, "2", "IC", 80)
    end_stock_round(game)
    card = train(game, "ERIE", "2")
    go_on_to(game, "IC", "buy_train")
    action = buys_train(game, "IC", card, "2", 1)
    assert game.is_legal(action)
    with setting(game) as t:
        for other in t.depot.upcoming:
            other.scrap()
    assert at_the_step(game, action) == "1846.d10"
