"""Reading the essentials before a game is open."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.engine.helpbook import helpbook
from desktop.windows.learn_sheet import LearnSheet
from tests.dialogs.room import (
    LANGUAGES_AND_SCALES,
    button_saying,
    cut_off,
    quiet_window,
    settle,
    shown,
    visible_texts,
)

pytestmark = quiet_window


@pytest.fixture
def sheet(qtbot, look):
    made = LearnSheet(look)
    qtbot.addWidget(made)
    shown(made, 620, 640)
    return made


def test_it_opens_at_the_essentials(sheet):
    texts = visible_texts(sheet)
    assert "Essentials of 1846: The Race for the Midwest" in texts
    assert helpbook("1846").essentials[0].name_en in texts
    assert "Now" not in texts


def test_all_rules_are_a_click_away(sheet):
    QTest.mouseClick(button_saying(sheet, "All rules"), Qt.MouseButton.LeftButton)
    settle()
    assert sheet.panel.page == "all"


def test_escape_and_the_button_close_it(qtbot, sheet):
    with qtbot.waitSignal(sheet.accepted, timeout=500):
        QTest.mouseClick(sheet.close_button, Qt.MouseButton.LeftButton)
    sheet.show()
    with qtbot.waitSignal(sheet.rejected, timeout=500):
        QTest.keyClick(sheet, Qt.Key.Key_Escape)


@pytest.mark.parametrize(("code", "scale"), LANGUAGES_AND_SCALES)
def test_nothing_is_cut_off(sheet, look, words, code, scale):
    words.switch(code)
    look.set_text_scale(scale)
    shown(sheet, 620 * scale // 100, 700)
    assert cut_off(sheet) == []


@pytest.mark.parametrize(
    ("code", "heading"),
    [("en", "Essentials of Steam: Rails to Riches"), ("ru", "Основы Steam")],
)
def test_the_essentials_of_steam_are_read_in_both_languages(qtbot, look, words, code, heading):
    words.switch(code)
    made = LearnSheet(look, title="steam")
    qtbot.addWidget(made)
    shown(made, 620, 640)
    texts = visible_texts(made)
    assert any(text.startswith(heading) for text in texts)
    for part in helpbook("steam").essentials:
        assert (part.name_ru if code == "ru" else part.name_en) in texts
