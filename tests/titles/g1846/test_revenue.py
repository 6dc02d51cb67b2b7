"""What runs earn in 1846, by the rulebook: II "Running trains", III "Route bonuses"."""

import pytest

from desktop.board.map import Board
from desktop.board.router import best_runs
from desktop.board.routes import (
    BLOCKED,
    GROUP_TWICE,
    NO_STATION,
    OFF_MAP,
    SHARED_TRACK,
    Bonus,
    Run,
    TrainSpec,
    judge,
    judge_run,
)
from desktop.eighteen.revenue import TOO_LONG
from desktop.engine.refusal import Refusal
from desktop.titles.g1846.revenue import EAST_TO_EAST, EAST_WEST, Revenue1846
from tests.titles.g1846.recorded import BOX, RANGES, printed_board

YELLOW = ("yellow",)
GREEN = ("yellow", "green")
BROWN = ("yellow", "green", "brown")

PLAIN, CITY, BIG_CITY = "7 8 9", "5 6 57", "291 292 293"


def train(name: str, id: str = "t") -> TrainSpec:
    return TrainSpec(id, name, RANGES[name].counted, RANGES[name].visited)


def lay(board: Board, hex_id: str, tiles: str, *exits: str) -> None:
    """Put the first of these tiles that can be turned to have track towards these neighbours."""
    hex_ = board[hex_id]
    sides = {hex_.neighbours.index(board[other]) for other in exits}
    fits = (
        (BOX.tiles[tile].face, rotation)
        for tile in tiles.split()
        for rotation in range(6)
        if sides <= BOX.tiles[tile].face.turned(rotation).exits
    )
    hex_.lay(*next(fits))


def run(path: str, id: str = "t") -> Run:
    return Run(id, tuple(path.split()))


def revenue(board: Board, path: str, name: str, rules: Revenue1846, company: str = "us") -> int:
    return judge_run(board, company, train(name), run(path), rules).revenue


@pytest.fixture
def detroit() -> Board:
    """Detroit joined to Windsor, Port Huron and, by two tracks, Toledo; from there to Cleveland."""
    board = printed_board()
    lay(board, "C15", "294", "B16", "C17", "D14", "C13")
    lay(board, "B16", "14", "C15", "B18")
    lay(board, "D14", "619", "C13", "C15", "E15")
    lay(board, "C13", PLAIN, "C15", "D14")
    lay(board, "E15", PLAIN, "D14", "E17")
    lay(board, "E17", BIG_CITY, "E15", "D18")
    board["C15"].set_station(0, 0, "NYC")
    return board


@pytest.fixture
def chicago() -> Board:
    """Green Chicago with a way south to St. Louis, and east over Fort Wayne to Homewood."""
    board = printed_board()
    lay(board, "D6", "298")
    lay(board, "E5", PLAIN, "D6", "F6")
    lay(board, "F6", PLAIN, "E5", "G5")
    lay(board, "G5", PLAIN, "F6", "H4")
    lay(board, "H4", PLAIN, "G5", "H2")
    lay(board, "H2", PLAIN, "H4", "I1")
    lay(board, "D8", PLAIN, "D6", "D10")
    lay(board, "D10", PLAIN, "D8", "E11")
    lay(board, "E11", CITY, "D10", "E13")
    lay(board, "E13", PLAIN, "E11", "E15")
    lay(board, "E15", PLAIN, "E13", "E17")
    lay(board, "E17", BIG_CITY, "E15", "F18")
    lay(board, "F18", PLAIN, "E17", "F20")
    board["D6"].set_station(0, 0, "us")
    board["F20"].set_station(0, 0, "us")
    return board


def test_the_four_trains_of_the_new_york_central(detroit):
    """I: 2, 2, 2 and 3/5 from Detroit earn 80, 80, 90 and 120."""
    trains = [train("2", "a"), train("2", "b"), train("2", "c"), train("3/5", "d")]
    runs = [
        run("C15.0 D14.0", "a"),
        run("C15.0 B16.0", "b"),
        run("C15.0 C17.0", "c"),
        run("C15.0 C13 D14.0 E15 E17.0", "d"),
    ]
    judged = judge(detroit, "NYC", trains, runs, Revenue1846(BOX, GREEN))
    assert [income.revenue for income in judged.runs] == [80, 80, 90, 120]
    assert judged.revenue == 370
    assert best_runs(detroit, "NYC", trains, Revenue1846(BOX, GREEN)).revenue == 370


def test_a_full_city_may_be_reached_but_not_passed(detroit):
    """I: Grand Trunk, Port Huron – Detroit – Toledo."""
    detroit["C15"].set_station(0, 1, "MS")
    detroit["B16"].set_station(0, 0, "GT")
    rules = Revenue1846(BOX, GREEN)
    assert revenue(detroit, "B16.0 C15.0", "4", rules, "GT") == 80
    with pytest.raises(Refusal) as caught:
        revenue(detroit, "B16.0 C15.0 D14.0", "4", rules, "GT")
    assert caught.value.text == BLOCKED
    assert str(caught.value).endswith("]")  # the rule is in the rulebook


