"""Deliveries: every rule of moving a cube, and a search that finds all of them."""

import random
from functools import cache
from time import perf_counter

import pytest

from desktop.titles.steam.data import COLOURS
from desktop.titles.steam.deliveries import deliveries
from desktop.titles.steam.links import links
from desktop.titles.steam.track import legal_lays
from tests.titles.steam.boards import field
from tests.titles.steam.building import Building, shaped
from tests.titles.steam.vectors import vector


def way(game, *tiles, owner="1"):
    """Track on the board at once, without a build turn; it is all of one player."""
    for text in tiles:
        hex_id, ends = text.split()
        tile, rotation = shaped(ends)
        face = game.table.box.faces[tile]
        game.table.board[hex_id].lay(face, rotation)
        site = game.table.sites[hex_id]
        site.owners, site.rounds = (owner,) * len(face.tracks), (1,) * len(face.tracks)


def give(game, link_hex, owner):
    site = game.table.sites[link_hex]
    site.owners = (owner,) * len(site.owners)


def cubes(game, **by_hex):
    for site in game.table.sites.values():
        site.cubes = ()
    for hex_id, colours in by_hex.items():
        game.table.sites[hex_id].cubes = tuple(colours.split())


def found(game, player="1", level=6, **wanted):
    return [
        d
        for d in deliveries(game.table, player, level)
        if all(getattr(d, key) == value for key, value in wanted.items())
    ]


# A street of seven cities down the column C, joined by six links of one hex each.
STREET = field(
    C1="red", C5="purple", C9="blue", C13="yellow", G1="red", G5="blue", G9="purple", G13="yellow"
)


@pytest.fixture
def street():
    game = Building(board=STREET)
    way(game, "C3 0-3", "C7 0-3", "C11 0-3", "G3 0-3", "G7 0-3", "G11 0-3")
    return game


def test_a_cube_goes_to_the_first_city_of_its_colour(street):
    """Moving a cube: it ends in the first city that matches, not in a later one."""
    cubes(street, C1="blue yellow")
    assert [d.places for d in found(street)] == [("C1", "C5", "C9"), ("C1", "C5", "C9", "C13")]
    street.table.sites["C9"].colour = "yellow"
    assert [d.places for d in found(street)] == [("C1", "C5", "C9")]


def test_no_further_than_the_locomotive(street):
    """Moving a cube: as many links as the level, and only completed ones."""
    cubes(street, C1="yellow")
    assert found(street, level=2) == []
    assert len(found(street, level=3)) == 1
    street.player("1").level = 3
    assert len(deliveries(street.table, "1")) == 1  # the own level
    street.table.board["C11"].lay(street.table.board["C11"].printed, 0)
    street.table.sites["C11"].owners = street.table.sites["C11"].rounds = ()
    assert found(street) == []


def test_at_least_one_own_link(street):
    cubes(street, C1="blue")
    assert found(street, "2") == []
    give(street, "C3", "2")
    assert found(street, "2")[0].points == (("2", 1), ("1", 1))


def test_not_home_again_and_no_place_twice():
    """Moving a cube: not back into its city, and through no place twice."""
    game = Building(board=field(C3="red", C7="blue", E5="yellow", G1="red"))
    way(game, "C5 0-3", "D4 2-5", "D6 1-4")
    cubes(game, C3="red blue")
    assert {d.places for d in found(game)} == {("C3", "C7"), ("C3", "E5", "C7")}


def test_two_links_between_the_same_places_are_two_ways():
    game = Building(board=field(C3="red", C7="blue", G3="yellow"))
    way(game, "C5 0-3", "B4 4-0", "B6 3-5")
    give(game, "C5", "2")
    cubes(game, C3="blue")
    assert [(d.sides, d.points) for d in found(game)] == [((1,), (("1", 1),))]
    give(game, "C5", "1")
    assert sorted(d.sides for d in found(game)) == [(0,), (1,)]


def test_towns_are_passed_and_are_no_destination():
    game = Building(board=field(C3="red", C7="town", C11="blue"))
    way(game, "C5 0-3", "C7 T0,3", "C9 0-3")
    cubes(game, C3="blue")
    (only,) = found(game)
    assert only.places == ("C3", "C7", "C11") and only.points == (("1", 2),)


def test_unowned_links_carry_cubes_and_give_no_point(street):
    """Phase 4: a cube may be moved over a completed link that nobody owns."""
    cubes(street, C1="yellow")
    give(street, "C3", "")
    give(street, "C7", "")
    assert found(street)[0].points == (("1", 1),)


