"""The draft of private companies: hidden cards, blanks among them, the last one at a discount."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from desktop.eighteen.actions import DraftCard
from desktop.eighteen.companies.minor import Minor
from desktop.eighteen.shares import Investor
from desktop.eighteen.steps.base import EighteenStep
from desktop.engine.actions import Action, Pass
from desktop.engine.choices import Choice
from desktop.engine.money import CANNOT_PAY, pay
from desktop.engine.players import next_to
from desktop.engine.refusal import QT_TRANSLATE_NOOP, Refusal
from desktop.engine.rounds import Round
from desktop.titles.g1846.table import Table1846

NOT_BEFORE_YOU = QT_TRANSLATE_NOOP("Refusal", "{card} is not among the cards before {player}")
MUST_TAKE = QT_TRANSLATE_NOOP(
    "Refusal", "The price of {card} has fallen to {price} and falls no more: {player} must take it"
)
TAKE_ONE = QT_TRANSLATE_NOOP("Refusal", "{player} must keep one of the cards")
FIRST_ONE = QT_TRANSLATE_NOOP("Refusal", "Nobody passes before the first private is sold")

BLANK = "blank-"
DISCOUNT = 10


def lowest_price(table: Table1846, card: str) -> int:
    """1846.draft.last_private: the debt of an independent is always paid in full."""
    piece = table.card(card)
    return piece.data.debt if isinstance(piece, Minor) else 0


class DraftStep(EighteenStep):
    """Look at the top cards, keep one, shuffle the rest under the deck."""

    accepts = (DraftCard, Pass)

    table: Table1846

    def __init__(self, table: Any, name: str) -> None:
        super().__init__(table, name)
        self.deck: tuple[str, ...] = ()
        self.kept: tuple[tuple[str, str], ...] = ()  # player and card, face down
        self.player: Investor = table.investors[-1]
        self.discount = 0

    def hand(self) -> tuple[str, ...]:
        """1846.draft.turn: as many cards as players, and two."""
        return self.deck[: len(self.table.players) + 2]

    @property
    def is_last_open(self) -> bool:
        """Whether the last card, a private, lies open on the table."""
        return len(self.deck) == 1 and not self.deck[0].startswith(BLANK)

    @property
    def last_price(self) -> int:
        return self.table.card(self.deck[0]).price - self.discount

    def is_open(self) -> bool:
        """1846.draft.end"""
        only_blanks = all(card.startswith(BLANK) for card in self.deck)
        return bool(self.deck) and not (
            only_blanks and len(self.deck) < len(self.table.players) + 2
        )

    def actors(self) -> tuple[str, ...]:
        return (self.player.id,)

    def check(self, action: Action) -> None:
        if isinstance(action, DraftCard):
            if action.card not in self.hand():
                raise Refusal(
                    NOT_BEFORE_YOU,
                    "1846.draft.turn",
                    card=action.card[:40],
                    player=self.player.id,
                )
        elif not self.is_last_open:
            raise Refusal(TAKE_ONE, "1846.draft.turn", player=self.player.id)
        elif self.last_price <= lowest_price(self.table, self.deck[0]):
            raise Refusal(
                MUST_TAKE,
                "1846.draft.last_private",
                card=self.deck[0],
                price=self.last_price,
                player=self.player.id,
            )

    def apply(self, action: Action) -> None:
        if isinstance(action, Pass):
            self.discount += DISCOUNT
            self.table.tell("draft_passed", player=self.player.id, price=self.last_price)
        else:
            assert isinstance(action, DraftCard)
            self._keep(action.card)
        order = self.table.investors[::-1]
        self.player = next_to(order, self.player)

    def _keep(self, card: str) -> None:
        self.kept = (*self.kept, (self.player.id, card))
        if self.is_last_open:
            self.deck = ()
            return
        hand = self.hand()
        rest = tuple(c for c in self.table.chance.shuffled(hand) if c != card)
        self.deck = (*self.deck[len(hand) :], *rest)
        self.table.tell("drafted", player=self.player.id)

    def settle_up(self) -> None:
        """1846.draft.pay and 1846.draft.minor_start"""
        for number, (player_id, card) in enumerate(self.kept, start=1):
            if card.startswith(BLANK):
                continue
            discount = self.discount if number == len(self.kept) else 0
            take_card(self.table, self.table.investor(player_id), card, discount)
        self.deck = ()
        self.kept = ()

    def choices(self) -> Iterator[Choice]:
        for card in self.hand():
            yield Choice(DraftCard(player=self.player.id, card=card))
        if self.is_last_open and self.last_price > lowest_price(self.table, self.deck[0]):
            yield Choice(Pass(who=self.player.id))


def take_card(table: Table1846, player: Investor, card: str, discount: int) -> None:
    """Pay for a card; an independent gets its starting money from the bank."""
    piece = table.card(card)
    price = piece.price - discount
    pay(player, table.bank, price, "1846.draft.pay")
    piece.owner = player
    if isinstance(piece, Minor):
        pay(table.bank, piece, piece.face_value, "1846.draft.minor_start")
    table.tell("card_bought", player=player.id, card=card, price=price)


class OpenDraftStep(EighteenStep):
    """The game for two: the privates lie open and are bought one by one."""

    accepts = (DraftCard, Pass)

    table: Table1846

    def __init__(self, table: Any, name: str) -> None:
        super().__init__(table, name)
        self.cards: tuple[str, ...] = ()
        self.player: Investor = table.investors[-1]
        self.passed: tuple[str, ...] = ()
        self.discount = 0
        self.sold_any = False

    def is_open(self) -> bool:
        """A last card goes round at a falling price until somebody takes it."""
        return len(self.cards) == 1 or (
            bool(self.cards) and len(self.passed) < len(self.table.players)
        )

    def actors(self) -> tuple[str, ...]:
        return (self.player.id,)

    def price(self, card: str) -> int:
        return self.table.card(card).price - self.discount

    def check(self, action: Action) -> None:
        if isinstance(action, DraftCard):
            if action.card not in self.cards:
                raise Refusal(
                    NOT_BEFORE_YOU, "1846.d10", card=action.card[:40], player=self.player.id
                )
            price = self.price(action.card)
            if self.player.cash < price:
                raise Refusal(
                    CANNOT_PAY,
                    "1846.d10",
                    payer=self.player.id,
                    cash=self.player.cash,
                    amount=price,
                )
        elif not self.sold_any:
            raise Refusal(FIRST_ONE, "1846.d10")

    def _must_take(self) -> bool:
        return len(self.cards) == 1 and self.price(self.cards[0]) <= lowest_price(
            self.table, self.cards[0]
        )

    def apply(self, action: Action) -> None:
        if isinstance(action, DraftCard):
            take_card(self.table, self.player, action.card, self.discount)
            self.cards = tuple(c for c in self.cards if c != action.card)
            self.passed = tuple(p for p in self.passed if p != self.player.id)
            self.sold_any = True
        else:
            self.passed = (*(p for p in self.passed if p != self.player.id), self.player.id)
            if len(self.cards) == 1:
                self.discount += DISCOUNT
        self.player = next_to(self.table.investors, self.player)
        if self._must_take():
            take_card(self.table, self.player, self.cards[0], self.discount)
            self.cards = ()

    def choices(self) -> Iterator[Choice]:
        for card in self.cards:
            if self.price(card) <= self.player.cash:
                yield Choice(DraftCard(player=self.player.id, card=card))
        if self.sold_any:
            yield Choice(Pass(who=self.player.id))


class DraftRound(Round):
    """Cards first; then the first player begins the first stock round."""

    table: Table1846

    def advance(self) -> None:
        step = self.steps[0]
        if isinstance(step, DraftStep):
            step.settle_up()
        self.table.after_draft()

    def begin(self) -> None:
        step = self.steps[0]
        if isinstance(step, OpenDraftStep):
            step.passed = ()
            step.player = self.table.investors[-1]
