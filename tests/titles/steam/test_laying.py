"""Laying track: what may lie where, what it costs, whose it is, and why not."""

import pytest

from desktop.titles.steam.laying import price
from desktop.titles.steam.links import links
from desktop.titles.steam.load_box import load_box
from desktop.titles.steam.track import LayTrack, legal_lays
from tests.titles.steam.boards import CROSSROADS as FIELD
from tests.titles.steam.building import Building, shaped
from tests.titles.steam.vectors import vector


@pytest.fixture
def game():
    return Building(board=FIELD).turn("1")


# Where


@vector("steam.tv.track_legality")
def test_the_tiles_of_the_picture_that_are_legal_and_those_that_are_not():
    """Laying track, example: А and Б are legal, В to З are not, each for its reason."""
    game = Building(board=FIELD).turn("1")
    assert game.lays("C5 3-4") == [2]  # А: from a city
    assert game.may_lay("D4 1-4")  # Б: continues it
    assert game.rule_against("D4 1-2") == "steam.track.no_selfloop"  # В: back into C3
    game.lays("C11 0-3")
    assert game.may_lay("C13 3-5")
    assert game.rule_against("C13 3-4") == "steam.track.borders"  # Г: into the black line
    assert game.rule_against("G13 0-3") == "steam.track.start"  # Д: starts nowhere
    assert game.rule_against("D12 1-4") == "steam.track.borders"  # Е: the line from behind
    assert game.rule_against("A1 0-3") == "steam.track.borders"  # Ж: water
    assert game.rule_against("C3 0-3") == "steam.track.borders"  # З: a city


def test_a_refusal_has_its_numbers(game):
    refusal = game.refusal("G13 21 0")
    assert refusal.facts == {"tile": "21", "hex": "G13", "player": "1"}
    assert "Tile 21 on G13 neither starts from a city" in str(refusal)


def test_track_does_not_run_off_the_board_nor_into_water(game):
    off = game.refusal("C1 21 0")
    assert (off.rule_id, off.facts["side"]) == ("steam.track.borders", 3)
    assert off.text.startswith("Track of tile {tile} on {hex} would run off the board")
    water = game.refusal("B2 2-5")  # from C3 in the south-east to A1 in the north-west
    assert (water.rule_id, water.facts["side"]) == ("steam.track.borders", 2)
    assert "black line" in water.text


def test_hexes_and_tiles_that_do_not_exist_are_refused(game):
    assert game.rule_against("Z9 21 0") == "steam.track.borders"
    assert game.rule_against("C5 24 0") == "steam.track.supply"
    assert game.rule_against("C5 21 6") == "steam.track.supply"
    assert game.rule_against("C5 21 -1") == "steam.track.supply"


def test_town_tiles_on_towns_and_no_others(game):
    """Towns: only a tile with a town may lie on a town."""
    assert game.rule_against("E7 21 0") == "steam.town.tile"
    assert game.rule_against("C5 T21 0") == "steam.town.tile"


def test_only_tiles_in_the_supply_are_laid(game):
    supply = game.table.supply
    for _ in range(8):
        supply.take("T23")
    assert game.rule_against("C5 23 3") == "steam.track.supply"  # they are the backs of 23
    supply.give_back("T23")
    assert game.may_lay("C5 23 3")


def test_the_same_tile_may_be_turned_though_none_is_left(game):
    game.lays("C5 23 3")
    for _ in range(7):
        game.table.supply.take("23")
    assert game.table.supply.left("23") == 0
    assert game.may_lay("C5 23 2")


def test_an_exchange_gives_the_old_tile_back_first(game):
    game.lays("C5 21 0")
    for _ in range(85):
        game.table.supply.take("21")
    assert game.rule_against("B4 2-4") == "steam.track.supply"
    assert game.may_lay("C5 1-3")  # the tile that lies there, turned over


# Cost


