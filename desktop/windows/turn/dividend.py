"""The three payouts compared: per share, what is kept, and where the price goes."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QPushButton

from desktop.eighteen.actions import PayDividend
from desktop.eighteen.companies.corporation import Corporation
from desktop.eighteen.shares import SHARE
from desktop.i18n.money import changed_money, gain_of, money
from desktop.windows.turn.parts import button, price_move, same_width
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
        made: list[QPushButton] = []
        for action, _ in self.choices(PayDividend):
            shown = self.effects(action)
            price = shown.prices.get(corporation.id, (corporation.price, corporation.price))
            cash = shown.cash.get(corporation.id, (corporation.cash, corporation.cash))
            gains = {id: after - before for id, (before, after) in shown.cash.items()}
            paid = self._per_share(corporation, gains)
            owners = [
                gain_of(player.name, gains[player.id])
                for player in self.table.investors
                if player.id in gains
            ]
            second = translate("Turn", "treasury {move}").format(move=changed_money(*cash))
            if owners:
                second = f"{second}\n{', '.join(owners)}"
            choose = button(names[action.how], self.do(action))
            made.append(choose)
            text = translate("Turn", "Nothing to the shareholders")
            if paid:
                text = translate("Turn", "{amount} a share").format(amount=money(paid))
            half = self._per_half(corporation, gains)
            if half:
                text = translate("Turn", "{amount} a share, {half} for 5 %").format(
                    amount=money(paid), half=money(half)
                )
            line = self.offer("", text, second, choose, aside=price_move(*price))
            line.looked_at.connect(
                lambda is_here, deed=action: self.show_prices(deed if is_here else None)
            )
        same_width(made)

    def _per_share(self, corporation: Corporation, gains: dict[str, int]) -> int:
        """What a whole share earns: read from who holds only whole ones, if anybody does."""
        found = 0
        for player in sorted(self.table.investors, key=lambda p: p.percent(corporation) % SHARE):
            percent = player.percent(corporation)
            if player.id in gains and percent and not found:
                found = gains[player.id] * SHARE // percent
        return found

    def _per_half(self, corporation: Corporation, gains: dict[str, int]) -> int:
        """What half a share earns by itself; 0 where nobody holds just one."""
        halves = (p.id for p in self.table.investors if p.percent(corporation) == SHARE // 2)
        return next((gains[id] for id in halves if id in gains), 0)
