"""Drawing a run where towns cost nothing: 18MEX."""

from __future__ import annotations

import pytest

from desktop.board.routes import Run
from desktop.eighteen.actions import RunTrains
from desktop.eighteen.habits import random_player
from desktop.engine.setup import Setup
from desktop.scene.tools.draw_route import DrawRouteGesture
from desktop.titles.shelf import new_game


def long_run() -> tuple[object, Run]:
    """A game at a moment where the best run of one train passes more places than its number."""
    for seed in range(1, 40):
        game, player = new_game(Setup("18MEX", ("Ann", "Bob", "Cyd"), seed)), random_player(seed)
        while True:
            runs = [c.action.runs for c in game.choices() if isinstance(c.action, RunTrains)]
            for run in runs[0] if runs else ():
                stops = [item for item in run.path if "." in item]
                if len(stops) >= game.table.train(run.train).config.visited + 2:
                    return game, run
            if player.play(game) is None:
                break
    raise AssertionError("no such run")


@pytest.fixture(scope="module")
def found():
    return long_run()


def test_towns_do_not_count_against_the_train(found):
    """mex.route.length: a train counts cities; towns on the way come on top."""
    game, run = found
    table = game.table
    gesture = DrawRouteGesture(table, table.operating, table.train(run.train))
    for item in run.path:
        if "." in item:
            assert gesture.click(item), item
        else:
            gesture.click_track(item)
    assert {item for item in gesture.path if "." in item} == {i for i in run.path if "." in i}
    assert gesture.income().revenue > 0


def test_one_city_more_than_the_train_counts_is_not_reached(found):
    game, run = found
    table = game.table
    train = table.train(run.train)
    gesture = DrawRouteGesture(table, table.operating, train)
    stops = [item for item in run.path if "." in item]
    for item in stops:
        gesture.click(item)
    kinds = {s.name: s.place.kind for s in gesture._network.stops}
    cities = [name for name in gesture.stops if kinds[name] != "town"]
    assert len(cities) == train.config.visited
    beyond = [name for name in gesture._numbers if kinds[name] != "town" and name not in cities]
    assert beyond
    assert not any(gesture.click(name) for name in beyond)
