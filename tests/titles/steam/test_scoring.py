"""The end: income, links, and who wins among equals."""

from desktop.titles.steam.links import completed_links
from desktop.titles.steam.scoring import points_for_income, score
from tests.titles.steam.seats import chain, give, lay, new_game, setting
from tests.titles.steam.vectors import vector


@vector("steam.tv.score_5", "steam.tv.score_minus2")
def test_income_brings_half_or_costs_double():
    assert points_for_income(5) == 2
    assert points_for_income(-2) == -4
    assert points_for_income(0) == 0
    assert points_for_income(1) == 0
    assert points_for_income(10) == 5


@vector("steam.tv.score_nikolay")
def test_nikolay_has_45_points():
    """37 points, income -1, ten completed links."""
    game = new_game(4, "first_game")
    chain(game, "L14", "1111111111")
    with setting(game) as table:
        give(table, "1", points=37, income=-1)
    assert completed_links(game.table, "1") == 10
    counted = score(game.table, game.table.player("1"))
    assert (counted.points, counted.income, counted.links, counted.total) == (37, -2, 10, 45)
    assert game.table.result(game.table.player("1")) == 45


def test_unfinished_links_bring_nothing():
    """steam.score.links"""
    game = new_game(4, "first_game")
    with setting(game) as table:
        lay(table, "1", "L16", {0, 3})
    assert game.table.result(game.table.player("1")) == 0


def equal_game(mode="first_game", **actions):
    game = new_game(4, mode)
    with setting(game) as table:
        for id in "1234":
            give(table, id, points=7, action=actions[f"p{id}"])
    return game


def test_of_equals_the_lowest_action_tile_wins():
    """steam.tie"""
    game = equal_game(p1=6, p2=3, p3=7, p4=2)
    assert [player.id for player, _ in game.table.standing()] == ["4", "2", "1", "3"]
    with setting(game) as table:
        give(table, "3", points=8)
    assert game.table.standing()[0][0].id == "3"


def test_in_the_standard_game_the_printed_numbers_count_though_they_lie_face_down():
    """steam.tie: not the turn order"""
    game = equal_game("standard", p1=6, p2=3, p3=7, p4=2)
    with setting(game) as table:
        table.order = ("3", "1", "2", "4")
    assert [player.id for player, _ in game.table.standing()] == ["4", "2", "1", "3"]


def test_there_is_one_winner_also_before_anybody_has_an_action_tile():
    game = equal_game(p1=0, p2=0, p3=0, p4=0)
    assert [player.id for player, _ in game.table.standing()] == list(game.table.order)
