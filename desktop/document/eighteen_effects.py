"""What a deed may change in an 18xx game: money, prices, shares, trains and stations."""

from __future__ import annotations

from desktop.document.weights import Names, Weighed, Weights
from desktop.eighteen.table import EighteenTable

LIMIT = "certificates"


def weigh(table: EighteenTable) -> Weights:
    """All that a deed may change."""
    companies = [*table.minors.values(), *table.corporations.values()]
    corporations = table.corporations.values()
    return {
        "cash": {p.id: p.cash for p in (*table.investors, *companies, table.bank)},
        "prices": {c.id: c.price for c in corporations},
        "presidents": {c.id: c.president.id if c.president else "" for c in corporations},
        "certificates": {p.id: table.certificates_of(p) for p in table.investors},
        "cells": {c.id: (c.cell.row, c.cell.column) if c.cell else () for c in corporations},
        "holdings": _holdings(table),
        "floated": {c.id: c.floated for c in corporations},
        "closed": {c.id: c.closed for c in companies},
        "trains": {c.id: tuple(train.config.name for train in c.trains) for c in companies},
        "stations": _stations(table),
        "limit": {LIMIT: table.certificate_limit},
        "worth": {p.id: table.worth(p) for p in table.investors},
    }


def _holdings(table: EighteenTable) -> Weighed:
    held = {(p.id, id): 0 for p in table.investors for id in table.corporations}
    for player in table.investors:
        for certificate in player.held:
            held[player.id, certificate.corporation.id] += certificate.percent
    return held


def _stations(table: EighteenTable) -> Weighed:
    found: dict[str, Names] = dict.fromkeys((*table.minors, *table.corporations), ())
    for hex_ in table.board.hexes.values():
        for row in hex_.stations:
            for owner in row:
                if owner in found:
                    found[owner] += (hex_.id,)
    return found
