"""What a company's stations are connected to: 1846, II "Laying track", the criterion."""

import random

import pytest

from desktop.board.map import Board
from desktop.board.reach import Reach
from desktop.board.tile_code import parse
from tests.board.small_board import small_board
from tests.titles.g1846.recorded import BOX, printed_board

SW, W, NW, NE, E, SE = range(6)


def reach(board: Board, company: str = "us") -> Reach:
    spots = [(hex_id, place) for hex_id, place, _ in board.stations_of(company)]
    return Reach(board, company, spots)


def test_a_station_meets_itself():
    board = small_board(A1="city 10; 4-c")
    board["A1"].set_station(0, 0, "us")
    assert reach(board).meets("A1", 0)


def test_track_leads_into_the_neighbour_whether_it_has_track_or_not():
    board = small_board(A1="city 10; 4-c", A3="")
    board["A1"].set_station(0, 0, "us")
    assert reach(board).enters("A3", W)
    assert not reach(board).enters("A3", E)


def test_a_long_way_is_followed():
    board = small_board(A1="city 10; 4-c", A3="1-4", A5="1-4", A7="town 10; 1-c; 4-c", A9="")
    board["A1"].set_station(0, 0, "us")
    found = reach(board)
    assert found.meets("A7", 0)
    assert found.enters("A9", W)


def test_track_that_does_not_meet_is_no_connection():
    board = small_board(A1="city 10; 4-c", A3="0-4", A5="city 10; 1-c", B2="3-1")
    board["A1"].set_station(0, 0, "us")
    found = reach(board)
    assert found.enters("A3", W)
    assert not found.meets("A5", 0)


def test_a_reversal_at_a_switch_is_no_connection():
    """A3 joins west to east and west to south-east; from the east one does not come south-east."""
    board = small_board(
        A1="city 10; 4-c", A3="1-4; 1-5", A5="city 10; 1-c", B4="city 10; 2-c", B2=""
    )
    board["A5"].set_station(0, 0, "us")
    found = reach(board)
    assert found.meets("A1", 0)
    # A1 is a city: its only track leads back over the side just crossed
    assert not found.enters("B4", NW)
    assert not found.meets("B4", 0)


def test_a_loop_that_would_cross_a_hexside_twice_is_no_connection():
    """Out by the switch in A3, round by A5, A7, B6 and B4, and back over the same side."""
    board = small_board(
        A1="city 10; 4-c", A3="1-4; 1-5", A5="1-4", A7="1-0", B6="3-1", B4="4-2", B2="", C5=""
    )
    board["A1"].set_station(0, 0, "us")
    found = reach(board)
    assert found.enters("A3", W)
    assert found.enters("A3", E) and found.enters("A3", SE)  # the loop, either way round
    assert not found.enters("A1", E)  # the way home crosses the first side again


def test_a_way_round_a_loop_is_found_when_it_crosses_nothing_twice():
    """A city in the loop with a second way out."""
    board = small_board(
        A1="city 10; 4-c", A3="1-4; 0-4", A5="1-0", B4="city 10; 3-c; 1-c", B2="4-3", A7="", C3=""
    )
    board["A1"].set_station(0, 0, "us")
    found = reach(board)
    assert found.meets("B4", 0)
    assert found.enters("A3", SW)


def test_a_city_full_of_others_is_met_but_not_passed():
    board = small_board(A1="city 10; 4-c", A3="city 10; 1-c; 4-c", A5="city 10; 1-c")
    board["A1"].set_station(0, 0, "us")
    assert reach(board).meets("A5", 0)
    board["A3"].set_station(0, 0, "them")
    assert reach(board).meets("A3", 0)
    assert not reach(board).meets("A5", 0)


def test_a_full_city_with_an_own_station_is_passed():
    board = small_board(A1="city 10; 4-c", A3="city 10 x2; 1-c; 4-c", A5="city 10; 1-c")
    board["A1"].set_station(0, 0, "us")
    board["A3"].set_station(0, 0, "them")
    board["A3"].set_station(0, 1, "us")
    assert reach(board).meets("A5", 0)


def test_a_city_with_a_free_slot_is_passed():
    board = small_board(A1="city 10; 4-c", A3="city 10 x2; 1-c; 4-c", A5="city 10; 1-c")
    board["A1"].set_station(0, 0, "us")
    board["A3"].set_station(0, 0, "them")
    assert reach(board).meets("A5", 0)


def test_off_map_areas_are_met_but_not_passed():
    board = small_board(A1="city 10; 4-c", A3="off 30; 1-c; 4-c", A5="city 10; 1-c")
    board["A1"].set_station(0, 0, "us")
    assert reach(board).meets("A3", 0)
    assert not reach(board).meets("A5", 0)


def test_two_tracks_that_cross_do_not_meet():
    """Tile 20 of 1846: straight over straight"""
    board = small_board(
        B4="1-4; 0-3", B2="city 10; 4-c", B6="city 10; 1-c", A5="city 10; 0-c", C3="city 10; 3-c"
    )
    board["B2"].set_station(0, 0, "us")
    found = reach(board)
    assert found.meets("B6", 0)
    assert not found.meets("A5", 0)
    assert not found.meets("C3", 0)


def test_the_cities_of_chicago_are_not_joined_through_the_hex():
    board = printed_board()
    board["D6"].set_station(0, 0, "us")
    found = reach(board)
    assert found.enters("E5", NE)
    assert not found.meets("D6", 1)


def test_without_stations_nothing_is_reached():
    assert not list(reach(printed_board()).places())


