"""Section 3.1: cards bought and bid for, auctions, the falling price and the forced gift."""

import pytest

from desktop.eighteen.actions import BuyCard, FoundCorporation, PlaceBid
from desktop.engine.actions import Pass
from desktop.titles.g18mex import options
from tests.titles.g18mex.words import (
    asked,
    cash,
    corp,
    has_cash,
    new_game,
    offered,
    passes,
    percent,
    refusal,
    rule_against,
    table,
)


def bid(player, card, price):
    return PlaceBid(player=player, card=card, price=price)


def take(player, card="MCAR"):
    return BuyCard(player=player, card=card)


def play(game, *actions):
    for action in actions:
        game.apply(action)


def owner(game, card):
    found = table(game).card(card).owner
    return found.id if found else ""


def test_only_the_first_card_is_bought():
    """mex.init.turn"""
    game = new_game()
    assert rule_against(game, take("1", "KCM&O")) == "mex.init.turn"
    assert rule_against(game, bid("1", "MCAR", 30)) == "mex.init.turn"
    play(game, take("1"))
    assert owner(game, "MCAR") == "1" and cash(game, "1") == 605
    assert game.actors == ("2",)


@pytest.mark.parametrize(("price", "legal"), [(44, False), (45, True), (46, True)])
def test_the_first_bid_is_five_above_face(price, legal):
    """mex.init.bid.min"""
    game = new_game()
    assert game.is_legal(bid("1", "KCM&O", price)) is legal


def test_the_next_bid_is_five_above_the_last():
    """mex.init.bid.min"""
    game = new_game()
    play(game, bid("1", "KCM&O", 50))
    assert refusal(game, bid("2", "KCM&O", 54)).facts["least"] == 55
    assert game.is_legal(bid("2", "KCM&O", 55))


def test_money_of_bids_is_set_aside():
    """mex.init.bid.reserved"""
    game = new_game()
    play(game, bid("1", "MNR", 600), Pass(who="2"), Pass(who="3"))
    assert table(game).distribution.set_aside(table(game).investor("1")) == 600
    assert refusal(game, bid("1", "KCM&O", 45)).rule_id == "mex.init.bid.reserved"
    assert game.is_legal(take("1"))  # 25 are left for the first card
    assert game.is_legal(bid("1", "MNR", 625))  # the own bid there may be used again


def test_a_card_with_one_bid_is_sold_at_once():
    """mex.init.resolve, mex.auction.participants"""
    game = new_game()
    play(game, bid("1", "KCM&O", 45), bid("2", "A", 55), take("3"))
    assert (owner(game, "KCM&O"), owner(game, "A"), owner(game, "B")) == ("1", "2", "")
    assert (cash(game, "1"), cash(game, "2")) == (580, 570)
    assert game.actors == ("1",)  # after the one who bought the first card


def auction(*more):
    """KCM&O with bids of 1 (45), 3 (50) and 2 (55); 4 buys the first card."""
    game = new_game(4, *more)
    play(game, bid("1", "KCM&O", 45), bid("2", "KCM&O", 50), bid("3", "KCM&O", 55), take("4"))
    return game


def bidders(game):
    return [bid.player for bid in table(game).round.step.in_order()]


def test_bidders_act_clockwise_from_the_highest():
    """mex.auction.order: 3 is the highest, so 1 comes first"""
    game = auction()
    assert asked(game) == "auction" and game.actors == ("1",)
    assert bidders(game) == ["1", "2", "3"]
    passes(game)
    assert game.actors == ("2",) and bidders(game) == ["2", "3", "1"]


def test_who_has_passed_may_bid_again():
    """mex.auction.pass_not_final, mex.auction.end"""
    game = auction()
    play(game, Pass(who="1"), bid("2", "KCM&O", 60), Pass(who="3"))
    assert game.actors == ("1",)
    play(game, bid("1", "KCM&O", 65), Pass(who="2"), Pass(who="3"))
    assert owner(game, "KCM&O") == "1" and cash(game, "1") == 500 - 65
    assert game.actors == ("1",)  # the stock turn after that of player 4


def test_an_auction_is_raised_by_five_with_money_for_that_card():
    """mex.auction.raise"""
    game = auction()
    assert rule_against(game, bid("1", "KCM&O", 59)) == "mex.auction.raise"
    assert rule_against(game, bid("1", "KCM&O", 501)) == "mex.init.bid.reserved"
    assert rule_against(game, bid("1", "A", 100)) == "mex.auction.participants"
    assert game.is_legal(bid("1", "KCM&O", 500))


