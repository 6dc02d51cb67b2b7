"""Reading a board of Steam: one of the box, or the text of a player's own."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from functools import cache

from desktop.board.coords import LAYOUTS, OPPOSITE, place_of
from desktop.board.map import Board
from desktop.engine.resources import DataError
from desktop.engine.setup import Setup
from desktop.engine.toml_table import THERE_IS_NO, TomlTable
from desktop.engine.translatable import QT_TRANSLATE_NOOP
from desktop.titles.steam.check_board import check_board
from desktop.titles.steam.data import PRINTED_COLOURS, BoardData, Ground, Name, River
from desktop.titles.steam.load_box import FOLDER, load_box

OWN_BOARD = "board"  # the name of a player's own board, in the place of a file name
MOST_LETTERS = 20_000  # of a player's own board; a game file holds no longer text

NOT_TOML = QT_TRANSLATE_NOOP("DataError", "this is not TOML: {error}")
TOO_LONG = QT_TRANSLATE_NOOP("DataError", "the file is longer than {most} characters")
GIVEN_TWICE = QT_TRANSLATE_NOOP("DataError", "{hex} is given twice")


def is_own_board(board: str) -> bool:
    """Whether it is the text of a board and not the key of one in the box."""
    return "\n" in board


@cache
def load_board(board: str = "") -> BoardData:
    """The board with this key (the first of the box if none is given), or written in this text."""
    if is_own_board(board):
        return read_board(OWN_BOARD, board)
    key = board or load_box().boards[0]
    if key not in load_box().boards:
        raise DataError(OWN_BOARD, "", THERE_IS_NO, name=repr(key[:40]))
    file = "/".join((*FOLDER, "maps", f"{key}.toml"))
    return _checked(file, _read(key, TomlTable.of_file(*FOLDER, "maps", f"{key}.toml")))


def board_of(setup: Setup) -> BoardData:
    """The board of a set-up; if it names none, the first of the box for so many players."""
    if setup.board:
        return load_board(setup.board)
    boards = [load_board(key) for key in load_box().boards]
    return next((board for board in boards if len(setup.players) in board.players), boards[0])


def read_board(file: str, text: str) -> BoardData:
    """A player's own board from the text of its file; a DataError says what is wrong in it."""
    if len(text) > MOST_LETTERS:
        raise DataError(file, "", TOO_LONG, most=MOST_LETTERS)
    try:
        values = tomllib.loads(text.replace("\r\n", "\n"))
    except tomllib.TOMLDecodeError as error:
        raise DataError(file, "", NOT_TOML, error=str(error)) from error
    return _checked(file, _read(OWN_BOARD, TomlTable(file, values)))


def _checked(file: str, data: BoardData) -> BoardData:
    """The board if it can be played on, its hexes row by row however they were listed."""
    check_board(data, file, load_box())
    down_then_across = sorted(data.hexes, key=lambda id: place_of(id, data.letters)[::-1])
    return replace(data, hexes={id: data.hexes[id] for id in down_then_across})


def make_board(data: BoardData) -> Board:
    """The board to play on."""
    faces = {id: ground.face for id, ground in data.hexes.items()}
    return Board(data.layout, data.letters, faces, _both_sides(data))


def _both_sides(data: BoardData) -> dict[str, tuple[int, ...]]:
    """The black sides as seen from both hexes."""
    by_place = {place_of(id, data.letters): id for id in data.hexes}
    walls: dict[str, list[int]] = {}
    for id, ground in data.hexes.items():
        across, down = place_of(id, data.letters)
        for side in ground.walls:
            step = LAYOUTS[data.layout][side]
            other = by_place[(across + step[0], down + step[1])]
            walls.setdefault(id, []).append(side)
            walls.setdefault(other, []).append(OPPOSITE[side])
    return {id: tuple(sorted(sides)) for id, sides in walls.items()}


def _read(key: str, file: TomlTable) -> BoardData:
    with file:
        name = _read_name(file)
        layout = file.one_of("layout", tuple(LAYOUTS))
        letters = file.one_of("letters", ("down", "across"))
        rivers = _read_rivers(file)
        return BoardData(
            key=key,
            name=name,
            layout=layout,
            letters=letters,
            players=file.numbers("players"),
            reserve_spaces=file.number("reserve_spaces"),
            hexes=_read_hexes(file, {hex_id for river in rivers for hex_id in river.path}),
            rivers=rivers,
            cubes_by_players=(
                file.table("cubes_by_players").by_number() if file.has("cubes_by_players") else {}
            ),
        )


def _read_hexes(file: TomlTable, wet: set[str]) -> dict[str, Ground]:
    hexes: dict[str, Ground] = {}
    for terrain, listed in (("plain", "plains"), ("hill", "hills"), ("water", "water")):
        for id in file.texts(listed, ()):
            if id in hexes:
                raise file.error(listed, GIVEN_TWICE, hex=id)
            hexes[id] = Ground(id, terrain, id in wet and terrain != "water")
    with file.table("hexes") as table:
        for id, entry in table.tables():
            if id in hexes:
                raise table.error(id, GIVEN_TWICE, hex=id)
            hexes[id] = _read_hex(id, entry, id in wet)
    return hexes


def _read_name(entry: TomlTable) -> Name:
    if not entry.is_table("name"):
        name = entry.text("name")
        return Name(name, name)
    with entry.table("name") as table:
        return Name(table.text("en"), table.text("ru"))


def _read_hex(id: str, entry: TomlTable, is_wet: bool) -> Ground:
    with entry:
        return Ground(
            id,
            terrain=entry.one_of("terrain", ("plain", "hill"), "plain"),
            river=entry.flag("river", False) or is_wet,
            name=_read_name(entry) if entry.has("name") else None,
            is_town=entry.flag("town", False),
            colour=entry.one_of("city", PRINTED_COLOURS, ""),
            cubes=entry.number("cubes", 0),
            walls=entry.numbers("walls", ()),
        )


def _read_rivers(file: TomlTable) -> tuple[River, ...]:
    if not file.has("rivers"):
        return ()
    with file.table("rivers") as table:
        return tuple(_read_river(key, entry) for key, entry in table.tables())


def _read_river(key: str, entry: TomlTable) -> River:
    with entry:
        return River(
            key,
            _read_name(entry),
            entry.texts("path"),
            entry.flag("canal", False),
            entry.number("from_side") if entry.has("from_side") else None,
            entry.number("to_side") if entry.has("to_side") else None,
        )
