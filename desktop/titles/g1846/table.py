"""The table of 1846: what its board, its privates and its phases do differently."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from desktop.board.map import Hex
from desktop.board.tile_code import Face
from desktop.eighteen import laying, stations, track
from desktop.eighteen.actions import PlaceToken
from desktop.eighteen.companies.company import Company
from desktop.eighteen.companies.corporation import Corporation
from desktop.eighteen.companies.minor import Minor
from desktop.eighteen.companies.private import Private
from desktop.eighteen.data import BoxData
from desktop.eighteen.shares import Investor, move
from desktop.eighteen.table import EighteenTable
from desktop.eighteen.tiles import TileStack
from desktop.engine.money import pay
from desktop.engine.setup import Setup
from desktop.titles.g1846 import options
from desktop.titles.g1846.revenue import Revenue1846
from desktop.titles.g1846.rules import CARD_RULES, RULES
from desktop.titles.g1846.stock_rules import StockRules1846

BASE_COST = 20
STATION_COST = 80
STEAMBOAT, MEAT, BOOMTOWN, MAIL, TUNNEL, WESTERN = "SC", "MPC", "BT", "MAIL", "TBC", "C&WI"
MARKERS = (STEAMBOAT, MEAT, BOOMTOWN)
KEEPERS = {"MC": "1846.p.mc", "O&I": "1846.p.oi", WESTERN: "1846.p.cwi"}
LAST_CYCLE = 100  # with nothing left to do for anybody the rounds would turn for ever


class Table1846(EighteenTable):
    """A race for the Midwest."""

    fixed: ClassVar[frozenset[str]] = EighteenTable.fixed | {"for_two"}

    def __init__(self, setup: Setup, box: BoxData) -> None:
        super().__init__(setup, box, RULES)
        self.for_two = options.TWO_PLAYERS in setup.options
        self.may_stand_idle = options.IDLE_TRAINS in setup.options
        self.cards_count = options.PRIVATES_COUNT in setup.options
        self.holding_limit = 70 if self.for_two else 60
        self.issued_forced = False  # in the present operating turn
        self.sets_left = -1  # the game for two: sets to play once the depot is empty

    def make_stock_rules(self) -> StockRules1846:
        return StockRules1846(self)

    def forced_issue_pending(self, corporation: Corporation) -> bool:
        """1846.d11: after a forced issue nothing comes before the train."""
        return self.issued_forced and not corporation.trains

    # Track and stations

    def tile_cost(self, company: Company, hex_: Hex, face: Face) -> int:
        """1846.track.cost, with the discounts of Tunnel Blasting and Illinois Central."""
        data = self.box.hexes[hex_.id]
        discount = self._tunnel_discount(company)
        cost = BASE_COST
        if data.cost and not hex_.tile:
            cost = data.cost
            if data.terrain == "mountain":
                cost = max(BASE_COST, cost - discount)
        if face.colour == "yellow" and hex_.id in self._granted_hexes(company):
            cost -= BASE_COST
        joined = track.joined_sides(hex_, face)
        for side in data.sides:
            if side.side in joined:
                cost += side.cost - (discount if side.kind == "tunnel" else 0)
        return cost

    def _granted_hexes(self, company: Company) -> tuple[str, ...]:
        """1846.track.ic"""
        return company.data.free_hexes if isinstance(company, Corporation) else ()

    def _tunnel_discount(self, company: Company) -> int:
        private = self.privates[TUNNEL]
        return private.data.amount if private.owner is company and not private.closed else 0

    def keeping_rule(self, holder: str, hex_: Hex) -> str:
        if holder in KEEPERS:
            return KEEPERS[holder]
        if self.corporations[holder].data.home == hex_.id:
            return "1846.unfounded_home_open"
        return super().keeping_rule(holder, hex_)

    def keeper_of(self, hex_: Hex) -> Private | None:
        """1846.p.mc, 1846.p.oi: kept until bought in or closed."""
        for private in self.privates.values():
            if (
                private.data.uses == 2
                and not private.data.second_edition
                and hex_.id in private.data.hexes
                and isinstance(private.owner, Investor)
                and not private.closed
            ):
                return private
        return None

    def lay(self, hex_: Hex, stack: TileStack, rotation: int) -> None:
        """Lay a tile; in the game for two a removed corporation's second station may follow."""
        laying.lay(self, hex_, stack, rotation)
        if self.for_two and stack.face.colour == "green":
            for corporation in self.corporations.values():
                if corporation.removed and SECOND_STATIONS[corporation.id] == hex_.id:
                    if corporation.id in hex_.stations[0]:
                        continue
                    hex_.set_station(0, hex_.stations[0].index(""), corporation.id)

    def can_teleport(self, corporation: Corporation, hex_: Hex) -> bool:
        """1846.token.teleport"""
        reserved = corporation.data.reserved
        return (
            reserved is not None and reserved.hex == hex_.id and reserved.teleport_cost is not None
        )

    def token_cost(self, corporation: Corporation, hex_: Hex, is_met: bool) -> int:
        """1846.token.reserved: the own reserved place is cheaper, also in phase IV."""
        reserved = corporation.data.reserved
        if reserved is None or reserved.hex != hex_.id:
            return STATION_COST
        if is_met or reserved.teleport_cost is None:
            return reserved.cost
        return reserved.teleport_cost

    def station_cost(self, action: PlaceToken) -> int:
        if action.company in self.privates:
            return 0
        corporation, hex_ = self.corporation(action.company), self.hex(action.hex)
        is_met = self.reach(corporation).meets(hex_.id, action.place)
        return self.token_cost(corporation, hex_, is_met)

    # Private companies

    def minors_for_sale(self, corporation: Corporation) -> Iterator[Minor]:
        """The independents this corporation could buy in now."""
        if not self.phase.privates_for_sale or corporation.cash < 1:
            return
        if not self.has_room(corporation):
            return
        for minor in self.minors.values():
            if isinstance(minor.owner, Investor) and not minor.closed:
                yield minor

    def means(self, corporation: Corporation) -> int:
        """Cash, and what buying in independents for a dollar each could add to it."""
        return corporation.cash + sum(m.cash - 1 for m in self.minors_for_sale(corporation))

    def card_rule(self, card: str) -> str:
        return CARD_RULES.get(card, "")

    def close_private(self, private: Private) -> None:
        private.closed = True
        for hex_id in private.data.hexes:
            stations.clear_reservations(self.board[hex_id], private.id)

    def close_minor(self, minor: Minor) -> None:
        minor.closed = True
        for train in minor.trains:
            train.scrap()
        stations.remove_stations(self, minor)
        pay(minor, self.bank, minor.cash, "1846.priv.close")
        self._forget_beneficiary(minor)

    def _forget_beneficiary(self, company: Company) -> None:
        """Nobody profits from the marker until its owner names somebody else."""
        for private in self.privates.values():
            if private.beneficiary is company:
                private.beneficiary = None

    def run_facts(self, company: Company) -> tuple[tuple[str, ...], tuple[str, ...], bool]:
        """The colours of the phase, the hexes of the company's markers, whether it has the mail."""
        hexes = tuple(
            private.marker if (private := self.privates[id]).beneficiary is company else ""
            for id in MARKERS
        )
        mail = self.privates[MAIL]
        return self.phase.colours, hexes, mail.owner is company and not mail.closed

    def run_rules(self, company: Company) -> Revenue1846:
        colours, hexes, has_mail = self.run_facts(company)
        markers = {id: hex_id for id, hex_id in zip(MARKERS, hexes, strict=True) if hex_id}
        return Revenue1846(self.box, colours, markers, has_mail)

    # Corporations

    def on_founded(self, corporation: Corporation) -> None:
        """1846.token.home and, for Illinois Central, 1846.ic.grant."""
        data = corporation.data
        stations.put_station(corporation, self.board[data.home], data.home_place, data.home_slot)
        corporation.tokens = corporation.tokens[1:]
        if data.grant:
            pay(self.bank, corporation, corporation.price, "1846.ic.grant")

    def close_corporation(self, corporation: Corporation) -> None:
        """1846.liquidation: charter, shares, stations, trains and privates leave the game."""
        self.tell("liquidated", corporation=corporation.id)
        corporation.closed = True
        for card in self.cards_of(corporation):
            if isinstance(card, Private):
                self.close_private(card)
            else:
                card.closed = True
        self._forget_beneficiary(corporation)
        for certificate in corporation.certificates:
            move(certificate, None)
        for train in corporation.trains:
            train.scrap()
        stations.remove_stations(self, corporation)
        corporation.president = None
        self.market.put(corporation, None)
        pay(corporation, self.bank, corporation.cash, "1846.liquidation")

    # Phases

    def on_event(self, event: str) -> None:
        EVENTS[event](self)

    def close_privates(self) -> None:
        """1846.priv.close: the mail of a corporation and the markers of corporations stay."""
        for private in self.privates.values():
            keeps_on = private.id == MAIL and isinstance(private.owner, Corporation)
            if private.closed or keeps_on:
                continue
            self.close_private(private)
            if not isinstance(private.owner, Corporation):
                private.marker = ""
                private.beneficiary = None
        for minor in self.minors.values():
            if not minor.closed:
                self.close_minor(minor)

    def remove_markers(self) -> None:
        for id in MARKERS:
            self.privates[id].marker = ""
            self.privates[id].beneficiary = None

    def end_reservations(self) -> None:
        """1846.token.reserved; a home is kept all the same: 1846.unfounded_home_open."""
        for corporation in self.corporations.values():
            reserved = corporation.data.reserved
            if reserved is not None:
                stations.clear_reservations(self.board[reserved.hex], corporation.id)

    # How the rounds follow each other

    def after_draft(self) -> None:
        raise NotImplementedError("the sequence of play stands in title.py")

    def after_stock_round(self) -> None:
        raise NotImplementedError("the sequence of play stands in title.py")

    def after_operating_round(self, number: int) -> None:
        raise NotImplementedError("the sequence of play stands in title.py")

    # The end

    def look_for_end(self) -> None:
        if self._all_closed():
            self.finish("all_closed")

    def _all_closed(self) -> bool:
        """1846.d9"""
        return not any(c.is_in_game for c in self.corporations.values()) and all(
            card.closed or card.owner is None for card in self.cards()
        )


EVENTS = {
    "close_privates": Table1846.close_privates,
    "remove_markers": Table1846.remove_markers,
    "end_reservations": Table1846.end_reservations,
}

# The game for two: where a removed corporation gets its second station, once the hex is green.
SECOND_STATIONS = {
    "B&O": "H12",
    "C&O": "H12",
    "ERIE": "D20",
    "GT": "D14",
    "IC": "G7",
    "NYC": "E17",
    "PRR": "E11",
}
