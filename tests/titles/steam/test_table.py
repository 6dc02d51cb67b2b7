"""The table of Steam: what is dealt, and that the same seed deals the same."""

from collections import Counter

import pytest

from desktop.engine.setup import Setup
from desktop.titles.steam.table import SteamTable
from tests.titles.steam.boards import example


def dealt(players, board="", seed=1):
    names = tuple("abcdef"[:players])
    table = SteamTable(Setup("steam", names, seed, board=board))
    table.adopt_all()
    table.journal.open()
    table.deal_cubes()
    return table


@pytest.mark.parametrize(
    ("players", "board", "on_cities", "each"),
    [
        (3, "northeast", 55, 2),
        (4, "northeast", 55, 3),
        (3, "rhine_ruhr", 34, 2),
        (4, "rhine_ruhr", 54, 3),
        (5, "rhine_ruhr", 54, 3),
        (3, example(), 5, 2),
    ],
)
def test_cubes_on_cities_and_reserve(players, board, on_cities, each):
    """Setting up: the printed number on every city, three on a reserve space, two with three."""
    table = dealt(players, board)
    assert sum(len(site.cubes) for site in table.sites.values()) == on_cities
    assert {len(cubes) for cubes in table.supply.reserve} == {each}
    everything = Counter(table.supply.bag)
    everything.update(c for site in table.sites.values() for c in site.cubes)
    everything.update(c for space in table.supply.reserve for c in space)
    assert everything == table.box.cubes


def test_only_cities_get_cubes():
    table = dealt(4)
    for id, site in table.sites.items():
        assert len(site.cubes) == table.ground[id].cubes


def test_the_same_seed_deals_the_same_and_another_one_something_else():
    deals = [tuple(s.cubes for s in dealt(4, seed=n).sites.values()) for n in (7, 7, 8)]
    assert deals[0] == deals[1] != deals[2]


def test_sites_are_the_land_and_no_water():
    table = dealt(3)
    assert set(table.sites) == {id for id, ground in table.ground.items() if ground.is_land}
    assert table.player("2").name == "b"
