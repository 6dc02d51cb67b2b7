"""The main window from the start page on: playing, files, and languages."""

from __future__ import annotations

import gc
import json
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QMimeData, Qt, QTimer, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox

from desktop.dialogs import progress
from desktop.dialogs.confirm import UnsavedDialog
from desktop.dialogs.new_game import NewGameDialog
from desktop.dialogs.paste_import import PasteDialog
from desktop.dialogs.problem import ProblemDialog
from desktop.document.document import GameDocument
from desktop.eighteen.actions import DraftCard
from desktop.engine.game import Game
from desktop.engine.random_play import RandomPlayer
from desktop.look.companies import player_mark
from desktop.saves.game_file import write_game
from desktop.titles.shelf import new_game
from desktop.windows.start_deeds import Deed
from desktop.windows.turn.cover import CoverPanel
from desktop.windows.turn.draft import DraftPanel
from desktop.windows.turn.stock import StockPanel
from tests.dialogs.room import button_saying, quiet_window, settle, sweep, visible_texts
from tests.document.play import setup_of
from tests.shared import SHARED, needs_shared
from tests.windows.games import played, saved
from tests.windows.house import open_game
from tests.windows.modal import answering, choose_file, key, overwrite, refuse, typed
from tests.windows.spoken import is_english, left_in_english

pytestmark = quiet_window

CTRL, SHIFT, ALT = (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.AltModifier,
)


# From the start page into the first stock round


def fill_in(dialog) -> None:
    """The set-up of a new game without a mouse."""
    assert isinstance(dialog, NewGameDialog)
    first = dialog.seats.rows[0].name
    for _ in range(40):
        if dialog.focusWidget() is first:
            break
        key(dialog, Qt.Key.Key_Tab)
    assert dialog.focusWidget() is first
    key(dialog, Qt.Key.Key_A, CTRL)
    typed(dialog, "Anna")
    key(dialog, Qt.Key.Key_Return)


def test_a_new_game_begins_on_the_start_page(window, hand):
    assert window.pages.currentWidget() is window.start_page
    card = next(d for d in window.findChildren(Deed) if d.accessibleName() == "New game")
    with answering(fill_in) as answers:
        hand.click(card)
    assert answers.came == ["NewGameDialog"]
    assert window.pages.currentWidget() is window.page
    assert window.document.game.setup.players[0] == "Anna"
    assert window.docks.turn_dock.isVisible()


def test_the_colours_of_a_new_game_are_worn_and_kept(window, hand, tmp_path):
    def choose(dialog) -> None:
        dialog.seats.wear(dialog.seats.rows[0], "black")
        key(dialog, Qt.Key.Key_Return)

    with answering(choose):
        hand.key(Qt.Key.Key_N, CTRL)
    assert window.document.game.colours[0] == "black"
    assert player_mark(0).name == "black"
    path = tmp_path / "colours.drezina"
    window.document.save(path)
    hand.key(Qt.Key.Key_W, CTRL)
    assert player_mark(0).name == "violet"
    window.files.open_path(path)
    assert player_mark(0).name == "black"
    assert window.settings.last_colours.splitlines()[0] == "black"


def test_a_new_game_can_be_given_up(window, hand):
    with answering(refuse):
        hand.key(Qt.Key.Key_N, CTRL)
    assert window.document is None
    assert window.pages.currentWidget() is window.start_page


def names_of_cards(window) -> set[str]:
    document = window.document
    table = document.game.table
    cards = [c.action.card for c in document.choices() if isinstance(c.action, DraftCard)]
    return {table.card(id).data.name for id in cards if not id.startswith("blank-")}


def test_the_draft_is_covered_until_the_player_says_so(window, hand):
    window.files.begin(setup_of(3))
    settle()
    moves = 0
    while window.document.game.table.round.name == "draft":
        table = window.document.game.table
        if len(table.round.step.deck) > 1:
            assert isinstance(hand.turn.step_panel, CoverPanel)
            said = "\n".join(visible_texts(window))
            assert not [name for name in names_of_cards(window) if name in said]
            player = table.investor(window.document.game.actors[0]).name
            hand.click(hand.button(f"I am {player}: show my cards"))
        assert isinstance(hand.turn.step_panel, DraftPanel)
        said = "\n".join(visible_texts(hand.turn))
        assert all(name in said for name in names_of_cards(window))
        hand.click(next(b for b in hand.buttons() if b.text() == "Keep"))
        moves += 1
        assert window.document.at.depth == moves
    assert isinstance(hand.turn.step_panel, StockPanel)
    assert "Stock round 1" in visible_texts(window.bar)


