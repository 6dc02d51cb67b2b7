"""Files of the main window: names, replacing, and what is said when something goes wrong."""

from __future__ import annotations

import json
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox, QWidget

from desktop.dialogs.confirm import UnsavedDialog
from desktop.dialogs.problem import ProblemDialog
from desktop.document.document import GameDocument
from desktop.i18n import language
from desktop.saves.game_file import write_game
from desktop.saves.open_file import save_file
from desktop.windows.main_window import MainWindow
from tests.dialogs.room import quiet_window, settle, visible_texts
from tests.document.play import played_game
from tests.windows.hand import Hand
from tests.windows.modal import answering, choose_file, key, overwrite, refuse

pytestmark = quiet_window

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


def open_game(window: MainWindow, moves: int = 20) -> GameDocument:
    window.files._show(GameDocument(played_game(1, moves)))
    settle()
    return window.document


def keep(dialog: QWidget) -> None:
    """No, the file that is there stays."""
    assert isinstance(dialog, QMessageBox)
    QTest.mouseClick(dialog.button(QMessageBox.StandardButton.No), Qt.MouseButton.LeftButton)


def hear(said: list[str], kind: type[QWidget] = ProblemDialog):
    def drive(dialog: QWidget) -> None:
        assert isinstance(dialog, kind)
        said.extend(visible_texts(dialog))
        key(dialog, Qt.Key.Key_Escape)

    return drive


# Names


def test_a_name_without_its_ending_replaces_nothing_unasked(window, hand, tmp_path):
    old = tmp_path / "friday.drezina"
    old.write_text("a game of last week", encoding="utf-8")
    document = open_game(window)
    typed = choose_file(tmp_path / "friday")
    with answering(typed, keep, refuse):
        hand.key(Qt.Key.Key_S, CTRL)
    assert old.read_text(encoding="utf-8") == "a game of last week"
    assert document.path is None
    with answering(typed, overwrite):
        hand.key(Qt.Key.Key_S, CTRL)
    assert document.path == old
    assert not document.is_modified


def test_a_dot_in_a_name_is_no_ending(window, hand, tmp_path):
    document = open_game(window)
    with answering(choose_file(tmp_path / "game 1.5")):
        hand.key(Qt.Key.Key_S, CTRL)
    assert document.path == tmp_path / "game 1.5.drezina"
    assert document.path.exists()


def test_a_table_without_its_ending_replaces_nothing_unasked(window, tmp_path):
    old = tmp_path / "worth.csv"
    old.write_text("my own notes", encoding="utf-8")
    open_game(window)
    with answering(choose_file(tmp_path / "worth"), keep, refuse):
        window.deeds["export_csv"].trigger()
    assert old.read_text(encoding="utf-8") == "my own notes"


def test_a_picture_may_have_either_ending(window, tmp_path):
    open_game(window)
    with answering(choose_file(tmp_path / "board.svg")):
        window.deeds["export_board"].trigger()
    with answering(choose_file(tmp_path / "board v1.2")):
        window.deeds["export_board"].trigger()
    assert (tmp_path / "board.svg").read_bytes().lstrip().startswith(b"<?xml")
    assert (tmp_path / "board v1.2.png").read_bytes().startswith(b"\x89PNG")


# What goes wrong


def test_a_game_that_cannot_be_saved_is_not_said_to_be_opened(window, hand, tmp_path):
    document, said = open_game(window), list[str]()
    gone = tmp_path / "stick" / "game.drezina"
    gone.parent.mkdir()
    document.save(gone)
    gone.unlink()
    gone.parent.rmdir()
    document.set_comment(document.at, "a good move")
    with answering(hear(said)):
        hand.key(Qt.Key.Key_S, CTRL)
    assert "game.drezina cannot be written" in said
    assert window.document is document
    assert document.is_modified


def test_a_picture_that_cannot_be_written_is_not_said_to_be_opened(window, tmp_path, monkeypatch):
    open_game(window)
    said: list[str] = []
    gone = tmp_path / "gone" / "board.png"
    monkeypatch.setattr(
        "desktop.dialogs.save_name.QFileDialog.getSaveFileName", lambda *a: (str(gone), "")
    )
    with answering(hear(said)):
        window.deeds["export_board"].trigger()
    assert "board.png cannot be written" in said


def test_a_pasted_game_that_opens_in_part_is_said_to_be_open(window):
    data = json.loads(write_game(played_game(1, 20)))
    data["tree"][15]["do"] = {"kind": "pass", "who": "nobody"}
    said: list[str] = []
    with answering(hear(said)):
        window.files.open_text(json.dumps(data))
    assert window.document is not None
    assert "pasted text opens only in part" in said
    assert "Nothing has been changed." not in said


# Leaving


def test_the_question_before_leaving_counts_the_moves_no_file_has(window, hand, tmp_path):
    path = tmp_path / "a.drezina"
    save_file(played_game(1, 30), path)
    window.files.open_path(path)
    document, said = window.document, list[str]()
    for _ in range(2):
        assert document.submit(document.choices()[0].action)
    with answering(hear(said, UnsavedDialog)):
        hand.key(Qt.Key.Key_W, CTRL)
    assert "2 moves are not saved yet." in said


def test_the_question_before_leaving_counts_no_moves_where_none_is_new(window, hand, tmp_path):
    path = tmp_path / "a.drezina"
    save_file(played_game(1, 30), path)
    window.files.open_path(path)
    window.document.set_comment(window.document.at, "a good move")
    said: list[str] = []
    with answering(hear(said, UnsavedDialog)):
        hand.key(Qt.Key.Key_W, CTRL)
    assert "What was changed in its lines is not saved yet." in said


# The start page


def test_the_language_chosen_on_the_start_page_is_that_of_the_next_start(window, hand, words):
    try:
        hand.click(window.start_page._languages["ru"])
        assert language.current() == "ru"
        assert window.settings.language == "ru"
        assert window.start_page._languages["ru"].isChecked()
    finally:
        words.switch("en")


def test_enter_goes_on_at_the_very_first_sight_of_the_page(make_window, tmp_path):
    first, path = make_window(), tmp_path / "a.drezina"
    save_file(played_game(1, 30), path)
    first.files.open_path(path)
    Hand(first).key(Qt.Key.Key_W, CTRL)
    first.close()
    second = make_window()
    Hand(second).key(Qt.Key.Key_Return)
    assert second.document is not None
    assert second.document.path == path


def test_tab_reads_the_start_page_from_top_to_bottom(window, hand):
    page = window.start_page
    cards = list(page._deed_cards.values())
    wanted = [*cards, page._continue_button, page._languages["en"]]
    cards[0].setFocus()
    found: list[QWidget] = []
    while (here := window.focusWidget()) not in found:
        found.append(here)
        hand.key(Qt.Key.Key_Tab)
    assert [stop for stop in found if stop in wanted] == wanted


def test_saved_games_stay_where_they_were_saved(window, hand, tmp_path):
    """A file that vanished under the open game is written anew."""
    document = open_game(window)
    with answering(choose_file(Path(tmp_path / "a.drezina"))):
        hand.key(Qt.Key.Key_S, CTRL | SHIFT)
    document.path.unlink()
    document.set_comment(document.at, "a good move")
    hand.key(Qt.Key.Key_S, CTRL)
    assert document.path.exists()
