"""Track and one station, in any order: two tiles a turn, at most one of them an upgrade."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from desktop.board.map import Hex
from desktop.board.tile_code import SIDES
from desktop.eighteen import laying, stations, track
from desktop.eighteen.actions import LayTile, PlaceToken
from desktop.eighteen.companies.corporation import Corporation
from desktop.eighteen.steps.base import CompanyStep
from desktop.engine.actions import Action, Pass
from desktop.engine.choices import Choice
from desktop.engine.money import CANNOT_PAY, pay
from desktop.engine.refusal import QT_TRANSLATE_NOOP, Refusal
from desktop.titles.g1846.issue import IssueSharesStep
from desktop.titles.g1846.table import BASE_COST, Table1846

NO_MORE_TILES = QT_TRANSLATE_NOOP("Refusal", "{company} has laid {count} tiles in this turn")
ONE_UPGRADE = QT_TRANSLATE_NOOP("Refusal", "{company} has upgraded a tile in this turn already")
ONE_TOKEN = QT_TRANSLATE_NOOP("Refusal", "{company} has placed a station in this turn already")
NO_STATIONS = QT_TRANSLATE_NOOP("Refusal", "{company} has no stations to place")

TILES_A_TURN = 2
ALLOWANCE, PLACE = "1846.track.allowance", "1846.token.place"


class TrackAndTokenStep(CompanyStep):
    """Open while the company could still pay for a tile or a station."""

    fixed: ClassVar[frozenset[str]] = CompanyStep.fixed | {"issue"}
    accepts = (LayTile, PlaceToken, Pass)

    table: Table1846

    def __init__(self, table: Any, name: str, issue: IssueSharesStep) -> None:
        super().__init__(table, name)
        self.issue = issue
        self.tiles = 0
        self.upgraded = False
        self.tokened = False

    def reset(self) -> None:
        super().reset()
        self.tiles = 0
        self.upgraded = self.tokened = False

    def is_needed(self) -> bool:
        corporation = self.corporation
        if corporation is not None and corporation.in_receivership:
            return False
        return self._can_afford_tile() or self._can_afford_token()

    def _means(self) -> int:
        """Cash, and what the company could still get hold of in this step."""
        company = self.company
        if not isinstance(company, Corporation):
            return company.cash
        return self.table.means(company) + self.issue.potential()

    def _can_afford_tile(self) -> bool:
        if self.tiles >= TILES_A_TURN:
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

    def _can_afford_token(self) -> bool:
        company = self.company
        if not isinstance(company, Corporation) or self.tokened or not company.tokens:
            return False
        means = self._means()
        return any(
            self.table.token_cost(company, hex_, is_met) <= means
            for hex_, _, is_met in self._token_spots(company)
        )

    def _token_spots(self, corporation: Corporation) -> Iterator[tuple[Hex, int, bool]]:
        """The cities with a free slot, and whether a route comes there."""
        reach = self.table.reach(corporation)
        seen = set()
        for hex_id, place in reach.places():
            hex_ = self.table.board[hex_id]
            seen.add(hex_id)
            if self._has_slot(corporation, hex_, place):
                yield hex_, place, True
        reserved = corporation.data.reserved
        if reserved is not None and reserved.hex not in seen and reserved.teleport_cost:
            hex_ = self.table.board[reserved.hex]
            if self._has_slot(corporation, hex_, reserved.place):
                yield hex_, reserved.place, False

    def _has_slot(self, corporation: Corporation, hex_: Hex, place: int) -> bool:
        try:
            stations.check_slot(self.table, corporation, hex_, place)
        except Refusal:
            return False
        return True

    def check(self, action: Action) -> None:
        if isinstance(action, LayTile):
            self._check_tile(action)
        elif isinstance(action, PlaceToken):
            self._check_token(action)

    def _check_tile(self, action: LayTile) -> None:
        company = self.company
        if self.tiles >= TILES_A_TURN:
            raise Refusal(NO_MORE_TILES, ALLOWANCE, company=company.id, count=self.tiles)
        stack = laying.find_stack(self.table, action)
        hex_ = self.table.hex(action.hex)
        new = laying.check_face(self.table, hex_, stack.face, action.rotation)
        if self.upgraded and hex_.face.colour != "white":
            raise Refusal(ONE_UPGRADE, ALLOWANCE, company=company.id)
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

    def _check_token(self, action: PlaceToken) -> None:
        company = self.company
        if not isinstance(company, Corporation):
            raise Refusal(NO_STATIONS, PLACE, company=company.id)
        if self.tokened:
            raise Refusal(ONE_TOKEN, PLACE, company=company.id)
        if not company.tokens:
            raise Refusal(stations.NO_TOKEN_LEFT, "1846.token.count", company=company.id)
        hex_ = self.table.hex(action.hex)
        stations.check_slot(self.table, company, hex_, action.place)
        is_met = self.table.reach(company).meets(hex_.id, action.place)
        if not is_met and not self.table.can_teleport(company, hex_):
            raise Refusal(stations.NO_ROUTE_TO, PLACE, company=company.id, hex=hex_.id)
        cost = self.table.token_cost(company, hex_, is_met)
        if company.cash < cost:
            raise Refusal(CANNOT_PAY, PLACE, payer=company.id, cash=company.cash, amount=cost)

    def apply(self, action: Action) -> None:
        self.issue.late = True
        if isinstance(action, LayTile):
            self._lay(action)
        elif isinstance(action, PlaceToken):
            self._place(action)
        else:
            self.done = True
            self.table.tell("track_done", company=self.company.id)

    def _lay(self, action: LayTile) -> None:
        company, hex_ = self.company, self.table.hex(action.hex)
        stack = self.table.supply.stacks[action.tile]
        cost = self.table.tile_cost(company, hex_, stack.face.turned(action.rotation))
        pay(company, self.table.bank, cost, self.rule("tile_cost"))
        self.tiles += 1
        if hex_.face.colour != "white":
            self.upgraded = True
        self.table.lay(hex_, stack, action.rotation)
        self.table.tell(
            "tile",
            company=company.id,
            hex=hex_.id,
            tile=action.tile,
            rotation=action.rotation,
            cost=cost,
        )

    def _place(self, action: PlaceToken) -> None:
        corporation, hex_ = self.corporation, self.table.hex(action.hex)
        assert corporation is not None
        is_met = self.table.reach(corporation).meets(hex_.id, action.place)
        cost = self.table.token_cost(corporation, hex_, is_met)
        pay(corporation, self.table.bank, cost, PLACE)
        slot = stations.check_slot(self.table, corporation, hex_, action.place)
        stations.put_station(corporation, hex_, action.place, slot)
        corporation.tokens = corporation.tokens[1:]
        self.tokened = True
        self.table.tell("token", company=corporation.id, hex=hex_.id, cost=cost)

    def choices(self) -> Iterator[Choice]:
        company = self.company
        if self.tiles < TILES_A_TURN:
            yield from map(Choice, self._lays())
        if isinstance(company, Corporation) and not self.tokened and company.tokens:
            for hex_, place, is_met in self._token_spots(company):
                if self.table.token_cost(company, hex_, is_met) <= company.cash:
                    yield Choice(PlaceToken(company=company.id, hex=hex_.id, place=place))
        yield Choice(Pass(who=company.id))

    def _lays(self) -> Iterator[LayTile]:
        company, table = self.company, self.table
        reach = table.reach(company)
        hexes = [
            hex_id
            for hex_id in reach.entered_hexes()
            if table.keeper_of(table.board[hex_id]) is None
            and not (self.upgraded and table.board[hex_id].face.colour != "white")
        ]
        for action in laying.candidates(table, company.id, hexes):
            hex_ = table.board[action.hex]
            new = table.supply.stacks[action.tile].face.turned(action.rotation)
            if track.is_connected(hex_, new, reach) and company.cash >= table.tile_cost(
                company, hex_, new
            ):
                yield action