@pytest.mark.parametrize(("colours", "amount"), [(YELLOW, 90), (GREEN, 90), (BROWN, 110)])
def test_off_map_values_rise_with_the_first_brown_train(detroit, colours, amount):
    assert revenue(detroit, "C15.0 C17.0", "2", Revenue1846(BOX, colours), "NYC") == amount


def test_a_train_of_three_out_of_five_skips_the_poorest_and_counts_its_station(chicago):
    income = judge_run(chicago, "us", train("4/6"), run("D6.0 C5.0"), Revenue1846(BOX, GREEN))
    assert income.revenue == 40 + 20
    income = judge_run(
        chicago,
        "us",
        train("3/5"),
        run("D6.2 D8 D10 E11.0 E13 E15 E17.0 F18 F20.0"),
        Revenue1846(BOX, GREEN),
    )
    counted = {stop.stop.name: stop.is_counted for stop in income.stops}
    # Chicago 40, Cleveland 40 and Fort Wayne 20 earn more, but the station is in Homewood.
    assert counted == {"D6.2": True, "E11.0": False, "E17.0": True, "F20.0": True}
    assert income.revenue == 90


def test_west_to_west_is_legal_and_earns_no_bonus(chicago):
    income = judge_run(
        chicago,
        "us",
        train("3/5"),
        run("C5.0 D6.0 E5 F6 G5 H4 H2 I1.0"),
        Revenue1846(BOX, GREEN),
    )
    assert income.bonuses == ()
    assert income.revenue == 20 + 40 + 50


def east_west_board() -> Board:
    """Chicago Connections – Chicago – Toledo – Detroit – Windsor."""
    board = printed_board()
    lay(board, "D6", "298")
    lay(board, "D8", PLAIN, "D6", "D10")
    lay(board, "D10", PLAIN, "D8", "D12")
    lay(board, "D12", PLAIN, "D10", "D14")
    lay(board, "D14", CITY, "D12", "C15")
    lay(board, "C15", "294", "D14", "B16", "C17", "C13")
    board["C15"].set_station(0, 0, "us")
    return board


EAST_WEST_PATH = "C5.0 D6.2 D8 D10 D12 D14.0 C15.0 C17.0"


def test_the_double_arrows_belong_to_the_run_that_counts_them():
    board, rules = east_west_board(), Revenue1846(BOX, GREEN)
    income = judge_run(board, "us", train("5"), run(EAST_WEST_PATH), rules)
    assert income.bonuses == (Bonus(EAST_WEST, 50 + 30),)
    assert income.revenue == 20 + 40 + 20 + 50 + 40 + 80


def test_three_out_of_five_takes_the_poor_ends_for_their_double_arrows():
    """The best three values would be 50, 40 and 40; the ends and the station earn more."""
    board, rules = east_west_board(), Revenue1846(BOX, GREEN)
    income = judge_run(board, "us", train("3/5"), run(EAST_WEST_PATH), rules)
    assert [stop.stop.name for stop in income.stops if stop.is_counted] == [
        "C5.0",
        "C15.0",
        "C17.0",
    ]
    assert income.revenue == 20 + 50 + 40 + 80
    assert best_runs(board, "us", [train("3/5")], rules).revenue == income.revenue


@pytest.mark.parametrize(
    ("port", "amount"), [("B8", 40), ("C5", 20), ("D14", 20), ("G19", 40), ("I1", 20)]
)
def test_the_steamboat_earns_twenty_for_each_port_symbol(port, amount):
    board = printed_board()
    lay(board, "D14", CITY, "C15")
    lay(board, "G19", CITY, "G21")
    stop = judge_run(board, "us", train("2"), *_run_to(board, port)).stops
    assert sum(bonus.amount for income in stop for bonus in income.bonuses) == amount


def _run_to(board: Board, port: str) -> tuple[Run, Revenue1846]:
    paths = {
        "B8": ("C9", CITY, ("C11", "C7"), "C9.0 C11 B10 B8.0"),
        "C5": ("D6", "298", (), "D6.0 C5.0"),
        "D14": ("D14", CITY, ("C15",), "D14.0 C15.0"),
        "G19": ("G19", CITY, ("G21",), "G19.0 G21.0"),
        "I1": ("I3", PLAIN, ("I1", "I5"), "I5.0 I3 I1.0"),
    }
    hex_id, tile, exits, path = paths[port]
    lay(board, hex_id, tile, *exits)
    if port == "B8":
        lay(board, "C11", PLAIN, "C9", "B10")
        lay(board, "B10", PLAIN, "C11", "B8")
    if port == "D14":
        lay(board, "C15", "294", "D14")
    start = path.split(".")[0]
    board[start].set_station(0, 0, "us")
    return run(path), Revenue1846(BOX, GREEN, {"SC": port})


