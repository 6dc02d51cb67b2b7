"""The three payouts compared: per share, what is kept, and where the price goes."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.eighteen.actions import PayDividend
from desktop.i18n.money import changed_money, changed_price, money
from desktop.windows.turn.parts import button
from desktop.windows.turn.step_panel import StepPanel

translate = QCoreApplication.translate


class DividendPanel(StepPanel):
    """Full, half, or nothing."""

    def build(self) -> None:
        corporation = self.table.corporation(self.document.game.actors[0])
        self.question(
            translate("Turn", "{id} earned {revenue}: how is it paid?").format(
                id=corporation.id, revenue=money(corporation.last_revenue)
            )
        )
        names = {
            "full": translate("Turn", "Pay everything"),
            "half": translate("Turn", "Pay half"),
            "none": translate("Turn", "Withhold"),
        }
        for action, _ in self.choices(PayDividend):
            shown = self.effects(action)
            price = shown.prices.get(corporation.id, (corporation.price, corporation.price))
            cash = shown.cash.get(corporation.id, (corporation.cash, corporation.cash))
            owners, paid = [], 0
            for player in self.table.investors:
                if player.id in shown.cash:
                    gained = shown.cash[player.id][1] - shown.cash[player.id][0]
                    paid = gained * 10 // max(10, player.percent(corporation))
                    owners.append(f"{player.name} +{money(gained)}")
            second = translate("Turn", "treasury {cash} · price {price}").format(
                cash=changed_money(*cash), price=changed_price(*price)
            )
            if owners:
                second = f"{second}\n{', '.join(owners)}"
            choose = button(names[action.how], self.do(action))
            text = translate("Turn", "Nothing to the shareholders")
            if paid:
                text = translate("Turn", "{amount} a share").format(amount=money(paid))
            line = self.offer("", text, second, choose)
            line.looked_at.connect(
                lambda is_here, deed=action: self.show_prices(deed if is_here else None)
            )
