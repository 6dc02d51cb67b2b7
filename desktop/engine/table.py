"""The table: every piece of one game, the round that is being played, and the end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from desktop.engine.chance import Chance
from desktop.engine.news import Fact, News
from desktop.engine.players import Player
from desktop.engine.rounds import Round
from desktop.engine.setup import Setup
from desktop.engine.state import Journal, Piece


class Table(Piece):
    """The root of a game's pieces."""

    family: ClassVar[str] = ""  # the kind of railway game, for those who show it
    fixed: ClassVar[frozenset[str]] = frozenset(
        {"key", "setup", "journal", "chance", "players", "rounds"}
    )

    def __init__(self, setup: Setup) -> None:
        self.key = "table"
        self.setup = setup
        self.journal = Journal()
        self.chance = Chance(setup.seed)
        self.players = tuple(
            self.make_player(seat, str(seat + 1), name) for seat, name in enumerate(setup.players)
        )
        self.rounds: tuple[Round, ...] = ()
        self.round: Round | None = None
        self.finished = ""  # why the game is over

    def make_player(self, seat: int, id: str, name: str) -> Player:
        return Player(seat, id, name)

    def pieces(self) -> Iterator[Piece]:
        """Every piece, each once, always in the same order."""
        yield self
        yield self.chance
        yield from self.players
        for round_ in self.rounds:
            yield round_
            yield from round_.steps

    def adopt_all(self) -> None:
        for piece in self.pieces():
            self.journal.adopt(piece)

    def begin(self) -> None:
        """Deal, and start the first round."""
        raise NotImplementedError("a table that cannot begin")

    def start(self, round_: Round) -> None:
        self.round = round_
        round_.begin()

    def settle(self) -> None:
        """Go on until somebody is asked something or the game is over."""
        while not self.finished:
            self.look_for_end()
            if self.finished:
                return
            assert self.round is not None
            if self.round.find_open_step():
                return
            self.round.advance()

    def look_for_end(self) -> None:
        """Finish the game if it is over at once, whatever is going on."""

    def finish(self, reason: str) -> None:
        self.finished = reason
        self.tell("game_over", reason=reason)

    def tell(self, kind: str, **facts: Fact) -> None:
        self.journal.tell(News(kind, facts))

    def search_no_longer_than(self, steps: int) -> None:
        """Somebody waits: a search for the best answer ends after so many steps."""

    def standing(self) -> tuple[tuple[Player, int], ...]:
        """The players and their results, the best first; equals in seat order."""
        results = [(player, self.result(player)) for player in self.players]
        return tuple(sorted(results, key=lambda item: -item[1]))

    def result(self, player: Any) -> int:
        raise NotImplementedError("a table that cannot count")