@pytest.mark.parametrize(
    ("markers", "amount"),
    [
        ({"MPC": "D6"}, 30),
        ({"MPC": "I1"}, 30),
        ({"SC": "I1", "MPC": "I1"}, 50),
        ({"MPC": "D6", "SC": "I1"}, 50),
        ({"SC": "D14"}, 0),
    ],
)
def test_markers_earn_on_the_runs_that_count_their_hex(chicago, markers, amount):
    path = "D6.0 E5 F6 G5 H4 H2 I1.0"
    plain = revenue(chicago, path, "2", Revenue1846(BOX, GREEN))
    assert revenue(chicago, path, "2", Revenue1846(BOX, GREEN, markers)) == plain + amount


def test_a_marker_earns_nothing_where_the_train_skips_it():
    board = east_west_board()
    for markers, amount in (({}, 190), ({"SC": "D14"}, 190), ({"SC": "C5"}, 210)):
        rules = Revenue1846(BOX, GREEN, markers)
        assert revenue(board, EAST_WEST_PATH, "3/5", rules) == amount


def test_the_boomtown_marker_earns_twenty():
    board = printed_board()
    lay(board, "H12", BIG_CITY, "G13")
    lay(board, "G13", CITY, "H12")
    board["H12"].set_station(0, 0, "us")
    rules = Revenue1846(BOX, GREEN, {"BT": "H12"})
    assert revenue(board, "H12.0 G13.0", "2", rules) == 60 + 20


def test_the_mail_pays_for_every_place_of_one_run(detroit):
    """III: places that do not count included, on the run where it is most."""
    detroit["C15"].set_station(0, 0, "NYC")
    trains = [train("3/5", "a"), train("2", "b")]
    runs = [run("B18.0 B16.0 C15.0 D14.0 E15 E17.0", "a"), run("C15.0 C17.0", "b")]
    judged = judge(detroit, "NYC", trains, runs, Revenue1846(BOX, GREEN, has_mail=True))
    assert [income.bonuses for income in judged.runs] == [(Bonus("MAIL", 50),), ()]
    assert judged.revenue == (50 + 40 + 30) + 50 + 90


def test_no_run_joins_two_places_of_the_east(detroit):
    with pytest.raises(Refusal) as caught:
        revenue(detroit, "B18.0 B16.0 C15.0 C17.0", "4", Revenue1846(BOX, GREEN), "NYC")
    assert (caught.value.text, caught.value.rule_id) == (EAST_TO_EAST, "1846.route.ee")
    assert caught.value.facts == {"place": "B18.0", "other": "C17.0"}


def test_the_two_hexes_of_pittsburgh_are_both_east():
    board = printed_board()
    board["F20"].set_station(0, 0, "PRR")
    with pytest.raises(Refusal) as caught:
        revenue(board, "F22.0 F20.0 G21.0", "4", Revenue1846(BOX, GREEN), "PRR")
    assert caught.value.text == EAST_TO_EAST


def test_chicago_is_one_place():
    board = printed_board()
    lay(board, "D6", "298")
    board["D6"].set_station(2, 0, "us")
    lay(board, "D8", PLAIN, "D6", "E7")
    lay(board, "E7", PLAIN, "D8", "D6")
    with pytest.raises(Refusal) as caught:
        revenue(board, "D6.2 D8 E7 D6.3", "4", Revenue1846(BOX, GREEN))
    assert (caught.value.text, caught.value.rule_id) == (GROUP_TWICE, "1846.route.def")


def test_only_one_run_uses_chicago_connections(chicago):
    chicago["D6"].set_station(1, 0, "us")
    trains = [train("2", "a"), train("2", "b")]
    runs = [run("D6.0 C5.0", "a"), run("D6.1 C5.0", "b")]
    with pytest.raises(Refusal) as caught:
        judge(chicago, "us", trains, runs, Revenue1846(BOX, GREEN))
    assert (caught.value.text, caught.value.rule_id) == (SHARED_TRACK, "1846.route.disjoint")
    assert len(best_runs(chicago, "us", trains, Revenue1846(BOX, GREEN)).runs) == 2


def test_no_run_goes_through_off_map_places():
    board = printed_board()
    lay(board, "I3", PLAIN, "I1", "I5")
    board["I5"].set_station(0, 0, "us")
    lay(board, "H2", PLAIN, "I1", "H4")
    lay(board, "H4", PLAIN, "H2", "G3")
    lay(board, "G3", CITY, "H4")
    with pytest.raises(Refusal) as caught:
        revenue(board, "I5.0 I3 I1.0 H2 H4 G3.0", "4", Revenue1846(BOX, GREEN))
    assert caught.value.text == OFF_MAP


def test_length_and_station_are_refused_with_their_rules(detroit):
    rules = Revenue1846(BOX, GREEN)
    with pytest.raises(Refusal) as caught:
        revenue(detroit, "C15.0 D14.0 E15 E17.0", "2", rules, "NYC")
    assert (caught.value.text, caught.value.rule_id) == (TOO_LONG, "1846.route.length")
    with pytest.raises(Refusal) as caught:
        revenue(detroit, "D14.0 E15 E17.0", "2", rules, "NYC")
    assert (caught.value.text, caught.value.rule_id) == (NO_STATION, "1846.route.def")
