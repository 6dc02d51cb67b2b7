"""Ten fingers on the keyboard of a whole window, and no mouse in the room."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from desktop.dialogs.preferences import PreferencesDialog
from desktop.eighteen import actions as deeds
from desktop.windows.turn.station_source import StationSource
from tests.windows.hand import Hand
from tests.windows.modal import answering, key

KEYS = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
MOST = 400  # steps of Tab, more than there are widgets


class Fingers(Hand):
    """Does with keys whatever the hand does with the mouse."""

    def click(self, widget: QWidget, at: QPoint | None = None) -> None:
        self.press(widget)

    def press(self, button: QPushButton) -> None:
        self.go_to(button)
        self.key(KEYS.Key_Space)

    def drag(self, source: QWidget, to: QPoint, on_the_way: Callable[[], None] | None = None):
        raise AssertionError("fingers do not drag")

    def go_to(self, wanted: QWidget | type[QWidget]) -> QWidget:
        """Tab until the widget, or the first of a kind, has the focus."""
        for _ in range(MOST):
            here = QApplication.focusWidget()
            if here is wanted or (isinstance(wanted, type) and isinstance(here, wanted)):
                return here
            self.key(KEYS.Key_Tab)
        raise AssertionError(f"Tab does not lead to {wanted}")

    def walk_to(self, hex_id: str) -> None:
        """With the arrows from hex to hex."""
        board = self.view.board
        if not board.focus_hex:
            self.key(KEYS.Key_Right)
        for _ in range(MOST):
            here = board.focus_hex
            if here == hex_id:
                return
            self.key(self._towards(here, hex_id))
        raise AssertionError(f"the arrows do not lead to {hex_id}")

    def _towards(self, here: str, there: str) -> Qt.Key:
        board = self.view.board
        by = board.centre_of(there) - board.centre_of(here)
        if abs(by.y()) > 1:
            return KEYS.Key_Down if by.y() > 0 else KEYS.Key_Up
        return KEYS.Key_Right if by.x() > 0 else KEYS.Key_Left

    # The same deeds as the hand's

    def lay(self, action: deeds.LayTile) -> None:
        self.go_to(self.tile_cell(action.tile))
        self.key(KEYS.Key_Return)
        self.walk_to(action.hex)
        desk = self.window.page.desk
        for _ in range(6):
            if desk.preview.action == action:
                break
            before = desk.preview
            self.key(KEYS.Key_E)
            assert desk.preview != before, f"{before} stays"
        self.key(KEYS.Key_Return)

    def lay_wrongly(self, tile: str, hex_id: str) -> None:
        self.go_to(self.tile_cell(tile))
        self.key(KEYS.Key_Return)
        self.walk_to(hex_id)
        self.key(KEYS.Key_Return)

    def place(self, action: deeds.PlaceToken) -> None:
        self.go_to(StationSource)
        self.key(KEYS.Key_Return)
        self.walk_to(action.hex)
        self._at_place(action.hex, action.place)

    def _at_place(self, hex_id: str, place: int) -> None:
        """Enter takes the only place of a hex; of several each has its number."""
        places = self.view.board.table.board[hex_id].face.places
        self.key(KEYS(KEYS.Key_1 + place) if len(places) > 1 else KEYS.Key_Return)

    def click_stop(self, stop: str) -> None:
        hex_id, _, place = stop.partition(".")
        self.walk_to(hex_id)
        self._at_place(hex_id, int(place))

    def click_track(self, hex_id: str) -> None:
        self.walk_to(hex_id)
        self.key(KEYS.Key_Return)

    def undo(self) -> None:
        self.key(KEYS.Key_Z, CTRL)

    def redo(self) -> None:
        self.key(KEYS.Key_Z, CTRL | SHIFT)

    def speak(self, code: str) -> None:
        """Switch the language in the preferences."""

        def drive(dialog: QWidget) -> None:
            assert isinstance(dialog, PreferencesDialog)
            wanted = dialog.languages.buttons[code]
            for _ in range(MOST):
                here = dialog.focusWidget()
                if here is wanted:
                    break
                # The arrows go from one to the next of a group, Tab from group to group.
                in_group = here in dialog.languages.buttons.values()
                key(dialog, KEYS.Key_Right if in_group else KEYS.Key_Tab)
            assert dialog.focusWidget() is wanted
            key(dialog, KEYS.Key_Space)
            key(dialog, KEYS.Key_Escape)

        with answering(drive):
            self.key(KEYS.Key_Comma, CTRL)
