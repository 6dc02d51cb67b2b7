"""Which cubes a player can move, and by which ways."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import cast

from desktop.titles.steam.links import Link, departures
from desktop.titles.steam.table import SteamTable


@dataclass(frozen=True, slots=True)
class Delivery:
    """A cube on its way. The sides by which it leaves place after place say which way it goes."""

    origin: str
    colour: str
    sides: tuple[int, ...]
    places: tuple[str, ...]  # from the origin to the destination
    links: tuple[Link, ...]
    points: tuple[tuple[str, int], ...]  # the mover's first, the others' in turn order

    @property
    def destination(self) -> str:
        return self.places[-1]


def deliveries(table: SteamTable, player_id: str, level: int | None = None) -> tuple[Delivery, ...]:
    """Every delivery the player can make with locomotives of this level, or of his own."""
    if level is None:
        level = table.player(player_id).level
    known = table.track_known.known()
    key = ("deliveries", player_id, level, table.order)
    if key not in known:
        known[key] = tuple(_Search(table, player_id, level).run())
    return cast(tuple[Delivery, ...], known[key])


class _Search:
    """All ways through different places, cut short where no fitting city can be reached."""

    def __init__(self, table: SteamTable, player_id: str, level: int) -> None:
        self.table = table
        self.player = player_id
        self.level = level
        self.net = departures(table)
        self.hops = {colour: self._hops_to(colour) for colour in self._wanted()}
        self.path: list[tuple[int, Link]] = []
        self.places: list[str] = []
        self.used: dict[str, int] = {}

    def run(self) -> Iterator[Delivery]:
        for place in self.net:
            colours = tuple(dict.fromkeys(self.table.sites[place].cubes))
            if colours:
                self.places = [place]
                yield from self._go(place, colours)

    def _wanted(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(c for place in self.net for c in self.table.sites[place].cubes))

    def _hops_to(self, colour: str) -> dict[str, int]:
        """Links from every place to the nearest city of a colour."""
        cities = [place for place in self.net if self.table.sites[place].colour == colour]
        hops = dict.fromkeys(cities, 0)
        for place in cities:  # grows while it is read: nearer places come first
            for link in self.net[place].values():
                other = link.other(place)
                if other not in hops:
                    hops[other] = hops[place] + 1
                    cities.append(other)
        return hops

    def _go(self, place: str, colours: tuple[str, ...]) -> Iterator[Delivery]:
        left = self.level - len(self.path)
        for side, link in self.net[place].items():
            other = link.other(place)
            if other in self.places:
                continue
            near = tuple(c for c in colours if self.hops[c].get(other, left) < left)
            if not near:
                continue
            self._step(side, link, other)
            here = self.table.sites[other].colour
            if here in near and self._is_fair(0):
                yield self._found(here)
            onward = tuple(c for c in near if c != here)
            if onward and self._is_fair(left - 1):
                yield from self._go(other, onward)
            self._step_back(link)

    def _step(self, side: int, link: Link, other: str) -> None:
        self.path.append((side, link))
        self.places.append(other)
        self.used[link.owner] = self.used.get(link.owner, 0) + 1

    def _step_back(self, link: Link) -> None:
        self.path.pop()
        self.places.pop()
        self.used[link.owner] -= 1

    def _is_fair(self, to_come: int) -> bool:
        """At least one own link, and no other player's more often, with own ones still to come."""
        own = self.used.get(self.player, 0) + to_come
        return own > 0 and all(count <= own for owner, count in self.used.items() if owner)

    def _found(self, colour: str) -> Delivery:
        others = [id for id in self.table.order if id != self.player]
        return Delivery(
            self.places[0],
            colour,
            tuple(side for side, _ in self.path),
            tuple(self.places),
            tuple(link for _, link in self.path),
            tuple((id, self.used[id]) for id in (self.player, *others) if self.used.get(id)),
        )
