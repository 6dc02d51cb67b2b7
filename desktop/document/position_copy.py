"""A second table with the same position, for work beside the game."""

from __future__ import annotations

from typing import Any

from desktop.engine.game import Game
from desktop.engine.state import Piece
from desktop.engine.table import Table


def copy_position(game: Game) -> Table:
    """A table that shares no piece with the game, laid as the game's is now. Reads every piece.

    No action is played for it: fields hold only values that cannot change in place, so they are
    taken over as they are, with every piece replaced by its double.
    """
    table = game.title.lay(game.setup)
    table.adopt_all()
    doubles = table.journal.pieces
    for key, piece in game.journal.pieces.items():
        double = doubles[key].__dict__
        for name, value in piece.state().items():
            double[name] = _doubled(value, doubles)
    return table


def _doubled(value: Any, doubles: dict[str, Piece]) -> Any:
    if isinstance(value, Piece):
        return doubles[value.key]
    if type(value) is tuple:
        return tuple(_doubled(v, doubles) for v in value)
    if type(value) is frozenset:
        return frozenset(_doubled(v, doubles) for v in value)
    return value
