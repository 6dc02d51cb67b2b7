"""The phases of 1846: what the first train of a colour changes."""

import pytest

from desktop.eighteen.actions import DiscardTrain
from tests.titles.g1846.words import (
    PLAIN,
    asked,
    buys_train,
    cash,
    corp,
    go_on_to,
    has_earned,
    next_train,
    operating_game,
    pays,
    phase,
    put_tile,
    rule_against,
    setting,
    start_operating_round,
    table,
    train,
)


def sell_out(game, kind):
    """All cards of a kind leave the depot."""
    with setting(game) as t:
        for card in t.depot.upcoming:
            if card.data.name == kind:
                card.scrap()


def buyer(*gone, **cards):
    """NYC is to buy a train; all cards of some kinds are sold."""
    game = operating_game("GT 60, NYC 80", cash=2000, **cards)
    for kind in gone:
        sell_out(game, kind)
    return game


def test_the_game_begins_in_phase_i():
    """1846.setup.board"""
    assert table(operating_game("NYC 80")).phase.name == "I"


@pytest.mark.parametrize(
    ("gone", "config", "price", "name", "colour"),
    [
        ("2", "3/5", 160, "II", "green"),
        ("2", "4", 180, "II", "green"),
        ("2 4", "4/6", 450, "III", "brown"),
        ("2 4", "5", 500, "III", "brown"),
        ("2 4 5", "6", 800, "IV", "gray"),
        ("2 4 5", "7/8", 900, "IV", "gray"),
    ],
)
def test_the_first_train_of_a_colour_begins_a_phase(gone, config, price, name, colour):
    """1846.train.obsolete, 1846.track.colours: in either configuration"""
    game = go_on_to(buyer(*gone.split()), "NYC", "buy_train")
    game.apply(buys_train(game, "NYC", next_train(game), config, price))
    assert table(game).phase.name == name
    assert table(game).phase.colours[-1] == colour


def test_a_train_of_another_corporation_begins_nothing():
    """1846.train.obsolete: the first train of a colour has been bought before"""
    game = buyer()
    card = train(game, "GT", "2")
    go_on_to(game, "NYC", "buy_train")
    game.apply(buys_train(game, "NYC", card, "2", 1))
    assert table(game).phase.name == "I"


def test_yellow_trains_are_obsolete_in_phase_iii():
    """1846.train.obsolete"""
    game = buyer()
    train(game, "GT", "2")
    train(game, "GT", "4")
    phase(game, "III")
    assert [card.obsolete for card in corp(game, "GT").trains] == [True, False]


def test_green_trains_are_obsolete_in_phase_iv():
    """1846.train.obsolete"""
    game = buyer()
    train(game, "GT", "4", "3/5")
    train(game, "GT", "5")
    phase(game, "IV")
    assert [card.obsolete for card in corp(game, "GT").trains] == [True, False]


def test_yellow_trains_are_scrapped_at_once_in_phase_iv():
    """1846.train.obsolete: even if they have not run again"""
    game = buyer()
    card = train(game, "GT", "2")
    phase(game, "III")
    assert len(corp(game, "GT").trains) == 1
    phase(game, "IV")
    assert not corp(game, "GT").trains
    assert table(game).train(card).scrapped


def test_brown_trains_stay():
    """1846.train.obsolete"""
    game = buyer()
    train(game, "GT", "5")
    phase(game, "IV")
    assert not corp(game, "GT").trains[0].obsolete


def test_an_obsolete_train_runs_once_more_and_is_scrapped_before_trains_are_bought():
    """1846.train.obsolete, 1846.i3, 1846.i5"""
    game = operating_game("NYC 80", cash=2000)
    card = train(game, "NYC", "2")
    put_tile(game, "E19", PLAIN, "D20", "F20")
    phase(game, "III")
    start_operating_round(game)
    go_on_to(game, "NYC", "run_trains")
    assert corp(game, "NYC").running_trains
    go_on_to(game, "NYC", "buy_train")
    assert table(game).train(card).scrapped
    assert not corp(game, "NYC").trains


def test_a_train_made_obsolete_in_its_owners_turn_runs_in_the_next():
    """1846.train.obsolete"""
    game = operating_game("NYC 80", cash=2000)
    card = train(game, "NYC", "2")
    for kind in ("2", "4"):
        sell_out(game, kind)
    has_earned(game, "NYC", 0)
    go_on_to(game, "NYC", "buy_train")
    game.apply(buys_train(game, "NYC", next_train(game), "4/6", 450))
    assert table(game).train(card).obsolete and not table(game).train(card).scrapped
    start_operating_round(game)
    assert table(game).train(card) in corp(game, "NYC").running_trains


