"""The initial distribution: the first card is bought, the others are bid for."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QLabel, QWidget

from desktop.document import naming, wording
from desktop.eighteen.actions import BuyCard, PlaceBid
from desktop.eighteen.companies.minor import Minor
from desktop.eighteen.companies.private import Private
from desktop.eighteen.shares import Investor
from desktop.eighteen.table import EighteenTable
from desktop.engine.actions import Pass
from desktop.engine.choices import Choice
from desktop.engine.rulebook import rules
from desktop.i18n.money import NO_BREAK_SPACE, money
from desktop.windows.turn.parts import Badge, OfferRow, button, label
from desktop.windows.turn.price_box import PriceControl
from desktop.windows.turn.purses import BidChips, Purses, Sale
from desktop.windows.turn.step_panel import StepPanel

translate = QCoreApplication.translate
MARK = 28  # px, as wide as the token of a minor
Card = Private | Minor


class DistributionPanel(StepPanel):
    """The unsold cards in their order, the bids that stand, and everybody's money."""

    def headline(self, name: str) -> str:
        if self.sale.must_take():
            return translate("Turn", "{player} must take the first card").format(player=name)
        return translate("Turn", "{player}: buy the first card, bid, or pass").format(player=name)

    def purse(self, player: Investor) -> str:
        return free_cash(self.sale, player)

    @property
    def sale(self) -> Sale:
        step = self.table.round.step if self.table.round is not None else None
        return cast(Sale, step)

    def build(self) -> None:
        player = self.table.investor(self.document.game.actors[0])
        first, *others = self.sale.unsold()
        self.caption(translate("Turn", "Buy"))
        self._first(player, first)
        if others:
            self.caption(translate("Turn", "Bid for a later card"))
        if self.sale.must_take():
            duty = self.reason(Pass(who=player.id))
            self.locked(", ".join(card.id for card in others), duty)
            others = []
        offered = {action.card: choice for action, choice in self.choices(PlaceBid)}
        for card in others:
            self._other(player, card, offered.get(card.id))
        self.caption(translate("Turn", "Money in hand and in bids"))
        self.column.addWidget(Purses(self.table, self.sale, player.id))
        self._sold()
        passing = self.pass_button(translate("Turn", "Pass"))
        if passing is not None:
            self.buttons(passing)

    def _first(self, player: Investor, card: Card) -> None:
        action = BuyCard(player=player.id, card=card.id)
        price = self.sale.price(card)
        text = translate("Turn", "Buy for {price}").format(price=money(price))
        if not price:
            text = translate("Turn", "Take it for nothing")
        below = card_words(self.table, card)
        if price < card.face_value:
            fallen = translate("Turn", "the price has fallen from {face} to {price}").format(
                face=money(card.face_value), price=money(price)
            )
            below = f"{fallen}\n{below}"
        made = button(text, self.do(action), "primary")
        self._row(card, below, made, self.reason(action))

    def _other(self, player: Investor, card: Card, choice: Choice | None) -> None:
        control: QWidget
        bid = translate("Turn", "Bid")
        reason = ""
        if choice is not None:
            limits = choice.ranges["price"]
            control = PriceControl(bid, limits, lambda price: self.submit(choice.at(price=price)))
            control.box.setAccessibleName(
                translate("Turn", "Bid for {card}").format(card=card.data.name)
            )
        else:
            least = self.sale.least_bid(card)
            control = button(f"{bid} {money(least)}", lambda: None)
            reason = self.reason(PlaceBid(player=player.id, card=card.id, price=least))
        self._row(card, card_words(self.table, card), control, reason)

    def _row(self, card: Card, below: str, control: QWidget, reason: str) -> None:
        mark = card_mark(self.table, card)
        # Why not stands below what the card is: one wants to know that all the same.
        below = f"{below}\n{reason}" if reason else below
        is_long = not isinstance(card, Minor) and bool(card.data.power) and not reason
        row = OfferRow(mark, card.data.name, below, control, is_folded=is_long)
        control.setEnabled(not reason)
        self.column.addWidget(row)
        bids = self.sale.bids_for(card.id)
        if bids:
            self.column.addWidget(BidChips(self.table, bids, MARK + 8))

    def _sold(self) -> None:
        unsold = self.sale.unsold()
        sold = [card for card in self.table.cards() if card not in unsold]
        if not sold:
            return
        self.caption(translate("Turn", "Sold"))
        for card in sorted(sold, key=lambda card: card.data.number):
            owner = wording.actor_name(self.table, card.owner.id) if card.owner else ""
            line = f"{card.data.number}. {card.data.name}: {owner}"
            self.column.addWidget(label(line, "second", wrap=True))


def free_cash(sale: Sale, player: Investor) -> str:
    return translate("Turn", "Cash {cash}, set aside {bound}, free {free}").format(
        cash=money(player.cash),
        bound=money(sale.set_aside(player)),
        free=money(sale.available(player)),
    )


def card_mark(table: EighteenTable, card: Card) -> QWidget:
    """The token of a minor company, the number of a private one."""
    if isinstance(card, Minor):
        return Badge(table.setup.title, card.id, MARK)
    made: QLabel = label(str(card.data.number), "figure")
    made.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
    made.setMinimumWidth(MARK)
    return made


def card_words(table: EighteenTable, card: Card) -> str:
    """Its figures, and what comes with it."""
    if isinstance(card, Minor):
        home = naming.name_of(table, card.data.home) or card.data.home
        parts = [
            translate("Turn", "face value {face}, a minor company in {place}").format(
                face=money(card.face_value), place=home
            )
        ]
        if card.data.trade_in:
            text = translate("Turn", "turns into {certificate} when it closes")
            name = _certificate(table, card.data.trade_in)
            parts.append(text.format(certificate=name))
        return "; ".join(parts)
    text = translate("Turn", "face value {face}, income {income}")
    parts = [text.format(face=money(card.face_value), income=money(card.income))]
    for id in card.data.shares:
        certificate = _certificate(table, id)
        if _is_presidents(table, id):
            text = translate("Turn", "with the president's certificate {certificate}, par at once")
        else:
            text = translate("Turn", "with {certificate} for nothing")
        parts.append(text.format(certificate=certificate))
    if card.data.power:
        parts.append(_power(table, card))
    return "; ".join(parts)


def _certificate(table: EighteenTable, id: str) -> str:
    """Its name, never torn apart at the end of a line."""
    return naming.certificate_name(table, id).replace(" ", NO_BREAK_SPACE)


def _is_presidents(table: EighteenTable, id: str) -> bool:
    found = (c for corporation in table.corporations.values() for c in corporation.certificates)
    return any(c.id == id and c.is_presidents for c in found)


def _power(table: EighteenTable, card: Card) -> str:
    known, rule_id = rules(table.setup.title), table.card_rule(card.id)
    text = wording.rule_text(known[rule_id]) if rule_id in known else ""
    return text[:1].lower() + text[1:]
