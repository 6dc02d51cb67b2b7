"""Markers of private companies: meat, boomtown and the steamboat, and who profits from them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from desktop.eighteen.actions import NameBeneficiary, PlaceMarker
from desktop.eighteen.companies.private import Private
from desktop.eighteen.shares import Investor
from desktop.eighteen.steps.base import EighteenStep
from desktop.eighteen.steps.power import NOT_THERE, PowerStep
from desktop.eighteen.steps.run_trains import RunTrainsStep
from desktop.engine.actions import Action, Pass
from desktop.engine.choices import Choice
from desktop.engine.refusal import QT_TRANSLATE_NOOP, Refusal
from desktop.titles.g1846 import options
from desktop.titles.g1846.powers import POWER_RULES
from desktop.titles.g1846.table import BOOMTOWN, MEAT, STEAMBOAT, Table1846

AFTER_RUNNING = QT_TRANSLATE_NOOP("Refusal", "The steamboat is moved before the trains run")
NOT_A_BENEFICIARY = QT_TRANSLATE_NOOP("Refusal", "{company} cannot profit from the steamboat")
TWICE = QT_TRANSLATE_NOOP("Refusal", "{private} has done this in the present round")


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
