"""Setting up 1846 and the draft of private companies: III of the rulebook."""

import pytest

from desktop.engine.actions import Pass
from desktop.engine.game import Game
from desktop.engine.setup import Setup, SetupError
from desktop.titles.g1846.title import TITLE
from tests.titles.g1846.words import (
    NAMES,
    cash,
    keeps,
    new_game,
    passes,
    rule_against,
    setting,
    stock_game,
    table,
)

NEW, KEPT, TWO = "second_edition", "second_edition_kept", "two_players"

# Facts of the recorded games: players, seed, options; what is removed; the deck; the generator.
DEALS = [
    (3, 1, NEW, "LSL MC O&I TBC SC BT C&O ERIE", "MPC BIG4 _1 C&WI _2 LM MS MAIL _3", 1969681615),
    (4, 42, NEW, "MC O&I TBC MPC ERIE", "_4 BT _2 SC C&WI LM BIG4 _1 MS MAIL LSL _3", 1215814457),
    (
        5,
        10264,
        "",
        "",
        "MPC SC MS MAIL _2 _4 _5 MC TBC C&WI _3 _1 LSL O&I BIG4",
        1517303648,
    ),
    (3, 12666, "", "LSL O&I TBC SC PRR C&O", "MAIL _2 MC BIG4 MS _1 MPC _3 C&WI", 486936676),
    (
        4,
        1093335663,
        NEW,
        "LSL MC MPC SC ERIE",
        "BIG4 _1 MAIL LM TBC C&WI MS O&I BT _2 _4 _3",
        1967814242,
    ),
    (
        3,
        7,
        KEPT,
        "LSL MC O&I TBC MPC SC PRR ERIE",
        "_3 BIG4 C&WI BT MS MAIL LM _2 _1",
        332879054,
    ),
]
DEALS_FOR_TWO = [
    (1, NEW, "MC O&I MPC BT NYC B&O", "LSL LM SC C&WI TBC MAIL BIG4 MS", 2111915288),
    (11098, "", "MC SC GT C&O", "LSL O&I C&WI MPC TBC MAIL BIG4 MS", 2102341727),
    (1888828254, "", "MC SC ERIE B&O", "LSL O&I C&WI MPC TBC MAIL BIG4 MS", 1151323091),
    (99, KEPT, "MC O&I TBC MPC PRR B&O", "BT LSL LM SC C&WI MAIL BIG4 MS", 1433954231),
]


def removed(game):
    t = table(game)
    newer = () if t.setup.options & {NEW, KEPT} else ("BT", "LM")
    cards = [p.id for p in t.privates.values() if p.closed and p.id not in newer]
    return {*cards, *(c.id for c in t.corporations.values() if c.removed)}


def deck_of(text):
    return tuple(card.replace("_", "blank-") for card in text.split())


@pytest.mark.parametrize(("players", "seed", "option", "gone", "deck", "state"), DEALS)
def test_the_set_up_is_dealt_as_in_recorded_games(players, seed, option, gone, deck, state):
    """1846.setup.remove, 1846.draft.deck"""
    game = new_game(players, seed, *filter(None, [option]))
    assert removed(game) == set(gone.split())
    assert table(game).draft_round.steps[0].deck == deck_of(deck)
    assert table(game).chance.at == state


@pytest.mark.parametrize(("seed", "option", "gone", "deck", "state"), DEALS_FOR_TWO)
def test_the_game_for_two_is_dealt_as_in_recorded_games(seed, option, gone, deck, state):
    """1846.d10"""
    game = new_game(2, seed, TWO, *filter(None, [option]))
    assert removed(game) == set(gone.split())
    assert table(game).draft_round.steps[0].cards == tuple(deck.split())
    assert table(game).chance.at == state


@pytest.mark.parametrize(
    ("players", "trains"),
    [
        (3, {"2": 5, "4": 4, "5": 3, "6": 9}),
        (4, {"2": 6, "4": 5, "5": 4, "6": 9}),
        (5, {"2": 7, "4": 6, "5": 5, "6": 9}),
    ],
)
def test_the_depot_is_filled_for_the_players(players, trains):
    """1846.setup.trains"""
    t = table(new_game(players))
    kinds = [train.data.name for train in t.depot.upcoming]
    assert {kind: kinds.count(kind) for kind in trains} == trains
    assert all(len(minor.trains) == 1 for minor in t.minors.values())


@pytest.mark.parametrize("players", [1, 2, 6])
def test_three_to_five_play(players):
    """1846.players; two need the option."""
    names = (*NAMES, "Fritz")[:players]
    with pytest.raises(SetupError):
        Game(TITLE, Setup("1846", names))


def test_three_cannot_play_the_game_for_two():
    with pytest.raises(SetupError):
        new_game(3, 1, TWO)


def test_a_removed_corporation_blocks_its_home():
    """1846.setup.removed_home_token"""
    t = table(new_game(3, 12666))
    assert t.board["F20"].is_blocked(0, "NYC")
    assert t.board["I15"].is_blocked(0, "NYC")
    assert not t.board["E21"].is_blocked(0, "NYC")


