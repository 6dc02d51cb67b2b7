"""Whoever cannot see the window hears a name for everything that takes the focus."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAction
from PySide6.QtWidgets import QApplication, QTabBar, QWidget

from desktop.dialogs.keys import KeysDialog, native
from desktop.document.document import GameDocument
from desktop.windows.turn.cover import CoverPanel
from tests.dialogs.room import quiet_window, settle, sweep, visible_texts
from tests.windows.games import played
from tests.windows.hand import Hand
from tests.windows.modal import answering, key
from tests.windows.test_main_window import CTRL, SHIFT, moments

pytestmark = quiet_window


def nameless(top: QWidget) -> set[str]:
    """What takes the focus and says nothing of itself."""
    found = set()
    for widget in top.findChildren(QWidget):
        takes = widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.focusProxy() is None
        if not takes or not widget.isVisibleTo(top) or not widget.isEnabled():
            continue
        interface = QAccessible.queryAccessibleInterface(widget)
        name = interface.text(QAccessible.Text.Name) if interface is not None else ""
        if isinstance(widget, QTabBar):
            if not widget.count():
                continue  # waits for docks
            name = "".join(widget.tabText(i) for i in range(widget.count()))
        if not name.strip():
            parent = widget.parentWidget()
            found.add(f"{type(widget).__name__} in {type(parent).__name__}")
    return found


def test_everything_in_the_window_has_a_name(make_window):
    window = make_window()
    assert nameless(window) == set()
    played_to = moments()
    window.files._show(GameDocument(played_to[0][0]))
    left: dict[str, set[str]] = {}
    for dock in window.docks.docks:
        window.docks.show_dock(dock.NAME)
        settle()
        if found := nameless(window):
            left[dock.NAME] = found
    for _, depth in played_to:
        window.document._go_to_depth(depth)
        settle()
        if isinstance(window.docks.turn.step_panel, CoverPanel):
            window.docks.turn.uncover()
            settle()
        sweep()
        if found := nameless(window):
            left[f"{window.document.game.table.round.name} {depth}"] = found
    assert left == {}


@pytest.mark.parametrize(
    ("keys", "modifiers"),
    [
        (Qt.Key.Key_N, CTRL),
        (Qt.Key.Key_Comma, CTRL),
        (Qt.Key.Key_Slash, CTRL),
        (Qt.Key.Key_V, CTRL | SHIFT),
    ],
)
def test_everything_in_a_dialog_has_a_name(make_window, keys, modifiers):
    window = make_window()
    found: set[str] = set()

    def listen(dialog: QWidget) -> None:
        found.update(nameless(dialog))
        key(dialog, Qt.Key.Key_Escape)

    with answering(listen):
        Hand(window).key(keys, modifiers)
    assert found == set()


def test_the_focus_is_heard_of_and_moves_on(make_window):
    """Tab comes back to where it began, past every control that is named, and names a hex."""
    window = make_window()
    window.files._show(GameDocument(played(40)))
    settle()
    hand, been = Hand(window), []
    for _ in range(300):
        hand.key(Qt.Key.Key_Tab)
        here = QApplication.focusWidget()
        assert here is not None
        if here in been:
            break
        been.append(here)
    assert len(been) > 15
    assert window.page.view in been
    window.page.view.setFocus()
    names = set()
    for step in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Down):
        hand.key(step)
        names.add(window.page.view.accessibleName())
        assert window.page.view.board.focus_hex in window.page.view.accessibleName()
    assert len(names) == 3


def test_every_key_is_on_the_sheet_of_keys(make_window, look, qtbot):
    window = make_window()
    window.files._show(GameDocument(played(40)))
    settle()
    sheet = KeysDialog(look, window)
    qtbot.addWidget(sheet)
    said = set(visible_texts(sheet))
    missing = []
    for action in window.findChildren(QAction):
        if action.shortcuts():
            keys = "  ".join(native(k.toString()) for k in action.shortcuts())
            text = action.text().replace("&", "").rstrip("…")
            if keys not in said or text not in said:
                missing.append((keys, text))
    assert missing == []
