"""Links that could be completed in one turn, as the random player finds them."""

from desktop.titles.steam.surveying import IN_TOWN, heads, surveys
from tests.titles.steam.seats import chain, lay, new_game, setting

ALBANY, NEW_YORK, POUGHKEEPSIE = "L14", "L22", "L18"


def test_the_first_links_begin_in_the_cities_named():
    game = new_game(4, "first_game")
    found = surveys(game.table, "1", 3, [ALBANY])
    assert {survey.start for survey in found} == {ALBANY}
    assert all(len(survey.pieces) <= 3 and survey.cost > 0 for survey in found)
    town = min((s for s in found if s.end == POUGHKEEPSIE), key=lambda s: s.cost)
    assert town.pieces == (("L16", 3, 0), (POUGHKEEPSIE, 3, IN_TOWN)) and town.cost == 6
    assert not surveys(game.table, "1", 3, [])


def test_open_ends_and_the_own_network_are_continued():
    game = new_game(4, "first_game")
    places = chain(game, ALBANY, "1")
    with setting(game) as table:
        lay(table, "1", "L16", {0, 3})
    found = list(heads(game.table, "1", []))
    assert {head.place for head in found} == set(places)
    assert any(head.hex == "L16" and head.side == 0 for head in found)
    assert not list(heads(game.table, "2", []))
