"""The menu of a hex: what there is to know about it, and any tile to look at."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMenu

from desktop.board.map import FINAL_COLOURS
from desktop.scene.board_desk import BoardDesk
from desktop.scene.board_view import BoardView
from desktop.windows.outfits import outfit_of
from desktop.windows.tile_ring import TileRing, any_tiles

translate = QCoreApplication.translate


def fill_hex_menu(menu: QMenu, desk: BoardDesk, view: BoardView, hex_id: str) -> None:
    """Lines to read, and a way to look at tiles; nothing here changes the game."""
    table = desk.table
    hex_ = table.board[hex_id]
    for text in outfit_of(table).hex_facts(table, hex_):
        line = menu.addAction(text)
        line.setEnabled(False)
    offers = any_tiles(desk, hex_id) if hex_.printed.colour not in FINAL_COLOURS else []
    if offers:
        menu.addSeparator()
        look = menu.addAction(translate("Board", "Try any tile here"))
        look.setObjectName("try_any_tile")
        look.triggered.connect(lambda: TileRing(view, desk, hex_id, any_tiles(desk, hex_id)))
