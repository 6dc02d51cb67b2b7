"""The way of a run where two tracks cross one side: 18MEX, the brown tiles of Mexico City."""

import pytest

from desktop.board.map import Board
from desktop.board.network import Network
from desktop.board.reach import Reach
from desktop.board.router import best_runs
from desktop.board.routes import DEAD_END, SHARED_TRACK, Run, TrainSpec, judge
from desktop.board.way import NO_TRACK, find_ways
from desktop.eighteen.load import load_box
from desktop.eighteen.revenue import TOO_MANY_CITIES, Revenue
from desktop.engine.refusal import Refusal
from tests.board.mex_positions import RULES, spec
from tests.board.small_board import small_board

BOX = load_box("18MEX")
CAPITAL, PUEBLA = "O10.0", "P11.0"


def mexico_city() -> Board:
    """The capital with its brown tile, and track from there past Puebla to Tampico."""
    board = BOX.board()
    board["O10"].lay(BOX.tiles["485MC"].face, 0)
    board["P11"].lay(BOX.tiles["485P"].face, 0)
    board["O12"].lay(BOX.tiles["8"].face, 1)
    board["M12"].lay(BOX.tiles["472"].face, 0)
    board["O10"].set_station(0, 0, "NdM")
    return board


def rules() -> Revenue:
    return Revenue(RULES, ("yellow", "green", "brown"))


def test_the_two_tracks_to_the_east_are_separate():
    """mex.tv.485_tracks"""
    board = mexico_city()
    (by_puebla,) = find_ways(board, "NdM", (CAPITAL, PUEBLA), "mex.route.def")
    assert by_puebla.points == ("O10-P11",)
    (past_it,) = find_ways(board, "NdM", (CAPITAL, "P11", "O12", "M12.0"), "mex.route.def")
    assert past_it.points == ("O10-P11'", "O12-P11", "M12-O12")
    reach = Reach(board, "NdM", [("O10", 0)])
    assert reach.meets("P11", 0) and reach.meets("M12", 1)
    network = Network(board, "NdM")
    masks = {
        frozenset(
            {network.stops[stretch.start].name, network.stops[stretch.end].name}
        ): stretch.mask
        for stretch in network.stretches
    }
    assert not masks[frozenset({CAPITAL, PUEBLA})] & masks[frozenset({CAPITAL, "M12.0"})]
    trains = [spec("a", "2"), spec("b", "2")]
    runs = [Run("a", (CAPITAL, PUEBLA)), Run("b", (CAPITAL, "P11", "O12", "M12.0", "M12.1"))]
    assert judge(board, "NdM", trains, runs, rules()).revenue == 70 + 90
    one = Run("a", (PUEBLA, CAPITAL, "P11", "O12", "M12.0", "M12.1"))
    assert judge(board, "NdM", trains, [one], rules()).revenue == 100
    assert best_runs(board, "NdM", trains[:1], rules()).revenue == 100


def test_two_tracks_do_not_meet_in_a_town_that_only_one_serves():
    """mex.tv.485_tracks: they meet in the city alone."""
    codes = {
        "A1": "city 30; 4-c; 4'-c",
        "A3": "town 10; 1-c; 4-c; 1'-5",
        "A5": "city 20; 1-c",
        "B4": "city 20; 2-c",
    }
    board = small_board(**codes)
    board["A1"].set_station(0, 0, "us")
    trains = [TrainSpec(id, "2", 2, 2, "free") for id in ("a", "b")]
    runs = [Run("a", ("A1.0", "A3.0", "A5.0")), Run("b", ("A1.0", "A3", "B4.0"))]
    assert judge(board, "us", trains, runs, rules()).revenue == 60 + 50
    board["A1"].set_station(0, 0, "them")
    board["A5"].set_station(0, 0, "us")
    with pytest.raises(Refusal) as refused:
        judge(board, "us", trains[:1], [Run("a", ("A5.0", "A3.0", "B4.0"))], rules())
    assert refused.value.text == NO_TRACK