def test_undo_covers_the_cards_again(window, hand):
    window.files.begin(setup_of(3))
    settle()
    hand.turn.uncover()
    assert isinstance(hand.turn.step_panel, DraftPanel)
    hand.click(next(b for b in hand.buttons() if b.text() == "Keep"))
    assert isinstance(hand.turn.step_panel, CoverPanel)
    hand.key(Qt.Key.Key_Z, CTRL)
    assert isinstance(hand.turn.step_panel, CoverPanel)


# Back and forth


def test_undo_and_redo_have_their_keys(window, hand):
    document = open_game(window, played(40))
    start = document.at.depth
    hand.key(Qt.Key.Key_Z, CTRL)
    hand.key(Qt.Key.Key_Z, CTRL)
    assert document.at.depth == start - 2
    hand.key(Qt.Key.Key_Z, CTRL | SHIFT)
    assert document.at.depth == start - 1
    hand.key(Qt.Key.Key_Y, CTRL)
    assert document.at.depth == start
    hand.key(Qt.Key.Key_Y, CTRL)
    assert document.at.depth == start
    assert not window.deeds["redo"].isEnabled()
    hand.key(Qt.Key.Key_Home, ALT)
    assert document.at.depth == 0
    assert not window.deeds["undo"].isEnabled()
    hand.key(Qt.Key.Key_Z, CTRL)
    assert document.at.depth == 0
    hand.key(Qt.Key.Key_End, ALT)
    assert document.at.depth == start


def game_within_a_turn() -> Game:
    """A company has done at least two things in its turn."""
    game, player = new_game(setup_of(2)), RandomPlayer(2)
    in_turn = 0
    while in_turn < 2:
        actors = game.actors
        assert player.play(game) is not None
        same = game.table.round.name == "operating" and game.actors == actors
        in_turn = in_turn + 1 if same else 0
    return game


@pytest.mark.parametrize("by_key", [True, False])
def test_the_start_of_the_turn(window, hand, by_key):
    document = open_game(window, game_within_a_turn())
    actor, depth = document.game.actors, document.at.depth
    if by_key:
        hand.key(Qt.Key.Key_Z, CTRL | ALT)
    else:
        hand.click(button_saying(window.bar, "Undo turn"))
    assert document.at.depth <= depth - 2
    assert document.game.actors == actor


def test_another_move_after_undo_is_a_variation(window, hand):
    document = open_game(window, played(40))
    main = document.at
    assert "Variation" not in visible_texts(window.bar)
    hand.key(Qt.Key.Key_Z, CTRL)
    other = next(c.action for c in document.choices() if c.action != main.action)
    assert document.submit(other)
    settle()
    assert "Variation" in visible_texts(window.bar)
    window.docks.show_dock("history")
    settle()
    history = next(d for d in window.docks.docks if d.NAME == "history")
    assert history.strip.isVisible()
    assert "variation" in history.where.text()
    hand.click(history.leave)
    assert document.at is main.parent
    hand.key(Qt.Key.Key_Y, CTRL)
    assert len(main.parent.children) == 2
    assert main in main.parent.children


# Files


def test_saving_asks_for_a_name_once(window, hand, tmp_path):
    document = open_game(window, played(12))
    document.mark_modified()
    assert window.isWindowModified()
    with answering(choose_file(tmp_path / "evening")):
        hand.key(Qt.Key.Key_S, CTRL)
    path = tmp_path / "evening.drezina"
    assert path.is_file()
    assert document.path == path
    assert not window.isWindowModified()
    assert "evening.drezina" in window.windowTitle()
    assert document.submit(document.choices()[0].action)
    assert window.isWindowModified()
    with answering():
        hand.key(Qt.Key.Key_S, CTRL)
    assert not document.is_modified


