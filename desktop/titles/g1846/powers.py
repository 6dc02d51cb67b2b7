"""Powers of private companies: free track, a station in Chicago, and markers on the board."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from desktop.board.coords import OPPOSITE
from desktop.board.map import Hex
from desktop.board.tile_code import Face
from desktop.eighteen import stations, track
from desktop.eighteen.actions import LayTile, PlaceToken
from desktop.eighteen.companies.private import Private
from desktop.eighteen.steps.power import NOT_THERE, PowerStep, TrackPower
from desktop.engine.actions import Action, Pass
from desktop.engine.choices import Choice
from desktop.engine.refusal import QT_TRANSLATE_NOOP, Refusal
from desktop.titles.g1846.rules import CARD_RULES
from desktop.titles.g1846.table import WESTERN, Table1846

NOT_JOINED = QT_TRANSLATE_NOOP("Refusal", "The two tiles of {private} must be joined")
JOINED_BEFORE = QT_TRANSLATE_NOOP("Refusal", "{hex} and {other} are joined by track already")

# A corporation moves the steamboat by a rule of its own.
POWER_RULES = {**CARD_RULES, "SC": "1846.p.steamboat.corp"}


class PowerTrackStep(TrackPower):
    """Lake Shore Line, Michigan Central, Ohio & Indiana and Little Miami lay track."""

    accepts = (LayTile, Pass)

    table: Table1846

    def __init__(self, table: Any, name: str) -> None:
        super().__init__(table, name)
        self.half_used: Private | None = None  # has laid one of its two tiles
        self.first_hex = ""

    def reset(self) -> None:
        super().reset()
        self.half_used = None
        self.first_hex = ""

    def is_open(self) -> bool:
        return self.half_used is not None and any(True for _ in self.lays(self.half_used))

    def offers(self) -> bool:
        return self.half_used is None and bool(self.usable())

    def skip(self) -> None:
        """One tile was all that could be laid."""
        if self.half_used is not None:
            self._forgo(self.half_used)

    def _forgo(self, private: Private) -> None:
        private.uses_left = 0
        self.half_used = None

    def actors(self) -> tuple[str, ...]:
        return (self.half_used.id,) if self.half_used is not None else super().actors()

    def takes(self, action: Action) -> bool:
        return super().takes(action) and (isinstance(action, LayTile) or self.half_used is not None)

    def check(self, action: Action) -> None:
        if isinstance(action, LayTile):
            self.check_lay(action)

    def check_joined(self, private: Private, hex_: Hex, new: Face) -> None:
        rule_id = CARD_RULES[private.id]
        if hex_.id == self.first_hex:
            raise Refusal(NOT_THERE, rule_id, private=private.id, hex=hex_.id)
        if len(private.data.hexes) < 2 or private.data.uses < 2:
            return
        other = next(self.table.board[h] for h in private.data.hexes if h != hex_.id)
        side = hex_.neighbours.index(other)
        if private.data.second_edition and self.half_used is None:
            if side in hex_.face.exits and OPPOSITE[side] in other.face.exits:
                raise Refusal(JOINED_BEFORE, rule_id, hex=hex_.id, other=other.id)
            if side not in new.exits - hex_.face.exits:
                raise Refusal(NOT_JOINED, rule_id, private=private.id)
        elif self.half_used is not None and side not in track.joined_sides(hex_, new):
            raise Refusal(NOT_JOINED, rule_id, private=private.id)

    def cost(self, private: Private, hex_: Hex, new: Face) -> int:
        """Free; Little Miami only has a discount."""
        if not private.data.second_edition:
            return 0
        return max(0, self.table.tile_cost(self.company, hex_, new) - private.data.amount)

    def put_tile(self, action: LayTile) -> None:
        stack = self.table.supply.stacks[action.tile]
        self.table.lay(self.table.hex(action.hex), stack, action.rotation)

    def apply(self, action: Action) -> None:
        if isinstance(action, Pass):
            self._forgo(self.table.private(action.who))
            return
        assert isinstance(action, LayTile)
        private = self.table.private(action.company)
        self.lay(action)
        self.half_used = private if private.uses_left else None
        self.first_hex = action.hex if private.uses_left else ""

    def choices(self) -> Iterator[Choice]:
        if self.half_used is not None:
            yield from map(Choice, self.lays(self.half_used))
            yield Choice(Pass(who=self.half_used.id))
            return
        for private in self.usable():
            yield from map(Choice, self.lays(private))


class PowerTokenStep(PowerStep):
    """Chicago & Western Indiana: an extra station in Chicago."""

    table: Table1846

    accepts = (PlaceToken,)
    power = "station"

    def check(self, action: PlaceToken) -> None:
        private = self.table.privates[WESTERN]
        hex_ = self.table.hex(action.hex)
        if hex_.id not in private.data.hexes or action.place != private.data.place:
            raise Refusal(NOT_THERE, "1846.p.cwi", private=private.id, hex=hex_.id)
        if any(self.company.id in row for row in hex_.stations):
            names = {"company": self.company.id, "hex": hex_.id}
            raise Refusal(stations.STATION_THERE, "1846.p.cwi", **names)
        stations.check_slot(self.table, self.company, hex_, action.place)

    def apply(self, action: PlaceToken) -> None:
        private, hex_ = self.table.privates[WESTERN], self.table.hex(action.hex)
        slot = stations.check_slot(self.table, self.company, hex_, action.place)
        stations.put_station(self.company, hex_, action.place, slot)
        private.uses_left = 0
        self.table.tell("token", company=self.company.id, hex=hex_.id, cost=0)

    def choices(self) -> Iterator[Choice]:
        for private in self.usable():
            for hex_id in private.data.hexes:
                action = PlaceToken(company=private.id, hex=hex_id, place=private.data.place)
                try:
                    self.check(action)
                except Refusal:
                    continue
                yield Choice(action)
