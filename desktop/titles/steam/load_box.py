"""Reading the box of Steam from `resources/titles/steam/`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from desktop.board.tile_code import Face, TileCodeError, parse
from desktop.engine.toml_table import TomlTable
from desktop.titles.steam.data import COLOURS, ActionTile, Box, Loan, Pair, TrackCosts

FOLDER = ("titles", "steam")


@cache
def load_box() -> Box:
    faces, pairs = _read_tiles()
    with TomlTable.of_file(*FOLDER, "title.toml") as file:
        return Box(
            boards=file.texts("boards"),
            faces=faces,
            pairs=pairs,
            actions=_read_actions(),
            discs=file.number("discs"),
            growth_markers=file.number("growth_markers"),
            cubes=_by_colour(file.table("cubes")),
            new_cities=_by_colour(file.table("new_cities")),
            coins=file.table("coins").by_number(),
            reserve_cubes=file.table("reserve_cubes").by_number(),
            rounds=file.table("rounds").by_number(),
            income=_read_ends(file.table("income")),
            levels=_read_ends(file.table("locomotives")),
            loan=_read_loan(file.table("loan")),
            track=_read_costs(file.table("track")),
        )


def _read_tiles() -> tuple[Mapping[str, Face], tuple[Pair, ...]]:
    with TomlTable.of_file(*FOLDER, "tiles.toml") as file:
        faces = {}
        with file.table("faces") as table:
            for id in table.unread:
                try:
                    faces[id] = parse(id, "yellow", table.text(id))
                except TileCodeError as error:
                    raise table.error(id, str(error)) from error
        pairs = []
        with file.table("pairs") as table:
            for key in table.unread:
                front, _, back = key.partition("/")
                if front not in faces or back not in ("", *faces):
                    raise table.error(key, "is not two faces")
                pairs.append(Pair(front, back, table.number(key)))
    return faces, tuple(pairs)


def _by_colour(table: TomlTable) -> Mapping[str, int]:
    with table:
        return {colour: table.number(colour) for colour in COLOURS}


def _read_ends(table: TomlTable) -> range:
    with table:
        return range(table.number("least"), table.number("most") + 1)


def _read_loan(table: TomlTable) -> Loan:
    with table:
        return Loan(table.number("unit"), table.number("income"), table.number("points"))


def _read_costs(table: TomlTable) -> TrackCosts:
    with table:
        return TrackCosts(
            table.number("tiles"),
            table.number("engineer_tiles"),
            table.number("town"),
            table.number("river"),
            table.number("hill"),
        )


def _read_actions() -> Mapping[int, ActionTile]:
    actions = {}
    for key, entry in TomlTable.of_file(*FOLDER, "actions.toml").tables():
        with entry:
            number = entry.as_number(key)
            actions[number] = ActionTile(
                number,
                entry.text("key"),
                entry.number("cost", 0),
                entry.flag("may_decline", False),
            )
    return actions
