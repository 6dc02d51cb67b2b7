"""Names of the companies, places and trains of 18xx as a sentence shows them."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QCoreApplication

from desktop.document.speech import player_name
from desktop.eighteen.companies.corporation import Corporation
from desktop.eighteen.shares import Investor
from desktop.eighteen.table import EighteenTable
from desktop.eighteen.trains import Train
from desktop.engine import resources
from desktop.engine.refusal import QT_TRANSLATE_NOOP
from desktop.i18n import language

BANK = "bank"
SOURCES = {
    # No share is for sale …
    "treasury": QT_TRANSLATE_NOOP("Source", "treasury"),
    "market": QT_TRANSLATE_NOOP("Source", "market"),
    "offering": QT_TRANSLATE_NOOP("Source", "initial offering"),
}


def actor_name(table: EighteenTable, id: str) -> str:
    """A player by name, a private or an independent by its card, a corporation by its letters."""
    if id == BANK:
        return QCoreApplication.translate("Names", "the bank")
    if id in table.privates or id in table.minors:
        return table.card(id).data.name
    return player_name(table, id)


def share_source(table: EighteenTable, source: str) -> str:
    """Where a share is bought: what the actions call a treasury may be an initial offering."""
    return table.stock.place(source)


def source_name(table: EighteenTable, source: str) -> str:
    place = share_source(table, source)
    return QCoreApplication.translate("Source", SOURCES[place]) if place in SOURCES else place


def decider(table: EighteenTable, id: str) -> str:
    """The player who decides for a company; "" for a player, or where nobody does."""
    owner: object = None
    if id in table.corporations:
        owner = table.corporations[id].president
    elif id in table.minors or id in table.privates:
        owner = table.card(id).owner
        if isinstance(owner, Corporation):
            owner = owner.president
    return owner.name if isinstance(owner, Investor) else ""


def hex_name(table: EighteenTable, hex_id: str) -> str:
    """What is printed in a hex, as "Chicago"; "" where nothing is."""
    if hex_id not in table.box.hexes:
        return ""
    data = table.box.hexes[hex_id]
    name = data.name or data.area
    if language.current() == "ru":
        return _russian_names(table.box.key).get(name, name)
    return name


@cache
def _russian_names(title: str) -> dict[str, str]:
    """As the board prints them."""
    return dict(resources.read_toml("titles", title, "print.toml").get("names_ru", {}))


def train_name(table: EighteenTable, id: str) -> str:
    """A train card by what is printed on it and the way it runs: "3/5"."""
    train = _train(table, id)
    return train.printed if train is not None else id


def train_label(table: EighteenTable, id: str) -> str:
    """What is printed on a train card, where kinds share it."""
    train = _train(table, id)
    return train.data.label if train is not None else ""


def _train(table: EighteenTable, id: str) -> Train | None:
    return next((train for train in table.depot.trains if train.id == id), None)


def card_name(table: EighteenTable, id: str) -> str:
    """A card of a draft; the blank ones have no name."""
    if id.startswith("blank-"):
        return QCoreApplication.translate("Names", "a blank card")
    return actor_name(table, id)


def certificate_name(table: EighteenTable, id: str) -> str:
    """A share certificate by its size: "10 % CHI"."""
    for corporation in table.corporations.values():
        for certificate in corporation.certificates:
            if certificate.id == id:
                return f"{certificate.percent} % {corporation.id}"
    return id
