"""Points of a delivery: on the income track, or kept as victory points."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.document.steam_effects import INCOME, POINTS
from desktop.i18n.money import ARROW, number
from desktop.titles.steam.actions import TakePoints
from desktop.titles.steam.goods import TakePointsStep
from desktop.windows.steam.steam_panel import SteamPanel
from desktop.windows.turn.parts import FactLine, Sign, button

translate = QCoreApplication.translate


class PointWords:
    """Lines that count; lupdate sees a plural only in a `tr` inside a class."""

    @staticmethod
    def tr(text: str, comment: str | None = None, n: int = -1) -> str:
        return QCoreApplication.translate("PointWords", text, comment, n)

    @staticmethod
    def asked(count: int) -> str:
        return PointWords.tr("%n point(s) of the delivery", "", count)

    @staticmethod
    def gets(count: int) -> str:
        return PointWords.tr("then {player} decides about %n point(s)", "", count)


class PointsPanel(SteamPanel):
    """One receiver after the other decides: the mover, then the others in turn order."""

    @property
    def step(self) -> TakePointsStep:
        step: TakePointsStep = self.table.round.step
        return step

    def headline(self, name: str) -> str:
        return translate("SteamTurn", "{player}: income or points").format(player=name)

    def build(self) -> None:
        (_, count), *others = self.step.due
        self.question(PointWords.asked(count))
        self._choice(INCOME, translate("SteamTurn", "Income"), "pay")
        self._choice(POINTS, translate("SteamTurn", "Victory points"), "flag")
        self.add_money()
        for id, more in others:
            text = PointWords.gets(more).format(player=self.name(id))
            self.column.addWidget(FactLine(self.chip(id, 18), text))

    def _choice(self, how: str, text: str, icon: str) -> None:
        action = TakePoints(player=self.player.id, how=how)
        shown = self.effects(action)
        old, new = shown.levels.get((self.player.id, how), (getattr(self.player, how),) * 2)
        parts = [f"{number(old)} {ARROW} {number(new)}"]
        lost = self.step.due[0][1] - (new - old)
        if lost:
            parts.append(translate("SteamTurn", "{count} are lost").format(count=lost))
        result = self.table.result(self.player)
        worth = shown.worth.get(self.player.id, (result, result))
        parts.append(
            translate("SteamTurn", "score {old} → {new}").format(
                old=number(worth[0]), new=number(worth[1])
            )
        )
        press = button(text, self.do(action))
        self.deed(Sign(icon, 22), text, "; ".join(parts), press, action)
        if self.first_button is None:
            self.first_button = press
