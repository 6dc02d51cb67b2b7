"""One run: every reason to refuse it, and what its stops earn."""

import pytest

from desktop.board.map import Board
from desktop.board.routes import (
    BLOCKED,
    GROUP_TWICE,
    NO_STATION,
    NOT_ITS_TRAIN,
    OFF_MAP,
    PLACE_TWICE,
    SHARED_TRACK,
    TOO_SHORT,
    TRACK_TWICE,
    TRAIN_TWICE,
    Run,
    judge,
    judge_run,
)
from desktop.board.way import NO_SUCH_ITEM, NO_TRACK, NOT_A_PLACE, NOT_NEIGHBOURS
from desktop.eighteen.revenue import TOO_LONG
from desktop.engine.refusal import Refusal
from tests.board.small_board import plain_rules, small_board, train


@pytest.fixture
def board() -> Board:
    """A line of five hexes with a triangle in the middle.

    A1 off map – A3 town – A5 city – A7 city (others') – A9 city; A3 and A5 also by B4.
    """
    board = small_board(
        A1="off yellow:30; 4-c",
        A3="town 10; 1-c; 4-c; 5-c",
        A5="city 20; 1-c; 4-c; 0-c",
        A7="city 30; 1-c; 4-c",
        A9="city 40 @far; city 50 @far; 1-c; 0-c1; c-c1",
        A11="",
        B4="2-3",
        B8="off yellow:10; 3-c",
    )
    board["A5"].set_station(0, 0, "us")
    return board


def refusal(board: Board, path: str, **facts: object) -> str:
    with pytest.raises(Refusal) as caught:
        judge_run(board, "us", train(9), Run("t", tuple(path.split())), plain_rules())
    for name, value in facts.items():
        assert caught.value.facts[name] == value
    assert caught.value.text.format(**caught.value.facts)
    return caught.value.text


def test_a_run_earns_what_its_stops_are_worth(board):
    income = judge_run(board, "us", train(3), Run("t", ("A1.0", "A3.0", "A5.0")), plain_rules())
    assert [(s.stop.name, s.value, s.is_counted) for s in income.stops] == [
        ("A1.0", 30, True),
        ("A3.0", 10, True),
        ("A5.0", 20, True),
    ]
    assert income.revenue == 60


def test_a_run_may_pass_a_hex_and_read_either_way(board):
    for path in (("A3.0", "B4", "A5.0"), ("A5.0", "B4", "A3.0")):
        assert judge_run(board, "us", train(2), Run("t", path), plain_rules()).revenue == 30


@pytest.mark.parametrize(
    ("path", "text", "facts"),
    [
        ("A5.0 Z9.0", NO_SUCH_ITEM, {"item": "Z9.0"}),
        ("A5.0 A3.7", NO_SUCH_ITEM, {"item": "A3.7"}),
        ("A5.0 A3.x", NO_SUCH_ITEM, {"item": "A3.x"}),
        ("A5.0 A3.00", NO_SUCH_ITEM, {"item": "A3.00"}),
        ("A5.0 A3.²", NO_SUCH_ITEM, {"item": "A3.²"}),
        ("A5.0 B4", NOT_A_PLACE, {"item": "B4"}),
        ("B4 A5.0", NOT_A_PLACE, {"item": "B4"}),
        ("A5.0 A9.0", NOT_NEIGHBOURS, {"hex": "A5", "other": "A9"}),
        ("A5.0 B4 B4 A3.0", NOT_NEIGHBOURS, {"hex": "B4", "other": "B4"}),
        ("A9.0 A11 A9.0", NO_TRACK, {"hex": "A9", "start": "A9.0", "end": "A11"}),
        ("A3.0 A5 A7.0", NO_TRACK, {"hex": "A5", "start": "A3", "end": "A7"}),
        ("A5.0", TOO_SHORT, {}),
        ("", TOO_SHORT, {}),
        ("A1.0 A3.0", NO_STATION, {"company": "us"}),
        ("A5.0 A3.0 B4 A5.0", PLACE_TWICE, {"place": "A5.0"}),
        ("A5.0 A7.0 A9.0 A9.1", GROUP_TWICE, {"place": "A9.0", "other": "A9.1"}),
    ],
)
def test_a_wrong_path_is_refused_for_its_reason(board, path, text, facts):
    assert refusal(board, path, **facts) == text


