"""Games played by chance, the same on every machine, and the checks that follow every deed."""

from __future__ import annotations

from functools import cache
from itertools import islice

from desktop.document.document import GameDocument
from desktop.engine.actions import Action
from desktop.engine.game import Game
from desktop.engine.random_play import RandomPlayer
from desktop.engine.setup import Setup
from desktop.titles.shelf import new_game

NAMES = ("Ann", "Bob", "Cyd", "Dan", "Eve")


def setup_of(seed: int, players: int = 3) -> Setup:
    options = frozenset({"two_players"}) if players == 2 else frozenset[str]()
    return Setup("1846", NAMES[:players], seed, options)


@cache
def played_actions(seed: int, count: int, players: int = 3) -> tuple[Action, ...]:
    game, player = new_game(setup_of(seed, players)), RandomPlayer(seed)
    moves = iter(lambda: player.play(game), None)
    return tuple(islice(moves, count))


def played_game(seed: int, count: int, players: int = 3) -> Game:
    game = new_game(setup_of(seed, players))
    for action in played_actions(seed, count, players):
        game.apply(action)
    return game


def another_action(document: GameDocument, seed: int = 0) -> Action | None:
    """A legal action that is not played from here yet."""
    fresh = [c.action for c in document.choices() if document.at.child(c.action) is None]
    return fresh[seed % len(fresh)] if fresh else None


def check_in_step(document: GameDocument) -> None:
    """The stack shows the line we are on, and where we stand on it."""
    stack, line = document.undo_stack, document.line
    assert stack.index() == document.game.at.depth
    assert stack.count() == len(line)
    assert list(line[: document.at.depth]) == document.at.path()
    assert all(
        line[i].parent is (line[i - 1] if i else document.game.root) for i in range(len(line))
    )
    assert all(stack.command(i).node is node for i, node in enumerate(line))
    assert not document.game.journal.is_open
