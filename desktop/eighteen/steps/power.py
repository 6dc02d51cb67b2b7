"""Powers of private companies, used by the corporation that has bought them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from desktop.board.map import Hex
from desktop.board.tile_code import Face
from desktop.eighteen import laying
from desktop.eighteen.actions import LayTile
from desktop.eighteen.companies.private import Private
from desktop.eighteen.steps.base import CompanyStep
from desktop.engine.money import CANNOT_PAY, pay
from desktop.engine.refusal import QT_TRANSLATE_NOOP, Refusal

NOT_THERE = QT_TRANSLATE_NOOP("Refusal", "{private} does not work on {hex}")
NOT_WITH = QT_TRANSLATE_NOOP("Refusal", "{private} does not lay tile {tile}")


class PowerStep(CompanyStep):
    """Something a private does for the corporation that has bought it, at any time of its turn."""

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


class TrackPower(PowerStep):
    """A private that lays track of its own, beside the tiles of the turn."""

    power = "track"

    def cost(self, private: Private, hex_: Hex, new: Face) -> int:
        """What the corporation pays for it."""
        return 0

    def put_tile(self, action: LayTile) -> None:
        hex_ = self.table.hex(action.hex)
        laying.lay(self.table, hex_, self.table.supply.stacks[action.tile], action.rotation)

    def check_lay(self, action: LayTile) -> Face:
        """The face that would lie there; a refusal if the private does not do that."""
        private = self.table.private(action.company)
        rule_id = self.table.card_rule(private.id)
        hex_ = self.table.hex(action.hex)
        if hex_.id not in private.data.hexes:
            raise Refusal(NOT_THERE, rule_id, private=private.id, hex=hex_.id)
        if action.tile not in private.data.tiles:
            raise Refusal(NOT_WITH, rule_id, private=private.id, tile=action.tile[:40])
        stack = laying.find_stack(self.table, action)
        new = self.fitting(hex_, stack.face, action.rotation)
        self.check_joined(private, hex_, new)
        cost, cash = self.cost(private, hex_, new), self.company.cash
        if cash < cost:
            raise Refusal(CANNOT_PAY, rule_id, payer=self.company.id, cash=cash, amount=cost)
        return new

    def fitting(self, hex_: Hex, face: Face, rotation: int) -> Face:
        """The turned face, if it may lie there."""
        return laying.check_face(self.table, hex_, face, rotation)

    def check_joined(self, private: Private, hex_: Hex, new: Face) -> None:
        """Refuse track that must be joined to other track and is not."""

    def lay(self, action: LayTile) -> None:
        private, hex_ = self.table.private(action.company), self.table.hex(action.hex)
        new = self.table.supply.stacks[action.tile].face.turned(action.rotation)
        cost = self.cost(private, hex_, new)
        pay(self.company, self.table.bank, cost, self.table.card_rule(private.id))
        self.put_tile(action)
        private.uses_left -= 1
        self.table.tell(
            "tile",
            company=private.id,
            hex=hex_.id,
            tile=action.tile,
            rotation=action.rotation,
            cost=cost,
        )

    def lays(self, private: Private) -> Iterator[LayTile]:
        numbers = private.data.tiles
        for action in laying.candidates(self.table, private.id, private.data.hexes, numbers):
            try:
                self.check_lay(action)
            except Refusal:
                continue
            yield action
