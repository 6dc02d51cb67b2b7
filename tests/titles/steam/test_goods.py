"""Phase 3: upgrading, moving a cube, passing; and where the points go."""

import pytest

from desktop.engine.actions import Pass
from desktop.titles.steam.actions import MoveCube, TakePoints, UpgradeLocomotive
from desktop.titles.steam.deliveries import deliveries
from desktop.titles.steam.links import departures
from tests.titles.steam.seats import (
    asked,
    at_actions,
    at_phase,
    chain,
    facts,
    give,
    new_game,
    news,
    passes,
    put_cube,
    rule_against,
    setting,
    takes,
)
from tests.titles.steam.vectors import vector

ALBANY = "L14"


def at_goods(*owners, colour_of_the_end=True, **given):
    """Player 1 moves; a chain of links from Albany, and in Albany a cube for its last city."""
    game = new_game(4, "first_game")
    places = chain(game, ALBANY, owners)
    if owners and colour_of_the_end:
        last = game.table.sites[places[-1]].colour
        with setting(game) as table:
            for place in places[1:-1]:  # that the cube passes
                if table.sites[place].colour == last:
                    table.sites[place].colour = next(
                        c for c in ("red", "blue", "yellow", "purple") if c != last
                    )
        put_cube(game, ALBANY, last)
    at_phase(game, "goods", **given)
    return game, places


def the_move(game, player="1"):
    (delivery,) = [d for d in deliveries(game.table, player) if d.origin == ALBANY]
    return MoveCube(
        player=player, hex=delivery.origin, colour=delivery.colour, exits=delivery.sides
    )


@vector("steam.tv.roman_yellow")
def test_roman_takes_income_and_irina_victory_points():
    """Five links, three of the mover's and two of another: 3 income, 2 points."""
    game, _ = at_goods("1", "1", "2", "1", "2", level=5)
    bag = len(game.table.supply.bag)
    game.apply(the_move(game))
    assert asked(game) == "take_points" and game.actors == ("1",)
    game.apply(TakePoints(player="1", how="income"))
    assert game.actors == ("2",)
    game.apply(TakePoints(player="2", how="points"))
    assert facts(game, "1", "income", "points") == (3, 0)
    assert facts(game, "2", "income", "points") == (0, 2)
    assert game.table.sites[ALBANY].cubes == ()
    assert len(game.table.supply.bag) == bag + 1  # steam.move.cube
    assert asked(game) == "move_goods" and game.actors == ("2",)


def test_the_mover_decides_first_and_the_others_in_turn_order():
    """steam.move.score"""
    game, _ = at_goods("3", "1", "2", level=3)
    with setting(game) as table:
        table.order = ("4", "3", "1", "2")
    game.apply(the_move(game))
    decided = []
    while asked(game) == "take_points":
        decided.append(game.actors[0])
        game.apply(TakePoints(player=game.actors[0], how="points"))
    assert decided == ["1", "3", "2"]


@vector("steam.tv.loco_twice")
def test_larisa_upgrades_again_in_the_second_round_and_then_never_more():
    """Level 5 by the action tile, 6 by the second move; it costs nothing and brings nothing."""
    game, _ = at_goods(level=5, action=6)
    for _ in range(4):
        passes(game)
    assert game.table.round.number == 2
    game.apply(UpgradeLocomotive(player="1"))
    assert facts(game, "1", "level", "points", "cash", "income") == (6, 0, 0, 0)
    at_phase(game, "goods", level=6)
    assert rule_against(game, UpgradeLocomotive(player="1")) == "steam.loco.max"
    assert [c.action for c in game.choices()] == [Pass(who="1")]


def test_locomotives_are_upgraded_once_in_the_phase():
    """steam.move.action"""
    game, _ = at_goods()
    game.apply(UpgradeLocomotive(player="1"))
    for _ in range(3):
        passes(game)
    assert game.actors == ("1",)
    assert rule_against(game, UpgradeLocomotive(player="1")) == "steam.move.action"


def test_in_the_next_round_locomotives_are_upgraded_again():
    """steam.move.action: once in a phase, not in a game"""
    game, _ = at_goods()
    game.apply(UpgradeLocomotive(player="1"))
    while game.table.round.name == "goods":
        passes(game)
    at_phase(game, "goods")
    game.apply(UpgradeLocomotive(player="1"))
    assert facts(game, "1", "level") == (3,)


