"""The open game: one stack, one signal, no line lost."""

from __future__ import annotations

import gc
import random
import subprocess
import sys
import time
import weakref

import pytest
from PySide6.QtCore import QEvent

from desktop.document.document import GameDocument
from desktop.document.moments import round_of, turn_of
from desktop.engine.actions import Action, EndGame, Pass
from desktop.engine.state import Change
from desktop.titles.shelf import new_game
from tests.document.play import (
    another_action,
    check_in_step,
    played_actions,
    played_game,
    setup_of,
)
from tests.shared import CHECKOUT


class Ear:
    """Hears every signal of a document."""

    def __init__(self, document: GameDocument) -> None:
        self.changes: list[Change] = []
        self.heard: list[str] = []
        document.changed.connect(self.changes.append)
        for name in ("noted", "changed", "refused"):
            getattr(document, name).connect(lambda _, name=name: self.heard.append(name))
        for name in ("moved", "tree_changed", "file_changed"):
            getattr(document, name).connect(lambda name=name: self.heard.append(name))


def test_a_loaded_game_is_on_the_stack(document):
    check_in_step(document)
    assert document.undo_stack.index() == 120
    assert not document.is_modified


def test_an_action_is_applied_and_announced_once(document):
    ear = Ear(document)
    action = another_action(document)
    assert document.submit(action)
    check_in_step(document)
    assert ear.heard == ["noted", "changed", "tree_changed", "file_changed", "moved"]
    assert document.at.action == action
    assert document.is_modified


def test_a_refused_action_changes_nothing(document):
    ear = Ear(document)
    before = document.game.journal.facts()
    assert not document.submit(Pass(who="nobody"))
    assert ear.heard == ["refused"]
    assert document.game.journal.facts() == before
    check_in_step(document)
    assert not document.is_modified


def test_the_stack_of_qt_can_be_used_directly(document):
    ear = Ear(document)
    document.undo_stack.undo()
    check_in_step(document)
    document.undo_stack.redo()
    check_in_step(document)
    document.undo_stack.setIndex(20)
    check_in_step(document)
    assert ear.heard == ["noted", "changed", "moved"] * 3
    assert ear.changes[0].backwards and not ear.changes[1].backwards


def test_a_jump_is_one_change_with_every_field_once(document):
    before = document.game.journal.facts()
    ear = Ear(document)
    document.go_to_start()
    document.go_to_end()
    assert len(ear.changes) == 2
    there, back = ear.changes
    assert there.backwards and not back.backwards
    assert len({(id(w.piece), w.name) for w in back.writes}) == len(back.writes)
    assert all(w.old != w.new for w in back.writes)
    assert {(id(w.piece), w.name) for w in back.writes} == {
        (id(w.piece), w.name) for w in there.writes
    }
    assert all(w.piece.__dict__[w.name] == w.new for w in back.writes)
    assert back.news and not there.news
    assert document.game.journal.facts() == before


def test_steps_and_ten_steps(document):
    document.back(10)
    assert document.at.depth == 110
    document.back()
    document.forward(10)
    assert document.at.depth == 119
    document.forward(10)
    assert document.at.depth == 120
    assert not document.forward()
    document.go_to_start()
    assert not document.back(10)
    assert document.redo_text() and not document.undo_text()
    check_in_step(document)


def test_another_move_after_undo_opens_a_variation(document):
    end = document.at
    document.back(15)
    fork = document.at
    assert document.submit(another_action(document))
    check_in_step(document)
    assert not document.is_on_main_line
    assert len(fork.children) == 2
    assert document.previous_variation()
    assert document.at in end.path() and document.at.depth == fork.depth + 1
    assert document.next_variation()
    assert not document.is_on_main_line
    assert not document.next_variation()
    check_in_step(document)
    document.go_to(end)
    assert document.is_on_main_line
    check_in_step(document)


def test_the_move_that_was_played_before_is_followed_not_doubled(document):
    document.back(5)
    ear, action = Ear(document), document.line[document.at.depth].action
    assert document.submit(action)
    assert len(document.at.parent.children) == 1
    assert document.can_redo, "the rest of the line is still ahead"
    assert "tree_changed" not in ear.heard
    check_in_step(document)


def test_redo_stays_on_the_variation(document):
    document.back(30)
    document.submit(another_action(document, 1))
    tip = document.at
    document.back(40)
    document.forward(1000)
    assert document.at is tip


def test_a_promoted_line_becomes_the_main_one(document):
    document.back(30)
    document.submit(another_action(document))
    document.promote(document.at)
    assert document.is_on_main_line
    check_in_step(document)


def test_deleting_tells_how_much_goes_and_steps_back(document):
    node = document.line[99]
    assert document.count_lost(node) == 21
    ear = Ear(document)
    document.delete(node)
    assert document.at.depth == 99
    assert not document.can_redo
    assert ear.heard == ["noted", "changed", "moved", "tree_changed", "file_changed"]
    check_in_step(document)
    with pytest.raises(ValueError, match="start"):
        document.delete(document.game.root)


