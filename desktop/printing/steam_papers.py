"""The papers of Steam."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.printing.sheet_kinds import Papers, SheetKind
from desktop.printing.steam_ledger import SteamLedger
from desktop.printing.steam_map_sheet import SteamMapSheet
from desktop.printing.steam_score_sheet import SteamScoreSheet
from desktop.printing.steam_tables import deliveries_table, players_table

translate = QCoreApplication.translate

STEAM = Papers(
    sheets={
        "score": SheetKind(
            SteamScoreSheet.of_game,
            lambda: translate("PrintWindow", "Score sheet"),
            "score",
        ),
        "ledger": SheetKind(
            lambda game, paper, mono, date: SteamLedger(game, paper, mono),
            lambda: translate("PrintWindow", "Ledger of the rounds"),
            "ledger",
        ),
        "map_sheet": SheetKind(
            lambda game, paper, mono, date: SteamMapSheet(game, paper, mono),
            lambda: translate("PrintWindow", "Map and tracks"),
            "map-and-tracks",
        ),
        "map": SheetKind(
            lambda game, paper, mono, date: SteamMapSheet(game, paper, mono, "map"),
            lambda: translate("PrintWindow", "Map alone"),
            "map",
        ),
        "tracks": SheetKind(
            lambda game, paper, mono, date: SteamMapSheet(game, paper, mono, "tracks"),
            lambda: translate("PrintWindow", "Tracks and reserve"),
            "tracks",
        ),
    },
    blank=SteamScoreSheet.blank,
    tables={"players": players_table, "deliveries": deliveries_table},
)
