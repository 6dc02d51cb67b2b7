"""Going about in a game and its variations with mouse and keys, in the whole window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QInputDialog, QLineEdit, QMenu

from desktop.dialogs.confirm import DeleteLineDialog
from desktop.document.document import GameDocument
from desktop.engine.tree import Node
from desktop.models.base import Role
from tests.dialogs.room import quiet_window, settle, visible_texts
from tests.shared import SHARED, needs_shared
from tests.windows.games import played
from tests.windows.hand import LEFT, NONE, Hand
from tests.windows.house import open_game
from tests.windows.modal import answering, choose_file, key, typed
from tests.windows.test_main_window import game_within_a_turn

pytestmark = quiet_window

RECORDED = SHARED / "replays" / "1846" / "10264.json"


@pytest.fixture
def hand(make_window) -> Hand:
    made = Hand(make_window())
    made.window.resize(1600, 1000)  # room for all that the history has beside its moves
    return made


@pytest.fixture
def history(hand):
    open_game(hand.window, played(60))
    return shown(hand)


def shown(hand: Hand):
    hand.window.docks.show_dock("history")
    settle()
    return next(d for d in hand.window.docks.docks if d.NAME == "history")


def branch(hand: Hand) -> tuple[Node, Node]:
    """Undo, and play something else; the old moment and the new one."""
    document = hand.document
    old = document.at
    hand.undo()
    other = next(c.action for c in document.choices() if c.action != old.action)
    assert document.submit(other)
    settle()
    return old, document.at


def test_in_a_small_window_the_way_back_to_the_main_line_is_in_sight(hand, history):
    hand.window.resize(1366, 768)
    settle()
    branch(hand)
    assert history.strip.isVisible()
    hand.click(history.leave)
    assert hand.document.is_on_main_line


def test_the_slider_jumps(hand, history):
    hand.click(history.slider, history.slider.rect().center())
    somewhere = hand.document.at.depth
    assert somewhere < 60
    hand.key(Qt.Key.Key_Home)
    assert hand.document.at.depth == 0
    hand.key(Qt.Key.Key_End)
    assert hand.document.at.depth == 60
    hand.key(Qt.Key.Key_Left)
    assert hand.document.at.depth == 59


def test_the_list_jumps_by_a_click_and_by_enter(hand, history):
    view = history.view
    index = view.model().index(20, 0)
    view.scrollTo(index)
    settle()
    viewport = view.viewport()
    QTest.mouseClick(viewport, LEFT, NONE, view.visualRect(index).center())
    settle()
    assert hand.document.at is index.data(Role.PIECE)
    assert hand.document.at.depth < 60
    first = hand.document.at.depth
    view.setFocus()
    for _ in range(3):
        hand.key(Qt.Key.Key_Up)
    chosen = view.currentIndex().data(Role.PIECE)
    hand.key(Qt.Key.Key_Return)
    assert hand.document.at is chosen
    assert hand.document.at.depth < first


def test_back_to_the_start_of_the_turn_and_of_the_round(hand):
    document = open_game(hand.window, game_within_a_turn())
    history = shown(hand)
    here, actors, round_ = document.at.depth, document.game.actors, document.game.table.round.name
    hand.click(history.turn_start)
    turn = document.at.depth
    assert turn <= here - 2
    assert document.game.actors == actors
    hand.click(history.round_start)
    assert document.at.depth <= turn
    assert document.game.table.round.name == round_
    document.back()
    assert document.game.table.round.name != round_
    document.forward()
    settle()


def choose_in_menu(hand: Hand, history, name: str, *drives) -> None:
    """Open the menu of the variation and click a line of it."""
    hand.click(history.more)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    at = menu.actionGeometry(getattr(menu, name)).center()
    with answering(*drives):
        QTest.mouseClick(menu, LEFT, NONE, at)
        settle()


def test_a_line_is_named_and_commented(hand, history):
    _, new = branch(hand)

    def name(dialog) -> None:
        assert isinstance(dialog, QInputDialog)
        dialog.findChild(QLineEdit).setFocus()
        typed(dialog, "Bold")
        key(dialog, Qt.Key.Key_Return)

    choose_in_menu(hand, history, "name", name)
    assert new.name == "Bold"
    assert "Bold" in history.off_main.text()
    hand.click(history.comment)
    typed(hand.window, "why not")
    hand.key(Qt.Key.Key_Return)
    assert new.comment == "why not"


def test_a_line_is_promoted_and_the_old_one_kept(hand, history):
    old, new = branch(hand)
    assert history.strip.isVisible()
    hand.click(history.promote)
    assert new.is_main and not old.is_main
    assert old in old.parent.children
    assert not history.strip.isVisible()


def answer(name: str):
    def drive(dialog) -> None:
        assert isinstance(dialog, DeleteLineDialog)
        assert any("1 move" in text for text in visible_texts(dialog))
        QTest.mouseClick(getattr(dialog, name), LEFT)

    return drive


def test_a_line_is_deleted_only_when_one_says_yes(hand, history):
    old, new = branch(hand)
    choose_in_menu(hand, history, "delete", answer("keep"))
    assert new in old.parent.children
    choose_in_menu(hand, history, "delete", answer("delete"))
    assert old.parent.children == [old]
    assert hand.document.at is old.parent


@needs_shared
def test_an_imported_game_is_taken_over_anywhere(hand, tmp_path):
    with answering(choose_file(RECORDED)):
        hand.key(Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier)
    document = hand.document
    end = len(document.line)
    assert end > 500
    history = shown(hand)
    hand.click(history.slider, history.slider.rect().center())
    here = document.at
    assert 0 < here.depth < end
    other = next(c.action for c in document.choices() if here.child(c.action) is None)
    assert document.submit(other)
    settle()
    assert history.strip.isVisible()
    path = tmp_path / "mine.drezina"
    with answering(choose_file(path)):
        hand.key(Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    reopened, problem = GameDocument.open(path)
    assert problem is None
    assert reopened.at.action == other
    assert len(list(reopened.game.root.main_line())) == end
