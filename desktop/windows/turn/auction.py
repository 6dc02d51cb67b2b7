"""The auction of a card among those who have bid for it."""

from __future__ import annotations

from typing import Protocol, cast

from PySide6.QtCore import QCoreApplication, Qt

from desktop.eighteen.actions import PlaceBid
from desktop.eighteen.shares import Investor
from desktop.i18n.money import money
from desktop.windows.turn.distribution import card_mark, card_words, free_cash
from desktop.windows.turn.parts import Badge, FactLine, OfferRow, frame, label
from desktop.windows.turn.price_box import PriceControl
from desktop.windows.turn.purses import Bid, Sale
from desktop.windows.turn.step_panel import StepPanel

translate = QCoreApplication.translate
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Auction(Protocol):
    """The step, as far as the panel asks it."""

    card: str

    @property
    def high(self) -> Bid: ...
    @property
    def distribution(self) -> Sale: ...
    def in_order(self) -> tuple[Bid, ...]: ...
    def range_for(self, player: str) -> range: ...


class AuctionPanel(StepPanel):
    """The card, the bid to be beaten, a raise or a pass, and who comes next."""

    def headline(self, name: str) -> str:
        return translate("Turn", "{player}: raise or pass").format(player=name)

    def purse(self, player: Investor) -> str:
        return free_cash(self.auction.distribution, player)

    @property
    def auction(self) -> Auction:
        step = self.table.round.step if self.table.round is not None else None
        return cast(Auction, step)

    def build(self) -> None:
        player = self.table.investor(self.document.game.actors[0])
        self._card()
        self._raise(player)
        self._bidders()
        passing = self.pass_button(translate("Turn", "Pass"))
        if passing is not None:
            self.buttons(passing)

    def _card(self) -> None:
        card, high = self.table.card(self.auction.card), self.auction.high
        box, column = frame("sunken")
        amount = label(money(high.amount), "total")
        amount.setAlignment(RIGHT)
        name = self.table.investor(high.player).name
        mark, words = card_mark(self.table, card), card_words(self.table, card)
        column.addWidget(OfferRow(mark, card.data.name, words, amount, is_folded=True))
        held = translate("Turn", "{player} holds the highest bid, {amount}").format(
            player=name, amount=money(high.amount)
        )
        badge = Badge(self.table.setup.title, high.player, 18, name)
        column.addWidget(FactLine(badge, held, "name"))
        self.column.addWidget(box)

    def _raise(self, player: Investor) -> None:
        self.caption(translate("Turn", "Raise"))
        text = translate("Turn", "Your bid")
        for _, choice in self.choices(PlaceBid):
            limits = choice.ranges["price"]
            control = PriceControl(
                translate("Turn", "Raise"),
                limits,
                lambda price, choice=choice: self.submit(choice.at(price=price)),
                role="primary",
            )
            below = translate("Turn", "from {least} to {most}").format(
                least=money(limits[0]), most=money(limits[-1])
            )
            badge = Badge(self.table.setup.title, player.id, 28, player.name)
            self.column.addWidget(OfferRow(badge, text, below, control))
            self.first_button = control.button
            return
        least = self.auction.range_for(player.id).start
        reason = self.reason(PlaceBid(player=player.id, card=self.auction.card, price=least))
        self.locked(translate("Turn", "Raise"), reason)

    def _bidders(self) -> None:
        """Those who take part, in the order in which they are asked."""
        self.caption(translate("Turn", "Bidders in order"))
        sale, card = self.auction.distribution, self.auction.card
        for bid in self.auction.in_order():
            player = self.table.investor(bid.player)
            below = translate("Turn", "elsewhere set aside {bound}, can bid up to {most}").format(
                bound=money(sale.set_aside(player, card)), most=money(sale.available(player, card))
            )
            is_high = player.id == self.auction.high.player
            amount = label(money(bid.amount), "figure" if is_high else "muted")
            amount.setAlignment(RIGHT)
            badge = Badge(self.table.setup.title, player.id, 28, player.name)
            self.column.addWidget(OfferRow(badge, player.name, below, amount))