@vector("steam.tv.tile_costs")
@pytest.mark.parametrize(
    ("face", "cost"),
    [
        ("T11", 2),
        ("T21", 3),
        ("T22", 3),
        ("T23", 3),
        ("T31", 4),
        ("T41", 5),
        ("21", 2),
        ("22", 2),
        ("23", 2),
        ("41", 4),
        ("44", 4),
    ],
)
def test_a_tile_costs_its_edges_and_its_town(game, face, cost):
    """The manifest on the last page."""
    hex_id = "E7" if face.startswith("T") else "C5"
    assert price(game.table, game.table.board[hex_id], load_box().faces[face], "new") == cost


@pytest.mark.parametrize(
    ("tile", "cost"), [("C5 21 0", 2), ("B4 21 1", 3), ("D4 21 2", 4), ("D2 21 1", 2)]
)
def test_terrain_is_paid_for_a_new_tile(game, tile, cost):
    """Paying for track: 1 for a river, 2 for hills."""
    assert game.lays(tile) == [cost]


def test_hills_with_a_river_and_a_town_cost_all_three():
    """On the north-east: Binghamton's hills are paid with town and river."""
    game = Building()
    ground = game.table.ground
    rough = [g.id for g in ground.values() if g.is_town and g.river and g.terrain == "hill"]
    for hex_id in rough:
        assert price(game.table, game.table.board[hex_id], load_box().faces["T21"], "new") == 6
    assert rough


def test_who_cannot_pay_cannot_build():
    """In the standard game track is paid in cash only."""
    game = Building(board=FIELD, options=("standard",)).turn("1")
    game.player("1").cash = 3
    refusal = game.refusal("D4 21 2")
    assert refusal.facts["amount"] == 4 and refusal.facts["cash"] == 3
    assert LayTrack(player="1", hex="D4", tile="21", rotation=2) not in offered(game)
    assert game.lays("C5 21 0") == [2]


def test_in_the_base_game_track_is_borrowed_for_until_nothing_is_left_to_borrow_on():
    """Money: at -10 a unit costs two points, and with a single point there is none."""
    game = Building(board=FIELD).turn("1")
    player = game.player("1")
    player.cash, player.income, player.points = 1, -9, 2
    assert game.may_lay("D4 21 2")
    game.lays("C5 0-3")  # $2: one unit for the last step of income
    assert (player.cash, player.income, player.points) == (4, -10, 2)
    game.lays("C7 1-3")  # $2 in cash
    game.lays("B8 4-0")  # $2 in cash
    game.turn("1")
    player.points = 1
    refusal = game.refusal("D4 21 2")
    assert refusal.rule_id == "steam.loan.at_minus10"
    assert refusal.facts == {"player": "1", "cash": 0, "amount": 4}
    assert not [action for action in offered(game) if isinstance(action, LayTrack)]
    player.points = 2
    game.lays("D4 21 2")
    assert (player.cash, player.income, player.points) == (1, -10, 0)


def offered(game):
    return [choice.action for choice in game.step.choices()]


# Start and continuation


def test_a_link_is_continued_and_completed(game):
    game.lays("C5 21 0")
    assert not game.link("C3").is_complete and game.link("C3").owner == "1"
    game.lays("C7 21 0")
    link = game.link("C3", "C9")
    assert link.is_complete and link.owner == "1" and link.hexes == ("C5", "C7")


def test_nobody_extends_an_unfinished_link_of_somebody_else(game):
    """Unfinished links: others may not extend them while they are owned."""
    game.lays("C5 21 0")
    game.turn("2")
    refusal = game.refusal("C7 1-3")
    assert refusal.rule_id == "steam.link.unfinished"
    assert refusal.facts == {"hex": "C5", "owner": "1"}
    assert game.rule_against("C7 21 0") == "steam.link.unfinished"  # not even to complete it
    assert game.may_lay("C7 0-2")  # past it: from C9 to the north-west


def test_two_links_of_one_player_are_joined_into_one(game):
    game.lays("C7 21 0", "C5 21 0")
    assert game.complete("1") == [("C3", "C9")]


def test_a_complex_tile_needs_a_start_for_every_track(game):
    """Improving track: a complex tile may be laid on an empty hex, both its tracks are new."""
    assert game.rule_against("C5 0-3;1-2") == "steam.track.start"  # 1-2 from nowhere
    game.lays("B4 4-5")  # from C3 round to C5
    assert game.lays("C5 0-3;2-5") == [4]
    assert [link.hexes for link in links(game.table)] == [("C5",), ("B4", "C5")]


