"""One turn of a company from its first tile to its end, and no mouse in the room."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from desktop.document.document import GameDocument
from desktop.eighteen.actions import BuyTrain, LayTile, PayDividend, PlaceToken, RunTrains
from desktop.engine.actions import Pass
from desktop.engine.game import Game
from desktop.engine.random_play import RandomPlayer
from desktop.titles.shelf import new_game
from desktop.windows.tray import TileCell
from desktop.windows.turn.station_source import StationSource
from tests.dialogs.room import quiet_window, settle
from tests.document.play import setup_of
from tests.windows.hand import Hand

pytestmark = quiet_window

KEYS = Qt.Key
MOST = 400  # steps of Tab, more than there are widgets


def offered(game: Game, kind: type) -> list:
    return [c.action for c in game.choices() if isinstance(c.action, kind)]


def rich_turn() -> Game:
    """The start of a turn in which a company with a train can lay, place, run and buy."""
    for seed in range(1, 40):
        game, player = new_game(setup_of(seed)), RandomPlayer(seed)
        for _ in range(160):
            if player.play(game) is None:
                break
            table = game.table
            company = getattr(table, "operating", None)
            is_start = table.round.name == "operating" and company is not None
            if (
                not is_start
                or game.actors[:1] != (company.id,)
                or company.id not in table.corporations
            ):
                continue
            lays = [a for a in offered(game, LayTile) if a.company == company.id]
            tokens = [a for a in offered(game, PlaceToken) if a.company == company.id]
            can_run = company.trains and table.best_runs(company).revenue > 0
            if lays and tokens and can_run and company.cash > 260:
                return game
    raise AssertionError("no such turn was found")


class Fingers(Hand):
    """Keys only."""

    def go_to(self, wanted: QWidget | type[QWidget]) -> QWidget:
        """Tab until the widget, or the first of a kind, has the focus."""
        for _ in range(MOST):
            here = QApplication.focusWidget()
            if here is wanted or (isinstance(wanted, type) and isinstance(here, wanted)):
                return here
            self.key(KEYS.Key_Tab)
        raise AssertionError(f"Tab does not lead to {wanted}")

    def press(self, button: QPushButton) -> None:
        self.go_to(button)
        self.key(KEYS.Key_Space)

    def _pass_by_key(self) -> None:
        texts = ("Go on", "End the turn")
        self.press(next(b for b in self.buttons() if b.text() in texts))

    def walk_to(self, hex_id: str) -> None:
        """With the arrows from hex to hex."""
        board = self.view.board
        self.key(KEYS.Key_Right)
        seen = {board.focus_hex: ()}
        for _ in range(MOST):
            here = board.focus_hex
            if here == hex_id:
                return
            self.key(self._towards(here, hex_id, seen))
            seen[board.focus_hex] = ()
        raise AssertionError(f"the arrows do not lead to {hex_id}")

    def _towards(self, here: str, there: str, seen: dict) -> Qt.Key:
        board = self.view.board
        by = board.centre_of(there) - board.centre_of(here)
        if abs(by.y()) > 1:
            return KEYS.Key_Down if by.y() > 0 else KEYS.Key_Up
        return KEYS.Key_Right if by.x() > 0 else KEYS.Key_Left


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
    fingers.press(fingers.button("Run"))
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
        fingers._pass_by_key()
        assert isinstance(document.at.action, Pass)
    assert trains, "the turn had no train to buy"
