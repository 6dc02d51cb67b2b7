"""Powers of private companies: free track, a station in Chicago, and markers on the board."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from desktop.board.coords import OPPOSITE
from desktop.board.map import Hex
from desktop.board.tile_code import Face
from desktop.eighteen import laying, stations, track
from desktop.eighteen.actions import LayTile, NameBeneficiary, PlaceMarker, PlaceToken
from desktop.eighteen.companies.private import Private
from desktop.eighteen.shares import Investor
from desktop.eighteen.steps.base import CompanyStep, EighteenStep
from desktop.eighteen.steps.run_trains import RunTrainsStep
from desktop.engine.actions import Action, Pass
from desktop.engine.choices import Choice
from desktop.engine.money import CANNOT_PAY, pay
from desktop.engine.refusal import QT_TRANSLATE_NOOP, Refusal
from desktop.titles.g1846 import options
from desktop.titles.g1846.table import BOOMTOWN, MEAT, STEAMBOAT, WESTERN, Table1846

NOT_THERE = QT_TRANSLATE_NOOP("Refusal", "{private} does not work on {hex}")
NOT_WITH = QT_TRANSLATE_NOOP("Refusal", "{private} does not lay tile {tile}")
NOT_JOINED = QT_TRANSLATE_NOOP("Refusal", "The two tiles of {private} must be joined")
JOINED_BEFORE = QT_TRANSLATE_NOOP("Refusal", "{hex} and {other} are joined by track already")
AFTER_RUNNING = QT_TRANSLATE_NOOP("Refusal", "The steamboat is moved before the trains run")
NOT_A_BENEFICIARY = QT_TRANSLATE_NOOP("Refusal", "{company} cannot profit from the steamboat")
TWICE = QT_TRANSLATE_NOOP("Refusal", "{private} has done this in the present round")

POWER_RULES = {
    "LSL": "1846.p.lsl",
    "MC": "1846.p.mc",
    "O&I": "1846.p.oi",
    "LM": "1846.p.lm",
    "C&WI": "1846.p.cwi",
    "SC": "1846.p.steamboat.corp",
    "MPC": "1846.p.meat",
    "BT": "1846.p.bt",
}


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


class PowerMarkerStep(PowerStep):
    """Markers of corporations: meat and boomtown once, the steamboat again and again."""

    fixed: ClassVar[frozenset[str]] = PowerStep.fixed | {"runs"}
    accepts = (PlaceMarker,)

    def __init__(self, table: Any, name: str, runs: RunTrainsStep) -> None:
        super().__init__(table, name)
        self.runs = runs

    def usable(self) -> tuple[Private, ...]:
        corporation = self.corporation
        if corporation is None or corporation.closed or corporation.in_receivership:
            return ()
        found = []
        for id in (STEAMBOAT, MEAT, BOOMTOWN):
            private = self.table.privates[id]
            is_ours = private.owner is corporation and not private.closed
            if is_ours and (private.id == STEAMBOAT or private.uses_left):
                found.append(private)
        return tuple(found)

    def _is_too_late(self, private: Private) -> bool:
        return private.id == STEAMBOAT and self.runs.done

    def check(self, action: PlaceMarker) -> None:
        private = self.table.private(action.private)
        if self._is_too_late(private):
            raise Refusal(AFTER_RUNNING, POWER_RULES[private.id])
        if action.hex not in private.data.hexes or action.hex == private.marker:
            raise Refusal(
                NOT_THERE, POWER_RULES[private.id], private=private.id, hex=action.hex[:40]
            )

    def apply(self, action: PlaceMarker) -> None:
        private = self.table.private(action.private)
        private.marker = action.hex
        if private.id != STEAMBOAT:
            private.uses_left -= 1
        self.table.tell("marker", private=private.id, hex=action.hex)

    def choices(self) -> Iterator[Choice]:
        for private in self.usable():
            for hex_id in private.data.hexes:
                if hex_id != private.marker and not self._is_too_late(private):
                    yield Choice(PlaceMarker(private=private.id, hex=hex_id))


class SteamboatStep(EighteenStep):
    """At the start of an operating round a player places the marker and names who profits."""

    accepts = (PlaceMarker, NameBeneficiary, Pass)

    table: Table1846

    def __init__(self, table: Any, name: str) -> None:
        super().__init__(table, name)
        self.placed = False
        self.named = False

    def reset(self) -> None:
        """Each company's turn resets the steps; this one belongs to the round."""
        if self.table.operating is None:
            super().reset()
            self.placed = self.named = False

    def is_open(self) -> bool:
        steamboat = self.table.privates[STEAMBOAT]
        return (
            not self.done
            and self.table.operating is None
            and isinstance(steamboat.owner, Investor)
            and not steamboat.closed
            and bool(self.table.operating_round.order())
            and any(True for _ in self._deeds())
        )

    def skip(self) -> None:
        if self.table.operating is not None:
            self.done = True

    def actors(self) -> tuple[str, ...]:
        return (STEAMBOAT,)

    def check(self, action: Action) -> None:
        steamboat = self.table.privates[STEAMBOAT]
        rule_id = "1846.p.steamboat.player"
        if isinstance(action, PlaceMarker):
            if self.placed:
                raise Refusal(TWICE, rule_id, private=STEAMBOAT)
            if action.hex not in steamboat.data.hexes or action.hex == steamboat.marker:
                raise Refusal(NOT_THERE, rule_id, private=STEAMBOAT, hex=action.hex[:40])
        elif isinstance(action, NameBeneficiary):
            if self.named:
                raise Refusal(TWICE, rule_id, private=STEAMBOAT)
            company = self.table.company(action.company)
            if company.id not in self._candidates() or company is steamboat.beneficiary:
                raise Refusal(NOT_A_BENEFICIARY, rule_id, company=company.id)

    def _candidates(self) -> tuple[str, ...]:
        found = [corporation.id for corporation in self.table.founded()]
        if options.STEAMBOAT_FOR_INDEPENDENTS in self.table.setup.options:
            found += [minor.id for minor in self.table.minors.values() if minor.operates]
        return tuple(found)

    def apply(self, action: Action) -> None:
        steamboat = self.table.privates[STEAMBOAT]
        if isinstance(action, PlaceMarker):
            steamboat.marker = action.hex
            self.placed = True
            self.table.tell("marker", private=STEAMBOAT, hex=action.hex)
        elif isinstance(action, NameBeneficiary):
            steamboat.beneficiary = self.table.company(action.company)
            self.named = True
            self.table.tell("beneficiary", private=STEAMBOAT, company=action.company)
        else:
            self.done = True

    def _deeds(self) -> Iterator[Action]:
        steamboat = self.table.privates[STEAMBOAT]
        if not self.placed:
            for hex_id in steamboat.data.hexes:
                if hex_id != steamboat.marker:
                    yield PlaceMarker(private=STEAMBOAT, hex=hex_id)
        if not self.named:
            for id in self._candidates():
                if steamboat.beneficiary is None or steamboat.beneficiary.id != id:
                    yield NameBeneficiary(private=STEAMBOAT, company=id)

    def choices(self) -> Iterator[Choice]:
        yield from map(Choice, self._deeds())
        yield Choice(Pass(who=STEAMBOAT))
