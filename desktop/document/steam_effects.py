"""What a deed may change in a game of Steam: money, and the places of the discs."""

from __future__ import annotations

from desktop.document.weights import Weights
from desktop.titles.steam.phase_table import PhaseTable

INCOME, POINTS, LEVEL = "income", "points", "level"


def weigh(table: PhaseTable) -> Weights:
    """All that a deed may change; the levels by player and track."""
    return {
        "cash": {player.id: player.cash for player in table.players},
        "levels": {
            (player.id, track): getattr(player, track)
            for player in table.players
            for track in (INCOME, POINTS, LEVEL)
        },
        "worth": {player.id: table.result(player) for player in table.players},
    }