def test_grey_cubes_go_to_new_grey_cities_and_stop_in_the_first(street):
    """Overview; moving a cube: grey cities are all new ones, and stop grey cubes as others do."""
    cubes(street, C1="grey", G13="grey")
    assert found(street) == []  # nobody wants them yet
    for hex_id in ("C9", "C13", "G9"):
        street.table.sites[hex_id].colour = "grey"
    assert [d.places for d in found(street)] == [("C1", "C5", "C9"), ("G13", "G9")]


def test_a_cube_in_a_city_of_its_own_colour_goes_to_another_one():
    """Moving a cube: only the city of origin is forbidden, not its colour."""
    game = Building(board=field(C1="red", C5="blue", C9="red"))
    way(game, "C3 0-3", "C7 0-3")
    cubes(game, C1="red")
    assert [d.places for d in found(game)] == [("C1", "C5", "C9")]
    cubes(game, C5="blue")
    assert found(game) == []


@vector("steam.tv.links_share")
def test_no_other_players_links_more_often_than_ones_own():
    """Moving a cube: of five links 2, 2 and 1 is legal, 2 of one's own and 3 of one other not."""
    game = Building(board=field(C1="red", C3="town", C5="town", C7="town", C9="town", C13="blue"))
    way(game, "C3 T0,3", "C5 T0,3", "C7 T0,3", "C9 T0,3", "C11 0-3")
    cubes(game, C1="blue")
    steps = {"C3": 0, "C5": 1, "C7": 2, "C9": 3}

    def owned(*owners):
        for hex_id, number in steps.items():
            tracks = game.table.board[hex_id].face.tracks
            above, below = owners[number], owners[number + 1]
            game.table.sites[hex_id].owners = tuple(
                above if 3 in track.sides else below for track in tracks
            )
        give(game, "C11", owners[4])
        return found(game)

    assert [d.points for d in owned("1", "2", "1", "2", "3")] == [(("1", 2), ("2", 2), ("3", 1))]
    assert owned("1", "2", "1", "2", "2") == []
    assert [len(d.links) for d in owned("2", "2", "1", "1", "3")] == [5]


@vector("steam.tv.roman_options")
def test_romans_cubes():
    """Example of moving goods: red 1 link, blue 3, red to Boston with black's help, and more.

    Green (1) owns C3-C7, C7-C11 and C11-E11; black (2) owns the links to Boston (red) and on to
    the purple and yellow cities. Cubes lie in C3.
    """
    game = Building(
        board=field(
            C3="purple",  # where the cubes are
            C7="red",  # the first red city
            C11="town",
            E11="blue",
            G5="red",  # Boston
            G11="purple",
            G15="yellow",
            E3="town",
        )
    )
    way(game, "C5 0-3", "C9 0-3", "C11 T3,5", "D12 2-4")  # green: C3, C7, C11, E11
    way(game, "F12 2-4", "G13 0-3", owner="2")  # black: E11 to G11, G11 to G15
    way(game, "D2 1-5", "E3 T2,5", "F4 2-5")  # C3, E3: green; E3 to Boston: black
    give(game, "F4", "2")
    tracks = game.table.board["E3"].face.tracks
    game.table.sites["E3"].owners = tuple("1" if 2 in t.sides else "2" for t in tracks)
    cubes(game, C3="red blue purple yellow")

    own = [d for d in found(game, level=3) if d.points == (("1", len(d.links)),)]
    assert {(d.colour, len(d.links)) for d in own} == {("red", 1), ("blue", 3)}
    (boston,) = found(game, level=3, colour="red", places=("C3", "E3", "G5"))
    assert boston.points == (("1", 1), ("2", 1))
    assert found(game, level=3, colour="purple") == found(game, level=3, colour="yellow") == []
    (purple,) = found(game, level=4, colour="purple")
    assert purple.points == (("1", 3), ("2", 1))
    (yellow,) = found(game, level=5, colour="yellow")
    assert yellow.points == (("1", 3), ("2", 2)) and len(yellow.links) == 5


def test_points_are_the_movers_first_then_in_turn_order(street):
    give(street, "C3", "3")
    give(street, "C7", "2")
    cubes(street, C1="yellow")
    street.table.order = ("3", "2", "1")
    assert found(street)[0].points == (("1", 1), ("3", 1), ("2", 1))


# The search against a count of everything


