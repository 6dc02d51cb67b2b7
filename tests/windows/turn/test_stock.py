"""A stock turn where par and market price differ, shares are halved, and limits are strict."""

from __future__ import annotations

from desktop.eighteen.actions import TradePrivate
from desktop.engine.actions import Pass
from desktop.engine.game import Game
from tests.dialogs.room import quiet_window
from tests.titles.g18mex.test_limits import one_over
from tests.titles.g18mex.words import (
    at,
    buys,
    cash,
    dealt,
    floats,
    gets,
    passes,
    percent,
    phase,
    sells,
    table,
)
from tests.windows.turn.spoken import locked, play, said

pytestmark = quiet_window


def with_halves() -> Game:
    """NdM at 75, player 1 its president; a 5 % certificate with player 2, one in the market."""
    game = dealt(3, cycle=2, p2="A B")
    phase(game, "3½")
    gets(game, "2", "NdM_7")
    gets(game, "market", "NdM_8", "NdM_2")
    gets(game, "3", "NdM_1")
    at(game, "NdM", 1, 4)
    return game


def test_the_offering_costs_par_and_the_market_the_price(sit_down):
    game = dealt(3, cycle=2)
    floats(game, "MC", "2", 70, percent=40)
    gets(game, "market", "MC_5")
    at(game, "MC", 1, 6)
    hand = sit_down(game)
    offering = hand.in_row("MC from the initial offering.")
    assert offering.text() == "$70"
    assert "floats: gets $700" in offering.accessibleName()
    assert hand.in_row("MC from the market.").text() == f"${table(game).corporation('MC').price}"
    play(hand, buys("1", "MC"))
    assert table(game).corporation("MC").floated


def test_one_row_does_where_shares_cost_the_same_in_two_places(sit_down):
    game = dealt(3, cycle=2)
    floats(game, "MC", "2", 70, percent=60)
    gets(game, "market", "MC_7")
    hand = sit_down(game)
    row = hand.row("MC, $70.")
    offering, market = hand.buttons(row)
    assert (offering.text(), market.text()) == ("Offering", "Market")
    assert offering.toolTip() == "MC from the initial offering"
    play(hand, buys("1", "MC", "market"))
    assert not table(game).stock.offered(table(game).corporation("MC"), "market")
    assert percent(game, "1", "MC") == 10


def test_half_a_share_is_bought_and_sold(sit_down):
    game = with_halves()
    hand = sit_down(game)
    row = hand.in_row("NdM 5", "from the market.")
    assert row.text() == "$37"
    assert "does not count against the limit" in row.accessibleName()
    play(hand, buys("1", "NdM", "market", percent=5))
    assert cash(game, "1") == 625 - 37


def test_change_is_given_and_made(sit_down):
    game = with_halves()
    passes(game)
    hand = sit_down(game)
    play(hand, buys("2", "NdM", "market", percent=5, change=True))
    assert percent(game, "2", "NdM") == 10
    play(hand, Pass(who="2"))
    assert hand.in_row("NdM", "making change").text() == "Sell for $38"
    play(hand, sells("3", "NdM", 5, change=True))
    assert cash(game, "3") == 625 + 38


def test_who_is_over_the_limit_sees_his_duty_and_may_not_pass(sit_down):
    game = dealt(3, cycle=2)
    floats(game, "UdY", "1", 60, percent=60)
    gets(game, "1", "UdY_8")
    hand = sit_down(game)
    assert "Ana must sell" in said(hand)
    assert "Ana holds 70 % of UdY, over the limit of 60 %" in said(hand)
    assert "BUY ONE" not in said(hand)
    assert not [b for b in hand.buttons() if b.text() == "Pass"]
    play(hand, sells("1", "UdY", 10))
    assert hand.button("Done").isEnabled()


def test_over_the_limit_a_private_is_sold_and_a_yellow_share_bought_too(sit_down):
    """3.3(b): cards count and may be sold; what does not count may be bought before"""
    game = one_over()
    hand = sit_down(game)
    assert "Benito must sell" in said(hand)
    assert hand.in_row("SPM from the initial offering.").isEnabled()
    play(hand, TradePrivate(player="2", private="MCAR", buyer="3", price=25))
    assert "must sell" not in said(hand)


def test_what_cannot_be_done_says_why(sit_down):
    hand = sit_down(dealt(3, cycle=1))
    assert "NdM. Nobody sells shares in the first stock round" in " ".join(locked(hand))
    assert "Shares of NdM are not for sale before phase 3½" in said(hand)


def test_after_the_purchase_one_line_says_that_it_is_made(sit_down):
    game = dealt(3, cycle=2)
    floats(game, "MC", "1", 70, percent=40)
    floats(game, "MEX", "2", 70, percent=40)
    hand = sit_down(game)
    play(hand, buys("1", "MC"))
    assert [line for line in locked(hand) if "has made his purchase of this turn" in line]
    assert "from the initial offering" not in said(hand)


def test_certificates_in_the_yellow_zone_are_told_apart(sit_down):
    game = dealt(3, cycle=2)
    floats(game, "MC", "1", 60, percent=40)
    at(game, "MC", 5, 1)
    hand = sit_down(game)
    ana = table(game).investor("1")
    counted = table(game).certificates_of(ana)
    assert f"Cash ${ana.cash}, {counted} certificates of 19; 3 more do not count" in said(hand)
