"""Capital of the standard game: so many units of $5, once a round."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHBoxLayout, QSpinBox, QWidget

from desktop.engine.choices import Choice
from desktop.i18n.money import money
from desktop.titles.steam.actions import RaiseCapital
from desktop.windows.steam.steam_panel import SteamPanel
from desktop.windows.turn.parts import OfferRow, button

translate = QCoreApplication.translate


class CapitalPanel(SteamPanel):
    """How much; what it costs in income or points stands in the money box."""

    def headline(self, name: str) -> str:
        return translate("SteamTurn", "{player}: raise capital or not").format(player=name)

    def build(self) -> None:
        self._box: QSpinBox | None = None
        for _, choice in self.choices(RaiseCapital):
            self._raise(choice)
            break
        else:
            text = translate("SteamTurn", "Raise capital")
            self.locked(text, self.reason(RaiseCapital(player=self.player.id, units=1)))
        self.add_money()
        self._on_units()
        self.add_income_note()
        passing = self.pass_button(translate("SteamTurn", "Raise nothing"))
        if passing is not None:
            self.buttons(passing)

    def _raise(self, choice: Choice) -> None:
        limits, unit = choice.ranges["units"], self.table.box.loan.unit
        box = QSpinBox()
        box.setRange(limits[0], limits[-1])
        box.lineEdit().setTextMargins(6, 0, 0, 0)  # the style sheet does not reach it
        box.setSuffix(f" × {money(unit)}")
        box.setAccessibleName(translate("SteamTurn", "Units"))
        box.ensurePolished()  # or it reckons with letters of another size
        box.setMinimumWidth(box.sizeHint().width() + box.fontMetrics().horizontalAdvance("00"))

        def do() -> None:
            box.interpretText()
            self.submit(choice.at(units=box.value()))

        box.lineEdit().home(False)
        self._press = button("", do, "primary")
        box.lineEdit().returnPressed.connect(self._press.click)
        box.valueChanged.connect(self._on_units)
        control = QWidget()
        row = QHBoxLayout(control)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        row.addWidget(box)
        row.addWidget(self._press)
        below = translate("SteamTurn", "up to {amount}; track, bids and upkeep are paid of it")
        below = below.format(amount=money(limits[-1] * unit))
        text = translate("SteamTurn", "Raise capital")
        self._box, self._choice = box, choice
        self.column.addWidget(OfferRow(self.chip(self.player.id), text, below, control))
        self.first_button = self._press

    def _on_units(self) -> None:
        if self._box is None or self.is_stale:
            return
        units = self._box.value()
        amount = money(units * self.table.box.loan.unit)
        self._press.setText(translate("SteamTurn", "Raise {amount}").format(amount=amount))
        self.money.show_deed(self._choice.at(units=units))
