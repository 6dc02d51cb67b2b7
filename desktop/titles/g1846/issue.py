"""Issue and redeem: a corporation's shares go to the market a step below, and back a step above."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from desktop.eighteen.actions import IssueShares, RedeemShares
from desktop.eighteen.companies.corporation import Corporation
from desktop.eighteen.shares import SHARE, move, singles
from desktop.eighteen.steps.base import CompanyStep
from desktop.eighteen.steps.dividend import DividendStep
from desktop.eighteen.table import EighteenTable
from desktop.engine.actions import Action
from desktop.engine.choices import Choice
from desktop.engine.money import CANNOT_PAY, pay
from desktop.engine.refusal import QT_TRANSLATE_NOOP, Refusal

TOO_LATE = QT_TRANSLATE_NOOP(
    "Refusal", "{corporation} issues and redeems shares only at the start of its turn"
)
ONCE = QT_TRANSLATE_NOOP("Refusal", "{corporation} has issued or redeemed shares in this turn")
TOO_MANY = QT_TRANSLATE_NOOP("Refusal", "{corporation} may issue at most {most} shares now")
NOT_THERE = QT_TRANSLATE_NOOP(
    "Refusal", "{corporation} can redeem at most {most} shares from the market"
)
NONE_LEFT = QT_TRANSLATE_NOOP("Refusal", "{corporation} has no shares left to issue")
MARKET_FULL = QT_TRANSLATE_NOOP(
    "Refusal",
    "{corporation} has {market} shares in the market, players {held}: no more may be issued",
)
NONE_THERE = QT_TRANSLATE_NOOP("Refusal", "No share of {corporation} lies in the market")
NOT_FOR_NOTHING = QT_TRANSLATE_NOOP("Refusal", "A share of {corporation} would bring nothing")

ISSUE, REDEEM = "1846.issue", "1846.redeem"


def most_issuable(table: EighteenTable, corporation: Corporation) -> int:
    """1846.issue: no more in the market than in the players' hands."""
    in_hands = table.player_percent(corporation) // SHARE
    in_market = table.pool.percent(corporation) // SHARE
    return max(0, min(len(singles(corporation, corporation)), in_hands - in_market))


def issue_price(table: EighteenTable, corporation: Corporation) -> int:
    assert corporation.cell is not None
    return table.market.beside(corporation.cell, -1).price


def redeem_price(table: EighteenTable, corporation: Corporation) -> int:
    assert corporation.cell is not None
    return table.market.beside(corporation.cell, 1).price


def issue(table: EighteenTable, corporation: Corporation, count: int, price: int) -> None:
    """Treasury shares to the market, the money to the corporation."""
    for certificate in singles(corporation, corporation)[:count]:
        move(certificate, table.pool)
    pay(table.bank, corporation, count * price, ISSUE)
    table.tell("issued", corporation=corporation.id, count=count, amount=count * price)


class IssueSharesStep(CompanyStep):
    """Once a turn, issue or redeem: at its start, or (18xx.games) until dividends are decided."""

    for_minors = False
    accepts = (IssueShares, RedeemShares)

    fixed: ClassVar[frozenset[str]] = CompanyStep.fixed | {"dividend"}

    def __init__(self, table: Any, name: str, dividend: DividendStep, any_time: bool) -> None:
        super().__init__(table, name)
        self.dividend = dividend
        self._any_time = any_time
        self.late = False  # track or stations have had their turn
        self.used = False

    def reset(self) -> None:
        super().reset()
        self.late = self.used = False

    def is_open(self) -> bool:
        return False

    def skip(self) -> None:
        """Never asked; it is offered all the while."""

    def offers(self) -> bool:
        corporation = self.corporation
        return (
            corporation is not None
            and not corporation.closed
            and not corporation.in_receivership
            and not self.dividend.done
        )

    @property
    def is_over(self) -> bool:
        is_late = self.late or self.dividend.runs.done
        return self.used or (is_late and not self._any_time)

    def potential(self) -> int:
        """The most money that issuing could still bring in this turn."""
        corporation = self.corporation
        if corporation is None or self.is_over or not self.offers():
            return 0
        return most_issuable(self.table, corporation) * issue_price(self.table, corporation)

    def check(self, action: Action) -> None:
        corporation = self.corporation
        assert corporation is not None
        rule_id = ISSUE if isinstance(action, IssueShares) else REDEEM
        if self.used:
            raise Refusal(ONCE, rule_id, corporation=corporation.id)
        if self.is_over:
            raise Refusal(TOO_LATE, rule_id, corporation=corporation.id)
        if isinstance(action, IssueShares):
            self._check_issue(corporation, action.count)
        elif isinstance(action, RedeemShares):
            self._check_redeem(corporation, action.count)

    def _check_issue(self, corporation: Corporation, count: int) -> None:
        most = most_issuable(self.table, corporation)
        if not singles(corporation, corporation):
            raise Refusal(NONE_LEFT, ISSUE, corporation=corporation.id)
        if most == 0:
            in_hands = self.table.player_percent(corporation) // SHARE
            in_market = self.table.pool.percent(corporation) // SHARE
            raise Refusal(
                MARKET_FULL, ISSUE, corporation=corporation.id, market=in_market, held=in_hands
            )
        if not 1 <= count <= most:
            raise Refusal(TOO_MANY, ISSUE, corporation=corporation.id, most=most)
        if issue_price(self.table, corporation) == 0:
            raise Refusal(NOT_FOR_NOTHING, ISSUE, corporation=corporation.id)

    def _check_redeem(self, corporation: Corporation, count: int) -> None:
        most = len(singles(self.table.pool, corporation))
        if most == 0:
            raise Refusal(NONE_THERE, REDEEM, corporation=corporation.id)
        if not 1 <= count <= most:
            raise Refusal(NOT_THERE, REDEEM, corporation=corporation.id, most=most)
        amount = count * redeem_price(self.table, corporation)
        if corporation.cash < amount:
            raise Refusal(
                CANNOT_PAY, REDEEM, payer=corporation.id, cash=corporation.cash, amount=amount
            )

    def apply(self, action: Action) -> None:
        corporation = self.corporation
        assert corporation is not None
        self.used = True
        if isinstance(action, IssueShares):
            price = issue_price(self.table, corporation)
            issue(self.table, corporation, action.count, price)
        elif isinstance(action, RedeemShares):
            amount = action.count * redeem_price(self.table, corporation)
            pay(corporation, self.table.bank, amount, REDEEM)
            for certificate in singles(self.table.pool, corporation)[: action.count]:
                move(certificate, corporation)
            self.table.tell(
                "redeemed", corporation=corporation.id, count=action.count, amount=amount
            )

    def choices(self) -> Iterator[Choice]:
        corporation = self.corporation
        if corporation is None or self.is_over:
            return
        if issue_price(self.table, corporation):
            for count in range(1, most_issuable(self.table, corporation) + 1):
                yield Choice(IssueShares(corporation=corporation.id, count=count))
        price = redeem_price(self.table, corporation)
        most = min(len(singles(self.table.pool, corporation)), corporation.cash // price)
        for count in range(1, most + 1):
            yield Choice(RedeemShares(corporation=corporation.id, count=count))
