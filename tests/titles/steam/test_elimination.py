"""A player who leaves the game: his links, the order and the tiles, and how others go on."""

import pytest

from desktop.titles.steam.actions import RaiseCapital, TakeAction
from desktop.titles.steam.deliveries import deliveries
from desktop.titles.steam.laying import plan
from desktop.titles.steam.links import links
from desktop.titles.steam.options import FIRST_GAME, STANDARD
from desktop.titles.steam.track import LayTrack
from tests.titles.steam.seats import (
    asked,
    at_phase,
    chain,
    facts,
    give,
    lay,
    new_game,
    passes,
    phase,
    rule_against,
    setting,
)

ALBANY = "L14"
LOST = {"income": -10, "points": 0, "cash": 0}


def after_income(players, *options, out="2", tiles=(6, 1, 7, 3)):
    """The second round of a game in which one player could not pay at the end of the first."""
    game = new_game(players, *(options or (FIRST_GAME,)))
    at_phase(game, "goods")
    with setting(game) as table:
        for player, tile in zip(table.players, tiles, strict=False):
            give(table, player.id, action=tile, income=8)
        for id in out:
            give(table, id, **LOST)
        table.start(phase(table, "income"))
    return game


def test_the_others_go_on_in_the_order_of_their_tiles():
    """Phase 4, phase 5: who is out has no place in it, not even with the lowest number."""
    game = after_income(4)
    assert facts(game, "2", "is_out", "last_action") == (True, 1)
    assert game.table.order == ("4", "1", "3") and game.actors == ("4",)
    assert game.table.round_number == 2 and asked(game) == "take_action"


def test_all_action_tiles_are_there_again():
    """Phase 6: also the one that was taken by who is out."""
    game = after_income(4)
    assert {choice.action.number for choice in game.choices()} == set(range(1, 8))
    assert not game.is_legal(TakeAction(player="2", number=1))


@pytest.mark.parametrize("options", [(FIRST_GAME,), (STANDARD,)])
def test_two_players_play_all_the_rounds_that_four_would(options):
    """Course of the game: rounds are by the players who began."""
    game = after_income(4, *options, out="23")
    while not game.table.finished:
        if asked(game) == "take_action":
            game.apply(game.choices()[0].action)
        else:
            passes(game)
    assert game.table.finished == "rounds" and game.table.round_number == 8
    assert [player.id for player, _ in game.table.standing()][2:] == ["2", "3"]


def test_with_one_player_left_the_game_is_over_and_he_has_won():
    game = after_income(3, out="13", tiles=(1, 2, 3))
    assert game.table.finished == "last_player" and game.table.round_number == 1
    assert game.table.standing()[0][0].id == "2"
    assert game.choices() == () and game.actors == ()


def test_unfinished_links_of_who_is_out_are_taken_over_and_completed_ones_are_not():
    """Phase 4: others may become owners of unfinished links, never of completed ones."""
    game = new_game(3, FIRST_GAME)
    places = chain(game, ALBANY, "2")
    at_phase(game, "goods")
    with setting(game) as table:
        lay(table, "2", "L16", {0, 3})  # south of Albany, towards Poughkeepsie
        for player, tile in zip(table.players, (1, 2, 3), strict=True):
            give(table, player.id, action=tile, income=5)
        give(table, "2", **LOST)
        table.start(phase(table, "income"))
    assert {link.owner for link in links(game.table)} == {""}
    at_phase_of_the_others(game)
    found = plan(game.table, "1", "L18", "T11", 3)  # the town at its end
    assert found.owners == ("1",) and set(found.elsewhere.values()) == {"1"}
    game.apply(LayTrack(player="1", hex="L18", tile="T11", rotation=3))
    owner = {frozenset((k.start, k.end)): k.owner for k in links(game.table)}
    assert owner == {frozenset((ALBANY, "L18")): "1", frozenset(places): ""}
    assert deliveries(game.table, "3", 6) == ()  # nobody's link alone carries nothing


def at_phase_of_the_others(game):
    """The build phase for players 1 and 3."""
    with setting(game) as table:
        table.order = ("1", "3")
        table.start(phase(table, "build"))


def test_in_the_standard_game_the_others_raise_capital_and_bid():
    """Standard game, phase 6: eliminated as in the base game."""
    game = after_income(4, STANDARD)
    assert asked(game) == "capital" and set(game.table.order) == {"1", "3", "4"}
    assert rule_against(game, RaiseCapital(player="2", units=1)) == "steam.std.phases"
    seen = []
    while asked(game) in ("capital", "order_auction"):
        seen.append(game.actors[0])
        passes(game)
    assert "2" not in seen and len(game.table.order) == 3


def test_income_is_settled_in_turn_order():
    """Phase 4: in turn order, whoever held First Move or First Build."""
    game = new_game(4, FIRST_GAME)
    at_phase(game, "goods")
    with setting(game) as table:
        for id, tile, income in (("1", 1, 3), ("2", 3, -2), ("3", 2, 1), ("4", 4, -10)):
            give(table, id, action=tile, income=income)
        table.order = ("3", "1", "4", "2")
        table.start(phase(table, "goods"))
    while game.table.round_number == 1 and not game.table.finished:
        passes(game)
        told = [
            item.facts["player"]
            for item in game.at.change.news
            if item.kind in ("income_received", "costs_paid", "player_bankrupt")
        ]
    assert told == ["3", "1", "4", "2"]
