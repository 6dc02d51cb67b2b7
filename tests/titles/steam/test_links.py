"""Links: found by following track from place to place."""

from desktop.titles.steam.links import completed_links, departures, follow, links
from tests.titles.steam.boards import field
from tests.titles.steam.building import Building

FIELD = field(C3="red", C9="blue", G3="yellow", E7="town", E9="town", F14=(1,))


def test_city_to_city_city_to_town_and_town_to_town():
    """Overview: the three kinds of links, А, Б and В."""
    game = Building(board=FIELD).turn("1", action=3)
    game.lays("C5 0-3", "C7 0-3", "D8 1-4")
    game.turn("1").lays("E7 T0,1", "E9 T3")
    assert game.complete("1") == [("C3", "C9"), ("C9", "E7"), ("E7", "E9")]
    assert completed_links(game.table, "1") == 3
    assert completed_links(game.table, "2") == 0


def test_every_link_is_listed_once_in_the_order_of_the_board():
    game = Building(board=FIELD).turn("1", action=3)
    game.lays("D8 1-4", "C5 0-3", "C7 0-3", "D4 2-5")
    found = [(link.start, link.end, link.hexes) for link in links(game.table)]
    assert found == [("C3", "C9", ("C5", "C7")), ("C3", "", ("D4",)), ("C9", "", ("D8",))]


def test_departures_are_by_place_and_side_from_both_ends():
    game = Building(board=FIELD).turn("1")
    game.lays("C5 0-3", "C7 0-3", "D8 1-4")
    net = departures(game.table)
    assert {place: list(sides) for place, sides in net.items()} == {"C3": [0], "C9": [3]}
    assert net["C3"][0] is net["C9"][3]
    assert net["C3"][0].other("C3") == "C9" and net["C3"][0].other("C9") == "C3"


def test_track_is_followed_to_a_place_to_an_open_end_and_home():
    game = Building(board=FIELD).turn("1", action=3)
    game.lays("C5 3-4", "D4 1-0")
    board = game.table.board
    open_end = follow(game.table, board["C3"], 0)
    assert [hex_id for hex_id, _ in open_end.segments] == ["C5", "D4"]
    assert (open_end.place, open_end.owner, open_end.is_back) == ("", "1", False)
    place = follow(game.table, board["D6"], 3)
    assert (place.place, place.side) == ("C3", 0)
    assert follow(game.table, board["D6"], 0).segments == ()
    assert follow(game.table, board["C1"], 3).place == ""  # off the board


def test_a_bare_town_is_no_end():
    game = Building(board=FIELD).turn("1")
    game.lays("D8 1-4")
    assert not game.link("C9").is_complete


def test_what_is_known_of_the_links_ends_with_the_next_tile():
    game = Building(board=FIELD).turn("1")
    before = links(game.table)
    assert links(game.table) is before
    game.lays("C5 0-3")
    assert len(links(game.table)) == len(before) + 1
