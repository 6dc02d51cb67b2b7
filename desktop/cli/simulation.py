"""One simulated game: random legal play, audited after every action and proven if wanted."""

from __future__ import annotations

import json
import zlib
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from desktop.engine.actions import to_json
from desktop.engine.game import Game
from desktop.engine.refusal import Refusal
from desktop.engine.setup import Setup
from desktop.saves.proof import Proof, Sizes, prove
from desktop.titles.shelf import new_game

MOST_ACTIONS = 20_000  # a game that is longer will never end


@dataclass
class Report:
    """What came of one game."""

    setup: Setup
    actions: int = 0
    ending: str = ""
    failure: str = ""  # what must not happen has happened
    fingerprint: int = 0  # of all the actions: equal games, equal fingerprints
    kinds: Counter[str] = field(default_factory=Counter)
    news: Counter[str] = field(default_factory=Counter)
    survey: Counter[str] = field(default_factory=Counter)
    proof: Proof | None = None


def simulate(
    setup: Setup,
    export: Path | None = None,
    format: str = "drezina",
    sizes: Sizes | None = None,
) -> Report:
    """Play a game to its end, prove it and write it down if that is wanted."""
    game = new_game(setup)
    report = Report(setup)
    try:
        _play(game, report)
        if sizes is not None:
            played = [node.action for node in game.at.path() if node.action is not None]
            report.proof = prove(setup, played, sizes, seed=setup.seed)
    except (AssertionError, Refusal, RuntimeError, LookupError, TypeError, ValueError) as error:
        report.failure = f"{type(error).__name__}: {error}"
    report.actions = game.at.depth
    report.ending = game.table.finished
    report.survey = game.title.trial.survey(game)
    if export is not None:
        from desktop.cli.files import write

        write(game, export, format)
    return report


def _play(game: Game, report: Report) -> None:
    trial = game.title.trial
    player = trial.player(game.setup.seed)
    trial.audit(game.table)
    while (action := player.play(game)) is not None:
        report.kinds[action.kind] += 1
        report.kinds.update(trial.tallied(game.table, action))
        text = json.dumps(to_json(action))
        report.fingerprint = zlib.crc32(text.encode(), report.fingerprint)
        change = game.at.change
        assert change is not None
        for news in change.news:
            report.news[news.kind] += 1
            if "how" in news.facts:
                report.news[f"{news.kind} {news.facts['how']}"] += 1
        trial.audit(game.table)
        if game.at.depth > MOST_ACTIONS:
            raise AssertionError(f"no end after {MOST_ACTIONS} actions")
