"""Station tokens: where a company may put one, by the rules our 18xx titles share."""

from __future__ import annotations

from desktop.board.map import Hex
from desktop.eighteen.companies.company import Company
from desktop.eighteen.table import EighteenTable
from desktop.engine.refusal import QT_TRANSLATE_NOOP, Refusal

NO_CITY = QT_TRANSLATE_NOOP("Refusal", "There is no city {place} on {hex}")
STATION_THERE = QT_TRANSLATE_NOOP("Refusal", "{company} has a station on {hex} already")
NO_FREE_SLOT = QT_TRANSLATE_NOOP("Refusal", "No place on {hex} is free for {company}")
KEPT_SLOT = QT_TRANSLATE_NOOP("Refusal", "The free place on {hex} is kept for {holder}")
NO_TOKEN_LEFT = QT_TRANSLATE_NOOP("Refusal", "{company} has no station token left")
NO_ROUTE_TO = QT_TRANSLATE_NOOP("Refusal", "No route of {company} comes to the city on {hex}")


def check_slot(table: EighteenTable, company: Company, hex_: Hex, place: int) -> int:
    """The slot the company would take; a refusal if there is none."""
    places = hex_.face.places
    if not 0 <= place < len(places) or places[place].kind != "city":
        raise Refusal(NO_CITY, table.rule("place_token"), hex=hex_.id, place=place)
    if any(company.id in row for row in hex_.stations):
        raise Refusal(STATION_THERE, table.rule("one_station"), company=company.id, hex=hex_.id)
    slot = hex_.free_slot(place, company.id)
    if slot is None:
        for holder, station in zip(hex_.reserved[place], hex_.stations[place], strict=True):
            if holder and not station:
                rule_id = table.keeping_rule(holder, hex_)
                raise Refusal(KEPT_SLOT, rule_id, hex=hex_.id, holder=holder)
        raise Refusal(NO_FREE_SLOT, table.rule("place_token"), company=company.id, hex=hex_.id)
    return slot


def put_station(company: Company, hex_: Hex, place: int, slot: int) -> None:
    """Take the slot; a reservation of one's own there is used up."""
    hex_.set_station(place, slot, company.id)
    for number, row in enumerate(hex_.reserved):
        for at, holder in enumerate(row):
            if holder == company.id and (number, at) == (place, slot):
                hex_.set_reserved(number, at, "")


def remove_stations(table: EighteenTable, company: Company) -> None:
    """Take every station and reservation of a company off the board."""
    for hex_ in table.board.hexes.values():
        for place, row in enumerate(hex_.stations):
            for slot, owner in enumerate(row):
                if owner == company.id:
                    hex_.set_station(place, slot, "")
        clear_reservations(hex_, company.id)


def clear_reservations(hex_: Hex, holder: str) -> None:
    for place, row in enumerate(hex_.reserved):
        for slot, kept_for in enumerate(row):
            if kept_for == holder:
                hex_.set_reserved(place, slot, "")
