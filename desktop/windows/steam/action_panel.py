"""Choosing an action tile: the seven with their prices, taken or declined."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from desktop.i18n.money import money
from desktop.scene.painting.steam_actions import ActionLook
from desktop.titles.steam.actions import TakeAction
from desktop.titles.steam.data import ActionTile
from desktop.titles.steam.take_action import TakeActionStep
from desktop.windows.steam.marks import ActionCard
from desktop.windows.steam.steam_panel import SteamPanel
from desktop.windows.steam.tile_names import action_effect, action_name, action_price
from desktop.windows.turn.parts import OfferRow, button

translate = QCoreApplication.translate


class ActionPanel(SteamPanel):
    """Digits take a tile, as its number is printed."""

    def headline(self, name: str) -> str:
        return translate("SteamTurn", "{player}: take an action tile").format(player=name)

    def build(self) -> None:
        self.add_income_note()
        offered = {(a.number, a.declined): a for a, _ in self.choices(TakeAction)}
        self._takes: dict[int, QPushButton] = {}
        locked = []
        for tile in self.table.box.actions.values():
            take = offered.get((tile.number, False))
            decline = offered.get((tile.number, True))
            if take is None and decline is None:
                locked.append(tile)
            else:
                self._tile(tile, take, decline)
        for tile in locked:
            name = f"{tile.number} {action_name(self.table, tile)}"
            self.locked(name, self._why(tile))
        self.add_money()
        self.first_button = next(iter(self._takes.values()), None)

    def _why(self, tile: ActionTile) -> str:
        return self.reason(TakeAction(player=self.player.id, number=tile.number))

    def _tile(self, tile: ActionTile, take: TakeAction | None, decline: TakeAction | None) -> None:
        table, name = self.table, action_name(self.table, tile)
        line = QWidget()
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        card = ActionCard(ActionLook(tile.number, name, action_price(table, tile)))
        row.addWidget(card, 1)
        said = f"{tile.number} {name}. {action_effect(table, tile)}"
        line.setToolTip(said)
        if take is not None:
            made = button(self._take_text(tile), self.do(take))
            made.setAccessibleName(f"{said}. {made.text()}")
            self._takes[tile.number] = made
            self._add(row, made, take)
        if decline is not None:
            made = button(translate("SteamTurn", "Decline"), self.do(decline))
            made.setAccessibleName(f"{said}. {made.text()}")
            made.setToolTip(translate("SteamTurn", "take the tile without its effect, for nothing"))
            self._takes.setdefault(tile.number, made)
            self._add(row, made, decline)
        self.column.addWidget(line)
        if take is None:
            self.locked(translate("SteamTurn", "Take it"), self._why(tile))

    def _add(self, row: QHBoxLayout, made: QPushButton, action: TakeAction) -> None:
        holder = _Watched(made)
        row.addWidget(holder)
        self.weigh(holder, lambda: action)

    def _take_text(self, tile: ActionTile) -> str:
        step = self.table.round.step
        cost = step.cost(tile) if isinstance(step, TakeActionStep) else 0
        if not cost:
            return translate("SteamTurn", "Take it")
        return translate("SteamTurn", "Take for {cost}").format(cost=money(cost))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A digit goes to the tile with that number."""
        made = self._takes.get(event.key() - Qt.Key.Key_0)
        if made is not None:
            made.setFocus(Qt.FocusReason.ShortcutFocusReason)
        else:
            super().keyPressEvent(event)


class _Watched(OfferRow):
    """A button that tells when it is looked at."""

    def __init__(self, made: QPushButton) -> None:
        QWidget.__init__(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(made)
        made.installEventFilter(self)
