"""What is weighed before and after a deed, to show what it would bring."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from desktop.engine.table import Table

Place = tuple[int, ...]  # row and column of the market; none for what is not on it
Names = tuple[str, ...]  # of trains, or of the hexes stations stand in
Weighed = dict[Any, Any]
Weights = Mapping[str, Weighed]  # by the fields of `effects.Effects`


def weigh_plain(table: Table) -> Weights:
    """What players of any game have."""
    return {"cash": {player.id: player.cash for player in table.players}}
