"""New cities and the growth of cities: cubes of a reserve space come onto the board."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from desktop.board.map import Hex
from desktop.board.tile_code import SIDES
from desktop.engine.actions import Action
from desktop.engine.refusal import QT_TRANSLATE_NOOP, Refusal
from desktop.titles.steam.data import COLOURS, city_face
from desktop.titles.steam.discs import set_owner, tell_links
from desktop.titles.steam.laying import SAME_PLACE, check_hex
from desktop.titles.steam.links import follow, is_city, links
from desktop.titles.steam.table import SteamTable

NOT_A_TOWN = QT_TRANSLATE_NOOP("Refusal", "A new city is built on a town, and {hex} is none")
NO_SUCH_COLOUR = QT_TRANSLATE_NOOP("Refusal", "There is no new city of the colour {colour}")
NO_CITY_LEFT = QT_TRANSLATE_NOOP("Refusal", "None of the {count} new cities in {colour} is left")
NO_SUCH_SPACE = QT_TRANSLATE_NOOP("Refusal", "The reserve has spaces 1 to {count}, and no other")
EMPTY_SPACE = QT_TRANSLATE_NOOP("Refusal", "Reserve space {space} is empty")
STILL_CUBES = QT_TRANSLATE_NOOP(
    "Refusal", "A new city comes with the cubes of a reserve space, and {count} spaces have some"
)
NOT_A_CITY = QT_TRANSLATE_NOOP("Refusal", "Only a city grows, and {hex} is none")
HAS_MARKER = QT_TRANSLATE_NOOP("Refusal", "The city on {hex} bears a growth marker already")
NO_MARKER = QT_TRANSLATE_NOOP("Refusal", "All {count} growth markers are on the board")

RULES = "steam.newcity.rules"
GROWTH = "steam.act.5_city_growth"
NO_SPACE = 0  # spaces are counted from 1; a new city takes none when all are empty


@dataclass(frozen=True, kw_only=True)
class BuildCity(Action):
    """Put a new city on a town, with the cubes of one reserve space."""

    kind: ClassVar[str] = "build_city"

    player: str
    hex: str
    colour: str
    space: int


@dataclass(frozen=True, kw_only=True)
class GrowCity(Action):
    """Put the cubes of one reserve space and a growth marker on a city."""

    kind: ClassVar[str] = "grow_city"

    player: str
    hex: str
    space: int


def check_city(table: SteamTable, action: BuildCity) -> None:
    check_hex(table, action.hex)
    if not table.sites[action.hex].is_town:
        raise Refusal(NOT_A_TOWN, RULES, hex=action.hex)
    if action.colour not in COLOURS:
        raise Refusal(NO_SUCH_COLOUR, RULES, colour=action.colour[:40])
    if not table.supply.new_cities_left(action.colour):
        count = table.box.new_cities[action.colour]
        raise Refusal(NO_CITY_LEFT, "steam.comp.tiles", count=count, colour=action.colour)
    if _closes_a_loop(table, action.hex):
        raise Refusal(SAME_PLACE, "steam.track.no_selfloop", hex=action.hex, place=action.hex)
    full = full_spaces(table)
    if action.space != NO_SPACE:
        _check_space(table, action.space, "steam.act.7_urbanization")
    elif full:
        raise Refusal(STILL_CUBES, "steam.act.7_urbanization", count=len(full))


def check_growth(table: SteamTable, action: GrowCity) -> None:
    check_hex(table, action.hex)
    if not is_city(table, action.hex):
        raise Refusal(NOT_A_CITY, GROWTH, hex=action.hex)
    if table.sites[action.hex].grown:
        raise Refusal(HAS_MARKER, GROWTH, hex=action.hex)
    if not table.supply.growth_markers:
        raise Refusal(NO_MARKER, GROWTH, count=table.box.growth_markers)
    _check_space(table, action.space, GROWTH)


def _closes_a_loop(table: SteamTable, hex_id: str) -> bool:
    """Whether track that leaves a town comes back to it where it had no branch so far."""
    hex_ = table.board[hex_id]
    return any(follow(table, hex_, side).is_back for side in hex_.face.exits)


def _check_space(table: SteamTable, space: int, rule_id: str) -> None:
    count = len(table.supply.reserve)
    if space not in range(1, count + 1):
        raise Refusal(NO_SUCH_SPACE, rule_id, count=count)
    if not table.supply.reserve[space - 1]:
        raise Refusal(EMPTY_SPACE, rule_id, space=space)


def full_spaces(table: SteamTable) -> tuple[int, ...]:
    """The reserve spaces that still have cubes, counted from 1."""
    return tuple(n for n, cubes in enumerate(table.supply.reserve, 1) if cubes)


def possible_cities(table: SteamTable, player_id: str) -> Iterator[BuildCity]:
    colours = [colour for colour in COLOURS if table.supply.new_cities_left(colour)]
    spaces = full_spaces(table) or (NO_SPACE,)
    for hex_id, site in table.sites.items():
        if site.is_town and not _closes_a_loop(table, hex_id):
            for colour in colours:
                for space in spaces:
                    yield BuildCity(player=player_id, hex=hex_id, colour=colour, space=space)


def possible_growth(table: SteamTable, player_id: str) -> Iterator[GrowCity]:
    if not table.supply.growth_markers:
        return
    for hex_id, site in table.sites.items():
        if site.colour and not site.grown:
            for space in full_spaces(table):
                yield GrowCity(player=player_id, hex=hex_id, space=space)


def grow(table: SteamTable, action: GrowCity) -> None:
    site = table.sites[action.hex]
    cubes = table.supply.take_reserve(action.space - 1)
    table.supply.growth_markers -= 1
    site.grown = True
    site.put(cubes)
    table.tell("city_grown", player=action.player, hex=action.hex, space=action.space, cubes=cubes)


def build(table: SteamTable, action: BuildCity) -> None:
    """The town becomes a city and completes what comes to it; unowned links are the builder's."""
    hex_, site = table.board[action.hex], table.sites[action.hex]
    before = links(table)
    open_sides = _open_sides(table, hex_)
    owners, rounds = _kept_links(table, hex_)
    if hex_.tile:
        table.supply.give_back(hex_.tile)
    table.supply.take_new_city(action.colour)
    hex_.lay(city_face(f"city_{action.colour}"), 0)
    site.colour, site.is_town, site.grown = action.colour, False, True
    site.owners, site.rounds = owners, rounds
    cubes = table.supply.take_reserve(action.space - 1) if action.space != NO_SPACE else ()
    site.put(cubes)
    table.tell(
        "city_built",
        player=action.player,
        hex=action.hex,
        colour=action.colour,
        space=action.space,
        cubes=cubes,
    )
    for side in open_sides:
        tail = follow(table, hex_, side)
        if not tail.owner:
            for hex_id, number in tail.segments:
                set_owner(table, hex_id, number, action.player)
    tell_links(table, before)


def _open_sides(table: SteamTable, hex_: Hex) -> tuple[int, ...]:
    """The sides at which track ends that has not been joined to the town so far."""
    return tuple(
        side
        for side in range(SIDES)
        if side not in hex_.face.exits and follow(table, hex_, side).segments
    )


def _kept_links(table: SteamTable, hex_: Hex) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """A completed link is never lost: a branch straight into a city lives on below the new one."""
    owners, rounds = [""] * SIDES, [0] * SIDES
    site = table.sites[hex_.id]
    for number, track in enumerate(hex_.face.tracks):
        for side in track.sides:
            tail = follow(table, hex_, side)
            if tail.place and not tail.segments:
                owners[side], rounds[side] = site.owners[number], site.rounds[number]
    return tuple(owners), tuple(rounds)
