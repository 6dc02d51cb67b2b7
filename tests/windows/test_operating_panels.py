"""The panels of an operating turn of 18MEX, at moments of games played by chance."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.eighteen.actions import BuyPrivate, BuyTrain, LayTile, PlaceToken
from desktop.eighteen.habits import random_player
from desktop.engine.game import Game
from desktop.engine.setup import Setup
from desktop.scene.tools.lay_tile import LayTileGesture
from desktop.titles.shelf import new_game
from desktop.windows.show_games import step_of
from desktop.windows.turn.trains import TrainsPanel
from tests.dialogs.room import button_saying, quiet_window, settle, visible_texts
from tests.document.play import NAMES
from tests.windows.table import Desk

pytestmark = quiet_window


def game_where(fits: Callable[[Game], bool]) -> Game:
    for seed in range(1, 80):
        game, player = new_game(Setup("18MEX", NAMES[:4], seed)), random_player(seed)
        while player.play(game) is not None:
            if game.table.round.name == "operating" and not game.table.finished and fits(game):
                return game
    raise AssertionError("no such moment")


def offered(game: Game, kind: type) -> list:
    return [c.action for c in game.choices() if isinstance(c.action, kind)]


@pytest.fixture
def sit(look, paper, qtbot) -> Callable[[Game], Desk]:
    def make(game: Game) -> Desk:
        made = Desk(game, look, paper)
        qtbot.addWidget(made)
        settle()
        return made

    return make


def press(desk: Desk, text: str) -> None:
    QTest.mouseClick(button_saying(desk.turn, text), Qt.MouseButton.LeftButton)
    settle()


def test_copper_canyon_lies_beside_the_tiles_of_the_turn(sit):
    """mex.priv.kcmo.tile: its tile, on its hex, for less."""

    def fits(game):
        return any(a.company in game.table.privates for a in offered(game, LayTile))

    desk = sit(game_where(fits))
    assert "KCM&O: tile 470 on Copper Canyon" in visible_texts(desk.turn)
    press(desk, "Take it")
    gesture = desk.page.desk.gesture
    assert isinstance(gesture, LayTileGesture)
    assert gesture.tile == "470"
    company, before = desk.document.game.table.operating, desk.document.game.table.operating.cash
    desk.page.desk.over("F5")
    cost = desk.page.desk.preview.cost
    assert cost == 60  # printed 120, of which the private saves half
    press(desk, "Lay it")
    assert company.cash == before - cost
    assert desk.document.game.table.board["F5"].tile == "470"


def test_a_station_has_its_own_panel_with_places_and_price(sit):
    """mex.or.major.sequence: after the track, for 40, 60 or 80."""
    desk = sit(game_where(lambda game: step_of(game) == "place_station"))
    token = offered(desk.document.game, PlaceToken)[0]
    cost = desk.document.game.table.station_cost(token)
    texts = " ".join(visible_texts(desk.turn))
    assert f"A station costs ${cost}." in texts
    assert "Lay it" not in texts
    assert "tray" not in texts
    desk.drag(desk.station_source(), desk.point(token.hex))
    assert desk.document.at.action.hex == token.hex
    assert isinstance(desk.document.at.action, PlaceToken)


def test_what_the_bank_does_not_sell_a_second_time_says_why(sit):
    """mex.train.one_bank_per_turn"""

    def fits(game):
        step = game.table.round.step
        return step_of(game) == "buy_train" and step.from_bank and step._had_its_train()

    desk = sit(game_where(fits))
    assert isinstance(desk.turn.step_panel, TrainsPanel)
    assert "buys one train of the bank in a turn" in " ".join(visible_texts(desk.turn))


def test_trains_of_the_national_railway_have_one_price(sit):
    """mex.train.from_company"""

    def at_face(game):
        return [
            a
            for c in game.choices()
            if isinstance(a := c.action, BuyTrain)
            and len(c.ranges.get("price", ())) == 1
            and game.table.train(a.train).owner is not None
        ]

    desk = sit(game_where(lambda game: step_of(game) == "buy_train" and bool(at_face(game))))
    action = at_face(desk.document.game)[0]
    before = desk.document.at.depth
    press(desk, f"${action.price}")
    assert desk.document.at.depth == before + 1
    assert desk.document.at.action.price == action.price


def test_a_private_company_is_bought_between_half_and_three_halves(sit):
    """mex.priv.buyin"""
    desk = sit(game_where(lambda game: bool(offered(game, BuyPrivate))))
    action = offered(desk.document.game, BuyPrivate)[0]
    face = desk.document.game.table.card(action.private).face_value
    cash = desk.document.game.table.operating.cash
    high = min(face * 3 // 2, cash)
    assert f"${-(-face // 2)} to ${high}" in " ".join(visible_texts(desk.turn))
