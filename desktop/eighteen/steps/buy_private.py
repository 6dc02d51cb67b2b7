"""A corporation buys private companies and independent railroads from players."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.eighteen.actions import BuyPrivate
from desktop.eighteen.companies.corporation import Corporation
from desktop.eighteen.companies.minor import Minor
from desktop.eighteen.companies.private import Private
from desktop.eighteen.shares import Investor
from desktop.eighteen.steps.base import CompanyStep
from desktop.engine.choices import Choice
from desktop.engine.money import CANNOT_PAY, pay
from desktop.engine.refusal import QT_TRANSLATE_NOOP, Refusal

NOT_IN_PHASE = QT_TRANSLATE_NOOP("Refusal", "Private companies are not bought in phase {phase}")
NOT_A_PLAYERS = QT_TRANSLATE_NOOP("Refusal", "{private} does not belong to a player")
WRONG_PRICE = QT_TRANSLATE_NOOP("Refusal", "{private} costs from {least} to {most}, not {price}")


class BuyPrivateStep(CompanyStep):
    """At any moment of the corporation's turn."""

    for_minors = False
    accepts = (BuyPrivate,)

    def is_open(self) -> bool:
        return False

    def offers(self) -> bool:
        corporation = self.corporation
        return (
            corporation is not None and not corporation.closed and not corporation.in_receivership
        )

    def check(self, action: BuyPrivate) -> None:
        corporation = self.corporation
        assert corporation is not None
        card = self.table.card(action.private)
        self._check_card(corporation, card)
        prices = self.prices(card)
        if action.price not in prices:
            raise Refusal(
                WRONG_PRICE,
                self.rule("buy_private"),
                private=card.id,
                least=prices[0],
                most=prices[-1],
                price=action.price,
            )
        if corporation.cash < action.price:
            raise Refusal(
                CANNOT_PAY,
                self.rule("buy_private"),
                payer=corporation.id,
                cash=corporation.cash,
                amount=action.price,
            )

    def _check_card(self, corporation: Corporation, card: Private | Minor) -> None:
        if not self.is_time(card):
            phase = self.table.phase.name
            raise Refusal(NOT_IN_PHASE, self.rule("buy_private"), phase=phase)
        if card.closed or not isinstance(card.owner, Investor):
            raise Refusal(NOT_A_PLAYERS, self.rule("buy_private"), private=card.id)
        self.check_card(corporation, card)

    def is_time(self, card: Private | Minor) -> bool:
        """Whether the phase lets corporations buy it."""
        return self.table.phase.privates_for_sale

    def prices(self, card: Private | Minor) -> range:
        """What may be paid for it."""
        return range(1, card.face_value + 1)

    def check_card(self, corporation: Corporation, card: Private | Minor) -> None:
        """What a title forbids besides."""

    def apply(self, action: BuyPrivate) -> None:
        corporation = self.corporation
        assert corporation is not None
        card = self.table.card(action.private)
        assert isinstance(card.owner, Investor)
        pay(corporation, card.owner, action.price, self.rule("buy_private"))
        self.table.tell(
            "private_bought",
            corporation=corporation.id,
            private=card.id,
            owner=card.owner.id,
            price=action.price,
        )
        card.owner = corporation
        self.on_bought(corporation, card)

    def on_bought(self, corporation: Corporation, card: Private | Minor) -> None:
        """What changes when a card comes to a corporation."""

    def for_sale(self) -> Iterator[Private | Minor]:
        """The cards this corporation may buy, if it has the money."""
        corporation = self.corporation
        assert corporation is not None
        for card in self.table.cards():
            try:
                self._check_card(corporation, card)
            except Refusal:
                continue
            yield card

    def choices(self) -> Iterator[Choice]:
        for card in self.for_sale():
            prices = self.prices(card)
            payable = range(prices.start, min(prices.stop, self.company.cash + 1))
            if payable:
                action = BuyPrivate(corporation=self.company.id, private=card.id, price=payable[-1])
                yield Choice(action, {"price": payable})
