"""Turn order: place by place at the start of a base game, in one auction in a standard round."""

import pytest

from desktop.engine.actions import Pass
from desktop.titles.steam.actions import BidForOrder, FreePass, RaiseCapital, TakeAction
from desktop.titles.steam.auction import payments
from desktop.titles.steam.options import STANDARD
from tests.titles.steam.seats import (
    asked,
    at_phase,
    bids,
    facts,
    give,
    new_game,
    passes,
    phase,
    rule_against,
    setting,
)
from tests.titles.steam.vectors import vector

DANILA, TATYANA, EGOR, IVAN = "1", "2", "3", "4"


def left_of(game, id):
    return str(int(id) % len(game.table.players) + 1)


@vector("steam.tv.order_auction_7")
def test_who_wins_the_first_place_borrows_for_the_bid():
    """Kirill bids 7 of five players: two steps of income, 3 dollars of change."""
    game = new_game(5)
    kirill = game.actors[0]
    bids(game, 7)
    for _ in range(4):
        passes(game)
    assert facts(game, kirill, "income", "cash") == (-2, 3)
    assert game.table.order == (kirill,)
    assert game.actors == (left_of(game, kirill),)  # steam.order.auction.next


def test_a_pass_is_for_one_place_only_and_the_last_place_is_free():
    """steam.order.auction, steam.order.auction.last"""
    game = new_game(3)
    first, second, third = game.actors[0], *(left_of(game, game.actors[0]),), ""
    third = left_of(game, second)
    passes(game)
    bids(game, 2)
    passes(game)
    assert game.table.order == (second,)
    assert game.actors == (third,)  # to the left of the winner
    bids(game, 1)
    bids(game, 2)  # who passed before bids again
    passes(game)
    assert game.table.order == (second, first, third)
    assert facts(game, second, "income", "cash") == (-1, 3)
    assert facts(game, first, "income", "cash") == (-1, 3)
    assert facts(game, third, "income", "cash") == (0, 0)
    assert asked(game) == "take_action" and game.actors == (second,)


@pytest.mark.parametrize("seed", range(8))
def test_whoever_wins_the_player_to_the_left_without_a_place_opens_the_next(seed):
    """steam.order.auction.next: whoever has opened, and past those who have a place already"""
    game = new_game(4, seed=seed)
    opener = game.actors[0]
    second, third = left_of(game, opener), left_of(game, left_of(game, opener))
    passes(game)
    bids(game, 1)
    for _ in range(2):
        passes(game)
    assert game.table.order == (second,)
    assert game.actors == (third,)
    passes(game)
    passes(game)
    assert game.table.order == (second, opener)  # left without a bid
    assert game.actors == (third,)  # not the second, who has a place


def test_who_is_left_without_a_bid_has_the_place_for_nothing():
    game = new_game(3)
    first = game.actors[0]
    passes(game)
    passes(game)
    last = left_of(game, left_of(game, first))
    assert game.table.order == (last,)
    assert facts(game, last, "income", "cash") == (0, 0)


def test_a_bid_is_raised_and_can_be_paid():
    """steam.order.auction; ten units are all one can raise at the start"""
    game = new_game(3)
    who = game.actors[0]
    assert rule_against(game, BidForOrder(player=who, price=0)) == "steam.order.auction"
    assert rule_against(game, BidForOrder(player=who, price=51)) == "steam.loan.at_minus10"
    bids(game, 4)
    who = game.actors[0]
    assert rule_against(game, BidForOrder(player=who, price=4)) == "steam.order.auction"
    (bid,) = [c for c in game.choices() if c.ranges]
    assert bid.ranges["price"] == range(5, 51)


def test_the_highest_bidder_is_not_asked_again():
    game = new_game(3)
    high = game.actors[0]
    bids(game, 1)
    passes(game)
    passes(game)
    assert game.table.order == (high,)


def standard_auction(players=4, holder="", **cash):
    """Phase 2 with the players in the order of their seats."""
    game = new_game(players, STANDARD)
    with setting(game) as table:
        table.round_number = 2
    at_phase(game, "capital")
    with setting(game) as table:
        for player in table.players:
            give(table, player.id, cash=cash.get(f"p{player.id}", 20))
        if holder:
            table.player(holder).last_action = 1
        table.start(next(r for r in table.rounds if r.name == "order_auction"))
    return game


@vector("steam.tv.std_auction")
def test_the_auction_of_danila_tatyana_egor_and_ivan():
    game = standard_auction(holder=IVAN)
    assert game.actors == (DANILA,)
    bids(game, 0)
    bids(game, 2)
    passes(game)
    assert game.actors == (IVAN,)
    game.apply(FreePass(player=IVAN))
    bids(game, 3)
    passes(game)
    passes(game)
    assert game.table.order == (DANILA, IVAN, TATYANA, EGOR)
    paid = [20 - game.table.player(id).cash for id in game.table.order]
    assert paid == [3, 0, 1, 0]
    assert asked(game) == "take_action"


@vector("steam.tv.std_auction_half")
def test_what_is_paid_by_place():
    assert payments([9, 8, 7, 5, 4]) == [9, 8, 4, 3, 0]


def test_of_two_left_the_second_is_the_last_and_pays_nothing():
    assert payments([5, 4]) == [5, 0]
    assert payments([5, 4, 3]) == [5, 4, 0]
    assert payments([5]) == [5]


