"""The pieces of an 18xx game as they lie in the box, and how to find them by their ids."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar, Never, cast

from desktop.board.map import Hex
from desktop.eighteen.bank import Bank
from desktop.eighteen.companies.company import Company
from desktop.eighteen.companies.corporation import Corporation
from desktop.eighteen.companies.minor import Minor
from desktop.eighteen.companies.private import Private
from desktop.eighteen.data import BoxData
from desktop.eighteen.market import Market
from desktop.eighteen.shares import Investor, Pool
from desktop.eighteen.tiles import TileSupply
from desktop.eighteen.trains import Depot, Train
from desktop.engine.players import Player
from desktop.engine.refusal import QT_TRANSLATE_NOOP, Refusal
from desktop.engine.setup import Setup
from desktop.engine.state import Piece
from desktop.engine.table import Table

UNKNOWN = QT_TRANSLATE_NOOP("Refusal", "There is no {id} in this game")


class EighteenPieces(Table):
    """Players, bank, companies, board, market and trains."""

    fixed: ClassVar[frozenset[str]] = Table.fixed | {
        "box",
        "rules",
        "bank",
        "pool",
        "board",
        "supply",
        "market",
        "depot",
        "corporations",
        "minors",
        "privates",
        "investors",
    }

    def __init__(self, setup: Setup, box: BoxData, rules: Mapping[str, str]) -> None:
        super().__init__(setup)
        count = len(setup.players)
        self.box = box
        self.rules = rules
        self.investors = cast("tuple[Investor, ...]", self.players)
        self.bank = Bank(box.money.bank[count])
        self.pool = Pool()
        self.board = box.board()
        self.supply = TileSupply(box.tiles)
        self.market = Market(box.market)
        self.depot = Depot(box.trains, count)
        self.corporations = {data.id: Corporation(data) for data in box.corporations}
        self.minors = {data.id: Minor(data) for data in box.minors}
        self.privates = {data.id: Private(data) for data in box.privates}

    def make_player(self, seat: int, id: str, name: str) -> Player:
        return Investor(seat, id, name)

    def pieces(self) -> Iterator[Piece]:
        yield from super().pieces()
        yield self.bank
        yield self.pool
        yield from self.board.hexes.values()
        yield from self.supply.stacks.values()
        yield from self.market.cells()
        yield self.depot
        yield from self.depot.trains
        for corporation in self.corporations.values():
            yield corporation
            yield from corporation.certificates
        yield from self.minors.values()
        yield from self.privates.values()

    # Finding pieces by their ids, as they stand in actions

    def rule(self, name: str) -> str:
        """The id of this title's rule for something the family knows under a common name."""
        return self.rules[name]

    def investor(self, id: str) -> Investor:
        found = next((p for p in self.investors if p.id == id), None)
        if found is None:
            self._unknown(id)
        return found

    def corporation(self, id: str) -> Corporation:
        found = self.corporations.get(id)
        if found is None or found.removed:
            self._unknown(id)
        return found

    def company(self, id: str) -> Company:
        """A corporation or an independent railroad."""
        return self.minors[id] if id in self.minors else self.corporation(id)

    def private(self, id: str) -> Private:
        if id not in self.privates:
            self._unknown(id)
        return self.privates[id]

    def card(self, id: str) -> Private | Minor:
        """A card that players draft and corporations buy."""
        return self.minors[id] if id in self.minors else self.private(id)

    def hex(self, id: str) -> Hex:
        if id not in self.board:
            self._unknown(id)
        return self.board[id]

    def train(self, id: str) -> Train:
        found = next((t for t in self.depot.trains if t.id == id), None)
        if found is None:
            self._unknown(id)
        return found

    def _unknown(self, id: str) -> Never:
        raise Refusal(UNKNOWN, self.rule("unknown"), id=str(id)[:40])
