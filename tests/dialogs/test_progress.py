"""Long work: shown only if it lasts, and stopped by mouse, key or by closing."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.dialogs import progress
from desktop.dialogs.progress import ProgressSheet
from tests.dialogs.room import bracketed, quiet_window, settle, visible_texts

pytestmark = quiet_window


@pytest.fixture
def sheet(qtbot, look, monkeypatch):
    monkeypatch.setattr(progress, "PATIENCE", 0)
    made = ProgressSheet(look, "ledger.pdf")
    qtbot.addWidget(made)
    return made


def test_what_is_done_soon_shows_nothing(qtbot, look, monkeypatch):
    monkeypatch.setattr(progress, "PATIENCE", 600)
    made = ProgressSheet(look, "ledger.pdf")
    qtbot.addWidget(made)
    assert all(made.go_on(number, 5) for number in range(5))
    assert not made.isVisible()


def test_it_says_how_far_it_is(sheet):
    assert sheet.go_on(3, 12, "evening.json")
    assert {"ledger.pdf", "3 of 12 · evening.json"} <= set(visible_texts(sheet))
    assert (sheet.bar.value(), sheet.bar.maximum()) == (3, 12)


@pytest.mark.parametrize("way", ["click", "escape", "close"])
def test_it_is_stopped(sheet, way):
    assert sheet.go_on(1, 12)
    if way == "click":
        QTest.mouseClick(sheet.cancel, Qt.MouseButton.LeftButton)
    elif way == "escape":
        QTest.keyClick(sheet, Qt.Key.Key_Escape)
    else:
        sheet.close()
    assert not sheet.go_on(2, 12)
    assert not sheet.isVisible()


def test_its_words_follow_the_language(sheet):
    sheet.go_on(1, 2)
    with bracketed():
        settle()
        assert sheet.cancel.text() == "[Cancel]"
