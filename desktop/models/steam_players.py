"""The players of Steam: money, the three tracks, links, and what it would count for."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, ClassVar

from PySide6.QtCore import QCoreApplication, QObject

from desktop.document.steam_names import tile_name
from desktop.engine.state import Write
from desktop.i18n.money import money, number
from desktop.models.base import Column, PieceTableModel
from desktop.titles.steam.links import completed_links
from desktop.titles.steam.phase_table import PhaseTable
from desktop.titles.steam.pieces import SteamPlayer
from desktop.titles.steam.scoring import score

DASH = "–"


def action_text(table: PhaseTable, player: SteamPlayer) -> str:
    """The number of the tile taken in this round."""
    return number(player.action) if player.action else DASH


def action_sentence(table: PhaseTable, player: SteamPlayer) -> str:
    if not player.action:
        return QCoreApplication.translate("SteamPlayers", "no action tile yet")
    tile = table.box.actions[player.action]
    name = tile_name(table, tile.key)
    if player.declined:
        return QCoreApplication.translate("SteamPlayers", "{tile}, declined").format(tile=name)
    return name


def score_sentence(table: PhaseTable, player: SteamPlayer) -> str:
    counted = score(table, player)
    text = QCoreApplication.translate(
        "SteamPlayers", "points {points}, for income {income}, links {links}"
    )
    return text.format(
        points=number(counted.points), income=number(counted.income), links=number(counted.links)
    )


def place_text(table: PhaseTable, player: SteamPlayer) -> str:
    """The place in the turn order."""
    return number(table.order.index(player.id) + 1) if player.id in table.order else DASH


def _number_of(field: str) -> tuple[Callable[..., str], Callable[..., int]]:
    return (
        lambda table, player: number(getattr(player, field)),
        lambda table, player: int(getattr(player, field)),
    )


class SteamPlayersModel(PieceTableModel):
    """One player to a row, in seat order."""

    COLUMNS: ClassVar[tuple[Column, ...]] = (
        Column(
            "player",
            lambda: QCoreApplication.translate("SteamPlayers", "Player"),
            lambda table, player: player.name,
            sort=lambda table, player: player.seat,
        ),
        Column(
            "place",
            lambda: QCoreApplication.translate("SteamPlayers", "Order"),
            place_text,
            sort=lambda table, player: (
                table.order.index(player.id) if player.id in table.order else len(table.players)
            ),
            is_number=True,
            explains=lambda: QCoreApplication.translate("SteamPlayers", "Place in the turn order"),
        ),
        Column(
            "action",
            lambda: QCoreApplication.translate("SteamPlayers", "Tile"),
            action_text,
            sort=lambda table, player: player.action,
            tip=action_sentence,
            spoken=action_sentence,
            is_number=True,
            explains=lambda: QCoreApplication.translate(
                "SteamPlayers", "Action tile of this round"
            ),
        ),
        Column(
            "cash",
            lambda: QCoreApplication.translate("SteamPlayers", "Cash"),
            lambda table, player: money(player.cash),
            sort=lambda table, player: player.cash,
            is_number=True,
        ),
        Column(
            "income",
            lambda: QCoreApplication.translate("SteamPlayers", "Income"),
            *_number_of("income"),
            is_number=True,
        ),
        Column(
            "points",
            lambda: QCoreApplication.translate("SteamPlayers", "VP"),
            *_number_of("points"),
            is_number=True,
            explains=lambda: QCoreApplication.translate("SteamPlayers", "Victory points"),
        ),
        Column(
            "level",
            lambda: QCoreApplication.translate("SteamPlayers", "Loco"),
            *_number_of("level"),
            is_number=True,
            explains=lambda: QCoreApplication.translate("SteamPlayers", "Level of the locomotives"),
        ),
        Column(
            "links",
            lambda: QCoreApplication.translate("SteamPlayers", "Links"),
            lambda table, player: number(completed_links(table, player.id)),
            sort=lambda table, player: completed_links(table, player.id),
            is_number=True,
            explains=lambda: QCoreApplication.translate("SteamPlayers", "Completed links"),
        ),
        Column(
            "score",
            lambda: QCoreApplication.translate("SteamPlayers", "Score"),
            lambda table, player: number(table.result(player)),
            sort=lambda table, player: table.result(player),
            tip=score_sentence,
            is_number=True,
            explains=lambda: QCoreApplication.translate(
                "SteamPlayers", "What would be counted if the game ended now"
            ),
        ),
    )

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._told: dict[str, tuple[object, ...]] = {}  # by player, as the views know it

    def pieces(self, table: PhaseTable) -> Iterable[SteamPlayer]:
        self._told = {player.id: _facts(table, player) for player in table.players}
        return table.players

    def present(self, table: PhaseTable) -> SteamPlayer | None:
        actors = table.round.actors() if table.round is not None and not table.finished else ()
        return next((player for player in table.players if player.id in actors), None)

    def is_still(self, table: PhaseTable, piece: SteamPlayer) -> bool:
        return piece.is_out

    def touched(self, table: PhaseTable, write: Write) -> Iterable[Any]:
        """Links and order lie elsewhere, so the players are asked instead."""
        before = self._told
        self._told = {player.id: _facts(table, player) for player in table.players}
        return [p for p in table.players if before.get(p.id) != self._told[p.id]]


def _facts(table: PhaseTable, player: SteamPlayer) -> tuple[object, ...]:
    return (
        player.cash,
        player.income,
        player.points,
        player.level,
        player.action,
        player.declined,
        player.is_out,
        place_text(table, player),
        completed_links(table, player.id),
    )
