"""A recorded game of 1846 played through the main window, and its score sheet at the end."""

from __future__ import annotations

import json

import pytest
from PySide6.QtWidgets import QLabel

from desktop.engine.actions import Action
from desktop.engine.game import Game
from desktop.engine.setup import Setup
from desktop.printing.score_sheet import ScoreSheet
from desktop.saves.peer_import import Importer
from tests.dialogs.room import quiet_window, settle
from tests.printing.reading import placed_texts
from tests.shared import SHARED, needs_shared
from tests.windows.hand import Hand

pytestmark = [quiet_window, needs_shared]

GAME = SHARED / "replays" / "1846" / "10264.json"
# Every action of these rounds is made with the mouse.
BY_HAND = {("stock", 1, 0), ("operating", 1, 1)}


class Recorded:
    """The actions of the record in our words, each with the round it belongs to."""

    def __init__(self) -> None:
        data = json.loads(GAME.read_text(encoding="utf-8"))
        importer = Importer(data)
        self.setup: Setup = importer.game.setup
        self.actions: list[tuple[Action, tuple[str, int, int]]] = []
        for group in importer.groups:
            for peer in group:
                where = self._round(importer.table)
                action = importer.play_one(peer)
                if action is not None:
                    self.actions.append((action, where))
        names = [str(player["name"]) for player in data["players"]]
        self.result = {names[int(seat)]: worth for seat, worth in data["result"].items()}

    @staticmethod
    def _round(table) -> tuple[str, int, int]:
        is_operating = table.round.name == "operating"
        number = table.operating_round.number if is_operating else 0
        return table.round.name, table.cycle, number


@pytest.fixture(scope="module")
def recorded() -> Recorded:
    return Recorded()


def test_a_recorded_game_is_played_in_the_window(make_window, recorded):
    window = make_window()
    window.files.begin(recorded.setup)
    hand, document = Hand(window), window.document
    by_hand = 0
    for depth, (action, where) in enumerate(recorded.actions, start=1):
        if where in BY_HAND:
            hand.play(action)
            by_hand += 1
        else:
            assert document.submit(action), f"move {depth}"
            settle()
        assert document.at.depth == depth
        assert document.at.action == action, f"move {depth}"
    assert by_hand > 60
    assert document.game.table.finished
    assert recorded.result == printed_totals(document.game)
    standing = sorted(recorded.result, key=recorded.result.__getitem__, reverse=True)
    assert names_in_panel(window) == [f"{n}. {name}" for n, name in enumerate(standing, start=1)]


def printed_totals(game: Game) -> dict[str, int]:
    """The totals on the score sheet, read off the paper."""
    (page,) = placed_texts(ScoreSheet.of_game(game))[:1]
    total = next(rect for text, rect in page if text == "Total")
    row = [(rect, text) for text, rect in page if rect.top() == total.top() and "$" in text]
    found = {}
    for player in game.setup.players:
        head = next(rect for text, rect in page if text == player)
        (text,) = [t for rect, t in row if head.left() <= rect.center().x() <= head.right()]
        found[player] = int("".join(letter for letter in text if letter.isdigit()))
    return found


def names_in_panel(window) -> list[str]:
    """The names in the panel of the finished game, first to last."""
    labels = window.docks.turn.step_panel.findChildren(QLabel)
    return [label.text() for label in labels if label.text()[1:3] == ". "]
