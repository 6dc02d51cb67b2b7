"""A game to work on, in both formats, and the commands called as the command line calls them."""

from dataclasses import dataclass
from pathlib import Path

import pytest

from desktop.cli.run import run
from desktop.cli.simulation import simulate
from desktop.engine.setup import Setup

PEER_OPTIONS = frozenset(
    {"issue_before_dividends", "steamboat_for_independents", "idle_trains", "privates_count"}
)


@dataclass
class Answer:
    code: int
    out: str
    err: str


@pytest.fixture
def drezina(capsys):
    """Carry out a command; the exit code and what was printed."""

    def call(*words: object) -> Answer:
        code = run([str(word) for word in words])
        printed = capsys.readouterr()
        return Answer(code, printed.out, printed.err)

    return call


@pytest.fixture(scope="session")
def games(tmp_path_factory) -> Path:
    """A folder with one short game, once in each format."""
    folder = tmp_path_factory.mktemp("games")
    # With this seed two of three are bankrupt before long.
    setup = Setup("1846", ("Anna", "Boris", "Vera"), 1023, PEER_OPTIONS)
    report = simulate(setup, folder / "ours.drezina", "drezina")
    assert not report.failure
    simulate(setup, folder / "theirs.json", "18xx.games")
    return folder