def test_no_run_through_a_city_full_of_others(board):
    board["A7"].set_station(0, 0, "them")
    assert refusal(board, "A5.0 A7.0 A9.0", place="A7.0") == BLOCKED
    judge_run(board, "us", train(2), Run("t", ("A5.0", "A7.0")), plain_rules())


def test_no_run_goes_on_beyond_the_map():
    board = small_board(A1="city 10; 4-c", A3="off yellow:10; 1-c; 4-c", A5="city 10; 1-c")
    board["A1"].set_station(0, 0, "us")
    assert refusal(board, "A1.0 A3.0 A5.0", place="A3.0") == OFF_MAP


def test_no_hexside_twice():
    """Both cities of A3 have track to A1, where a loop brings the train back."""
    board = small_board(A1="town 10; 4-c", A3="city 10; city 20; 1-c; 1-c1")
    board["A3"].set_station(0, 0, "us")
    assert refusal(board, "A3.0 A1.0 A3.1", where="A1-A3") == TRACK_TWICE


def test_a_run_longer_than_the_train_is_refused(board):
    with pytest.raises(Refusal) as caught:
        judge_run(board, "us", train(2), Run("t", ("A1.0", "A3.0", "A5.0")), plain_rules())
    assert caught.value.text == TOO_LONG
    assert caught.value.facts == {"train": "2", "most": 2, "places": 3}
    assert caught.value.rule_id == "1846.route.length"


def test_two_runs_share_places_but_no_track(board):
    trains = [train(2, id="a"), train(2, id="b")]
    one, around = Run("a", ("A3.0", "A5.0")), Run("b", ("A3.0", "B4", "A5.0"))
    assert judge(board, "us", trains, [one, around], plain_rules()).revenue == 60
    with pytest.raises(Refusal) as caught:
        judge(board, "us", trains, [one, Run("b", ("A5.0", "A3.0"))], plain_rules())
    assert caught.value.text == SHARED_TRACK
    assert caught.value.facts == {"train": "a", "other": "b", "where": "A3-A5"}
    assert caught.value.rule_id == "1846.route.disjoint"


def test_two_runs_share_no_track_inside_a_hex():
    board = small_board(A1="city 20; town 10; c-c1; c1-4", A3="city 10; 1-c")
    board["A1"].set_station(0, 0, "us")
    trains = [train(2, id="a"), train(3, id="b")]
    runs = [Run("a", ("A1.0", "A1.1")), Run("b", ("A1.0", "A1.1", "A3.0"))]
    with pytest.raises(Refusal) as caught:
        judge(board, "us", trains, runs, plain_rules())
    assert (caught.value.text, caught.value.facts["where"]) == (SHARED_TRACK, "A1.0-1")


def test_two_runs_share_no_junction():
    board = small_board(
        A3="junction; 1-c; 4-c; 0-c; 5-c",
        A1="city 10; 4-c",
        A5="city 10; 1-c",
        B2="city 10; 3-c",
        B4="city 10; 2-c",
    )
    for hex_id in ("A1", "B2"):
        board[hex_id].set_station(0, 0, "us")
    runs = [Run("a", ("A1.0", "A3", "A5.0")), Run("b", ("B2.0", "A3", "B4.0"))]
    with pytest.raises(Refusal) as caught:
        judge(board, "us", [train(2, id="a"), train(2, id="b")], runs, plain_rules())
    assert (caught.value.text, caught.value.facts["where"]) == (SHARED_TRACK, "A3.0")


def test_a_train_runs_once_and_belongs_to_the_company(board):
    run = Run("a", ("A3.0", "A5.0"))
    with pytest.raises(Refusal) as caught:
        judge(board, "us", [train(2, id="a")], [run, run], plain_rules())
    assert caught.value.text == TRAIN_TWICE
    with pytest.raises(Refusal) as caught:
        judge(board, "us", [train(2, id="b")], [run], plain_rules())
    assert caught.value.text == NOT_ITS_TRAIN
