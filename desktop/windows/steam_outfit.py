"""The window of Steam."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from desktop.windows.docks.dock import Dock
from desktop.windows.docks.history_dock import HistoryDock
from desktop.windows.docks.log_dock import LogDock
from desktop.windows.docks.rules_dock import RulesDock
from desktop.windows.outfit import Outfit
from desktop.windows.steam.charts import IncomeDock, ScoreDock
from desktop.windows.steam.over_panel import SteamOverPanel
from desktop.windows.steam.panels import PANELS, PhaseLine, steam_head
from desktop.windows.steam.plans import PLANS, kind_of_round
from desktop.windows.steam.players_dock import SteamPlayersDock
from desktop.windows.steam.round_strip import RoundStrip
from desktop.windows.steam.supply_docks import ActionsDock, SupplyDock
from desktop.windows.steam.tiles_dock import SteamTilesDock
from desktop.windows.steam.tracks_dock import TracksDock
from desktop.windows.steam_hexes import hex_facts
from desktop.windows.steam_tickets import piece_ticket, tile_ticket

if TYPE_CHECKING:
    from desktop.windows.dock_area import DockArea
    from desktop.windows.shot_scenes import Shown

DOCKS: tuple[type[Dock], ...] = (
    SteamPlayersDock,
    TracksDock,
    SupplyDock,
    ActionsDock,
    SteamTilesDock,
    LogDock,
    HistoryDock,
    ScoreDock,
    IncomeDock,
    RulesDock,
)


def _tie(area: DockArea) -> None:
    area.turn.prices_shown.connect(area.dock(TracksDock).show_moves)


def _shown() -> Mapping[str, Shown]:
    from desktop.windows.steam_shots import SHOWN

    return SHOWN


STEAM = Outfit(
    # Docks
    docks=DOCKS,
    plans=PLANS,
    kind_of_round=kind_of_round,
    tie=_tie,
    # The turn
    panels=PANELS,
    game_over=SteamOverPanel,
    head=steam_head,
    step_line=PhaseLine,
    # The bar
    strip=RoundStrip,
    # The board
    hex_facts=hex_facts,
    tile_ticket=tile_ticket,
    piece_ticket=piece_ticket,
    # Pictures
    shown=_shown,
)
