"""Tab goes through the sheet of a new game as it is read."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from desktop.dialogs.new_game import NewGameDialog
from desktop.look.look import Look
from tests.dialogs.room import quiet_window, settle
from tests.windows.modal import key

pytestmark = quiet_window


def walk(dialog: NewGameDialog) -> list[QWidget]:
    """All stops of Tab, once round."""
    found: list[QWidget] = []
    while (here := dialog.focusWidget()) not in found:
        found.append(here)
        key(dialog, Qt.Key.Key_Tab)
    return found


def test_tab_goes_from_title_over_players_and_seed_to_the_start(look: Look, qtbot) -> None:
    dialog = NewGameDialog(look, seed=7)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.activateWindow()
    settle()
    dialog.seats.add("Eva")
    dialog._titles.setFocus()
    order = walk(dialog)
    seats = [stop for row in dialog.seats.rows for stop in (row.chip, row.name)]
    options = [stop for stop in order if dialog.options.isAncestorOf(stop)]
    wanted = [dialog._titles, *seats, dialog.draw, dialog.seed, dialog.dice]
    wanted += [*options, dialog.cancel, dialog.start]
    assert [stop for stop in order if stop in wanted] == wanted
    assert len(options) > 4
