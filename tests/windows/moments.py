"""Moments of games played by chance at which there is much to do."""

from __future__ import annotations

from functools import cache

from desktop.eighteen.actions import LayTile, PlaceToken
from desktop.engine.actions import Action
from desktop.engine.game import Game
from desktop.engine.random_play import RandomPlayer
from desktop.titles.shelf import new_game
from tests.document.play import played_game, setup_of


def offered(game: Game, kind: type) -> list[Action]:
    return [c.action for c in game.choices() if isinstance(c.action, kind)]


def rich_turn() -> Game:
    """The start of a turn in which a company with a train can lay, place, run and buy."""
    return played_game(*_rich_turn())


@cache
def _rich_turn() -> tuple[int, int]:
    """The seed of its game, and how many actions come before."""
    for seed in range(1, 40):
        game, player = new_game(setup_of(seed)), RandomPlayer(seed)
        for _ in range(160):
            if player.play(game) is None:
                break
            table = game.table
            company = getattr(table, "operating", None)
            is_start = table.round.name == "operating" and company is not None
            if (
                not is_start
                or game.actors[:1] != (company.id,)
                or company.id not in table.corporations
            ):
                continue
            lays = [a for a in offered(game, LayTile) if a.company == company.id]
            tokens = [a for a in offered(game, PlaceToken) if a.company == company.id]
            can_run = company.trains and table.best_runs(company).revenue > 0
            if lays and tokens and can_run and company.cash > 260:
                return seed, game.at.depth
    raise AssertionError("no such turn was found")
