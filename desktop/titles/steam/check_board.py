"""Whether a board can be played on, and if not, what exactly is wrong with it."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.board.coords import LAYOUTS, OPPOSITE, place_of
from desktop.board.tile_code import SIDES
from desktop.engine.resources import DataError
from desktop.engine.translatable import QT_TRANSLATE_NOOP
from desktop.titles.steam.data import BoardData, Box, Ground, Name

MOST_HEXES = 400
MOST_COLUMNS = 52
MOST_NAME = 60
LEAST_CITIES = 2

NO_HEX_NAME = QT_TRANSLATE_NOOP("DataError", "{hex} is not the name of a hex, such as C7")
OFF_THE_GRID = QT_TRANSLATE_NOOP(
    "DataError", "{hex} does not fit {first}: from row to row the numbers are odd and even by turns"
)
TOO_BIG = QT_TRANSLATE_NOOP("DataError", "the board has {count} hexes; at most {most} are drawn")
TOO_FAR = QT_TRANSLATE_NOOP(
    "DataError", "{hex} lies more than {most} rows or columns from the edge"
)
NO_LAND = QT_TRANSLATE_NOOP("DataError", "the board has no land")
NOT_CONNECTED = QT_TRANSLATE_NOOP("DataError", "no track can ever lead from {hex} to {other}")
TOWN_AND_CITY = QT_TRANSLATE_NOOP("DataError", "a hex is a city or a town, not both")
NO_NAME = QT_TRANSLATE_NOOP("DataError", "a city or a town needs a name")
BAD_NAME = QT_TRANSLATE_NOOP("DataError", "a name has 1 to {most} characters")
SAME_NAME = QT_TRANSLATE_NOOP("DataError", "{other} is called {name} already")
NO_CUBES = QT_TRANSLATE_NOOP("DataError", "a city needs the number of its cubes, at least 1")
CUBES_WITHOUT_CITY = QT_TRANSLATE_NOOP("DataError", "only a city has cubes")
FEW_CITIES = QT_TRANSLATE_NOOP(
    "DataError", "the board has {count} cities; it needs at least {least}"
)
ONE_COLOUR = QT_TRANSLATE_NOOP(
    "DataError", "all cities have the same colour; goods need another one"
)
NO_WAY_OUT = QT_TRANSLATE_NOOP("DataError", "no side of {name} is open to track")
NO_SIDE = QT_TRANSLATE_NOOP("DataError", "{side} is not a side; sides are numbered 0 to 5")
WALL_TO_NOWHERE = QT_TRANSLATE_NOOP(
    "DataError", "there is no land across side {side}, so it is closed without a wall"
)
WALL_TWICE = QT_TRANSLATE_NOOP("DataError", "side {side} is written in {other}, too")
SIDE_TWICE = QT_TRANSLATE_NOOP("DataError", "side {side} is written twice")
SHORT_RIVER = QT_TRANSLATE_NOOP("DataError", "the path has no hex")
RIVER_OFF_BOARD = QT_TRANSLATE_NOOP("DataError", "there is no hex {hex} on the board")
RIVER_JUMPS = QT_TRANSLATE_NOOP("DataError", "{hex} and {other} are not neighbours")
RIVER_STAYS = QT_TRANSLATE_NOOP("DataError", "side {side} of {hex} does not lead over the edge")
NO_PLAYERS = QT_TRANSLATE_NOOP("DataError", "the board is for nobody")
WRONG_PLAYERS = QT_TRANSLATE_NOOP(
    "DataError", "the game is for {least} to {most} players, not {count}"
)
PLAYERS_TWICE = QT_TRANSLATE_NOOP("DataError", "{count} is written twice")
NOT_FOR_SO_MANY = QT_TRANSLATE_NOOP("DataError", "the board is not for {count} players")
NO_RESERVE = QT_TRANSLATE_NOOP("DataError", "there are 1 to {most} reserve spaces, not {count}")
TOO_MANY_CUBES = QT_TRANSLATE_NOOP(
    "DataError", "with {players} players {count} cubes lie on the board; the box has {most}"
)
NEGATIVE_CUBES = QT_TRANSLATE_NOOP(
    "DataError", "with {players} players {name} would begin with {count} cubes"
)

MOST_RESERVE = 24


def check_board(data: BoardData, file: str, box: Box) -> None:
    """Raise a DataError with file, key and sentence for the first thing that is wrong."""
    _Check(data, file, box).run()


class _Check:
    def __init__(self, data: BoardData, file: str, box: Box) -> None:
        self.data = data
        self.file = file
        self.box = box
        self.by_place: dict[tuple[int, int], str] = {}

    def run(self) -> None:
        self._check_players()
        self._check_grid()
        for ground in self.data.hexes.values():
            self._check_hex(ground)
        self._check_names()
        self._check_walls()
        self._check_rivers()
        self._check_cities()
        self._check_cubes()
        self._check_connected()

    def _wrong(self, key: str, text: str, **facts: str | int) -> DataError:
        return DataError(self.file, key, text, **facts)

    # Players and reserve

    def _check_players(self) -> None:
        players, known = self.data.players, self.box.rounds
        if not players:
            raise self._wrong("players", NO_PLAYERS)
        for count in players:
            if count not in known:
                least, most = min(known), max(known)
                raise self._wrong("players", WRONG_PLAYERS, least=least, most=most, count=count)
            if players.count(count) > 1:
                raise self._wrong("players", PLAYERS_TWICE, count=count)
        for count in self.data.cubes_by_players:
            if count not in players:
                raise self._wrong(f"cubes_by_players.{count}", NOT_FOR_SO_MANY, count=count)
        spaces = self.data.reserve_spaces
        if spaces not in range(1, MOST_RESERVE + 1):
            raise self._wrong("reserve_spaces", NO_RESERVE, most=MOST_RESERVE, count=spaces)

    # The grid

    def _check_grid(self) -> None:
        hexes = self.data.hexes
        if len(hexes) > MOST_HEXES:
            raise self._wrong("", TOO_BIG, count=len(hexes), most=MOST_HEXES)
        first = ""
        for id in hexes:
            try:
                place = place_of(id, self.data.letters)
            except ValueError:
                raise self._wrong(self._key(id), NO_HEX_NAME, hex=id[:40]) from None
            if max(place) >= 2 * MOST_COLUMNS or min(place) < 0:
                raise self._wrong(self._key(id), TOO_FAR, hex=id[:40], most=MOST_COLUMNS)
            first = first or id
            if (sum(place) - sum(place_of(first, self.data.letters))) % 2:
                raise self._wrong(self._key(id), OFF_THE_GRID, hex=id, first=first)
            self.by_place[place] = id

    def _key(self, id: str) -> str:
        """Where a hex is written in the file."""
        ground = self.data.hexes[id]
        is_bare = not (ground.name or ground.colour or ground.is_town or ground.walls)
        lists = {"plain": "plains", "hill": "hills", "water": "water"}
        return lists[ground.terrain] if is_bare else f"hexes.{id}"

    def _across(self, id: str, side: int) -> str:
        across, down = place_of(id, self.data.letters)
        step = LAYOUTS[self.data.layout][side]
        return self.by_place.get((across + step[0], down + step[1]), "")

    def _land_across(self, id: str, side: int) -> str:
        other = self._across(id, side)
        return other if other and self.data.hexes[other].is_land else ""

    # Hexes

    def _check_hex(self, ground: Ground) -> None:
        key = f"hexes.{ground.id}"
        if ground.colour and ground.is_town:
            raise self._wrong(key, TOWN_AND_CITY)
        if (ground.colour or ground.is_town) and ground.name is None:
            raise self._wrong(f"{key}.name", NO_NAME)
        if ground.colour and ground.cubes < 1:
            raise self._wrong(f"{key}.cubes", NO_CUBES)
        if ground.cubes and not ground.colour:
            raise self._wrong(f"{key}.cubes", CUBES_WITHOUT_CITY)

    def _check_names(self) -> None:
        self._check_name("name", self.data.name)
        seen: dict[str, str] = {}
        for id, ground in self.data.hexes.items():
            if ground.name is None:
                continue
            key = f"hexes.{id}.name"
            self._check_name(key, ground.name)
            for name in {ground.name.en: 1, ground.name.ru: 1}:
                if name in seen:
                    raise self._wrong(key, SAME_NAME, other=seen[name], name=name)
                seen[name] = id
        for river in self.data.rivers:
            self._check_name(f"rivers.{river.key}.name", river.name)

    def _check_name(self, key: str, name: Name) -> None:
        for text in (name.en, name.ru):
            if not 0 < len(text.strip()) <= MOST_NAME:
                raise self._wrong(key, BAD_NAME, most=MOST_NAME)

    def _check_walls(self) -> None:
        seen: dict[tuple[str, int], str] = {}
        for id, ground in self.data.hexes.items():
            key = f"hexes.{id}.walls"
            for side in ground.walls:
                if side not in range(SIDES):
                    raise self._wrong(key, NO_SIDE, side=side)
                other = self._land_across(id, side)
                if not other:
                    raise self._wrong(key, WALL_TO_NOWHERE, side=side)
                writer = seen.get((id, side))
                if writer == id:
                    raise self._wrong(key, SIDE_TWICE, side=side)
                if writer:
                    raise self._wrong(key, WALL_TWICE, side=side, other=writer)
                seen[id, side] = seen[other, OPPOSITE[side]] = id

    def _check_rivers(self) -> None:
        for river in self.data.rivers:
            key = f"rivers.{river.key}"
            if not river.path:
                raise self._wrong(f"{key}.path", SHORT_RIVER)
            for id in river.path:
                if id not in self.data.hexes:
                    raise self._wrong(f"{key}.path", RIVER_OFF_BOARD, hex=id[:40])
            for id, other in zip(river.path, river.path[1:], strict=False):
                if other not in (self._across(id, side) for side in range(SIDES)):
                    raise self._wrong(f"{key}.path", RIVER_JUMPS, hex=id, other=other)
            ends = (("from_side", river.from_side, 0), ("to_side", river.to_side, -1))
            for word, leaving, at in ends:
                if leaving is not None:
                    self._check_leaves(f"{key}.{word}", river.path[at], leaving)

    def _check_leaves(self, key: str, id: str, side: int) -> None:
        if side not in range(SIDES):
            raise self._wrong(key, NO_SIDE, side=side)
        if self._across(id, side):
            raise self._wrong(key, RIVER_STAYS, side=side, hex=id)

    # Cities, goods and land

    def _cities(self) -> tuple[Ground, ...]:
        return tuple(ground for ground in self.data.hexes.values() if ground.colour)

    def _check_cities(self) -> None:
        if not any(ground.is_land for ground in self.data.hexes.values()):
            raise self._wrong("hexes", NO_LAND)
        cities = self._cities()
        if len(cities) < LEAST_CITIES:
            raise self._wrong("hexes", FEW_CITIES, count=len(cities), least=LEAST_CITIES)
        if len({city.colour for city in cities}) == 1:
            raise self._wrong("hexes", ONE_COLOUR)
        for city in cities:
            if not any(True for _ in self._open_neighbours(city.id)):
                assert city.name is not None
                raise self._wrong(f"hexes.{city.id}", NO_WAY_OUT, name=city.name.en)

    def _check_cubes(self) -> None:
        most = sum(self.box.cubes.values())
        for players in self.data.players:
            for city in self._cities():
                count = self.data.cubes_in(city.id, players)
                if count < 0:
                    assert city.name is not None
                    key = f"cubes_by_players.{players}"
                    name = city.name.en
                    raise self._wrong(key, NEGATIVE_CUBES, players=players, name=name, count=count)
            count = sum(self.data.cubes_in(city.id, players) for city in self._cities())
            count += self.data.reserve_spaces * self.box.reserve_cubes[players]
            if count > most:
                raise self._wrong("hexes", TOO_MANY_CUBES, players=players, count=count, most=most)

    def _open_neighbours(self, id: str) -> Iterator[str]:
        """The land to which track can lead from here."""
        for side in range(SIDES):
            other = self._land_across(id, side)
            blocked = side in self.data.hexes[id].walls
            if other and not blocked and OPPOSITE[side] not in self.data.hexes[other].walls:
                yield other

    def _check_connected(self) -> None:
        land = [id for id, ground in self.data.hexes.items() if ground.is_land]
        reached = dict.fromkeys(land[:1])
        for id in (queue := list(reached)):
            for other in self._open_neighbours(id):
                if other not in reached:
                    reached[other] = None
                    queue.append(other)
        for id in land:
            if id not in reached:
                raise self._wrong(self._key(id), NOT_CONNECTED, hex=land[0], other=id)
