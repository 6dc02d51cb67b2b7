"""A game page on the screen, driven like a person does: by mouse and keys."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.document.document import GameDocument
from desktop.eighteen.actions import LayTile, PlaceToken, RunTrains
from desktop.engine.game import Game
from desktop.engine.random_play import RandomPlayer
from desktop.look.look import Look
from desktop.titles.shelf import new_game
from desktop.windows.game_page import GamePage
from desktop.windows.tray import TileCell
from desktop.windows.turn.panel import TurnPanel
from desktop.windows.turn.station_source import StationSource
from tests.document.play import setup_of


def game_where(wanted: type, seed: int = 1, enough: int = 1) -> Game:
    """A game played by chance up to a moment that offers so many actions of a kind."""
    game, player = new_game(setup_of(seed)), RandomPlayer(seed)
    while True:
        offered = [c for c in game.choices() if isinstance(c.action, wanted)]
        by_company = [c for c in offered if c.action.actor in game.actors]
        if len(by_company) >= enough and game.actors[0] in game.table.corporations:
            return game
        assert player.play(game) is not None


def track_game() -> Game:
    return game_where(LayTile, enough=4)


def token_game() -> Game:
    return game_where(PlaceToken)


def run_game() -> Game:
    return game_where(RunTrains)


class Desk(QWidget):
    """Board, tray and turn panel side by side."""

    def __init__(self, game: Game, look: Look, cache: Path) -> None:
        super().__init__()
        self.document = GameDocument(game)
        self.page = GamePage(look, cache)
        self.turn = TurnPanel()
        row = QHBoxLayout(self)
        row.addWidget(self.page, 1)
        row.addWidget(self.turn)
        self.turn.setFixedWidth(400)
        self.page.set_document(self.document)
        self.turn.set_document(self.document, self.page.desk)
        self.resize(1366, 768)
        self.show()

    @property
    def view(self):
        return self.page.view

    def lays(self) -> list[LayTile]:
        found = (c.action for c in self.document.choices())
        mine = self.document.game.actors
        return [a for a in found if isinstance(a, LayTile) and a.company in mine]

    def cell(self, tile: str) -> TileCell:
        return next(c for c in self.page.findChildren(TileCell) if c.tile == tile)

    def point(self, hex_id: str, by: QPointF | None = None) -> QPoint:
        """Where a hex is on the screen."""
        board = self.view.board
        at = board.centre_of(hex_id) + (by or QPointF(0, 0))
        return self.view.viewport().mapToGlobal(self.view.mapFromScene(at))

    def drag(self, source: QWidget, to: QPoint, drop: bool = True) -> None:
        """Press on a widget, move to a point of the screen in steps, let go."""
        start = source.rect().center()
        QTest.mousePress(source, Qt.MouseButton.LeftButton, pos=start)
        begin = source.mapToGlobal(start)
        for step in range(1, 9):
            QTest.mouseMove(source, source.mapFromGlobal(begin + (to - begin) * step / 8))
        if drop:
            release = source.mapFromGlobal(to)
            QTest.mouseRelease(source, Qt.MouseButton.LeftButton, pos=release)

    def station_source(self) -> StationSource:
        return self.turn.findChild(StationSource)

    def click_hex(self, hex_id: str, by: QPointF | None = None) -> None:
        viewport = self.view.viewport()
        at = viewport.mapFromGlobal(self.point(hex_id, by))
        QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=at)

    def key(self, key: Qt.Key) -> None:
        QTest.keyClick(self.view, key)
