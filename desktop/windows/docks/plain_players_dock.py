"""The dock of the players of any game."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.engine.players import Player
from desktop.look.look import Look
from desktop.models.plain_players import PlainPlayersModel
from desktop.windows.docks.chips import paint_chip
from desktop.windows.docks.dock import Dock, scrolled
from desktop.windows.docks.piece_table import Dress, PieceTable


class PlainPlayersDock(Dock):
    """Cash and result, in seat order."""

    NAME = "players"

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.model = PlainPlayersModel(self)
        self.models = (self.model,)
        dress = Dress(badge=self._paint_chip, bold=frozenset({"result"}))
        self.view = PieceTable(look, self.model, dress, parent=self)
        self.column.addWidget(scrolled(self.view))
        self.retranslate()

    def title(self) -> str:
        return QCoreApplication.translate("Docks", "Players")

    def retranslate(self) -> None:
        self.view.setAccessibleName(self.title())

    def _paint_chip(self, painter: QPainter, rect: QRectF, player: Player) -> None:
        paint_chip(painter, rect.adjusted(1, 1, -1, -1), player)
