"""A new game of Steam: mode, options that belong to it, boards, and a board of one's own."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from desktop.dialogs.new_game import NewGameDialog
from desktop.titles.shelf import new_game
from tests.dialogs.room import cut_off, quiet_window, settle, shown, visible_texts
from tests.titles.steam.boards import changed, example

pytestmark = quiet_window
LEFT = Qt.MouseButton.LeftButton
NAMES = ("Anna", "Boris", "Clara", "Dmitri")


@pytest.fixture
def dialog(qtbot, look):
    made = NewGameDialog(look, title="steam", players=NAMES, seed=17)
    qtbot.addWidget(made)
    shown(made, 860, 620)
    return made


def click(widget) -> None:
    QTest.mouseClick(widget, LEFT)
    settle()


def own_board(dialog, monkeypatch, tmp_path, text: str) -> None:
    """Choose the last line of the list by keys, and a file with this text."""
    path = tmp_path / "island.toml"
    path.write_text(text, encoding="utf-8")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    dialog.board.setFocus()
    QTest.keyClick(dialog.board, Qt.Key.Key_End)
    settle()


def test_the_mode_is_chosen_and_brings_its_options(dialog):
    rows = dialog.options.rows
    assert dialog.setup().options == frozenset()
    assert rows["first_game"].isVisible() and not rows["novice"].isVisible()
    click(rows["first_game"].box)
    click(rows["standard"].on)
    assert dialog.setup().options == {"standard"}
    assert rows["novice"].isVisible() and not rows["first_game"].isVisible()
    click(rows["novice"].box)
    assert dialog.setup().options == {"standard", "novice"}
    click(rows["standard"].off)
    assert dialog.setup().options == frozenset()
    assert dialog.start.isEnabled()


def test_what_the_mode_means_stands_below_it(dialog):
    assert any("Base game: money is raised" in text for text in visible_texts(dialog))
    click(dialog.options.rows["standard"].on)
    assert any("Standard game: capital is raised" in text for text in visible_texts(dialog))


def test_the_mode_is_chosen_by_keys(dialog):
    on = dialog.options.rows["standard"].on
    on.setFocus()
    QTest.keyClick(on, Qt.Key.Key_Space)
    settle()
    assert dialog.setup().options == {"standard"}


def test_a_board_for_fewer_players_says_so(dialog):
    assert dialog.board.count() == 3  # two of the box, and one's own
    click(dialog.add)
    assert not dialog.start.isEnabled()
    assert any("This board is for 3 to 4 players" in text for text in visible_texts(dialog))
    dialog.board.setFocus()
    QTest.keyClick(dialog.board, Qt.Key.Key_Down)
    settle()
    assert dialog.setup().board == "rhine_ruhr"
    assert dialog.start.isEnabled()


def test_a_board_of_ones_own_is_played(dialog, monkeypatch, tmp_path):
    own_board(dialog, monkeypatch, tmp_path, example())
    assert dialog.setup().board == example()
    assert dialog.board.currentText() == "island"
    assert dialog.start.isEnabled()
    assert new_game(dialog.setup()).table.data.key == "board"


def test_what_is_wrong_in_a_board_is_said_with_its_place(dialog, monkeypatch, tmp_path):
    own_board(dialog, monkeypatch, tmp_path, changed("reserve_spaces = ", "reserve_spaces = 9"))
    assert not dialog.start.isEnabled()
    (said,) = [text for text in visible_texts(dialog) if "reserve spaces, not" in text]
    assert "[reserve_spaces]" in said


def test_a_file_that_cannot_be_read_says_so(dialog, monkeypatch, tmp_path):
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(tmp_path), ""))
    dialog.board.setFocus()
    QTest.keyClick(dialog.board, Qt.Key.Key_End)
    settle()
    assert dialog.setup().board == "northeast"
    assert any("cannot be read" in text for text in visible_texts(dialog))


@pytest.mark.parametrize(("code", "scale"), [("ru", 100), ("ru", 150), ("en", 100)])
def test_nothing_is_cut_off(dialog, look, words, code, scale):
    words.switch(code)
    look.set_text_scale(scale)
    click(dialog.options.rows["standard"].on)
    settle()
    assert [line for line in cut_off(dialog) if not line.startswith("QLineEdit")] == []


def test_it_is_said_who_begins_in_this_game(dialog):
    assert "Who begins is drawn by lot." in visible_texts(dialog)
    titles = dialog._titles
    titles.setFocus()
    QTest.keyClick(titles, Qt.Key.Key_Home)
    settle()
    assert "Who begins is drawn by lot." not in visible_texts(dialog)
