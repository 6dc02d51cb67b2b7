"""The menu of a hex tells what there is to know of it."""

from __future__ import annotations

from desktop.windows.eighteen_hexes import hex_facts
from tests.scene.boards import table_of


def facts_of(table, hex_id):
    return hex_facts(table, table.board[hex_id])


def test_the_menu_tells_tile_upgrades_revenue_tokens_and_who_comes():
    table = table_of(1, 400)
    laid = [
        h
        for h in table.board.hexes.values()
        if h.tile and any(owner for row in h.stations for owner in row)
    ]
    assert laid
    for hex_ in laid:
        facts = facts_of(table, hex_.id)
        assert facts[0].endswith(hex_.id)
        assert facts[0].count(hex_.id) == 1
        assert f"Tile {hex_.tile}" in facts
        assert any(fact.startswith("Revenue $") for fact in facts)
        owners = [owner for row in hex_.stations for owner in row if owner]
        stations = next(f for f in facts if f.startswith("Stations: "))
        assert all(owner in stations for owner in owners)
        reached = [c.id for c in table.founded() if hex_.id in table.reach(c).entered_hexes()]
        if reached:
            assert any(f.startswith("Reached by ") and reached[0] in f for f in facts)
    assert any(f.startswith("Can become ") for h in laid for f in facts_of(table, h.id))


def test_an_off_map_area_tells_its_revenue_in_every_phase():
    table = table_of(1, 40)
    hex_ = next(h for h in table.board.hexes.values() if h.face.colour == "red" and h.face.places)
    revenue = next(f for f in facts_of(table, hex_.id) if f.startswith("Revenue"))
    first, second = {hex_.face.places[0].value(p.colours): None for p in table.box.phases}
    assert revenue == f"Revenue ${first} (I–II) / ${second} (III–IV)"
