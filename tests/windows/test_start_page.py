"""The start page, with real clicks and keys."""

from datetime import datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea

from desktop.windows.game_card import GameEntry, Picture, RecentCard, when_text
from desktop.windows.recovery_banner import Recoverable
from desktop.windows.start_deeds import Deed
from desktop.windows.start_page import StartPage
from tests.dialogs.room import (
    LANGUAGES_AND_SCALES,
    bracketed,
    button_saying,
    cut_off,
    quiet_window,
    settle,
    shown,
    visible_texts,
)

pytestmark = quiet_window

NOW = datetime(2026, 11, 18, 23, 5)
PLAYERS = ("Anna", "Boris", "Clara", "Dmitri")
LEFT = Qt.MouseButton.LeftButton


def entry(number: int, name: str = "") -> GameEntry:
    when = NOW - timedelta(days=number * 2)
    moment = "Operating round 3.2, B&O lays track"
    return GameEntry(Path(f"/games/{number}.drezina"), "1846", name, PLAYERS, moment, when)


@pytest.fixture
def page(qtbot, look):
    made = StartPage(look, ("1846", "1861"))
    qtbot.addWidget(made)
    made.set_entries([entry(n) for n in range(7)], now=NOW)
    shown(made, 1366, 768)
    return made


def deed(page, title):
    return next(card for card in page.findChildren(Deed) if card.accessibleName() == title)


@pytest.mark.parametrize(
    ("title", "signal"),
    [
        ("New game", "new_game_wanted"),
        ("Import", "import_wanted"),
        ("Learn", "learn_wanted"),
        ("Blank score sheets", "blank_sheets_wanted"),
    ],
)
def test_a_click_on_a_deed_says_what_is_wanted(qtbot, page, title, signal):
    with qtbot.waitSignal(getattr(page, signal), timeout=500):
        QTest.mouseClick(deed(page, title), LEFT)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_a_deed_answers_to_keys(qtbot, page, key):
    with qtbot.waitSignal(page.new_game_wanted, timeout=500):
        QTest.keyClick(deed(page, "New game"), key)


def test_open_asks_for_a_file(qtbot, page):
    with qtbot.waitSignal(page.open_wanted, timeout=500) as caught:
        QTest.mouseClick(deed(page, "Open…"), LEFT)
    assert caught.args == [None]


def test_a_press_that_leaves_the_card_does_nothing(qtbot, page):
    with qtbot.assertNotEmitted(page.new_game_wanted):
        card = deed(page, "New game")
        QTest.mousePress(card, LEFT)
        QTest.mouseRelease(card, LEFT, Qt.KeyboardModifier.NoModifier, QPoint(-20, -20))


def test_continue_opens_the_latest_game(qtbot, page):
    with qtbot.waitSignal(page.open_wanted, timeout=500) as caught:
        QTest.mouseClick(button_saying(page, "Continue"), LEFT)
    assert caught.args == [Path("/games/0.drezina")]


def test_a_recent_game_opens(qtbot, page):
    card = page.findChildren(RecentCard)[1]
    with qtbot.waitSignal(page.open_wanted, timeout=500) as caught:
        QTest.mouseClick(card, LEFT)
    assert caught.args == [Path("/games/2.drezina")]
    with qtbot.waitSignal(page.open_wanted, timeout=500):
        QTest.keyClick(card, Qt.Key.Key_Return)


def test_the_keyboard_reaches_everything(page):
    """Tab goes through all deeds, the button and the recent games."""
    seen = set()
    page.activateWindow()
    deed(page, "New game").setFocus()
    for _ in range(30):
        seen.add(page.focusWidget())
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_Tab)
    assert {*page.findChildren(Deed), *page.findChildren(RecentCard)} <= seen
    assert button_saying(page, "Continue") in seen


def test_a_game_without_a_name_is_called_after_its_players(page):
    assert "1846 · Anna, Boris, Clara, Dmitri" in visible_texts(page)


def test_a_name_stands_for_the_players(page):
    page.set_entries([entry(0), entry(1, "club evening")], now=NOW)
    settle()
    assert "1846 · club evening" in visible_texts(page)


def test_the_first_start_offers_a_new_game(qtbot, page):
    page.set_entries([], now=NOW)
    settle()
    assert page.findChildren(RecentCard) == []
    with qtbot.waitSignal(page.new_game_wanted, timeout=500):
        QTest.mouseClick(button_saying(page, "New game"), LEFT)


def test_the_first_start_shows_a_printed_board(qtbot, page):
    page.set_entries([], now=NOW)
    settle()
    picture = page.findChild(Picture)

    def colours() -> int:
        image = picture.grab().toImage()
        points = [(x, y) for x in range(0, image.width(), 9) for y in range(0, image.height(), 9)]
        return sum(image.pixelColor(x, y).saturation() > 140 for x, y in points)

    qtbot.waitUntil(lambda: colours() > 40, timeout=3000)  # the red of the edges of the map


@pytest.mark.parametrize("size", [(1366, 768), (2560, 1440)])
@pytest.mark.parametrize("count", [0, 1])
def test_few_games_stand_in_the_middle(page, words, size, count):
    for code in ("en", "ru"):
        words.switch(code)
        page.set_entries([entry(n) for n in range(count)], now=NOW)
        shown(page, *size)
        left = deed(page, page._deed_cards["plus"].accessibleName()).mapTo(page, QPoint(0, 0)).x()
        button = page._continue_button
        right = page.width() - button.mapTo(page, QPoint(button.width(), 0)).x()
        assert abs(left - right) < 40
        assert page.findChild(QScrollArea).verticalScrollBar().maximum() == 0


