"""Games of Steam at a wished moment: people by their numbers, pieces set by hand."""

from contextlib import contextmanager

import pytest

from desktop.engine.actions import Pass
from desktop.engine.game import Game
from desktop.engine.refusal import Refusal
from desktop.engine.setup import Setup
from desktop.titles.steam.actions import BidForOrder, TakeAction
from desktop.titles.steam.laying import plan
from desktop.titles.steam.options import FIRST_GAME, STANDARD
from desktop.titles.steam.surveying import surveys
from desktop.titles.steam.title import TITLE
from desktop.titles.steam.track import LayTrack, put

NAMES = ("Ann", "Bob", "Cyd", "Dan", "Eve")


def new_game(players=4, *options, board="", seed=1):
    """A game before the first action."""
    if not board:
        board = "rhine_ruhr" if players > 4 else "northeast"
    return Game(TITLE, Setup("steam", NAMES[:players], seed, frozenset(options), board))


@contextmanager
def setting(game):
    """Set pieces by hand; then the game goes on from there."""
    game.journal.open()
    yield game.table
    game.table.settle()
    game.journal.commit()


def at_actions(players=4, *options, **facts):
    """Player 1 is asked for an action tile in the first round, all others after him."""
    chosen = options if STANDARD in options else (*options, FIRST_GAME)
    game = new_game(players, *chosen)
    at_phase(game, "actions", **facts)
    return game


def at_phase(game, name, **facts):
    """Begin a phase with the players in the order of their seats; facts of player 1 by name."""
    with setting(game) as table:
        for player in table.players:
            table.bank.cash += player.cash
            player.cash = 0
        table.order = tuple(player.id for player in table.players)
        give(table, "1", **facts)
        table.start(phase(table, name))
    return game


def phase(table, name):
    return next(round_ for round_ in table.rounds if round_.name == name)


def give(table, id, **facts):
    """Set facts of a player; cash comes from the bank."""
    player = table.player(id)
    for name, value in facts.items():
        if name == "cash":
            table.bank.cash -= value - player.cash
        setattr(player, name, value)


def facts(game, id, *names):
    player = game.table.player(id)
    return tuple(getattr(player, name) for name in names)


def passes(game):
    game.apply(Pass(who=game.actors[0]))


def bids(game, price):
    game.apply(BidForOrder(player=game.actors[0], price=price))


def takes(game, *numbers, declined=False):
    """Those who are asked take these action tiles."""
    for number in numbers:
        game.apply(TakeAction(player=game.actors[0], number=number, declined=declined))


def rule_against(game, action):
    """The rule by which the game refuses; every place of its text has a fact."""
    with pytest.raises(Refusal) as caught:
        game.check(action)
    assert str(caught.value)
    return caught.value.rule_id


def asked(game):
    return game.table.round.step.name


def news(game):
    """What the last action told: kinds with their facts."""
    return [(item.kind, dict(item.facts)) for item in game.at.change.news]


def chain(game, start, owners):
    """Links from city to city, one for each of these owners; the cities, the first one included."""
    places = [start]
    with setting(game) as table:
        for owner in owners:
            found = surveys(table, owner, 4, [places[-1]])
            fitting = [
                s
                for s in found
                if s.start == places[-1] and table.sites[s.end].colour and s.end not in places
            ]
            best = min(fitting, key=lambda s: (s.cost, s.end, s.pieces))
            for hex_id, *sides in best.pieces:
                lay(table, owner, hex_id, set(sides))
            places.append(best.end)
    return places


def lay(table, owner, hex_id, sides):
    """Plain track between two sides of an empty hex."""
    for tile in ("21", "22", "23"):
        for rotation in range(6):
            face = table.box.faces[tile].turned(rotation)
            if set(face.tracks[0].sides) == sides:
                planned = plan(table, owner, hex_id, tile, rotation)
                action = LayTrack(player=owner, hex=hex_id, tile=tile, rotation=rotation)
                put(table, action, planned)
                return
    raise AssertionError(f"no tile for {hex_id}")


def put_cube(game, hex_id, colour):
    """One cube of this colour in a city, and no others there."""
    with setting(game) as table:
        table.sites[hex_id].cubes = (colour,)
