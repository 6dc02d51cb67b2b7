"""Writing the main line of a game as an 18xx.games file.

The game is played again by the rules of 18xx.games: with all its options switched on. A game by
the book is nearly always one there as well; where it is not, this is what happens:

* A question that is asked only there (in 1846 track that could be paid by issuing shares later in
  the turn, or a player's steamboat that could serve an independent) is answered with a pass.
* A pass where 18xx.games asks nothing is left out.
* An action that has no place there is left out; which those are the title knows.
* Anything else that is refused there ends in a SaveError with the action and the rule.

Names, comments and variations have no place in such a file.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from desktop.engine.actions import Action, Pass
from desktop.engine.game import Game
from desktop.engine.refusal import Refusal
from desktop.engine.setup import Setup
from desktop.saves.errors import SaveError
from desktop.saves.peer_actions import Writer
from desktop.saves.peer_title import ENDINGS, Words
from desktop.saves.titles.shelf import PEER_TITLES
from desktop.titles.shelf import new_game

MAX_ANSWERS = 8  # in a row; with more the two games have parted
MAX_SEED = 2**31  # the generator there; larger seeds would be inexact in a browser


def export_game(game: Game) -> dict[str, Any]:
    """The main line as 18xx.games reads it; a SaveError where it cannot be played there."""
    if game.setup.title not in PEER_TITLES:
        raise SaveError(f"{game.title.name} cannot be written for 18xx.games")
    actions = [node.action for node in game.root.main_line() if node.action is not None]
    exporter = Exporter(game.setup)
    exporter.play(actions)
    return exporter.file()


class Exporter:
    """Plays a line twice: by the rules it was played by, and by those of 18xx.games."""

    def __init__(self, setup: Setup) -> None:
        self.title = PEER_TITLES[setup.title]
        self.own = new_game(setup)
        chosen = setup.options | self.own.title.peer_options()
        self.there = new_game(replace(setup, seed=setup.seed % MAX_SEED, options=chosen))
        self.writer = Writer(self.there)
        self.words: list[Words] = []

    def play(self, actions: Sequence[Action]) -> None:
        for number, action in enumerate(actions):
            is_left_out = self._is_asked_only_here(action) or self.title.is_left_out(
                self.own, self.there, actions, number
            )
            self.own.apply(action)
            if not is_left_out:
                self._write(action, number + 1)
            self._answer(number + 1)

    def _is_asked_only_here(self, action: Action) -> bool:
        """Whether somebody goes on without doing what 18xx.games does not ask for."""
        return isinstance(action, Pass) and _asked(self.there) != _asked(self.own)

    def _write(self, action: Action, number: int) -> None:
        try:
            words = self.writer.play(action)
        except Refusal as refusal:
            raise SaveError(f"18xx.games would refuse it: {refusal}", number) from refusal
        self.words.append({**words, "id": len(self.words) + 1})

    def _answer(self, number: int) -> None:
        """Pass where only 18xx.games asks."""
        if self.title.asks_only_here(self.own):
            return
        for count in itertools.count():
            if self.there.table.finished or _asked(self.there) == _asked(self.own):
                return
            answer = Pass(who=self.there.actors[0])
            if not self.there.is_legal(answer):
                return  # what is asked only here is passed, or refused there
            if count == MAX_ANSWERS:
                who = ", ".join(self.there.actors)
                raise SaveError(f"after it 18xx.games would ask something else of {who}", number)
            self._write(answer, number)

    def file(self) -> dict[str, Any]:
        """The whole file, as a game for one screen."""
        setup, table = self.there.setup, self.there.table
        count = len(setup.players)
        result: dict[str, Any] = {
            "id": f"hs_drezina_{setup.seed}",
            "title": self.title.name_of(setup),
            "description": "",
            "players": [{"id": seat, "name": name} for seat, name in enumerate(setup.players)],
            "min_players": count,
            "max_players": count,
            "settings": {"seed": setup.seed, "optional_rules": self.title.rules_of(setup)},
            "mode": "hotseat",
            "loaded": True,
            "user": {"id": 0, "name": "You"},
            "status": "finished" if table.finished else "active",
            "actions": self.words,
        }
        if table.finished:
            result["result"] = {str(player.seat): score for player, score in table.standing()}
            result["game_end_reason"] = ENDINGS[table.finished]
        return result


def _asked(game: Game) -> tuple[str, tuple[str, ...]]:
    """What is asked now, and of whom."""
    round_ = game.table.round
    step = round_.step if round_ is not None and not game.table.finished else None
    return (step.name if step is not None else "", game.actors)
