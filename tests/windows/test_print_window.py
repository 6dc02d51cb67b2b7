"""The print window: choices by mouse and keys, pages as they come out, paper and files."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QToolBar

from desktop.dialogs import progress
from desktop.dialogs.progress import ProgressSheet
from desktop.i18n import language
from desktop.windows.print_window import PrintWindow
from tests.dialogs.room import (
    LANGUAGES_AND_SCALES,
    bracketed,
    cut_off,
    quiet_window,
    settle,
    shown,
    visible_texts,
)
from tests.document.play import played_game
from tests.printing.reading import needs_pdftotext, page_count, page_sizes, pdf_text
from tests.windows.modal import answering, choose_file, key

pytestmark = quiet_window

LEFT, CTRL = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def main(make_window):
    window = make_window()
    from desktop.document.document import GameDocument

    window.files._show(GameDocument(played_game(4, 300, 5)))
    settle()
    return window


@pytest.fixture
def window(main, qtbot):
    made = PrintWindow(main.look, main.printing.choices(), main, "score")
    qtbot.addWidget(made)
    shown(made, 1100, 700)
    return made


def click(button):
    QTest.mouseClick(button, LEFT)
    settle()


def choose(window, document):
    """With the keys, as somebody without a mouse."""
    window.document.setFocus()
    QTest.keyClick(window.document, Qt.Key.Key_Home)
    while window.document.currentData() != document:
        QTest.keyClick(window.document, Qt.Key.Key_Down)
    settle()


def test_it_opens_from_the_menu_with_its_key(main):
    seen = []

    def look(dialog):
        seen.append((type(dialog), dialog.document.currentData()))
        key(dialog, Qt.Key.Key_Escape)

    with answering(look):
        main.deeds["score_sheet"].trigger()
    with answering(look):
        main.deeds["ledger"].trigger()
    assert seen == [(PrintWindow, "score"), (PrintWindow, "ledger")]


def test_it_has_no_toolbar_of_qt(window):
    assert window.findChildren(QToolBar) == []


def test_every_document_can_be_seen(window):
    counts = {}
    for number in range(window.document.count()):
        name = window.document.itemData(number)
        choose(window, name)
        counts[name] = window.view.count
        middle = window.view.grab().toImage().pixelColor(window.view.rect().center())
        assert middle.lightness() > 40
    assert set(counts) == {"score", "ledger", "map_sheet", "map", "market", "blank 1846"}
    assert counts["ledger"] > 3
    assert counts["map"] == counts["market"] == counts["blank 1846"] == 1


def test_paper_and_orientation(window, main):
    page = window.view.sheets.page_size
    assert page().height() / page().width() == pytest.approx(297 / 210, rel=0.01)
    click(window.turn.buttons["side"])
    assert page().width() / page().height() == pytest.approx(297 / 210, rel=0.01)
    click(window.turn.buttons["up"])
    click(window.paper.buttons["letter"])
    assert page().height() / page().width() == pytest.approx(279.4 / 215.9, rel=0.01)
    assert main.settings.paper == "Letter"
    click(window.paper.buttons["a4"])
    assert main.settings.paper == "A4"


def saturation(window) -> int:
    image = window.view.sheets.grab().toImage()
    step = range(0, image.width(), 7), range(0, image.height(), 7)
    return max(image.pixelColor(x, y).saturation() for x in step[0] for y in step[1])


def test_black_ink_has_no_colours(window):
    choose(window, "map")
    assert saturation(window) > 60
    click(window.ink.buttons["mono"])
    window.look.choose("light")
    page = window.view.sheets.page_rect(0)
    image = window.view.sheets.grab().toImage().copy(page.adjusted(3, 3, -3, -3))
    points = [(x, y) for x in range(0, image.width(), 7) for y in range(0, image.height(), 7)]
    assert max(image.pixelColor(x, y).saturation() for x, y in points) < 12


def test_a_blank_sheet_asks_for_the_number_of_players(window):
    assert not window.players.isVisible()
    choose(window, "blank 1846")
    assert window.players.isVisible()
    assert (window.players.minimum(), window.players.maximum()) == (2, 5)
    window.players.setFocus()
    before = window.view.sheets.grab().toImage()
    QTest.keyClick(window.players, Qt.Key.Key_Down)
    settle()
    assert window.view.sheets.grab().toImage() != before


def test_zoom_and_pages_have_keys(window):
    choose(window, "ledger")
    window.view.setFocus()
    fitted = window.view.zoom
    key(window, Qt.Key.Key_Plus, CTRL)
    assert window.view.zoom == pytest.approx(fitted * 1.25)
    key(window, Qt.Key.Key_Minus, CTRL)
    assert window.view.zoom == pytest.approx(fitted)
    assert not window.bar.whole.isChecked()
    key(window, Qt.Key.Key_0, CTRL)
    assert window.bar.whole.isChecked()
    assert window.view.page == 0
    key(window, Qt.Key.Key_PageDown)
    assert window.view.page == 1
    assert f"page 2 of {window.view.count}" in visible_texts(window)
    key(window, Qt.Key.Key_End)
    assert window.view.page == window.view.count - 1
    assert not window.bar.forward.isEnabled()
    click(window.bar.back)
    assert window.view.page == window.view.count - 2


def test_the_wheel_zooms_with_control(window):
    at = QPointF(window.view.viewport().rect().center())
    before = window.view.zoom
    event = QWheelEvent(
        at,
        window.view.viewport().mapToGlobal(at),
        QPoint(),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        CTRL,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(window.view.viewport(), event)
    assert window.view.zoom > before


def test_it_keeps_to_the_width(window):
    click(window.bar.wide)
    wide = window.view.zoom
    shown(window, 1400, 700)
    assert window.view.zoom > wide
    assert window.view.horizontalScrollBar().maximum() == 0


@needs_pdftotext
def test_a_pdf_in_another_language_than_the_window(window, main, tmp_path):
    click(window.speech.buttons["ru"])
    click(window.paper.buttons["letter"])
    path = tmp_path / "sheet.pdf"
    with answering(choose_file(tmp_path / "sheet")):
        key(window, Qt.Key.Key_S, CTRL)
    text = pdf_text(path)
    assert "Протокол партии" in text and "Деньги" in text
    assert page_sizes(path) == {(612, 792)}
    assert language.current() == "en"
    assert "Save as PDF…" in visible_texts(window) or not window.isVisible()
    assert window.pdf.text() == "Save as PDF…"
    main.settings.paper = "A4"


def test_a_pdf_lies_as_it_was_turned(window, tmp_path):
    click(window.turn.buttons["side"])
    path = tmp_path / "side.pdf"
    with answering(choose_file(path)):
        click(window.pdf)
    assert page_sizes(path) == {(842, 595)}
    assert page_count(path) == 2


def test_a_folder_that_is_not_there_is_told(window, tmp_path, monkeypatch):
    gone = str(tmp_path / "gone" / "x.pdf")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *a: (gone, ""))
    said = []

    def read(dialog):
        said.extend(visible_texts(dialog))
        key(dialog, Qt.Key.Key_Return)

    with answering(read):
        click(window.pdf)
    assert any("no such folder" in text for text in said)
    assert window.isVisible()


def test_a_long_document_can_be_cancelled(window, tmp_path, monkeypatch):
    choose(window, "ledger")
    path = tmp_path / "ledger.pdf"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *a: (str(path), ""))

    monkeypatch.setattr(progress, "PATIENCE", 0)

    def cancel(dialog):
        assert isinstance(dialog, ProgressSheet)
        QTest.mouseClick(dialog.cancel, LEFT)

    with answering(cancel):
        click(window.pdf)
    assert not path.exists()
    assert window.isVisible()


def test_every_word_follows_the_language(window):
    with bracketed():
        settle()
        names = ("A4", "Letter", "English", "Русский")
        texts = [t for t in visible_texts(window) if t not in names and "%" not in t]
        assert texts and all(text.startswith("[") for text in texts)


@pytest.mark.parametrize(("code", "scale"), LANGUAGES_AND_SCALES)
def test_nothing_is_cut_off(window, look, words, code, scale):
    words.switch(code)
    look.set_text_scale(scale)
    shown(window, 1150, 690)
    assert cut_off(window) == []


def test_tab_reaches_every_control(window):
    window.document.setFocus()
    seen = set()
    for _ in range(40):
        seen.add(window.focusWidget())
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
    assert {window.document, window.view, window.print, window.pdf, window.bar.larger} <= seen
    assert any(button in seen for button in window.ink.buttons.values())
