"""Buying trains in 1846: shares are issued, and the president pays, when a train must be had."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.eighteen.actions import BuyTrain, DeclareBankruptcy, IssueShares, SellShares
from desktop.eighteen.companies.corporation import Corporation
from desktop.eighteen.forced import bank_prices
from desktop.eighteen.selling import Sale
from desktop.eighteen.steps.buy_train import CHEAPEST_OWN, NO_NEED, BuyTrainStep
from desktop.eighteen.trains import Train
from desktop.engine.actions import Action, Pass
from desktop.engine.choices import Choice
from desktop.engine.refusal import QT_TRANSLATE_NOOP, Refusal
from desktop.titles.g1846 import forced
from desktop.titles.g1846.table import Table1846

ISSUE_FIRST = QT_TRANSLATE_NOOP(
    "Refusal", "{corporation} must first issue shares before its president pays"
)
NOT_SO_MANY = QT_TRANSLATE_NOOP("Refusal", "{corporation} may issue {counts} shares now")
LAST_TRAIN = QT_TRANSLATE_NOOP("Refusal", "The last train of {corporation} cannot be bought")


class BuyTrain1846(BuyTrainStep):
    """Independents bring their money, shares are issued on worse terms, presidents may fail."""

    accepts = (BuyTrain, Pass, IssueShares, SellShares, DeclareBankruptcy)

    table: Table1846

    def reset(self) -> None:
        super().reset()
        self.table.issued_forced = False

    def skip(self) -> None:
        corporation = self.corporation
        if corporation is not None and not self.done and not corporation.closed:
            self.done = True
            if corporation.in_receivership:
                forced.receiver_buys(self.table, corporation)

    def means(self, corporation: Corporation) -> int:
        return self.table.means(corporation)

    def others_trains(self, corporation: Corporation) -> Iterator[Train]:
        for train in super().others_trains(corporation):
            if not (isinstance(train.owner, Corporation) and self._keeps_last(train.owner)):
                yield train

    def _keeps_last(self, other: Corporation) -> bool:
        """The game for two: an empty depot protects a last train."""
        empty = not self.table.depot.for_sale()
        return self.table.for_two and empty and len(other.trains) == 1

    def refuse_others_train(self, train: Train) -> None:
        owner = train.owner
        if isinstance(owner, Corporation) and self._keeps_last(owner):
            raise Refusal(LAST_TRAIN, "1846.d10", corporation=owner.id)
        super().refuse_others_train(train)

    def is_raising(self) -> bool:
        """1846.forced.from_bank: shares were issued or sold to pay for the train."""
        return self.table.issued_forced or self.president_sold

    def check_help(self, corporation: Corporation, price: int) -> None:
        too_little = corporation.cash < min(bank_prices(self.table))
        if too_little and forced.can_issue(self.table, corporation):
            raise Refusal(ISSUE_FIRST, forced.FORCED_ISSUE, corporation=corporation.id)
        if not forced.president_may_help(self.table, corporation):
            raise Refusal(CHEAPEST_OWN, "1846.forced.config", corporation=corporation.id)

    def check_raising(self, corporation: Corporation) -> None:
        super().check_raising(corporation)
        if not forced.president_may_help(self.table, corporation):
            raise Refusal(ISSUE_FIRST, forced.FORCED_ISSUE, corporation=corporation.id)

    def check(self, action: Action) -> None:
        corporation = self.corporation
        assert corporation is not None
        if isinstance(action, IssueShares):
            self._check_issue(corporation, action.count)
            return
        super().check(action)
        if isinstance(action, SellShares):
            sold = self.table.corporation(action.corporation)
            forced.check_stays_open(self.table, corporation, sold, Sale.of(action))

    def _check_issue(self, corporation: Corporation, count: int) -> None:
        if not forced.must_buy(self.table, corporation):
            raise Refusal(NO_NEED, forced.FORCED_ISSUE, corporation=corporation.id)
        counts = forced.issuable(self.table, corporation) if not self.table.issued_forced else ()
        if count not in counts:
            raise Refusal(
                NOT_SO_MANY,
                forced.FORCED_ISSUE,
                corporation=corporation.id,
                counts=", ".join(map(str, counts)) or "0",
            )

    def apply(self, action: Action) -> None:
        if isinstance(action, IssueShares):
            forced.issue_forced(
                self.table, self.table.corporation(action.corporation), action.count
            )
        else:
            super().apply(action)

    def is_bankrupt(self, corporation: Corporation) -> bool:
        return forced.is_bankrupt(self.table, corporation)

    def go_bankrupt(self, corporation: Corporation) -> None:
        forced.go_bankrupt(self.table, corporation)
        # A new president may have to do it again.
        self.table.issued_forced = self.president_sold = False

    def forced_offers(self, corporation: Corporation) -> Iterator[Choice]:
        if not self.table.issued_forced:
            for count in forced.issuable(self.table, corporation):
                yield Choice(IssueShares(corporation=corporation.id, count=count))
        yield from super().forced_offers(corporation)
