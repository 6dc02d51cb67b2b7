"""Long work: shown only if it lasts, and stopped by mouse, key or by closing."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget

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


class Worker(QPushButton):
    """A window at work, and whether somebody got at it meanwhile."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[QEvent.Type] = []

    def event(self, event: QEvent) -> bool:
        self.heard.append(event.type())
        return super().event(event)


@pytest.fixture
def unseen(qtbot, look, monkeypatch):
    """A sheet that does not show yet, over a window."""
    monkeypatch.setattr(progress, "PATIENCE", 600)
    worker = Worker()
    qtbot.addWidget(worker)
    worker.show()
    made = ProgressSheet(look, "game.drezina", worker)
    settle()
    worker.heard.clear()
    return made, worker


def post(widget: QWidget, *events: QEvent) -> None:
    for event in events:
        QCoreApplication.postEvent(widget, event)


def key_press(key: Qt.Key) -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier)


def test_before_it_shows_the_window_lives_but_no_hand_gets_at_it(unseen):
    sheet, worker = unseen
    post(worker, key_press(Qt.Key.Key_Space), QCloseEvent(), QEvent(QEvent.Type.LanguageChange))
    assert sheet.go_on(1, 5)
    assert worker.heard == [QEvent.Type.LanguageChange]
    assert worker.isVisible() and not sheet.isVisible()


def test_escape_stops_the_work_before_it_shows(unseen):
    sheet, worker = unseen
    post(worker, key_press(Qt.Key.Key_Escape))
    assert not sheet.go_on(1, 5)
    assert worker.heard == []


def test_after_the_work_hands_are_free_again(unseen):
    sheet, worker = unseen
    sheet.go_on(1, 5)
    sheet.end()
    post(worker, key_press(Qt.Key.Key_Space))
    settle()
    assert QEvent.Type.KeyPress in worker.heard


def test_between_two_breaths_it_does_nothing(unseen, monkeypatch):
    sheet, _ = unseen
    monkeypatch.setattr(progress, "BREATH", 600)
    assert all(sheet.go_on(number, 5) for number in range(5))
    assert sheet.bar.value() == 0
