"""Every step of every title has its panel; whole games pass through the window without a word."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel

from desktop.document.document import GameDocument
from desktop.eighteen.habits import random_player
from desktop.engine.game import Game
from desktop.engine.setup import Setup
from desktop.engine.tree import Node
from desktop.titles.shelf import TITLES, new_game
from desktop.windows.outfits import outfit_of
from desktop.windows.show_games import moments, step_of
from tests.dialogs.room import quiet_window, settle
from tests.document.play import NAMES

pytestmark = quiet_window

STRIDE = 20  # moments from one look to the next; what is asked for the first time is never left out
# Offered in rows below the question of another step, and never asked.
OFFERED = {"buy_private", "issue_shares", "power_marker", "power_token", "copper_canyon"}


def random_game(title: str, seed: int) -> Game:
    game, player = new_game(Setup(title, NAMES[:4], seed)), random_player(seed)
    while player.play(game) is not None:
        pass
    return game


def looked_at(game: Game) -> list[tuple[str, Node]]:
    """Moments with the step that asks: every one of a kind at least once, and many more."""
    seen: set[tuple[str, bool]] = set()
    found = []
    for number, node in enumerate(moments(game)):
        actor = game.actors[0] if game.actors else ""
        kind = (step_of(game), actor in game.table.minors)
        if kind not in seen or number % STRIDE == 0 or not node.children:
            found.append((kind[0], node))
        seen.add(kind)
    game.go_to(game.root)
    return found


@pytest.mark.parametrize("title", list(TITLES))
def test_every_step_that_asks_has_a_panel(title):
    table = new_game(Setup(title, NAMES[:4], 1)).table
    rounds = [*getattr(table, "rounds", ())]
    if table.family == "18xx":
        rounds += [table.stock_round, table.operating_round]
    names = {step.name for round_ in rounds for step in round_.steps}
    assert names - OFFERED <= set(outfit_of(table).panels)


@pytest.mark.parametrize(("title", "seed"), [("1846", 3), ("18MEX", 2), ("18MEX", 5)])
def test_a_random_game_is_walked_through(make_window, title, seed):
    """The turn panel, the docks and the tray show something at every moment, and nothing fails."""
    window = make_window()
    window.docks.turn.covers = False
    game = random_game(title, seed)
    path = looked_at(game)
    document = GameDocument(game)
    window.show_document(document)
    assert {"buy_train", "run_trains"} <= {step for step, _ in path}
    for step, node in path:
        document.go_to(node)
        window.docks.show_dock(window.docks.docks[node.depth % len(window.docks.docks)].NAME)
        settle()
        panel = window.docks.turn.step_panel
        assert panel is not None
        said = [label.text() for label in panel.findChildren(QLabel) if label.text()]
        assert said, step
        line = window.docks.turn.steps
        assert not line.here or line.here in line.stations
