"""The docks of what lies beside the board: goods and new cities, and the action tiles."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from desktop.engine.state import Change
from desktop.i18n.money import number
from desktop.look.look import Look
from desktop.scene.painting.steam_actions import (
    ActionLook,
    action_at,
    action_rects,
    actions_height,
    paint_actions,
)
from desktop.scene.painting.steam_supply import paint_supply, plan_supply, supply_height
from desktop.titles.steam.data import COLOURS, ActionTile
from desktop.windows.docks.dock import Dock, scrolled, second_line
from desktop.windows.steam.marks import CubeMark, player_disc
from desktop.windows.steam.paper_view import PaperView
from desktop.windows.steam.tile_names import (
    action_effect,
    action_name,
    action_price,
    cube_name,
)

translate = QCoreApplication.translate


class SupplyDock(Dock):
    """The reserve spaces with their cubes, the bag, new cities and growth markers left."""

    NAME = "supply"
    WANTED = 220

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.view = PaperView(look, self._height, self._paint, self._tip)
        self.bag, self.cities = _Counts(), _Counts()
        self.markers = second_line()
        parts = (self.view, self.bag.caption, self.bag, self.cities.caption, self.cities)
        self.column.addWidget(scrolled(*parts, self.markers, spacing=4))

    def title(self) -> str:
        return translate("SteamDocks", "Goods")

    def refresh(self) -> None:
        self.view.fit()
        table = self.table
        if table is None:
            return
        supply = table.supply
        self.view.setAccessibleName(translate("SteamDocks", "Reserve spaces"))
        self.view.setAccessibleDescription(
            "; ".join(self._words(space) for space in range(len(supply.reserve)))
        )
        bag = {colour: supply.bag.count(colour) for colour in COLOURS}
        text = translate("SteamDocks", "Cubes in the bag: {count}")
        self.bag.show_counts(table, text.format(count=number(len(supply.bag))), bag)
        cities = {colour: supply.new_cities_left(colour) for colour in COLOURS}
        text = translate("SteamDocks", "New cities left: {count}")
        self.cities.show_counts(table, text.format(count=number(sum(cities.values()))), cities)
        text = translate("SteamDocks", "Growth markers left: {count}")
        self.markers.setText(text.format(count=number(supply.growth_markers)))

    def retranslate(self) -> None:
        self.refresh()

    def _on_changed(self, change: Change) -> None:
        self.refresh()

    @property
    def _caption(self) -> str:
        return translate("SteamDocks", "Reserve")

    @property
    def _empty(self) -> str:
        return translate("SteamDocks", "empty")

    def _words(self, space: int) -> str:
        cubes = self.table.supply.reserve[space]
        names = ", ".join(cube_name(self.table, cube) for cube in cubes)
        return f"{space + 1}: {names}" if names else f"{space + 1}: {self._empty}"

    def _height(self, width: float) -> float:
        table = self.table
        if table is None:
            return 0.0
        return supply_height(width, self._caption, len(table.supply.reserve))

    def _paint(self, painter: QPainter, rect: QRectF, scale: float) -> None:
        if self.table is None:
            return
        cubes = self.table.supply.reserve
        labels = [str(number_) for number_ in range(1, len(cubes) + 1)]
        plan = plan_supply(rect, cubes, self._caption)
        paint_supply(painter, plan, cubes, caption=self._caption, labels=labels, scale=scale)

    def _tip(self, rect: QRectF, at: QPointF) -> str:
        if self.table is None:
            return ""
        space = plan_supply(rect, self.table.supply.reserve, self._caption).space_at(at)
        return self._words(space) if space is not None else ""


class _Counts(QWidget):
    """A number for every colour of goods."""

    def __init__(self) -> None:
        super().__init__()
        self.caption = second_line()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 4)
        row.setSpacing(4)
        self._counts: dict[str, QLabel] = {}
        for colour in COLOURS:
            row.addWidget(CubeMark(colour, 20))
            self._counts[colour] = QLabel()
            row.addWidget(self._counts[colour])
            row.addSpacing(6)
        row.addStretch(1)

    def show_counts(self, table: object, text: str, counts: dict[str, int]) -> None:
        self.caption.setText(text)
        said = []
        for colour, count in counts.items():
            self._counts[colour].setText(number(count))
            said.append(f"{cube_name(table, colour)} {number(count)}")  # type: ignore[arg-type]
        self.setAccessibleName(f"{text}: {', '.join(said)}")


class ActionsDock(Dock):
    """The seven action tiles with who took them in this round."""

    NAME = "actions"
    WANTED = 240

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.view = PaperView(look, actions_height, self._paint, self._tip)
        self.column.addWidget(scrolled(self.view))

    def title(self) -> str:
        return translate("SteamDocks", "Action tiles")

    def refresh(self) -> None:
        self.view.fit()
        if self.table is not None:
            self.view.setAccessibleName(self.title())
            tiles = self.table.box.actions.values()
            self.view.setAccessibleDescription("; ".join(self._words(tile) for tile in tiles))

    def retranslate(self) -> None:
        self.refresh()

    def _on_changed(self, change: Change) -> None:
        self.refresh()

    def _words(self, tile: ActionTile) -> str:
        table = self.table
        text = f"{tile.number} {action_name(table, tile)}"
        holder = table.taken_by(tile.number)
        if not holder:
            return text
        player = table.player(holder)
        if player.declined:
            declined = translate("SteamDocks", "declined")
            return f"{text}: {player.name}, {declined}"
        return f"{text}: {player.name}"

    def _look(self, tile: ActionTile) -> ActionLook:
        table = self.table
        holder = table.taken_by(tile.number)
        player = table.player(holder) if holder else None
        declined = player is not None and player.declined
        return ActionLook(
            tile.number,
            action_name(table, tile),
            action_price(table, tile),
            chosen_by=player_disc(player) if player is not None else None,
            passed=translate("SteamDocks", "Declined") if declined else "",
            is_dim=holder != "" and not declined,
        )

    def _paint(self, painter: QPainter, rect: QRectF, scale: float) -> None:
        if self.table is not None:
            inner = rect.adjusted(1, 1, -2, -1)
            looks = [self._look(tile) for tile in self.table.box.actions.values()]
            paint_actions(painter, inner, looks)

    def _tip(self, rect: QRectF, at: QPointF) -> str:
        if self.table is None:
            return ""
        found = action_at(action_rects(rect.adjusted(1, 1, -2, -1)), at)
        if found is None:
            return ""
        tile = self.table.box.actions[found]
        return f"{self._words(tile)}\n{action_effect(self.table, tile)}"
