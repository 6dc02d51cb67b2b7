"""A whole game of Steam through the main window: by mouse, by keys, and its sheet on paper."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget

from desktop.document.document import GameDocument
from desktop.engine.actions import Action, Pass
from desktop.engine.setup import Setup
from desktop.titles.shelf import new_game
from desktop.titles.steam.actions import (
    BidForOrder,
    MoveCube,
    RaiseCapital,
    TakeAction,
    TakePoints,
)
from desktop.titles.steam.cities import BuildCity
from desktop.titles.steam.habits import SteamBot
from desktop.titles.steam.laying import plan
from desktop.titles.steam.options import STANDARD
from desktop.titles.steam.scoring import score
from desktop.titles.steam.track import LayTrack
from tests.dialogs.room import quiet_window, settle
from tests.windows.pdf_words import pages_of
from tests.windows.steam_moments import NAMES, setup_of
from tests.windows.steam_player import SteamPlayer, SteamTypist

pytestmark = quiet_window

SEED = 4
BY_MOUSE = (0, 1)  # the first auction and a whole round
BY_KEYS = (2,)
Played = list[tuple[Action, int, str]]  # the round, and how track was laid


@pytest.fixture(scope="module")
def script() -> Played:
    """A game played by chance to its end."""
    game, bot = new_game(setup_of(SEED)), SteamBot(SEED)
    while bot.play(game) is not None:
        pass
    line = game.at.path()
    game.go_to(game.root)
    found: Played = []
    for node in line:
        table, action, how = game.table, node.action, ""
        if isinstance(action, LayTrack):
            how = plan(table, action.player, action.hex, action.tile, action.rotation).kind
        found.append((action, table.round_number, how))
        game.go_to(node)
    return found


def is_rare(action: Action, how: str) -> bool:
    """What not every round has; it is done with the mouse wherever it comes."""
    return isinstance(action, BuildCity) or how == "redirected"


def test_a_whole_game_is_played_in_the_window(make_window, script, tmp_path, monkeypatch):
    window = make_window()
    window.resize(1366, 768)
    window.files.begin(setup_of(SEED))
    mouse, keys = SteamPlayer(window), SteamTypist(window)
    document = window.document
    monkeypatch.setattr(
        GameDocument, "go_to", lambda *_: pytest.fail("the game is played, not looked up")
    )
    done: dict[str, list[tuple[Action, str]]] = {"mouse": [], "keys": [], "handed": []}
    for depth, (action, cycle, how) in enumerate(script, start=1):
        if cycle in BY_MOUSE or is_rare(action, how):
            mouse.play(action)
            done["mouse"].append((action, how))
        elif cycle in BY_KEYS:
            keys.play(action)
            done["keys"].append((action, how))
        else:
            assert document.submit(action), f"move {depth}"
            done["handed"].append((action, how))
        assert document.at.depth == depth, f"move {depth}: {action}"
        assert document.at.action == action, f"move {depth}"
    settle()
    kinds = {type(action) for action, _ in done["mouse"]}
    assert kinds >= {BidForOrder, TakeAction, LayTrack, BuildCity, MoveCube, TakePoints}
    assert {type(action) for action, _ in done["keys"]} >= {TakeAction, LayTrack, MoveCube}
    assert "redirected" in {how for _, how in done["mouse"]}
    monkeypatch.undo()
    table = document.game.table
    assert table.finished == "rounds"
    standing = table.standing()
    said = window.docks.turn.step_panel.findChild(QWidget, "final_table").accessibleName()
    places = [one.partition(":")[0] for one in said.split("; ")]
    assert places == [f"{n}. {player.name}" for n, (player, _) in enumerate(standing, start=1)]
    path = tmp_path / "sheet.pdf"
    mouse.print_sheet(path)
    counted = {player.name: score(table, player) for player, _ in standing}
    assert in_columns(path, "Total") == {player.name: total for player, total in standing}
    assert in_columns(path, "Rank") == {
        player.name: n for n, (player, _) in enumerate(standing, start=1)
    }
    assert in_columns(path, "Victory points") == {n: one.points for n, one in counted.items()}
    assert in_columns(path, "Points for income") == {n: one.income for n, one in counted.items()}
    assert in_columns(path, "Completed links") == {n: one.links for n, one in counted.items()}


def in_columns(path: Path, name: str) -> dict[str, int]:
    """A row of the score sheet, read from the printed file: the number under each player."""
    page = pages_of(path)[0]
    label = next(words for words in page if words.text == name)
    row = [w for w in page if abs(w.y - label.y) < 4 and w is not label]
    heads = [words for words in page if words.text in NAMES and words.y > label.y][: len(NAMES)]
    found: dict[str, int] = {}
    for words in row:
        # Numbers stand at the right of their columns, names in the middle.
        over = max((head for head in heads if head.left < words.right), key=lambda head: head.left)
        assert over.text not in found
        found[over.text] = int(words.text.replace("\N{MINUS SIGN}", "-"))
    assert len(found) == len(NAMES)
    return found


def test_capital_and_the_turn_order_of_the_standard_game_by_mouse_and_by_keys(make_window):
    """The first round with the mouse; with keys alone what the second begins with."""
    setup = Setup(
        title="steam", players=NAMES, seed=11, board="rhine_ruhr", options=frozenset({STANDARD})
    )
    game, bot = new_game(setup), SteamBot(setup.seed)
    while game.table.round_number < 3:
        bot.play(game)
    line = [node.action for node in game.at.path()]
    window = make_window()
    window.resize(1366, 768)
    window.files.begin(setup)
    mouse, keys, document = SteamPlayer(window), SteamTypist(window), window.document
    done: dict[int, set[type]] = {1: set(), 2: set()}
    for action in line:
        cycle = document.game.table.round_number
        step = document.game.table.round.step.name
        if cycle == 2 and step not in ("capital", "order_auction"):
            break
        (mouse if cycle == 1 else keys).play(action)
        assert document.at.action == action
        done[cycle].add(type(action))
    assert done[1] >= {RaiseCapital, BidForOrder, TakeAction, LayTrack, MoveCube}
    assert done[2] >= {RaiseCapital, Pass}
