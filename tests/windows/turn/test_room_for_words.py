"""Nothing in the panels is cut off, in either language, at any size of the text."""

from __future__ import annotations

import pytest

from desktop.eighteen.actions import PlaceBid
from desktop.engine.game import Game
from desktop.windows.turn_column import GUTTER, REST
from tests.dialogs.room import cut_off, quiet_window, settle
from tests.titles.g18mex.words import at, dealt, floats, gets, new_game, passes, phase
from tests.windows.turn.test_merger import before_the_five, five

pytestmark = quiet_window


def bids() -> Game:
    game = new_game(3)
    for player, card, price in (("1", "KCM&O", 45), ("2", "KCM&O", 50), ("3", "MNR", 145)):
        game.apply(PlaceBid(player=player, card=card, price=price))
    return game


def stock_turn() -> Game:
    game = dealt(3, cycle=2, p2="A B")
    phase(game, "3½")
    floats(game, "MC", "2", 70, percent=40)
    gets(game, "2", "NdM_7")
    gets(game, "market", "NdM_8", "NdM_2")
    at(game, "NdM", 1, 4)
    passes(game)
    return game


def merger() -> Game:
    return five(before_the_five("CHI 1", "MC 3"))


@pytest.mark.parametrize("make", [bids, stock_turn, merger])
@pytest.mark.parametrize("scale", [80, 100, 200])
@pytest.mark.parametrize("code", ["en", "ru"])
def test_nothing_is_cut_off(sit_down, look, words, code, scale, make):
    words.switch(code)
    look.set_text_scale(scale)
    hand = sit_down(make())
    hand.window.resize(1366, 768)
    settle()
    # The line inside a number box has no frame of its own, and asks for room for one.
    assert [line for line in cut_off(hand.turn) if not line.startswith("QLineEdit")] == []


@pytest.mark.parametrize("code", ["en", "ru"])
def test_where_a_turn_has_much_to_say_the_docks_below_give_way_and_the_window_does_not_grow(
    sit_down, look, words, code
):
    """At 1366×768 nothing needed in a turn should be hidden; more than that scrolls."""
    words.switch(code)
    hand = sit_down(stock_turn())
    hand.window.resize(1366, 900)
    settle()
    hand.window.resize(1366, 768)
    settle()
    assert hand.window.height() == 768
    column = hand.window.height() - hand.window.bar.height()
    assert column - hand.turn.height() < REST + 4 * GUTTER
    assert hand.button("Pass" if code == "en" else "Спасовать").isVisible()
