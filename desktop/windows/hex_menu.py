"""What there is to know about a hex: its tile, upgrades, revenue by phase, stations, who comes."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMenu

from desktop.board.map import Hex
from desktop.document import wording
from desktop.eighteen import laying, track
from desktop.eighteen.table import EighteenTable
from desktop.i18n.money import money

translate = QCoreApplication.translate


def fill_hex_menu(menu: QMenu, table: EighteenTable, hex_id: str) -> None:
    """Lines to read; nothing here changes the game."""
    hex_ = table.board[hex_id]
    for text in hex_facts(table, hex_):
        line = menu.addAction(text)
        line.setEnabled(False)


def hex_facts(table: EighteenTable, hex_: Hex) -> list[str]:
    name = wording.place_name(table, hex_.id)
    facts = [f"{name} · {hex_.id}" if name != hex_.id else hex_.id]
    if hex_.tile:
        facts.append(translate("Board", "Tile {number}").format(number=hex_.tile))
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
        values = [money(place.value(phase.colours)) for phase in table.box.phases]
        text = values[0] if len(set(values)) == 1 else " / ".join(values)
        found.append(translate("Board", "Revenue {values}").format(values=text))
    return list(dict.fromkeys(found))


def _upgrades(table: EighteenTable, hex_: Hex) -> list[str]:
    colour = track.next_colour(hex_.face)
    return [
        stack.face.id
        for stack in table.supply.of_colour(colour)
        if laying.turns(table, hex_, stack.face)
    ]
