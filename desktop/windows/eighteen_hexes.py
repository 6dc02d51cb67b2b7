"""What there is to know about a hex: its tile, upgrades, revenue by phase, stations, who comes."""

from __future__ import annotations

from itertools import groupby
from operator import itemgetter

from PySide6.QtCore import QCoreApplication

from desktop.board.map import Hex
from desktop.document import wording
from desktop.eighteen import laying, track
from desktop.eighteen.table import EighteenTable
from desktop.i18n.money import money

translate = QCoreApplication.translate


def hex_facts(table: EighteenTable, hex_: Hex) -> list[str]:
    name = wording.name_of(table, hex_.id)
    facts = [f"{name} · {hex_.id}" if name else hex_.id]
    if hex_.tile:
        number = table.box.tiles[hex_.tile].number
        facts.append(translate("Board", "Tile {number}").format(number=number))
    facts += _revenues(table, hex_)
    upgrades = _upgrades(table, hex_)
    if upgrades:
        facts.append(translate("Board", "Can become {tiles}").format(tiles=", ".join(upgrades)))
    stations = [owner for row in hex_.stations for owner in row if owner]
    if stations:
        facts.append(
            translate("Board", "Stations: {companies}").format(companies=", ".join(stations))
        )
    comers = [c.id for c in table.founded() if hex_.id in table.reach(c).entered_hexes()]
    if comers:
        facts.append(
            translate("Board", "Reached by {companies}").format(companies=", ".join(comers))
        )
    return facts


def _revenues(table: EighteenTable, hex_: Hex) -> list[str]:
    found = []
    for place in hex_.face.places:
        values = [(p.name, money(place.value(p.colours))) for p in table.box.phases]
        text = " / ".join(_spans(values))
        found.append(translate("Board", "Revenue {values}").format(values=text))
    return list(dict.fromkeys(found))


def _spans(values: list[tuple[str, str]]) -> list[str]:
    """Each value with the phases in which it counts; one that always counts stands alone."""
    spans = [(value, list(phases)) for value, phases in groupby(values, key=itemgetter(1))]
    if len(spans) == 1:
        return [spans[0][0]]
    return [f"{value} ({_from_to([name for name, _ in phases])})" for value, phases in spans]


def _from_to(names: list[str]) -> str:
    return names[0] if len(names) == 1 else f"{names[0]}–{names[-1]}"


def _upgrades(table: EighteenTable, hex_: Hex) -> list[str]:
    hex_ = hex_.halves[0]
    colour = track.next_colour(hex_.face)
    return [
        table.box.tiles[stack.face.id].number
        for stack in table.supply.of_colour(colour)
        if laying.turns(table, hex_, stack.face)
    ]
