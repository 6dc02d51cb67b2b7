"""The journal of an open game, and what is recovered from it after a crash."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from desktop.document import crash_soak
from desktop.document.autosave import Autosave
from desktop.document.crash_soak import fingerprint, script, soak
from desktop.document.document import GameDocument
from desktop.document.file_lock import FileLock, lock_for
from desktop.document.recovery import discard, recover, recoverable
from tests.document.play import another_action, check_in_step, played_game
from tests.shared import CHECKOUT


def crash(autosave: Autosave) -> None:
    """What the end of a process does to a journal: nothing, but its lock is gone."""
    os.close(autosave._lock._handle)
    autosave._lock._handle = None
    autosave._close_file()


def test_nothing_is_recoverable_while_the_window_is_open_or_was_closed(document, tmp_path):
    autosave = Autosave(document, tmp_path)
    document.submit(another_action(document))
    assert recoverable(tmp_path) == []
    autosave.close()
    assert recoverable(tmp_path) == []
    assert list(tmp_path.iterdir()) == []


def test_a_game_on_which_nothing_was_done_is_not_offered(tmp_path, document):
    path = tmp_path / "saved.drezina"
    document.submit(another_action(document))
    document.save(path)
    autosave = Autosave(document, tmp_path)
    document.back(3)
    crash(autosave)
    assert recoverable(tmp_path) == []
    assert [p.name for p in tmp_path.iterdir()] == ["saved.drezina"]


def test_a_crashed_game_is_described_and_recovered(document, tmp_path):
    autosave = Autosave(document, tmp_path)
    document.back(10)
    document.submit(another_action(document))
    document.set_name(document.at, "Попытка — A")
    document.set_comment(document.at, "half a character: \ud800")
    wanted = fingerprint(document)
    crash(autosave)
    (found,) = recoverable(tmp_path)
    assert (found.title, found.players, found.move) == ("1846", ("Ann", "Bob", "Cyd"), 111)
    assert found.round is not None and found.path is None
    recovered = recover(found)
    assert fingerprint(recovered) == wanted
    assert recovered.is_modified
    check_in_step(recovered)
    discard(found)
    assert recoverable(tmp_path) == []


@pytest.mark.parametrize("seed", range(6))
def test_the_journal_follows_every_kind_of_deed(qapp, tmp_path, seed):
    document = GameDocument(played_game(seed, 40))
    autosave = Autosave(document, tmp_path)
    for _ in script(document, seed):
        pass
    crash(autosave)
    (found,) = recoverable(tmp_path)
    assert fingerprint(recover(found)) == fingerprint(document)


def test_a_torn_or_spoilt_journal_gives_the_game_up_to_there(document, tmp_path):
    """Cut after every 50th byte and with a byte changed: an earlier state, never another one."""
    autosave = Autosave(document, tmp_path)
    start = autosave.path.stat().st_size
    states = [fingerprint(document)]
    for _ in range(8):
        document.submit(another_action(document))
        states.append(fingerprint(document))
    crash(autosave)
    whole = autosave.path.read_bytes()
    reached = set()
    for length in range(start, len(whole) + 1, 50):
        autosave.path.write_bytes(whole[:length])
        for found in recoverable(tmp_path):
            reached.add(states.index(fingerprint(recover(found))))
        if not autosave.path.exists():
            autosave.path.write_bytes(whole)
        spoilt = bytearray(whole)
        spoilt[min(length, len(whole) - 2)] ^= 1
        autosave.path.write_bytes(spoilt)
        for found in recoverable(tmp_path):
            assert fingerprint(recover(found)) in states[:-1]
    assert len(reached) >= 7


def test_saving_begins_a_new_journal(document, tmp_path):
    autosave = Autosave(document, tmp_path / "state")
    document.submit(another_action(document))
    document.save(tmp_path / "game.drezina")
    document.submit(another_action(document))
    crash(autosave)
    (found,) = recoverable(tmp_path / "state")
    assert found.path == tmp_path / "game.drezina"
    recovered = recover(found)
    assert fingerprint(recovered) == fingerprint(document)
    assert recovered.path == found.path


def test_a_disk_that_fails_is_told_and_tried_again(document, tmp_path, monkeypatch, qtbot):
    autosave = Autosave(document, tmp_path)
    told = []
    autosave.failed.connect(told.append)

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("desktop.document.autosave.os.fsync", full)
        assert document.submit(another_action(document))
        qtbot.waitUntil(lambda: len(told) == 1)
        assert document.submit(another_action(document))
        document.delete(document.at)
    assert told == ["No space left on device"] * 3
    document.delete(document.at)
    document.submit(another_action(document))
    crash(autosave)
    (found,) = recoverable(tmp_path)
    assert fingerprint(recover(found)) == fingerprint(document)


def test_a_slow_disk_is_not_waited_for_and_has_every_deed_in_the_end(
    document, tmp_path, monkeypatch, qtbot
):
    autosave = Autosave(document, tmp_path)
    answer, on_the_disk = threading.Event(), []

    def slow(handle: int) -> None:
        answer.wait(20)
        on_the_disk.append(os.fstat(handle).st_size)

    monkeypatch.setattr("desktop.document.disk_sync.os.fsync", slow)
    for _ in range(3):
        document.submit(another_action(document))
    wanted, size = fingerprint(document), autosave.path.stat().st_size
    assert not on_the_disk
    (state := tmp_path / "killed").mkdir()
    shutil.copy(autosave.path, state)
    (found,) = recoverable(state)
    assert fingerprint(recover(found)) == wanted
    answer.set()
    qtbot.waitUntil(lambda: len(on_the_disk) == 2)  # the second time for all that came meanwhile
    assert on_the_disk[-1] == size
    autosave.close()


def test_killed_at_any_moment_a_game_survives():
    """The same two hundred times: python -m desktop.document.crash_soak 200."""
    assert soak(8, seed=1000) == []


def test_the_soak_sees_a_game_that_lost_more_than_the_deed_in_hand(monkeypatch):
    def forgetful(found):
        document = recover(found)
        document.back(3)
        return document

    monkeypatch.setattr(crash_soak, "recover", forgetful)
    assert len(soak(1, seed=1000)) == 1
    monkeypatch.setattr(crash_soak, "recoverable", lambda folder: [])
    assert len(soak(1, seed=1000)) == 1


# Locks


def test_two_windows_on_one_file_are_told(tmp_path):
    game = tmp_path / "game.drezina"
    game.touch()
    (tmp_path / "link.drezina").symlink_to(game)
    first = lock_for(tmp_path / "locks", game)
    second = lock_for(tmp_path / "locks", tmp_path / "link.drezina")
    assert first.acquire() and first.acquire()
    assert not second.acquire()
    first.release()
    assert second.acquire()
    second.release()
    assert list((tmp_path / "locks").iterdir()) == []


HOLDER = """
import sys, time
from pathlib import Path
from desktop.document.file_lock import FileLock
print(FileLock(Path(sys.argv[1])).acquire(), flush=True)
lock = FileLock(Path(sys.argv[2])); lock.acquire()
print("held", flush=True)
time.sleep(60)
"""


def test_a_killed_process_leaves_no_lock(tmp_path):
    mine, path = FileLock(tmp_path / "mine"), tmp_path / "theirs"
    assert mine.acquire()
    child = subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(mine.path), str(path)],
        stdout=subprocess.PIPE,
        cwd=CHECKOUT,
        text=True,
    )
    try:
        assert child.stdout is not None
        assert child.stdout.readline() == "False\n"
        assert child.stdout.readline() == "held\n"
        assert not FileLock(path).acquire()
    finally:
        child.kill()
        child.wait()
        child.stdout.close()
    assert FileLock(Path(path)).acquire()
    mine.release()
