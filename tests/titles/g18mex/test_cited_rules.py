"""Sections 4.3 and 4.4: a refusal names the very paragraph it follows from."""

import pytest

from desktop.eighteen import laying, stations
from desktop.eighteen.actions import DiscardTrain, LayTile
from desktop.engine.refusal import Refusal
from tests.titles.g18mex.words import (
    asked,
    go_on_to,
    operating_game,
    phase,
    rule_against,
    setting,
    train,
)


def lays(hex_id, tile, rotation=0):
    return LayTile(company="CHI", hex=hex_id, tile=tile, rotation=rotation)


def test_what_colour_comes_next():
    """4.4.1(c): green on yellow, nothing on red and grey areas"""
    game = go_on_to(operating_game("CHI 1"), "CHI")
    assert rule_against(game, lays("E6", "57")) == "mex.track.upgrade_def"
    assert rule_against(game, lays("A6", "57")) == "mex.track.upgrade_def"
    assert rule_against(game, lays("B3", "57")) == "mex.track.upgrade_def"
    assert rule_against(game, lays("E6", "14")) == "mex.track.colours"  # green in phase 2


def test_grey_tiles_and_the_canyon_stay():
    """4.4.1 and Table III #2"""
    game = go_on_to(operating_game("CHI 1"), "CHI")
    phase(game, "3")
    with setting(game) as t:
        laying.lay(t, t.board["E6"], t.supply.stacks["455"], 0)
        laying.lay(t, t.board["F5"], t.supply.stacks["470"], 0)
    assert rule_against(game, lays("E6", "63")) == "mex.track.grey_final"
    for tile in ("141", "142", "143", "474", "23"):
        assert rule_against(game, lays("F5", tile)) == "mex.track.grey_final"


def test_one_station_in_a_hex():
    """4.3.2(b)"""
    game = go_on_to(operating_game("CHI 1"), "CHI")
    with setting(game) as t:
        laying.lay(t, t.board["E6"], t.supply.stacks["14"], 0)
        with pytest.raises(Refusal) as caught:
            stations.check_slot(t, t.company("CHI"), t.board["E6"], 0)
    assert caught.value.rule_id == "mex.token.one_per_hex"


def test_only_an_own_train_is_discarded():
    """4.3.4(g)"""
    game = go_on_to(operating_game("CHI 1"), "CHI")
    for kind in ("3", "3", "3"):
        train(game, "CHI", kind)
    phase(game, "4")
    assert asked(game) == "discard_train"
    assert rule_against(game, DiscardTrain(corporation="CHI", train="5-0")) == "mex.train.discard"
