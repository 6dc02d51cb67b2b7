"""A title: a box on the shelf, its options, and how its table is laid."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from desktop.engine.setup import Setup, SetupError
from desktop.engine.table import Table
from desktop.engine.trial import Trial

MAX_SEED = 2**63
MAX_NAME = 60


@dataclass(frozen=True)
class Mode:
    """Two ways to play the whole game, without an option and with it: names to be translated."""

    off: str
    on: str
    off_text: str  # what the option would say if it were not chosen


@dataclass(frozen=True)
class Option:
    """A switch at set-up: what it changes, in one translatable sentence, and the rule."""

    key: str
    text: str
    rule_id: str
    peer: bool = False  # one of those that make the game run "as on 18xx.games"
    mode: Mode | None = None  # one that makes another game of it


@dataclass(frozen=True)
class Title:
    """One box."""

    key: str
    name: str
    players: range
    options: tuple[Option, ...]
    lay: Callable[[Setup], Table]
    end_rule: str  # the rule by which the game ends
    boards: tuple[str, ...] = ()  # keys of its boards, where there is more than one
    check: Callable[[Setup], None] = lambda setup: None
    family: str = ""  # that of its table
    # What a board of its own is called: key and language.
    name_board: Callable[[str, str], str] = lambda board, language: board
    trial: Trial = field(default_factory=Trial)

    def check_setup(self, setup: Setup) -> None:
        """Raise a SetupError, with a sentence, for people or options the box does not know."""
        count = len(setup.players)
        if count not in self.players:
            low, high = self.players[0], self.players[-1]
            raise SetupError(f"{self.key} is for {low} to {high} players, not {count}")
        if len(set(setup.players)) != count:
            raise SetupError("two players have the same name")
        if not all(0 < len(name.strip()) <= MAX_NAME for name in setup.players):
            raise SetupError(f"a player's name has 1 to {MAX_NAME} characters")
        known = {option.key for option in self.options}
        unknown = sorted(setup.options - known)
        if unknown:
            raise SetupError(f"{self.key} has no option {unknown[0]!r}")
        if not 0 <= setup.seed < MAX_SEED:
            raise SetupError("the seed is not a number from 0 to 2^63")
        self._check_board(setup.board)
        self.check(setup)

    def _check_board(self, board: str) -> None:
        if board and not self.boards:
            raise SetupError(f"{self.key} has only one board")
        if board and "\n" not in board and board not in self.boards:
            there = ", ".join(self.boards)
            raise SetupError(f"{self.key} has no board {board[:40]!r}; there are {there}")

    def peer_options(self) -> frozenset[str]:
        return frozenset(option.key for option in self.options if option.peer)
