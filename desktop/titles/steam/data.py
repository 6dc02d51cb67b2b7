"""What is printed in the box and on a board of Steam; none of it changes in a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from desktop.board.tile_code import SIDES, Face, Place, Track

COLOURS = ("red", "blue", "yellow", "purple", "grey")
PRINTED_COLOURS = COLOURS[:-1]  # grey cities come only with new-city tiles

# A city has track at all six sides.
CITY_TRACKS = tuple(Track(side, SIDES) for side in range(SIDES))


def city_face(id: str) -> Face:
    """A hex or a tile that is a city; gray as all that never takes another tile."""
    return Face(id, "gray", (Place("city"),), CITY_TRACKS)


@dataclass(frozen=True)
class Name:
    """A name in both languages."""

    en: str
    ru: str

    def in_language(self, language: str) -> str:
        return self.ru if language == "ru" else self.en


@dataclass(frozen=True)
class Ground:
    """What is printed in one hex."""

    id: str
    terrain: str = "plain"  # "hill", "water"
    river: bool = False  # or a canal, or a small lake
    name: Name | None = None
    is_town: bool = False
    colour: str = ""  # of the printed city
    cubes: int = 0  # the number printed in the city
    walls: tuple[int, ...] = ()  # black sides

    @property
    def is_land(self) -> bool:
        return self.terrain != "water"

    @property
    def face(self) -> Face:
        if not self.is_land:
            return Face(self.id, "blue")
        if self.colour:
            return city_face(self.id)
        return Face(self.id, "white", (Place("town"),) if self.is_town else ())


@dataclass(frozen=True)
class River:
    """A river or a canal as it is drawn: from hex to hex, perhaps on over the edge."""

    key: str
    name: Name
    path: tuple[str, ...]
    is_canal: bool = False
    from_side: int | None = None
    to_side: int | None = None


@dataclass(frozen=True)
class BoardData:
    """One board."""

    key: str
    name: Name
    layout: str
    letters: str
    players: tuple[int, ...]
    reserve_spaces: int
    hexes: Mapping[str, Ground]
    rivers: tuple[River, ...] = ()
    cubes_by_players: Mapping[int, int] = field(default_factory=dict)

    def cubes_in(self, id: str, players: int) -> int:
        """How many cubes a printed city gets."""
        return self.hexes[id].cubes + self.cubes_by_players.get(players, 0)


@dataclass(frozen=True)
class Pair:
    """A double-sided tile and how many of it there are; `back` may be unprinted."""

    front: str
    back: str
    count: int

    @property
    def faces(self) -> tuple[str, ...]:
        return (self.front, self.back) if self.back else (self.front,)


@dataclass(frozen=True)
class ActionTile:
    """One of the seven."""

    number: int
    key: str
    cost: int
    may_decline: bool


@dataclass(frozen=True)
class TrackCosts:
    """How many tiles a turn has, and what terrain costs."""

    tiles: int
    engineer_tiles: int
    town: int
    river: int
    hill: int


@dataclass(frozen=True)
class Loan:
    """A unit of money raised and what it takes."""

    unit: int
    income: int
    points: int


@dataclass(frozen=True)
class Box:
    """All that is in the box, boards aside."""

    boards: tuple[str, ...]
    faces: Mapping[str, Face]
    pairs: tuple[Pair, ...]
    actions: Mapping[int, ActionTile]
    discs: int
    growth_markers: int
    cubes: Mapping[str, int]
    new_cities: Mapping[str, int]
    coins: Mapping[int, int]
    reserve_cubes: Mapping[int, int]
    rounds: Mapping[int, int]
    income: range
    levels: range
    loan: Loan
    track: TrackCosts
