"""Interrupted, damaged and simultaneous installations."""

import os
import signal
import time

import pytest

from installer.environment import State
from installer.failures import Failure, Kind
from installer.lock import Lock

WANTED = ["railway>=1"]
HANGING_PIP = 'echo $$ > "{room}/pid.new"; mv "{room}/pid.new" "{room}/pid"; exec sleep 60'


def wait_for(path):
    deadline = time.monotonic() + 20
    while not path.exists():
        assert time.monotonic() < deadline, f"{path.name} never came"
        time.sleep(0.01)
    return path


@pytest.fixture
def hanging_pip(bench):
    """Make pip hang; gives a function that waits for it and returns its process number."""
    bench.let("pip", HANGING_PIP.format(room=bench.room))
    return lambda: int(wait_for(bench.room / "pid").read_text())


def is_repaired_by_the_next_start(bench, capsys) -> bool:
    bench.let("pip", "exit 0")
    bench.calls()
    bench.environment.ensure()
    assert "incomplete or broken" in capsys.readouterr().out
    venv, _pip = bench.calls()
    return "-m venv" in venv and bench.environment.state(WANTED) is State.READY


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupted_installation_stops_pip_and_is_repaired(bench, hanging_pip, capsys, number):
    with bench.start("play") as installer:
        pip = hanging_pip()
        installer.send_signal(number)
        _, said = installer.communicate(timeout=20)
    assert installer.returncode == Kind.INTERRUPTED
    assert said.startswith("Interrupted: run the same command again")
    with pytest.raises(ProcessLookupError):
        os.kill(pip, 0)
    assert is_repaired_by_the_next_start(bench, capsys)


def test_a_killed_installation_holds_the_lock_while_its_pip_lives(bench, hanging_pip, capsys):
    with bench.start("play") as installer:
        pip = hanging_pip()
        installer.kill()
        installer.wait(timeout=20)
        try:
            with pytest.raises(Failure) as caught, Lock(bench.root / ".venv.lock", patience=0.0):
                pass
            assert caught.value.kind is Kind.BUSY
        finally:
            os.kill(pip, signal.SIGKILL)
    assert is_repaired_by_the_next_start(bench, capsys)


def test_a_second_installer_waits_and_finds_the_work_done(bench):
    with Lock(bench.root / ".venv.lock") as lock:
        second = bench.start("play")
        assert second.stdout.readline().startswith("Another installation is running")
        assert bench.calls() == []
        bench.environment._bring_to_ready(WANTED, lock.descriptor)
        assert len(bench.calls()) == 2
    with second:
        second.communicate(timeout=20)
    assert second.returncode == 0
    assert bench.calls() == ["-P -m desktop"]


@pytest.mark.parametrize("stamp", ["", "{", "[]", "{}", '{"complete": false}'])
def test_an_unreadable_or_unfinished_stamp_means_making_it_anew(bench, capsys, stamp):
    bench.environment.ensure()
    (bench.venv / "drezina.json").write_text(stamp)
    assert is_repaired_by_the_next_start(bench, capsys)


def test_an_environment_of_another_python_is_made_anew(bench, capsys):
    bench.environment.ensure()
    stamp = bench.venv / "drezina.json"
    stamp.write_text(stamp.read_text().replace('"python": "3.', '"python": "2.'))
    assert is_repaired_by_the_next_start(bench, capsys)


def test_an_interpreter_that_is_gone_is_made_anew(bench, capsys):
    bench.environment.ensure()
    (bench.venv / "bin" / "python").unlink()
    (bench.venv / "bin" / "python").symlink_to(bench.room / "gone")
    assert is_repaired_by_the_next_start(bench, capsys)


def test_an_interpreter_that_belongs_to_another_place_is_made_anew(bench):
    bench.environment.ensure()
    (bench.room / "prefix").write_text(str(bench.room))
    assert bench.environment.state(WANTED) is State.BROKEN


def test_an_interpreter_that_does_not_start_is_made_anew(bench, capsys):
    bench.environment.ensure()
    python = bench.venv / "bin" / "python"
    python.write_text("#!/bin/sh\nexit 127\n")
    assert is_repaired_by_the_next_start(bench, capsys)


def test_an_empty_folder_is_no_obstacle(bench):
    bench.venv.mkdir()
    bench.environment.ensure()
    assert bench.environment.state(WANTED) is State.READY
