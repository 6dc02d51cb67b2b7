"""The NdM merger: who is asked, and how a company goes into NdM."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from desktop.eighteen.actions import Merge, ReplaceStation
from desktop.eighteen.companies.corporation import Corporation
from desktop.eighteen.market import operating_rank
from desktop.eighteen.shares import Investor, move
from desktop.eighteen.stations import remove_stations
from desktop.eighteen.steps.base import EighteenStep
from desktop.engine.actions import Action, Pass
from desktop.engine.choices import Choice
from desktop.engine.money import pay
from desktop.engine.players import clockwise
from desktop.engine.refusal import QT_TRANSLATE_NOOP, Refusal
from desktop.titles.g18mex import options, takeover
from desktop.titles.g18mex.stock_rules import half_up
from desktop.titles.g18mex.table import ELIGIBLE, Table18Mex

NOT_ASKED = QT_TRANSLATE_NOOP("Refusal", "{corporation} is not the company that is asked about")
MUST_CHOOSE = QT_TRANSLATE_NOOP("Refusal", "{company} must choose one of {candidates}")
NOT_A_STATION = QT_TRANSLATE_NOOP("Refusal", "No station on {hex} can be taken over; {hexes} can")


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
        return tuple(hex_.id for hex_ in takeover.others(self.table, self.merged))

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
            assert self.merged is not None
            takeover.replace(self.table, self.merged, self.table.hex(action.hex))
            self._finish(self.merged)
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
        """mex.merge.tokens: the home, and one more; if there is a choice, NdM is asked."""
        table = self.table
        spare = takeover.take_home(table, corporation)
        self.merged = corporation
        others = takeover.others(table, corporation)
        takeover.give_way(table, corporation)
        if spare == 2 and len(others) == 2 and table.has(options.BOTH_REPLACED):
            for hex_ in others:
                takeover.replace(table, corporation, hex_)
        elif len(others) == 1:
            takeover.replace(table, corporation, others[0])
        elif len(others) > 1:
            return
        self._finish(corporation)

    def _finish(self, corporation: Corporation) -> None:
        remove_stations(self.table, corporation)
        self.merged = None
