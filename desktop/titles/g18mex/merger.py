"""The NdM merger: who is asked, what an answer brings, and how a company goes into NdM."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from desktop.board.map import Hex
from desktop.eighteen.actions import Merge, ReplaceStation
from desktop.eighteen.companies.corporation import Corporation
from desktop.eighteen.market import operating_rank
from desktop.eighteen.shares import Investor, move
from desktop.eighteen.stations import clear_reservations, remove_stations
from desktop.eighteen.steps.base import EighteenStep
from desktop.engine.actions import Action, Pass
from desktop.engine.choices import Choice
from desktop.engine.money import pay
from desktop.engine.players import clockwise
from desktop.engine.refusal import QT_TRANSLATE_NOOP, Refusal
from desktop.titles.g18mex import options
from desktop.titles.g18mex.stock_rules import half_up
from desktop.titles.g18mex.table import ELIGIBLE, Table18Mex, home_spot

NOT_ASKED = QT_TRANSLATE_NOOP("Refusal", "{corporation} is not the company that is asked about")
MUST_CHOOSE = QT_TRANSLATE_NOOP("Refusal", "{company} must choose one of {candidates}")
NOT_A_STATION = QT_TRANSLATE_NOOP("Refusal", "No station on {hex} can be taken over; {hexes} can")

REPLACEMENT_PRICE = 80  # mex.merge.tokens


@dataclass(frozen=True)
class Proceeds:
    """What a merger would bring: NdM its money, trains and stations, the players refunds."""

    cash: int
    trains: tuple[str, ...]
    home: str  # a hex; "" where NdM has a station already
    others: tuple[str, ...]  # hexes of which one is taken over
    refunds: tuple[tuple[str, int], ...]  # player and amount
    certificate_to: str  # the player who gets the NdM 10 %; "": it goes to the offering


def offers(table: Table18Mex, buyer: Investor) -> tuple[Corporation, ...]:
    """mex.merge.offer: the companies whose presidents are asked, in the order of asking.

    Who has several of them is asked for one after the other, in the order in which they operate.
    """
    order = clockwise(table.investors, buyer)
    eligible = [c for c in table.operating_corporations() if c.id in ELIGIBLE]
    eligible.sort(key=operating_rank)
    return tuple(
        corporation
        for player in (*order[1:], order[0])
        if player is not table.national.president
        for corporation in eligible
        if corporation.president is player
    )


def forced_candidates(table: Table18Mex) -> tuple[Corporation, ...]:
    """mex.merge.forced: unfloated ones, those without a president before all others."""
    unfloated = [
        corporation
        for corporation in map(table.corporations.__getitem__, ELIGIBLE)
        if not corporation.floated
        and corporation.is_in_game
        and corporation.president is not table.national.president
    ]
    in_offering = [c for c in unfloated if c.president is None]
    return tuple(in_offering or unfloated)


def refunds(table: Table18Mex, corporation: Corporation) -> tuple[tuple[Investor, int], ...]:
    """mex.merge.refund: half the market value of all but the president's certificate."""
    paid = []
    for player in table.investors:
        percent = sum(c.percent for c in player.of(corporation) if not c.is_presidents)
        amount = half_up(corporation.price * percent // 10)
        if amount:
            paid.append((player, amount))
    return tuple(paid)


def proceeds(table: Table18Mex, corporation: Corporation) -> Proceeds:
    """What each would get if this company merged now."""
    home = table.board[corporation.data.home]
    president = corporation.president
    return Proceeds(
        cash=corporation.cash,
        trains=tuple(train.id for train in corporation.trains),
        home="" if _has_station(home, table.national) else home.id,
        others=tuple(hex_.id for hex_ in _other_stations(table, corporation)),
        refunds=tuple((player.id, amount) for player, amount in refunds(table, corporation)),
        certificate_to=president.id if president is not None else "",
    )


def _has_station(hex_: Hex, corporation: Corporation) -> bool:
    """Where it stands, or where its home will: mex.token.one_per_hex."""
    return any(corporation.id in row for row in (*hex_.stations, *hex_.reserved))


def _other_stations(table: Table18Mex, corporation: Corporation) -> list[Hex]:
    """Where NdM could take over a station besides the home."""
    hexes = [table.board[hex_id] for hex_id, _, _ in table.board.stations_of(corporation.id)]
    return [
        hex_
        for hex_ in hexes
        if hex_.id != corporation.data.home and not _has_station(hex_, table.national)
    ]


class MergerStep(EighteenStep):
    """One company after another is asked, then NdM must choose; then which station it takes."""

    accepts = (Merge, ReplaceStation, Pass)

    table: Table18Mex

    def __init__(self, table: Any, name: str) -> None:
        super().__init__(table, name)
        self.asked: tuple[Corporation, ...] = ()  # still to be asked, in order
        self.candidates: tuple[Corporation, ...] = ()  # among which NdM must choose
        self.merged: Corporation | None = None  # while one of its stations is to be chosen

    # Who is asked what

    def is_open(self) -> bool:
        return bool(self.asked or self.candidates or self.merged)

    def actors(self) -> tuple[str, ...]:
        if self.asked:
            return (self.asked[0].id,)
        return (self.table.national.id,) if self.is_open() else ()

    def stations(self) -> tuple[str, ...]:
        """The hexes among which NdM chooses the station it takes over."""
        if self.merged is None:
            return ()
        return tuple(hex_.id for hex_ in _other_stations(self.table, self.merged))

    def begin(self) -> None:
        """mex.merge.when: the operating company has bought the first 5-train."""
        company = self.table.operating
        buyer = company.president if isinstance(company, Corporation) else None
        if not self.table.national.floated:
            self._no_merger()
            return
        self.asked = offers(self.table, buyer or self.table.investors[-1])
        if not self.asked:
            self._force()

    def check(self, action: Action) -> None:
        if isinstance(action, ReplaceStation):
            if action.hex not in self.stations():
                raise Refusal(
                    NOT_A_STATION,
                    "mex.merge.tokens",
                    hex=action.hex[:40],
                    hexes=", ".join(self.stations()),
                )
        elif isinstance(action, Merge):
            self._check_merge(action)
        elif not self.asked:
            self._refuse_choice()

    def _check_merge(self, action: Merge) -> None:
        if self.asked:
            if action.corporation != self.asked[0].id:
                corporation = action.corporation[:40]
                raise Refusal(NOT_ASKED, "mex.merge.offer", corporation=corporation)
        elif action.corporation not in [c.id for c in self.candidates]:
            self._refuse_choice()

    def _refuse_choice(self) -> None:
        ids = [c.id for c in self.candidates] or self.stations()
        rule_id = "mex.merge.forced" if self.candidates else "mex.merge.tokens"
        raise Refusal(
            MUST_CHOOSE, rule_id, company=self.table.national.id, candidates=", ".join(ids)
        )

    def apply(self, action: Action) -> None:
        if isinstance(action, ReplaceStation):
            self._replace(self.table.hex(action.hex))
            self._finish()
        elif isinstance(action, Merge):
            self._merge(self.table.corporation(action.corporation))
        else:
            self.table.tell("merger_declined", corporation=self.asked[0].id)
            self.asked = self.asked[1:]
            if not self.asked:
                self._force()

    def choices(self) -> Iterator[Choice]:
        national = self.table.national.id
        if self.asked:
            company = self.asked[0].id
            yield Choice(Merge(company=company, corporation=company))
            yield Choice(Pass(who=company))
        for corporation in self.candidates:
            yield Choice(Merge(company=national, corporation=corporation.id))
        for hex_id in self.stations():
            yield Choice(ReplaceStation(corporation=national, hex=hex_id))

    # What happens

    def _force(self) -> None:
        candidates = forced_candidates(self.table)
        if not candidates:
            self._no_merger()
        elif len(candidates) == 1:
            self._merge(candidates[0])
        else:
            self.candidates = candidates

    def _no_merger(self) -> None:
        """mex.merge.none"""
        table = self.table
        for certificate in table.merger_shares():
            table.open_trade_in(certificate)
        table.more_certificates = 1
        table.tell("no_merger", limit=table.certificate_limit)

    def _merge(self, corporation: Corporation) -> None:
        """5.3(d) to (h)"""
        self.asked, self.candidates = (), ()
        self.table.tell("merged", corporation=corporation.id)
        self._pay_refunds(corporation)
        self._exchange_presidency(corporation)
        self._hand_assets(corporation)
        self._take_stations(corporation)

    def _exchange_presidency(self, corporation: Corporation) -> None:
        """mex.merge.president_cert"""
        president = corporation.president
        for certificate in self.table.merger_shares():
            if president is not None:
                self.table.take_trade_in(certificate, president)
            else:
                self.table.open_trade_in(certificate)
        for certificate in corporation.certificates:
            move(certificate, None)
        corporation.president = None
        corporation.trade_in = ()

    def _pay_refunds(self, corporation: Corporation) -> None:
        for player, amount in refunds(self.table, corporation):
            pay(self.table.bank, player, amount, "mex.merge.refund")
            self.table.tell("refunded", player=player.id, corporation=corporation.id, amount=amount)

    def _hand_assets(self, corporation: Corporation) -> None:
        """mex.merge.assets, mex.merge.remove"""
        national = self.table.national
        pay(corporation, national, corporation.cash, "mex.merge.assets")
        for train in corporation.trains:
            national.take(train)
        self.table.market.put(corporation, None)
        corporation.closed = True
        corporation.tokens = ()

    def _take_stations(self, corporation: Corporation) -> None:
        """mex.merge.tokens: the home, and one more if there is a choice NdM is asked."""
        table, national = self.table, self.table.national
        national.tokens += (REPLACEMENT_PRICE,) * national.data.extra_tokens
        home = table.board[corporation.data.home]
        spare = national.data.extra_tokens
        if not _has_station(home, national):
            place, slot = home_spot(home, corporation)
            clear_reservations(home, corporation.id)
            self._put(home, place, slot)
            spare -= 1
        clear_reservations(home, corporation.id)
        self._clear(home, corporation)
        self.merged = corporation
        others = _other_stations(table, corporation)
        for hex_id, _, _ in table.board.stations_of(corporation.id):
            if _has_station(table.board[hex_id], national):
                self._clear(table.board[hex_id], corporation)
        if spare == 2 and len(others) == 2 and table.has(options.BOTH_REPLACED):
            for hex_ in others:
                self._replace(hex_)
        elif len(others) == 1:
            self._replace(others[0])
        elif len(others) > 1:
            return
        self._finish()

    def _replace(self, hex_: Hex) -> None:
        assert self.merged is not None
        place = next(p for p, row in enumerate(hex_.stations) if self.merged.id in row)
        self._put(hex_, place, hex_.stations[place].index(self.merged.id))

    def _put(self, hex_: Hex, place: int, slot: int) -> None:
        national = self.table.national
        hex_.set_station(place, slot, national.id)
        national.tokens = national.tokens[:-1]
        self.table.tell("station_replaced", company=national.id, hex=hex_.id)

    def _clear(self, hex_: Hex, corporation: Corporation) -> None:
        for place, row in enumerate(hex_.stations):
            for slot, owner in enumerate(row):
                if owner == corporation.id:
                    hex_.set_station(place, slot, "")

    def _finish(self) -> None:
        assert self.merged is not None
        remove_stations(self.table, self.merged)
        self.merged = None
