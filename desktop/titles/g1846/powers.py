"""Powers of private companies: free track, a station in Chicago, and markers on the board."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from desktop.board.coords import OPPOSITE
from desktop.board.map import Hex
from desktop.board.tile_code import Face
from desktop.eighteen import laying, stations, track
from desktop.eighteen.actions import LayTile, PlaceToken
from desktop.eighteen.companies.private import Private
from desktop.eighteen.steps.base import CompanyStep
from desktop.engine.actions import Action, Pass
from desktop.engine.choices import Choice
from desktop.engine.money import CANNOT_PAY, pay
from desktop.engine.refusal import QT_TRANSLATE_NOOP, Refusal
from desktop.titles.g1846.rules import CARD_RULES
from desktop.titles.g1846.table import WESTERN, Table1846

NOT_THERE = QT_TRANSLATE_NOOP("Refusal", "{private} does not work on {hex}")
NOT_WITH = QT_TRANSLATE_NOOP("Refusal", "{private} does not lay tile {tile}")
NOT_JOINED = QT_TRANSLATE_NOOP("Refusal", "The two tiles of {private} must be joined")
JOINED_BEFORE = QT_TRANSLATE_NOOP("Refusal", "{hex} and {other} are joined by track already")

# A corporation moves the steamboat by a rule of its own.
POWER_RULES = {**CARD_RULES, "SC": "1846.p.steamboat.corp"}


class PowerStep(CompanyStep):
    """Something a private does for the corporation that has bought it, at any time of its turn."""

    table: Table1846
    power: ClassVar[str] = ""

    def is_open(self) -> bool:
        return False

    def skip(self) -> None:
        """Never asked; it is offered all the while."""

    def usable(self) -> tuple[Private, ...]:
        """The privates of the operating corporation that have this power left."""
        corporation = self.corporation
        if corporation is None or corporation.closed or corporation.in_receivership:
            return ()
        return tuple(
            p
            for p in self.table.privates.values()
            if p.owner is corporation
            and not p.closed
            and p.data.power == self.power
            and p.uses_left
        )

    def offers(self) -> bool:
        return bool(self.usable())

    def actors(self) -> tuple[str, ...]:
        return tuple(p.id for p in self.usable())


class PowerTrackStep(PowerStep):
    """Lake Shore Line, Michigan Central, Ohio & Indiana and Little Miami lay track."""

    accepts = (LayTile, Pass)
    power = "track"

    def __init__(self, table: Any, name: str) -> None:
        super().__init__(table, name)
        self.half_used: Private | None = None  # has laid one of its two tiles
        self.first_hex = ""

    def reset(self) -> None:
        super().reset()
        self.half_used = None
        self.first_hex = ""

    def is_open(self) -> bool:
        return self.half_used is not None and any(True for _ in self._lays(self.half_used))

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
            self._check_lay(action)

    def _check_lay(self, action: LayTile) -> None:
        private = self.table.private(action.company)
        rule_id = POWER_RULES[private.id]
        hex_ = self.table.hex(action.hex)
        if hex_.id not in private.data.hexes or hex_.id == self.first_hex:
            raise Refusal(NOT_THERE, rule_id, private=private.id, hex=hex_.id)
        if action.tile not in private.data.tiles:
            raise Refusal(NOT_WITH, rule_id, private=private.id, tile=action.tile[:40])
        stack = laying.find_stack(self.table, action)
        new = laying.check_face(self.table, hex_, stack.face, action.rotation)
        self._check_joined(private, hex_, new, rule_id)
        cost, cash = self._cost(private, hex_, new), self.company.cash
        if cash < cost:
            raise Refusal(CANNOT_PAY, rule_id, payer=self.company.id, cash=cash, amount=cost)

    def _check_joined(self, private: Private, hex_: Hex, new: Face, rule_id: str) -> None:
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

    def _cost(self, private: Private, hex_: Hex, new: Face) -> int:
        """Free; Little Miami only has a discount."""
        if not private.data.second_edition:
            return 0
        return max(0, self.table.tile_cost(self.company, hex_, new) - private.data.amount)

    def apply(self, action: Action) -> None:
        if isinstance(action, Pass):
            self._forgo(self.table.private(action.who))
            return
        assert isinstance(action, LayTile)
        private, hex_ = self.table.private(action.company), self.table.hex(action.hex)
        stack = self.table.supply.stacks[action.tile]
        cost = self._cost(private, hex_, stack.face.turned(action.rotation))
        pay(self.company, self.table.bank, cost, POWER_RULES[private.id])
        self.table.lay(hex_, stack, action.rotation)
        private.uses_left -= 1
        self.half_used = private if private.uses_left else None
        self.first_hex = hex_.id if private.uses_left else ""
        self.table.tell(
            "tile",
            company=private.id,
            hex=hex_.id,
            tile=action.tile,
            rotation=action.rotation,
            cost=cost,
        )

    def choices(self) -> Iterator[Choice]:
        if self.half_used is not None:
            yield from map(Choice, self._lays(self.half_used))
            yield Choice(Pass(who=self.half_used.id))
            return
        for private in self.usable():
            yield from map(Choice, self._lays(private))

    def _lays(self, private: Private) -> Iterator[LayTile]:
        numbers = private.data.tiles
        for action in laying.candidates(self.table, private.id, private.data.hexes, numbers):
            try:
                self._check_lay(action)
            except Refusal:
                continue
            yield action


class PowerTokenStep(PowerStep):
    """Chicago & Western Indiana: an extra station in Chicago."""

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
