"""simulate: the same seed plays the same games, everywhere."""

import os
import subprocess
import sys
from dataclasses import replace

from desktop.engine.title import Title
from desktop.titles.shelf import TITLES
from tests.shared import CHECKOUT

WORDS = ("simulate", "--games", "2", "--players", "3", "--seed", "6")


def in_a_process(hash_seed: str, *words: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-m", "desktop", *WORDS, *words],
        cwd=CHECKOUT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    return [line for line in done.stdout.splitlines() if not line.startswith("speed")]


def broken(title: Title, audit) -> Title:
    return replace(title, trial=replace(title.trial, audit=audit))


def test_the_same_seed_plays_the_same_games_in_every_process(tmp_path):
    """Sets are ordered by hashes, and hashes differ from process to process."""
    first = in_a_process("1", "--tally", "--export", str(tmp_path / "one"))
    second = in_a_process("2", "--tally", "--export", str(tmp_path / "two"), "--jobs", "2")
    assert first == second
    names = sorted(path.name for path in (tmp_path / "one").iterdir())
    assert names == ["1846-3p-6.drezina", "1846-3p-7.drezina"]
    for name in names:
        one, two = (tmp_path / folder / name for folder in ("one", "two"))
        assert one.read_bytes() == two.read_bytes()


def test_what_is_printed(drezina):
    answer = drezina(*WORDS, "--games", "1", "--tally")
    assert answer.code == 0
    head = [line.split()[0] for line in answer.out.splitlines()[:6]]
    assert head == ["games", "actions", "endings", "longest", "fingerprint", "speed"]
    assert " draft_card" in answer.out
    assert " game_over" in answer.out


def test_a_game_that_breaks_is_named_and_written_down(drezina, monkeypatch, tmp_path):
    def audit(table):
        if table.cycle > 1:
            raise AssertionError("a share is lost")

    monkeypatch.setitem(TITLES, "1846", broken(TITLES["1846"], audit))
    answer = drezina(*WORDS, "--games", "1", "--export", tmp_path)
    assert answer.code == 1
    assert "FAILED       seed 6, after action " in answer.out
    assert "a share is lost" in answer.out
    assert (tmp_path / "1846-3p-6.drezina").is_file()


def test_an_export_that_cannot_be_written_is_a_failure(drezina, tmp_path):
    (tmp_path / "file").write_text("", encoding="utf-8")
    answer = drezina(*WORDS, "--export", tmp_path / "file" / "folder")
    assert answer.code == 1
    assert "cannot be made" in answer.err
