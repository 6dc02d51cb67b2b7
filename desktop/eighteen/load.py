"""Reading a box from `resources/`: TOML into the dataclasses of `data`, with every name checked."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from desktop.eighteen.data import (
    BoxData,
    Cell,
    CorporationData,
    MarketData,
    MinorData,
    MoneyData,
    PhaseData,
    PrivateData,
    ReservedStation,
    TrainConfig,
    TrainData,
)
from desktop.eighteen.load_map import TILE_COLOURS, Hexes, Tiles, read_map, read_tiles
from desktop.engine.toml_table import TomlTable

EVENTS = ("close_privates", "close_minors", "merger", "remove_markers", "end_reservations")
TOWNS = ("stop", "free")
ZONES = ("yellow", "end")


@cache
def load_box(key: str) -> BoxData:
    """The box with this key, such as "1846"; a DataError names the file and the key at fault."""

    def file(name: str) -> TomlTable:
        return TomlTable.of_file("titles", key, f"{name}.toml")

    tiles = read_tiles(file("tiles"))
    layout, letters, hexes = read_map(file("map"), tiles)
    trains = _read_trains(file("trains"))
    with file("title") as title:
        if title.text("key") != key:
            raise title.error("key", f"is not {key!r}")
        money = _read_money(title)
    corporations = _read_corporations(file("corporations"), hexes)
    certificates = tuple(f"{c.id}_{n}" for c in corporations for n in range(len(c.shares)))
    return BoxData(
        key=key,
        layout=layout,
        letters=letters,
        hexes=hexes,
        tiles=tiles,
        trains=trains,
        phases=_read_phases(file("phases"), tuple(train.name for train in trains)),
        corporations=corporations,
        minors=_read_minors(file("minors"), hexes, certificates),
        privates=_read_privates(file("privates"), hexes, tiles, certificates),
        market=_read_market(file("market")),
        money=money,
    )


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
            label=table.text("label", ""),
        )


def _read_config(name: str, table: TomlTable) -> TrainConfig:
    with table:
        return TrainConfig(
            name,
            table.number("price"),
            table.number("counted"),
            table.number("visited"),
            towns=table.one_of("towns", TOWNS, "stop"),
            multiplier=table.number("multiplier", 1),
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
        shares, trade_in = table.numbers("shares"), table.numbers("trade_in", ())
        for number in trade_in:
            if number not in range(len(shares)):
                raise table.error("trade_in", f"there is no certificate {number}")
        return CorporationData(
            id=id,
            name=table.text("name"),
            colour=table.text("colour"),
            text_colour=table.text("text_colour"),
            home=hex,
            home_place=place,
            home_slot=slot,
            tokens=table.numbers("tokens"),
            shares=shares,
            group=table.text("group", ""),
            reserved=_read_reserved(table, hexes),
            free_hexes=table.known("free_hexes", hexes, ()),
            grant=table.flag("grant", False),
            trade_in=trade_in,
            float_percent=table.number("float_percent", 0),
            extra_tokens=table.number("extra_tokens", 0),
        )


def _read_reserved(table: TomlTable, hexes: Hexes) -> ReservedStation | None:
    if not table.has("reserved"):
        return None
    with table.table("reserved") as reserved:
        hex, place, slot = _read_station(reserved, hexes)
        cost = reserved.number("cost")
        teleport = reserved.number("teleport_cost") if reserved.has("teleport_cost") else None
    return ReservedStation(hex, place, slot, cost, teleport)


def _read_minors(
    file: TomlTable, hexes: Hexes, certificates: tuple[str, ...]
) -> tuple[MinorData, ...]:
    return tuple(_read_minor(name, table, hexes, certificates) for name, table in file.tables())


def _read_minor(
    id: str, table: TomlTable, hexes: Hexes, certificates: tuple[str, ...]
) -> MinorData:
    heirs = tuple(dict.fromkeys(name.rpartition("_")[0] for name in certificates))
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
            debt=table.number("debt", 0),
            number=table.number("number", 0),
            trade_in=table.one_of("trade_in", certificates, ""),
            heir=table.one_of("heir", heirs, ""),
        )


def _read_privates(
    file: TomlTable, hexes: Hexes, tiles: Tiles, certificates: tuple[str, ...]
) -> tuple[PrivateData, ...]:
    return tuple(
        _read_private(name, table, hexes, tiles, certificates) for name, table in file.tables()
    )


def _read_private(
    id: str, table: TomlTable, hexes: Hexes, tiles: Tiles, certificates: tuple[str, ...]
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
            number=table.number("number", 0),
            shares=table.known("shares", certificates, ()),
        )


def _read_market(file: TomlTable) -> MarketData:
    with file:
        rows, par = file.rows("rows"), file.numbers("par")
        for price in par:
            if not any(price in row for row in rows):
                raise file.error("par", f"{price} is not a price")
        par_cells = _read_cells(file, "par_cells", rows)
        if par_cells and tuple(rows[row][column] for row, column in par_cells) != par:
            raise file.error("par_cells", "are not the cells of the start prices")
        zones: Mapping[str, tuple[Cell, ...]] = {}
        if file.has("zones"):
            with file.table("zones") as table:
                zones = {zone: _read_cells(table, zone, rows) for zone in ZONES if table.has(zone)}
        return MarketData(rows, par, par_cells, zones, file.flag("grid", False))


def _read_cells(table: TomlTable, key: str, rows: tuple[tuple[int, ...], ...]) -> tuple[Cell, ...]:
    """Cells of the chart as [row, column], each of which must be printed."""
    if not table.has(key):
        return ()
    cells = []
    for cell in table.rows(key):
        is_pair = len(cell) == 2 and cell[0] in range(len(rows))
        if not is_pair or cell[1] not in range(len(rows[cell[0]])):
            raise table.error(key, f"{list(cell)} is no cell")
        cells.append((cell[0], cell[1]))
    return tuple(cells)
