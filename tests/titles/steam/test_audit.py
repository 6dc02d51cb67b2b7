"""The audit of Steam notices what cannot be."""

import pytest

from desktop.titles.steam.audit import audit
from tests.titles.steam.played import played_game


@pytest.fixture(scope="module")
def game():
    return played_game(4, 5, board="northeast", most=150)


def city(table):
    return next(site for site in table.sites.values() if site.colour and site.cubes)


def laid(table):
    return next(h for h in table.board.hexes.values() if h.tile and not table.sites[h.id].colour)


def lose_a_cube(table):
    city(table).cubes = city(table).cubes[1:]


def cubes_in_the_fields(table):
    hex_id = next(id for id, site in table.sites.items() if not site.colour)
    table.sites[hex_id].cubes, city(table).cubes = city(table).cubes, ()


def make_money(table):
    table.players[0].cash += 1


def owe(table):
    table.bank.cash += table.players[0].cash + 5
    table.players[0].cash = -5


def rise_too_high(table):
    table.players[1].income = 11


def too_slow(table):
    table.players[1].level = 0


def negative_points(table):
    table.players[1].points = -1


def lose_a_tile(table):
    laid(table).tile = "22" if laid(table).tile != "22" else "21"


def another_new_city(table):
    table.supply.take_new_city("grey")


def another_marker(table):
    table.supply.growth_markers += 1


def strange_owner(table):
    site = table.sites[laid(table).id]
    site.owners = ("nobody",) * len(site.owners)


def two_owners(table):
    link = next(k for k in _links(table) if len(k.segments) > 1)
    hex_id, number = link.segments[0]
    site = table.sites[hex_id]
    other = "1" if link.owner != "1" else "2"
    site.owners = (*site.owners[:number], other, *site.owners[number + 1 :])


def twice_in_the_order(table):
    table.order = (table.order[0], *table.order[:-1])


def twice_the_same_action(table):
    table.players[0].action = table.players[1].action = 3


def keep_an_old_link(table):
    link = next(k for k in _links(table) if not k.is_complete and not k.owner)
    for hex_id, number in link.segments:
        site = table.sites[hex_id]
        site.owners = (*site.owners[:number], "1", *site.owners[number + 1 :])


def _links(table):
    from desktop.titles.steam.links import links

    return links(table)


BREAKING = (
    lose_a_cube,
    cubes_in_the_fields,
    make_money,
    owe,
    rise_too_high,
    too_slow,
    negative_points,
    lose_a_tile,
    another_new_city,
    another_marker,
    strange_owner,
    two_owners,
    keep_an_old_link,
    twice_in_the_order,
    twice_the_same_action,
)


def test_a_game_that_was_played_is_in_order(game):
    audit(game.table)


@pytest.mark.parametrize("breaking", BREAKING, ids=lambda breaking: breaking.__name__)
def test_what_cannot_be_is_noticed(game, breaking):
    with game.journal.what_if():
        breaking(game.table)
        with pytest.raises(AssertionError) as caught:
            audit(game.table)
        assert str(caught.value)
    audit(game.table)
