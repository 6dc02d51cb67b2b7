"""Redirecting: the last tile of an unfinished link is turned or exchanged."""

import pytest

from desktop.titles.steam.links import links
from tests.titles.steam.boards import CROSSROADS as FIELD
from tests.titles.steam.building import Building
from tests.titles.steam.vectors import vector


@pytest.fixture
def game():
    return Building(board=FIELD).turn("1")


@vector("steam.tv.redirect")
def test_the_last_tile_is_turned_for_two_dollars():
    """Redirecting: 2 dollars without terrain, counts as a tile, is no extension."""
    game = Building(board=FIELD).turn("1", round=1)
    assert game.lays("D4 21 2") == [4]
    game.ends()
    game.turn("1", round=2)
    assert game.lays("D4 2-4") == [2]
    assert game.step.tiles_left == 2
    assert game.link("C3").owner == "1"
    game.ends()
    assert game.link("C3").owner == ""  # nothing was extended in the second round


def test_a_redirected_tile_laid_this_turn_still_counts_as_laid(game):
    game.lays("C5 21 0", "C5 1-3")
    game.ends()
    assert game.link("C3").owner == "1"


def test_redirecting_may_complete_a_link():
    game = Building(board=FIELD).turn("1")
    game.lays("C5 21 0", "C7 1-3")
    assert game.complete() == []
    assert game.lays("C7 21 0") == [2]
    assert game.complete("1") == [("C3", "C9")]


def test_only_the_last_tile_of_an_unfinished_link_is_redirected(game):
    game.lays("C5 21 0", "C7 1-3")
    assert game.rule_against("C5 1-3") == "steam.track.redirect"  # not the last one
    game.lays("C7 21 0")
    game.turn("1")
    assert game.rule_against("C7 1-3") == "steam.track.redirect"  # complete


def test_a_redirected_tile_still_continues_its_link(game):
    game.lays("C5 21 0")
    assert game.rule_against("C5 21 1") == "steam.track.redirect"


def test_redirecting_adds_no_track(game):
    """Redirecting: the book has one price for it, $2; what adds track is an improvement."""
    game.lays("C5 3-0")
    assert game.rule_against("C5 3-1;5-0") == "steam.track.redirect"
    assert game.lays("C5 3-1") == [2]


def test_a_link_of_somebody_else_is_not_redirected(game):
    game.lays("C5 21 0")
    refusal = game.turn("2").refusal("C5 1-3")
    assert (refusal.rule_id, refusal.facts["owner"]) == ("steam.track.redirect", "1")


def test_a_town_tile_is_not_redirected(game):
    game.lays("D8 1-4", "E7 T1,4")
    assert game.rule_against("E7 T1,3") == "steam.track.redirect"
    assert game.rule_against("E7 T2,3,4") == "steam.track.redirect"


def test_a_redirected_tile_obeys_the_other_rules(game):
    """Redirecting: for instance, not into the edge, not into its own city, not into others'."""
    game.lays("C1 0-1")  # from C3 over C1 to B2
    assert game.rule_against("C1 0-3") == "steam.track.borders"  # off the board
    game.lays("B2 4-0")
    assert game.rule_against("B2 4-5") == "steam.track.no_selfloop"  # back into C3
    game.turn("1").lays("C5 1-3")
    game.turn("2").lays("C7 0-3")  # his end points at C5
    assert game.turn("1").rule_against("C5 0-3") == "steam.link.unfinished"


def test_one_track_of_a_complex_tile_is_redirected_and_the_other_kept(game):
    """The whole new tile is paid without terrain: four edges."""
    game.lays("B4 4-5", "C5 0-3;2-5")
    game.turn("1")
    assert game.lays("C5 1-3;2-5") == [4]
    assert {link.hexes for link in links(game.table)} == {("C5",), ("B4", "C5")}
    assert game.rule_against("C5 0-3;1-2") == "steam.track.upgrade"  # both would change
    assert game.rule_against("C5 1-3") == "steam.track.upgrade"  # one would be lost


def test_an_unowned_link_stays_unowned_when_it_is_redirected(game):
    game.lays("C5 21 0")
    game.table.sites["C5"].owners = ("",)
    game.turn("2")
    assert game.lays("C5 1-3") == [2]
    assert game.link("C3").owner == ""


def test_redirecting_an_unowned_link_into_a_city_makes_it_ones_own(game):
    game.lays("C5 21 0", "C7 1-3")
    for hex_id in ("C5", "C7"):
        game.table.sites[hex_id].owners = ("",)
    game.turn("2").lays("C7 21 0")
    assert game.complete("2") == [("C3", "C9")]


def test_an_unowned_link_from_a_town_is_redirected_only_by_who_is_joined_to_it(game):
    """Redirecting: not even into a city by somebody without a link in the town."""
    game.turn("1", action=3).lays("D8 1-4", "E7 T1,5", "F8 2-4")
    game.table.sites["F8"].owners = ("",)
    tracks = game.table.board["E7"].face.tracks
    game.table.sites["E7"].owners = tuple("1" if 1 in t.sides else "" for t in tracks)
    refusal = game.turn("2", round=3).refusal("F8 2-5")
    assert refusal.rule_id == "steam.track.redirect"
    assert refusal.facts == {"hex": "F8", "place": "E7", "player": "2"}
    game.turn("1", round=3).lays("F8 2-5")
    assert game.complete("1") == [("C9", "E7"), ("E7", "G9")]
