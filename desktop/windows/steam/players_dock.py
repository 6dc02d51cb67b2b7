"""The dock of the players of Steam."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.look.look import Look
from desktop.models.steam_players import SteamPlayersModel
from desktop.scene.painting.steam_discs import paint_disc
from desktop.titles.steam.pieces import SteamPlayer
from desktop.windows.docks.dock import Dock, scrolled
from desktop.windows.docks.piece_table import Dress, PieceTable
from desktop.windows.steam.marks import player_disc


class SteamPlayersDock(Dock):
    """Order, tile, money, tracks, links and score, in seat order."""

    NAME = "players"
    WANTED = 194

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.model = SteamPlayersModel(self)
        self.models = (self.model,)
        dress = Dress(
            badge=self._paint_disc,
            bold=frozenset({"score"}),
            gives_way=("place", "action", "links"),
            smallest=44,
        )
        self.view = PieceTable(look, self.model, dress, parent=self)
        self.column.addWidget(scrolled(self.view))
        self.retranslate()

    def title(self) -> str:
        return QCoreApplication.translate("Docks", "Players")

    def retranslate(self) -> None:
        self.view.setAccessibleName(self.title())

    def _paint_disc(self, painter: QPainter, rect: QRectF, player: SteamPlayer) -> None:
        radius = rect.height() / 2 - 1
        dark = self.look.theme.is_dark
        paint_disc(painter, rect.center(), radius, player_disc(player), light_rim=dark)
