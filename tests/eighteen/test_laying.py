"""Laying tiles on named and double hexes, as 18MEX has them."""

from __future__ import annotations

import pytest

from desktop.board.reach import Reach
from desktop.board.tile_code import Face
from desktop.eighteen import laying, track
from desktop.eighteen.actions import LayTile
from desktop.eighteen.load import load_box
from desktop.eighteen.table import EighteenTable
from desktop.engine.refusal import Refusal
from desktop.engine.setup import Setup
from tests.shared import facts, needs_shared

BOX = load_box("18MEX")
BROWN = next(number for number, phase in enumerate(BOX.phases) if "brown" in phase.colours)


class RuleIds(dict[str, str]):
    def __missing__(self, name: str) -> str:
        return f"mex.{name}"


@pytest.fixture
def table() -> EighteenTable:
    table = EighteenTable(Setup("18MEX", ("A", "B", "C"), 1), BOX, RuleIds())
    table.phase_number = BROWN
    return table


def lay(table: EighteenTable, hex_id: str, tile: str, rotation: int = 0) -> Face:
    action = LayTile(company="NdM", hex=hex_id, tile=tile, rotation=rotation)
    stack, hex_ = laying.find_stack(table, action), table.hex(hex_id)
    face = laying.check_face(table, hex_, stack.face, rotation)
    laying.lay(table, hex_, stack, rotation)
    return face


def fitting(table: EighteenTable, hex_id: str) -> set[str]:
    hex_ = table.board[hex_id]
    return {n for n, tile in BOX.tiles.items() if laying.turns(table, hex_, tile.face)}


# What may lie on what


@needs_shared
def test_upgrades_follow_from_track_and_labels():
    """mex.track.preserve, mex.track.named: as in Table IV"""
    for number, listed in facts("18MEX")["tiles"]["manifest"].items():
        old = BOX.tiles[number].face
        derived = {n for n, t in BOX.tiles.items() if track.legal_turns(old, t.face, frozenset())}
        if number == "480":  # only on Guadalajara, where 455 is named
            assert (derived, listed["upgrades_to"]) == (set(), ["455"])
        else:
            assert derived == set(listed["upgrades_to"]), number


# Table IV as it is printed, without the tiles that are never replaced; 475 and 480 are for one hex.
TABLE_IV = """
    3 141 142 143 474 | 4 141 142 474 | 5 14 15 619 | 6 14 15 619 | 7 18 26 27 28 29
    8 16 17 19 23 24 25 28 29 | 9 19 20 23 24 26 27 | 57 14 15 619 | 58 141 142 143 474
    471 476 | 472 477 | 473 478 | 14 63 | 15 63 | 619 63 | 16 43 70 | 17 47 | 18 43 | 19 45 46
    20 44 47 | 23 41 43 45 47 | 24 42 43 46 47 | 25 40 | 26 42 44 45 | 27 41 44 46
    28 39 43 46 70 | 29 39 43 45 70 | 475 481 | 476 482 | 477 483 | 478 484 | 63 455
"""
# 4.4.1(h) allows these too, and players lay them: the table shows what the rules allow (mex.o3).
NOT_LISTED = {("9", "18"), ("25", "45"), ("25", "46")}


def test_table_four_is_what_the_track_allows_but_for_three_upgrades():
    """mex.o3, Table IV"""
    rows = [row.split() for row in TABLE_IV.strip().replace("\n", "|").split("|")]
    printed = {(old, new) for old, *news in rows for new in news}
    allowed = {
        (old, new)
        for old, below in BOX.tiles.items()
        for new, above in BOX.tiles.items()
        if not below.twin and track.legal_turns(below.face, above.face, frozenset())
    }
    assert printed <= allowed
    assert allowed - printed == NOT_LISTED


@needs_shared
def test_first_tiles_follow_from_the_printed_hex(table: EighteenTable):
    """mex.track.cities_towns, mex.track.named, mex.track.upgrade_def: walls not looked at"""
    for listed in facts("18MEX")["map"]["hexes"]:
        hex_ = BOX.hexes[listed["coord"]]
        turns = track.fitting_turns if hex_.twin else track.legal_turns
        derived = {
            number
            for number, tile in BOX.tiles.items()
            if turns(hex_.face, tile.face, frozenset(), hex_.named.get(tile.face.colour, ()))
        }
        assert derived == set(listed.get("first_tiles", [])), hex_.id
        assert fitting(table, hex_.id) <= derived


@needs_shared
def test_named_hexes_take_their_own_tiles_in_every_colour():
    """mex.track.named: Los Mochis and Guadalajara"""
    for hex_id, listed in facts("18MEX")["tiles"]["future_label_hexes"].items():
        named = BOX.hexes[hex_id].named
        for number, expected in listed["upgrades_on_this_hex"].items():
            old = BOX.tiles[number].face
            derived = {
                n
                for n, tile in BOX.tiles.items()
                if track.legal_turns(old, tile.face, frozenset(), named.get(tile.face.colour, ()))
            }
            assert derived == set(expected), (hex_id, number)


def test_los_mochis_alone_takes_475(table: EighteenTable):
    """mex.track.named, Table IV †2"""
    lay(table, "I4", "5", 3)
    lay(table, "M10", "5", 0)
    assert fitting(table, "I4") == {"475"}
    assert fitting(table, "M10") == {"14", "15", "619"}
    with pytest.raises(Refusal) as refused:
        lay(table, "I4", "14")
    assert (refused.value.text, refused.value.facts["tiles"]) == (laying.NAMED_HEX, "475")
    with pytest.raises(Refusal) as refused:
        lay(table, "M10", "475")
    assert refused.value.text == laying.NAMED_TILE


