"""The steps of a merger as stations on a line."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import QCoreApplication

from desktop.windows.turn.step_line import StepLine

translate = QCoreApplication.translate


class MergerLine(StepLine):
    """Companies are asked, one may have to be chosen, a station is taken over, trains follow."""

    icons: ClassVar[dict[str, str]] = {
        "offers": "why",
        "choice": "share",
        "station": "station",
        "trains": "train",
    }

    def __init__(self, here: str) -> None:
        super().__init__()
        self._stations = tuple(self.icons)
        self._here = here
        self._done = self._before(here)
        self.setObjectName("merger_line")
        words = self._words()
        self.setAccessibleName(f"{', '.join(words)}: {words[self._stations.index(here)]}")
        self.setToolTip(" · ".join(words))

    def _words(self) -> tuple[str, ...]:
        return (
            translate("Merger", "Offers"),
            translate("Merger", "Choice"),
            translate("Merger", "Station"),
            translate("Merger", "Trains"),
        )
