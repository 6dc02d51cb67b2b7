"""The papers of 18xx games."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.printing.ledger import Ledger
from desktop.printing.map_sheet import MapSheet
from desktop.printing.score_sheet import ScoreSheet
from desktop.printing.sheet_kinds import Papers, SheetKind
from desktop.printing.tables import companies_table, players_table

translate = QCoreApplication.translate

EIGHTEEN = Papers(
    sheets={
        "score": SheetKind(
            ScoreSheet.of_game,
            lambda: translate("PrintWindow", "Score sheet"),
            "score",
        ),
        "ledger": SheetKind(
            lambda game, paper, mono, date: Ledger(game, paper, mono),
            lambda: translate("PrintWindow", "Ledger of the operating rounds"),
            "ledger",
        ),
        "map_sheet": SheetKind(
            lambda game, paper, mono, date: MapSheet(game, paper, mono),
            lambda: translate("PrintWindow", "Map and market"),
            "map-and-market",
        ),
        "map": SheetKind(
            lambda game, paper, mono, date: MapSheet(game, paper, mono, "map"),
            lambda: translate("PrintWindow", "Map alone"),
            "map",
        ),
        "market": SheetKind(
            lambda game, paper, mono, date: MapSheet(game, paper, mono, "market"),
            lambda: translate("PrintWindow", "Market and companies"),
            "market",
        ),
    },
    blank=ScoreSheet.blank,
    tables={"players": players_table, "companies": companies_table},
    goes_to_peer=True,
)
