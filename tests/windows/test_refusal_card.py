"""A refusal shows its rule, and what can be done about it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from desktop.engine.refusal import Refusal
from desktop.engine.rulebook import rules
from desktop.windows.refusal_card import RefusalCard
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
SECOND_UPGRADE = Refusal(
    "{company} has upgraded a tile in this turn already", "1846.track.allowance", company="B&O"
)


@pytest.fixture
def card(qtbot, look):
    made = RefusalCard(look)
    qtbot.addWidget(made)
    return made


def test_nothing_is_shown_before_something_is_refused(qtbot, look):
    window = QWidget()
    qtbot.addWidget(window)
    card = RefusalCard(look)
    card.setParent(window)
    shown(window, 400, 300)
    assert not card.isVisible()


def test_it_says_the_sentence_the_place_and_the_rule(card):
    card.show_refusal(SECOND_UPGRADE)
    shown(card, 400, 300)
    texts = visible_texts(card)
    assert texts[0] == "B&O has upgraded a tile in this turn already"
    assert "1846, II: Laying track" in texts
    assert f"“{rules('1846')['1846.track.allowance'].en}”" in texts
    assert card.accessibleName() == texts[0]


def test_the_rule_follows_the_language(card, words):
    card.show_refusal(SECOND_UPGRADE)
    shown(card, 400, 300)
    words.switch("ru")
    settle()
    texts = visible_texts(card)
    assert "1846, II: Прокладка путей" in texts
    assert f"«{rules('1846')['1846.track.allowance'].ru}»" in texts


def test_every_word_follows_the_language(card):
    card.show_refusal(SECOND_UPGRADE, undo_text="I9", can_vary=True)
    shown(card, 400, 300)
    with bracketed():
        texts = visible_texts(card)
        assert "[Undo I9]" in texts and "[Try as a variation]" in texts and "[Rule]" in texts


@pytest.mark.parametrize(
    ("button", "signal"), [("undo", "undo_wanted"), ("variation", "variation_wanted")]
)
@pytest.mark.parametrize("by_key", [False, True])
def test_what_can_be_done(qtbot, card, button, signal, by_key):
    card.show_refusal(SECOND_UPGRADE, undo_text="I9", can_vary=True)
    shown(card, 400, 300)
    with qtbot.waitSignal(getattr(card, signal), timeout=500):
        if by_key:
            QTest.keyClick(getattr(card, button), Qt.Key.Key_Space)
        else:
            QTest.mouseClick(getattr(card, button), LEFT)


def test_the_rule_can_be_opened(qtbot, card):
    card.show_refusal(SECOND_UPGRADE)
    shown(card, 400, 300)
    with qtbot.waitSignal(card.rule_wanted, timeout=500) as caught:
        QTest.mouseClick(card.rule, LEFT)
    assert caught.args == ["1846.track.allowance"]


def test_what_would_not_help_is_not_offered(card):
    card.show_refusal(SECOND_UPGRADE)
    shown(card, 400, 300)
    assert not card.undo.isVisible()
    assert not card.variation.isVisible()


def test_a_long_deed_stands_in_the_tip(card):
    card.show_refusal(SECOND_UPGRADE, undo_text="B&O lays tile 25 on I9")
    assert card.undo.text() == "Undo"
    assert card.undo.toolTip() == "Undo B&O lays tile 25 on I9"


def test_escape_puts_it_away(qtbot, card):
    card.show_refusal(SECOND_UPGRADE)
    shown(card, 400, 300)
    with qtbot.waitSignal(card.closed, timeout=500):
        QTest.keyClick(card, Qt.Key.Key_Escape)
    assert not card.isVisible()


@pytest.mark.parametrize(("code", "scale"), LANGUAGES_AND_SCALES)
@pytest.mark.parametrize("id", ["1846.track.allowance", "1846.o1", "1846.token.count"])
def test_nothing_is_cut_off(card, look, words, code, scale, id):
    words.switch(code)
    look.set_text_scale(scale)
    refusal = Refusal(SECOND_UPGRADE.text, id, company="B&O")
    card.show_refusal(refusal, advice="I9 can wait.", undo_text="I9", can_vary=True)
    width = 376 * scale // 100
    shown(card, width, card.heightForWidth(width))
    assert cut_off(card) == []
