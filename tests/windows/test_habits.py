"""What a person chooses in the preferences is what the table does."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from desktop.dialogs.confirm import DeleteLineDialog
from desktop.dialogs.preferences import PreferencesDialog
from desktop.eighteen.actions import LayTile
from desktop.windows.docks.history_dock import HistoryDock
from desktop.windows.tray import TileCell
from tests.dialogs.room import quiet_window, settle, sweep, visible_texts
from tests.document.play import played_game
from tests.windows.hand import Hand
from tests.windows.house import open_game
from tests.windows.modal import answering, refuse
from tests.windows.table import run_game, track_game

pytestmark = quiet_window
LEFT = Qt.MouseButton.LeftButton
DIRECT = Qt.FindChildOption.FindDirectChildrenOnly


def switch(hand: Hand, key: str) -> None:
    """Tick or clear a box of the preferences."""

    def drive(dialog: QWidget) -> None:
        assert isinstance(dialog, PreferencesDialog)
        QTest.mouseClick(dialog.choices[key].sentence, LEFT)
        QTest.mouseClick(dialog.close_button, LEFT)

    with answering(drive):
        hand.click(hand._in_bar("preferences"))


def test_letters_turn_no_tile_once_they_are_switched_off(window, hand):
    document = open_game(window, track_game())
    own = document.game.actors
    lays = [c.action for c in document.choices() if isinstance(c.action, LayTile)]
    lays = [lay for lay in lays if lay.company in own]
    turned = next(a for a in lays for b in lays if (a.tile, a.hex) == (b.tile, b.hex) and a != b)
    for is_on in (True, False):
        hand.click(hand.tile_cell(turned.tile))
        QTest.mouseMove(window.windowHandle(), hand.on_board(turned.hex))
        window.page.desk.over(turned.hex)
        before = window.page.desk.preview
        window.page.view.setFocus()
        hand.key(Qt.Key.Key_E)
        assert (window.page.desk.preview != before) is is_on
        assert any("Q, E" in text for text in visible_texts(hand.turn)) is is_on
        hand.key(Qt.Key.Key_Escape)
        if is_on:
            switch(hand, "letters")


def test_the_best_runs_wait_until_they_are_asked_for(window, hand):
    switch_off = lambda: switch(hand, "best")  # noqa: E731
    open_game(window, run_game())
    assert window.page.desk.runs
    switch_off()
    settle()
    assert not window.page.desk.runs
    hand.click(hand.button("Best runs"))
    assert window.page.desk.runs
    assert hand.run_button().isEnabled()


def test_a_line_is_deleted_only_after_a_question_and_enter_keeps_it(window, hand):
    document = open_game(window, played_game(1, 40))
    document.go_to_start()
    other = next(c.action for c in document.choices() if c.action != document.line[0].action)
    assert document.submit(other)
    window.docks.show_dock("history")
    settle()
    dock = window.docks.dock(HistoryDock)
    lines = document.count_lost(document.game.root)

    def press(key: Qt.Key):
        def drive(dialog: QWidget) -> None:
            assert isinstance(dialog, DeleteLineDialog)
            assert "1 move of this line will be lost." in visible_texts(dialog)
            QTest.keyClick(dialog, key)

        return drive

    with answering(press(Qt.Key.Key_Return)):
        dock._menu(document.at).delete.trigger()
    assert document.count_lost(document.game.root) == lines

    def agree(dialog: QWidget) -> None:
        QTest.mouseClick(dialog.delete, LEFT)

    with answering(agree):
        dock._menu(document.at).delete.trigger()
    assert document.count_lost(document.game.root) == lines - 1


def test_every_box_of_the_preferences_is_asked_somewhere(window, monkeypatch):
    """A box that nobody asks would be a promise without a deed."""
    asked: set[str] = set()
    kind = type(window.settings)
    get = kind.get
    monkeypatch.setattr(kind, "get", lambda self, s: (asked.add(s.key), get(self, s))[1])
    dialog = PreferencesDialog(window.look, window.language, window.settings, window)
    boxes = {setting.key for _, setting in dialog._flags.values()}
    dialog.deleteLater()
    asked.clear()
    for key in boxes:
        window._on_setting(key)
    assert boxes <= asked


def test_signs_stand_on_the_tiles_of_board_and_tray_at_once(window, hand):
    document = open_game(window, track_game())
    laid = next(h.id for h in document.game.table.board.hexes.values() if h.face.colour == "yellow")
    board, view = window.page.view.board, window.page.view

    def pictures() -> tuple[object, ...]:
        board.sheet.finish()
        settle()
        at = view.mapFromScene(board.grid.bounds().translated(board.centre_of(laid)))
        cell = window.page.tray.findChildren(TileCell)[0]
        return view.grab(at.boundingRect()).toImage(), cell.grab().toImage()

    before = pictures()
    switch(hand, "symbols")
    with_signs = pictures()
    assert all(old != new for old, new in zip(before, with_signs, strict=True))
    switch(hand, "symbols")
    assert all(old == new for old, new in zip(before, pictures(), strict=True))


def test_another_language_is_spoken_with_a_tile_in_the_hand(window, hand, words):
    document = open_game(window, track_game())
    lays = [c.action for c in document.choices() if isinstance(c.action, LayTile)]
    lay = next(lay for lay in lays if lay.company in document.game.actors)
    hand.click(hand.tile_cell(lay.tile))
    window.page.desk.over(lay.hex)
    ticket = window.page.view.board.marks.ticket
    before = (ticket.title, ticket.text)
    labels = list(window.page.view.board.glow._labels)
    assert labels
    words.switch("ru")
    try:
        settle()
        assert (ticket.title, ticket.text) != before
        assert window.page.desk.gesture is not None
        assert not set(labels) & set(window.page.view.board.glow._labels)
    finally:
        words.switch("en")
    settle()
    assert (ticket.title, ticket.text) == before


def test_dialogs_and_menus_that_are_closed_are_gone(window, hand):
    open_game(window, track_game())
    hex_id = next(iter(window.page.view.board.table.board.hexes))
    for _ in range(3):
        with answering(refuse):
            hand.click(hand._in_bar("preferences"))
        at = hand.on_board(hex_id)
        QTest.mouseClick(window.windowHandle(), Qt.MouseButton.RightButton, pos=at)
        settle()
        QApplication.activePopupWidget().close()
    settle()
    sweep()
    assert not window.findChildren(PreferencesDialog)
    assert not window.page.findChildren(QMenu, options=DIRECT)
