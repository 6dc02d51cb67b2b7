"""The two boards of the box: the facts of the rulebook, and what makes a board good to play on."""

from collections import Counter
from functools import cache

import pytest

from desktop.board.coords import OPPOSITE, place_of
from desktop.titles.steam.data import PRINTED_COLOURS
from desktop.titles.steam.load_board import load_board, make_board
from desktop.titles.steam.load_box import load_box

BOARDS = ("northeast", "rhine_ruhr")
MOST_HEXES_OF_A_LINK = 3


@cache
def places(board):
    return {g.name.en: g for g in load_board(board).hexes.values() if g.colour or g.is_town}


def named(name, board="northeast"):
    return places(board)[name]


def distance(a, b):
    """In hexes, on a board of flat hexes whose letters run across."""
    (x, y), (u, v) = place_of(a, "across"), place_of(b, "across")
    return abs(x - u) + max(0, (abs(y - v) - abs(x - u)) // 2)


@cache
def open_sides(board):
    """By land hex, the neighbours to which track may lead."""
    made = make_board(load_board(board))
    return {
        hex_.id: [n.id for s, n in enumerate(hex_.neighbours) if n and s not in hex_.closed]
        for hex_ in made.hexes.values()
        if load_board(board).hexes[hex_.id].is_land
    }


@cache
def direct_links(board):
    """By place, the places that a link of at most three track hexes can reach, and their number."""
    data, sides = load_board(board).hexes, open_sides(board)
    found = {}
    for home in (g.id for g in places(board).values()):
        reached, edge = {home: -1}, [home]
        while edge:
            here = edge.pop(0)
            is_place = data[here].colour or data[here].is_town
            if reached[here] >= MOST_HEXES_OF_A_LINK or (is_place and here != home):
                continue
            for other in sides[here]:
                if other not in reached:
                    reached[other] = reached[here] + 1
                    edge.append(other)
        found[home] = {
            id: hexes
            for id, hexes in reached.items()
            if id != home and (data[id].colour or data[id].is_town)
        }
    return found


def hops(board, home, longest):
    """Links from a place to every other, when no link has more track hexes than this."""
    reached, edge = {home: 0}, [home]
    while edge:
        here = edge.pop(0)
        for other, hexes in direct_links(board)[here].items():
            if hexes <= longest and other not in reached:
                reached[other] = reached[here] + 1
                edge.append(other)
    return reached


# What the rulebook says of the north-east


@pytest.mark.parametrize(
    ("hex_id", "terrain", "river", "name", "kind"),
    [
        ("L14", "plain", True, "Albany", "city"),
        ("L16", "plain", True, None, ""),
        ("L18", "plain", True, "Poughkeepsie", "town"),
        ("L20", "plain", True, None, ""),
        ("L22", "plain", True, "New York", "city"),
        ("K15", "hill", False, None, ""),
        ("K17", "plain", False, None, ""),
        ("K19", "plain", False, None, ""),
        ("K21", "plain", False, None, ""),
        ("M15", "plain", False, None, ""),
        ("N16", "hill", False, None, ""),
        ("N18", "plain", True, "Hartford", "city"),
        ("M19", "plain", False, None, ""),
        ("M21", "plain", False, "New Haven", "town"),
        ("P16", "plain", True, None, ""),
        ("O17", "plain", True, None, ""),
        ("O15", "plain", True, "Springfield", "town"),
        ("Q15", "plain", False, "Boston", "city"),
        ("P18", "plain", True, "Providence", "city"),
        ("K13", "plain", True, "Amsterdam", "town"),
    ],
)
def test_the_hexes_of_the_examples_are_as_the_rulebook_pays_for_them(
    hex_id, terrain, river, name, kind
):
    """Paying for track, examples 1 to 3; improving track, both examples."""
    ground = load_board("northeast").hexes[hex_id]
    is_kind = "city" if ground.colour else "town" if ground.is_town else ""
    found = (ground.terrain, ground.river, ground.name and ground.name.en, is_kind)
    assert found == (terrain, river, name, kind)


def test_the_colours_that_the_examples_need():
    """Boston takes red cubes; a yellow one passes through New York and Philadelphia."""
    assert named("Boston").colour == "red"
    assert named("New York").colour != "yellow" != named("Philadelphia").colour


def test_water_has_black_sides():
    """Terrain: Lake Ontario, the coast of New England and the bay south of Providence."""
    board = make_board(load_board("northeast"))
    assert 0 in board["P18"].closed and board["P20"].printed.colour == "blue"  # the bay
    assert {4, 5} <= board["Q15"].closed  # the sea off Boston
    lake = ["C11", "D10", "E9", "F10", "G9"]
    assert not any(load_board("northeast").hexes[id].is_land for id in lake)
    for id in lake:
        for side, shore in enumerate(board[id].neighbours):
            if shore is not None and load_board("northeast").hexes[shore.id].is_land:
                assert OPPOSITE[side] in shore.closed


def test_a_town_lies_one_link_north_west_of_philadelphia():
    near = direct_links("northeast")[named("Philadelphia").id]
    assert near[named("Reading").id] == 1


def test_the_goods_example_can_be_posed():
    """From New York a red city is one link away, Boston two links by another way."""
    links = direct_links("northeast")
    home, philadelphia = named("New York").id, named("Philadelphia")
    assert philadelphia.colour == "red" and philadelphia.id in links[home]
    hartford = named("Hartford").id
    assert hartford in links[home] and named("Boston").id in links[hartford]


def test_a_canal_lies_between_maastricht_and_venlo():
    data = load_board("rhine_ruhr")
    maastricht, venlo = (named(n, "rhine_ruhr").id for n in ("Maastricht", "Venlo"))
    canals = {id for river in data.rivers if river.is_canal for id in river.path}
    between = [
        id
        for id in data.hexes
        if distance(maastricht, id) + distance(id, venlo) == distance(maastricht, venlo)
    ]
    assert canals & set(between) - {maastricht, venlo}
    assert all(data.hexes[id].river for id in canals)


def test_the_rivers_of_the_ruhr_are_drawn():
    names = {river.name.en for river in load_board("rhine_ruhr").rivers}
    assert {"Rhine", "Ruhr", "Lippe", "Wupper", "Sieg"} <= names


# What makes a board good

COUNTS = {
    "northeast": {"land": 170, "water": 25, "city": 20, "town": 26, "cubes": 55, "hill": 47},
    "rhine_ruhr": {"land": 145, "water": 0, "city": 20, "town": 23, "cubes": 54, "hill": 34},
}


@pytest.mark.parametrize("board", BOARDS)
def test_how_much_of_everything_there_is(board):
    hexes = load_board(board).hexes.values()
    assert COUNTS[board] == {
        "land": sum(g.is_land for g in hexes),
        "water": sum(not g.is_land for g in hexes),
        "city": sum(bool(g.colour) for g in hexes),
        "town": sum(g.is_town for g in hexes),
        "cubes": sum(g.cubes for g in hexes),
        "hill": sum(g.terrain == "hill" for g in hexes),
    }


@pytest.mark.parametrize("board", BOARDS)
def test_cubes_of_cities_and_reserve_leave_some_in_the_bag(board):
    data, box = load_board(board), load_box()
    for players in data.players:
        cities = sum(data.cubes_in(g.id, players) for g in data.hexes.values() if g.colour)
        dealt = cities + data.reserve_spaces * box.reserve_cubes[players]
        assert dealt < sum(box.cubes.values()) == 96
    assert {g.cubes for g in data.hexes.values() if g.colour} <= {2, 3, 4, 5}


def test_with_three_on_the_ruhr_every_city_has_a_cube_fewer():
    """Setting up: on the map of Europe one cube fewer with three players."""
    data = load_board("rhine_ruhr")
    assert sum(data.cubes_in(id, 3) for id, g in data.hexes.items() if g.colour) == 34
    assert all(data.cubes_in(id, 3) == g.cubes - 1 >= 1 for id, g in data.hexes.items() if g.colour)


@pytest.mark.parametrize("board", BOARDS)
def test_every_colour_has_five_cities_far_from_each_other(board):
    cities = [g for g in places(board).values() if g.colour]
    assert Counter(g.colour for g in cities) == dict.fromkeys(PRINTED_COLOURS, 5)
    for g in cities:
        for h in cities:
            if g.id != h.id:
                assert distance(g.id, h.id) >= (4 if g.colour == h.colour else 2)


@pytest.mark.parametrize("board", BOARDS)
def test_places_have_sides_enough(board):
    for g in places(board).values():
        assert len(open_sides(board)[g.id]) >= (3 if g.colour else 2), g.name.en


@pytest.mark.parametrize("board", BOARDS)
def test_names_are_in_both_languages(board):
    for g in places(board).values():
        assert not any("а" <= letter.lower() <= "я" for letter in g.name.en)
        assert any("а" <= letter.lower() <= "я" for letter in g.name.ru)


@pytest.mark.parametrize("board", BOARDS)
def test_every_place_has_at_least_two_partners_for_a_direct_link(board):
    assert min(map(len, direct_links(board).values())) >= 2


@pytest.mark.parametrize(
    ("board", "expected"),
    [
        ("northeast", {0: 4, 1: 63, 2: 63, 3: 71}),
        ("rhine_ruhr", {0: 2, 1: 84, 2: 69, 3: 91}),
    ],
)
def test_how_many_direct_links_are_possible(board, expected):
    found = Counter(hexes for near in direct_links(board).values() for hexes in near.values())
    assert {hexes: count // 2 for hexes, count in found.items()} == expected


@pytest.mark.parametrize("board", BOARDS)
def test_every_other_colour_is_within_four_links(board):
    cities = [g for g in places(board).values() if g.colour]
    for home in cities:
        reached = hops(board, home.id, MOST_HEXES_OF_A_LINK)
        for colour in PRINTED_COLOURS:
            if colour != home.colour:
                near = min(reached[g.id] for g in cities if g.colour == colour)
                assert 1 <= near <= 4


@pytest.mark.parametrize("board", BOARDS)
def test_goods_can_travel_two_to_four_links_to_every_other_colour(board):
    """Over links of at most two track hexes, and without a city of the colour on the way."""
    data = load_board(board).hexes

    def can_go(way, colour):
        for other, hexes in direct_links(board)[way[-1]].items():
            if hexes > 2 or hexes == 0 or other in way:
                continue
            if data[other].colour == colour:
                if len(way) >= 2:
                    return True
            elif len(way) < 4 and can_go((*way, other), colour):
                return True
        return False

    homes = [g for g in places(board).values() if g.colour]
    assert all(can_go((g.id,), c) for g in homes for c in PRINTED_COLOURS if c != g.colour)


REGIONS = {
    "northeast": (
        ("Boston", "Burlington", "Hartford", "Portland", "Providence"),
        ("Baltimore", "Harrisburg", "New York", "Philadelphia", "Scranton"),
        ("Albany", "Buffalo", "Elmira", "Pittsburgh", "Rochester", "Syracuse"),
        ("Kingston", "Montreal", "Ottawa", "Toronto"),
    ),
    "rhine_ruhr": (
        ("'s-Hertogenbosch", "Arnhem", "Eindhoven", "Nijmegen", "Venlo"),
        ("Aachen", "Hasselt", "Liège", "Maastricht"),
        ("Bonn", "Düsseldorf", "Köln", "Mönchengladbach", "Siegen"),
        ("Dortmund", "Duisburg", "Essen", "Hamm", "Münster", "Wuppertal"),
    ),
}


@pytest.mark.parametrize("board", BOARDS)
def test_every_region_has_cities_of_all_colours(board):
    cities = {name for name, ground in places(board).items() if ground.colour}
    assert {name for region in REGIONS[board] for name in region} == cities
    for region in REGIONS[board]:
        assert {named(name, board).colour for name in region} == set(PRINTED_COLOURS)


@pytest.mark.parametrize(
    ("board", "cubes"), [("northeast", [12, 16, 16, 11]), ("rhine_ruhr", [10, 11, 14, 19])]
)
def test_how_the_cubes_are_spread(board, cubes):
    assert cubes == [sum(named(n, board).cubes for n in region) for region in REGIONS[board]]


@pytest.mark.parametrize("board", BOARDS)
def test_a_tile_costs_about_the_same_in_every_region(board):
    """The mean price of a simple tile, by the region of the nearest city, differs little."""
    data, track = load_board(board).hexes, load_box().track
    region_of = {named(n, board).id: at for at, names in enumerate(REGIONS[board]) for n in names}
    prices = {at: [] for at in range(4)}
    for ground in data.values():
        if ground.is_land and not ground.colour and not ground.is_town:
            near = min(region_of, key=lambda id: distance(id, ground.id))
            price = 2 + ground.river * track.river + (ground.terrain == "hill") * track.hill
            prices[region_of[near]].append(price)
    means = sorted(sum(found) / len(found) for found in prices.values())
    assert means[-1] / means[0] <= 1.5


@pytest.mark.parametrize("board", BOARDS)
def test_every_shore_is_black(board):
    data, made = load_board(board), make_board(load_board(board))
    for hex_ in made.hexes.values():
        for side, other in enumerate(hex_.neighbours):
            is_shut = other is None or not data.hexes[other.id].is_land
            assert side in hex_.closed or not is_shut


@pytest.mark.parametrize(
    ("board", "one", "other", "hexes"),
    [
        ("northeast", "Albany", "New York", 4),
        ("northeast", "Boston", "Buffalo", 14),
        ("northeast", "Pittsburgh", "Portland", 17),
        ("northeast", "Hartford", "Providence", 2),
        ("rhine_ruhr", "Dortmund", "Essen", 2),
        ("rhine_ruhr", "Liège", "Münster", 14),
        ("rhine_ruhr", "Köln", "Bonn", 2),
    ],
)
def test_how_far_cities_are_from_each_other(board, one, other, hexes):
    assert distance(named(one, board).id, named(other, board).id) == hexes