def test_save_as_and_reopen(window, hand, tmp_path):
    first = saved(tmp_path / "first.drezina")
    window.files.open_path(first)
    facts = window.document.game.journal.facts()
    with answering(choose_file(tmp_path / "second.drezina")):
        hand.key(Qt.Key.Key_S, CTRL | SHIFT)
    assert window.document.path == tmp_path / "second.drezina"
    hand.key(Qt.Key.Key_W, CTRL)
    assert window.document is None
    assert window.pages.currentWidget() is window.start_page
    with answering(choose_file(tmp_path / "second.drezina")):
        hand.key(Qt.Key.Key_O, CTRL)
    assert window.document.path == tmp_path / "second.drezina"
    assert window.document.game.journal.facts() == facts
    assert not window.document.is_modified


def read_problem(said: list[str]):
    def drive(dialog) -> None:
        assert isinstance(dialog, ProblemDialog)
        said.extend(visible_texts(dialog))
        key(dialog, Qt.Key.Key_Return)

    return drive


@pytest.mark.parametrize(
    "content", ["", "no game", "[1, 2", '{"format": "drezina"}', "\x00\xff", '{"title": "1830"}']
)
def test_a_bad_file_is_told_and_nothing_is_lost(window, tmp_path, content):
    document = open_game(window, played(20))
    facts = document.game.journal.facts()
    bad = tmp_path / "bad.drezina"
    bad.write_text(content, encoding="utf-8")
    said: list[str] = []
    with answering(read_problem(said)):
        window.files.open_path(bad)
    assert "bad.drezina cannot be opened" in said
    assert "Nothing has been changed." in said
    assert window.document is document
    assert document.game.journal.facts() == facts
    assert document.submit(document.choices()[0].action)


def test_a_missing_file_is_told(window, tmp_path):
    said: list[str] = []
    with answering(read_problem(said)):
        window.files.open_path(tmp_path / "gone.drezina")
    assert "gone.drezina cannot be opened" in said


def test_a_file_that_is_wrong_from_some_move_on_opens_up_to_it(window, tmp_path):
    path = saved(tmp_path / "half.drezina", moves=20)
    data = json.loads(path.read_text(encoding="utf-8"))
    data["tree"][15]["do"] = {"kind": "pass", "who": "nobody"}
    path.write_text(json.dumps(data), encoding="utf-8")
    said: list[str] = []
    with answering(read_problem(said)):
        window.files.open_path(path)
    assert "half.drezina opens only in part" in said
    assert 0 < window.document.at.depth < 20
    window.document.undo_stack.undo()


def test_a_game_is_pasted(window, hand):
    game = played(25)
    QGuiApplication.clipboard().setText(write_game(game))

    def paste(dialog) -> None:
        assert isinstance(dialog, PasteDialog)
        QTest.mouseClick(dialog.paste, Qt.MouseButton.LeftButton)
        settle()
        QTest.mouseClick(dialog.start, Qt.MouseButton.LeftButton)

    with answering(paste):
        hand.key(Qt.Key.Key_V, CTRL | SHIFT)
    assert window.document.game.journal.facts() == game.journal.facts()
    assert window.document.is_modified


def test_a_copied_game_is_pasted_again(window, hand):
    document = open_game(window, played(25))
    hand.key(Qt.Key.Key_C, CTRL | SHIFT)
    assert QGuiApplication.clipboard().text() == write_game(document.game)


def drop(window, data: QMimeData) -> bool:
    """Let something go over the middle of the window, on what lies there."""
    at, actions = window.rect().center(), Qt.DropAction.CopyAction
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    target = window.childAt(at)
    while target is not None and not target.acceptDrops():
        target = target.parentWidget()
    assert target is not None
    inside = target.mapFrom(window, at) if target is not window else at
    enter = QDragEnterEvent(inside, actions, data, left, none)
    QApplication.sendEvent(target, enter)
    if enter.isAccepted():
        QApplication.sendEvent(target, QDropEvent(inside.toPointF(), actions, data, left, none))
    settle()
    return enter.isAccepted()