def test_a_port_keeps_its_track(table: EighteenTable):
    """mex.track.preserve: the city of Mazatlan stays joined to its port"""
    table.board["K6"].set_station(0, 0, "B")
    for tile in ("471", "476", "482"):
        (rotation, *_) = laying.turns(table, table.board["K6"], BOX.tiles[tile].face)
        face = lay(table, "K6", tile, rotation)
        assert {(t.a, t.b) for t in face.tracks} & {(6, 7), (7, 6)}
    assert table.board["K6"].stations == (("B", ""), ())


def test_track_may_not_run_into_a_wall(table: EighteenTable):
    """mex.track.no_wall: between N11 and Puebla"""
    with pytest.raises(Refusal) as refused:
        lay(table, "N11", "9", 0)
    assert refused.value.text == laying.DEAD_END
    lay(table, "N11", "9", 2)


# The double hex


@pytest.mark.parametrize(("hex_id", "half"), [("O10", "MC"), ("P11", "P")])
def test_laying_one_half_lays_both(table: EighteenTable, hex_id: str, half: str):
    """mex.track.named: one tile, one lay"""
    table.board["O10"].set_station(0, 0, "NdM")
    for number in ("479", "485"):
        lay(table, hex_id, number + half)
        assert (table.board["O10"].tile, table.board["P11"].tile) == (f"{number}MC", f"{number}P")
        assert table.board["O10"].stations[0][0] == "NdM"
    left = {
        number: table.supply.stacks[number].left for number in BOX.tiles if BOX.tiles[number].twin
    }
    assert left == {"479MC": 1, "479P": 1, "485MC": 0, "485P": 0, "486MC": 1, "486P": 1}
    assert not fitting(table, "O10") and not fitting(table, "P11")


def test_costs_of_the_double_hex(table: EighteenTable):
    """mex.tv.mexico_city_costs"""
    costs = []
    for number in ("479MC", "486MC"):
        assert laying.printed_cost(table, table.board["O10"]) == laying.printed_cost(
            table, table.board["P11"]
        )
        costs.append(laying.printed_cost(table, table.board["O10"]))
        lay(table, "O10", number)
    assert costs == [60, 40]
    assert laying.printed_cost(table, table.board["O10"]) == 0


def test_a_hex_asks_for_its_first_tile_only(table: EighteenTable):
    """mex.track.cost; a printed yellow hex has had none yet"""
    assert laying.printed_cost(table, table.board["R13"]) == 60
    lay(table, "R13", "24", 1)
    assert laying.printed_cost(table, table.board["R13"]) == 0


def test_a_double_tile_lies_one_way_round(table: EighteenTable):
    for hex_id, tile in (("O10", "479MC"), ("P11", "479P")):
        assert laying.turns(table, table.board[hex_id], BOX.tiles[tile].face) == (0,)
        with pytest.raises(Refusal) as refused:
            lay(table, hex_id, tile, 3)
        assert (refused.value.text, refused.value.facts["tile"]) == (laying.ONE_WAY, "479")


def test_a_double_hex_is_one_choice(table: EighteenTable):
    for hexes in (["O10", "P11"], ["P11"], ["P11", "O10"]):
        found = list(laying.candidates(table, "NdM", hexes))
        assert found == [LayTile(company="NdM", hex="O10", tile="479MC", rotation=0)]
    lay(table, "O10", "479MC")
    found = list(laying.candidates(table, "NdM", ["P11"]))
    assert [(action.hex, action.tile) for action in found] == [("O10", "485MC"), ("O10", "486MC")]


# What a company must be connected to


def connected(table: EighteenTable, hex_id: str, tile: str, rotation: int, *stations) -> bool:
    reach = Reach(table.board, "us", stations)
    face = BOX.tiles[tile].face.turned(rotation)
    return laying.is_connected(table, table.board[hex_id], face, reach)


def test_a_double_tile_is_connected_by_either_half(table: EighteenTable):
    """mex.track.connect: from Q12 one comes to Puebla, from there to the city"""
    lay(table, "Q12", "8", 2)  # from Puebla's hex to Veracruz
    lay(table, "P13", "473", 5)
    assert connected(table, "O10", "479MC", 0, ("P13", 0))
    assert connected(table, "P11", "479P", 0, ("P13", 0))
    assert not connected(table, "O10", "479MC", 0, ("M10", 0))


def test_a_tile_that_adds_nothing_reached_needs_a_connected_city(table: EighteenTable):
    """mex.track.connect: towns and plain track by what is new, a city by itself"""
    lay(table, "K6", "471", 2)  # from Mazatlan to J5 and L7
    lay(table, "J5", "4", 2)
    lay(table, "L7", "8", 2)
    mazatlan, torreon = ("K6", 0), ("I8", 0)
    turns = laying.turns(table, table.board["J5"], BOX.tiles["141"].face)
    assert turns
    for rotation in turns:
        assert connected(table, "J5", "141", rotation, mazatlan)
        assert not connected(table, "J5", "141", rotation, torreon)
    assert connected(table, "L7", "25", 2, mazatlan)  # a second track from Mazatlan
    assert not connected(table, "L7", "16", 2, mazatlan)  # one that crosses the first
    assert connected(table, "K6", "476", 0, mazatlan)


def test_copper_canyon_may_be_turned_in_any_open_way(table: EighteenTable):
    """mex.priv.kcmo.tile: no normal lay, and never replaced"""
    face, hex_ = BOX.tiles["470"].face, table.board["F5"]
    assert laying.turns(table, hex_, face) == ()
    assert track.open_turns(face, hex_.closed) == tuple(range(6))
    laying.lay(table, hex_, table.supply.stacks["470"], 2)
    assert not fitting(table, "F5")
