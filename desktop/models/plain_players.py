"""The players of any game: what they have, and what it would count for."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from PySide6.QtCore import QCoreApplication

from desktop.engine.players import Player
from desktop.engine.state import Write
from desktop.engine.table import Table
from desktop.i18n.money import money, number
from desktop.models.base import Column, PieceTableModel


class PlainPlayersModel(PieceTableModel):
    """One player to a row, in seat order."""

    COLUMNS: ClassVar[tuple[Column, ...]] = (
        Column(
            "player",
            lambda: QCoreApplication.translate("Players", "Player"),
            lambda table, player: player.name,
            sort=lambda table, player: player.seat,
        ),
        Column(
            "cash",
            lambda: QCoreApplication.translate("Players", "Cash"),
            lambda table, player: money(player.cash),
            sort=lambda table, player: player.cash,
            is_number=True,
        ),
        Column(
            "result",
            lambda: QCoreApplication.translate("Players", "Result"),
            lambda table, player: number(table.result(player)),
            sort=lambda table, player: table.result(player),
            is_number=True,
        ),
    )

    def pieces(self, table: Table) -> Iterable[Player]:
        return table.players

    def present(self, table: Table) -> Player | None:
        actors = table.round.actors() if table.round is not None and not table.finished else ()
        return next((player for player in table.players if player.id in actors), None)

    def is_still(self, table: Table, piece: Player) -> bool:
        return piece.bankrupt

    def touched(self, table: Table, write: Write) -> Iterable[Any]:
        return table.players  # what counts may lie anywhere on the table
