"""Laying track in an operating turn: so many tiles, connected, and paid for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from desktop.board.map import Hex
from desktop.board.tile_code import Face
from desktop.eighteen import laying
from desktop.eighteen.actions import LayTile
from desktop.eighteen.steps.base import CompanyStep
from desktop.engine.money import CANNOT_PAY, pay
from desktop.engine.refusal import QT_TRANSLATE_NOOP, Refusal

NO_MORE_TILES = QT_TRANSLATE_NOOP("Refusal", "{company} has laid {count} tiles in this turn")
ONE_UPGRADE = QT_TRANSLATE_NOOP("Refusal", "{company} has upgraded a tile in this turn already")

OTHER_HALF = QT_TRANSLATE_NOOP(
    "Refusal", "A double tile on {hex} is laid from its first half, {first}"
)
WITHHELD = QT_TRANSLATE_NOOP("Refusal", "Tile {tile} is laid only by the private it belongs to")


def is_upgrade(hex_: Hex) -> bool:
    """Whether the next tile there covers track: any colour but yellow does."""
    return hex_.face.colour != "white"


class TrackStep(CompanyStep):
    """Tiles laid and upgraded; the title says how many."""

    def __init__(self, table: Any, name: str) -> None:
        super().__init__(table, name)
        self.tiles = 0
        self.upgraded = False

    def reset(self) -> None:
        super().reset()
        self.tiles = 0
        self.upgraded = False

    # What a title decides

    def tiles_a_turn(self) -> int:
        return 2

    def check_allowance(self, hex_: Hex) -> None:
        """Refuse one more tile, or one more upgrade."""
        company = self.company
        if self.tiles >= self.tiles_a_turn():
            raise Refusal(
                NO_MORE_TILES, self.rule("tiles_a_turn"), company=company.id, count=self.tiles
            )
        if self.upgraded and is_upgrade(hex_):
            raise Refusal(ONE_UPGRADE, self.rule("tiles_a_turn"), company=company.id)

    def withheld(self) -> tuple[str, ...]:
        """Tiles that only a private company lays."""
        return ()

    def put_tile(self, action: LayTile) -> None:
        hex_ = self.table.hex(action.hex)
        laying.lay(self.table, hex_, self.table.supply.stacks[action.tile], action.rotation)

    # What is the same everywhere

    def may_lay_more(self) -> bool:
        return self.tiles < self.tiles_a_turn()

    def check_tile(self, action: LayTile) -> None:
        company = self.company
        hex_ = self.table.hex(action.hex)
        self.check_allowance(hex_)
        if action.tile in self.withheld():
            raise Refusal(WITHHELD, self.rule("withheld_tile"), tile=action.tile)
        first = hex_.halves[0]
        if first is not hex_:
            raise Refusal(OTHER_HALF, self.rule("named_tiles"), hex=hex_.id, first=first.id)
        stack = laying.find_stack(self.table, action)
        new = laying.check_face(self.table, hex_, stack.face, action.rotation)
        laying.check_hex_free(self.table, hex_, company.id)
        laying.check_connected(self.table, company, hex_, new)
        cost = self.table.tile_cost(company, hex_, new)
        if company.cash < cost:
            raise Refusal(
                CANNOT_PAY,
                self.rule("tile_cost"),
                payer=company.id,
                cash=company.cash,
                amount=cost,
            )

    def lay_tile(self, action: LayTile) -> None:
        company, hex_ = self.company, self.table.hex(action.hex)
        cost = self.table.tile_cost(company, hex_, self._face(action))
        pay(company, self.table.bank, cost, self.rule("tile_cost"))
        self.tiles += 1
        self.upgraded = self.upgraded or is_upgrade(hex_)
        self.put_tile(action)
        self.table.tell(
            "tile",
            company=company.id,
            hex=hex_.id,
            tile=action.tile,
            rotation=action.rotation,
            cost=cost,
        )

    def _face(self, action: LayTile) -> Face:
        return self.table.supply.stacks[action.tile].face.turned(action.rotation)

    def lays(self) -> Iterator[LayTile]:
        """Every tile that may be laid now."""
        company, table = self.company, self.table
        if not self.may_lay_more():
            return
        reach = table.reach(company)
        hexes = [h for h in reach.entered_hexes() if self._may_build_on(table.board[h])]
        for action in laying.candidates(table, company.id, hexes):
            if action.tile in self.withheld():
                continue
            hex_, new = table.board[action.hex], self._face(action)
            if laying.is_connected(table, hex_, new, reach) and company.cash >= table.tile_cost(
                company, hex_, new
            ):
                yield action

    def _may_build_on(self, hex_: Hex) -> bool:
        if self.table.keeper_of(hex_) is not None:
            return False
        try:
            self.check_allowance(hex_)
        except Refusal:
            return False
        return True
