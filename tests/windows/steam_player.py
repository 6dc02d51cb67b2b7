"""Somebody who plays any action of Steam in the window: with the mouse, or with keys alone."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QSpinBox

from desktop.engine.actions import Action, Pass
from desktop.titles.steam.actions import (
    INCOME,
    BidForOrder,
    FreePass,
    MoveCube,
    RaiseCapital,
    TakeAction,
    TakePoints,
    UpgradeLocomotive,
)
from desktop.titles.steam.cities import BuildCity, GrowCity
from desktop.titles.steam.track import LayTrack
from desktop.windows.steam.action_panel import ActionCard
from tests.dialogs.room import settle
from tests.windows.fingers import KEYS, MOST
from tests.windows.steam_hands import SteamFingers, SteamHand
from tests.windows.steam_moments import found_deliveries

PASSES = ("Pass", "End the turn", "Move nothing", "Raise nothing")
PLACE = "Pass: place "  # … in the turn order, for a price


class SteamPlayer(SteamHand):
    """Finds in the window what an action needs."""

    def play(self, action: Action) -> None:
        settle()
        DEEDS[type(action)](self, action)
        settle()

    def bid(self, action: BidForOrder) -> None:
        self.type_price(self.turn.findChild(QSpinBox), action.price)
        self.key(KEYS.Key_Return)

    def pass_by(self, action: Pass) -> None:
        (button,) = [b for b in self.buttons() if b.text() in PASSES or b.text().startswith(PLACE)]
        self.click(button)

    def raise_capital(self, action: RaiseCapital) -> None:
        self.type_price(self.turn.findChild(QSpinBox), action.units)
        self.key(KEYS.Key_Return)

    def pass_freely(self, action: FreePass) -> None:
        self.click(self.in_row("Free pass"))

    def card(self, action: TakeAction) -> ActionCard:
        (found,) = [
            card
            for card in self.turn.findChildren(ActionCard)
            if card.isVisible()
            and card.look.number == action.number
            and bool(card.look.passed) == action.declined
        ]
        return found

    def take_tile(self, action: TakeAction) -> None:
        self.click(self.card(action))

    def move_cube(self, action: MoveCube) -> None:
        (delivery,) = [
            found
            for found in found_deliveries(self.document.game)
            if (found.origin, found.colour, found.sides)
            == (action.hex, action.colour, action.exits)
        ]
        self.deliver(delivery)

    def upgrade(self, action: UpgradeLocomotive) -> None:
        self.click(self.button("Upgrade"))

    def take_points(self, action: TakePoints) -> None:
        self.click(self.in_row("Income." if action.how == INCOME else "Victory points."))


class SteamTypist(SteamPlayer, SteamFingers):
    """Has no mouse. In a group of offers Tab stops once, and the arrows go on."""

    def press(self, button) -> None:
        if isinstance(button, ActionCard):
            self.go_to(ActionCard)
            for _ in range(MOST):
                if QApplication.focusWidget() is button:
                    break
                self.key(KEYS.Key_Down)
        super().press(button)

    def type_price(self, box: QSpinBox, price: int) -> None:
        self.go_to(box)
        self.key(KEYS.Key_A, Qt.KeyboardModifier.ControlModifier)
        for digit in str(price):
            self.key(Qt.Key(ord(digit)))
        assert box.value() == price


DEEDS = {
    BidForOrder: SteamPlayer.bid,
    Pass: SteamPlayer.pass_by,
    RaiseCapital: SteamPlayer.raise_capital,
    FreePass: SteamPlayer.pass_freely,
    TakeAction: lambda player, action: player.take_tile(action),
    LayTrack: lambda player, action: player.lay(action),
    BuildCity: lambda player, action: player.build_city(action),
    GrowCity: lambda player, action: player.grow(action),
    MoveCube: SteamPlayer.move_cube,
    UpgradeLocomotive: SteamPlayer.upgrade,
    TakePoints: SteamPlayer.take_points,
}
