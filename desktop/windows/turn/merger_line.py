"""The steps of a merger as stations on a line."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.windows.turn.step_line import StepLine

translate = QCoreApplication.translate
OFFERS, CHOICE, STATION = range(3)


class MergerLine(StepLine):
    """Companies are asked, one may have to be chosen, a station is taken over, trains follow."""

    icons = ("why", "share", "station", "train")

    def __init__(self, here: int) -> None:
        super().__init__()
        self._here = here
        self._done = frozenset(range(here))
        self.setObjectName("merger_line")
        words = self._words()
        self.setAccessibleName(f"{', '.join(words)}: {words[here]}")
        self.setToolTip(" · ".join(words))

    def _words(self) -> tuple[str, ...]:
        return (
            translate("Merger", "Offers"),
            translate("Merger", "Choice"),
            translate("Merger", "Station"),
            translate("Merger", "Trains"),
        )