def dropped_file(path: Path) -> QMimeData:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    return data


def test_a_file_is_dropped_on_the_start_page_and_on_the_board(window, tmp_path):
    first, second = saved(tmp_path / "a.drezina"), saved(tmp_path / "b.drezina", 12)
    assert drop(window, dropped_file(first))
    assert window.document.path == first
    assert drop(window, dropped_file(second))
    assert window.document.path == second
    assert window.document.at.depth == 12


@needs_shared
def test_a_game_of_18xx_games_is_pasted(window, hand):
    text = (SHARED / "replays" / "1846" / "10264.json").read_text(encoding="utf-8")

    def paste(dialog) -> None:
        QGuiApplication.clipboard().setText(text)
        QTest.mouseClick(dialog.paste, Qt.MouseButton.LeftButton)
        settle()
        assert any("18xx.games" in said for said in visible_texts(dialog))
        QTest.mouseClick(dialog.start, Qt.MouseButton.LeftButton)

    with answering(paste):
        hand.key(Qt.Key.Key_V, CTRL | SHIFT)
    assert window.document.game.table.finished == "bank"
    assert window.document.is_modified
    window.document._is_modified = False


def test_a_file_named_at_the_start_is_opened(qapp, tmp_path, monkeypatch, make_window):
    """As a double click does."""
    from desktop import app

    path, window = saved(tmp_path / "clicked.drezina"), make_window()
    monkeypatch.setattr(app, "make_window", lambda application: window)
    monkeypatch.setattr(QApplication, "exec", lambda *arguments: 0)
    assert app.run_window([str(path)]) == 0
    assert window.document.path == path


def test_the_details_of_a_bad_file_are_copied(window, tmp_path):
    bad = tmp_path / "bad.drezina"
    bad.write_text("no game")

    def copy(dialog) -> None:
        QTest.mouseClick(dialog.copy, Qt.MouseButton.LeftButton)
        key(dialog, Qt.Key.Key_Return)

    with answering(copy):
        window.files.open_path(bad)
    text = QGuiApplication.clipboard().text()
    assert "bad.drezina" in text and "line 1, column 1" in text


def test_the_menu_of_the_start_page_is_reached_by_keys(window, hand):
    banner = window.start_page.banner
    assert not window.bar.isVisible()
    seen = []

    def look() -> None:
        menu = QApplication.activePopupWidget()
        seen.append([action.text() for action in menu.actions()])
        key_of_menu = Qt.Key.Key_Escape
        QTest.keyClick(menu, key_of_menu)

    QTimer.singleShot(100, look)
    hand.key(Qt.Key.Key_F10)
    QTimer.singleShot(100, look)
    banner.menu_button.setFocus()
    QTest.keyClick(banner.menu_button, Qt.Key.Key_Space)
    assert len(seen) == 2 and seen[0] == seen[1]
    assert "Game" in seen[0]
    open_game(window, played(3))
    assert window.bar.isVisible()


def test_enter_goes_on_with_the_latest_game(window, hand, tmp_path):
    path = saved(tmp_path / "latest.drezina")
    window.files.open_path(path)
    hand.key(Qt.Key.Key_W, CTRL)
    window.resize(window.width() + 60, window.height())  # lays the page out anew
    settle()
    hand.key(Qt.Key.Key_Return)
    assert window.document.path == path


def test_the_gear_of_the_start_page_opens_the_preferences(window, hand):
    with answering(refuse) as answers:
        hand.click(window.start_page.banner.gear_button)
    assert answers.came == ["PreferencesDialog"]


def test_text_is_dropped_on_the_board(window):
    open_game(window, played(3))
    window.document._is_modified = False
    data = QMimeData()
    data.setText(write_game(played(25)))
    assert drop(window, data)
    assert window.document.at.depth == 25


def tell(said: list[str]):
    def drive(dialog) -> None:
        assert isinstance(dialog, QMessageBox)
        said.append(dialog.text())
        key(dialog, Qt.Key.Key_Return)

    return drive


