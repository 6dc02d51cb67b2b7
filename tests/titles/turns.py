"""Going on in a turn, in whatever 18xx title."""

from __future__ import annotations

from typing import Any

from desktop.eighteen.actions import PayDividend
from desktop.eighteen.table import EighteenTable
from desktop.engine.actions import Pass
from desktop.engine.game import Game


def asked(game: Game) -> str:
    """The step that asks now."""
    assert game.table.round is not None and game.table.round.step is not None
    return game.table.round.step.name


def go_on_to(game: Game, company: str, step: str) -> Game:
    """Let everybody do the least he must until this company is asked for this step."""
    for _ in range(200):
        assert isinstance(game.table, EighteenTable)
        operating = game.table.operating
        if operating is not None and operating.id == company and asked(game) == step:
            return game
        least(game)
    raise AssertionError(f"{company} never comes to {step}")


def least(game: Game) -> None:
    """The least that can be done now: pass, withhold, or the first choice."""
    actions = [choice.action for choice in game.choices()]
    for action in actions:
        if isinstance(action, Pass) or (isinstance(action, PayDividend) and action.how == "none"):
            game.apply(action)
            return
    step: Any = game.table.round and game.table.round.step
    game.apply(next(step.choices()).action)
