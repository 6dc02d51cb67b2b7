"""The language is switched live in every screen of the pictures, there and back."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, Qt
from PySide6.QtWidgets import QAbstractItemView, QWidget

from desktop.document.document import GameDocument
from desktop.engine import resources
from desktop.windows.shots import SHOWN, Studio
from desktop.windows.show_games import moment, shown_game
from tests.dialogs.room import quiet_window, settle, sweep
from tests.shared import SHARED
from tests.windows.spoken import is_english, texts_of

pytestmark = quiet_window

TITLE = "1846"
CYRILLIC = re.compile(r"[А-Яа-яЁё]{2,}")
LATIN = re.compile(r"[A-Za-z]{3,}")
# Names that are the same in both languages: of languages, keys, files, formats and the rulebook.
SAME = re.compile(
    r"Русский|English|Ctrl|Alt|Shift|Enter|Esc|Tab|Home|End|18xx\.games|\w*\.drezina|Drezina|CSV|"
    r"JSON|Letter|Steam|PDF|PNG|SVG|\bI{1,3}\b|\bVI{0,3}\b|\bIV\b|[A-Z][A-Z&]+"
)


def model_texts(model: QAbstractItemModel) -> list[str]:
    """Heads and cells of a model; of long ones the first rows."""
    # Lists keep their one column to themselves.
    across = range(1 if isinstance(model, QAbstractListModel) else model.columnCount(QModelIndex()))
    said = [model.headerData(c, Qt.Orientation.Horizontal) for c in across]
    for row in range(min(model.rowCount(QModelIndex()), 60)):
        said += [model.index(row, column).data() for column in across]
    return [text for text in said if isinstance(text, str)]


def said_in(top: QWidget) -> set[str]:
    """Every text one can see or hear."""
    said = [top.windowTitle()]
    for widget in [top, *top.findChildren(QWidget)]:
        if widget is not top and not widget.isVisibleTo(top):
            continue
        said += texts_of(widget)
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            said += model_texts(widget.model())
    return {re.sub(r"<[^>]+>", " ", text) for text in said if text}


def proper_names(game) -> re.Pattern[str]:
    """Players, companies and files are called the same in every language."""
    found = [*game.setup.players, *(kept.names["en"] for kept in SHOWN[TITLE].kept)]
    for kind in ("corporations", "privates", "minors"):
        for id, data in resources.read_toml("titles", game.title.key, f"{kind}.toml").items():
            name = data["name"] if isinstance(data, dict) and "name" in data else id
            found += [id, name, re.sub(" (Railroad|Railway|Company)$", "", name)]
    return re.compile("|".join(sorted(map(re.escape, found), key=len, reverse=True)))


def wrong(said: set[str], code: str, names: re.Pattern[str]) -> set[str]:
    """What is in the other language."""
    if code == "en":
        return {t for t in said if CYRILLIC.search(SAME.sub(" ", names.sub(" ", t)))}
    bare = {t: SAME.sub(" ", names.sub(" ", t)) for t in said if not names.fullmatch(t)}
    return {t for t, rest in bare.items() if is_english(t) or LATIN.search(rest)}


@pytest.fixture
def studio(qapp, tmp_path, paper, look, qtbot):
    game = shown_game(TITLE, SHOWN[TITLE].recorded, SHARED if SHARED.is_dir() else None)
    at = tmp_path / "studio"
    at.mkdir()
    made = Studio("en", (1366, 768), "light", at, (SHOWN[TITLE], game))
    made.open(GameDocument(game))
    yield made
    made.close()


@pytest.mark.parametrize("name", SHOWN[TITLE].scenes)
def test_no_word_of_the_other_language_is_left(studio, name):
    scene, window = SHOWN[TITLE].scenes[name], studio.window
    game = studio.document.game
    names = proper_names(game)
    here = game.at
    node = moment(game, scene.step, scene.after)
    game.go_to(here)
    studio.document.go_to(node)
    dialog = scene.deed(studio)
    if scene.dock:
        window.docks.show_dock(scene.dock)
    settle()
    left = {}
    for code in ("ru", "en", "ru"):
        studio.words.switch(code)
        for _ in range(3):
            settle()
            sweep()
        said = said_in(window) | (said_in(dialog) if dialog is not None else set())
        assert len(said) > 8
        if found := wrong(said, code, names):
            left[code] = sorted(found)
    if dialog is not None:
        dialog.close()
        dialog.deleteLater()
    assert left == {}
