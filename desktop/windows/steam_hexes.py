"""What there is to know about a hex of Steam: terrain, price, cubes, links and their owners."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from desktop.board.map import Hex
from desktop.document.steam_names import cube_name, cube_names, owner_name, place_name
from desktop.i18n import language
from desktop.i18n.money import money
from desktop.titles.steam.links import Link, links
from desktop.titles.steam.phase_table import PhaseTable

translate = QCoreApplication.translate


def hex_facts(table: PhaseTable, hex_: Hex) -> list[str]:
    name = place_name(table, hex_.id)
    return [
        f"{name} · {hex_.id}" if name != hex_.id else name,
        *_ground(table, hex_),
        *_city(table, hex_.id),
        *_tile(hex_),
        *(_link(table, link) for link in _links_at(table, hex_.id)),
    ]


def _ground(table: PhaseTable, hex_: Hex) -> Iterator[str]:
    ground, costs = table.ground[hex_.id], table.box.track
    if not ground.is_land:
        yield translate("SteamBoard", "Water: no track")
        return
    if table.sites[hex_.id].is_town:
        yield translate("SteamBoard", "Town")
    if not table.sites[hex_.id].colour:
        extra = []
        if ground.river:
            extra.append(translate("SteamBoard", "river {cost}").format(cost=money(costs.river)))
        if ground.terrain == "hill":
            extra.append(translate("SteamBoard", "hills {cost}").format(cost=money(costs.hill)))
        if extra:
            text = translate("SteamBoard", "A new tile costs more: {costs}")
            yield text.format(costs=", ".join(extra))
    for river in table.data.rivers:
        if hex_.id in river.path and river.name:
            yield river.name.in_language(language.current())


def _city(table: PhaseTable, hex_id: str) -> Iterator[str]:
    site = table.sites.get(hex_id)
    if site is None or not site.colour:
        return
    text = translate("SteamBoard", "City: wants {colour} cubes")
    yield text.format(colour=cube_name(table, site.colour))
    if site.cubes:
        text = translate("SteamBoard", "Cubes: {cubes}")
        yield text.format(cubes=cube_names(table, ", ".join(site.cubes)))
    else:
        yield translate("SteamBoard", "No cubes")
    if site.grown:
        yield translate("SteamBoard", "Has a growth marker")


def _tile(hex_: Hex) -> Iterator[str]:
    if hex_.tile and hex_.face.colour == "yellow":
        yield translate("Board", "Tile {number}").format(number=hex_.tile)


def _links_at(table: PhaseTable, hex_id: str) -> Iterator[Link]:
    for link in links(table):
        if hex_id in link.hexes or hex_id in (link.start, link.end):
            yield link


def _link(table: PhaseTable, link: Link) -> str:
    start, owner = place_name(table, link.start), owner_name(table, link.owner)
    if not link.is_complete:
        text = translate("SteamBoard", "Unfinished link from {start}: {owner}")
        return text.format(start=start, owner=owner)
    text = translate("SteamBoard", "Link {start} – {end}: {owner}")
    return text.format(start=start, end=place_name(table, link.end), owner=owner)
