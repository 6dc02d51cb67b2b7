"""Track and one station, in any order: two tiles a turn, at most one of them an upgrade."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from desktop.board.map import Hex
from desktop.board.tile_code import SIDES
from desktop.eighteen.actions import LayTile, PlaceToken
from desktop.eighteen.companies.corporation import Corporation
from desktop.eighteen.steps.base import CompanyStep
from desktop.eighteen.steps.lay_track import TrackStep
from desktop.eighteen.steps.place_station import StationStep
from desktop.engine.actions import Action, Pass
from desktop.engine.choices import Choice
from desktop.titles.g1846.issue import IssueSharesStep
from desktop.titles.g1846.table import BASE_COST, Table1846


class TrackAndTokenStep(TrackStep, StationStep):
    """Open while the company could still pay for a tile or a station."""

    fixed: ClassVar[frozenset[str]] = CompanyStep.fixed | {"issue"}
    accepts = (LayTile, PlaceToken, Pass)

    table: Table1846

    def __init__(self, table: Any, name: str, issue: IssueSharesStep) -> None:
        super().__init__(table, name)
        self.issue = issue

    def is_needed(self) -> bool:
        corporation = self.corporation
        if corporation is not None and corporation.in_receivership:
            return False
        return self._can_afford_tile() or self.can_place(self._means())

    def _means(self) -> int:
        """Cash, and what the company could still get hold of in this step."""
        company = self.company
        if not isinstance(company, Corporation):
            return company.cash
        return self.table.means(company) + self.issue.potential()

    def _can_afford_tile(self) -> bool:
        if not self.may_lay_more():
            return False
        return self._means() >= BASE_COST or self._has_free_hex()

    def _has_free_hex(self) -> bool:
        """Whether Illinois Central can build on one of the hexes granted to it."""
        corporation = self.corporation
        if corporation is None:
            return False
        reach = self.table.reach(corporation)
        return any(
            not self.table.board[id].tile and any(reach.enters(id, side) for side in range(SIDES))
            for id in corporation.data.free_hexes
        )

    def needs_route(self, corporation: Corporation, hex_: Hex) -> bool:
        return not self.table.can_teleport(corporation, hex_)

    def token_spots(self, corporation: Corporation) -> Iterator[tuple[Hex, int]]:
        """Also the reserved place to which no route comes yet."""
        met = {hex_id for hex_id, _ in self.table.reach(corporation).places()}
        yield from super().token_spots(corporation)
        reserved = corporation.data.reserved
        if reserved is not None and reserved.hex not in met and reserved.teleport_cost:
            hex_ = self.table.board[reserved.hex]
            if self.has_slot(corporation, hex_, reserved.place):
                yield hex_, reserved.place

    def put_tile(self, action: LayTile) -> None:
        stack = self.table.supply.stacks[action.tile]
        self.table.lay(self.table.hex(action.hex), stack, action.rotation)

    def check(self, action: Action) -> None:
        if isinstance(action, LayTile):
            self.check_tile(action)
        elif isinstance(action, PlaceToken):
            self.check_token(action)

    def apply(self, action: Action) -> None:
        self.issue.late = True
        if isinstance(action, LayTile):
            self.lay_tile(action)
        elif isinstance(action, PlaceToken):
            self.place_token(action)
        else:
            self.done = True
            self.table.tell("track_done", company=self.company.id)

    def choices(self) -> Iterator[Choice]:
        yield from map(Choice, self.lays())
        yield from map(Choice, self.payable_placings())
        yield Choice(Pass(who=self.company.id))
