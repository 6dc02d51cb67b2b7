"""Steps whose question is the whole panel: the steamboat, the last offers, the end."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt

from desktop.document import wording
from desktop.document.speeches import speech_of
from desktop.windows.turn.parts import Badge, OfferRow, label
from desktop.windows.turn.step_panel import StepPanel

translate = QCoreApplication.translate


class SteamboatPanel(StepPanel):
    """A player moves the steamboat at the start of an operating round."""

    def build(self) -> None:
        self.question(translate("Turn", "Move the steamboat, or go on"))
        passing = self.pass_button(translate("Turn", "Go on"), "primary")
        if passing is not None:
            self.buttons(passing)


class LastOffersPanel(StepPanel):
    """The end of a company's turn."""

    def build(self) -> None:
        self.question(translate("Turn", "Private companies and powers, or end the turn"))
        passing = self.pass_button(translate("Turn", "End the turn"), "primary")
        if passing is not None:
            self.buttons(passing)


class PowerTrackPanel(StepPanel):
    """A private has laid the first of its two tiles."""

    def build(self) -> None:
        actor = self.document.game.actors[0]
        self.question(
            translate("Turn", "{private}: lay the second tile, or leave it").format(private=actor)
        )
        passing = self.pass_button(translate("Turn", "Leave it"))
        if passing is not None:
            self.buttons(passing)


class GameOverPanel(StepPanel):
    """The final standing."""

    def figure(self, result: int) -> str:
        """What a player has come to."""
        return speech_of(self.table).result(result)

    def build(self) -> None:
        table = self.table
        self.question(wording.ending(table.finished))
        for rank, (player, worth) in enumerate(table.standing(), start=1):
            badge = Badge(table.setup.title, player.id, 28, player.name)
            place = label(self.figure(worth), "figure")
            place.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            self.column.addWidget(OfferRow(badge, f"{rank}. {player.name}", "", place))
