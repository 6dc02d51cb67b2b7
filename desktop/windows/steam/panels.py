"""The panels of the steps of Steam, the head over them, and the stations of a round."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHBoxLayout

from desktop.document import wording
from desktop.document.document import GameDocument
from desktop.i18n.money import money
from desktop.windows.steam.action_panel import ActionPanel
from desktop.windows.steam.auctions import OrderAuctionPanel, PlaceAuctionPanel
from desktop.windows.steam.build_panel import BuildPanel
from desktop.windows.steam.capital import CapitalPanel
from desktop.windows.steam.goods_panel import GoodsPanel
from desktop.windows.steam.marks import DiscMark
from desktop.windows.steam.points_panel import PointsPanel
from desktop.windows.turn.head import Part, words
from desktop.windows.turn.parts import Badge, label
from desktop.windows.turn.station_line import StationLine
from desktop.windows.turn.step_panel import StepPanel

translate = QCoreApplication.translate

PANELS: dict[str, type[StepPanel]] = {
    "place_auction": PlaceAuctionPanel,
    "capital": CapitalPanel,
    "order_auction": OrderAuctionPanel,
    "take_action": ActionPanel,
    "build": BuildPanel,
    "move_goods": GoodsPanel,
    "take_points": PointsPanel,
}


def steam_head(document: GameDocument, panel: StepPanel) -> Iterator[Part]:
    """A player with chip and disc, what is asked, and cash, income and locomotives."""
    table, actor = document.game.table, document.game.actors[0]
    for player in table.players:
        if player.id == actor:
            yield Badge(table.setup.title, actor, 44, player.name), 0
            second = QHBoxLayout()
            second.setSpacing(6)
            second.addWidget(DiscMark(player, 18))
            second.addWidget(
                label(panel.purse(player) or money(player.cash), "second", wrap=True), 1
            )
            yield words(panel.headline(wording.actor_name(table, actor)), second), 1


class PhaseLine(StationLine):
    """The phases of a round, those of the mode that is played."""

    icons: ClassVar[dict[str, str]] = {
        "place_auction": "flag",
        "capital": "pay",
        "order_auction": "flag",
        "actions": "hammer",
        "build": "track",
        "goods1": "goods",
        "goods2": "goods",
        "income": "pay",
    }

    def show_moment(self, document: GameDocument) -> None:
        table = document.game.table
        round_ = table.round
        self._stations = stations_of(table)
        self._here = ""
        if round_ is not None and not table.finished:
            number = str(round_.number) if round_.name == "goods" else ""
            self._here = f"{round_.name}{number}"
        self._done = self._before(self._here) if self._here in self._stations else frozenset()
        self.setVisible(self._here in self._stations)
        texts = " · ".join(self._words())
        self.setAccessibleName(texts)
        self.setToolTip(texts)
        self.update()

    def _words(self) -> tuple[str, ...]:
        texts = {
            "place_auction": translate("Steps", "Order"),
            "capital": translate("Steps", "Capital"),
            "order_auction": translate("Steps", "Order"),
            "actions": translate("Steps", "Action"),
            "build": translate("Steps", "Track"),
            "goods1": translate("Steps", "Goods 1"),
            "goods2": translate("Steps", "Goods 2"),
            "income": translate("Steps", "Income"),
        }
        return tuple(texts[station] for station in self._stations)


def stations_of(table: object) -> tuple[str, ...]:
    """The phases of the present round; the first auction stands before all others."""
    round_ = getattr(table, "round", None)
    names = [phase.name for phase in getattr(table, "sequence", ())]
    if round_ is not None and round_.name == "place_auction":
        names = ["place_auction", *names]
    found: list[str] = []
    for name in names:
        found += ["goods1", "goods2"] if name == "goods" else [name]
    return tuple(found)
