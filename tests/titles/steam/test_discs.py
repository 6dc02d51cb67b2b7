"""Whose links are whose: unfinished ones are kept only while they are extended."""

import pytest

from desktop.titles.steam.discs import remove_discs
from desktop.titles.steam.links import completed_links
from tests.titles.steam.boards import field
from tests.titles.steam.building import Building

FIELD = field(C3="red", C13="blue", G3="yellow", G9="purple", E7="town")


@pytest.fixture
def game():
    return Building(board=FIELD).turn("1")


def test_an_unfinished_link_is_kept_to_the_end_of_the_next_turn(game):
    """Unfinished links: who does not extend one in the next round loses it."""
    game.lays("C5 0-3")
    game.ends()
    assert game.link("C3").owner == "1"
    game.turn("2", round=2).ends()
    assert game.link("C3").owner == "1"  # his own turn of round 2 is still to come
    game.turn("1", round=2).ends()
    assert game.link("C3").owner == ""


def test_an_extended_link_is_kept_and_may_be_lost_later(game):
    game.lays("C5 0-3")
    game.turn("1", round=2).lays("C7 0-3")
    game.ends()
    assert game.link("C3").owner == "1"
    game.turn("1", round=3).ends()
    assert game.link("C3").owner == ""


def test_every_branch_of_a_town_is_lost_on_its_own(game):
    """Towns: one ceases to own the unfinished branches that are not extended in the next round."""
    game.lays("F8 2-5", "E7 T0,2,5")
    game.turn("1", round=2).lays("D6 5-2")
    game.ends()
    owners = dict(zip((0, 2, 5), game.table.sites["E7"].owners, strict=True))
    assert sorted(owners.values()) == ["", "1", "1"]
    assert game.complete("1") == [("E7", "G9")]


def test_completed_links_are_never_lost(game):
    game.lays("F8 2-5", "E7 T5")
    for round_ in range(2, 8):
        game.turn("1", round=round_).ends()
    assert game.complete("1") == [("E7", "G9")]


def test_the_loss_and_the_taking_over_are_told(game):
    game.lays("C5 0-3")
    game.turn("1", round=2).ends()
    game.turn("2", round=2).lays("C7 0-3")
    told = [(news.kind, dict(news.facts)) for news in game.table.journal._news]
    assert ("link_lost", {"player": "1", "start": "C3", "hex": "C5"}) in told
    assert ("link_taken_over", {"player": "2", "start": "C3"}) in told


def test_who_leaves_the_game_has_no_links(game):
    """Phase 4: completed links are unowned for good, unfinished ones may be taken over."""
    game.lays("F8 2-5", "E7 T5", "C5 0-3")
    remove_discs(game.table, "1")
    assert completed_links(game.table, "1") == 0
    assert game.complete("") == [("E7", "G9")]
    game.turn("2", round=2).lays("C7 0-3")
    assert game.link("C3").owner == "2"
    assert game.complete("") == [("E7", "G9")]
