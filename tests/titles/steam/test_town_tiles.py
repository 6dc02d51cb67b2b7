"""Town tiles and their branches, and links that nobody owns any more."""

import pytest

from tests.titles.steam.boards import CROSSROADS as FIELD
from tests.titles.steam.building import Building
from tests.titles.steam.vectors import vector


@pytest.fixture
def game():
    return Building(board=FIELD).turn("1")


# Towns


def test_all_branches_of_a_town_are_the_builders(game):
    """Towns: all branches are yours, finished or not, and all edges are paid."""
    game.lays("D8 1-4")  # from C9 … to E7
    assert game.lays("E7 T1,3,5") == [4]
    assert game.table.sites["E7"].owners == ("1", "1", "1")
    assert game.complete("1") == [("C9", "E7")]


def test_a_branch_joined_to_anothers_track_is_his():
    """Towns: unless the branches are joined to other players' track."""
    game = Building(board=FIELD).turn("2")
    game.lays("F8 2-5")  # from G9 … to E7
    assert game.link("G9").owner == "2"
    game.turn("1").lays("D8 1-4", "E7 T1,5")
    assert game.complete("1") == [("C9", "E7")]
    assert game.complete("2") == [("E7", "G9")]


def test_a_town_tile_needs_a_start_of_ones_own():
    game = Building(board=FIELD).turn("2")
    game.lays("F8 2-5")
    game.turn("1")
    assert game.rule_against("E7 T5") == "steam.track.start"  # only his
    assert game.rule_against("E7 T2,5") == "steam.track.start"
    assert game.rule_against("E7 T0,3") == "steam.track.start"  # nobody's


def test_a_town_gets_more_branches(game):
    """Improving: a town tile is exchanged for one with more branches, the town is paid again."""
    game.lays("D8 1-4", "E7 T1")
    assert game.lays("E7 T1,3,5") == [4]
    assert game.table.sites["E7"].owners == ("1", "1", "1")


def test_only_who_has_a_link_in_a_town_adds_branches_that_lead_nowhere(game):
    game.lays("D8 1-4", "E7 T1")
    game.turn("2")
    refusal = game.refusal("E7 T1,3,5")
    assert refusal.rule_id == "steam.track.start"
    assert refusal.facts["place"] == "E7"
    game.lays("F8 2-5")
    assert game.lays("E7 T1,5") == [3]  # with a link of his own from G9
    assert game.complete("2") == [("E7", "G9")]
    assert game.complete("1") == [("C9", "E7")]


def test_a_town_is_no_start_without_a_tile(game):
    """Track that points at a bare town is unfinished; the town has no track."""
    game.lays("D8 1-4")
    assert not game.link("C9").is_complete
    assert game.rule_against("E9 21 0") == "steam.track.start"


def test_a_link_from_a_town_goes_on(game):
    game.lays("D8 1-4", "E7 T1,5", "F8 2-5")
    assert game.complete("1") == [("C9", "E7"), ("E7", "G9")]


# Unowned links


@vector("steam.tv.unowned_branch")
def test_only_who_is_joined_to_an_unowned_branch_may_extend_it():
    """Unowned links, example: the branch of the town joins black's links alone."""
    game = Building(board=FIELD).turn("2", round=1)
    game.lays("D8 1-4", "E7 T1,4")  # black: from C9 to the town, a branch to the north-east
    game.ends()
    game.turn("2", round=2).ends()
    assert game.link("E7").owner == ""
    game.turn("1", round=3)
    refusal = game.refusal("F6 1-4")
    assert refusal.rule_id == "steam.track.unowned"
    assert refusal.facts == {"hex": "E7", "place": "E7", "player": "1"}
    game.turn("2", round=3).lays("F6 1-4")
    assert game.link("E7").owner == "2"


def test_an_unowned_link_from_a_city_is_extended_by_anybody(game):
    game.lays("C5 21 0")
    game.ends()
    game.turn("1", round=2).ends()
    assert game.link("C3").owner == ""
    game.turn("2", round=2).lays("C7 1-3")
    link = game.link("C3")
    assert link.owner == "2" and link.hexes == ("C5", "C7")


def test_an_unowned_branch_is_joined_by_track_from_a_city():
    """The joined link begins in a city, so it may be taken over from its other end."""
    game = Building(board=FIELD).turn("2", round=1)
    game.lays("D8 1-4", "E7 T1,5")
    game.table.sites["E7"].owners = tuple(
        "2" if owner_side == 1 else ""
        for owner_side in (t.sides[0] for t in game.table.board["E7"].face.tracks)
    )
    game.turn("1", round=3).lays("F8 2-5")
    assert game.complete("1") == [("E7", "G9")]
