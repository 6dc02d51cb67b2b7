"""The pieces of Steam: people with their tracks, the land and what lies on it, and the supply."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from itertools import combinations
from typing import ClassVar

from desktop.engine.players import Player
from desktop.engine.state import Piece
from desktop.titles.steam.data import COLOURS, Box, Ground


class SteamPlayer(Player):
    """Somebody at the table, with the discs on income, victory points and locomotives."""

    def __init__(self, seat: int, id: str, name: str) -> None:
        super().__init__(seat, id, name)
        self.income = 0
        self.points = 0
        self.level = 1  # of the locomotives
        self.action = 0  # number of the action tile taken in this round
        self.last_action = 0  # and in the round before
        self.declined = False  # took city growth or urbanisation, and passed
        self.is_out = False


class Site(Piece):
    """One hex of land: its cubes, whether it is a town or a city, and whose track runs there.

    `owners` and `rounds` run beside the tracks of the face that lies there; `rounds` says in which
    round a piece of track was laid as a new one (0: no link begins or ends with it).
    """

    fixed: ClassVar[frozenset[str]] = frozenset({"key", "hex"})
    topic: ClassVar[str] = "track"

    def __init__(self, ground: Ground) -> None:
        self.key = f"site:{ground.id}"
        self.hex = ground.id
        self.colour = ground.colour
        self.is_town = ground.is_town
        self.grown = False  # bears a growth marker
        self.cubes: tuple[str, ...] = ()  # in the order of the colours
        self.owners: tuple[str, ...] = ()
        self.rounds: tuple[int, ...] = ()

    def put(self, cubes: Iterable[str]) -> None:
        self.cubes = in_order((*self.cubes, *cubes))

    def take(self, colour: str) -> None:
        at = self.cubes.index(colour)
        self.cubes = (*self.cubes[:at], *self.cubes[at + 1 :])


def in_order(cubes: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted(cubes, key=COLOURS.index))


class Supply(Piece):
    """What lies beside the board: track tiles, new cities, the reserve, the bag, growth markers."""

    fixed: ClassVar[frozenset[str]] = frozenset({"key", "box"})
    topic: ClassVar[str] = "supply"

    def __init__(self, box: Box, reserve_spaces: int) -> None:
        self.key = "supply"
        self.box = box
        self.laid: tuple[int, ...] = (0,) * len(box.faces)  # by face, in the order of the box
        self.new_cities: tuple[int, ...] = tuple(box.new_cities[colour] for colour in COLOURS)
        self.growth_markers = box.growth_markers
        self.bag: tuple[str, ...] = ()
        self.reserve: tuple[tuple[str, ...], ...] = ((),) * reserve_spaces

    @property
    def tiles_left(self) -> int:
        """Pieces of cardboard that are not on the board."""
        return sum(pair.count for pair in self.box.pairs) - sum(self.laid)

    def left(self, face: str, returned: str = "") -> int:
        """How often this face can still be laid, when another one comes back from the board.

        A tile has two faces, and some faces are printed on tiles with different backs. Which of
        those lie on the board nobody can see, so they are counted as if the best ones did: for
        every set of faces with this one in it there must be as many tiles as are laid.
        """
        back = self._index.get(returned, -1)
        return min(
            pieces - sum(self.laid[at] for at in ats) + (back in ats)
            for pieces, ats in self._sets[face]
        )

    def count_of(self, face: str) -> int:
        """On how many tiles this face is printed."""
        return sum(pair.count for pair in self.box.pairs if face in pair.faces)

    def take(self, face: str) -> None:
        self._count(face, 1)

    def give_back(self, face: str) -> None:
        self._count(face, -1)

    def new_cities_left(self, colour: str) -> int:
        return self.new_cities[COLOURS.index(colour)]

    def take_new_city(self, colour: str) -> None:
        at = COLOURS.index(colour)
        counts = self.new_cities
        self.new_cities = (*counts[:at], counts[at] - 1, *counts[at + 1 :])

    def take_reserve(self, space: int) -> tuple[str, ...]:
        """Empty a reserve space for good."""
        cubes = self.reserve[space]
        self.reserve = (*self.reserve[:space], (), *self.reserve[space + 1 :])
        return cubes

    def draw(self, count: int) -> tuple[str, ...]:
        """Cubes from the bag, which has been shaken before."""
        cubes, self.bag = self.bag[:count], self.bag[count:]
        return in_order(cubes)

    def return_cube(self, colour: str) -> None:
        self.bag = (*self.bag, colour)

    def _count(self, face: str, change: int) -> None:
        at = self._index[face]
        self.laid = (*self.laid[:at], self.laid[at] + change, *self.laid[at + 1 :])

    @cached_property
    def _index(self) -> dict[str, int]:
        return {face: at for at, face in enumerate(self.box.faces)}

    @cached_property
    def _sets(self) -> dict[str, tuple[tuple[int, tuple[int, ...]], ...]]:
        """For each face every set of faces with common tiles around it, and their tiles."""
        return {face: tuple(self._sets_around(face)) for face in self.box.faces}

    def _sets_around(self, face: str) -> list[tuple[int, tuple[int, ...]]]:
        kin = {face}
        for _ in self.box.pairs:
            kin |= {f for pair in self.box.pairs if kin & set(pair.faces) for f in pair.faces}
        others = sorted(kin - {face})
        sets = []
        for size in range(len(others) + 1):
            for some in combinations(others, size):
                chosen = {face, *some}
                pieces = sum(p.count for p in self.box.pairs if chosen & set(p.faces))
                sets.append((pieces, tuple(sorted(self._index[f] for f in chosen))))
        return sets
