"""The draft: the cards before a player, shown only to him."""

from __future__ import annotations

import re

from PySide6.QtCore import QCoreApplication

from desktop.document import wording
from desktop.eighteen.actions import DraftCard
from desktop.eighteen.companies.minor import Minor
from desktop.engine.rulebook import rules
from desktop.i18n.money import money
from desktop.windows.turn.parts import button
from desktop.windows.turn.step_panel import StepPanel

translate = QCoreApplication.translate
FIGURES = re.compile(r"^[^:.]*\(\$[^)]*\):\s*")  # "Name ($60, income $15): "


class DraftPanel(StepPanel):
    """Keep one card; the others go under the deck."""

    def build(self) -> None:
        self.question(translate("Turn", "Keep one card"))
        for action, _ in self.choices(DraftCard):
            self._card(action)
        passing = self.pass_button(translate("Turn", "Pass; the price falls by $10"))
        if passing is not None:
            self.buttons(passing)

    def _card(self, action: DraftCard) -> None:
        take = button(translate("Turn", "Keep"), self.do(action))
        if action.card.startswith("blank-"):
            text = translate("Turn", "Blank card")
            self.offer("", text, translate("Turn", "Nothing to pay, nothing to own"), take)
            return
        card = self.table.card(action.card)
        price = money(card.price)
        if isinstance(card, Minor):
            text = translate("Turn", "{name}, {price} (of it debt {debt})").format(
                name=card.data.name, price=price, debt=money(card.data.debt)
            )
        else:
            text = translate("Turn", "{name}, {price}, income {income}").format(
                name=card.data.name, price=price, income=money(card.income)
            )
        self.offer("", text, self._power(card.id), take, is_folded=True)

    def _power(self, card: str) -> str:
        known = rules(self.table.setup.title)
        rule_id = self.table.card_rule(card)
        return power_text(wording.rule_text(known[rule_id])) if rule_id in known else ""


def power_text(rule: str) -> str:
    """What a card does, without its name and figures, which stand above it."""
    text = FIGURES.sub("", rule)
    return text[:1].upper() + text[1:]
