"""What somebody might try at a table of Steam, legal or not: most of it should be refused."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from desktop.board.tile_code import SIDES
from desktop.engine.actions import Action, Pass
from desktop.engine.random_play import Dice
from desktop.titles.steam import actions as deeds
from desktop.titles.steam.cities import BuildCity, GrowCity
from desktop.titles.steam.data import COLOURS
from desktop.titles.steam.phase_table import PhaseTable
from desktop.titles.steam.track import LayTrack

HEXES_TRIED = 8
WAYS_TRIED = 40


def attempts(table: PhaseTable, dice: Dice) -> Iterator[Action]:
    """Every kind of action, by those whose turn it is and by others, with odd values among them."""
    yield from _plain(table)
    yield from _track(table, dice)
    yield from _cities(table, dice)
    yield from _moves(table, dice)


def _people(table: PhaseTable) -> tuple[str, ...]:
    return (*(player.id for player in table.players), "nobody")


def _actors(table: PhaseTable) -> tuple[str, ...]:
    return table.round.actors() if table.round is not None else ()


def _plain(table: PhaseTable) -> Iterator[Action]:
    for who in _people(table):
        yield Pass(who=who)
        yield deeds.FreePass(player=who)
        yield deeds.UpgradeLocomotive(player=who)
        for price in (-1, 0, 1, 5, 51, 200):
            yield deeds.BidForOrder(player=who, price=price)
        for units in (-1, 0, 1, 10, 11, 99):
            yield deeds.RaiseCapital(player=who, units=units)
        for number, declined in product(range(0, 9), (False, True)):
            yield deeds.TakeAction(player=who, number=number, declined=declined)
        for how in (deeds.INCOME, deeds.POINTS, "both"):
            yield deeds.TakePoints(player=who, how=how)


def _hexes(table: PhaseTable, dice: Dice) -> list[str]:
    every = [*table.ground, "Z99"]
    return [dice.one_of(every) for _ in range(HEXES_TRIED)]


def _track(table: PhaseTable, dice: Dice) -> Iterator[Action]:
    faces = [*table.box.faces, "57"]
    for who in _actors(table) or ("1",):
        for hex_id in _hexes(table, dice):
            for _ in range(4):
                tile, rotation = dice.one_of(faces), dice.below(SIDES + 1)
                yield LayTrack(player=who, hex=hex_id, tile=tile, rotation=rotation)


def _cities(table: PhaseTable, dice: Dice) -> Iterator[Action]:
    for who in _actors(table) or ("1",):
        for hex_id in _hexes(table, dice):
            space = dice.below(len(table.supply.reserve) + 2)
            colour = dice.one_of((*COLOURS, "green"))
            yield BuildCity(player=who, hex=hex_id, colour=colour, space=space)
            yield GrowCity(player=who, hex=hex_id, space=space)


def _moves(table: PhaseTable, dice: Dice) -> Iterator[Action]:
    """Ways that follow track more often than not, so that every rule has something to refuse."""
    filled = [id for id, site in table.sites.items() if site.cubes]
    for who in _actors(table) or ("1",):
        for _ in range(WAYS_TRIED if filled else 0):
            start = dice.one_of(filled)
            colour = dice.one_of((*table.sites[start].cubes, dice.one_of(COLOURS)))
            exits = tuple(dice.below(SIDES) for _ in range(dice.below(4)))
            yield deeds.MoveCube(player=who, hex=start, colour=colour, exits=exits)
