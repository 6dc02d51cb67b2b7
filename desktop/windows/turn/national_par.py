"""The par of the national railway, set at once by whoever has bought its card."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.eighteen.actions import FoundCorporation
from desktop.eighteen.shares import Investor
from desktop.i18n.money import money, percent
from desktop.windows.turn.parts import button
from desktop.windows.turn.step_panel import StepPanel

translate = QCoreApplication.translate


class NationalParPanel(StepPanel):
    """One row for each price, with what follows from it."""

    def headline(self, name: str) -> str:
        return translate("Turn", "{player}: set the par of {id}").format(
            player=name, id=self._national
        )

    @property
    def _national(self) -> str:
        return self.choices(FoundCorporation)[0][0].corporation

    def purse(self, player: Investor) -> str:
        return translate("Turn", "The president's certificate comes for nothing")

    def build(self) -> None:
        corporation = self.table.corporation(self._national)
        size = corporation.presidents_certificate.percent
        self.caption(translate("Turn", "Par of {id}").format(id=corporation.id))
        for action, _ in self.choices(FoundCorporation):
            before, after = self.effects(action).worth.get(action.player, (0, 0))
            text = translate("Turn", "A share for {price}").format(price=money(action.price))
            second = translate(
                "Turn", "your {percent} are worth {worth}; the treasury gets {money} at the float"
            ).format(
                percent=percent(size),
                worth=money(after - before),
                money=money(self.table.floating_money(action.price)),
            )
            line = self.offer(
                corporation.id, text, second, button(money(action.price), self.do(action))
            )
            line.looked_at.connect(
                lambda is_here, deed=action: self.show_prices(deed if is_here else None)
            )
