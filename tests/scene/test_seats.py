"""A tile that is only held over a city shows its stations where they would stand."""

from __future__ import annotations

import pytest

from desktop.eighteen.actions import LayTile
from desktop.engine.game import Game
from desktop.engine.random_play import RandomPlayer
from desktop.scene.painting.faces import shape_of
from desktop.scene.painting.geometry import GRIDS
from desktop.scene.painting.seats import seats_of
from desktop.titles.shelf import new_game
from tests.document.play import setup_of


@pytest.fixture(scope="module")
def over_a_station() -> tuple[Game, LayTile]:
    """The first lay of a game by chance over a city in which somebody has a station."""
    game, player = new_game(setup_of(1)), RandomPlayer(1)
    while True:
        for choice in game.choices():
            lay = choice.action
            if isinstance(lay, LayTile) and any(map(any, game.table.board[lay.hex].stations)):
                return game, lay
        assert player.play(game) is not None


def test_stations_stand_as_they_do_once_the_tile_is_laid(over_a_station):
    game, lay = over_a_station
    table, grid = game.table, GRIDS["pointy"]
    hex_ = table.board[lay.hex]
    face = table.supply.stacks[lay.tile].face.turned(lay.rotation)
    before = hex_.stations
    shown = seats_of(table, hex_, face, None, grid, fits=True)
    assert hex_.stations == before  # looking changes nothing
    game.apply(lay)
    stand = {
        (shape_of(hex_.face, grid).city(place).slots[slot].toTuple(), company)
        for place, row in enumerate(hex_.stations)
        for slot, company in enumerate(row)
        if company
    }
    game.undo()
    assert stand
    assert {(s.at.toTuple(), s.company) for s in shown if not s.is_kept} == stand


def test_under_a_tile_that_does_not_fit_they_stand_where_they_are(over_a_station):
    game, lay = over_a_station
    table, grid = game.table, GRIDS["pointy"]
    hex_ = table.board[lay.hex]
    plain = table.supply.stacks["9"].face
    shown = seats_of(table, hex_, plain, None, grid, fits=False)
    slots = [slot for city in shape_of(hex_.face, grid).cities for slot in city.slots]
    assert shown
    assert all(seat.at in slots for seat in shown)
