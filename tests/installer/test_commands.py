"""play and test, as they are typed."""

import ast
import subprocess
import sys

import pytest

from installer import commands, qt_libraries
from installer.commands import main
from installer.failures import Kind

from .conftest import PROJECT

STAGES = ["ruff format", "ruff check", "mypy", "lint-imports", "pytest"]


def test_play_starts_the_program_where_the_player_is(bench, tmp_path):
    bench.let("anything", 'echo "$PYTHONPATH"; pwd; exit 7')
    with bench.start("play", "check", "my game.json", cwd=tmp_path) as installer:
        out, _ = installer.communicate(timeout=20)
    assert bench.calls()[-1] == "-P -m desktop check my game.json"
    assert out.splitlines()[-2:] == [str(bench.root), str(tmp_path)]
    assert installer.returncode == 7


def test_play_names_missing_libraries_and_goes_on(bench, monkeypatch, capsys):
    started = []
    monkeypatch.setattr(commands, "missing_packages", lambda _: ["libxcb-icccm4", "libegl1"])
    monkeypatch.setattr(commands.os, "execve", lambda *call: started.append(call))
    main(["play"], bench.environment)
    assert '"sudo apt install libxcb-icccm4 libegl1"' in capsys.readouterr().err
    assert len(started) == 1


@pytest.mark.skipif(sys.platform != "linux", reason="the libraries of Linux")
@pytest.mark.parametrize(
    ("variables", "needed"),
    [
        ({}, "libxcb-icccm4"),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "libwayland-cursor0"),
        ({"QT_QPA_PLATFORM": "offscreen"}, None),
    ],
)
def test_only_the_libraries_of_the_platform_in_use_are_asked_for(monkeypatch, variables, needed):
    monkeypatch.setattr(qt_libraries, "_loads", lambda name: False)
    missing = qt_libraries.missing_packages(variables)
    assert "libegl1" in missing
    special = {"libxcb-icccm4", "libwayland-cursor0"} & set(missing)
    assert special == ({needed} if needed else set())


def test_libraries_that_load_are_not_missing(monkeypatch):
    monkeypatch.setattr(qt_libraries, "_loads", lambda name: True)
    assert qt_libraries.missing_packages({}) == []


def test_test_runs_every_stage_in_order_and_succeeds(bench, capfd):
    assert main(["test", "-k", "tiles"], bench.environment) == 0
    stages = bench.calls()[2:]
    assert stages[:3] == ["-m ruff format --check", "-m ruff check", "-m mypy"]
    assert "lint_imports_command" in stages[3]
    assert stages[4:] == ["-m pytest -n 2 -k tiles"]
    summary = capfd.readouterr().out.splitlines()[-6:]
    assert [line[:14].strip() for line in summary[:5]] == STAGES
    assert all("passed" in line for line in summary[:5])
    assert summary[5].startswith("All checks passed in")


def test_a_failing_stage_does_not_stop_the_later_ones(bench, capfd):
    bench.let("anything", 'case "$*" in *mypy*|*format*) exit 3;; esac')
    assert main(["test"], bench.environment) == commands.CHECK_FAILED
    assert bench.calls()[-1] == "-m pytest -n 2"
    summary = capfd.readouterr().out.splitlines()[-6:]
    verdicts = ["FAILED" if "FAILED" in line else "passed" for line in summary[:5]]
    assert verdicts == ["FAILED", "passed", "FAILED", "passed", "passed"]
    assert summary[5].startswith("Failed: ruff format, mypy (")


def test_tests_never_open_a_window(bench, monkeypatch):
    monkeypatch.setenv("QT_QPA_PLATFORM", "xcb")
    bench.let("anything", '[ "$QT_QPA_PLATFORM" = offscreen ]')
    assert main(["test"], bench.environment) == 0


def test_a_failed_installation_ends_in_one_sentence_and_its_code(bench, capfd):
    bench.let_fail("pip", "OSError: [Errno 28] No space left on device")
    assert main(["play"], bench.environment) == Kind.DISK_FULL
    (sentence,) = capfd.readouterr().err.splitlines()
    assert sentence.startswith("The disk is full")


@pytest.mark.parametrize(("arguments", "code"), [([], 2), (["plya"], 2), (["--help"], 0)])
def test_anything_else_shows_the_usage(bench, capsys, arguments, code):
    assert main(arguments, bench.environment) == code
    shown = capsys.readouterr()
    assert "installer play" in (shown.err if code else shown.out)
    assert not bench.venv.exists()


@pytest.mark.parametrize(
    ("tongue", "words"), [("C", "needs Python 3.11"), ("ru_RU.UTF-8", "нужен Python 3.11")]
)
def test_an_old_python_is_told_so(monkeypatch, tongue, words):
    monkeypatch.setenv("LC_ALL", tongue)
    monkeypatch.setenv("PYTHONIOENCODING", "utf-8")
    pretend = (
        "import runpy, sys; sys.version_info = (3, 8, 10, 'final', 0)\n"
        "runpy.run_path('installer', run_name='__main__')"
    )
    done = subprocess.run(
        [sys.executable, "-c", pretend], cwd=PROJECT, capture_output=True, encoding="utf-8"
    )
    assert done.returncode == 10
    (sentence,) = done.stderr.splitlines()
    assert words in sentence
    assert "3.8" in sentence


@pytest.mark.parametrize("name", ["__init__.py", "__main__.py", "language.py"])
def test_what_an_old_python_reads_is_written_for_it(name):
    source = (PROJECT / "installer" / name).read_text(encoding="utf-8")
    ast.parse(source, feature_version=(3, 6))


def test_the_command_itself_starts():
    done = subprocess.run(
        [sys.executable, PROJECT / "installer", "--help"], capture_output=True, encoding="utf-8"
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "python3 installer test" in done.stdout
