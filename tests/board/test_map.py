"""The board: neighbours, closed sides, stations and reservations under new tiles."""

import pytest

from desktop.board.coords import OPPOSITE
from desktop.board.map import Board, city_moves
from desktop.board.tile_code import parse, side_of
from tests.board.small_board import small_board
from tests.titles.g1846.recorded import BOX, printed_board


def face(code, colour="green"):
    return parse("new", colour, code)


def test_neighbours_look_back():
    board = printed_board()
    for hex_ in board.hexes.values():
        for side, other in enumerate(hex_.neighbours):
            if other is not None:
                assert other.neighbours[OPPOSITE[side]] is hex_


def test_every_hexside_has_a_bit_of_its_own_shared_by_its_two_hexes():
    board = printed_board()
    owners = {}
    for hex_ in board.hexes.values():
        assert len(hex_.side_bits) == 12  # and its second track another
        for end in range(-6, 6):
            bit, other = hex_.side_bits[end], hex_.neighbours[side_of(end)]
            assert hex_.across[end] is other
            beyond = other.id if other else f"nothing at {hex_.id} {end}"
            name = (end < 0, frozenset({hex_.id, beyond}))
            assert owners.setdefault(bit, name) == name
            assert bit.bit_count() == 1
            if other is not None:
                assert other.side_bits[OPPOSITE[end]] == bit


@pytest.mark.parametrize(
    ("hex_id", "closed"),
    [
        ("B14", {2}),  # the edge of the map; A15 has track towards it
        ("D14", {4}),  # water
        ("C13", set()),
    ],
)
def test_sides_at_which_track_may_not_end(hex_id, closed):
    assert closed <= printed_board()[hex_id].closed


def test_a_printed_side_with_track_is_open():
    board = printed_board()
    assert board["B16"].neighbours.index(board["A15"]) not in board["B16"].closed
    assert board["D20"].neighbours.index(board["C21"]) not in board["D20"].closed


def test_stations_are_found_by_company():
    board = printed_board()
    board["D20"].set_station(0, 1, "us")
    board["D6"].set_station(2, 0, "us")
    assert sorted(board.stations_of("us")) == [("D20", 0, 1), ("D6", 2, 0)]
    assert board.stations_of("them") == ()


def test_a_city_is_blocked_when_others_fill_it():
    board = small_board(A1="city 10 x2; 1-c")
    hex_ = board["A1"]
    hex_.set_station(0, 0, "a")
    assert not hex_.is_blocked(0, "us")
    hex_.set_station(0, 1, "b")
    assert hex_.is_blocked(0, "us")
    assert not hex_.is_blocked(0, "a")


def test_a_place_without_slots_blocks_nobody():
    board = small_board(A1="town 10; 1-c")
    assert not board["A1"].is_blocked(0, "us")


def test_the_own_reserved_slot_is_taken_first():
    hex_ = small_board(A1="city 10 x3; 1-c")["A1"]
    hex_.set_reserved(0, 1, "us")
    hex_.set_reserved(0, 2, "them")
    assert hex_.free_slot(0, "us") == 1
    assert hex_.free_slot(0, "others") == 0


def test_a_slot_kept_for_somebody_else_is_not_free():
    hex_ = small_board(A1="city 10 x2; 1-c")["A1"]
    hex_.set_reserved(0, 0, "them")
    hex_.set_station(0, 1, "third")
    assert hex_.free_slot(0, "us") is None
    assert hex_.free_slot(0, "them") == 0


def test_a_taken_reserved_slot_falls_back_to_any_other():
    hex_ = small_board(A1="city 10 x2; 1-c")["A1"]
    hex_.set_reserved(0, 0, "us")
    hex_.set_station(0, 0, "them")
    assert hex_.free_slot(0, "us") == 1


def test_stations_stay_when_a_tile_is_laid():
    hex_ = small_board(A1="city 10; 1-c")["A1"]
    hex_.set_station(0, 0, "us")
    hex_.lay(face("city 30 x2; 1-c; 4-c"), 0)
    assert hex_.stations == (("us", ""),)


def test_a_reservation_keeps_its_slot_when_a_tile_is_laid():
    hex_ = small_board(A1="city 10 x2; 1-c")["A1"]
    hex_.set_reserved(0, 1, "them")
    hex_.lay(face("city 30 x3; 1-c; 4-c"), 0)
    assert hex_.reserved == (("", "them", ""),)


def test_a_station_makes_room_for_a_reservation():
    hex_ = small_board(A1="city 10; 1-c")["A1"]
    hex_.set_reserved(0, 0, "them")
    hex_.set_station(0, 0, "us")
    hex_.lay(face("city 30 x2; 1-c; 4-c"), 0)
    assert hex_.reserved == (("them", ""),)
    assert hex_.stations == (("", "us"),)


def test_stations_follow_the_city_that_keeps_their_track():
    hex_ = small_board(A1="city 10; city 10; 1-c; 4-c1")["A1"]
    hex_.set_station(0, 0, "west")
    hex_.set_station(1, 0, "east")
    hex_.lay(face("city 30; city 30; 4-c; 3-c; 1-c1; 0-c1"), 0)
    assert hex_.stations == (("east",), ("west",))


def test_cities_without_track_keep_their_order():
    old, new = face("city 0; city 0", "white"), face("city 10; city 10; 1-c; 4-c1", "yellow")
    assert city_moves(old, new) == (0, 1)


def test_a_tile_can_be_turned():
    hex_ = printed_board()["E15"]
    hex_.lay(BOX.tiles["9"].face, 2)
    assert hex_.tile == "9" and hex_.rotation == 2
    assert hex_.face.exits == BOX.tiles["9"].face.turned(2).exits


def test_the_four_cities_of_chicago_keep_their_stations():
    hex_ = printed_board()["D6"]
    for place in range(4):
        hex_.set_station(place, 0, f"c{place}")
    before = [hex_.face.place_exits[place] for place in range(4)]
    hex_.lay(BOX.tiles["298"].face, 0)
    for place, exits in enumerate(before):
        (city,) = [i for i, row in enumerate(hex_.stations) if f"c{place}" in row]
        assert exits <= hex_.face.place_exits[city]


def test_the_board_knows_its_hexes():
    board = small_board(A1="", A3="")
    assert "A1" in board and "Z9" not in board
    with pytest.raises(KeyError):
        board["Z9"]


def test_walls_close_both_sides():
    faces = {id: parse(id, "white", "") for id in ("A1", "A3")}
    board = Board("pointy", "down", faces, walls={"A1": (4,), "A3": (1,)})
    assert 4 in board["A1"].closed and 1 in board["A3"].closed
    assert 4 not in Board("pointy", "down", faces)["A1"].closed


def test_the_halves_of_a_double_hex_know_each_other():
    faces = {id: parse(id, "white", "") for id in ("A1", "A3", "A5")}
    board = Board("pointy", "down", faces, twins={"A5": "A3", "A3": "A5"})
    assert board["A3"].halves == board["A5"].halves == (board["A3"], board["A5"])
    assert board["A1"].halves == (board["A1"],)
