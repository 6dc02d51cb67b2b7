"""Both boards by simulated play: every colour can be delivered, and no region lies dead."""

from collections import Counter

import pytest

from desktop.titles.steam.balance import survey
from desktop.titles.steam.data import PRINTED_COLOURS
from tests.titles.steam.played import played_game

SEEDS = (5, 7, 8)
TABLES = {"northeast": 4, "rhine_ruhr": 5}


@pytest.fixture(scope="module", params=TABLES)
def found(request):
    """The surveys of some games on a board, added up, and the names of its cities."""
    total, cities = Counter[str](), set[str]()
    for seed in SEEDS:
        game = played_game(TABLES[request.param], seed, board=request.param)
        assert game.table.finished
        total += survey(game)
        cities |= {g.name.en for g in game.table.ground.values() if g.colour}
    return total, cities


def test_every_colour_finds_its_cities(found):
    """Of each printed colour at least a third of the cubes in play was delivered."""
    total, _ = found
    for colour in PRINTED_COLOURS:
        delivered, left = total[f"delivered {colour}"], total[f"left {colour}"]
        assert 3 * delivered > delivered + left, colour
    assert total["delivered grey"] > 0  # only to new cities


def test_no_region_lies_dead(found):
    """Nearly every printed city has links, gives goods and takes goods in one of the games."""
    total, cities = found
    for what in ("links at", "from", "to"):
        idle = {city for city in cities if not total[f"{what} {city}"]}
        assert len(idle) <= 2, (what, idle)


def test_no_city_has_it_all(found):
    total, cities = found
    for what in ("from", "to"):
        counts = [total[f"{what} {city}"] for city in cities]
        assert max(counts) <= 0.2 * sum(counts)


def test_short_and_long_deliveries_are_made(found):
    total, _ = found
    for links in (1, 2, 3, 4):
        assert total[f"delivered over {links} links"] > len(SEEDS)
