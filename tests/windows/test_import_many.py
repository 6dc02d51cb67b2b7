"""Many games at once: dropped, chosen or pasted; shown how far, and stopped."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import QMimeData, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.dialogs import progress
from desktop.dialogs.many_games import ManyGamesDialog
from desktop.dialogs.paste_import import PasteDialog
from desktop.dialogs.progress import ProgressSheet
from desktop.document.library import Library
from desktop.saves.game_file import read_game, write_game
from desktop.saves.open_file import export_file, save_file
from desktop.windows.import_many import games_in, games_of_text, take_in
from tests.dialogs.room import quiet_window, settle, visible_texts
from tests.document.play import played_game
from tests.windows.modal import answering, key

pytestmark = quiet_window

LEFT = Qt.MouseButton.LeftButton
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def folder(tmp_path):
    """Two games of ours, one of 18xx.games, one that is none."""
    made = tmp_path / "dropped"
    made.mkdir()
    save_file(played_game(1, 20), made / "a.drezina")
    save_file(played_game(2, 30), made / "b.drezina")
    export_file(played_game(3, 40), made / "c.json")
    (made / "d.json").write_text("no game")
    (made / "notes.txt").write_text("nothing for us")
    return made


@pytest.fixture(autouse=True)
def patient(monkeypatch):
    """How far it is, is shown only where a test asks for it."""
    monkeypatch.setattr(progress, "PATIENCE", 600)


def drop(window, *paths):
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    at = window.start_page.rect().center().toPointF()
    none = Qt.KeyboardModifier.NoModifier
    copy = Qt.DropAction.CopyAction
    enter = QDragEnterEvent(at.toPoint(), copy, data, LEFT, none)
    QApplication.sendEvent(window.start_page, enter)
    assert enter.isAccepted()
    QApplication.sendEvent(window.start_page, QDropEvent(at, copy, data, LEFT, none))
    settle()


def read(said):
    def drive(dialog):
        assert isinstance(dialog, ManyGamesDialog)
        said.extend(visible_texts(dialog))
        QTest.mouseClick(dialog.copy, LEFT)
        key(dialog, Qt.Key.Key_Return)

    return drive


def test_a_dropped_folder_fills_the_start_page(window, folder, tmp_path):
    said = []
    with answering(read(said)):
        drop(window, folder)
    assert "3 games added to the start page" in said
    assert "1 file cannot be used, or only in part:" in said
    assert QGuiApplication.clipboard().text().startswith("d.json: the file is not valid JSON")
    names = {entry.file.name for entry in window.files._library.recent()}
    assert names == {"a.drezina", "b.drezina", "c.drezina"}
    assert (tmp_path / "c.drezina").is_file()
    assert any("1846 · c" in text for text in visible_texts(window.start_page))
    assert window.document is None


def test_several_good_files_come_without_a_word(window, folder):
    with answering():
        drop(window, folder / "a.drezina", folder / "b.drezina")
    assert len(window.files._library.recent()) == 2
    assert window.statusBar().currentMessage() == "2 games added to the start page"
    assert all(entry.thumbnail for entry in window.files._library.recent())


def test_a_list_of_games_is_pasted(window, hand_keys, tmp_path):
    games = [json.loads(write_game(played_game(seed, 12))) for seed in (1, 2, 3)]

    def paste(dialog):
        assert isinstance(dialog, PasteDialog)
        dialog.set_text(json.dumps(games))
        assert "3 games" in visible_texts(dialog)
        QTest.mouseClick(dialog.start, LEFT)

    with answering(paste):
        hand_keys(Qt.Key.Key_V, CTRL | SHIFT)
    assert len(window.files._library.recent()) == 3
    assert sorted(p.name for p in tmp_path.glob("*.drezina")) == [
        "1846 1.drezina",
        "1846 2.drezina",
        "1846 3.drezina",
    ]


@pytest.fixture
def hand_keys(window):
    from tests.windows.hand import Hand

    return Hand(window).key


def test_it_can_be_cancelled_and_keeps_what_came(window, folder, monkeypatch):
    monkeypatch.setattr(progress, "PATIENCE", 0)
    said = []

    def cancel(dialog):
        assert isinstance(dialog, ProgressSheet)
        key(dialog, Qt.Key.Key_Escape)

    def tell(dialog):
        assert isinstance(dialog, ManyGamesDialog)
        said.extend(visible_texts(dialog))
        key(dialog, Qt.Key.Key_Return)

    paths = [folder / "a.drezina", folder / "b.drezina"] * 30
    with answering(cancel, tell):
        window.files.open_paths(paths)
    assert "The import was stopped before its end." in said


def test_names_that_are_taken_are_not_written_over(tmp_path, folder, qapp):
    library, games = Library(tmp_path / "state"), tmp_path / "games"
    (tmp_path / "state").mkdir()
    for _ in range(2):
        found = games_in([folder / "c.json"])
        report = take_in(found, library, games, tmp_path / "state", lambda *_: True)
        assert report.added == ["c.json"]
    assert sorted(p.name for p in games.iterdir()) == ["c 2.drezina", "c.drezina"]
    assert read_game((games / "c.drezina").read_text()).at.depth > 0


@pytest.mark.parametrize("text", ["", "{}", "[", "no", "[1, 2"])
def test_what_is_no_list_of_games(text):
    assert games_of_text(text) == []
