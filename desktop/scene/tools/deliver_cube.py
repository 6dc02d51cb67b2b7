"""The gesture of a delivery: a cube is carried along the links to a city of its colour.

Of several ways to one city the hand chooses by the hexes it comes over; where that does not tell,
one turns through the ways (Q, E, the wheel) or is asked.
"""

from __future__ import annotations

from collections import deque

from desktop.engine.refusal import Refusal
from desktop.scene.tools.gesture import CarryGesture, Source
from desktop.titles.steam.actions import MoveCube
from desktop.titles.steam.deliveries import Delivery, deliveries
from desktop.titles.steam.links import departures, is_place
from desktop.titles.steam.phase_table import PhaseTable


class DeliverGesture(CarryGesture):
    """One cube in the hand."""

    def __init__(self, source: Source, hex_id: str, colour: str) -> None:
        self._source = source
        self.hex = hex_id
        self.colour = colour
        table = source.game.table
        assert isinstance(table, PhaseTable)
        self._table = table
        self.player = table.turn
        self._actions: dict[tuple[int, ...], MoveCube] = {}
        for choice in source.choices():
            action = choice.action
            if isinstance(action, MoveCube) and (action.hex, action.colour) == (hex_id, colour):
                self._actions[action.exits] = action
        self._ways: dict[str, list[Delivery]] = {}
        for delivery in deliveries(table, self.player):
            is_mine = (delivery.origin, delivery.colour) == (hex_id, colour)
            if is_mine and delivery.sides in self._actions:
                self._ways.setdefault(delivery.destination, []).append(delivery)
        for ways in self._ways.values():
            ways.sort(key=self._worth)
        self._trail: list[str] = [hex_id]
        self._turned: dict[str, int] = {}

    def _worth(self, delivery: Delivery) -> tuple[int, int]:
        """The best for the mover first; then what gives least to others."""
        points = dict(delivery.points)
        own = points.pop(self.player, 0)
        return -own, sum(points.values())

    def hexes(self) -> tuple[str, ...]:
        """The best first."""
        return tuple(sorted(self._ways, key=lambda hex_id: self._worth(self._ways[hex_id][0])))

    def ways(self, hex_id: str) -> tuple[Delivery, ...]:
        """All ways to a city, the best first."""
        return tuple(self._ways.get(hex_id, ()))

    def visit(self, hex_id: str) -> None:
        """The hand comes over a hex."""
        if hex_id == self.hex:
            self._trail.clear()
        if not self._trail or self._trail[-1] != hex_id:
            self._trail.append(hex_id)

    def turn(self, hex_id: str, steps: int) -> None:
        """Through the ways to a city, and round again."""
        ways = self._ways.get(hex_id, [])
        if ways:
            self._turned[hex_id] = (ways.index(self.way(hex_id)) + steps) % len(ways)

    def way(self, hex_id: str) -> Delivery:
        """The way to a city that is shown: the one turned to, the one come along, or the best."""
        ways = self._ways[hex_id]
        if hex_id in self._turned:
            return ways[self._turned[hex_id]]
        ends = {self.hex, hex_id}
        if not any(set(_hexes(way)).intersection(self._trail) - ends for way in ways):
            return ways[0]  # the hand came straight
        return max(ways, key=self._likeness)  # of equals the first

    def number(self, hex_id: str) -> int:
        """Of the shown way, counted from 1."""
        return self._ways[hex_id].index(self.way(hex_id)) + 1

    def is_clear(self, hex_id: str) -> bool:
        """Whether it is known which way is meant."""
        ways = self._ways[hex_id]
        if len(ways) == 1 or hex_id in self._turned:
            return True
        best = self.way(hex_id)
        alike = [w for w in ways if self._likeness(w) == self._likeness(best)]
        return len(alike) == 1 and self._is_followed(best)

    def _likeness(self, delivery: Delivery) -> int:
        """How well a way fits what the hand came over."""
        crossed = set(_hexes(delivery))
        return 2 * len(crossed.intersection(self._trail)) - len(crossed)

    def _is_followed(self, delivery: Delivery) -> bool:
        """Whether the hand came over some hex of every link."""
        trail = set(self._trail)
        ends = {delivery.origin, delivery.destination}
        return all(
            trail.intersection((*link.hexes, link.start, link.end)) - ends
            or not set(link.hexes) - ends
            for link in delivery.links
        )

    def action_of(self, delivery: Delivery) -> MoveCube:
        return self._actions[delivery.sides]

    def action_at(self, hex_id: str, place: int | None) -> MoveCube | None:
        return self.action_of(self.way(hex_id)) if hex_id in self._ways else None

    def reason(self, hex_id: str, place: int | None) -> Refusal | None:
        """Why it cannot go there; nothing to say of a hex that is no place, or its own."""
        if hex_id == self.hex or not is_place(self._table, self._table.board[hex_id]):
            return None
        action = MoveCube(
            player=self.player, hex=self.hex, colour=self.colour, exits=self._exits_to(hex_id)
        )
        try:
            self._source.game.check(action)
        except Refusal as refusal:
            return refusal
        return None

    def _exits_to(self, hex_id: str) -> tuple[int, ...]:
        """The shortest way by whosever links; a side without track where there is none."""
        net = departures(self._table)
        found: dict[str, tuple[int, ...]] = {self.hex: ()}
        queue = deque([self.hex])
        while queue:
            here = queue.popleft()
            for side, link in net.get(here, {}).items():
                other = link.other(here)
                if other not in found:
                    found[other] = (*found[here], side)
                    queue.append(other)
        free = next((side for side in range(6) if side not in net.get(self.hex, {})), 0)
        return found.get(hex_id, (free,))


def _hexes(delivery: Delivery) -> tuple[str, ...]:
    """All that a way comes over."""
    crossed = [hex_id for link in delivery.links for hex_id in link.hexes]
    return tuple(dict.fromkeys((*delivery.places, *crossed)))
