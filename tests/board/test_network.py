"""The network of a company: which places are joined, how, and by what track."""

from desktop.board.map import Board
from desktop.board.network import Network, Stretch
from tests.board.small_board import small_board

EAST, WEST = 4, 1  # sides of a pointy hex


def joined(board: Board) -> list[tuple[str, tuple[str, ...], str]]:
    network = Network(board, "us")
    return sorted(
        (network.stops[s.start].name, s.via, network.stops[s.end].name) for s in network.stretches
    )


def stretches(board: Board) -> tuple[Stretch, ...]:
    return Network(board, "us").stretches


def test_plain_hexes_between_two_places_are_one_stretch():
    board = small_board(A1="city 20; 4-c", A3="1-4", A5="1-4", A7="town 10; 1-c")
    board["A1"].set_station(0, 0, "us")
    assert joined(board) == [("A1.0", ("A3", "A5"), "A7.0")]
    assert stretches(board)[0].mask.bit_count() == 3


def test_two_ways_between_the_same_places_are_two_stretches():
    board = small_board(
        A1="city 20; 4-c; 5-c", A3="1-0", B2="city 20; 3-c; 2-c", B4="", C1="", C3=""
    )
    board["A1"].set_station(0, 0, "us")
    assert joined(board) == [("A1.0", (), "B2.0"), ("A1.0", ("A3",), "B2.0")]


def test_a_longer_way_over_the_same_track_is_left_out():
    """From A1 by A3 to A5 directly, or around by way of a loop back into A3."""
    board = small_board(
        A1="city 20; 4-c", A3="1-4; 1-5; 0-4", B4="2-1", B2="4-3", A5="city 10; 1-c"
    )
    board["A1"].set_station(0, 0, "us")
    assert joined(board) == [("A1.0", ("A3",), "A5.0")]


def test_a_switch_is_not_reversed():
    """A3 joins its west side to two others, but these two not to each other."""
    board = small_board(
        A1="city 20; 4-c", A3="1-4; 1-5", A5="city 10; 1-c", B4="city 10; 2-c", B2=""
    )
    board["A5"].set_station(0, 0, "us")
    assert joined(board) == [("A5.0", ("A3",), "A1.0"), ("A1.0", ("A3",), "B4.0")][::-1]
    one, two = stretches(board)
    assert one.mask & two.mask  # both need the side between A1 and A3


def test_places_of_one_hex_are_joined_by_track_that_is_used_up():
    board = small_board(A1="city 20; town 10; c-c1; c1-4", A3="city 10; 1-c")
    board["A1"].set_station(0, 0, "us")
    assert joined(board) == [("A1.0", (), "A1.1"), ("A1.1", (), "A3.0")]
    one, two = stretches(board)
    assert one.mask and two.mask and not one.mask & two.mask


def test_ways_through_one_junction_conflict():
    board = small_board(
        A3="junction; 1-c; 4-c; 0-c; 5-c",
        A1="city 10; 4-c",
        A5="city 10; 1-c",
        B2="city 10; 3-c",
        B4="city 10; 2-c",
    )
    for hex_id in ("A1", "B2"):
        board[hex_id].set_station(0, 0, "us")
    masks = [stretch.mask for stretch in stretches(board)]
    assert len(masks) == 6
    assert all(one & two for one in masks for two in masks)


def test_a_junction_in_the_hex_of_the_start_is_not_passed_through():
    board = small_board(A1="city 20; junction; c-c1; c1-4", A3="city 10; 1-c")
    board["A1"].set_station(0, 0, "us")
    assert joined(board) == [("A1.0", (), "A3.0")]


def test_nothing_lies_behind_a_blocked_city_or_off_the_map():
    board = small_board(
        A1="town 10; 4-c",
        A3="city 10; 1-c; 4-c",
        A5="city 10; 1-c; 4-c",
        A7="off yellow:10; 1-c; 4-c",
        A9="city 10; 1-c",
    )
    board["A5"].set_station(0, 0, "us")
    board["A3"].set_station(0, 0, "them")
    assert joined(board) == [("A5.0", (), "A3.0"), ("A5.0", (), "A7.0")]