def test_a_file_that_is_open_in_another_window(make_window, tmp_path):
    path = saved(tmp_path / "shared.drezina")
    first, second = make_window(), make_window()
    first.files.open_path(path)
    said: list[str] = []
    with answering(tell(said)):
        second.files.open_path(path)
    assert said == ["shared.drezina is open in another window."]
    assert second.document is None
    first.files.close_game()
    second.files.open_path(path)
    assert second.document is not None


def test_opening_a_game_can_be_stopped_and_the_open_one_stays(
    make_window, window, tmp_path, monkeypatch
):
    open_game(window, played(3))
    before, path = window.document, saved(tmp_path / "long.drezina", moves=60)
    monkeypatch.setattr(progress, "BREATH", 0)

    def escape() -> None:
        press = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier)
        QApplication.postEvent(window, press)

    QTimer.singleShot(0, escape)
    window.files.open_path(path)
    assert window.document is before
    other = make_window()
    other.files.open_path(path)  # nobody holds it any more
    assert other.document.path == path


def test_while_a_game_is_opened_no_hand_gets_at_the_one_before(window, tmp_path, monkeypatch):
    open_game(window, played(3))
    before, path = window.document, saved(tmp_path / "long.drezina", moves=60)
    monkeypatch.setattr(progress, "BREATH", 0)
    moved: list[None] = []
    before.moved.connect(lambda: moved.append(None))

    def undo() -> None:
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QApplication.postEvent(window.page.view, QKeyEvent(kind, Qt.Key.Key_Z, CTRL))

    QTimer.singleShot(0, undo)
    window.files.open_path(path)
    settle()
    assert moved == []
    assert window.document.path == path


def test_a_game_saved_under_another_name_is_locked_there(make_window, tmp_path):
    path, other = saved(tmp_path / "old.drezina"), tmp_path / "new.drezina"
    first, second = make_window(), make_window()
    first.files.open_path(path)
    with answering(choose_file(other)):
        first.files.save_as()
    said: list[str] = []
    with answering(tell(said)):
        second.files.open_path(other)
    assert second.document is None
    second.files.open_path(path)  # the old file is free again
    assert second.document.path == path
    before = path.read_bytes()
    with answering(choose_file(path), overwrite, tell(said)):
        first.document.submit(first.document.choices()[0].action)
        assert not first.files.save_as()
    assert path.read_bytes() == before
    first.document._is_modified = False


def test_a_file_can_be_opened_again_where_it_is_open(window, tmp_path):
    path = saved(tmp_path / "a.drezina")
    window.files.open_path(path)
    window.document.undo_stack.undo()
    with answering():
        window.files.open_path(path)
    assert window.document.path == path
    assert window.document.at.depth == 30


def answer_unsaved(text: str):
    def drive(dialog) -> None:
        assert isinstance(dialog, UnsavedDialog)
        QTest.mouseClick(button_saying(dialog, text), Qt.MouseButton.LeftButton)

    return drive


def test_closing_with_unsaved_moves_asks(window, hand, tmp_path):
    path = saved(tmp_path / "a.drezina")
    window.files.open_path(path)
    assert window.document.submit(window.document.choices()[0].action)
    with answering(answer_unsaved("Stay")):
        window.close()
    assert window.isVisible()
    assert window.document is not None
    with answering(refuse):
        hand.key(Qt.Key.Key_Q, CTRL)
    assert window.isVisible()
    with answering(answer_unsaved("Save")):
        window.close()
    assert not window.isVisible()
    reopened, problem = GameDocument.open(path)
    assert problem is None
    assert len(reopened.line) == 31


def test_unsaved_moves_can_be_left(window, hand, tmp_path):
    path = saved(tmp_path / "a.drezina")
    window.files.open_path(path)
    assert window.document.submit(window.document.choices()[0].action)
    before = path.read_bytes()
    with answering(answer_unsaved("Leave without saving")):
        hand.key(Qt.Key.Key_W, CTRL)
    assert window.document is None
    assert path.read_bytes() == before


def test_looking_around_is_nothing_to_save(window, tmp_path):
    window.files.open_path(saved(tmp_path / "a.drezina"))
    window.document.go_to_start()
    with answering():
        window.close()
    assert not window.isVisible()


# Languages


