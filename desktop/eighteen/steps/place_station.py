"""Placing a station in an operating turn: one, in a city that a route comes to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from desktop.board.map import Hex
from desktop.eighteen import stations
from desktop.eighteen.actions import PlaceToken
from desktop.eighteen.companies.corporation import Corporation
from desktop.eighteen.steps.base import CompanyStep
from desktop.engine.money import CANNOT_PAY, pay
from desktop.engine.refusal import QT_TRANSLATE_NOOP, Refusal

ONE_TOKEN = QT_TRANSLATE_NOOP("Refusal", "{company} has placed a station in this turn already")
NO_STATIONS = QT_TRANSLATE_NOOP("Refusal", "{company} has no stations to place")


class StationStep(CompanyStep):
    """One station a turn."""

    def __init__(self, table: Any, name: str) -> None:
        super().__init__(table, name)
        self.tokened = False

    def reset(self) -> None:
        super().reset()
        self.tokened = False

    # What a title decides

    def token_means(self) -> int:
        """What the company could pay for a station."""
        return self.company.cash

    def needs_route(self, corporation: Corporation, hex_: Hex) -> bool:
        """Whether the city must be connected to a station of the corporation."""
        return True

    def token_spots(self, corporation: Corporation) -> Iterator[tuple[Hex, int]]:
        """The cities with a free slot that the corporation may take."""
        for hex_id, place in self.table.reach(corporation).places():
            hex_ = self.table.board[hex_id]
            if self.has_slot(corporation, hex_, place):
                yield hex_, place

    # What is the same everywhere

    def has_slot(self, corporation: Corporation, hex_: Hex, place: int) -> bool:
        try:
            stations.check_slot(self.table, corporation, hex_, place)
        except Refusal:
            return False
        return True

    def can_place(self, means: int) -> bool:
        """Whether there is a station to place, a place for it, and the money."""
        return any(self.table.station_cost(action) <= means for action in self.placings())

    def placings(self) -> Iterator[PlaceToken]:
        """Every place for a station, whatever it costs."""
        company = self.company
        if not isinstance(company, Corporation) or self.tokened or not company.tokens:
            return
        for hex_, place in self.token_spots(company):
            yield PlaceToken(company=company.id, hex=hex_.id, place=place)

    def payable_placings(self) -> Iterator[PlaceToken]:
        for action in self.placings():
            if self.table.station_cost(action) <= self.company.cash:
                yield action

    def check_token(self, action: PlaceToken) -> None:
        company, rule_id = self.company, self.rule("place_token")
        if not isinstance(company, Corporation):
            raise Refusal(NO_STATIONS, rule_id, company=company.id)
        if self.tokened:
            raise Refusal(ONE_TOKEN, rule_id, company=company.id)
        if not company.tokens:
            raise Refusal(stations.NO_TOKEN_LEFT, self.rule("token_count"), company=company.id)
        hex_ = self.table.hex(action.hex)
        stations.check_slot(self.table, company, hex_, action.place)
        is_met = self.table.reach(company).meets(hex_.id, action.place)
        if not is_met and self.needs_route(company, hex_):
            raise Refusal(stations.NO_ROUTE_TO, rule_id, company=company.id, hex=hex_.id)
        cost = self.table.station_cost(action)
        if company.cash < cost:
            raise Refusal(
                CANNOT_PAY,
                self.rule("token_cost"),
                payer=company.id,
                cash=company.cash,
                amount=cost,
            )

    def place_token(self, action: PlaceToken) -> None:
        corporation, hex_ = self.corporation, self.table.hex(action.hex)
        assert corporation is not None
        cost = self.table.station_cost(action)
        pay(corporation, self.table.bank, cost, self.rule("token_cost"))
        slot = stations.check_slot(self.table, corporation, hex_, action.place)
        stations.put_station(corporation, hex_, action.place, slot)
        corporation.tokens = corporation.tokens[1:]
        self.tokened = True
        self.table.tell("token", company=corporation.id, hex=hex_.id, cost=cost)
