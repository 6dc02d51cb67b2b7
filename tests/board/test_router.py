"""The best set of runs: equal to a plain search of everything, honest when stopped."""

from __future__ import annotations

import random

import pytest

from desktop.board.coords import OPPOSITE
from desktop.board.map import Board, Hex
from desktop.board.network import Stop
from desktop.board.router import best_runs
from desktop.board.routes import Bonus, TrainSpec, judge
from desktop.board.tile_code import Face, parse
from desktop.eighteen.load import load_box
from desktop.eighteen.revenue import Revenue
from tests.board.brute_force import best_revenue
from tests.board.small_board import RULES, plain_rules, small_board, train

HEXES = ("A1", "A3", "A5", "A7", "B2", "B4", "B6", "C1", "C3", "C5", "C7", "D2", "D4", "D6")
MADE_UP = (
    "city 30; city 40; 0-c; 1-c; 3-c1; 4-c1",
    "city 30 @Z; city 40 @Z; city 20 @Z; 0-c; 2-c; 3-c1; 4-c1; 5-c2; 2-c2",
    "city 20; town 10; c-c1; 0-c; 2-c; 4-c1; 5-c1",
    "junction; 0-c; 1-c; 3-c; 4-c",
    "city 50 x2; 0-c; 1-c; 2-c; 3-c; 4-c; 5-c",
    "town 10; 0-c; 1-c; 3-c",
    "off yellow:30 brown:60 @E; 0-c; 2-c",
    "off yellow:40 @E; 1-c; 3-c",
    "off yellow:20; 4-c; 5-c",
    "0-3; 0-4; 1-3; 1-4; 2-5",
    "city 30; town 20 terminal; 0-c; 2-c; 3-c; c-c1",
    "city 10 terminal; 1-c; 4-c",
    "city 40; town 10; 0-c; 0'-c; 1-c; 3-c1; c-c1; 3'-4",
    "town 10; 0-c; 3-c; 3'-1; 0'-5",
    "0-3; 0'-3'; 1-4'; 1'-2",
)
DOUBLE_TRACK = (
    "city 30 x2; 0-c; 0'-c; 1-c; 1'-c; 3-c; 3'-c; 4-c; 4'-c",
    "town 10; 0-c; 0'-3'; 3-c; 1-4; 1'-c",
    "0-3; 0'-3'; 1-4; 1'-4'; 2-5; 2'-5'",
    "city 20; town 20 terminal; 0-c; 0'-c1; 2-c; 2'-c; 4-c; 4'-2",
    "junction; 0-c; 0'-3'; 3-c; 1-c; 4-c; 4'-1'",
)
TRAINS = ((2, 2), (3, 3), (4, 4), (2, 3), (3, 5), (2, 4))


class MadeUpRevenue(Revenue):
    """A bonus in one hex, another for two places together, and perhaps the mail."""

    def __init__(self, mail: int) -> None:
        super().__init__(RULES, ("yellow", "green"))
        self._mail = mail

    def stop_bonuses(self, stop: Stop) -> tuple[Bonus, ...]:
        return (Bonus("port", 20),) if stop.hex == "B4" else ()

    def pair_bonus(self, stop: Stop, other: Stop) -> Bonus | None:
        return Bonus("far", 50) if {stop.name, other.name} == {"A1.0", "D6.0"} else None

    def visit_bonus(self, stop: Stop) -> Bonus | None:
        return Bonus("mail", self._mail) if self._mail else None

    @property
    def earns_once(self) -> bool:
        return self._mail > 0


def random_board(chance: random.Random, key: str = "1846") -> Board:
    """Tiles of a box and made-up ones, turned so that much of their track meets."""
    board = Board("pointy", "down", {id: parse(id, "white", "") for id in HEXES})
    faces = [parse(f"made up {i}", "green", code) for i, code in enumerate(MADE_UP)] * 4
    faces += [tile.face for tile in load_box(key).tiles.values()]
    if key == "18MEX" and chance.random() < 0.3:
        faces = [parse(f"double {i}", "green", code) for i, code in enumerate(DOUBLE_TRACK)]
    for hex_ in board.hexes.values():
        tries = [(chance.choice(faces), chance.randrange(6)) for _ in range(10)]
        hex_.lay(*max(tries, key=lambda tried: joints(hex_, tried[0].turned(tried[1]))))
    for hex_ in board.hexes.values():
        for place, slots in enumerate(hex_.stations):
            for slot in range(len(slots)):
                owner = chance.choice(("us", "them", "them", "", ""))
                if owner != "us" or "us" not in hex_.stations[place]:
                    hex_.set_station(place, slot, owner)
    return board


def joints(hex_: Hex, face: Face) -> int:
    """At how many sides track would meet track of a neighbour."""
    return sum(
        side in face.exits and OPPOSITE[side] in other.face.exits
        for side, other in enumerate(hex_.neighbours)
        if other is not None
    )


