"""A new president chooses which certificates he gives for the president's one."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.document.effects import Effects
from desktop.eighteen.actions import GiveCertificates
from desktop.eighteen.shares import SHARE
from desktop.i18n.money import percent
from desktop.windows.turn.parts import button
from desktop.windows.turn.step_panel import StepPanel

translate = QCoreApplication.translate


class CertificatesPanel(StepPanel):
    """Whole ones, or half ones that count for nothing against the limit."""

    def headline(self, name: str) -> str:
        return translate("Turn", "{player} is the new president").format(player=name)

    def build(self) -> None:
        actions = [action for action, _ in self.choices(GiveCertificates)]
        self.question(
            translate("Turn", "What do you give for the president's certificate of {id}?").format(
                id=actions[0].corporation
            )
        )
        for action in actions:
            self._gift(action)

    def _gift(self, action: GiveCertificates) -> None:
        if action.halves:
            text = translate("Turn", "Two certificates of {half} instead of one of {whole}")
        else:
            text = translate("Turn", "Certificates of {whole} alone")
        text = text.format(half=percent(SHARE // 2), whole=percent(SHARE))
        second = self._counts(self.effects(action))
        give = button(translate("Turn", "Give"), self.do(action))
        self.offer(action.corporation, text, second, give)

    def _counts(self, shown: Effects) -> str:
        """How many certificates count against the limit then."""
        parts = []
        for player in self.table.investors:
            now = self.table.certificates_of(player)
            count = shown.certificates.get(player.id, (now, now))[1]
            if player.id in shown.certificates or player.id == self.document.game.actors[0]:
                text = translate("Turn", "{player}: {count} certificates of {limit}")
                limit = self.table.certificate_limit
                parts.append(text.format(player=player.name, count=count, limit=limit))
        return "; ".join(parts)
