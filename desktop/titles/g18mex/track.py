"""Track and stations in 18MEX: one or two yellow tiles or an upgrade, and Copper Canyon."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any, ClassVar

from desktop.board.map import Hex
from desktop.board.tile_code import SIDES, Face
from desktop.eighteen import laying
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
from desktop.titles.g18mex.buy_private import BuyPrivate18Mex
from desktop.titles.g18mex.table import CANYON, Table18Mex

NO_UPGRADES = QT_TRANSLATE_NOOP("Refusal", "{company} is a minor and lays only yellow tiles")
NOT_BOTH = QT_TRANSLATE_NOOP("Refusal", "{company} either lays yellow tiles or upgrades one")


class CopperCanyonStep(TrackPower):
    """mex.priv.kcmo.tile: in the tile step of the company that owns the KCM&O."""

    for_minors = False
    fixed: ClassVar[frozenset[str]] = CompanyStep.fixed | {"track", "purchase"}
    accepts = (LayTile,)

    table: Table18Mex

    def __init__(
        self, table: Any, name: str, track: Track18MexStep, purchase: BuyPrivate18Mex
    ) -> None:
        super().__init__(table, name)
        self.track = track
        self.purchase = purchase
        track.canyon = self

    def offers(self) -> bool:
        return not self.track.done and super().offers()

    def is_in_sight(self) -> bool:
        """Whether the company has the tile to lay, or could buy the private that lays it."""
        private = self.table.privates[CANYON]
        if self.corporation is None or not private.uses_left:
            return False
        least = self.purchase.prices(private)[0]
        may_buy = private in self.purchase.for_sale() and self.company.cash >= least
        return bool(self.usable()) or may_buy

    def fitting(self, hex_: Hex, face: Face, rotation: int) -> Face:
        """A town where none is printed: only walls and colours are looked at."""
        new = face.turned(rotation)
        for side in sorted(new.exits & hex_.closed):
            rule_id = self.rule("no_dead_end")
            raise Refusal(laying.DEAD_END, rule_id, tile=face.id, hex=hex_.id, side=side)
        return new

    def lays(self, private: Private) -> Iterator[LayTile]:
        for hex_id, tile in product(private.data.hexes, private.data.tiles):
            for rotation in range(SIDES):
                action = LayTile(company=private.id, hex=hex_id, tile=tile, rotation=rotation)
                try:
                    self.check_lay(action)
                except Refusal:
                    continue
                yield action

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
        return self.may_lay_more() or self.canyon.is_in_sight()

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

    for_minors = False
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
