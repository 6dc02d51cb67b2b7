"""The panels of the steps of 18xx games."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from desktop.document.document import GameDocument
from desktop.engine.table import Table
from desktop.scene.board_desk import BoardDesk
from desktop.windows.turn import draft, simple, stock, track, trains
from desktop.windows.turn.auction import AuctionPanel
from desktop.windows.turn.certificates import CertificatesPanel
from desktop.windows.turn.distribution import DistributionPanel
from desktop.windows.turn.dividend import DividendPanel
from desktop.windows.turn.merger import MergerPanel
from desktop.windows.turn.national_par import NationalParPanel
from desktop.windows.turn.offers import SideOffers
from desktop.windows.turn.routes import RoutesPanel
from desktop.windows.turn.step_panel import StepPanel

PANELS: dict[str, type[StepPanel]] = {
    "draft": draft.DraftPanel,
    "distribution": DistributionPanel,
    "auction": AuctionPanel,
    "national_par": NationalParPanel,
    "trade_shares": stock.StockPanel,
    "give_certificates": CertificatesPanel,
    "give_certificates_now": CertificatesPanel,
    "merger": MergerPanel,
    "steamboat": simple.SteamboatPanel,
    "power_track": simple.PowerTrackPanel,
    "track_and_token": track.TrackPanel,
    "lay_track": track.TrackPanel,
    "place_station": track.StationPanel,
    "run_trains": RoutesPanel,
    "dividend": DividendPanel,
    "discard_train": trains.DiscardPanel,
    "buy_train": trains.TrainsPanel,
    "last_offers": simple.LastOffersPanel,
}

# Asked in the midst of a company's turn, and no part of it.
OUTSIDE = frozenset({"give_certificates_now", "merger"})


def side_offers(document: GameDocument, desk: BoardDesk) -> QWidget | None:
    """What can be done beside the steps of a company's turn."""
    round_ = document.game.table.round
    if round_ is None or round_.name != "operating":
        return None
    step = round_.step.name if round_.step is not None else ""
    return SideOffers(document, desk) if step not in OUTSIDE else None


def is_hidden(table: Table) -> bool:
    """Whether the cards are for the eyes of one player."""
    step = table.round.step if table.round is not None else None
    if step is None or step.name != "draft":
        return False
    return len(getattr(step, "deck", ())) > 1