def test_deleting_the_line_ahead_takes_it_off_the_stack(document):
    document.back(40)
    document.delete(document.line[100])
    assert document.undo_stack.count() == 100
    check_in_step(document)
    document.go_to_start()
    document.delete(document.line[0])
    assert document.undo_stack.count() == 0
    check_in_step(document)


def test_names_and_comments_are_part_of_the_file(document):
    ear = Ear(document)
    document.set_name(document.at, "A")
    document.set_name(document.at, "A")
    document.set_comment(document.at, "why not")
    assert ear.heard.count("noted") == 2
    assert document.is_modified


def test_back_to_the_start_of_the_turn_and_of_the_round(document):
    for key, go in (
        (turn_of, document.go_to_turn_start),
        (round_of, document.go_to_round_start),
    ):
        document.go_to_end()
        now = key(document.game.table)
        go()
        assert key(document.game.table) == now
        assert not go(), "it is the start"
        check_in_step(document)
        document.back()
        assert key(document.game.table) != now


def test_choices_are_asked_once_for_each_moment(document):
    first = document.choices()
    assert document.choices() is first
    document.back()
    assert document.choices() is not first


def test_the_end_of_the_game_can_be_taken_back(document):
    assert document.submit(EndGame(who="1"))
    assert document.choices() == ()
    document.go_to_turn_start()
    assert not document.game.table.finished
    check_in_step(document)


def test_long_wandering_keeps_stack_and_game_in_step(document):
    dice = random.Random(7)
    deeds = (
        lambda: document.back(dice.randint(1, 12)),
        lambda: document.forward(dice.randint(1, 12)),
        lambda: document.undo_stack.setIndex(dice.randint(0, document.undo_stack.count())),
        lambda: document.go_to(dice.choice(list(document.game.root.walk()))),
        lambda: document.promote(document.at),
        document.next_variation,
        document.previous_variation,
        document.go_to_turn_start,
        document.go_to_round_start,
        lambda: _play(document, dice),
        lambda: _play(document, dice),
        lambda: _delete_small(document, dice),
    )
    for _ in range(400):
        dice.choice(deeds)()
        check_in_step(document)
    replayed = new_game(document.game.setup)
    for node in document.at.path():
        replayed.apply(node.action)
    assert replayed.journal.facts() == document.game.journal.facts()


def _play(document: GameDocument, dice: random.Random) -> None:
    action: Action | None = another_action(document, dice.randint(0, 50))
    if action is not None:
        assert document.submit(action)


def _delete_small(document: GameDocument, dice: random.Random) -> None:
    nodes = [n for n in document.game.root.walk() if n.parent and document.count_lost(n) < 5]
    if nodes:
        document.delete(dice.choice(nodes))


def test_a_saved_game_opens_as_it_was(document, tmp_path):
    document.back(20)
    document.submit(another_action(document))
    path = tmp_path / "game.drezina"
    ear = Ear(document)
    document.save(path)
    assert ear.heard == ["file_changed"]
    assert not document.is_modified
    opened, problem = GameDocument.open(path)
    assert problem is None and opened.path == path and not opened.is_modified
    assert opened.at.depth == document.at.depth
    assert not opened.is_on_main_line
    assert opened.game.journal.facts() == document.game.journal.facts()
    check_in_step(opened)


def test_loading_a_thousand_actions_is_fast(qapp):
    """Beyond what the engine takes; a generous bound for busy machines."""
    game = new_game(setup_of(3))
    actions = played_actions(3, 1000)
    for action in actions:
        game.apply(action)
    started = time.perf_counter()
    document = GameDocument(game)
    taken = time.perf_counter() - started
    assert document.undo_stack.count() == len(actions)
    assert taken < 0.15 * 3


def test_closed_documents_leave_nothing_behind(qapp):
    alive = []
    for seed in range(100):
        document = GameDocument(played_game(seed % 3, 30))
        document.back(3)
        document.submit(another_action(document))
        alive.append(weakref.ref(document))
        document.deleteLater()
        del document
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    qapp.processEvents()
    gc.collect()
    assert sum(ref() is not None for ref in alive) == 0


def test_ten_thousand_signals_do_no_harm(document):
    """PySide6 6.12 on Python 3.11 lost a reference on every emit and aborted the process."""
    heard = []
    document.changed.connect(heard.append)
    change = Change(())
    for _ in range(10_000):
        document.changed.emit(change)
        document.moved.emit()
    assert len(heard) == 10_000


DROPPED = """
import gc
from PySide6.QtCore import QCoreApplication
from desktop.document.crash_soak import script
from desktop.document.document import GameDocument
from tests.document.play import played_game

application = QCoreApplication([])
for seed in range(3):
    document = GameDocument(played_game(seed, 60))
    document.itself = document
    for _ in script(document, seed):
        pass
    del document
    gc.collect()
print("alive")
"""


def test_a_document_that_is_collected_as_garbage_does_not_end_the_process():
    """Its commands went before their stack, which deleted them once more."""
    child = subprocess.run(
        [sys.executable, "-c", DROPPED], cwd=CHECKOUT, capture_output=True, text=True, check=False
    )
    assert (child.returncode, child.stdout) == (0, "alive\n")
