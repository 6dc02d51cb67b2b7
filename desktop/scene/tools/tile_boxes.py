"""Whose tiles are laid how: one line for each family of games."""

from __future__ import annotations

from desktop.engine.game import Game
from desktop.scene.tools.eighteen_tiles import EighteenTiles
from desktop.scene.tools.steam_tiles import SteamTiles
from desktop.scene.tools.tile_box import TileBox

TILE_BOXES: dict[str, type[TileBox]] = {
    "18xx": EighteenTiles,
    "steam": SteamTiles,
}


def tile_box(game: Game) -> TileBox:
    """The tiles of a game; a box without tiles where its family has none."""
    return TILE_BOXES.get(game.table.family, TileBox)(game)
