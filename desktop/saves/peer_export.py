"""Writing the main line of a game as an 18xx.games file.

The game is played again by the rules of 18xx.games: with all its options switched on. A game by
the book is nearly always one there as well; where it is not, this is what happens:

* A question that is asked only there (track that could be paid by issuing shares later in the
  turn; a player's steamboat that could serve an independent) is answered with a pass.
* The steamboat of a corporation moves once an operating round there: of several moves in one
  turn only the last is written.
* Anything else that is refused there ends in a SaveError with the action and the rule.
* Open privates count there at the end, so the scores may differ from ours.

Names, comments and variations have no place in such a file.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, cast

from desktop.eighteen.actions import PlaceMarker
from desktop.eighteen.companies.corporation import Corporation
from desktop.engine.actions import Action, Pass
from desktop.engine.game import Game
from desktop.engine.refusal import Refusal
from desktop.engine.setup import Setup
from desktop.saves.errors import SaveError
from desktop.saves.peer_actions import Words, Writer
from desktop.saves.peer_setup import PEER_TITLES, TITLE_FOR_TWO
from desktop.titles.g1846 import options
from desktop.titles.g1846.table import STEAMBOAT, Table1846
from desktop.titles.shelf import new_game

MAX_SEED = 2**31  # the generator there; larger seeds would be inexact in a browser
END_REASONS = {
    "bank": "bank",
    "last_train": "final_train",
    "bankrupt": "bankrupt",
    "all_closed": "all_closed",
    "agreed": "manually_ended",
    "cycle_limit": "dnf",
}


def export_game(game: Game) -> dict[str, Any]:
    """The main line as 18xx.games reads it; a SaveError where it cannot be played there."""
    if game.setup.title not in PEER_TITLES.values():
        raise SaveError(f"{game.title.name} cannot be written for 18xx.games")
    actions = [node.action for node in game.root.main_line() if node.action is not None]
    exporter = Exporter(game.setup)
    exporter.play(actions)
    return exporter.file()


class Exporter:
    """Plays a line twice: by the rules it was played by, and by those of 18xx.games."""

    def __init__(self, setup: Setup) -> None:
        self.own = new_game(setup)
        chosen = setup.options | self.own.title.peer_options()
        self.there = new_game(replace(setup, seed=setup.seed % MAX_SEED, options=chosen))
        self.writer = Writer(self.there)
        self.words: list[Words] = []

    def play(self, actions: Sequence[Action]) -> None:
        for number, action in enumerate(actions):
            is_dropped = self._is_moved_again(actions, number)
            self.own.apply(action)
            if not is_dropped:
                self._write(action, number + 1)
            self._answer(number + 1)

    def _write(self, action: Action, number: int) -> None:
        try:
            words = self.writer.play(action)
        except Refusal as refusal:
            raise SaveError(f"18xx.games would refuse it: {refusal}", number) from refusal
        self.words.append({**words, "id": len(self.words) + 1})

    def _answer(self, number: int) -> None:
        """Pass where only 18xx.games asks."""
        while not self.there.table.finished and _asked(self.there) != _asked(self.own):
            answer = Pass(who=self.there.actors[0])
            if not self.there.is_legal(answer):
                who = ", ".join(self.there.actors)
                raise SaveError(f"after it 18xx.games would ask something else of {who}", number)
            self._write(answer, number)

    def _is_moved_again(self, actions: Sequence[Action], number: int) -> bool:
        """Whether a corporation moves the steamboat, and will again in the same turn, or back."""
        action = actions[number]
        table = cast(Table1846, self.own.table)
        steamboat = table.privates[STEAMBOAT]
        if not _is_steamboat(action) or not isinstance(steamboat.owner, Corporation):
            return False
        assert isinstance(action, PlaceMarker)
        for later in actions[number + 1 :]:
            if _is_steamboat(later):
                return True
            if later.actor not in (STEAMBOAT, steamboat.owner.id) and not _is_private(table, later):
                break
        there = cast(Table1846, self.there.table).privates[STEAMBOAT]
        return there.marker == action.hex

    def file(self) -> dict[str, Any]:
        """The whole file, as a game for one screen."""
        setup, table = self.there.setup, cast(Table1846, self.there.table)
        count = len(setup.players)
        result: dict[str, Any] = {
            "id": f"hs_drezina_{setup.seed}",
            "title": TITLE_FOR_TWO if table.for_two else setup.title,
            "description": "",
            "players": [{"id": seat, "name": name} for seat, name in enumerate(setup.players)],
            "min_players": count,
            "max_players": count,
            "settings": {"seed": setup.seed, "optional_rules": _optional_rules(setup)},
            "mode": "hotseat",
            "loaded": True,
            "user": {"id": 0, "name": "You"},
            "status": "finished" if table.finished else "active",
            "actions": self.words,
        }
        if table.finished:
            result["result"] = {str(player.seat): score for player, score in table.standing()}
            result["game_end_reason"] = END_REASONS[table.finished]
        return result


def _asked(game: Game) -> tuple[str, tuple[str, ...]]:
    """What is asked now, and of whom."""
    round_ = game.table.round
    step = round_.step if round_ is not None and not game.table.finished else None
    return (step.name if step is not None else "", game.actors)


def _is_steamboat(action: Action) -> bool:
    return isinstance(action, PlaceMarker) and action.private == STEAMBOAT


def _is_private(table: Table1846, action: Action) -> bool:
    return action.actor in table.privates


def _optional_rules(setup: Setup) -> list[str]:
    if options.SECOND_EDITION_KEPT in setup.options:
        return ["second_ed_co"]
    return [] if options.SECOND_EDITION in setup.options else ["first_ed"]
