"""A game to show: the recorded one where the reference folder is, else one played by chance."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

from desktop.engine.game import Game
from desktop.engine.setup import Setup
from desktop.engine.tree import Node
from desktop.saves.peer_import import import_game
from desktop.titles.shelf import find_title, new_game

NAMES = {
    "en": ("Vera", "Gleb", "Daria", "Anna", "Boris", "Clara"),
    "ru": ("Вера", "Глеб", "Дарья", "Анна", "Борис", "Клара"),
}
MOST_ACTIONS = 2000


def shown_game(
    title: str,
    recorded: str,
    shared: Path | None,
    language: str = "en",
    seed: int = 1,
    players: int = 0,
    board: str = "",
    options: frozenset[str] = frozenset(),
) -> Game:
    """A whole game with players whose names suit the language."""
    names = NAMES.get(language, NAMES["en"])
    path = shared / "replays" / title / recorded if shared is not None else None
    if recorded and path is not None and path.is_file():
        data = json.loads(path.read_text(encoding="utf-8"))
        for player, name in zip(data["players"], names, strict=False):
            player["name"] = name
        return import_game(data)[0]
    seats = players or min(len(names), find_title(title).players[-1])
    game = new_game(Setup(title, names[:seats], seed, options, board))
    player = game.title.trial.player(seed)
    while player.play(game) is not None and game.at.depth < MOST_ACTIONS:
        pass
    return game


def step_of(game: Game) -> str:
    """What is asked for at the present moment; "" when the game is over."""
    round_ = game.table.round
    return round_.step.name if round_ is not None and round_.step is not None else ""


def moment(game: Game, step: str, after: float, fits: Callable[[], bool] = lambda: True) -> Node:
    """The first moment of a step after a part of the game; else the last one before it."""
    line = [game.root, *game.root.main_line()]
    start = min(int(len(line) * after), len(line) - 1)
    if not step:
        return line[start]
    for node in (*line[start:], *reversed(line[:start])):
        game.go_to(node)
        if step_of(game) == step and fits():
            return node
    return game.root


def moments(game: Game) -> Iterator[Node]:
    """Stand at every moment of the main line in turn."""
    for node in [game.root, *game.root.main_line()]:
        game.go_to(node)
        yield node