# Against a plain search of every way


def all_ways(board: Board, company: str) -> tuple[set, set]:
    """Every entry and every place on any way that crosses no hexside twice; walks them all."""
    entries, spots = set(), set()

    def leads_on(hex_, place):
        slots = hex_.stations[place]
        full = bool(slots) and "" not in slots and company not in slots
        return not full and hex_.face.places[place].kind != "off"

    def walk(hex_, end, crossed, came_from):
        for piece in hex_.face.tracks:
            if end not in (piece.a, piece.b):
                continue
            out = piece.b if piece.a == end else piece.a
            if out == came_from:
                continue
            if out >= 6:
                spots.add((hex_.id, out - 6))
                if leads_on(hex_, out - 6):
                    walk(hex_, out, crossed, end)
                continue
            other = hex_.neighbours[out]
            if other is None or frozenset({hex_.id, other.id}) in crossed:
                continue
            side = other.neighbours.index(hex_)
            entries.add((other.id, side))
            walk(other, side, crossed | {frozenset({hex_.id, other.id})}, None)

    for hex_id, place, _ in board.stations_of(company):
        spots.add((hex_id, place))
        walk(board[hex_id], 6 + place, frozenset(), None)
    return entries, spots


CODES = [
    *("0-3", "1-4", "2-5", "0-1", "1-3", "2-4", "3-5", "0-4"),
    *("1-4; 1-5", "0-3; 0-2", "2-5; 3-5", "1-4; 0-4", "1-3; 0-4", "1-4; 2-5", "0-2; 2-4; 4-0"),
    *(
        "city 10; 1-c; 4-c",
        "city 10; 0-c; 2-c; 4-c",
        "city 10 x2; 1-c; 3-c; 5-c",
        "town 10; 0-c; 3-c",
    ),
    *("city 10; city 10; 0-c; 3-c; 1-c1; 4-c1", "off 20; 1-c; 4-c", "", ""),
]


def random_board(dice: random.Random) -> Board:
    names = [f"{'ABCD'[row]}{1 + row % 2 + 2 * column}" for row in range(4) for column in range(4)]
    faces = {id: parse(id, "yellow", dice.choice(CODES)).turned(dice.randrange(6)) for id in names}
    board = Board("pointy", "down", faces)
    for hex_ in board.hexes.values():
        for place, row in enumerate(hex_.stations):
            for slot in range(len(row)):
                hex_.set_station(place, slot, dice.choice(["", "", "us", "them", "them"]))
    return board


def check_everything(board: Board) -> Reach:
    entries, spots = all_ways(board, "us")
    found = reach(board)
    for hex_ in board.hexes.values():
        for side in range(6):
            assert found.enters(hex_.id, side) == ((hex_.id, side) in entries), (hex_.id, side)
        for place in range(len(hex_.face.places)):
            assert found.meets(hex_.id, place) == ((hex_.id, place) in spots), (hex_.id, place)
    assert set(found.places()) == spots
    assert {hex_id for hex_id, _ in entries} <= set(found.entered_hexes())
    return found


@pytest.mark.parametrize("seed", range(150))
def test_reach_finds_what_a_search_of_every_way_finds(seed):
    check_everything(random_board(random.Random(seed)))


SWITCHES = [
    *("1-4; 1-5; 0-4", "0-3; 0-2; 1-3", "2-5; 3-5; 0-2", "1-4; 0-3; 2-5", "0-1; 2-3; 4-5"),
    *("0-2; 2-4; 4-0", "1-3; 0-4", "city 10 x2; 1-c; 3-c; 5-c", "1-4; 1-3; 4-3", "0-1; 0-2"),
]


def tangle(dice: random.Random) -> Board:
    """Switches all over, and one station with three ways out."""
    names = [f"{'ABC'[row]}{1 + row % 2 + 2 * column}" for row in range(3) for column in range(4)]
    codes = {id: (dice.choice(SWITCHES), dice.randrange(6)) for id in names}
    codes["B4"] = ("city 10; 1-c; 4-c; 0-c", dice.randrange(6))
    faces = {id: parse(id, "yellow", code).turned(turn) for id, (code, turn) in codes.items()}
    board = Board("pointy", "down", faces)
    board["B4"].set_station(0, 0, "us")
    return board


def test_tangled_track_is_answered_the_same_way():
    for seed in range(600):
        check_everything(tangle(random.Random(seed)))


@pytest.mark.parametrize("seed", [208, 303, 1497, 2855, 4046, 4566])
def test_what_only_a_longer_way_reaches_is_found(seed):
    """The shortest way there has crossed the side already; another way has not."""
    found = check_everything(tangle(random.Random(seed)))
    assert any(found.enters(*entry) for entry in found._doubtful)


def test_a_busy_board_of_1846_is_answered_the_same_way():
    """Yellow and green tiles at random over the real map"""
    dice = random.Random(1846)
    for _ in range(10):
        board = printed_board()
        for hex_ in board.hexes.values():
            fits = [
                (tile.face, turn)
                for tile in BOX.tiles.values()
                for turn in range(6)
                if tile.face.colour == "yellow"
                and hex_.printed.colour == "white"
                and len(tile.face.places) == len(hex_.printed.places)
                and tile.face.label == hex_.printed.label
                and not tile.face.turned(turn).exits & hex_.closed
            ]
            if fits:
                hex_.lay(*dice.choice(fits))
        board["D20"].set_station(0, 0, "us")
        board["C15"].set_station(0, 0, "us")
        check_everything(board)
