"""Track and stations in 18MEX: one or two yellow tiles or an upgrade, and Copper Canyon."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from desktop.board.map import Hex
from desktop.board.tile_code import Face
from desktop.eighteen.actions import LayTile, PlaceToken
from desktop.eighteen.companies.minor import Minor
from desktop.eighteen.companies.private import Private
from desktop.eighteen.steps.base import CompanyStep
from desktop.eighteen.steps.lay_track import TrackStep, is_upgrade
from desktop.eighteen.steps.place_station import StationStep
from desktop.eighteen.steps.power import TrackPower
from desktop.engine.actions import Action, Pass
from desktop.engine.choices import Choice
from desktop.engine.refusal import QT_TRANSLATE_NOOP, Refusal
from desktop.titles.g18mex import options
from desktop.titles.g18mex.table import CANYON, Table18Mex

NO_UPGRADES = QT_TRANSLATE_NOOP("Refusal", "{company} is a minor and lays only yellow tiles")
NOT_BOTH = QT_TRANSLATE_NOOP("Refusal", "{company} either lays yellow tiles or upgrades one")


class CopperCanyonStep(TrackPower):
    """mex.priv.kcmo.tile: in the tile step of the company that owns the KCM&O."""

    fixed: ClassVar[frozenset[str]] = CompanyStep.fixed | {"track"}
    accepts = (LayTile,)

    table: Table18Mex

    def __init__(self, table: Any, name: str, track: Track18MexStep) -> None:
        super().__init__(table, name)
        self.track = track
        track.canyon = self

    def offers(self) -> bool:
        return not self.track.done and super().offers()

    def usable(self) -> tuple[Private, ...]:
        return tuple(p for p in super().usable() if not self._is_built_over(p))

    def _is_built_over(self, private: Private) -> bool:
        return any(self.table.board[hex_id].tile for hex_id in private.data.hexes)

    def cost(self, private: Private, hex_: Hex, new: Face) -> int:
        return self.table.tile_cost(self.company, hex_, new) - private.data.amount

    def check(self, action: LayTile) -> None:
        self.check_lay(action)

    def apply(self, action: LayTile) -> None:
        self.lay(action)
        if self.table.has(options.CANYON_CLOSES):
            self.table.close_private(self.table.private(action.company))

    def choices(self) -> Iterator[Choice]:
        for private in self.usable():
            yield from map(Choice, self.lays(private))


class Track18MexStep(TrackStep):
    """Asked of every company while a tile is left to it, whether it can lay one or not."""

    fixed: ClassVar[frozenset[str]] = TrackStep.fixed | {"canyon"}
    accepts = (LayTile, Pass)

    table: Table18Mex
    canyon: CopperCanyonStep

    def is_needed(self) -> bool:
        company = self.company
        if isinstance(company, Minor) and not self._minor_may_build(company):
            return False
        return self.may_lay_more() or self.canyon.offers()

    def _minor_may_build(self, minor: Minor) -> bool:
        home = self.table.board[minor.data.home]
        if home.tile or not self.table.has(options.MINOR_HOME_FIRST):
            return True
        return minor.cash >= self.table.box.hexes[home.id].cost

    def tiles_a_turn(self) -> int:
        """mex.track.allowance, mex.opt.a_three_yellow"""
        corporation = self.corporation
        if corporation is None or self.upgraded:
            return 1
        is_first = not corporation.operated
        return 3 if is_first and self.table.has(options.TRIPLE_YELLOW) else 2

    def check_allowance(self, hex_: Hex) -> None:
        super().check_allowance(hex_)
        if not is_upgrade(hex_):
            return
        names, rule_id = {"company": self.company.id}, self.rule("tiles_a_turn")
        if self.corporation is None:
            raise Refusal(NO_UPGRADES, rule_id, **names)
        if self.tiles:
            raise Refusal(NOT_BOTH, rule_id, **names)

    def withheld(self) -> tuple[str, ...]:
        return self.table.privates[CANYON].data.tiles

    def put_tile(self, action: LayTile) -> None:
        super().put_tile(action)
        if action.hex in self.table.privates[CANYON].data.hexes:
            self.table.lose_canyon()

    def check(self, action: Action) -> None:
        if isinstance(action, LayTile):
            self.check_tile(action)

    def apply(self, action: Action) -> None:
        if isinstance(action, LayTile):
            self.lay_tile(action)
        else:
            self.done = True
            self.table.tell("track_done", company=self.company.id)

    def choices(self) -> Iterator[Choice]:
        yield from map(Choice, self.lays())
        yield Choice(Pass(who=self.company.id))


class Station18MexStep(StationStep):
    """One station, asked for when one can be placed and paid."""

    accepts = (PlaceToken, Pass)

    def is_needed(self) -> bool:
        return not self.tokened and self.can_place(self.company.cash)

    def check(self, action: Action) -> None:
        if isinstance(action, PlaceToken):
            self.check_token(action)

    def apply(self, action: Action) -> None:
        if isinstance(action, PlaceToken):
            self.place_token(action)
        self.done = True

    def choices(self) -> Iterator[Choice]:
        yield from map(Choice, self.payable_placings())
        yield Choice(Pass(who=self.company.id))
