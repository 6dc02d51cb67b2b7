"""New cities and city growth: where, with which cubes, and what becomes of the links."""

import pytest

from desktop.titles.steam.cities import full_spaces, possible_cities, possible_growth
from desktop.titles.steam.links import completed_links
from tests.titles.steam.boards import field
from tests.titles.steam.building import Building

FIELD = field(C3="red", C9="blue", G3="yellow", G9="purple", E7="town", E11="town", F14="town")


@pytest.fixture
def game():
    return Building(board=FIELD).turn("1", action=7)


# New cities


def test_a_new_city_takes_the_cubes_of_one_reserve_space(game):
    cubes = game.table.supply.reserve[4]
    game.plays(game.city("E7", "red", 5))
    site = game.table.sites["E7"]
    assert (site.colour, site.is_town, site.grown, site.cubes) == ("red", False, True, cubes)
    assert game.table.supply.reserve[4] == () and 5 not in full_spaces(game.table)
    assert game.table.supply.new_cities_left("red") == 0


@pytest.mark.parametrize(
    ("hex_id", "colour", "space", "rule"),
    [
        ("C5", "red", 1, "steam.newcity.rules"),
        ("C3", "red", 1, "steam.newcity.rules"),
        ("Z1", "red", 1, "steam.track.borders"),
        ("E7", "pink", 1, "steam.newcity.rules"),
        ("E7", "red", 13, "steam.act.7_urbanization"),
        ("E7", "red", 0, "steam.act.7_urbanization"),
        ("E7", "red", -1, "steam.act.7_urbanization"),
    ],
)
def test_where_and_what_no_city_can_be(game, hex_id, colour, space, rule):
    assert game.rule_against(game.city(hex_id, colour, space)) == rule


def test_there_is_one_new_city_of_each_colour_and_four_grey_ones(game):
    game.plays(game.city("E7", "red", 1))
    game.turn("1", action=7)
    refusal = game.refusal(game.city("E11", "red", 2))
    assert refusal.rule_id == "steam.comp.tiles" and refusal.facts == {"count": 1, "colour": "red"}
    assert game.table.box.new_cities["grey"] == 4


def test_an_empty_space_gives_nothing_and_none_is_needed_when_all_are_empty(game):
    game.table.supply.take_reserve(0)
    assert game.rule_against(game.city("E7", "red", 1)) == "steam.act.7_urbanization"
    for space in range(12):
        game.table.supply.take_reserve(space)
    assert {action.space for action in possible_cities(game.table, "1")} == {0}
    game.plays(game.city("E7", "red", 0))
    assert game.table.sites["E7"].cubes == ()


def test_a_town_tile_under_the_city_goes_back(game):
    game.lays("D8 1-4", "E7 T1,4")
    left = game.table.supply.tiles_left
    game.plays(game.city("E7"))
    assert game.table.supply.tiles_left == left + 1
    assert game.table.supply.left("T21") == 10
    assert game.complete("1") == [("C9", "E7")]  # without the branch, but complete as before


def test_a_city_has_track_at_all_sides_and_completes_links_of_several(game):
    """Urbanisation: the new city may complete several links, not only the builder's."""
    game.turn("2").lays("F8 2-5")
    game.turn("3").lays("D8 1-4")
    game.turn("1", action=7).plays(game.city("E7"))
    assert game.complete("2") == [("E7", "G9")]
    assert game.complete("3") == [("C9", "E7")]
    assert completed_links(game.table, "1") == 0


def test_unowned_links_that_it_completes_are_the_builders(game):
    """Unowned links: by a new city, too, one becomes their owner."""
    game.turn("2").lays("F8 2-5")
    game.table.sites["F8"].owners = ("",)
    game.turn("1", action=7).plays(game.city("E7"))
    assert game.complete("1") == [("E7", "G9")]


