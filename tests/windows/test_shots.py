"""Pictures of the window: every scene of every title can be taken, and nothing is said besides."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage

from desktop.titles.shelf import TITLES
from desktop.windows import shots
from desktop.windows.shot_scenes import SHOWN
from tests.dialogs.room import quiet_window
from tests.shared import SHARED

pytestmark = quiet_window

SIZE = (1024, 640)
WANTED = {
    "start",
    "recovery",
    "welcome",
    "new_game",
    "draft",
    "stock",
    "track",
    "routes",
    "dividend",
    "trains",
    "market",
    "history",
    "refusal",
    "print",
}


@pytest.fixture(autouse=True)
def plain(qapp):
    yield
    qapp.setStyleSheet("")


def test_titles_that_are_shown_are_on_the_shelf():
    assert set(SHOWN) <= set(TITLES)
    assert set(SHOWN["1846"].scenes) == WANTED


@pytest.mark.parametrize("name", ["recovery", "new_game", "print"])
def test_a_scene_is_taken(qapp, tmp_path, name, capfd):
    shared = SHARED if SHARED.is_dir() else None
    (path,) = shots.take(tmp_path, name, shared, ("ru",), (SIZE,))
    picture = QImage(str(path))
    assert path.name == f"{name}_1024_ru.png"
    assert picture.width() > 500 and picture.height() > 400
    assert "propagateSizeHints" not in capfd.readouterr().err


def test_other_messages_are_still_said(qapp, capfd):
    from PySide6.QtCore import qWarning

    with shots.quiet():
        qWarning(shots.NOISE)
        qWarning("something else")
    assert capfd.readouterr().err == "something else\n"
