"""The small sheets: a bad file, keys, about, questions before a loss, the cover."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMainWindow

from desktop import __version__
from desktop.dialogs.about import AboutDialog
from desktop.dialogs.confirm import Answer, DeleteLineDialog, UnsavedDialog
from desktop.dialogs.file_words import file_sentence
from desktop.dialogs.keys import KeysDialog, menu_lines
from desktop.dialogs.problem import ProblemDialog, Trouble
from tests.dialogs.room import (
    LANGUAGES_AND_SCALES,
    bracketed,
    cut_off,
    quiet_window,
    settle,
    shown,
    visible_texts,
)

pytestmark = quiet_window

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(qtbot):
    made = QMainWindow()
    qtbot.addWidget(made)
    menu = made.menuBar().addMenu("&Game")
    for text, keys in (("&New game…", "Ctrl+N"), ("Save", "Ctrl+S"), ("No keys", "")):
        action = QAction(text, made)
        action.setShortcut(QKeySequence(keys))
        menu.addAction(action)
    return made


def click(widget):
    QTest.mouseClick(widget, LEFT)
    settle()


# A bad file


@pytest.fixture
def problem(qtbot, look):
    made = ProblemDialog(look, "club.json", "the file is empty", details="12 bytes")
    qtbot.addWidget(made)
    shown(made, 540, 320)
    return made


def test_a_bad_file_says_what_is_wrong(problem):
    texts = visible_texts(problem)
    assert "club.json cannot be opened" in texts
    assert "The file is empty." in texts
    assert "Nothing has been changed." in texts


def test_a_file_that_is_good_up_to_a_point(qtbot, look):
    dialog = ProblemDialog(look, "club.json", "action 12: B&O has 20", trouble=Trouble.IN_PART)
    qtbot.addWidget(dialog)
    shown(dialog, 540, 320)
    assert "club.json opens only in part" in visible_texts(dialog)
    assert "Action 12: B&O has 20." in visible_texts(dialog)


def test_the_details_are_copied(problem):
    click(problem.copy)
    copied = QGuiApplication.clipboard().text()
    assert copied == f"Drezina {__version__}\nclub.json\nthe file is empty\n12 bytes"
    assert problem.copy.text() == "Copied"


@pytest.mark.parametrize(
    ("reason", "said"),
    [
        ("the file is empty", "The file is empty."),
        ("the title is 7", "The title is 7."),
        ("action 3: it does nothing", "Action 3: it does nothing."),
    ],
)
def test_the_engine_speaks_in_sentences(words, reason, said):
    assert file_sentence(reason) == said


@pytest.mark.parametrize("reason", ["the title is 7", "action 3: it does nothing"])
def test_what_cannot_be_translated_stays_among_the_details(words, reason):
    words.switch("ru")
    assert "title" not in file_sentence(reason) and "nothing" not in file_sentence(reason)


# Keys


def test_the_keys_of_the_menus_are_those_of_the_window(window):
    assert menu_lines(window) == [("Game", [("Ctrl+N", "New game"), ("Ctrl+S", "Save")])]


def test_the_sheet_of_keys(qtbot, look, window):
    dialog = KeysDialog(look, window)
    qtbot.addWidget(dialog)
    shown(dialog, 760, 560)
    texts = visible_texts(dialog)
    assert {"GAME", "Ctrl+N", "New game", "ON THE BOARD", "turn the tile", "Q  E"} <= set(texts)


def test_the_sheet_of_keys_without_a_window(qtbot, look):
    dialog = KeysDialog(look)
    qtbot.addWidget(dialog)
    shown(dialog, 760, 560)
    assert "←  →  ↑  ↓" in visible_texts(dialog)


# About


def test_about_names_version_and_licence(qtbot, look):
    dialog = AboutDialog(look)
    qtbot.addWidget(dialog)
    shown(dialog, 500, 320)
    text = " ".join(visible_texts(dialog))
    assert __version__ in text and "MIT" in text and "LGPL" in text


# Before something is lost


@pytest.mark.parametrize(("moves", "said"), [(1, "1 move"), (12, "12 moves")])
def test_deleting_a_line_says_how_much_is_lost(qtbot, look, words, moves, said):
    dialog = DeleteLineDialog(look, "Louisville first", moves)
    qtbot.addWidget(dialog)
    shown(dialog, 440, 200)
    assert "Delete the variation “Louisville first”?" in visible_texts(dialog)
    assert any(text.startswith(said.split()[0]) for text in visible_texts(dialog))


def test_a_line_is_deleted_only_on_purpose(qtbot, look):
    dialog = DeleteLineDialog(look, "", 3)
    qtbot.addWidget(dialog)
    shown(dialog, 440, 200)
    with qtbot.waitSignal(dialog.rejected, timeout=500):
        QTest.keyClick(dialog, Qt.Key.Key_Return)
    dialog.show()
    with qtbot.waitSignal(dialog.accepted, timeout=500):
        click(dialog.delete)


@pytest.mark.parametrize(
    ("button", "answer"),
    [("save", Answer.SAVE), ("discard", Answer.DISCARD), ("cancel", Answer.CANCEL)],
)
def test_an_unsaved_game(qtbot, look, button, answer):
    dialog = UnsavedDialog(look, "1846", 23)
    qtbot.addWidget(dialog)
    shown(dialog, 480, 180)
    click(getattr(dialog, button))
    assert dialog.answer is answer
    assert not dialog.isVisible()


def test_escape_stays(qtbot, look):
    dialog = UnsavedDialog(look, "1846", 23)
    qtbot.addWidget(dialog)
    shown(dialog, 480, 180)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert dialog.answer is Answer.CANCEL


# All of them

MAKERS = {
    "problem": lambda look: ProblemDialog(look, "club.json", "the file is empty"),
    "keys": KeysDialog,
    "about": AboutDialog,
    "delete": lambda look: DeleteLineDialog(look, "Louisville first", 12),
    "unsaved": lambda look: UnsavedDialog(look, "1846", 23),
}


@pytest.mark.parametrize("name", MAKERS)
@pytest.mark.parametrize(("code", "scale"), LANGUAGES_AND_SCALES)
def test_nothing_is_cut_off(qtbot, look, words, name, code, scale):
    words.switch(code)
    look.set_text_scale(scale)
    dialog = MAKERS[name](look)
    qtbot.addWidget(dialog)
    shown(dialog)
    width = dialog.WIDTH * scale // 100
    height = max(dialog.layout().totalHeightForWidth(width), dialog.HEIGHT)
    assert height <= 720
    shown(dialog, width, height)
    assert cut_off(dialog) == []


@pytest.mark.parametrize("name", MAKERS)
def test_every_word_follows_the_language(qtbot, look, name):
    dialog = MAKERS[name](look)
    qtbot.addWidget(dialog)
    shown(dialog, 640, 480)
    before = set(visible_texts(dialog))
    with bracketed():
        settle()
        left = {text for text in visible_texts(dialog) if text in before}
        assert all(not text.islower() or name == "keys" for text in left), left
        assert any(text.startswith("[") for text in visible_texts(dialog))
    settle()
    assert set(visible_texts(dialog)) == before
