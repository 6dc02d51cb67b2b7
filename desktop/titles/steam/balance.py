"""Whether a board is fair and alive: where links were built and goods moved in a game."""

from __future__ import annotations

from collections import Counter
from typing import cast

from desktop.engine.game import Game
from desktop.titles.steam.data import COLOURS
from desktop.titles.steam.table import SteamTable


def survey(game: Game) -> Counter[str]:
    """Counts of one game: by colour what was delivered and what stayed, by city what happened."""
    table = cast(SteamTable, game.table)
    found: Counter[str] = Counter()
    for node in game.at.path():
        for news in node.change.news if node.change is not None else ():
            facts = news.facts
            if news.kind == "delivered":
                found[f"delivered {facts['colour']}"] += 1
                found[f"delivered over {facts['count']} links"] += 1
                found[f"from {_name(table, str(facts['start']))}"] += 1
                found[f"to {_name(table, str(facts['end']))}"] += 1
            elif news.kind == "link_completed":
                for end in ("start", "end"):
                    found[f"links at {_name(table, str(facts[end]))}"] += 1
    _count_left(table, found)
    return found


def _count_left(table: SteamTable, found: Counter[str]) -> None:
    """Cubes that nobody moved, in cities and in the reserve; 0 is written down as well."""
    left = Counter(cube for site in table.sites.values() for cube in site.cubes)
    waiting = Counter(cube for cubes in table.supply.reserve for cube in cubes)
    for colour in COLOURS:
        found[f"left {colour}"] += left[colour]
        found[f"reserve {colour}"] += waiting[colour]
        found[f"delivered {colour}"] += 0
    for id, ground in table.ground.items():
        if ground.colour:
            for what in ("from", "to", "links at"):
                found[f"{what} {_name(table, id)}"] += 0


def _name(table: SteamTable, hex_id: str) -> str:
    name = table.ground[hex_id].name
    return name.en if name is not None else hex_id