def moments() -> list[Game]:
    """A game at one moment of every kind of step, and at its end."""
    game, player, found = new_game(setup_of(4)), RandomPlayer(4), {}
    while True:
        step = game.table.round.step
        name = "end" if game.table.finished else step.name
        if name not in found:
            found[name] = game.at.depth
        if game.table.finished or player.play(game) is None:
            break
    assert {"draft", "trade_shares", "track_and_token", "run_trains", "buy_train"} <= set(found)
    return [(game, depth) for depth in found.values()]


def test_the_language_is_switched_live_and_everywhere(window, words):
    assert is_english("Undo turn")
    words.switch("ru")
    settle()
    sweep()
    assert left_in_english(window) == []
    words.switch("en")
    played_to = moments()
    document = open_game(window, played_to[0][0])
    for widget in window.docks.widgets:
        widget.show()
    for dock in window.docks.docks:  # every one is in front once
        window.docks.show_dock(dock.NAME)
    left = {}
    for number, (_, depth) in enumerate(played_to):
        document._go_to_depth(depth)
        if number % 4 == 0:  # a switch while this is shown; the others are made in Russian
            words.switch("en")
            settle()
            words.switch("ru")
        settle()
        sweep()
        found = left_in_english(window)
        if found:
            left[depth] = found
    assert left == {}


def test_a_dialog_follows_the_language(window, hand, words):
    words.switch("ru")
    settle()
    sweep()
    found: list[str] = []

    def look(dialog) -> None:
        found.extend(left_in_english(dialog))
        key(dialog, Qt.Key.Key_Escape)

    for shortcut in (Qt.Key.Key_N, Qt.Key.Key_Comma, Qt.Key.Key_Slash):
        with answering(look):
            hand.key(shortcut, CTRL)
    assert found == []


def test_a_far_jump_is_painted_to_its_end_while_the_window_listens(window, qtbot, tmp_path):
    window.files.open_path(saved(tmp_path / "a.drezina", moves=250))
    settle()
    window.document.go_to_end()
    settle()
    sheet = window.page.view.board.sheet
    turns = []
    QTimer.singleShot(0, lambda: turns.append(sheet.layers.is_behind))
    window.document.go_to_start()
    assert sheet.layers.is_behind
    qtbot.waitUntil(lambda: not sheet.layers.is_behind, timeout=5000)  # nobody calls `finish`
    assert turns == [True]  # something else was heard before all was painted


def test_a_window_may_go_while_its_board_is_painted(window, tmp_path):
    window.files.open_path(saved(tmp_path / "a.drezina", moves=250))
    window.document.go_to_end()
    settle()
    window.document.go_to_start()
    window.files.close_autosave()
    window.show_document(None)
    settle()
    gc.collect()
    settle()


def test_at_the_first_move_there_is_nothing_to_undo(window, hand):
    open_game(window, played(0))
    for deed in ("undo", "turn_start", "round_start", "back", "first"):
        assert not window.deeds[deed].isEnabled(), deed
    hand.click(hand.button(hand.buttons()[0].text()))  # the cover is lifted
    hand.click(hand.buttons()[0])
    for deed in ("undo", "turn_start", "round_start", "back", "first"):
        assert window.deeds[deed].isEnabled(), deed


def test_the_line_at_the_foot_is_there_only_while_it_says_something(window):
    assert not window.statusBar().isVisible()
    window.statusBar().showMessage("Saved", 30)
    assert window.statusBar().isVisible()
    QTest.qWait(80)
    assert not window.statusBar().isVisible()


def test_the_start_page_puts_the_game_away(window, words, tmp_path):
    document = window.files.open_path(saved(tmp_path / "a.drezina"))
    assert window.document is not None, document
    window.show_start()
    QTest.qWait(20)
    words.switch("ru")  # nothing listens to the game that is gone
    words.switch("en")
    assert window.document is None


def test_the_keys_stay_at_the_questions(window, hand):
    open_game(window, played(0))
    hand.buttons()[0].setFocus()
    hand.key(Qt.Key.Key_Space)
    focus = window.focusWidget()
    assert focus in hand.buttons()
    assert focus.text() == "Keep"
