"""The main window in a house of its own: settings, files and cache in a folder of the test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtTest import QTest

from desktop.document.document import GameDocument
from desktop.document.settings import Settings
from desktop.engine.game import Game
from desktop.i18n.language import Language
from desktop.look.look import Look
from desktop.windows.main_window import MainWindow
from desktop.windows.places import Places
from tests.dialogs.room import settle
from tests.windows.hand import Hand


@pytest.fixture(scope="session")
def paper(tmp_path_factory) -> Path:
    """Where the paper of the board is kept; making it anew for every test would take long."""
    return tmp_path_factory.mktemp("paper")


@pytest.fixture
def make_window(
    look: Look, words: Language, tmp_path: Path, paper: Path, qtbot
) -> Iterator[Callable[[], MainWindow]]:
    """Makes main windows; they are kept until the end, then closed without a question."""
    kept: list[MainWindow] = []  # one that is collected while it is painted takes us with it

    def make() -> MainWindow:
        store = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
        places = Places(tmp_path, tmp_path / "state", paper).make()
        window = MainWindow(look, words, Settings(store), places)
        kept.append(window)
        qtbot.addWidget(window, before_close_func=_forget)
        window.show()
        assert QTest.qWaitForWindowExposed(window)
        window.activateWindow()
        assert QTest.qWaitForWindowActive(window)
        settle()
        return window

    yield make
    for window in kept:
        window.hide()


@pytest.fixture
def window(make_window: Callable[[], MainWindow]) -> MainWindow:
    return make_window()


@pytest.fixture
def hand(window: MainWindow) -> Hand:
    return Hand(window)


def open_game(window: MainWindow, game: Game) -> GameDocument:
    """In the window, as if it had been begun there."""
    window.files._show(GameDocument(game))
    settle()
    return window.document


def _forget(window: MainWindow) -> None:
    """Put the game away, so that closing asks nothing."""
    window.files.close_autosave()
    window.show_document(None)
