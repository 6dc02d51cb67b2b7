"""What a deed would bring, shown before it is done: money, prices, pieces, old and new.

The deed is tried on the real pieces and taken back at once, so that no rule is told twice.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from desktop.document.eighteen_effects import LIMIT, weigh
from desktop.document.steam_effects import weigh as weigh_steam
from desktop.document.weights import Names, Place, Weighed, Weights, weigh_plain
from desktop.engine.actions import Action
from desktop.engine.game import Game
from desktop.engine.refusal import Refusal

__all__ = ["LIMIT", "Effects", "effects"]

WEIGHTS: dict[str, Callable[[Any], Weights]] = {
    "18xx": weigh,
    "steam": weigh_steam,
}


@dataclass(frozen=True)
class Effects:
    """Old and new values of what would change, by id; or why it cannot be done.

    Holdings are percents by player and corporation; levels are places on tracks by player and
    track.
    """

    cash: dict[str, tuple[int, int]] = field(default_factory=dict)
    prices: dict[str, tuple[int, int]] = field(default_factory=dict)
    presidents: dict[str, tuple[str, str]] = field(default_factory=dict)
    certificates: dict[str, tuple[int, int]] = field(default_factory=dict)
    cells: dict[str, tuple[Place, Place]] = field(default_factory=dict)
    holdings: dict[tuple[str, str], tuple[int, int]] = field(default_factory=dict)
    floated: dict[str, tuple[bool, bool]] = field(default_factory=dict)
    closed: dict[str, tuple[bool, bool]] = field(default_factory=dict)
    trains: dict[str, tuple[Names, Names]] = field(default_factory=dict)
    stations: dict[str, tuple[Names, Names]] = field(default_factory=dict)
    limit: dict[str, tuple[int, int]] = field(default_factory=dict)
    worth: dict[str, tuple[int, int]] = field(default_factory=dict)
    levels: dict[tuple[str, str], tuple[int, int]] = field(default_factory=dict)
    refusal: Refusal | None = None

    @property
    def is_legal(self) -> bool:
        return self.refusal is None


def effects(game: Game, action: Action) -> Effects:
    """Try the action by itself, without what the rounds do after it."""
    table = game.table
    weigh = WEIGHTS.get(table.family, weigh_plain)
    before = weigh(table)
    try:
        assert table.round is not None
        step = table.round.step_for(action)
        step.check(action)
        with table.journal.what_if():
            step.apply(action)
            after = weigh(table)
    except Refusal as refusal:
        return Effects(refusal=refusal)
    changes: dict[str, Any] = {name: _changes(before[name], after[name]) for name in before}
    return Effects(**changes)


def _changes(old: Weighed, new: Weighed) -> Weighed:
    return {key: (old[key], new[key]) for key in old if old[key] != new[key]}