def test_an_obsolete_train_is_scrapped_even_when_it_could_not_run():
    """1846.i5"""
    game = operating_game("NYC 80", cash=2000)
    card = train(game, "NYC", "2")
    phase(game, "III")
    start_operating_round(game)
    go_on_to(game, "NYC", "buy_train")
    assert table(game).train(card).scrapped


def crowded():
    """GT has four green trains when the first brown one is sold to NYC."""
    game = buyer("2")
    for _ in range(4):
        train(game, "GT", "4")
    sell_out(game, "4")
    go_on_to(game, "NYC", "buy_train")
    game.apply(buys_train(game, "NYC", next_train(game), "5", 500))
    return game


def test_trains_over_the_limit_go_back_to_the_bank():
    """1846.train.limit"""
    game = crowded()
    assert asked(game) == "discard_train"
    assert game.actors == ("GT",)
    before = cash(game, "GT")
    card = corp(game, "GT").trains[1].id
    game.apply(DiscardTrain(corporation="GT", train=card))
    assert cash(game, "GT") == before  # without compensation
    assert len(corp(game, "GT").trains) == 3
    assert table(game).train(card) in table(game).depot.for_sale()


def test_only_trains_of_its_own_are_given_back():
    """1846.train.limit"""
    game = crowded()
    action = DiscardTrain(corporation="GT", train=corp(game, "NYC").trains[0].id)
    assert rule_against(game, action) == "1846.train.limit"


def test_nobody_goes_on_before_trains_are_given_back():
    """1846.train.limit"""
    game = crowded()
    action = buys_train(game, "NYC", next_train(game), "5", 500)
    assert rule_against(game, action) == "1846.or.turn"


@pytest.mark.parametrize(("config", "price"), [("4", 180), ("3/5", 160)])
def test_a_train_given_back_is_sold_again_in_either_configuration(config, price):
    """1846.train.config, 1846.train.limit"""
    game = crowded()
    card = corp(game, "GT").trains[0].id
    game.apply(DiscardTrain(corporation="GT", train=card))
    game.apply(buys_train(game, "NYC", card, config, price))
    assert corp(game, "NYC").trains[-1].config.name == config


def test_a_green_train_in_the_bank_is_gone_in_phase_iv():
    """1846.train.obsolete: it cannot be bought"""
    game = crowded()
    card = corp(game, "GT").trains[0].id
    game.apply(DiscardTrain(corporation="GT", train=card))
    phase(game, "IV")
    assert table(game).train(card).scrapped
    assert table(game).train(card) not in table(game).depot.for_sale()


def test_obsolete_trains_need_not_be_given_back():
    """1846.train.limit"""
    game = buyer("4")
    for _ in range(4):
        train(game, "GT", "2")
    sell_out(game, "2")
    go_on_to(game, "NYC", "buy_train")
    game.apply(buys_train(game, "NYC", next_train(game), "5", 500))
    assert asked(game) == "buy_train"
    assert len(corp(game, "GT").trains) == 4


def test_the_dearer_corporation_gives_back_first():
    """1846.or.order"""
    game = operating_game("GT 60, IC 70, NYC 80", cash=2000)
    for name in ("GT", "IC"):
        for _ in range(3):
            train(game, name, "5" if name == "GT" else "4")
    go_on_to(game, "NYC", "buy_train")
    phase(game, "III")
    with setting(game) as t:
        t.phase_number = 3
    assert asked(game) == "discard_train"
    assert game.actors == ("IC",)


def test_privates_close_inside_the_turn_of_the_buyer():
    """1846.priv.close"""
    game = buyer("2", "4", p3="TBC MS")
    go_on_to(game, "NYC", "buy_train")
    game.apply(buys_train(game, "NYC", next_train(game), "5", 500))
    assert table(game).privates["TBC"].closed
    assert table(game).minors["MS"].closed
    assert table(game).certificates_of(table(game).investor("3")) == 0


def test_a_full_turn_pays_and_buys():
    """1846.or.turn: the dividend comes before the trains"""
    game = has_earned(operating_game("NYC 80", cash=200), "NYC", 100)
    game.apply(pays("NYC", "full"))
    assert asked(game) == "buy_train"
