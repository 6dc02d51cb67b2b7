"""A recorded game of 1846 played through the main window, and its score sheet at the end."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel

from desktop.document.document import GameDocument
from desktop.eighteen.actions import RunTrains
from desktop.engine.actions import Action
from tests.dialogs.room import quiet_window, settle
from tests.shared import SHARED, needs_shared
from tests.windows.fingers import Fingers
from tests.windows.hand import Hand
from tests.windows.pdf_words import pages_of
from tests.windows.recorded import Recorded

pytestmark = [quiet_window, needs_shared]

GAME = SHARED / "replays" / "1846" / "10264.json"
# Every action of these rounds is made with the mouse: the draft, the first cycle whole, and those
# in which shares are sold and redeemed.
BY_HAND = {
    ("draft", 1, 0),
    ("stock", 1, 0),
    ("operating", 1, 1),
    ("operating", 1, 2),
    ("operating", 3, 1),
    ("stock", 4, 0),
}
STRIDE = 4  # of the others the window shows every so manieth


@pytest.fixture(scope="module")
def recorded() -> Recorded:
    return Recorded(GAME)


def test_a_recorded_game_is_played_in_the_window(make_window, recorded, tmp_path, monkeypatch):
    window = make_window()
    window.files.begin(recorded.setup)
    hand, document = Hand(window), window.document
    handed: list[Action] = []  # what was played without the mouse
    monkeypatch.setattr(
        GameDocument, "go_to", lambda *_: pytest.fail("the record is played, not looked up")
    )
    for depth, (action, where, _) in enumerate(recorded.actions, start=1):
        if where in BY_HAND:
            settle()
            hand.play(action)
        else:
            assert document.submit(action), f"move {depth}"
            handed.append(action)
            if len(handed) % STRIDE == 0:
                settle()
        assert document.at.depth == depth
        assert document.at.action == action, f"move {depth}"
    by_hand = [action for action, where, _ in recorded.actions if where in BY_HAND]
    assert len(by_hand) + len(handed) == len(recorded.actions)
    assert {type(a) for a in handed} <= {type(a) for a in by_hand}
    assert {where for _, where, _ in recorded.actions} >= BY_HAND
    settle()
    monkeypatch.undo()
    assert document.game.table.finished
    standing = sorted(recorded.result, key=recorded.result.__getitem__, reverse=True)
    assert names_in_panel(window) == [f"{n}. {name}" for n, name in enumerate(standing, start=1)]
    path = tmp_path / "sheet.pdf"
    hand.print_sheet(path)
    assert in_columns(path, "Total") == recorded.result
    assert in_columns(path, "Rank") == {name: n for n, name in enumerate(standing, start=1)}


def in_columns(path: Path, name: str) -> dict[str, int]:
    """A row of the score sheet, read from the printed file: the number under each player."""
    page = pages_of(path)[0]
    label = next(words for words in page if words.text == name)
    row = [w for w in page if abs(w.y - label.y) < 4 and w is not label]
    heads = [words for words in page if words.text.startswith("Player ")]
    found = {}
    for words in row:
        middle = (words.left + words.right) / 2
        over = min(heads, key=lambda head: abs((head.left + head.right) / 2 - middle))
        assert over.text not in found
        found[over.text] = int("".join(letter for letter in words.text if letter.isdigit()))
    assert len(found) == len(heads)
    return found


def names_in_panel(window) -> list[str]:
    """The names in the panel of the finished game, first to last."""
    labels = window.docks.turn.step_panel.findChildren(QLabel)
    return [label.text() for label in labels if label.text()[1:3] == ". "]


@pytest.mark.parametrize("player", [Hand, Fingers], ids=["mouse", "keys"])
def test_of_two_tracks_to_a_place_the_one_that_is_clicked_is_taken(make_window, recorded, player):
    """One corporation ran two trains from Cleveland to Erie, each by a track of its own."""
    window = make_window()
    window.files.begin(recorded.setup)
    document, somebody = window.document, player(window)
    for action, _, _ in recorded.actions:
        if isinstance(action, RunTrains) and len({"E19", "D18"} & places(action)) == 2:
            break
        assert document.submit(action)
    settle()
    before = document.at.depth
    somebody.play(action)
    assert document.at.depth == before + 1
    assert document.at.action == action


def places(action: RunTrains) -> set[str]:
    return {item for run in action.runs for item in run.path}
