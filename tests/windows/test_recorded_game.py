"""A recorded game of 1846 played through the main window, and its score sheet at the end."""

from __future__ import annotations

import json

import pytest
from PySide6.QtWidgets import QLabel

from desktop.engine.actions import Action
from desktop.engine.setup import Setup
from desktop.printing.score_facts import facts_of
from desktop.saves.peer_import import Importer
from tests.dialogs.room import quiet_window, settle, sweep
from tests.shared import SHARED, needs_shared
from tests.windows.hand import Hand

pytestmark = [quiet_window, needs_shared]

GAME = SHARED / "replays" / "1846" / "10264.json"
# Every action of these rounds is made with the mouse.
BY_HAND = {("stock", 1, 0), ("operating", 1, 1)}
STRIDE = 12


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
    by_hand, rest = 0, list(recorded.actions)
    while not by_hand or rest[0][1] in BY_HAND:
        action, where = rest.pop(0)
        if where in BY_HAND:
            hand.play(action)
            by_hand += 1
        else:
            assert document.submit(action)
        assert document.at.action == action, f"move {document.at.depth}"
    assert by_hand > 60
    assert document.at.depth == len(recorded.actions) - len(rest)
    play_unseen(window, [action for action, _ in rest])
    while document.can_redo:  # the window follows in great strides
        document.forward(STRIDE)
        settle()
        sweep()
    assert document.at.depth == len(recorded.actions)
    assert document.game.table.finished
    facts = facts_of(document.game)
    assert facts.is_final
    assert {column.name: column.total for column in facts.columns} == recorded.result
    assert [column.rank for column in facts.columns] == [1, 2, 3, 4, 5]
    assert [label.text() for label in document_standing(window)] == [
        f"{rank}. {column.name}" for rank, column in enumerate(facts.columns, start=1)
    ]


def play_unseen(window, actions: list[Action]) -> None:
    """Submit the actions while the window looks away; where it stood, it stands again."""
    window.files.close_autosave()
    document = window.document
    here = document.at
    document.blockSignals(True)
    for action in actions:
        assert document.submit(action), action
        assert document.at.action == action
    document.go_to(here)
    document.blockSignals(False)


def document_standing(window) -> list[QLabel]:
    """The names in the panel of the finished game, first to last."""
    labels = window.docks.turn.step_panel.findChildren(QLabel)
    return [label for label in labels if label.text()[1:3] == ". "]
