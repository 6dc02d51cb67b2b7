"""Choosing an action tile: the free ones with their prices, to be taken or declined."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QPushButton, QSizePolicy

from desktop.look.fonts import SERIF
from desktop.look.theme import DARK, LIGHT
from desktop.scene.painting.lettering import text_width
from desktop.scene.painting.steam_actions import (
    ROW_HEIGHT,
    SHADOW_BELOW,
    SMALLEST_NAME,
    ActionLook,
    paint_action,
)
from desktop.titles.steam.actions import TakeAction
from desktop.titles.steam.data import ActionTile
from desktop.windows.docks.chips import paint_ring
from desktop.windows.steam.marks import is_dark, scale_of
from desktop.windows.steam.steam_panel import LARGE, SteamPanel
from desktop.windows.steam.tile_names import action_effect, action_name, action_price

translate = QCoreApplication.translate
COLUMNS = 2
LONG_NAME = 100.0  # units of a name that has no room in half a row


class ActionCard(QPushButton):
    """An action tile to be taken; its other side is the tile declined."""

    looked_at = Signal(bool)  # the mouse or the keyboard has come, or gone

    def __init__(self, look: ActionLook, said: str) -> None:
        super().__init__()
        self.look = look
        self.setAccessibleName(said)
        self.setToolTip(said)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        part = scale_of(self)
        return QSize(round(120 * part), round((ROW_HEIGHT + SHADOW_BELOW + 2) * part))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        part = scale_of(self)
        painter.save()
        painter.scale(part, part)
        down = 1.0 if self.isDown() else 0.0
        box = QRectF(2, 1 + down, self.width() / part - 5, self.height() / part - SHADOW_BELOW - 2)
        paint_action(painter, box, self.look)
        painter.restore()
        if self.hasFocus() or self.underMouse():
            paint_ring(painter, QRectF(self.rect()), DARK if is_dark(self) else LIGHT)
        painter.end()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.looked_at.emit(True)

    def leaveEvent(self, event: object) -> None:
        super().leaveEvent(event)  # type: ignore[arg-type]
        self.looked_at.emit(False)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.looked_at.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.looked_at.emit(False)


class ActionPanel(SteamPanel):
    """A click takes a tile; digits go to the tile with that number, Enter takes it."""

    def headline(self, name: str) -> str:
        return translate("SteamTurn", "{player}: take an action tile").format(player=name)

    def build(self) -> None:
        offered = {(a.number, a.declined): a for a, _ in self.choices(TakeAction)}
        self._cards: dict[int, ActionCard] = {}
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(4)
        self._grid.setVerticalSpacing(1)
        for column in range(COLUMNS):
            self._grid.setColumnStretch(column, 1)
        self._next = (0, 0)
        self.column.addLayout(self._grid)
        for tile in self.table.box.actions.values():
            take = offered.get((tile.number, False))
            decline = offered.get((tile.number, True))
            if decline is not None:  # both sides of a tile lie side by side
                self._new_row()
            if take is not None:
                self._add(tile, take)
            if take is None:
                name = f"{tile.number} {action_name(self.table, tile)}"
                reason = self.reason(TakeAction(player=self.player.id, number=tile.number))
                self.locked(name, reason)
            if decline is not None:
                self._add(tile, decline)
                self._new_row()
        self.add_money()
        self.add_income_note()
        self.first_button = next(iter(self._cards.values()), None)

    def _new_row(self) -> None:
        row, column = self._next
        self._next = (row + 1, 0) if column else (row, 0)

    def _add(self, tile: ActionTile, action: TakeAction) -> None:
        table, name = self.table, action_name(self.table, tile)
        said = f"{tile.number} {name}"
        if action.declined:
            word = translate("SteamTurn", "Decline: free")
            look = ActionLook(tile.number, name, passed=word)
            effect = translate("SteamTurn", "take the tile without its effect, for nothing")
            said = f"{said}. {effect}"
        else:
            price = action_price(table, tile)
            look = ActionLook(tile.number, name, price)
            said = f"{said}. {price}. {action_effect(table, tile)}"
        card = ActionCard(look, said)
        card.clicked.connect(self.do(action))
        card.looked_at.connect(lambda is_here: self._look_at(action if is_here else None))
        is_long = text_width(name, SMALLEST_NAME, 600, SERIF) > LONG_NAME and not action.declined
        if is_long or scale_of(self) > LARGE:
            self._new_row()
            self._grid.addWidget(card, self._next[0], 0, 1, COLUMNS)
            self._next = (self._next[0] + 1, 0)
        else:
            row, column = self._next
            self._grid.addWidget(card, row, column)
            self._next = (row, column + 1) if column + 1 < COLUMNS else (row + 1, 0)
        self._cards.setdefault(tile.number, card)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        card = self._cards.get(event.key() - Qt.Key.Key_0)
        if card is not None:
            card.setFocus(Qt.FocusReason.ShortcutFocusReason)
        else:
            super().keyPressEvent(event)
