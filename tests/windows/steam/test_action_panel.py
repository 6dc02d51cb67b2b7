"""Action tiles: taken by click and by digit, declined, locked with a reason."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from desktop.titles.steam.actions import TakeAction
from desktop.titles.steam.options import STANDARD
from desktop.windows.steam.action_panel import ActionCard
from desktop.windows.steam.tracks_dock import TracksDock
from tests.dialogs.room import quiet_window, settle
from tests.titles.steam.seats import give, passes, setting, takes
from tests.windows.steam.positions import choosing, in_sight, money, moving
from tests.windows.turn.spoken import locked

pytestmark = quiet_window


def cards(hand) -> list[ActionCard]:
    return [card for card in hand.turn.findChildren(ActionCard) if card.isVisible()]


def card(hand, number: int, is_declined: bool = False) -> ActionCard:
    (found,) = [
        one
        for one in cards(hand)
        if one.look.number == number and bool(one.look.passed) == is_declined
    ]
    return found


def test_a_click_takes_a_tile(sit_down):
    hand = sit_down(choosing())
    assert len(cards(hand)) == 9  # seven, and the other sides of two
    hand.click(card(hand, 4))
    assert hand.document.at.action == TakeAction(player="1", number=4)


def test_the_price_is_weighed_before_the_click(sit_down):
    """$2 for city growth: one unit raised, $3 left, one income less."""
    hand = sit_down(choosing())
    tile = card(hand, 5)
    tile.setFocus()
    settle()
    assert money(hand).figures(1)[:2] == ("$0", "$3")
    assert money(hand).figures(2)[:2] == ("0", "−1")
    assert tile.look.price == "$2"
    hand.click(tile)
    assert hand.document.at.action == TakeAction(player="1", number=5)
    assert hand.document.game.table.player("1").cash == 3


def test_a_tile_is_declined_by_its_other_side(sit_down):
    hand = sit_down(choosing())
    hand.click(card(hand, 7, is_declined=True))
    assert hand.document.at.action == TakeAction(player="1", number=7, declined=True)
    assert hand.document.game.table.player("1").cash == 0


def test_a_digit_goes_to_the_tile_and_enter_takes_it(sit_down):
    hand = sit_down(choosing())
    card(hand, 1).setFocus()
    hand.key(Qt.Key.Key_6)
    assert card(hand, 6).hasFocus()
    hand.key(Qt.Key.Key_Space)
    assert hand.document.at.action == TakeAction(player="1", number=6)
    assert hand.document.game.table.player("1").level == 2


def test_the_locomotive_moves_as_a_ghost_on_the_paper_track(sit_down):
    hand = sit_down(choosing())
    tracks = hand.window.docks.dock(TracksDock)
    card(hand, 6).setFocus()
    settle()
    assert tracks._moves["1"] == (-2, 0, 2)  # $6 are two units of five
    card(hand, 1).setFocus()
    settle()
    assert tracks._moves["1"] == (0, 0, 1)


def test_taken_tiles_are_lines_with_a_lock_and_the_reason(sit_down):
    game = choosing()
    takes(game, 2, 5)
    hand = sit_down(game)
    assert {one.look.number for one in cards(hand)} == {1, 3, 4, 6, 7}
    first, second = locked(hand)
    assert first == "2 First move. First move has been taken by Ann in this round"
    assert second.endswith("taken by Bob in this round")


def test_a_locomotive_at_the_highest_level_is_locked(sit_down):
    hand = sit_down(choosing(level=6))
    (line,) = locked(hand)
    assert line == "6 Locomotive. The locomotives of Ann are at the highest level"


def test_in_the_standard_game_tiles_are_free_and_not_declined_here(sit_down):
    hand = sit_down(choosing(STANDARD))
    assert len(cards(hand)) == 7
    assert not any(one.look.price or one.look.passed for one in cards(hand))
    assert "Only cash can be spent" in money(hand).sentences()[0]
    hand.click(card(hand, 7))
    assert hand.document.at.action == TakeAction(player="1", number=7)


@pytest.mark.parametrize("code", ["en", "ru"])
def test_tiles_money_and_income_are_seen_on_a_small_screen(sit_down, words, code):
    """At 1366 × 768, when no tile is taken and everybody has been paid."""
    words.switch(code)
    game = moving("1", level=2)
    with setting(game) as table:
        for n, player in enumerate(table.players, start=1):
            player.action = n
            give(table, player.id, income=n)
    while game.table.round_number == 1:
        passes(game)
    hand = sit_down(game)
    assert len(cards(hand)) == 9
    note = hand.turn.findChild(QWidget, "income_note")
    assert all(in_sight(one) for one in (*cards(hand), money(hand), note))
