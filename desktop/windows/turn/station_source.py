"""A station token that can be lifted from the charter and dropped on a city."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.scene.eighteen_desk import EighteenDesk
from desktop.windows.turn.parts import Badge
from desktop.windows.turn.piece_source import PieceSource

translate = QCoreApplication.translate


class StationSource(PieceSource):
    """One of a company that may place it now."""

    def __init__(self, desk: EighteenDesk, company: str, title: str) -> None:
        text = translate("Turn", "Drag a station to a city")
        super().__init__(Badge(title, company, 30), text, lambda: desk.take_token(company))
        self.setObjectName("station_source")
