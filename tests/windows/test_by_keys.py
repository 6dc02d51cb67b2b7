"""One turn of a company from its first tile to its end, and no mouse in the room."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from desktop.document.document import GameDocument
from desktop.eighteen.actions import BuyTrain, LayTile, PayDividend, PlaceToken, RunTrains
from desktop.engine.actions import Pass
from desktop.windows.tray import TileCell
from desktop.windows.turn.station_source import StationSource
from tests.dialogs.room import quiet_window, settle
from tests.windows.fingers import Fingers
from tests.windows.moments import offered, rich_turn

pytestmark = quiet_window

KEYS = Qt.Key


def test_a_whole_turn_by_keys(make_window):
    window = make_window()
    window.files._show(GameDocument(rich_turn()))
    settle()
    fingers, document = Fingers(window), window.document
    company = document.game.table.operating
    desk = window.page.desk

    lays = [a for a in offered(document.game, LayTile) if a.company == company.id]
    turns = {(a.hex, a.tile): [b for b in lays if (b.hex, b.tile) == (a.hex, a.tile)] for a in lays}
    (hex_id, tile), same = max(turns.items(), key=lambda item: len(item[1]))
    cell = next(c for c in window.page.findChildren(TileCell) if c.tile == tile)
    fingers.go_to(cell)
    fingers.key(KEYS.Key_Return)
    fingers.walk_to(hex_id)
    first = desk.preview.action
    fingers.key(KEYS.Key_E)
    if len(same) > 1:
        assert desk.preview.action != first
    wanted = desk.preview.action
    fingers.key(KEYS.Key_Return)
    assert document.at.action == wanted

    token = next(a for a in offered(document.game, PlaceToken) if a.company == company.id)
    fingers.go_to(StationSource)
    fingers.key(KEYS.Key_Return)
    fingers.walk_to(token.hex)
    fingers.key(KEYS.Key_Return)
    assert isinstance(document.at.action, PlaceToken)
    assert document.at.action.hex == token.hex

    if document.game.table.round.step.name == "track_and_token":
        fingers.press(fingers.button("Go on"))
    assert document.game.table.round.step.name == "run_trains"
    fingers.press(fingers.run_button())
    assert isinstance(document.at.action, RunTrains)

    if offered(document.game, PayDividend):
        fingers.press(fingers.button("Withhold"))
        assert document.at.action == PayDividend(corporation=company.id, how="none")

    trains = [
        a
        for a in offered(document.game, BuyTrain)
        if document.game.table.train(a.train).owner is None
    ]
    if trains:
        row = fingers.row(f"Train {trains[0].config}.", "treasury")
        fingers.press(row.findChildren(QPushButton)[0])
        assert document.at.action == trains[0]

    while document.game.actors and document.game.table.operating is company:
        texts = ("Go on", "End the turn")
        fingers.press(next(b for b in fingers.buttons() if b.text() in texts))
        assert isinstance(document.at.action, Pass)
    assert trains, "the turn had no train to buy"
