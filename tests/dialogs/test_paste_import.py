"""A pasted game is recognised at once."""

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from desktop.dialogs.paste_import import PasteDialog, recognise
from desktop.engine.setup import Setup
from desktop.saves.errors import SaveError
from desktop.saves.game_file import write_game
from desktop.titles.shelf import new_game
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
PEER = json.dumps(
    {
        "title": "1846",
        "players": [{"id": 1, "name": "Anna"}, {"id": 2, "name": "Boris"}],
        "actions": [{"type": "pass"}] * 3,
    }
)


@pytest.fixture
def dialog(qtbot, look):
    made = PasteDialog(look)
    qtbot.addWidget(made)
    shown(made, 640, 460)
    return made


def test_an_empty_field_waits(dialog):
    assert "Nothing has been pasted yet." in visible_texts(dialog)
    assert not dialog.start.isEnabled()


def test_a_game_of_18xx_games_is_pasted(qtbot, dialog):
    QGuiApplication.clipboard().setText(PEER)
    QTest.mouseClick(dialog.paste, LEFT)
    settle()
    found = [text for text in visible_texts(dialog) if text.startswith("18xx.games · 1846")]
    assert found and "Anna, Boris" in found[0] and "3" in found[0]
    with qtbot.waitSignal(dialog.accepted, timeout=500):
        QTest.mouseClick(dialog.start, LEFT)
    assert dialog.text() == PEER


def test_a_game_of_ours_is_recognised(dialog):
    game = new_game(Setup("1846", ("Anna", "Boris", "Clara"), 5))
    dialog.set_text(write_game(game))
    assert recognise(dialog.text()).moves == 0
    assert any(t.startswith("Drezina · 1846 · Anna, Boris, Clara") for t in visible_texts(dialog))
    assert dialog.start.isEnabled()


def test_typing_is_looked_at_after_a_moment(qtbot, dialog):
    QTest.keyClicks(dialog.field, "nonsense")
    qtbot.waitUntil(lambda: any("JSON" in text for text in visible_texts(dialog)), timeout=1000)
    assert not dialog.start.isEnabled()


@pytest.mark.parametrize("text", ["[]", "{}", '{"title": "1846"}', '"1846"', "17", "null"])
def test_what_is_no_game_says_so(dialog, text):
    dialog.set_text(text)
    said = "The file is neither a game of Drezina nor one of 18xx.games."
    assert said in visible_texts(dialog)
    assert not dialog.start.isEnabled()


def test_a_title_we_do_not_have(dialog):
    dialog.set_text(PEER.replace('"1846"', '"18Zeppelin"'))
    assert "18Zeppelin is not among the games of Drezina." in visible_texts(dialog)


@pytest.mark.parametrize(
    "text",
    [
        '{"title": 7, "actions": 8, "players": 9}',
        '{"title": "1846", "actions": {}, "players": [1, {"name": 2}, {}]}',
        '{"drezina": 1, "title": [], "players": {}, "tree": 4}',
    ],
)
def test_odd_contents_do_no_harm(text):
    try:
        found = recognise(text)
    except SaveError:
        return
    assert found.players == ()


def test_every_word_follows_the_language(dialog):
    with bracketed():
        settle()
        assert all(text.startswith("[") for text in visible_texts(dialog))


@pytest.mark.parametrize(("code", "scale"), LANGUAGES_AND_SCALES)
def test_nothing_is_cut_off(dialog, look, words, code, scale):
    words.switch(code)
    look.set_text_scale(scale)
    dialog.set_text(PEER)
    shown(dialog, 640 * scale // 100, 460 * scale // 100)
    assert cut_off(dialog) == []


def test_a_game_without_its_parts_is_told_in_whole_sentences(dialog):
    dialog.set_text('{"drezina": 1}')
    assert "This is not a game of Drezina." in visible_texts(dialog)
    dialog.set_text('{"drezina": 99, "title": "1846"}')
    assert not any("%n" in text for text in visible_texts(dialog))