def test_what_was_lost_can_be_recovered(qtbot, page):
    lost = object()
    page.set_entries([entry(0)], Recoverable(lost, 298, NOW - timedelta(minutes=24)), NOW)
    text = "Drezina was closed unexpectedly (today 22:41). Everything up to move 298 is safe."
    assert text in visible_texts(page)
    with qtbot.waitSignal(page.recover_wanted, timeout=500) as caught:
        QTest.mouseClick(button_saying(page, "Recover"), LEFT)
    assert caught.args == [lost]


def test_recovery_can_be_put_off(qtbot, page):
    lost = object()
    page.set_entries([entry(0)], Recoverable(lost, 298), NOW)
    with qtbot.waitSignal(page.recovery_put_off, timeout=500) as caught:
        QTest.mouseClick(button_saying(page, "Not now"), LEFT)
    assert caught.args == [lost]
    assert "Recover" not in visible_texts(page)


def _drop(page, *paths):
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(path) for path in paths])
    at, actions = page.rect().center(), Qt.DropAction.CopyAction
    none = Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(at, actions, data, LEFT, none)
    QApplication.sendEvent(page, enter)
    drop = QDropEvent(at.toPointF(), actions, data, LEFT, none)
    QApplication.sendEvent(page, drop)
    return enter.isAccepted()


def test_a_file_dropped_on_the_page_opens(qtbot, page):
    with qtbot.waitSignal(page.open_wanted, timeout=500) as caught:
        assert _drop(page, "/games/dropped.json")
    assert caught.args == [Path("/games/dropped.json")]


def test_several_files_are_taken_together(qtbot, page):
    with qtbot.waitSignal(page.open_wanted, timeout=500) as caught:
        assert _drop(page, "/games/a.json", "/games/b.json")
    assert caught.args == [[Path("/games/a.json"), Path("/games/b.json")]]


def test_what_is_no_file_is_not_taken(qtbot, page):
    with qtbot.assertNotEmitted(page.open_wanted):
        assert not _drop(page)


def test_the_language_is_offered_under_its_own_name(qtbot, page):
    with qtbot.waitSignal(page.language_wanted, timeout=500) as caught:
        QTest.mouseClick(button_saying(page, "Русский"), LEFT)
    assert caught.args == ["ru"]
    assert button_saying(page, "Русский").isChecked()


def test_every_word_follows_the_language(page):
    page.set_entries([entry(n) for n in range(4)], Recoverable(None, 298, NOW), NOW)
    data = ("1846", "English", "Русский", "Operating", "12 Nov", "14 Nov", "16 Nov")
    with bracketed():
        settle()
        texts = [text for text in visible_texts(page) if not text.startswith(data)]
        assert texts and all(text.startswith("[") for text in texts)
    settle()
    assert "Continue" in visible_texts(page)


@pytest.mark.parametrize(
    ("when", "en", "ru"),
    [
        (datetime(2026, 11, 18, 9, 4), "today 9:04", "9:04"),
        (datetime(2026, 11, 17, 23, 59), "yesterday", ""),
        (datetime(2026, 11, 9), "9 Nov", "9 нояб"),
        (datetime(2025, 10, 14), "14 Oct 2025", "14 окт 2025"),
    ],
)
def test_when_it_was_played(words, when, en, ru):
    assert when_text(when, NOW) == en
    words.switch("ru")
    assert ru in when_text(when, NOW)


@pytest.mark.parametrize(("code", "scale"), LANGUAGES_AND_SCALES)
def test_nothing_is_cut_off(page, look, words, code, scale):
    words.switch(code)
    look.set_text_scale(scale)
    page.set_entries([entry(n) for n in range(7)], Recoverable(None, 298, NOW), NOW)
    shown(page, 1366, 768)
    assert cut_off(page) == []


@pytest.mark.parametrize("code", ["en", "ru"])
@pytest.mark.parametrize("size", [(1366, 768), (2560, 1440)])
def test_the_page_fits_without_scrolling(page, words, code, size):
    words.switch(code)
    page.set_entries([entry(n) for n in range(7)], Recoverable(None, 298, NOW), NOW)
    shown(page, *size)
    area = page.findChild(QScrollArea)
    assert area.verticalScrollBar().maximum() == 0
    assert area.horizontalScrollBar().maximum() == 0
    assert len([c for c in page.findChildren(RecentCard) if c.isVisible()]) >= 4


def test_the_picture_of_a_game_is_shown(page):
    picture = QPixmap(610, 500)
    picture.fill(Qt.GlobalColor.blue)
    page.set_entries([GameEntry(Path("/a"), "1846", "b", PLAYERS, "", NOW, picture)], now=NOW)
    shown(page, 1366, 768)
    middle = page.grab().toImage().pixelColor(580, 360)
    assert (middle.red(), middle.blue()) == (0, 255)


def test_the_theme_changes_while_the_page_is_shown(page, look):
    light = page.grab().toImage().pixelColor(20, 700)
    look.choose("dark")
    shown(page)
    assert page.grab().toImage().pixelColor(20, 700).lightness() < 60 < light.lightness()
