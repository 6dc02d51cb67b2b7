"""Reading a box from `resources/`: TOML into the dataclasses of `data`, with every name checked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache

from desktop.board.coords import LAYOUTS, OPPOSITE, place_of
from desktop.board.tile_code import SIDES, Face, TileCodeError, parse
from desktop.eighteen.data import (
    BoxData,
    CorporationData,
    HexData,
    MarketData,
    MinorData,
    MoneyData,
    PhaseData,
    PrivateData,
    ReservedStation,
    SideCost,
    TileData,
    TrainConfig,
    TrainData,
)
from desktop.engine.toml_table import TomlTable

TILE_COLOURS = ("yellow", "green", "brown", "gray")
HEX_COLOURS = ("white", *TILE_COLOURS, "red", "blue")
TERRAINS = ("mountain", "water")
SIDE_KINDS = ("bridge", "tunnel")
COMPASS = ("E", "W")
EVENTS = ("close_privates", "remove_markers", "end_reservations")

Hexes = Mapping[str, HexData]


@cache
def load_box(key: str) -> BoxData:
    """The box with this key, such as "1846"; a DataError names the file and the key at fault."""

    def file(name: str) -> TomlTable:
        return TomlTable.of_file("titles", key, f"{name}.toml")

    layout, letters, hexes = _read_map(file("map"))
    tiles = _read_tiles(file("tiles"))
    trains = _read_trains(file("trains"))
    with file("title") as title:
        if title.text("key") != key:
            raise title.error("key", f"is not {key!r}")
        money = _read_money(title)
    return BoxData(
        key=key,
        layout=layout,
        letters=letters,
        hexes=hexes,
        tiles=tiles,
        trains=trains,
        phases=_read_phases(file("phases"), tuple(train.name for train in trains)),
        corporations=_read_corporations(file("corporations"), hexes),
        minors=_read_minors(file("minors"), hexes),
        privates=_read_privates(file("privates"), hexes, tiles),
        market=_read_market(file("market")),
        money=money,
    )


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


def _read_money(title: TomlTable) -> MoneyData:
    limits = {}
    with title.table("certificate_limit") as table:
        for players, limit in table.tables():
            limits[table.as_number(players)] = limit.by_number()
    return MoneyData(
        bank=title.table("bank").by_number(),
        cash=title.table("cash").by_number(),
        certificate_limit=limits,
    )


def _read_map(file: TomlTable) -> tuple[str, str, Hexes]:
    with file:
        layout = file.one_of("layout", tuple(LAYOUTS))
        letters = file.one_of("letters", ("down", "across"))
        hexes = {name: HexData(name, Face(name, "white")) for name in file.texts("empty", ())}
        places = {}
        with file.table("hexes") as table:
            for name, entry in table.tables():
                if name in hexes:
                    raise table.error(name, "is among the empty hexes, too")
                hexes[name] = _read_hex(name, entry)
            for name in hexes:
                places[_place(table, name, letters)] = name
            _mirror_sides(table, hexes, places, layout)
    across_then_down = sorted(places, key=lambda place: (place[1], place[0]))
    return layout, letters, {places[place]: hexes[places[place]] for place in across_then_down}


def _place(table: TomlTable, name: str, letters: str) -> tuple[int, int]:
    try:
        return place_of(name, letters)
    except ValueError as error:
        raise table.error(name, str(error)) from error


def _read_hex(name: str, entry: TomlTable) -> HexData:
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
        )


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


def _read_tiles(file: TomlTable) -> Mapping[str, TileData]:
    faces = tile_faces()
    tiles: dict[str, TileData] = {}
    with file, file.table("tiles") as table:
        for number in table.unread:
            if number not in faces:
                raise table.error(number, "is not among the tiles of any colour")
            tiles[number] = TileData(faces[number], _read_count(table, number))
    return tiles


def _read_count(table: TomlTable, number: str) -> int | None:
    if table.is_text(number):
        table.one_of(number, ("unlimited",))
        return None
    return table.number(number)


def _read_trains(file: TomlTable) -> tuple[TrainData, ...]:
    names = file.unread
    return tuple(_read_train(name, table, names) for name, table in file.tables())


def _read_train(name: str, table: TomlTable, names: tuple[str, ...]) -> TrainData:
    with table:
        configs = tuple(
            _read_config(key, config) for key, config in table.table("configs").tables()
        )
        if not configs or configs[0].name != name:
            raise table.error("configs", f"the first is not {name!r}")
        return TrainData(
            name=name,
            configs=configs,
            counts=table.table("counts").by_number(),
            obsolete_on=table.one_of("obsolete_on", names, ""),
            scrapped_on=table.one_of("scrapped_on", names, ""),
        )


def _read_config(name: str, table: TomlTable) -> TrainConfig:
    with table:
        return TrainConfig(
            name, table.number("price"), table.number("counted"), table.number("visited")
        )


def _read_phases(file: TomlTable, trains: tuple[str, ...]) -> tuple[PhaseData, ...]:
    return tuple(_read_phase(name, table, trains) for name, table in file.tables())


def _read_phase(name: str, table: TomlTable, trains: tuple[str, ...]) -> PhaseData:
    with table:
        return PhaseData(
            name=name,
            on_train=table.one_of("on_train", trains, ""),
            colours=table.known("colours", TILE_COLOURS),
            train_limit=table.number("train_limit"),
            operating_rounds=table.number("operating_rounds"),
            privates_for_sale=table.flag("privates_for_sale", False),
            events=table.known("events", EVENTS, ()),
        )


def _read_station(table: TomlTable, hexes: Hexes) -> tuple[str, int, int]:
    """Hex, place and slot of a station; the board must print them."""
    name = table.one_of("hex", tuple(hexes))
    place, slot = table.number("place"), table.number("slot")
    places = hexes[name].face.places
    if place >= len(places) or places[place].kind != "city":
        raise table.error("place", f"{name} has no such city")
    if slot >= places[place].slots:
        raise table.error("slot", f"{name} has no such slot")
    return name, place, slot


def _read_corporations(file: TomlTable, hexes: Hexes) -> tuple[CorporationData, ...]:
    return tuple(_read_corporation(name, table, hexes) for name, table in file.tables())


def _read_corporation(id: str, table: TomlTable, hexes: Hexes) -> CorporationData:
    with table:
        with table.table("home") as home:
            hex, place, slot = _read_station(home, hexes)
        return CorporationData(
            id=id,
            name=table.text("name"),
            colour=table.text("colour"),
            text_colour=table.text("text_colour"),
            home=hex,
            home_place=place,
            home_slot=slot,
            tokens=table.numbers("tokens"),
            shares=table.numbers("shares"),
            group=table.text("group", ""),
            reserved=_read_reserved(table, hexes),
            free_hexes=table.known("free_hexes", hexes, ()),
            grant=table.flag("grant", False),
        )


def _read_reserved(table: TomlTable, hexes: Hexes) -> ReservedStation | None:
    if not table.has("reserved"):
        return None
    with table.table("reserved") as reserved:
        hex, place, slot = _read_station(reserved, hexes)
        cost = reserved.number("cost")
        teleport = reserved.number("teleport_cost") if reserved.has("teleport_cost") else None
    return ReservedStation(hex, place, slot, cost, teleport)


def _read_minors(file: TomlTable, hexes: Hexes) -> tuple[MinorData, ...]:
    return tuple(_read_minor(name, table, hexes) for name, table in file.tables())


def _read_minor(id: str, table: TomlTable, hexes: Hexes) -> MinorData:
    with table:
        with table.table("home") as home:
            hex, place, slot = _read_station(home, hexes)
        return MinorData(
            id=id,
            name=table.text("name"),
            colour=table.text("colour"),
            text_colour=table.text("text_colour"),
            home=hex,
            home_place=place,
            home_slot=slot,
            face_value=table.number("face_value"),
            debt=table.number("debt"),
        )


def _read_privates(
    file: TomlTable, hexes: Hexes, tiles: Mapping[str, TileData]
) -> tuple[PrivateData, ...]:
    return tuple(_read_private(name, table, hexes, tiles) for name, table in file.tables())


def _read_private(
    id: str, table: TomlTable, hexes: Hexes, tiles: Mapping[str, TileData]
) -> PrivateData:
    with table:
        return PrivateData(
            id=id,
            name=table.text("name"),
            face_value=table.number("face_value"),
            income=table.number("income"),
            group=table.text("group", ""),
            power=table.text("power", ""),
            hexes=table.known("hexes", hexes, ()),
            tiles=table.known("tiles", tiles, ()),
            place=table.number("place", 0),
            amount=table.number("amount", 0),
            uses=table.number("uses", 0),
            second_edition=table.flag("second_edition", False),
        )


def _read_market(file: TomlTable) -> MarketData:
    with file:
        rows, par = file.rows("rows"), file.numbers("par")
        for price in par:
            if not any(price in row for row in rows):
                raise file.error("par", f"{price} is not a price")
        return MarketData(rows, par)
