"""Both auctions of the turn order: bids typed and pressed, passes, free passes, half prices."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSpinBox

from desktop.engine.actions import Pass
from desktop.titles.steam.actions import BidForOrder, FreePass
from desktop.windows.steam.auctions import OrderTable
from tests.dialogs.room import quiet_window
from tests.titles.steam.seats import bids, give, passes, setting
from tests.windows.steam.positions import first_auction, money, order_auction
from tests.windows.turn.spoken import locked, said

pytestmark = quiet_window


def bid_box(hand) -> QSpinBox:
    return hand.turn.findChild(QSpinBox)


def test_a_bid_is_typed_and_pressed(sit_down):
    game = first_auction()
    hand = sit_down(game)
    asked = game.actors[0]
    assert "Place 1 in the turn order" in said(hand)
    hand.type_price(bid_box(hand), 7)
    assert money(hand).figures(1) == ("$0", "$3", "$1")  # two units raised, $2 of costs
    assert money(hand).figures(2) == ("0", "−2", "−2")
    assert "$10 raised for 2 income" in money(hand).sentences()[0]
    hand.click(hand.button("Bid"))
    assert hand.document.at.action == BidForOrder(player=asked, price=7)


def test_enter_in_the_box_bids_and_the_next_one_must_bid_more(sit_down):
    game = first_auction(3)
    hand = sit_down(game)
    high = game.table.round.step.bidder
    assert f"{game.table.player(high).name} holds the highest bid" in said(hand)
    assert "from $4 to $50" in said(hand)
    asked = game.actors[0]
    hand.type_price(bid_box(hand), 4)
    hand.key(Qt.Key.Key_Return)
    assert hand.document.at.action == BidForOrder(player=asked, price=4)


def test_passes_give_the_place_and_the_next_place_is_bid_for(sit_down):
    game = first_auction(3)
    hand = sit_down(game)
    winner = game.table.round.step.bidder
    for _ in range(3):
        hand.click(hand.button("Pass"))
    assert game.table.order == (winner,)
    assert "Place 2 in the turn order" in said(hand)
    assert "has place 1" in hand.turn.findChild(OrderTable).accessibleName()


def test_who_cannot_bid_more_reads_why(sit_down):
    game = first_auction(50)
    hand = sit_down(game)
    assert bid_box(hand) is None
    (line,) = locked(hand)
    assert line.startswith("Bid. ") and "$50 at most" in line


def test_the_first_bid_of_a_standard_auction_may_be_nothing(sit_down):
    hand = sit_down(order_auction())
    assert bid_box(hand).value() == 0
    hand.click(hand.button("Bid"))
    assert hand.document.at.action == BidForOrder(player="1", price=0)


def test_a_pass_says_which_place_it_takes_and_what_it_costs(sit_down):
    """The third of four pays half of the last bid, rounded up."""
    game = order_auction()
    for price in (1, 2, 5, 6):
        bids(game, price)
    passes(game)
    hand = sit_down(game)
    assert game.actors == ("2",)
    assert "If it ended now".upper() in said(hand)
    hand.click(hand.button("Pass: place 3 for $1"))
    assert hand.document.at.action == Pass(who="2")
    spoken = hand.turn.findChild(OrderTable).accessibleName()
    assert "Bob $2 has passed, pays $1" in spoken
    assert "Dan $6 pays $6" in spoken


def test_the_free_pass_of_tile_1(sit_down):
    game = order_auction(holder="1")
    hand = sit_down(game)
    hand.click(hand.in_row("Free pass."))
    assert hand.document.at.action == FreePass(player="1")


def test_the_free_pass_is_locked_once_it_is_used(sit_down):
    game = order_auction(holder="1")
    game.apply(FreePass(player="1"))
    for price in (1, 2, 3):
        bids(game, price)
    hand = sit_down(game)
    assert game.actors == ("1",)
    (line,) = locked(hand)
    assert line.startswith("Free pass. Ann has no pass")


def test_cash_is_all_that_is_bid_in_the_standard_game(sit_down):
    game = order_auction()
    with setting(game) as table:
        give(table, "1", cash=3)
    hand = sit_down(game)
    assert (bid_box(hand).minimum(), bid_box(hand).maximum()) == (0, 3)
    hand.type_price(bid_box(hand), 3)
    assert money(hand).figures(1)[:2] == ("$3", "$0")
    assert money(hand).sentences()[0] == "$3 from cash, nothing raised"
