"""The boards of a box that holds several, and one from a file."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from desktop.dialogs.board_choice import OWN
from desktop.dialogs.new_game import NewGameDialog
from desktop.engine import resources
from desktop.engine.setup import Setup
from desktop.titles.shelf import TITLES, new_game
from tests.dialogs.room import quiet_window, settle, shown

pytestmark = quiet_window
NAMES = ("Anna", "Boris", "Clara")
BOXES = [title for title in TITLES.values() if len(title.boards) > 1]


@pytest.fixture(params=BOXES, ids=lambda title: title.key)
def dialog(request, qtbot, look):
    made = NewGameDialog(look, title=request.param.key, players=NAMES, seed=17)
    qtbot.addWidget(made)
    shown(made, 860, 620)
    return made


def test_a_box_with_one_board_does_not_ask(qtbot, look):
    made = NewGameDialog(look, title="1846", players=NAMES, seed=17)
    qtbot.addWidget(made)
    shown(made, 860, 620)
    assert not made.board.isVisible()
    assert made.setup().board == ""


def test_another_board_is_chosen_with_the_keyboard(dialog):
    boards = dialog.title.boards
    assert dialog.setup().board == boards[0]
    dialog.board.setFocus()
    QTest.keyClick(dialog.board, Qt.Key.Key_Down)
    settle()
    assert dialog.setup() == Setup(dialog.title.key, NAMES, 17, board=boards[1])
    assert new_game(dialog.setup()).setup.board == boards[1]


def test_boards_are_called_by_their_names_in_both_languages(dialog, words):
    def names():
        return [dialog.board.itemText(n) for n in range(len(dialog.title.boards))]

    english = names()
    assert english == [dialog.title.name_board(board, "en") for board in dialog.title.boards]
    words.switch("ru")
    settle()
    assert names() == [dialog.title.name_board(board, "ru") for board in dialog.title.boards]
    assert names() != english
    words.switch("en")


def own_file(dialog, folder, text):
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_board_from_a_file_is_played(dialog, tmp_path, monkeypatch):
    board = dialog.title.boards[0]
    source = resources.root() / "titles" / dialog.title.key / "maps" / f"{board}.toml"
    path = own_file(dialog, tmp_path, source.read_text(encoding="utf-8"))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *arguments: (str(path), ""))
    dialog.board.setFocus()
    QTest.keyClick(dialog.board, Qt.Key.Key_End)
    settle()
    assert dialog.board.currentText() == "mine"
    assert dialog.setup().board == path.read_text(encoding="utf-8")
    assert dialog.start.isEnabled()


def test_a_file_that_is_no_board_says_why(dialog, tmp_path, monkeypatch):
    path = own_file(dialog, tmp_path, "name = 1\n")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *arguments: (str(path), ""))
    dialog.board.setFocus()
    QTest.keyClick(dialog.board, Qt.Key.Key_End)
    settle()
    assert not dialog.start.isEnabled()
    assert dialog._problem.isVisible() and dialog._problem.text()


def test_no_file_leaves_the_choice_as_it_was(dialog, monkeypatch):
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *arguments: ("", ""))
    dialog.board.setFocus()
    QTest.keyClick(dialog.board, Qt.Key.Key_End)
    settle()
    assert dialog.board.currentData() != OWN
    assert dialog.setup().board == dialog.title.boards[0]
