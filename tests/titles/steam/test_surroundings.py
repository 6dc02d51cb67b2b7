"""What a new tile would join."""

from desktop.titles.steam.laying import surroundings
from desktop.titles.steam.surroundings import has_link_in, may_begin
from tests.titles.steam.boards import field
from tests.titles.steam.building import Building, shaped

FIELD = field(C3="red", C9="blue", G9="purple", E7="town")


def chain(game, hex_id, ends, number=0):
    tile, rotation = shaped(ends)
    face = game.table.box.faces[tile].turned(rotation)
    return surroundings(game.table, game.table.board[hex_id]).chain(face, number)


def test_a_chain_has_its_ends_its_segments_and_their_owners():
    game = Building(board=FIELD).turn("2")
    game.lays("C5 0-3")
    found = chain(game, "C7", "0-3")
    assert set(found.ends) == {"C3", "C9"} and found.is_complete and not found.is_loop
    assert found.segments == (("C5", 0),)
    assert found.owners == ("2",)
    assert found.rivals("1") == ("2",) and found.rivals("2") == ()


def test_the_sides_where_anything_is_are_live():
    game = Building(board=FIELD).turn("1")
    game.lays("C5 3-5")
    assert surroundings(game.table, game.table.board["D6"]).live == {2}
    assert surroundings(game.table, game.table.board["G13"]).live == frozenset()


def test_where_a_chain_may_begin():
    game = Building(board=FIELD).turn("2")
    game.lays("F8 2-5", "E7 T0,5")
    from_town = chain(game, "E9", "0-3")
    assert has_link_in(game.table, "2", "E7") and not has_link_in(game.table, "1", "E7")
    assert may_begin(game.table, "2", from_town, "E9")
    assert not may_begin(game.table, "1", from_town, "E9")
    assert may_begin(game.table, "1", chain(game, "C7", "0-3"), "C7")
    assert not may_begin(game.table, "1", chain(game, "G13", "0-3"), "G13")
