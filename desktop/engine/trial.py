"""How the games of a family are tried without people: who plays, what is audited, what is tried."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from desktop.engine.actions import Action

if TYPE_CHECKING:
    from desktop.engine.game import Game
    from desktop.engine.random_play import Dice, RandomPlayer


def _plain_player(seed: int) -> RandomPlayer:
    from desktop.engine.random_play import RandomPlayer

    return RandomPlayer(seed)


@dataclass(frozen=True)
class Trial:
    """What the simulation and the proof ask of a title; a table is the one of that title."""

    player: Callable[[int], RandomPlayer] = _plain_player  # with habits, by a seed
    # Raises an AssertionError for the first thing that cannot be.
    audit: Callable[[Any], None] = lambda table: None
    # What somebody might try, legal or not.
    attempts: Callable[[Any, Dice], Iterator[Action]] = lambda table, dice: iter(())
    # How the tally calls an action that has just been played, beside its kind.
    tallied: Callable[[Any, Action], Iterable[str]] = lambda table, action: ()
    # What a game that was played tells of its board, in counts to be added up over many games.
    survey: Callable[[Game], Counter[str]] = lambda game: Counter()