def test_an_unowned_branch_of_another_town_leads_to_the_new_city_and_is_the_builders():
    """Unowned links: it begins in a city now, though nobody but its town's owner was joined."""
    game = Building(board=field(C3="red", C7="town", C11="town", G3="blue")).turn("2")
    game.lays("C5 0-3", "C7 T0,3", "C9 0-3")  # from C3 to the town C7, and on towards C11
    for hex_id, side in (("C7", 0), ("C9", 0)):
        tracks = game.table.board[hex_id].face.tracks
        site = game.table.sites[hex_id]
        site.owners = tuple(
            "" if side in t.sides else o for t, o in zip(tracks, site.owners, strict=True)
        )
    assert game.turn("3").rule_against("C11 T3") == "steam.track.unowned"
    game.turn("1", action=7).plays(game.city("C11"))
    assert game.complete("1") == [("C11", "C7")] and game.complete("2") == [("C3", "C7")]


def test_completed_links_that_nobody_owns_stay_unowned(game):
    """Links of a player who has left the game are nobody's to the end."""
    game.turn("2").lays("F8 2-5", "E7 T5")
    game.table.sites["F8"].owners = game.table.sites["E7"].owners = ("",)
    game.turn("1", action=7).plays(game.city("E7"))
    assert game.complete("") == [("E7", "G9")]


def test_a_link_of_a_single_branch_lives_on_under_the_new_city():
    """Unowned links, note: nobody loses a completed link except by leaving the game."""
    game = Building(board=field(C3="red", C5="town", G3="blue")).turn("2")
    game.lays("C5 T0,3")
    assert game.complete("2") == [("C3", "C5")]
    game.turn("1", action=7).plays(game.city("C5"))
    link = game.link("C3", "C5")
    assert link.owner == "2" and link.is_complete
    assert game.complete("2") == [("C3", "C5")]
    assert completed_links(game.table, "2") == 1


def test_two_cities_side_by_side_have_no_link_of_their_own():
    game = Building(board=field(C3="red", C5="town", G3="blue")).turn("1", action=7)
    game.plays(game.city("C5"))
    assert game.complete() == []


def test_branches_that_led_nowhere_are_gone(game):
    game.turn("2").lays("D8 1-4", "E7 T1,3")
    game.turn("1", action=7).plays(game.city("E7"))
    assert game.complete() == [("C9", "E7")]
    assert game.table.sites["E7"].owners == ("",) * 6


def test_a_city_does_not_make_a_link_from_a_town_back_to_itself(game):
    """A branch whose track has come round to a blank side of its own town."""
    game.turn("1", action=3).lays("D8 1-4", "E7 T1,4", "F6 1-0", "F8 3-2")
    game.turn("2", action=7)
    assert game.rule_against(game.city("E7")) == "steam.track.no_selfloop"
    assert "E7" not in {action.hex for action in possible_cities(game.table, "2")}


def test_track_begins_at_a_new_city(game):
    game.plays(game.city("E7"))
    game.turn("2")
    assert game.lays("E9 0-3") == [2]


# Growth


def test_growth_brings_cubes_and_a_marker(game):
    """City growth: all cubes of one reserve space; the city never grows again."""
    game.turn("1", action=5)
    before, cubes = game.table.sites["C3"].cubes, game.table.supply.reserve[2]
    game.plays(game.growth("C3", 3))
    site = game.table.sites["C3"]
    assert sorted(site.cubes) == sorted((*before, *cubes)) and site.grown
    assert game.table.supply.growth_markers == 9
    game.turn("2", action=5)
    assert game.rule_against(game.growth("C3", 1)) == "steam.act.5_city_growth"
    assert game.rule_against(game.growth("C9", 3)) == "steam.act.5_city_growth"  # empty now


def test_only_cities_grow_and_no_new_ones(game):
    game.plays(game.city("E7"))
    game.turn("1", action=5)
    refusal = game.refusal(game.growth("E7", 2))
    assert refusal.facts == {"hex": "E7"} and "marker" in refusal.text
    assert game.rule_against(game.growth("E11", 2)) == "steam.act.5_city_growth"
    assert game.rule_against(game.growth("C5", 2)) == "steam.act.5_city_growth"
    assert {action.hex for action in possible_growth(game.table, "1")} == {"C3", "C9", "G3", "G9"}


def test_without_a_marker_nothing_grows(game):
    game.turn("1", action=5)
    game.table.supply.growth_markers = 0
    assert game.refusal(game.growth("C3")).facts == {"count": 10}
    assert not list(possible_growth(game.table, "1"))
