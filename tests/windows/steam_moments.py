"""Moments of Steam games, played by chance, at which a certain deed can be done."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache

from desktop.engine.actions import Action
from desktop.engine.game import Game
from desktop.engine.setup import Setup
from desktop.titles.shelf import new_game
from desktop.titles.steam.cities import BuildCity, GrowCity
from desktop.titles.steam.deliveries import Delivery, deliveries
from desktop.titles.steam.habits import SteamBot
from desktop.titles.steam.laying import plan
from desktop.titles.steam.track import LayTrack

Wanted = Callable[[Game], bool]
NAMES = ("Anna", "Boris", "Clara", "Dmitri")


def setup_of(seed: int, board: str = "northeast") -> Setup:
    return Setup(title="steam", players=NAMES, seed=seed, board=board)


def offered(game: Game, kind: type) -> list[Action]:
    return [c.action for c in game.choices() if isinstance(c.action, kind)]


def step_of(game: Game) -> str:
    phase = game.table.round
    return phase.step.name if phase is not None and phase.step is not None else ""


def lays(game: Game, kind: str) -> list[LayTrack]:
    """Every tile that would be laid as a new one, an improvement or a redirection."""
    return [
        action
        for action in offered(game, LayTrack)
        if plan(game.table, action.player, action.hex, action.tile, action.rotation).kind == kind
    ]


def can_lay(kind: str) -> Wanted:
    return lambda game: step_of(game) == "build" and bool(lays(game, kind))


def can_build_city(game: Game) -> bool:
    return step_of(game) == "build" and bool(offered(game, BuildCity))


def can_grow(game: Game) -> bool:
    return step_of(game) == "build" and bool(offered(game, GrowCity))


def found_deliveries(game: Game) -> tuple[Delivery, ...]:
    return deliveries(game.table, game.table.turn)


def several_ways(game: Game) -> list[Delivery]:
    """The deliveries that have another way to the same city."""
    found = found_deliveries(game)
    counted = Counter((d.origin, d.colour, d.destination) for d in found)
    return [d for d in found if counted[d.origin, d.colour, d.destination] > 1]


def can_choose_a_way(game: Game) -> bool:
    return step_of(game) == "move_goods" and bool(several_ways(game))


def moment(wanted: Wanted, first_round: int = 1) -> Game:
    """A game at the first such moment, to be played on."""
    seed, depth = _found(wanted, first_round)
    game, bot = new_game(setup_of(seed)), SteamBot(seed)
    for _ in range(depth):
        bot.play(game)
    return game


WANTED: dict[str, Wanted] = {
    "new": can_lay("new"),
    "upgraded": can_lay("upgraded"),
    "redirected": can_lay("redirected"),
    "city": can_build_city,
    "growth": can_grow,
    "ways": can_choose_a_way,
}


@cache
def _found(wanted: Wanted, first_round: int) -> tuple[int, int]:
    """The seed, and how many actions come before."""
    for seed in range(3, 20):
        game, bot = new_game(setup_of(seed)), SteamBot(seed)
        for depth in range(260):
            if game.table.round_number >= first_round and wanted(game):
                return seed, depth
            if bot.play(game) is None:
                break
    raise AssertionError("no such moment was found")
