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
from desktop.titles.steam.links import departures
from desktop.titles.steam.phase_table import PhaseTable
from desktop.titles.steam.track import LayTrack

PLAIN_TRIED = 40
ELSEWHERE = 4  # of what belongs to another phase
HEXES_TRIED = 24
TURNS_TRIED = 5  # of tiles, on each of these hexes
WAYS_TRIED = 80


def attempts(table: PhaseTable, dice: Dice) -> Iterator[Action]:
    """Every kind of action, by those whose turn it is and by others, with odd values among them.

    Most of it belongs to the phase that is played: only there does a rule have to say no.
    """
    plain = list(_plain(table))
    for _ in range(PLAIN_TRIED):
        yield plain.pop(dice.below(len(plain)))
    phase = table.round.name if table.round is not None else ""
    builds, moves = phase == "build", phase == "goods"
    yield from _track(table, dice, HEXES_TRIED if builds else ELSEWHERE)
    yield from _cities(table, dice, HEXES_TRIED if builds else ELSEWHERE)
    yield from _moves(table, dice, WAYS_TRIED if moves else ELSEWHERE)


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


def _hexes(table: PhaseTable, dice: Dice, count: int) -> Iterator[str]:
    """Hexes with track and those beside it more often than chance alone would have them."""
    every = [*table.ground, "Z99"]
    built = [id for id, site in table.sites.items() if site.owners]
    for _ in range(count):
        here = dice.one_of(built) if built and dice.below(4) else dice.one_of(every)
        beside = table.board[here].neighbours[dice.below(SIDES)] if here in table.board else None
        yield beside.id if beside is not None and dice.below(2) else here


def _track(table: PhaseTable, dice: Dice, count: int) -> Iterator[Action]:
    town = [id for id, face in table.box.faces.items() if face.places]
    land = [id for id, face in table.box.faces.items() if not face.places]
    for who in _actors(table) or ("1",):
        for hex_id in _hexes(table, dice, count):
            site = table.sites.get(hex_id)
            fitting = town if site is not None and site.is_town else land
            for _ in range(TURNS_TRIED):
                faces = fitting if dice.below(8) else [*town, *land, "57"]
                tile = dice.one_of(faces)
                rotation = dice.below(SIDES) if dice.below(16) else SIDES
                yield LayTrack(player=who, hex=hex_id, tile=tile, rotation=rotation)


def _cities(table: PhaseTable, dice: Dice, count: int) -> Iterator[Action]:
    towns = [id for id, site in table.sites.items() if site.is_town or site.colour]
    for who in _actors(table) or ("1",):
        for hex_id in _hexes(table, dice, count):
            place = dice.one_of(towns) if dice.below(2) else hex_id
            space = dice.below(len(table.supply.reserve) + 2)
            colour = dice.one_of((*COLOURS, "green"))
            yield BuildCity(player=who, hex=place, colour=colour, space=space)
            yield GrowCity(player=who, hex=place, space=space)


def _moves(table: PhaseTable, dice: Dice, count: int) -> Iterator[Action]:
    """Ways that follow track more often than not, so that every rule has something to refuse."""
    filled = [id for id, site in table.sites.items() if site.cubes]
    joined = [id for id in filled if id in departures(table)]
    for who in _actors(table) or ("1",):
        for _ in range(count if filled else 0):
            start = dice.one_of(joined if joined and dice.below(8) else filled)
            cubes = table.sites[start].cubes
            colour = dice.one_of(cubes if dice.below(8) else COLOURS)
            exits = _way(table, dice, start)
            yield deeds.MoveCube(player=who, hex=start, colour=colour, exits=exits)


def _way(table: PhaseTable, dice: Dice, here: str) -> tuple[int, ...]:
    """As far as the best locomotives go and one further, back and forth as it comes."""
    exits: list[int] = []
    for _ in range(dice.below(table.box.levels[-1] + 2)):
        sides = departures(table).get(here, {})
        side = dice.one_of(tuple(sides)) if sides and dice.below(16) else dice.below(SIDES)
        exits.append(side)
        here = sides[side].other(here) if side in sides else here
    return tuple(exits)
