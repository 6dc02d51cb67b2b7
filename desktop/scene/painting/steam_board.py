"""A board of Steam as facts for its sheet: the country, and the title where no hex is."""

from __future__ import annotations

from functools import cache

from desktop.board.coords import place_of
from desktop.board.print_facts import PrintedBoard, PrintedHex
from desktop.scene.painting.geometry import GRIDS
from desktop.scene.painting.steam_country import Country, River
from desktop.titles.steam.data import BoardData
from desktop.titles.steam.load_board import load_board


def board_of(key: str) -> BoardData:
    """The board of a sheet: "steam/northeast", or "steam" for the first of the box."""
    return load_board(key.partition("/")[2])


@cache
def country_of(key: str) -> Country:
    """The shapes of a board; worked out once for all languages and inks."""
    data = board_of(key)
    at = {id: place_of(id, data.letters) for id in data.hexes}
    grounds = data.hexes.values()
    drawn = {hex_id for river in data.rivers for hex_id in river.path}
    rivers = tuple(
        River(tuple(at[id] for id in r.path), r.is_canal, r.from_side, r.to_side)
        for r in data.rivers
    )
    return Country(
        key=data.key,
        land=frozenset(at[g.id] for g in grounds if g.is_land),
        water=frozenset(at[g.id] for g in grounds if not g.is_land),
        hills=frozenset(at[g.id] for g in grounds if g.terrain == "hill"),
        towns=frozenset(at[g.id] for g in grounds if g.is_town),
        rivers=rivers,
        lakes=tuple(at[g.id] for g in grounds if g.river and g.id not in drawn),
        walls=tuple((at[g.id], side) for g in grounds for side in g.walls),
        grid=GRIDS[data.layout],
    )


@cache
def printed(key: str) -> PrintedBoard:
    """What the index in the margin is made from."""
    data = board_of(key)
    return PrintedBoard(
        key=key,
        title=key.partition("/")[0],
        layout=data.layout,
        letters=data.letters,
        hexes={id: PrintedHex(id, ground.face) for id, ground in data.hexes.items()},
        print_file=(),
        map_file=(),
    )