def test_on_18xx_games_the_lowest_bidder_is_next_and_a_pass_is_final():
    """mex.d2"""
    game = auction(options.LOWEST_BIDDER)
    assert game.actors == ("1",)
    play(game, bid("1", "KCM&O", 60))
    assert game.actors == ("2",)
    play(game, Pass(who="2"))
    assert game.actors == ("3",)
    play(game, Pass(who="3"))
    assert owner(game, "KCM&O") == "1"


def test_on_18xx_games_bidders_are_listed_by_their_bids():
    """mex.d2: 3 has bid less than 2"""
    game = new_game(4, options.LOWEST_BIDDER)
    play(game, bid("1", "KCM&O", 45), Pass(who="2"), bid("3", "KCM&O", 50), Pass(who="4"))
    play(game, Pass(who="1"), bid("2", "KCM&O", 55), Pass(who="3"), take("4"))
    assert bidders(game) == ["1", "3", "2"]
    play(game, Pass(who="1"))
    assert game.actors == ("3",) and bidders(game) == ["3", "2"]


def all_pass(game):
    for _ in table(game).players:
        passes(game)


def test_the_first_card_falls_round_by_round_and_is_given_away():
    """mex.init.discount, mex.init.or_between"""
    game = new_game()
    for cycle, price in ((2, 15), (3, 10), (4, 5)):
        all_pass(game)
        step = table(game).distribution
        assert (table(game).cycle, step.price(step.unsold()[0])) == (cycle, price)
    all_pass(game)
    assert table(game).cycle == 5 and offered(game, Pass) == []
    assert rule_against(game, Pass(who="1")) == "mex.init.discount"
    assert rule_against(game, bid("1", "MNR", 145)) == "mex.init.discount"
    play(game, take("1"))
    assert owner(game, "MCAR") == "1" and cash(game, "1") == 625
    assert game.actors == ("2",)


def test_cards_pay_and_minors_run_between():
    """mex.init.or_between: 15 for the owner and 15 for the minor from the run M12"""
    game = new_game()
    play(game, take("1"), take("2", "KCM&O"), take("3", "A"))
    all_pass(game)
    assert asked(game) == "lay_track" and game.actors == ("A",)
    assert (cash(game, "1"), cash(game, "2")) == (610, 595)
    passes(game)
    best = table(game).best_runs(table(game).company("A"))
    assert best.revenue == 30


def test_on_18xx_games_the_sale_goes_on():
    """mex.d3"""
    game = new_game(3, options.FLAT_DISTRIBUTION)
    all_pass(game)
    assert table(game).cycle == 1 and table(game).distribution.discount == 5
    play(game, take("1"), take("2", "KCM&O"), take("3", "A"))
    all_pass(game)
    assert asked(game) == "distribution" and cash(game, "A") == 15
    assert (cash(game, "1"), cash(game, "2")) == (615, 595)


def test_the_last_cards_bring_a_share_and_a_presidency():
    """mex.priv.mir.share, mex.init.ndm_par, mex.init.turn_consumed"""
    game = new_game()
    cards = ("KCM&O", "A", "B", "C", "MIR")
    play(game, take("1"))
    for player, card in zip("23123", cards, strict=True):
        play(game, take(player, card))
    assert percent(game, "3", "CHI") == 10
    play(game, take("1", "MNR"))
    assert asked(game) == "national_par" and game.actors == ("1",)
    wrong = FoundCorporation(player="1", corporation="NdM", price=65)
    assert rule_against(game, wrong) == "mex.sr.buy.president"
    before = cash(game, "1")
    play(game, FoundCorporation(player="1", corporation="NdM", price=90))
    assert (corp(game, "NdM").price, percent(game, "1", "NdM")) == (90, 20)
    assert cash(game, "1") == before and not corp(game, "NdM").floated
    assert asked(game) == "trade_shares" and game.actors == ("2",)


@pytest.mark.parametrize(("more", "priority"), [((), "1"), ((options.FLAT_DISTRIBUTION,), "2")])
def test_the_priority_deal_waits_for_the_end_of_the_round(more, priority):
    """mex.sr.end.pd: also when NdM gets its par; by mex.d3 the stock round only begins then"""
    game = new_game(3, *more)
    for player, card in zip(
        "1231231", (c.id for c in table(game).distribution.unsold()), strict=True
    ):
        play(game, take(player, card))
    play(game, FoundCorporation(player="1", corporation="NdM", price=90))
    assert table(game).priority.id == priority
    assert game.actors == ("2",)


def test_who_cannot_pay_cannot_take():
    """mex.init.bid.reserved"""
    game = new_game()
    has_cash(game, "1", 19)
    assert rule_against(game, take("1")) == "mex.init.bid.reserved"