@cache
def built(seed, players, board):
    """A position with many links: whoever builds completes a link when he can."""
    rng = random.Random(seed)
    game = Building(players, board, seed=seed)
    for round_ in range(1, 5):
        for id in game.table.order:
            game.turn(id, action=7 if round_ == 2 and id == "1" else 3, round=round_)
            while not game.step.done:
                lays = [action for action, _ in legal_lays(game.table, id)]
                rng.shuffle(lays)
                actions = sorted(lays[:60], key=lambda action: -ends_met(game, action))
                game.plays(actions[0] if game.step.tiles_left else game.city(first_town(game)))
    return game


def first_town(game):
    return next(id for id, site in game.table.sites.items() if site.is_town)


def ends_met(game, action):
    """How many sides of a tile lead to a city, a town or track."""
    hex_ = game.table.board[action.hex]
    face = game.table.box.faces[action.tile].turned(action.rotation)
    beyond = [(hex_.neighbours[side], (side + 3) % 6) for side in face.exits - hex_.face.exits]
    return sum(other is not None and side in other.face.exits for other, side in beyond)


def every_delivery(table, player, level):
    """All ways of up to `level` links, and for each cube the rules one by one."""
    steps = {}
    for link in links(table):
        if link.is_complete:
            steps.setdefault(link.start, []).append((link.start_side, link.end, link.owner))
            steps.setdefault(link.end, []).append((link.end_side, link.start, link.owner))
    result = set()

    def walk(places, used):
        result.update(judged(table, player, places, used))
        if len(used) < level:
            for side, there, owner in steps.get(places[-1], ()):
                if there not in places:
                    walk((*places, there), (*used, (side, owner)))

    for place, site in table.sites.items():
        if site.cubes:
            walk((place,), ())
    return result


def judged(table, player, places, used):
    """What a way is good for."""
    owners = [owner for _, owner in used]
    mine = owners.count(player)
    if mine == 0 or any(owners.count(owner) > mine for owner in owners if owner):
        return
    for colour in set(table.sites[places[0]].cubes):
        on_the_way = [table.sites[place].colour for place in places[1:-1]]
        if table.sites[places[-1]].colour == colour and colour not in on_the_way:
            points = tuple(sorted((o, owners.count(o)) for o in set(owners) if o))
            yield places[0], colour, tuple(side for side, _ in used), places, points


POSITIONS = [(seed, 3 + seed % 3, ("rhine_ruhr", "northeast")[seed % 3 == 1]) for seed in range(5)]


@pytest.mark.parametrize(("seed", "players", "board"), POSITIONS)
def test_the_search_finds_everything_on_a_thousand_positions(seed, players, board):
    """Two hundred positions on each of five networks: other owners, cubes, players and levels."""
    game = built(seed, min(players, 4) if board == "northeast" else players, board)
    table, rng, listed = game.table, random.Random(seed), 0
    for _ in range(200):
        for link in links(table):
            owner = rng.choice((*table.order, ""))
            for hex_id, number in link.segments:
                site = table.sites[hex_id]
                site.owners = tuple(
                    owner if at == number else old for at, old in enumerate(site.owners)
                )
        for site in table.sites.values():
            if site.colour:
                site.cubes = tuple(rng.choice(COLOURS) for _ in range(rng.randrange(3)))
        player, level = rng.choice(table.order), rng.randint(1, 5)
        searched = deliveries(table, player, level)
        plain = {(d.origin, d.colour, d.sides, d.places, tuple(sorted(d.points))) for d in searched}
        assert len(plain) == len(searched)
        assert plain == every_delivery(table, player, level)
        listed += len(plain)
    assert listed > 200  # the positions are no empty ones


def test_the_search_is_fast_late_in_a_game_of_five():
    """All deliveries of a level 6 player, in less than 50 ms, on the densest of the networks."""
    game = max(
        (built(seed, players, board) for seed, players, board in POSITIONS if players == 5),
        key=lambda game: len(game.complete()),
    )
    rng = random.Random(1)
    for site in game.table.sites.values():
        site.cubes = tuple(rng.choice(COLOURS) for _ in range(3)) if site.colour else ()
    assert len(game.complete()) > 25
    times = []
    for _ in range(3):
        game.table.track_known.known().clear()
        links(game.table)
        began = perf_counter()
        deliveries(game.table, "1", 6)
        times.append(perf_counter() - began)
    assert min(times) < 0.05


def test_what_is_known_is_not_searched_again_until_something_changes(street):
    cubes(street, C1="blue")
    first = deliveries(street.table, "1", 6)
    assert deliveries(street.table, "1", 6) is first
    street.table.sites["C1"].take("blue")
    assert deliveries(street.table, "1", 6) == ()