def test_track_may_not_run_in_a_ring(game):
    """Five curves around C13, as no game can have them: the sixth is refused."""
    ring = {"C15": "2-3", "B14": "4-5"}
    for hex_id, ends in ring.items():
        tile, rotation = shaped(ends)
        game.table.board[hex_id].lay(game.table.box.faces[tile], rotation)
        game.table.sites[hex_id].owners, game.table.sites[hex_id].rounds = ("",), (1,)
    refusal = game.refusal("C13 0-1")
    assert refusal.rule_id == "steam.track.start" and "ring" in refusal.text


# Improving


def test_track_is_kept_and_all_edges_are_paid(game):
    """Improving: all edges of the new tile, no terrain; whoever owns what lies there."""
    game.lays("D4 2-5")
    game.turn("2")
    assert game.rule_against("D4 2-5") == "steam.track.upgrade"  # nothing new
    assert game.rule_against("D4 2-5;0-3") == "steam.track.start"  # 0-3 comes from nowhere
    game.turn("2").lays("D2 0-1")  # C3, over D2, south to D4
    assert game.lays("D4 2-5;0-3") == [4]
    assert [(ln.owner, ln.hexes) for ln in links(game.table)] == [
        ("2", ("D2", "D4")),
        ("1", ("D4",)),
    ]


def test_track_is_not_lost_by_improving(game):
    game.lays("C5 21 0", "C7 21 0")
    refusal = game.refusal("C5 45 0")
    assert refusal.rule_id == "steam.track.upgrade"
    assert refusal.facts == {"tile": "45", "rotation": 0, "hex": "C5"}


def test_an_improvement_counts_as_a_tile_and_gives_the_old_one_back(game):
    game.lays("C5 21 0")
    left = game.table.supply.tiles_left
    game.lays("B4 4-5", "C5 0-3;2-5")  # from C3 into B4, and across C5
    assert game.table.supply.left("21") == 86 and game.table.supply.tiles_left == left - 1
    assert game.step.done


def test_a_link_may_cross_itself(game):
    """A chain that comes back to a hex it has crossed is one link, and one player's."""
    game.turn("1", action=3).lays("C5 0-3", "C7 3-4", "D6 1-2")
    assert game.lays("C5 0-3;2-5") == [4]
    assert game.link("C3").hexes == ("C5", "C7", "D6", "C5")
    for hex_id in ("C5", "C7", "D6"):
        site = game.table.sites[hex_id]
        site.owners = ("",) * len(site.owners)
    game.turn("2", round=3).lays("B4 2-5")
    assert game.link("C3").owner == "2"
    assert game.table.sites["C5"].owners == ("2", "2")


def test_a_link_that_crosses_itself_is_taken_over_as_a_whole(game):
    """The new track joins what lies on the same hex, so that changes its owner, too."""
    game.lays("C5 0-3", "C7 3-4", "D6 1-2")
    for hex_id in ("C5", "C7", "D6"):
        game.table.sites[hex_id].owners = ("",)
    game.turn("2", round=3).lays("C5 0-3;2-5")
    assert game.table.sites["C5"].owners == ("2", "2")
    assert game.link("C3").owner == "2"


def test_what_is_offered_is_what_is_accepted():
    """Every tile on every hex in every turn: the choices are exactly what the check accepts."""
    game = Building(board=FIELD).turn("2")
    game.lays("F8 2-5", "C5 21 0")
    game.turn("1").lays("D8 1-4", "E7 T1,5")
    game.turn("1")
    offers = {action for action, _ in legal_lays(game.table, "1")}
    accepted = set()
    for hex_id in game.table.board.hexes:
        for face in game.table.box.faces:
            for rotation in range(6):
                action = LayTrack(player="1", hex=hex_id, tile=face, rotation=rotation)
                try:
                    game.step.check(action)
                except Exception as refusal:
                    assert type(refusal).__name__ == "Refusal"
                else:
                    accepted.add(action)
    assert offers == accepted
    assert len(offers) > 100
