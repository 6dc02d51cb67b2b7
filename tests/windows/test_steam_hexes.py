"""What the menu of a hex tells in Steam."""

from __future__ import annotations

from desktop.windows.steam_hexes import hex_facts
from tests.windows.steam_moments import WANTED, moment


def facts(game, hex_id: str) -> list[str]:
    return hex_facts(game.table, game.table.board[hex_id])


def test_a_city_tells_its_colour_and_its_cubes(qapp):
    game = moment(WANTED["new"], 2)
    told = facts(game, "L14")
    assert told[0] == "Albany · L14"
    assert "City: wants red cubes" in told
    cubes = game.table.sites["L14"].cubes
    assert (f"Cubes: {', '.join(cubes)}" in told) if cubes else ("No cubes" in told)


def test_bare_ground_tells_what_it_costs_more(qapp):
    game = moment(WANTED["new"], 2)
    table = game.table
    hill = next(g.id for g in table.ground.values() if g.terrain == "hill" and not g.name)
    water = next(g.id for g in table.ground.values() if not g.is_land)
    assert any(f"hills ${table.box.track.hill}" in line for line in facts(game, hill))
    assert "Water: no track" in facts(game, water)


def test_a_link_is_told_with_its_owner_at_all_its_hexes(qapp):
    game = moment(WANTED["ways"], 4)
    from desktop.titles.steam.links import links

    link = next(link for link in links(game.table) if link.is_complete and link.owner)
    name = game.table.player(link.owner).name
    for hex_id in (link.start, *link.hexes, link.end):
        lines = [line for line in facts(game, hex_id) if line.startswith("Link ")]
        assert any(line.endswith(f": {name}") for line in lines)
