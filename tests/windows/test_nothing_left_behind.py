"""Games and windows that are closed are gone: no object and no memory of them is left."""

from __future__ import annotations

import gc
import weakref
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from desktop.document.document import GameDocument
from desktop.engine.game import Game
from desktop.look import motion
from desktop.scene.board_desk import BoardDesk
from desktop.scene.board_scene import BoardScene
from desktop.windows.main_window import MainWindow
from desktop.windows.turn.step_panel import StepPanel
from tests.dialogs.room import quiet_window, settle, sweep
from tests.windows.games import saved

pytestmark = quiet_window


def alive(*kinds: type) -> dict[str, int]:
    for _ in range(3):
        settle()
        sweep()
        gc.collect()
    found = dict.fromkeys((kind.__name__ for kind in kinds), 0)
    for thing in gc.get_objects():
        if isinstance(thing, kinds):
            found[type(thing).__name__] = found.get(type(thing).__name__, 0) + 1
    return found


def memory() -> float:
    """Megabytes this process holds; 0 where the system does not say."""
    statm = Path("/proc/self/statm")
    pages = int(statm.read_text().split()[1]) if statm.exists() else 0
    return pages * 4096 / 2**20


def test_a_hundred_games_leave_nothing_behind(window, tmp_path):
    """Each is opened from its file, painted with its docks, looked about in and closed."""
    path = saved(tmp_path / "a.drezina", moves=30)
    window.resize(900, 640)  # a small board is painted sooner
    motion.allow()  # a game may be closed while something moves
    kinds = (GameDocument, Game, BoardScene, BoardDesk, StepPanel)

    def one_game() -> list[weakref.ref]:
        window.files.open_path(path)
        settle()
        assert window.page.view.board is not None
        document, board = window.document, window.page.view.board
        window.repaint()
        document.back()
        settle()
        refs = [weakref.ref(document), weakref.ref(document.game), weakref.ref(board)]
        refs += [weakref.ref(window.page.desk), weakref.ref(window.docks.turn.step_panel)]
        window.files.close_game()
        settle()
        sweep()
        return refs

    for _ in range(10):  # fonts, pictures and the like are made once and kept
        one_game()
    before, objects = alive(*kinds), len(window.findChildren(QObject))
    tops, held = len(QApplication.topLevelWidgets()), memory()
    gone = [ref for _ in range(100) for ref in one_game()]
    assert alive(*kinds) == before
    assert [ref() for ref in gone if ref() is not None] == []
    assert len(window.findChildren(QObject)) == objects
    assert len(QApplication.topLevelWidgets()) == tops
    assert memory() - held < 30


def test_windows_leave_nothing_behind(make_window, look, words, tmp_path, paper, qtbot):
    path = saved(tmp_path / "a.drezina", moves=6)
    first = make_window()
    kinds = (MainWindow, GameDocument, Game, BoardScene)
    before = alive(*kinds)
    gone = []
    for _ in range(3):
        window = MainWindow(look, words, first.settings, first.places)
        window.show()
        window.files.open_path(path)
        settle()
        gone.append(weakref.ref(window))
        assert window.close()
        window.deleteLater()
        del window
        sweep()
    assert alive(*kinds) == before
    assert [ref() for ref in gone if ref() is not None] == []
