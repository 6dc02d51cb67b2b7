"""The examples of the rulebook around New York, Albany, Hartford and Boston, on our board."""

from desktop.titles.steam.track import legal_lays
from tests.titles.steam.building import Building
from tests.titles.steam.vectors import vector

ALBANY, NEW_YORK, HARTFORD, NEW_HAVEN = "L14", "L22", "N18", "M21"
POUGHKEEPSIE, BOSTON, PROVIDENCE, SPRINGFIELD = "L18", "Q15", "P18", "O15"

ROMAN, MARIA, KIRILL = "1", "2", "3"
ROMANS_TILES = ("L16 21 0", "L18 T21 0", "L20 21 0")
MARIAS_TILES = ("K15 22 4", "K17 21 0", "K19 21 0", "K21 22 3")
KIRILLS_TILES = ("M15 21 2", "N16 22 0", "M19 22 4")


@vector("steam.tv.track_roman")
def test_roman_builds_two_links_along_the_hudson():
    """Paying for track, example 1: 3 + 4 + 3 = 10 dollars, two links."""
    game = Building().turn(ROMAN, action=4)
    assert game.lays(*ROMANS_TILES) == [3, 4, 3]
    assert game.complete(ROMAN) == [(ALBANY, POUGHKEEPSIE), (POUGHKEEPSIE, NEW_YORK)]
    assert game.step.done  # three tiles are all


@vector("steam.tv.track_maria")
def test_maria_builds_one_link_of_four_tiles_as_engineer():
    """Paying for track, example 2: 4 + 2 + 2 + 2 = 10 dollars, one link."""
    game = Building().turn(ROMAN)
    game.lays(*ROMANS_TILES)
    game.turn(MARIA, action=3)
    assert game.lays(*MARIAS_TILES) == [4, 2, 2, 2]
    assert game.complete(MARIA) == [(ALBANY, NEW_YORK)]


@vector("steam.tv.track_kirill")
def test_kirill_builds_two_links_and_a_new_city():
    """Paying for track, example 3: 2 + 4 + 2 dollars, 6 for urbanisation paid before; 14 in all."""
    game = Building().turn(KIRILL, action=7)
    assert game.lays(*KIRILLS_TILES) == [2, 4, 2]
    assert game.complete(KIRILL) == [(ALBANY, HARTFORD)]
    game.plays(game.city(NEW_HAVEN))
    assert game.complete(KIRILL) == [(ALBANY, HARTFORD), (NEW_HAVEN, HARTFORD)]
    assert game.table.box.actions[7].cost + sum([2, 4, 2]) == 14
    assert game.table.sites[NEW_HAVEN].colour == "grey"


@vector("steam.tv.bridge_upgrade")
def test_a_bridge_over_a_link_of_somebody_else_costs_four():
    """Improving track, first example: the river south-west of Boston is not paid again."""
    game = Building().turn("2")
    game.lays("P16 21 1", "O17 21 1")
    assert game.complete("2") == [(HARTFORD, BOSTON)]
    game.turn("1")
    assert game.table.ground["P16"].river
    assert game.lays("P16 41 0") == [4]
    assert game.complete("2") == [(HARTFORD, BOSTON)]  # as it was
    assert game.link(PROVIDENCE).hexes == ("P16",)
    assert game.lays("P14 21 0") == [3]  # and on to the north, up the Merrimack


@vector("steam.tv.complex_empty")
def test_a_complex_tile_on_an_empty_river_hex_costs_five():
    """Improving track, second example: a track from Hartford and one from an urbanised town."""
    game = Building().turn("1", action=7)
    game.plays(game.city(SPRINGFIELD))
    shapes = set()
    for action, cost in legal_lays(game.table, "1"):
        tracks = game.table.box.faces[action.tile].turned(action.rotation).tracks
        starts = [{1, 3} & {track.a, track.b} for track in tracks]
        if action.hex == "O17" and sorted(map(tuple, starts)) == [(1,), (3,)]:
            assert cost == 5
            shapes.add(frozenset(frozenset((t.a, t.b)) for t in tracks))
    assert len(shapes) == 9
    assert game.lays("O17 47 3") == [5]
    assert game.link(HARTFORD).hexes == game.link(SPRINGFIELD, PROVIDENCE).hexes == ("O17",)
