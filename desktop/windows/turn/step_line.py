"""The steps of a company's turn as stations on a line: done, here, ahead."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import QCoreApplication

from desktop.document.document import GameDocument
from desktop.eighteen.actions import LayTile, PlaceToken
from desktop.windows.turn.station_line import StationLine

translate = QCoreApplication.translate

# The stations of a turn in their order, each with the steps that are done there. A turn has those
# whose steps serve the company.
STATIONS = {
    "shares": ("issue_shares",),
    "track": ("track_and_token", "lay_track", "copper_canyon", "power_track"),
    "station": ("track_and_token", "place_station"),
    "run": ("run_trains",),
    "pay": ("dividend",),
    "trains": ("buy_train", "discard_train", "last_offers"),
}
ICONS = {
    "shares": "share",
    "track": "track",
    "station": "station",
    "run": "run",
    "pay": "pay",
    "trains": "train",
}


class StepLine(StationLine):
    """Those of a company's turn."""

    icons: ClassVar[dict[str, str]] = ICONS

    def show_moment(self, document: GameDocument) -> None:
        round_ = document.game.table.round
        step = round_.step.name if round_ is not None and round_.step is not None else ""
        in_turn = round_ is not None and round_.name == "operating" and not _is_over(document)
        names = _names(document) if in_turn else []
        self._stations = tuple(k for k, steps in STATIONS.items() if set(steps) & set(names))
        self._here = next((k for k in self._stations if step in STATIONS[k]), "")
        self._done = self._before(self._here)
        if step == "track_and_token":
            self._tell_track_from_token(document)
        # Before the first turn, and while the players settle something, nobody is on the line.
        self.setVisible(in_turn and bool(self._here))
        self.setAccessibleName(", ".join(self._words()))
        self.setToolTip(" · ".join(self._words()) if in_turn else "")
        self.update()

    def _tell_track_from_token(self, document: GameDocument) -> None:
        """Where both are one step, it is the one or the other by what is still to be done."""
        actors = document.game.actors
        kinds = {type(c.action) for c in document.choices() if c.action.actor in actors}
        step = document.game.table.round.step if document.game.table.round is not None else None
        has_token = bool(getattr(step, "tokened", False))
        if LayTile not in kinds and (PlaceToken in kinds or not has_token):
            self._here = "station"
            self._done = self._before("station")
        elif has_token:
            self._done |= {"station"}

    def _words(self) -> tuple[str, ...]:
        words = {
            "shares": translate("Steps", "Shares"),
            "track": translate("Steps", "Track"),
            "station": translate("Steps", "Station"),
            "run": translate("Steps", "Run"),
            "pay": translate("Steps", "Pay"),
            "trains": translate("Steps", "Trains"),
        }
        return tuple(words[station] for station in self._stations)


def _names(document: GameDocument) -> list[str]:
    """The steps to which the turn leads whoever operates."""
    table = document.game.table
    assert table.round is not None
    company = getattr(table, "operating", None)
    return [s.name for s in table.round.steps if company is None or s.serves(company.id)]


def _is_over(document: GameDocument) -> bool:
    return bool(document.game.table.finished)
