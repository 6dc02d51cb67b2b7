"""The window of Steam."""

from __future__ import annotations

from desktop.windows.outfit import Outfit
from desktop.windows.steam_hexes import hex_facts
from desktop.windows.steam_tickets import piece_ticket, tile_ticket

STEAM = Outfit(
    # The board
    hex_facts=hex_facts,
    tile_ticket=tile_ticket,
    piece_ticket=piece_ticket,
)