def test_runs_by_the_same_track_share_it():
    codes = {"A1": "city 30; 4-c; 4'-c", "A3": "town 10; 1-c; 4-c; 1'-c", "A5": "city 20; 1-c"}
    board = small_board(**codes)
    board["A1"].set_station(0, 0, "us")
    trains = [TrainSpec(id, "2", 2, 2, "free") for id in ("a", "b", "c")]
    to_town = [Run(train.id, ("A1.0", "A3.0")) for train in trains]
    assert judge(board, "us", trains, to_town[:2], rules()).revenue == 80
    with pytest.raises(Refusal) as refused:
        judge(board, "us", trains, to_town, rules())
    assert refused.value.text == SHARED_TRACK


def test_a_second_track_does_not_meet_a_first():
    board = small_board(A1="city 30; 4'-c", A3="city 20; 1-c")
    board["A1"].set_station(0, 0, "us")
    with pytest.raises(Refusal) as refused:
        find_ways(board, "us", ("A1.0", "A3.0"), "mex.route.def")
    assert refused.value.text == NO_TRACK
    assert not Network(board, "us").stretches
    assert not Reach(board, "us", [("A1", 0)]).meets("A3", 0)


def test_a_run_does_not_go_on_beyond_a_port():
    """mex.track.cities_towns"""
    board = small_board(
        A1="city 30; 4-c", A3="city 20; town 10 terminal; 1-c; c-c1; c1-4", A5="1-4"
    )
    board["A1"].set_station(0, 0, "us")
    reach = Reach(board, "us", [("A1", 0)])
    assert reach.meets("A3", 1) and not reach.enters("A5", 1)
    run = Run("t", ("A1.0", "A3.0", "A3.1"))
    assert judge(board, "us", [spec("t", "2")], [run], rules()).revenue == 60
    port = small_board(A1="city 30; 4-c", A3="town 10 terminal; 1-c; 4-c", A5="city 20; 1-c")
    port["A1"].set_station(0, 0, "us")
    with pytest.raises(Refusal) as refused:
        judge(port, "us", [spec("t", "4")], [Run("t", ("A1.0", "A3.0", "A5.0"))], rules())
    assert refused.value.text == DEAD_END


def test_merida_is_an_end():
    """mex.route.def: a red area with a station; its owner's runs begin there, none goes through."""
    board = BOX.board()
    board["P13"].lay(BOX.tiles["473"].face, 3)  # to Merida and to Q12
    board["R13"].lay(BOX.tiles["26"].face, 1)
    board["Q14"].set_station(0, 0, "UdY")
    reach = Reach(board, "UdY", [("Q14", 0)])
    assert reach.meets("P13", 0)
    other = BOX.board()
    other["P13"].lay(BOX.tiles["473"].face, 3)
    other["P13"].set_station(0, 0, "MEX")
    veracruz = Reach(other, "MEX", [("P13", 0)])
    assert veracruz.meets("Q14", 0) and not veracruz.enters("R13", 4)


def test_towns_cost_nothing_and_are_never_too_many():
    """mex.route.length, mex.tv.route_2train"""
    codes = {
        "A1": "town 10; 4-c",
        "A3": "city 30; 1-c; 4-c",
        "A5": "town 10; 1-c; 4-c",
        "A7": "city 20; 1-c; 4-c",
        "A9": "town 10; 1-c; 4-c",
        "A11": "city 20; 1-c",
    }
    board = small_board(**codes)
    board["A3"].set_station(0, 0, "us")
    path = ("A1.0", "A3.0", "A5.0", "A7.0", "A9.0")
    judged = judge(board, "us", [spec("t", "2")], [Run("t", path)], rules())
    assert judged.revenue == 80
    with pytest.raises(Refusal) as refused:
        judge(board, "us", [spec("t", "2")], [Run("t", (*path, "A11.0"))], rules())
    assert refused.value.text == TOO_MANY_CITIES
    assert refused.value.facts["places"] == 3


def test_a_4d_doubles_cities_and_off_map_areas_but_not_towns():
    """mex.tv.4d_double"""
    codes = {
        "A1": "city 40; 4-c",
        "A3": "town 10; 1-c; 4-c",
        "A5": "city 30; 1-c; 4-c",
        "A7": "off yellow:30 brown:60; 1-c",
    }
    board = small_board(**codes)
    board["A1"].set_station(0, 0, "us")
    run = Run("t", ("A1.0", "A3.0", "A5.0", "A7.0"))
    assert judge(board, "us", [spec("t", "4D")], [run], rules()).revenue == 270
    assert judge(board, "us", [spec("t", "4")], [run], rules()).revenue == 140