def random_trains(chance: random.Random) -> list[TrainSpec]:
    ranges = [chance.choice(TRAINS) for _ in range(chance.randint(1, 3))]
    return [train(counted, visited, f"t{i}") for i, (counted, visited) in enumerate(ranges)]


@pytest.mark.parametrize("seed", range(150))
def test_the_search_finds_what_trying_everything_finds(seed):
    chance = random.Random(seed)
    board, trains = random_board(chance), random_trains(chance)
    rules = MadeUpRevenue(chance.choice((0, 10)))

    def value(spot: tuple[str, int]) -> int:
        place = board[spot[0]].face.places[spot[1]]
        return place.value(("yellow", "green")) + (20 if spot[0] == "B4" else 0)

    def pair(one: tuple[str, int], two: tuple[str, int]) -> int:
        return 50 if {one, two} == {("A1", 0), ("D6", 0)} else 0

    best = best_runs(board, "us", trains, rules)
    assert best.is_optimal
    mail = 10 if rules.earns_once else 0
    assert best.revenue == best_revenue(board, "us", trains, value, pair, mail)
    assert judge(board, "us", trains, best.runs, rules) == best.judged


def random_free_trains(chance: random.Random) -> list[TrainSpec]:
    """As in 18MEX: towns cost nothing, some trains earn twice; and some that skip cities."""
    ranges = ((1, 1, 1), (2, 2, 1), (3, 3, 1), (2, 2, 2), (3, 3, 2), (2, 3, 1), (1, 3, 2))
    kinds = [chance.choice(ranges) for _ in range(chance.randint(1, 3))]
    return [
        TrainSpec(f"t{i}", f"{counted}/{visited}", counted, visited, "free", multiplier)
        for i, (counted, visited, multiplier) in enumerate(kinds)
    ]


@pytest.mark.parametrize("seed", range(200))
def test_the_search_finds_everything_where_towns_are_free(seed):
    """mex.route.length, mex.rev.4d, mex.track.cities_towns, mex.tv.485_tracks."""
    chance = random.Random(1000 + seed)
    board, trains = random_board(chance, "18MEX"), random_free_trains(chance)
    colours = ("yellow", "green")
    rules = Revenue(RULES, colours)

    def value(spot: tuple[str, int]) -> int:
        return board[spot[0]].face.places[spot[1]].value(colours)

    best = best_runs(board, "us", trains, rules)
    assert best.is_optimal
    assert best.revenue == best_revenue(board, "us", trains, value, lambda one, two: 0, 0)
    assert judge(board, "us", trains, best.runs, rules) == best.judged


def test_the_same_position_gives_the_same_runs():
    for seed in range(20):
        boards = [random_board(random.Random(seed)) for _ in range(2)]
        trains = [train(3, id="a"), train(3, 5, id="b")]
        one, two = (best_runs(board, "us", trains, plain_rules()) for board in boards)
        assert one == two


def test_a_company_without_trains_or_track_runs_nothing():
    board = small_board(A1="city 20; 4-c", A3="")
    board["A1"].set_station(0, 0, "us")
    for trains in ([], [train(2)]):
        best = best_runs(board, "us", trains, plain_rules())
        assert (best.runs, best.revenue, best.is_optimal, best.bound) == ((), 0, True, 0)


def test_a_train_that_finds_no_track_stays_at_home():
    board = small_board(A1="city 20; 4-c", A3="city 10; 1-c")
    board["A1"].set_station(0, 0, "us")
    best = best_runs(board, "us", [train(2, id="a"), train(2, id="b")], plain_rules())
    assert [run.path for run in best.runs] == [("A1.0", "A3.0")]
    assert (best.revenue, best.is_optimal) == (30, True)


def full_board() -> Board:
    """Every hex a city with track to all sides: far too many runs to try."""
    ids = [
        f"{letter}{2 * n + 1 + row % 2}" for row, letter in enumerate("ABCDEFGH") for n in range(8)
    ]
    codes = {
        id: f"city {10 * (1 + i % 5)}; 0-c; 1-c; 2-c; 3-c; 4-c; 5-c" for i, id in enumerate(ids)
    }
    board = small_board(**codes)
    board["D8"].set_station(0, 0, "us")
    return board


def test_a_search_that_is_cut_short_says_so():
    trains = [train(8, id="a"), train(9, id="b"), train(7, 9, id="c")]
    best = best_runs(full_board(), "us", trains, plain_rules(), limit=20_000)
    assert len(best.runs) == 3
    assert not best.is_optimal
    assert best.revenue < best.bound
    again = best_runs(full_board(), "us", trains, plain_rules(), limit=20_000)
    assert best == again


def test_a_search_can_be_watched_and_cancelled():
    told: list[int] = []

    def progress(done: int) -> bool:
        told.append(done)
        return len(told) < 5

    trains = [train(8, id="a"), train(9, id="b"), train(7, 9, id="c")]
    best = best_runs(full_board(), "us", trains, plain_rules(), progress=progress)
    assert told == sorted(told) and len(told) == 5
    assert not best.is_optimal and best.runs
