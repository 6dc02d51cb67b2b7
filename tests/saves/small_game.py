"""A short game with variations, names and comments, and what is written of it."""

from __future__ import annotations

import json
import random
from typing import Any

from desktop.engine.game import Game
from desktop.saves.game_file import write_game
from tests.saves.random_player import play_on, random_game, setup_for


def small_game() -> Game:
    """Three people, the cards drafted and some shares bought; two variations."""
    game = random_game(setup_for(1), 1, most=40)
    add_variations(game, 1)
    return game


def add_variations(game: Game, seed: int) -> None:
    """Leave the main line twice, and the first variation once; name and comment some moments."""
    chance = random.Random(seed)
    line = list(game.root.main_line())
    for moment in (line[len(line) // 3], line[len(line) // 2]):
        game.go_to(moment)
        play_on(game, chance, 12)
    game.go_to(game.at.path()[-3])
    play_on(game, chance, 4)
    game.at.name, game.at.comment = "Вариант 2", 'He said "no"\n\u2028and\ttook {everything}'
    line[3].name = "Opening"
    game.root.comment = "A friendly game"


def shape(game: Game) -> list[tuple[object, ...]]:
    return [(n.action, n.depth, n.name, n.comment, len(n.children)) for n in game.root.walk()]


def written(game: Game | None = None) -> dict[str, Any]:
    return json.loads(write_game(game or small_game()))
