"""Both sizes of the pictures, both languages: nothing in the turn or the players is cut off."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QScrollArea

from desktop.document.document import GameDocument
from desktop.engine.game import Game
from desktop.engine.random_play import RandomPlayer
from desktop.titles.shelf import new_game
from desktop.windows.docks.players_dock import PlayersDock
from desktop.windows.show_games import moment
from desktop.windows.turn.parts import OfferRow
from tests.dialogs.room import cut_off, quiet_window, settle
from tests.document.play import setup_of

pytestmark = quiet_window

STEPS = (
    "draft",
    "trade_shares",
    "track_and_token",
    "run_trains",
    "dividend",
    "buy_train",
    "last_offers",
)
SIZES = {(1366, 768): 100, (2560, 1440): 112}


@pytest.fixture(scope="module")
def played() -> Game:
    """A game by chance, far enough to have a moment of every step."""
    game, player = new_game(setup_of(4, players=5)), RandomPlayer(4)
    while game.table.cycle < 3 and player.play(game) is not None:
        pass
    return game


def stand(document: GameDocument, step: str, after: float = 0.4) -> None:
    """At a moment of a step; the document makes the journey itself, and tells the window."""
    game = document.game
    before = game.at
    node = moment(game, step, after)
    game.go_to(before)
    document.go_to(node)
    settle()
    assert game.table.round.step.name == step


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size[0]))
@pytest.mark.parametrize("code", ["en", "ru"])
def test_every_step_of_the_turn_has_room_for_its_words(
    make_window, look, words, played, code, size
):
    words.switch(code)
    look.set_text_scale(SIZES[size])
    window = make_window()
    window.resize(*size)
    window.docks.turn.covers = False
    document = GameDocument(played)
    window.files._show(document)
    found = {}
    for step in STEPS:
        stand(document, step, 0.4 if step != "draft" else 0.0)
        turn = window.docks.turn
        said = [line for line in cut_off(turn) if not line.startswith("QLineEdit")]
        if turn.steps.isVisible() and turn.steps.height() < turn.steps.sizeHint().height():
            said.append("the stations of the turn")
        if said:
            found[step] = said
    assert found == {}


@pytest.mark.parametrize("step", ["trade_shares", "track_and_token"])
@pytest.mark.parametrize("code", ["en", "ru"])
def test_the_players_and_the_priority_deal_are_seen_without_scrolling(
    make_window, look, words, played, code, step
):
    words.switch(code)
    look.set_text_scale(112)
    window = make_window()
    window.resize(2560, 1440)
    document = GameDocument(played)
    window.files._show(document)
    stand(document, step)
    dock = window.findChild(PlayersDock)
    assert len(played.table.players) == 5
    assert dock.isVisible()
    assert dock.findChild(QScrollArea).verticalScrollBar().maximum() == 0


@pytest.mark.parametrize("code", ["en", "ru"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size[0]))
def test_a_stock_turn_does_not_scroll(make_window, look, words, played, code, size):
    words.switch(code)
    look.set_text_scale(SIZES[size])
    window = make_window()
    window.resize(*size)
    document = GameDocument(played)
    window.files._show(document)
    stand(document, "track_and_token")
    stand(document, "trade_shares")  # from another layout to this one
    turn = window.docks.turn
    assert len(turn.findChildren(OfferRow)) >= 6
    assert turn._area.verticalScrollBar().maximum() == 0
    assert window.height() == size[1]
