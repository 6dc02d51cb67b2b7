"""The window of 18xx games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from desktop.document import wording
from desktop.eighteen.table import EighteenTable
from desktop.i18n.money import changed_money, money
from desktop.scene.eighteen_desk import EighteenDesk
from desktop.scene.tools.lay_tile import Preview
from desktop.windows.docks.charter_dock import CharterDock
from desktop.windows.docks.companies_dock import CompaniesDock
from desktop.windows.docks.dock import Dock
from desktop.windows.docks.eighteen_log_dock import EighteenLogDock
from desktop.windows.docks.history_dock import HistoryDock
from desktop.windows.docks.holdings_dock import HoldingsDock
from desktop.windows.docks.market_dock import MarketDock
from desktop.windows.docks.players_dock import PlayersDock
from desktop.windows.docks.prices_dock import PricesDock
from desktop.windows.docks.rules_dock import RulesDock
from desktop.windows.docks.tiles_dock import TilesDock
from desktop.windows.docks.trains_dock import TrainsDock
from desktop.windows.docks.worth_dock import WorthDock
from desktop.windows.eighteen_hexes import hex_facts
from desktop.windows.eighteen_plans import PLANS, kind_of_round
from desktop.windows.eighteen_situations import situation_of
from desktop.windows.outfit import Outfit, Ticket
from desktop.windows.phase_strip import PhaseStrip
from desktop.windows.turn.eighteen_head import eighteen_head
from desktop.windows.turn.eighteen_panels import PANELS, is_hidden, side_offers
from desktop.windows.turn.step_line import StepLine

if TYPE_CHECKING:
    from desktop.windows.dock_area import DockArea
    from desktop.windows.shot_scenes import Shown

translate = QCoreApplication.translate

DOCKS: tuple[type[Dock], ...] = (
    PlayersDock,
    CompaniesDock,
    MarketDock,
    TrainsDock,
    EighteenLogDock,
    HistoryDock,
    CharterDock,
    HoldingsDock,
    PricesDock,
    WorthDock,
    TilesDock,
    RulesDock,
)


def _tie(area: DockArea) -> None:
    charter, companies = area.dock(CharterDock), area.dock(CompaniesDock)
    charter.height_changed.connect(area.on_place)
    companies.chosen.connect(charter.choose)
    area.turn.prices_shown.connect(area.dock(MarketDock).view.show_moves)


def _round_text(table: EighteenTable) -> str:
    name = table.round.name if table.round is not None else ""
    if table.finished:
        return translate("Bar", "The game is over")
    if name == "stock":
        return translate("Bar", "Stock round {cycle}").format(cycle=table.cycle)
    if name == "operating":
        return translate("Bar", "Operating round {cycle}.{number}").format(
            cycle=table.cycle, number=table.operating_round.number
        )
    return translate("Bar", "Draft")


def _who(table: EighteenTable, actor: str) -> str:
    """A corporation by its whole name."""
    if actor in table.corporations:
        return table.corporations[actor].data.name
    return wording.actor_name(table, actor)


def _tile_ticket(preview: Preview) -> Ticket:
    move = changed_money(preview.cash, preview.cash - preview.cost)
    return money(preview.cost), translate("Board", "treasury {move}").format(move=move)


def _piece_ticket(desk: EighteenDesk) -> Ticket | None:
    if desk.station is None:
        return None
    return money(desk.table.station_cost(desk.station)), translate("Board", "station")


def _shown() -> Mapping[str, Shown]:
    from desktop.windows.eighteen_shots import SHOWN

    return SHOWN


EIGHTEEN = Outfit(
    docks=DOCKS,
    plans=PLANS,
    kind_of_round=kind_of_round,
    tie=_tie,
    panels=PANELS,
    head=eighteen_head,
    step_line=StepLine,
    beside=side_offers,
    is_hidden=is_hidden,
    strip=PhaseStrip,
    round_text=_round_text,
    who=_who,
    hex_facts=hex_facts,
    tile_ticket=_tile_ticket,
    piece_ticket=_piece_ticket,
    situation=situation_of,
    shown=_shown,
)
