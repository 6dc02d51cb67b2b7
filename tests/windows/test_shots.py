"""Pictures of the window: every scene of every title can be taken, and nothing is said besides."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage

from desktop.titles.shelf import TITLES
from desktop.windows import shots
from desktop.windows.shots import SHOWN, game_for
from desktop.windows.show_games import moment, step_of
from tests.dialogs.room import quiet_window
from tests.shared import SHARED, needs_shared

pytestmark = quiet_window

SIZE = (1024, 640)
WANTED = {
    "start",
    "recovery",
    "welcome",
    "new_game",
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


def test_every_title_on_the_shelf_is_shown():
    assert set(SHOWN) == set(TITLES)
    assert set(SHOWN["1846"].scenes) == {"draft", *WANTED}
    own = {"distribution", "auction", "minor", "merger"}
    assert set(SHOWN["18MEX"].scenes) == {*own, *WANTED}


@pytest.mark.parametrize("shared", [None, pytest.param(SHARED, marks=needs_shared)])
@pytest.mark.parametrize("title", SHOWN)
def test_every_scene_finds_its_moment_in_the_game_that_is_shown(title, shared):
    shown = SHOWN[title]
    games = {key: game_for(title, shown, shared, key=key) for key in ("", *shown.games)}
    for name, scene in shown.scenes.items():
        game = games[scene.game]
        game.go_to(moment(game, scene.step, scene.after))
        assert not scene.step or step_of(game) == scene.step, name


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("1846", "recovery"),
        ("1846", "new_game"),
        ("1846", "print"),
        ("18MEX", "print"),
        ("steam", "capital"),
    ],
)
def test_a_scene_is_taken(qapp, tmp_path, title, name, capfd):
    shared = SHARED if SHARED.is_dir() else None
    (path,) = shots.take(tmp_path, name, shared, ("ru",), (SIZE,), title)
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
