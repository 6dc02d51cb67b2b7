"""Nothing of Steam is cut off or nameless, in either language and mode, at any size of text."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from desktop.titles.steam.options import STANDARD
from desktop.windows.refusal_card import RefusalCard
from desktop.windows.steam.city_rows import CityRow
from desktop.windows.steam.money_box import MoneyBox
from desktop.windows.steam.panels import PANELS
from desktop.windows.tray_cells import CELL, WORDS, TrayCell
from tests.dialogs.room import cut_off, quiet_window, settle
from tests.titles.steam.played import played_game
from tests.titles.steam.seats import new_game
from tests.titles.steam.test_auction import standard_auction
from tests.windows.steam.positions import (
    at_build,
    capital,
    choosing,
    finished,
    first_auction,
    in_sight,
    moving,
    order_auction,
    points_due,
)
from tests.windows.steam_hands import SteamHand
from tests.windows.test_names import nameless

pytestmark = quiet_window

POSITIONS = {
    "auction": lambda: first_auction(3),
    "order": lambda: order_auction(holder="1"),
    "capital": capital,
    "actions": choosing,
    "standard_actions": lambda: choosing(STANDARD),
    "build": lambda: at_build(action=7),
    "growth": lambda: at_build(STANDARD, action=5, cash=5),
    "goods": lambda: moving("1", "1", "2", level=3),
    "points": lambda: points_due("1", "1", "2", level=3),
    "end": finished,
}


@pytest.mark.parametrize("position", POSITIONS)
@pytest.mark.parametrize(("code", "scale"), [("en", 100), ("ru", 80), ("ru", 100), ("ru", 200)])
def test_nothing_is_cut_off(sit_down, look, words, code, scale, position):
    words.switch(code)
    look.set_text_scale(scale)
    hand = sit_down(POSITIONS[position]())
    settle()
    # The line inside a number box has no frame of its own, and asks for room for one.
    assert [line for line in cut_off(hand.turn) if not line.startswith("QLineEdit")] == []


@pytest.mark.parametrize("options", [(), (STANDARD,)])
def test_everything_has_a_name(sit_down, options):
    game = played_game(4, 3, *options)
    firsts = first_of_every_step(game)
    hand = sit_down(game)
    left = {}
    for dock in hand.window.docks.docks:
        hand.window.docks.show_dock(dock.NAME)
        settle()
        if found := nameless(hand.window):
            left[dock.NAME] = found
    assert set(firsts) >= {"take_action", "build", "move_goods", "take_points", ""}
    for step, node in firsts.items():
        hand.document.go_to(node)
        settle()
        if found := nameless(hand.window):
            left[step] = found
    assert left == {}


def first_of_every_step(game):
    """The first moment at which each step asks; "" for the end. The game stands at its end."""
    firsts, end = {}, game.at
    for node in end.path():
        game.go_to(node)
        table = game.table
        firsts.setdefault(table.round.step.name if not table.finished else "", node)
    game.go_to(end)
    return firsts


@pytest.mark.parametrize("options", [(), (STANDARD,)])
def test_every_step_has_a_panel(options):
    table = new_game(4, *options).table
    assert {step.name for round_ in table.rounds for step in round_.steps} <= set(PANELS)


@pytest.mark.parametrize("code", ["en", "ru"])
def test_on_a_small_screen_a_refusal_leaves_the_question_in_sight(sit_down, words, code):
    words.switch(code)
    hand = SteamHand(sit_down(at_build(STANDARD, action=7, cash=5)).window)
    (box,) = hand.turn.findChildren(MoneyBox)
    assert box.isVisible()
    town = next(id for id, site in hand.table.sites.items() if site.is_town)
    hand.drag(hand.tile_cell("21"), hand.on_board(town))
    (card,) = hand.turn.findChildren(RefusalCard)
    assert in_sight(card), "the whole card"
    words_of_it = set(card.findChildren(QLabel))
    questions = [
        said
        for said in hand.turn.findChildren(QLabel)
        if said.property("role") == "question" and said not in words_of_it
    ]
    assert questions and all(in_sight(question) for question in questions)
    card.setFocus()
    hand.key(Qt.Key.Key_Escape)
    settle()
    assert box.isVisible(), "money comes back when the reason has been read"


def test_on_a_small_screen_all_bidders_of_five_are_in_sight(sit_down):
    hand = sit_down(standard_auction(players=5))
    (box,) = hand.turn.findChildren(MoneyBox)
    assert in_sight(box)
    rows = [said for said in hand.turn.findChildren(QLabel) if said.text() == "5."]
    assert rows and all(in_sight(row) for row in rows)


@pytest.mark.parametrize("scale", [80, 100, 200])
def test_the_words_of_the_tray_are_not_cut_off(sit_down, look, words, scale):
    words.switch("ru")
    look.set_text_scale(scale)
    hand = sit_down(at_build(action=7))
    tray = hand.window.page.tray
    for cell in tray.findChildren(TrayCell):
        assert cell.needed_width() <= cell.width(), cell.caption()
        assert cell.fontMetrics().height() <= cell.height() - CELL.height() + WORDS + 2
    for caption in tray.findChildren(QLabel):
        for word in caption.text().split():
            assert caption.fontMetrics().horizontalAdvance(word) <= caption.width(), word


@pytest.mark.parametrize("code", ["en", "ru"])
def test_on_a_small_screen_a_new_city_is_built_without_scrolling(sit_down, words, code):
    words.switch(code)
    hand = sit_down(at_build(STANDARD, players=4, action=7, cash=6))
    row = hand.turn.findChild(CityRow)
    assert in_sight(row)