def test_the_action_tile_is_no_upgrade_of_the_phase():
    """steam.move.action: with it the locomotives rise twice in a round, and not three times"""
    game = at_actions(cash=6)
    takes(game, 6, 1, 2, 3)
    while asked(game) == "build":
        passes(game)
    while game.actors[0] != "1":
        passes(game)
    game.apply(UpgradeLocomotive(player="1"))
    assert facts(game, "1", "level", "cash") == (3, 0)
    while game.actors[0] != "1":
        passes(game)
    assert rule_against(game, UpgradeLocomotive(player="1")) == "steam.move.action"


def test_the_holder_of_first_move_is_first_both_times():
    """steam.move.first_move"""
    game, _ = at_goods()
    with setting(game) as table:
        give(table, "3", action=2)
        table.start(table.round)
    seen = []
    while game.table.round.name == "goods":
        seen.append(game.actors[0])
        passes(game)
    assert seen == list("31243124")


def test_income_ends_at_ten_and_then_only_points_are_taken():
    """steam.income.most"""
    game, _ = at_goods("1", "1", "1", level=3, income=8)
    game.apply(the_move(game))
    game.apply(TakePoints(player="1", how="income"))
    assert facts(game, "1", "income", "points") == (10, 0)
    game, _ = at_goods("1", "1", level=3, income=10)
    game.apply(the_move(game))
    assert facts(game, "1", "income", "points") == (10, 2)
    assert asked(game) == "move_goods"


def test_points_are_not_divided():
    game, _ = at_goods("1", "1", level=2)
    game.apply(the_move(game))
    assert rule_against(game, TakePoints(player="1", how="both")) == "steam.move.score"
    assert rule_against(game, Pass(who="1")) == "steam.move.action"


def test_what_a_delivery_tells():
    game, places = at_goods("1", level=1)
    game.apply(the_move(game))
    kind, told = news(game)[0]
    assert kind == "delivered"
    assert (told["start"], told["end"], told["count"]) == (ALBANY, places[-1], 1)


@pytest.mark.parametrize(
    ("owners", "level", "rule_id"),
    [
        ("11", 1, "steam.move.length"),
        ("22", 2, "steam.move.own"),
        ("122", 3, "steam.move.own"),
    ],
)
def test_ways_that_are_too_long_or_too_much_of_others(owners, level, rule_id):
    game, _ = at_goods(*owners, level=len(owners))
    exits = the_exits(game, owners)
    colour = game.table.sites[ALBANY].cubes[0]
    with setting(game) as table:
        give(table, "1", level=level)
    move = MoveCube(player="1", hex=ALBANY, colour=colour, exits=exits)
    assert rule_against(game, move) == rule_id


def the_exits(game, owners):
    """The sides by which the chain leaves city after city."""
    here, seen, exits = ALBANY, {ALBANY}, []
    for _ in owners:
        side, link = next(
            (s, k) for s, k in departures(game.table)[here].items() if k.other(here) not in seen
        )
        exits.append(side)
        here = link.other(here)
        seen.add(here)
    return tuple(exits)


def test_a_cube_stops_in_the_first_city_of_its_colour():
    """steam.move.dest"""
    game, places = at_goods("1", "1", level=2)
    first = game.table.sites[places[1]].colour
    put_cube(game, ALBANY, first)
    exits = the_exits(game, "11")
    move = MoveCube(player="1", hex=ALBANY, colour=first, exits=exits)
    assert rule_against(game, move) == "steam.move.dest"
    game.check(MoveCube(player="1", hex=ALBANY, colour=first, exits=exits[:1]))


def test_a_cube_that_is_not_there_or_goes_nowhere():
    game, places = at_goods("1", "1", level=3)
    exits = the_exits(game, "11")
    colour = game.table.sites[ALBANY].cubes[0]
    for hex_id, cube, way in (
        (places[1], "grey", exits[1:]),
        ("Z99", colour, exits),
        (ALBANY, colour, exits[:1]),
        (ALBANY, colour, ()),
    ):
        move = MoveCube(player="1", hex=hex_id, colour=cube, exits=way)
        assert rule_against(game, move) == "steam.move.dest"
    move = MoveCube(player="1", hex=ALBANY, colour=colour, exits=(exits[0], 99))
    assert rule_against(game, move) == "steam.move.length"
