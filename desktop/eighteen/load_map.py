"""Reading the board and the tiles of a box from `resources/`, with every name checked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache

from desktop.board.coords import LAYOUTS, OPPOSITE, place_of
from desktop.board.print_facts import SideCost
from desktop.board.tile_code import SIDES, Face, TileCodeError, parse
from desktop.eighteen.data import HexData, TileData
from desktop.engine.toml_table import TomlTable

TILE_COLOURS = ("yellow", "green", "brown", "gray")
HEX_COLOURS = ("white", *TILE_COLOURS, "red", "blue")
TERRAINS = ("mountain", "water", "desert", "swamp")
SIDE_KINDS = ("bridge", "tunnel")
COMPASS = ("E", "W")

Hexes = Mapping[str, HexData]
Tiles = Mapping[str, TileData]


@cache
def tile_faces() -> Mapping[str, Face]:
    """Every tile with a standard number, whatever box it comes in."""
    faces: dict[str, Face] = {}
    for colour in TILE_COLOURS:
        with TomlTable.of_file("tiles", f"{colour}.toml") as file, file.table("tiles") as table:
            for number in table.unread:
                if number in faces:
                    raise table.error(number, f"is among the {faces[number].colour} tiles, too")
                faces[number] = _read_face(table, number, number, colour)
    return faces


def _read_face(
    table: TomlTable, key: str, id: str, colour: str, default: str | None = None
) -> Face:
    try:
        return parse(id, colour, table.text(key, default))
    except TileCodeError as error:
        raise table.error(key, str(error)) from error


def read_map(file: TomlTable, tiles: Tiles) -> tuple[str, str, Hexes]:
    with file:
        layout = file.one_of("layout", tuple(LAYOUTS))
        letters = file.one_of("letters", ("down", "across"))
        hexes = {name: HexData(name, Face(name, "white")) for name in file.texts("empty", ())}
        places = {}
        with file.table("hexes") as table:
            for name, entry in table.tables():
                if name in hexes:
                    raise table.error(name, "is among the empty hexes, too")
                hexes[name] = _read_hex(name, entry, tiles)
            for name in hexes:
                places[_place(table, name, letters)] = name
            _mirror_sides(table, hexes, places, layout)
            _mirror_walls(table, hexes, places, layout)
            _check_twins(table, hexes)
    across_then_down = sorted(places, key=lambda place: (place[1], place[0]))
    return layout, letters, {places[place]: hexes[places[place]] for place in across_then_down}


def _place(table: TomlTable, name: str, letters: str) -> tuple[int, int]:
    try:
        return place_of(name, letters)
    except ValueError as error:
        raise table.error(name, str(error)) from error


def _read_hex(name: str, entry: TomlTable, tiles: Tiles) -> HexData:
    with entry:
        colour = entry.one_of("colour", HEX_COLOURS, "white")
        return HexData(
            id=name,
            face=_read_face(entry, "face", name, colour, ""),
            name=entry.text("name", ""),
            terrain=entry.one_of("terrain", TERRAINS, ""),
            cost=entry.number("cost", 0),
            sides=_read_sides(entry),
            icons=entry.texts("icons", ()),
            compass=entry.one_of("compass", COMPASS, ""),
            compass_bonus=entry.number("compass_bonus", 0),
            area=entry.text("area", ""),
            walls=_read_walls(entry),
            twin=entry.text("twin", ""),
            named=_read_named(entry, tiles),
        )


def _read_walls(entry: TomlTable) -> tuple[int, ...]:
    walls = entry.numbers("walls", ())
    for side in walls:
        if side not in range(SIDES):
            raise entry.error("walls", f"{side} is not a side")
    return walls


def _read_named(entry: TomlTable, tiles: Tiles) -> Mapping[str, tuple[str, ...]]:
    if not entry.has("named"):
        return {}
    named = {}
    with entry.table("named") as table:
        for colour in table.unread:
            named[colour] = table.known(colour, tiles)
            for number in named[colour]:
                if tiles[number].face.colour != colour:
                    raise table.error(colour, f"tile {number} is {tiles[number].face.colour}")
    return named


def _read_sides(entry: TomlTable) -> tuple[SideCost, ...]:
    costs = []
    for text in entry.texts("sides", ()):
        side, _, rest = text.partition(" ")
        kind, _, cost = rest.partition(" ")
        numbers = side.isdecimal() and cost.isdecimal()
        if not numbers or int(side) >= SIDES or kind not in SIDE_KINDS:
            raise entry.error("sides", f'{text!r} is not like "4 tunnel 60"')
        costs.append(SideCost(int(side), kind, int(cost)))
    return tuple(costs)


def _mirror_sides(
    table: TomlTable, hexes: dict[str, HexData], places: Mapping[tuple[int, int], str], layout: str
) -> None:
    """Give each cost on a hexside to the hex on the other side as well."""
    printed = [
        (place, hexes[name], cost) for place, name in places.items() for cost in hexes[name].sides
    ]
    for (across, down), home, cost in printed:
        step = LAYOUTS[layout][cost.side]
        name = places.get((across + step[0], down + step[1]))
        if name is None:
            raise table.error(f"{home.id}.sides", f"there is no hex across side {cost.side}")
        other, side = hexes[name], OPPOSITE[cost.side]
        if any(known.side == side for known in other.sides):
            raise table.error(f"{home.id}.sides", f"side {cost.side} is written in {name}, too")
        sides = sorted((*other.sides, replace(cost, side=side)), key=lambda known: known.side)
        hexes[name] = replace(other, sides=tuple(sides))


def _mirror_walls(
    table: TomlTable, hexes: dict[str, HexData], places: Mapping[tuple[int, int], str], layout: str
) -> None:
    """Give each wall to the hex on the other side as well."""
    printed = [(place, hexes[name]) for place, name in places.items() if hexes[name].walls]
    for (across, down), home in printed:
        for side in home.walls:
            step = LAYOUTS[layout][side]
            name = places.get((across + step[0], down + step[1]))
            if name is None:
                raise table.error(f"{home.id}.walls", f"there is no hex across side {side}")
            if OPPOSITE[side] in hexes[name].walls:
                raise table.error(f"{home.id}.walls", f"side {side} is written in {name}, too")
            walls = (*hexes[name].walls, OPPOSITE[side])
            hexes[name] = replace(hexes[name], walls=tuple(sorted(walls)))


def _check_twins(table: TomlTable, hexes: Hexes) -> None:
    for name, hex in hexes.items():
        if hex.twin and (hex.twin not in hexes or hexes[hex.twin].twin != name):
            raise table.error(f"{name}.twin", f"{hex.twin!r} is not its other half")


def read_tiles(file: TomlTable) -> Tiles:
    faces = tile_faces()
    tiles: dict[str, TileData] = {}
    with file, file.table("tiles") as table:
        for number in table.unread:
            if number not in faces:
                raise table.error(number, "is not among the tiles of any colour")
            tiles[number] = _read_tile(table, number, faces[number])
        for number, tile in tiles.items():
            if tile.twin and (tile.twin not in tiles or tiles[tile.twin].twin != number):
                raise table.error(f"{number}.twin", f"{tile.twin!r} is not its other half")
    return tiles


def _read_tile(table: TomlTable, number: str, face: Face) -> TileData:
    if not table.is_table(number):
        return TileData(face, _read_count(table, number))
    with table.table(number) as entry:
        return TileData(
            face,
            _read_count(entry, "count"),
            name=entry.text("name", ""),
            twin=entry.text("twin", ""),
            cost=entry.number("cost", 0),
        )


def _read_count(table: TomlTable, number: str) -> int | None:
    if table.is_text(number):
        table.one_of(number, ("unlimited",))
        return None
    return table.number(number)
