"""Rules at hand: the help of a step, the essentials, all rules, and the search."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.engine.helpbook import helpbook
from desktop.engine.rulebook import rules
from desktop.engine.setup import Setup
from desktop.titles.shelf import TITLES, new_game
from desktop.windows.rule_cards import ParagraphCard, RuleCard
from desktop.windows.rules_panel import RulesPanel
from tests.dialogs.room import (
    LANGUAGES_AND_SCALES,
    bracketed,
    button_saying,
    cut_off,
    label_saying,
    quiet_window,
    settle,
    shown,
    visible_texts,
)

pytestmark = quiet_window

LEFT = Qt.MouseButton.LeftButton
EVERY_STEP = [(title, step) for title in TITLES for step in helpbook(title).steps]


@pytest.fixture
def panel(qtbot, look):
    made = RulesPanel(look)
    qtbot.addWidget(made)
    made.set_title("1846")
    made.show_step("track_and_token")
    shown(made, 400, 700)
    return made


@pytest.mark.parametrize(("title", "step"), EVERY_STEP)
def test_every_step_of_every_title_is_explained(panel, words, title, step):
    panel.set_title(title)
    panel.show_step(step)
    settle()
    sheet = helpbook(title).steps[step]
    assert sheet.name_en in visible_texts(panel)
    words.switch("ru")
    settle()
    texts = visible_texts(panel)
    assert sheet.name_ru in texts
    assert any(paragraph.ru in texts for paragraph in sheet.paragraphs)


def test_a_situation_comes_before_the_step(panel):
    panel.show_step("buy_train", "forced_purchase")
    settle()
    texts = visible_texts(panel)
    assert texts.index("Forced train purchase") < texts.index("Buy trains")


def test_it_follows_the_table(panel):
    panel.follow(new_game(Setup("1846", ("Anna", "Boris"), 1, frozenset({"two_players"}))).table)
    settle()
    assert "Draft" in visible_texts(panel)
    assert label_saying(panel, "In the game for two the companies lie open.")


def test_the_options_decide_what_is_said(panel):
    panel.set_title("1846", frozenset({"issue_before_dividends"}))
    panel.show_step("issue_shares")
    settle()
    assert label_saying(panel, "up to the dividend")
    assert not any("too late" in text for text in visible_texts(panel))


def test_a_step_without_help_says_so(panel):
    panel.show_step("")
    settle()
    assert "Nothing is asked now." in visible_texts(panel)


def test_without_a_game_there_is_nothing_to_say(qtbot, look):
    panel = RulesPanel(look)
    qtbot.addWidget(panel)
    shown(panel, 400, 700)
    assert "No game is open." in visible_texts(panel)


@pytest.mark.parametrize("by_key", [False, True])
def test_a_paragraph_opens_to_its_rules(panel, by_key):
    card = next(c for c in panel.findChildren(ParagraphCard) if c.isVisible())
    for is_open in (True, False):
        if by_key:
            QTest.keyClick(card, Qt.Key.Key_Space)
        else:
            QTest.mouseClick(card, LEFT)
        settle()
        assert card.is_open is is_open
        assert (rules("1846")["1846.track.allowance"].en in visible_texts(panel)) is is_open


def test_the_essentials_are_a_click_away(panel):
    QTest.mouseClick(button_saying(panel, "Essentials"), LEFT)
    settle()
    assert panel.page == "essentials"
    for sheet in helpbook("1846").essentials:
        assert sheet.name_en in visible_texts(panel)


def _cards(panel):
    return [card for card in panel.findChildren(RuleCard) if card.isVisible()]


def test_all_rules_in_the_order_of_the_book(panel):
    QTest.mouseClick(button_saying(panel, "All rules"), LEFT)
    settle()
    assert [card.rule for card in _cards(panel)] == list(rules("1846").values())


def test_a_rule_is_jumped_to_and_marked(qtbot, panel):
    panel.show_rule("1846.route.length")
    settle()
    assert panel.page == "all"
    card = next(card for card in _cards(panel) if card.rule.id == "1846.route.length")
    assert card.property("role") == "accent"
    assert not card.visibleRegion().isEmpty()
    panel.show_rule("1846.players")
    settle()
    assert card.property("role") == "card"


@pytest.mark.parametrize("id", ["1846.players", "1846.bankrupt", "1846.o4"])
def test_every_rule_can_be_reached(panel, id):
    panel.show_rule(id)
    settle()
    card = next(card for card in _cards(panel) if card.rule.id == id)
    assert not card.visibleRegion().isEmpty()


def _type(qtbot, panel, text):
    panel.search.setFocus()
    QTest.keyClicks(panel.search, text)
    qtbot.waitUntil(lambda: panel.page == "found", timeout=1000)
    settle()


def test_the_search_finds_all_words(qtbot, panel):
    _type(qtbot, panel, "mail contract")
    found = [card.rule.id for card in _cards(panel)]
    assert "1846.p.mail" in found and len(found) < 5
    assert any("found" in text for text in visible_texts(panel))


def test_the_search_reads_the_language_of_the_reader(qtbot, panel, words):
    words.switch("ru")
    settle()
    panel.search.insert("зелен ПОЕЗД")  # as pasted; without the dots
    panel.search.textEdited.emit(panel.search.text())
    qtbot.waitUntil(lambda: panel.page == "found", timeout=1000)
    settle()
    found = _cards(panel)
    assert found
    assert all("поезд" in card.rule.ru.lower() for card in found)


def test_a_rule_is_found_by_its_id(qtbot, panel):
    _type(qtbot, panel, "1846.sr.limit60")
    assert [card.rule.id for card in _cards(panel)] == ["1846.sr.limit60"]


def test_words_no_rule_has(qtbot, panel):
    _type(qtbot, panel, "zeppelin")
    assert "No rule has these words." in visible_texts(panel)


def test_escape_ends_the_search(qtbot, panel):
    QTest.mouseClick(button_saying(panel, "Essentials"), LEFT)
    _type(qtbot, panel, "station")
    QTest.keyClick(panel.search, Qt.Key.Key_Escape)
    assert panel.search.text() == ""
    assert panel.page == "essentials"


def test_every_word_follows_the_language(panel):
    with bracketed():
        texts = visible_texts(panel)
        assert {"[Now]", "[Essentials]", "[All rules]"} <= set(texts)
        assert panel.search.placeholderText() == "[Search the rules]"


@pytest.mark.parametrize(("code", "scale"), LANGUAGES_AND_SCALES)
def test_nothing_is_cut_off(panel, look, words, code, scale):
    words.switch(code)
    look.set_text_scale(scale)
    for step in helpbook("1846").steps:
        panel.show_step(step, "forced_purchase")
        shown(panel, 400, 700)
        assert cut_off(panel) == []


@pytest.mark.parametrize(("code", "scale"), LANGUAGES_AND_SCALES)
@pytest.mark.parametrize("tab", ["essentials", "all"])
def test_no_page_is_cut_off(panel, look, words, code, scale, tab):
    words.switch(code)
    look.set_text_scale(scale)
    panel._show(tab)
    shown(panel, 400, 700)
    assert cut_off(panel) == []
