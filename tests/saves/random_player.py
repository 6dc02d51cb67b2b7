"""A player who picks at random, so that files hold more than what people usually do."""

from __future__ import annotations

import random

from desktop.engine.actions import Action, Pass
from desktop.engine.choices import Choice
from desktop.engine.game import Game
from desktop.engine.setup import Setup
from desktop.titles.shelf import find_title, new_game

PEOPLE = ("Ada", "Boris", "Clara", "Dmitri", "Élodie")


def setup_for(seed: int, by_the_book: bool = False) -> Setup:
    """A set-up that depends on the seed: two to five people, each edition in turn."""
    count = 2 + seed % 4
    options = set() if by_the_book else set(find_title("1846").peer_options())
    if count == 2:
        options.add("two_players")
    edition = seed // 4 % 3
    if edition:
        options.add(("second_edition", "second_edition_kept")[edition - 1])
    return Setup("1846", PEOPLE[:count], seed, frozenset(options))


def random_game(setup: Setup, seed: int, most: int = 400) -> Game:
    """A game of so many random actions, or a finished one."""
    game = new_game(setup)
    play_on(game, random.Random(seed), most)
    return game


def play_on(game: Game, chance: random.Random, most: int) -> None:
    for _ in range(most):
        choices = game.choices()
        if not choices:
            return
        game.apply(pick(choices, chance))


def pick(choices: tuple[Choice, ...], chance: random.Random) -> Action:
    """A kind of action first, then one of its kind; passing is rarer than it could be."""
    kinds = sorted({type(c.action) for c in choices}, key=lambda kind: kind.kind)
    if len(kinds) > 1 and chance.random() < 0.7:
        kinds = [kind for kind in kinds if kind is not Pass]
    kind = chance.choice(kinds)
    choice = chance.choice([c for c in choices if type(c.action) is kind])
    values = {name: chance.choice(numbers) for name, numbers in choice.ranges.items()}
    return choice.at(**values)
