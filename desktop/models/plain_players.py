"""The players of any game: what they have, and what it would count for."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from PySide6.QtCore import QCoreApplication, QObject

from desktop.document.speeches import speech_of
from desktop.engine.players import Player
from desktop.engine.state import Write
from desktop.engine.table import Table
from desktop.i18n.money import money
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
            lambda table, player: speech_of(table).result(table.result(player)),
            sort=lambda table, player: table.result(player),
            is_number=True,
        ),
    )

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._told: dict[str, tuple[object, ...]] = {}  # by player, as the views know it

    def pieces(self, table: Table) -> Iterable[Player]:
        self._told = {player.id: _facts(table, player) for player in table.players}
        return table.players

    def present(self, table: Table) -> Player | None:
        actors = table.round.actors() if table.round is not None and not table.finished else ()
        return next((player for player in table.players if player.id in actors), None)

    def is_still(self, table: Table, piece: Player) -> bool:
        return piece.bankrupt

    def touched(self, table: Table, write: Write) -> Iterable[Any]:
        """What counts may lie anywhere on the table, so the players are asked instead."""
        before = self._told
        self._told = {player.id: _facts(table, player) for player in table.players}
        return [p for p in table.players if before.get(p.id) != self._told[p.id]]


def _facts(table: Table, player: Player) -> tuple[object, ...]:
    return player.cash, table.result(player), player.bankrupt