def test_a_removed_corporation_keeps_no_other_slot():
    """1846.setup.removed_home_token: only its home."""
    t = table(new_game(3, 12666))
    assert t.board["E11"].reserved == (("",),)  # PRR
    assert t.board["D20"].reserved == (("NYC", "ERIE"),)


def test_the_independents_have_their_stations():
    """1846.setup.board"""
    t = table(new_game(4))
    assert t.board["C15"].has_station(0, "MS")
    assert t.board["G9"].has_station(0, "BIG4")
    assert t.phase.name == "I"


def test_the_first_player_has_the_priority_deal():
    """1846.setup.seats"""
    assert table(new_game(5)).priority.id == "1"


def test_the_last_player_drafts_first_then_counter_clockwise():
    """1846.draft.turn"""
    game = new_game(4)
    order = []
    for _ in range(5):
        order += game.actors
        game.apply(keeps(game.actors[0], table(game).draft_round.steps[0].hand()[0]))
    assert order == ["4", "3", "2", "1", "4"]


def test_cards_not_kept_go_under_the_deck():
    """1846.draft.turn"""
    game = new_game(3, 12666)
    step = table(game).draft_round.steps[0]
    hand, below = step.hand(), step.deck[5:]
    game.apply(keeps("3", hand[2]))
    assert step.deck[:4] == below
    assert sorted(step.deck[4:]) == sorted(card for card in hand if card != hand[2])


def test_only_a_card_of_the_hand_is_kept():
    """1846.draft.turn"""
    game = new_game(3, 12666)
    under = table(game).draft_round.steps[0].deck[6]
    assert rule_against(game, keeps("3", under)) == "1846.draft.turn"
    assert rule_against(game, keeps("3", "nothing")) == "1846.draft.turn"


def test_nobody_passes_while_cards_are_hidden():
    """1846.draft.turn"""
    game = new_game(3)
    assert rule_against(game, Pass(who="3")) == "1846.draft.turn"


def test_nobody_drafts_out_of_turn():
    """1846.draft.turn"""
    game = new_game(3)
    card = table(game).draft_round.steps[0].hand()[0]
    assert rule_against(game, keeps("1", card)) == "1846.draft.turn"


def left_with(*deck):
    game = new_game(3)
    with setting(game) as t:
        t.draft_round.steps[0].deck = deck
    return game


def test_the_draft_ends_when_only_player_cards_are_left():
    """1846.draft.end, 1846.draft.first_sr"""
    game = left_with("blank-1", "blank-2")
    assert table(game).round is table(game).stock_round
    assert game.actors == ("1",)


def test_the_last_private_gets_cheaper_by_10_with_each_pass():
    """1846.draft.last_private"""
    game = left_with("MAIL")
    passes(game)
    passes(game)
    assert game.actors == ("1",)
    game.apply(keeps("1", "MAIL"))
    assert cash(game, "1") == 400 - 60
    assert table(game).privates["MAIL"].owner is table(game).investor("1")


def test_a_private_for_nothing_must_be_taken():
    """1846.draft.last_private"""
    game = left_with("LSL")
    for _ in range(4):
        passes(game)
    assert rule_against(game, Pass(who=game.actors[0])) == "1846.draft.last_private"
    taker = game.actors[0]
    game.apply(keeps(taker, "LSL"))
    assert cash(game, taker) == 400


def test_the_last_private_can_be_kept_at_once_at_its_price():
    """1846.draft.last_private"""
    game = left_with("MAIL")
    game.apply(keeps("3", "MAIL"))
    assert cash(game, "3") == 400 - 80


def test_all_pay_after_the_draft():
    """1846.draft.pay, 1846.p.ms, 1846.p.big4: face and debt; the railroad gets its face."""
    game = stock_game(5, p1="MS", p2="BIG4", p3="MAIL LSL")
    assert [cash(game, player) for player in "12345"] == [260, 300, 280, 400, 400]
    assert cash(game, "MS") == 60
    assert cash(game, "BIG4") == 40


def test_nothing_is_paid_before_the_draft_is_over():
    """1846.draft.pay"""
    game = new_game(3, 12666)
    game.apply(keeps("3", "MAIL"))
    assert cash(game, "3") == 400


def test_an_independent_bought_at_a_discount_gets_its_full_money():
    """1846.draft.minor_start"""
    game = left_with("MS")
    passes(game)
    game.apply(keeps("2", "MS"))
    assert cash(game, "2") == 400 - 130
    assert cash(game, "MS") == 60


def test_player_cards_cost_nothing():
    """1846.draft.pay"""
    game = left_with("blank-1")
    assert [cash(game, player) for player in "123"] == [400, 400, 400]


def test_two_buy_open_cards_in_turn():
    """1846.d10"""
    game = new_game(2, 11098, TWO)
    assert rule_against(game, Pass(who="2")) == "1846.d10"
    game.apply(keeps("2", "MAIL"))
    assert cash(game, "2") == 600 - 80
    assert game.actors == ("1",)
    assert rule_against(game, keeps("1", "MAIL")) == "1846.d10"


def test_two_play_operating_rounds_while_cards_are_left():
    """1846.d10"""
    game = new_game(2, 11098, TWO)
    game.apply(keeps("2", "MS"))
    passes(game)
    passes(game)
    assert table(game).round is table(game).operating_round
    assert game.actors == ("MS",)
