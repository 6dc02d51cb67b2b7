"""What a title's sheet prints besides its hexes: lakes, rivers, hills, title block, names."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from desktop.board.print_facts import PrintedBoard
from desktop.board.tile_code import SIDES
from desktop.engine.toml_table import TomlTable

LANGUAGES = ("en", "ru")
SCORE_LAYOUTS = ("every_round", "last_set")  # which rounds a score sheet has columns for

Point = tuple[float, float]  # on the doubled grid
Points = tuple[Point, ...]
Words = Mapping[str, str]  # by language


@dataclass(frozen=True)
class Lake:
    shore: Points
    name_at: Point
    name: Mapping[str, tuple[str, ...]]  # lines, by language


@dataclass(frozen=True)
class TitleBlock:
    at: tuple[int, int]  # scene units
    title: str
    subtitle: Words
    values: Mapping[str, Words]  # what the off-map values of a colour are for


@dataclass(frozen=True)
class PrintData:
    key: str
    sheet: tuple[int, int, int, int]  # left, top, width, height in scene units
    score_layout: str  # one of SCORE_LAYOUTS; "" where its papers need none
    endings: tuple[str, ...]  # how a game may end, to be ticked on a blank score sheet
    folds_across: tuple[float, ...]  # parts of the width
    folds_down: tuple[float, ...]
    title_block: TitleBlock
    lakes: tuple[Lake, ...]
    rivers: tuple[Points, ...]
    ridges: tuple[Points, ...]
    labels: Mapping[str, int]  # hex -> the side across which its name stands
    markers: Mapping[str, str]  # private company -> symbol its marker lies on
    names: Mapping[str, Words]  # by the name in the map's data

    def name(self, name: str, language: str) -> str:
        """The name of a place in a language, by its name in the map's data."""
        return self.names[name].get(language, name) if name in self.names else name


_known: dict[str, PrintData] = {}


def print_of(board: PrintedBoard) -> PrintData:
    """The same, read once for each board."""
    if board.key not in _known:
        _known[board.key] = read_print(board)
    return _known[board.key]


def read_print(board: PrintedBoard) -> PrintData:
    """The file of a printed sheet; a DataError names it and the key at fault."""
    hexes = board.hexes
    with TomlTable.of_file(*board.print_file) as file:
        sheet = file.numbers("sheet")
        if len(sheet) != 4:
            raise file.error("sheet", "is not left, top, width and height")
        layout = file.one_of("score_layout", SCORE_LAYOUTS, "")
        with file.table("folds") as folds:
            across, down = folds.numbers("across", ()), folds.numbers("down", ())
        with file.table("title_block") as table:
            title_block = _read_title_block(table)
        with file.table("labels") as table:
            labels = {id: _side(table, id, tuple(hexes)) for id in table.unread}
        with file.table("markers") as table:
            markers = {id: _marker(table, id, board.markers) for id in table.unread}
        return PrintData(
            key=board.key,
            sheet=(sheet[0], sheet[1], sheet[2], sheet[3]),
            score_layout=layout,
            endings=file.texts("endings", ()),
            folds_across=tuple(part / 1000 for part in across),
            folds_down=tuple(part / 1000 for part in down),
            title_block=title_block,
            lakes=tuple(_read_lake(lake) for _, lake in file.table("lakes").tables()),
            rivers=_read_lines(file.table("rivers")),
            ridges=_read_lines(file.table("ridges")),
            labels=labels,
            markers=markers,
            names=_read_names(file, {data.name for data in hexes.values() if data.name}),
        )


def _read_title_block(table: TomlTable) -> TitleBlock:
    at = table.numbers("at")
    if len(at) != 2:
        raise table.error("at", "is not a point")
    title, subtitle = table.text("title"), _words(table, "subtitle")
    with table.table("values") as values:
        legend = {colour: _words(values, colour) for colour in values.unread}
    return TitleBlock((at[0], at[1]), title, subtitle, legend)


def _words(table: TomlTable, key: str) -> Words:
    with table.table(key) as words:
        return {language: words.text(language) for language in LANGUAGES}


def _read_lake(table: TomlTable) -> Lake:
    with table:
        at = table.numbers("name_at")
        with table.table("name") as name:
            lines = {language: name.texts(language) for language in LANGUAGES}
        return Lake(_points(table, "shore"), _point(table, "name_at", at), lines)


def _read_lines(table: TomlTable) -> tuple[Points, ...]:
    with table:
        return tuple(_points(table, key) for key in table.unread)


def _points(table: TomlTable, key: str) -> Points:
    return tuple(_point(table, key, point) for point in table.rows(key))


def _point(table: TomlTable, key: str, numbers: tuple[int, ...]) -> Point:
    if len(numbers) != 2:
        raise table.error(key, f"{list(numbers)} is not a point")
    return numbers[0] / 100, numbers[1] / 100


def _side(table: TomlTable, id: str, hexes: tuple[str, ...]) -> int:
    side = table.number(id)
    if id not in hexes or not 0 <= side < SIDES:
        raise table.error(id, "is not a hex and one of its sides")
    return side


def _marker(table: TomlTable, id: str, privates: tuple[str, ...]) -> str:
    if id not in privates:
        raise table.error(id, "is no private company of this box")
    return table.text(id)


def _read_names(file: TomlTable, printed: set[str]) -> Mapping[str, Words]:
    with file.table("names_ru") as table:
        for name in table.unread:
            if name not in printed:
                raise table.error(name, "is no name on this board")
        return {name: {"en": name, "ru": table.text(name)} for name in sorted(printed)}
