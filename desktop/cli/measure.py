"""The measurements behind bench; each takes the best of several runs where it can."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from statistics import median
from time import perf_counter
from typing import Any, TypeVar, cast

from desktop.cli.simulation import MOST_ACTIONS
from desktop.eighteen.actions import RunTrains
from desktop.eighteen.table import EighteenTable
from desktop.engine.game import Game
from desktop.engine.setup import Setup
from desktop.engine.tree import Node
from desktop.saves.game_file import read_game, write_game
from desktop.saves.peer_import import import_game
from desktop.titles.shelf import new_game

T = TypeVar("T")

TRACK = frozenset({"lay_tile", "lay_track"})
GOODS = frozenset({"move_cube"})
LAST_ACTIONS = 200  # of a game, for undo and redo
SEATS = ("Player 1", "Player 2", "Player 3", "Player 4")
SEED = 1


def calibration() -> float:
    """Seconds for a plain loop: what this machine and this Python are worth."""

    def loop() -> None:
        s = 0
        for i in range(2_000_000):
            s += i * i % 7

    return _best(loop, 5)[1]


def _best(
    work: Callable[[], T], times: int, prepare: Callable[[], None] = lambda: None
) -> tuple[T, float]:
    shortest = float("inf")
    for _ in range(times):
        prepare()
        start = perf_counter()
        result = work()
        shortest = min(shortest, perf_counter() - start)
    return result, shortest


def replay(data: Mapping[str, Any], times: int) -> tuple[Game, float]:
    """A recorded game from its set-up to its end, every action judged."""
    (game, problem), seconds = _best(lambda: import_game(data), times)
    if problem is not None:
        raise problem
    return game, seconds


def simulated(title: str, times: int) -> tuple[Game, float]:
    """The same with a game that nobody played."""
    setup = Setup(title, SEATS, SEED)
    game = new_game(setup)
    player = game.title.trial.player(SEED)
    while player.play(game) is not None and game.at.depth < MOST_ACTIONS:
        pass
    actions = [node.action for node in game.at.path()]

    def again() -> Game:
        fresh = new_game(setup)
        for action in actions:
            assert action is not None
            fresh.apply(action)
        return fresh

    return _best(again, times)


def undo_and_redo(game: Game, times: int) -> tuple[float, float]:
    """Microseconds for one action back and forth at the end of a game."""
    count = min(LAST_ACTIONS, game.at.depth)

    def back() -> None:
        for _ in range(count):
            game.undo()

    def forth() -> None:
        for _ in range(count):
            game.redo()

    undo, redo = float("inf"), float("inf")
    for _ in range(times):
        undo = min(undo, _best(back, 1)[1])
        redo = min(redo, _best(forth, 1)[1])
    return 1e6 * undo / count, 1e6 * redo / count


def choices(
    games: Sequence[Game], kinds: frozenset[str], times: int, note: Callable[[], None]
) -> dict[str, Any]:
    """Milliseconds to list all choices wherever one of these kinds of action is asked for."""
    found = []
    for game in games:
        for _ in _moments(game):
            step = game.table.round.step if game.table.round is not None else None
            if step is not None and kinds & {action.kind for action in step.accepts}:
                found.append(1000 * _best(game.choices, times, partial(_forget, game))[1])
                note()
    return spread(found)


def best_routes(games: Sequence[Game], times: int, note: Callable[[], None]) -> dict[str, Any]:
    """Milliseconds to find the best runs wherever trains ran, and which part was proven."""
    found, proven = [], 0
    for game in games:
        table = cast(EighteenTable, game.table)
        for node in _moments(game):
            action = node.children[0].action if node.children else None
            if isinstance(action, RunTrains):
                company = table.company(action.company)
                search = partial(table.best_runs, company)
                best, seconds = _best(search, times, partial(_forget, game))
                found.append(1000 * seconds)
                proven += best.is_optimal
                note()
    return {**spread(found), "proven": proven / max(1, len(found)), "times_ms": found}


def _moments(game: Game) -> Iterator[Node]:
    """Stand at every moment of the main line in turn; at the last one in the end."""
    line = [game.root, *game.root.main_line()]
    for node in line:
        game.go_to(node)
        yield node


def _forget(game: Game) -> None:
    """Drop what was worked out from the board before, as the first to ask would find it."""
    for topic in game.journal.stamps:
        game.journal.stamps[topic] += 1


def spread(times: Sequence[float]) -> dict[str, Any]:
    if not times:
        return {"count": 0, "median_ms": 0.0, "worst_ms": 0.0}
    return {"count": len(times), "median_ms": median(times), "worst_ms": max(times)}


def loading(game: Game, times: int) -> float:
    """Seconds to read a game from our own format."""
    text = write_game(game)
    return _best(lambda: read_game(text), times)[1]
