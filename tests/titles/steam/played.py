"""Whole games of Steam played by chance, the same on every machine."""

from functools import cache

from desktop.engine.setup import Setup
from desktop.titles.shelf import new_game
from tests.titles.steam.seats import NAMES


def setup_of(players, seed, *options, board=""):
    return Setup("steam", NAMES[:players], seed, frozenset(options), board)


@cache
def played_actions(players, seed, *options, board="", most=2000):
    """The actions of a game, up to so many."""
    game = new_game(setup_of(players, seed, *options, board=board))
    player = game.title.trial.player(seed)
    while game.at.depth < most and player.play(game) is not None:
        pass
    return tuple(node.action for node in game.at.path())


def played_game(players, seed, *options, board="", most=2000):
    game = new_game(setup_of(players, seed, *options, board=board))
    for action in played_actions(players, seed, *options, board=board, most=most):
        game.apply(action)
    return game
