"""Games by chance, for tests of the window that want any game at all."""

from __future__ import annotations

from pathlib import Path

from desktop.engine.game import Game
from desktop.engine.random_play import RandomPlayer
from desktop.saves.open_file import save_file
from desktop.titles.shelf import new_game
from tests.document.play import setup_of


def played(moves: int, seed: int = 1) -> Game:
    """A game by chance, so many moves long."""
    game, player = new_game(setup_of(seed)), RandomPlayer(seed)
    for _ in range(moves):
        assert player.play(game) is not None
    return game


def saved(path: Path, moves: int = 30, seed: int = 1) -> Path:
    save_file(played(moves, seed), path)
    return path