def test_nobody_bids_more_than_his_cash():
    """steam.std.auction"""
    game = standard_auction(p1=3)
    assert rule_against(game, BidForOrder(player="1", price=4)) == "steam.std.auction"
    bids(game, 3)
    assert rule_against(game, BidForOrder(player="2", price=3)) == "steam.std.auction"


def test_a_pass_takes_the_last_free_place():
    game = standard_auction()
    passes(game)
    assert game.table.round.step.placed == ("1",)
    passes(game)
    passes(game)
    assert game.table.order == ("4", "3", "2", "1")
    assert facts(game, "4", "cash") == (20,)  # left alone, he pays nothing


def test_only_the_holder_of_the_first_player_tile_passes_freely_and_only_once():
    """steam.std.auction.free_pass"""
    game = standard_auction(holder="1")
    game.apply(FreePass(player="1"))
    assert rule_against(game, FreePass(player="2")) == "steam.std.auction.free_pass"
    bids(game, 1)
    passes(game)
    passes(game)
    assert game.actors == ("1",)
    assert rule_against(game, FreePass(player="1")) == "steam.std.auction.free_pass"
    assert [c.action for c in game.choices() if not c.ranges] == [Pass(who="1")]


def test_the_holder_who_opens_may_pass_freely_before_there_is_a_bid():
    """The first player's tile: without any consequence; the next one may still bid nothing."""
    game = standard_auction(holder="1")
    game.apply(FreePass(player="1"))
    assert game.actors == ("2",)
    bids(game, 0)
    passes(game)
    passes(game)
    assert game.actors == ("1",)  # still in it
    bids(game, 1)
    passes(game)
    assert game.table.order == ("1", "2", "4", "3")
    assert [facts(game, id, "cash") for id in "1234"] == [(19,), (20,), (20,), (20,)]


def test_after_a_free_pass_the_highest_bidder_need_not_beat_himself():
    game = standard_auction(holder="4")
    bids(game, 1)
    passes(game)
    passes(game)
    game.apply(FreePass(player="4"))
    assert game.actors == ("4",)
    bids(game, 2)
    passes(game)
    assert game.table.order[:2] == ("4", "1")


def test_in_the_first_round_nobody_has_a_free_pass():
    game = new_game(4, STANDARD)
    for _ in range(4):
        passes(game)
    assert asked(game) == "order_auction"
    assert rule_against(game, FreePass(player=game.actors[0])) == "steam.std.auction.free_pass"


def test_a_bid_of_nothing_is_a_bid_and_must_be_raised():
    """steam.std.auction"""
    game = standard_auction()
    bids(game, 0)
    assert rule_against(game, BidForOrder(player="2", price=0)) == "steam.std.auction"
    assert [c.ranges["price"] for c in game.choices() if c.ranges] == [range(1, 21)]


def play_a_standard_round(game, first_player=""):
    """Everybody raises a little, passes, and takes what is left; who was offered a free pass."""
    number, offered = game.table.round_number, []
    while game.table.round_number == number:
        asks, who = asked(game), game.actors[0]
        if asks == "capital":
            game.apply(RaiseCapital(player=who, units=1))
        elif asks == "take_action":
            tile = 1 if who == first_player else int(who) + 1
            game.apply(TakeAction(player=who, number=tile))
        else:
            offered += [c.action.player for c in game.choices() if isinstance(c.action, FreePass)]
            passes(game)
    return offered


def test_the_free_pass_is_for_the_round_after_the_tile_and_no_other():
    """steam.std.auction.free_pass: nobody in round 1, the holder in round 2, nobody in round 3"""
    game = new_game(3, STANDARD)
    holder = game.table.order[-1]  # when all pass he is first, and opens the next auction
    assert [play_a_standard_round(game, tile_1) for tile_1 in (holder, "", "")] == [
        [],
        [holder],
        [],
    ]


def test_who_is_out_does_not_bid_and_of_two_the_second_pays_nothing():
    """steam.std.auction.pay, steam.bankrupt.base"""
    game = standard_auction(3, holder="1")
    with setting(game) as table:
        give(table, "1", income=-10, points=0, cash=0)
        table.start(phase(table, "income"))
    assert game.table.order == ("2", "3") and asked(game) == "capital"
    passes(game)
    passes(game)
    before = facts(game, "2", "cash"), facts(game, "3", "cash")
    bids(game, 2)
    assert not [c for c in game.choices() if isinstance(c.action, FreePass)]
    bids(game, 3)
    passes(game)
    assert game.table.order == ("3", "2") and asked(game) == "take_action"
    assert facts(game, "2", "cash") == before[0]
    assert facts(game, "3", "cash") == (before[1][0] - 3,)


def test_capital_is_raised_in_its_phase_only():
    """steam.std.capital, steam.std.diff"""
    game = standard_auction()
    assert not game.is_legal(RaiseCapital(player="1", units=1))
    at_phase(game, "build")
    assert not game.is_legal(RaiseCapital(player="1", units=1))


def test_in_the_standard_game_the_numbers_of_the_tiles_give_no_order():
    """steam.std.setup, steam.std.auction: who was first raises capital and bids first again"""
    game = new_game(3, STANDARD)
    first = game.table.order[-1]  # all pass, and he is left
    while asked(game) != "take_action":
        passes(game)
    order = game.table.order
    assert order[0] == first
    for id, tile in zip(order, (7, 4, 1), strict=True):
        game.apply(TakeAction(player=id, number=tile))
    while game.table.round_number == 1:
        passes(game)
    assert game.table.order == order and game.actors == (first,)
    for _ in range(3):
        passes(game)
    assert asked(game) == "order_auction" and game.actors == (first,)
