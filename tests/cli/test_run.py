"""The command line as a whole: help, mistakes, interruptions, and no Qt."""

import os
import subprocess
import sys
from types import SimpleNamespace

import pytest

from desktop.cli import run as runner
from desktop.cli.drawing import title_keys
from desktop.titles.shelf import TITLES
from tests.shared import CHECKOUT


def test_without_a_command_it_shows_them(drezina):
    answer = drezina()
    assert answer.code == 0
    for command in ("check", "simulate", "routes", "bench", "convert", "soak", "soak-files"):
        assert f"\n    {command}" in answer.out


@pytest.mark.parametrize(
    "words",
    [
        ("dance",),
        ("check",),
        ("simulate", "--games", "0"),
        ("simulate", "--games", "many"),
        ("simulate", "--seed", "-1"),
        ("simulate", "--players", "9"),
        ("simulate", "--players", "2"),
        ("simulate", "--title", "1830"),
        ("simulate", "--option", "free_beer"),
        ("convert", "one"),
        ("check", ".", "--trace", "/there/is/no/such/folder"),
    ],
)
def test_a_mistake_is_answered_with_a_sentence_and_code_2(drezina, words):
    answer = drezina(*words)
    assert answer.code == 2
    assert answer.err.strip()
    assert "Traceback" not in answer.err


def test_help_of_a_command(drezina):
    answer = drezina("simulate", "--help")
    assert answer.code == 0
    assert "--option NAME" in answer.out


def test_interrupting_a_command_leaves_one_line_and_code_130(drezina, monkeypatch):
    def interrupted(arguments):
        raise KeyboardInterrupt

    monkeypatch.setattr(runner, "import_module", lambda name: SimpleNamespace(run=interrupted))
    answer = drezina("bench")
    assert answer.code == 130
    assert answer.err.strip() == "drezina: interrupted"


def test_an_interrupted_export_leaves_no_half_file(tmp_path, monkeypatch, games, drezina):
    def interrupted(handle):
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupted)
    for target in ("new.json", "new.drezina"):
        answer = drezina("convert", games / "ours.drezina", tmp_path / target)
        assert answer.code == 130
    assert list(tmp_path.iterdir()) == []


WITHOUT_QT = """
import sys
from desktop.__main__ import main
code = main(sys.argv[1:])
assert "PySide6" not in sys.modules, "Qt was loaded"
assert "shiboken6" not in sys.modules, "Qt was loaded"
sys.exit(code)
"""


def test_no_command_loads_qt(games):
    """In a process of its own: this one may have met Qt in another test."""
    for words in (
        ("check", str(games)),
        ("routes", str(games / "ours.drezina"), "--at", "0"),
        ("simulate", "--games", "1", "--players", "3", "--seed", "7"),
    ):
        done = subprocess.run(
            [sys.executable, "-c", WITHOUT_QT, *words],
            cwd=CHECKOUT,
            capture_output=True,
            text=True,
            timeout=120,
        )
        assert "Qt was loaded" not in done.stderr
        assert "Traceback" not in done.stderr


def test_help_names_the_titles_of_the_shelf(drezina):
    assert title_keys() == list(TITLES)
    titles = ", ".join(TITLES)
    assert f"Railway board games: {titles}." in " ".join(drezina("--help").out.split())
    for command in ("simulate", "sheet", "board", "shots"):
        assert titles in " ".join(drezina(command, "--help").out.split())
