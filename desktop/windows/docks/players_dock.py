"""The dock of the players."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.eighteen.shares import Investor
from desktop.engine.state import Change
from desktop.look.look import Look
from desktop.models.players import PlayersModel, presided_by
from desktop.windows.docks.chips import paint_chip, paint_disc
from desktop.windows.docks.dock import Dock, scrolled, second_line
from desktop.windows.docks.piece_table import Dress, PieceTable

APART = 4  # so many tokens of a president stand side by side


class PlayersDock(Dock):
    """Cash, certificates, worth and presidencies, in seat order."""

    NAME = "players"

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.model = PlayersModel(self)
        self.models = (self.model,)
        self.view = PieceTable(
            look,
            self.model,
            Dress(
                badge=self._paint_chip,
                pictures={"president": (self._paint_presidencies, self._presidencies_width)},
                bold=frozenset({"worth"}),
                gives_way=("president", "certificates"),
            ),
            parent=self,
        )
        self.priority = second_line()
        self.column.addWidget(scrolled(self.view, self.priority))
        self.retranslate()

    def title(self) -> str:
        return QCoreApplication.translate("Docks", "Players")

    def refresh(self) -> None:
        self._tell_priority()

    def retranslate(self) -> None:
        self.view.setAccessibleName(self.title())
        self._tell_priority()

    def _on_changed(self, change: Change) -> None:
        self._tell_priority()

    def _tell_priority(self) -> None:
        table = self.table
        self.priority.setVisible(table is not None)
        if table is not None:
            self.priority.setText(
                QCoreApplication.translate("Docks", "Priority deal: {player}").format(
                    player=table.priority.name
                )
            )

    def _paint_chip(self, painter: QPainter, rect: QRectF, player: Investor) -> None:
        paint_chip(painter, rect.adjusted(1, 1, -1, -1), player)

    def _presidencies_width(self, player: Investor) -> float:
        table = self.table
        count = len(presided_by(table, player)) if table is not None else 0
        return min(count, APART) * (self.view.row_height() - 2)

    def _paint_presidencies(
        self, painter: QPainter, rect: QRectF, player: Investor, is_still: bool
    ) -> None:
        table = self.table
        if table is None:
            return
        side = self.view.row_height() - 5
        left = rect.left()
        companies = presided_by(table, player)
        step = side + 3.0
        if len(companies) > APART:  # closer together, or the column would have no room
            step = (APART * step - side - 3) / (len(companies) - 1)
        for company in companies:
            box = QRectF(left, rect.center().y() - side / 2, side, side)
            paint_disc(painter, box, self.title_key, company.id, self.look.theme)
            left += step
