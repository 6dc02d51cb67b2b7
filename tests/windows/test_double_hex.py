"""Mexico City and Puebla in the window: two hexes, one place, one tile."""

from __future__ import annotations

from functools import cache

import pytest

from desktop.eighteen.actions import LayTile
from desktop.eighteen.habits import random_player
from desktop.engine.game import Game
from desktop.engine.setup import Setup
from desktop.scene.tools.eighteen_tiles import other_half
from desktop.titles.shelf import new_game
from desktop.windows.tile_ring import TileRing
from desktop.windows.tray import TileCell
from tests.dialogs.room import quiet_window, settle
from tests.document.play import NAMES
from tests.windows.table import Desk

pytestmark = quiet_window

FIRST, SECOND = "O10", "P11"


@cache
def _moment() -> tuple[int, int]:
    """A seed and a depth at which the company whose turn it is may lay the double tile."""
    for seed in range(1, 60):
        game, player = new_game(Setup("18MEX", NAMES[:3], seed)), random_player(seed)
        while player.play(game) is not None:
            company = getattr(game.table, "operating", None)
            if company is not None and game.actors[:1] == (company.id,) and _lays(game):
                return seed, game.at.depth
    raise AssertionError("nobody ever reached Mexico City")


def _lays(game: Game) -> list[LayTile]:
    found = (choice.action for choice in game.choices())
    return [a for a in found if isinstance(a, LayTile) and a.hex in (FIRST, SECOND)]


@pytest.fixture
def desk(look, paper, qtbot) -> Desk:
    seed, depth = _moment()
    game, player = new_game(Setup("18MEX", NAMES[:3], seed)), random_player(seed)
    while game.at.depth < depth:
        player.play(game)
    made = Desk(game, look, paper)
    qtbot.addWidget(made)
    settle()
    return made


def test_the_tray_shows_a_double_tile_once(desk):
    [lay] = _lays(desk.document.game)
    tiles = desk.document.game.table.box.tiles
    number = tiles[lay.tile].number
    cells = [c for c in desk.page.findChildren(TileCell) if tiles[c.tile].number == number]
    assert [cell.tile for cell in cells] == [lay.tile]
    assert other_half(desk.document.game.table, lay.tile) is not None
    assert number in cells[0].accessibleName()


@pytest.mark.parametrize("half", [FIRST, SECOND])
def test_it_is_dragged_over_either_half(desk, half):
    [lay] = _lays(desk.document.game)
    cell = desk.cell(lay.tile)
    desk.drag(cell, desk.point(half), drop=False)
    assert desk.page.desk.preview.action == lay
    ghost = desk.view.board.ghost
    assert ghost.pos() == desk.view.board.centre_of(FIRST)
    middle = desk.view.board.centre_of(SECOND)
    assert ghost.sceneBoundingRect().contains(middle)
    desk.drag(cell, desk.point(half))
    assert desk.document.at.action == lay
    board = desk.document.game.table.board
    assert board[FIRST].tile and board[SECOND].tile


def test_both_halves_glow_as_one(desk):
    [lay] = _lays(desk.document.game)
    desk.page.desk.take_tile(lay.tile)
    board = desk.view.board
    [ring] = board._rings["legal"]
    for half in (FIRST, SECOND):
        assert ring.sceneBoundingRect().contains(board.centre_of(half))


@pytest.mark.parametrize("half", [FIRST, SECOND])
def test_a_click_on_either_half_opens_the_same_ring(desk, half):
    [lay] = _lays(desk.document.game)
    desk.click_hex(half)
    [ring] = [r for r in desk.view.findChildren(TileRing) if r.isVisible()]
    assert ring.hex == FIRST
    assert [cell.offer.tile for cell in ring.cells] == [lay.tile]
    ring.deed(ring.cells[0])
    assert desk.document.at.action == lay
