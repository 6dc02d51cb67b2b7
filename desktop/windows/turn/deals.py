"""Private companies that players sell each other, in the turn of either of them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QComboBox, QVBoxLayout, QWidget

from desktop.document import wording
from desktop.eighteen.actions import TradePrivate
from desktop.engine.choices import Choice
from desktop.i18n.money import money
from desktop.windows.turn.price_box import PriceControl, set_limits
from desktop.windows.turn.step_panel import StepPanel

translate = QCoreApplication.translate


class Deals:
    """Rows of a stock turn: what the player sells, and what he buys from others."""

    def __init__(self, panel: StepPanel) -> None:
        self._panel = panel
        self._table = panel.table

    def build(self) -> None:
        sales: dict[str, list[Choice]] = {}
        purchases: list[tuple[TradePrivate, Choice]] = []
        for action, choice in self._panel.choices(TradePrivate):
            if action.buyer == action.player:
                purchases.append((action, choice))
            else:
                sales.setdefault(action.private, []).append(choice)
        if not sales and not purchases:
            return
        self._panel.caption(translate("Turn", "Deals between players, at a price both agree to"))
        for id, choices in sales.items():
            self._sale(id, choices)
        for action, choice in purchases:
            self._purchase(action, choice)

    def _sale(self, id: str, choices: list[Choice]) -> None:
        """Sell to one of those who can pay."""
        card = self._table.card(id)
        buyers = QComboBox()
        for choice in choices:
            assert isinstance(choice.action, TradePrivate)
            buyers.addItem(wording.actor_name(self._table, choice.action.buyer), choice)
        buyers.setAccessibleName(translate("Turn", "Buyer"))
        control = QWidget()
        column = QVBoxLayout(control)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        price = PriceControl(
            translate("Turn", "Sell"),
            choices[0].ranges["price"],
            lambda amount: self._panel.submit(buyers.currentData().at(price=amount)),
            card.face_value,
        )
        column.addWidget(buyers)
        column.addWidget(price)
        buyers.currentIndexChanged.connect(
            lambda: set_limits(
                price.box, buyers.currentData().ranges["price"], max(1, price.box.value())
            )
        )
        text = translate("Turn", "Sell {card}").format(card=card.data.name)
        self._panel.offer("", text, self._figures(id), control)

    def _purchase(self, action: TradePrivate, choice: Choice) -> None:
        card = self._table.card(action.private)
        control = PriceControl(
            translate("Turn", "Buy"),
            choice.ranges["price"],
            lambda amount: self._panel.submit(choice.at(price=amount)),
            card.face_value,
        )
        owner = wording.actor_name(self._table, card.owner.id) if card.owner is not None else ""
        text = translate("Turn", "Buy {card} from {owner}").format(card=card.data.name, owner=owner)
        self._panel.offer("", text, self._figures(action.private), control)

    def _figures(self, id: str) -> str:
        card = self._table.card(id)
        return translate("Turn", "face value {face}, income {income}").format(
            face=money(card.face_value), income=money(card.income)
        )
