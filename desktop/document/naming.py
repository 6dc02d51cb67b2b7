"""Names of players, companies, places and trains as a sentence shows them."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QCoreApplication

from desktop.eighteen.companies.corporation import Corporation
from desktop.eighteen.companies.minor import Minor
from desktop.eighteen.shares import Investor
from desktop.eighteen.table import EighteenTable
from desktop.eighteen.trains import Train
from desktop.engine import resources
from desktop.engine.refusal import QT_TRANSLATE_NOOP
from desktop.engine.table import Table
from desktop.i18n import language

BANK = "bank"
COMPASS = {
    "pointy": (
        QT_TRANSLATE_NOOP("Compass", "south-west"),
        QT_TRANSLATE_NOOP("Compass", "west"),
        QT_TRANSLATE_NOOP("Compass", "north-west"),
        QT_TRANSLATE_NOOP("Compass", "north-east"),
        QT_TRANSLATE_NOOP("Compass", "east"),
        QT_TRANSLATE_NOOP("Compass", "south-east"),
    ),
    "flat": (
        QT_TRANSLATE_NOOP("Compass", "south"),
        QT_TRANSLATE_NOOP("Compass", "south-west"),
        QT_TRANSLATE_NOOP("Compass", "north-west"),
        QT_TRANSLATE_NOOP("Compass", "north"),
        QT_TRANSLATE_NOOP("Compass", "north-east"),
        QT_TRANSLATE_NOOP("Compass", "south-east"),
    ),
}


def actor_name(table: Table | None, id: str) -> str:
    """A player by name, a private or an independent by its card, a corporation by its letters."""
    if table is None:
        return id
    for player in table.players:
        if player.id == id:
            return player.name
    if isinstance(table, EighteenTable):
        if id == BANK:
            return QCoreApplication.translate("Names", "the bank")
        if id in table.privates or id in table.minors:
            return table.card(id).data.name
    return id


def share_source(table: Table | None, source: str) -> str:
    """Where a share is bought: what the actions call a treasury may be an initial offering."""
    return table.stock.place(source) if isinstance(table, EighteenTable) else source


def decider(table: Table, id: str) -> str:
    """The player who decides for a company; "" for a player, or where nobody does."""
    if not isinstance(table, EighteenTable):
        return ""
    owner: object = None
    if id in table.corporations:
        owner = table.corporations[id].president
    elif id in table.minors or id in table.privates:
        owner = table.card(id).owner
        if isinstance(owner, Corporation):
            owner = owner.president
    return owner.name if isinstance(owner, Investor) else ""


def name_of(table: Table | None, hex_id: str) -> str:
    """What is printed in a hex, as "Chicago"; "" where nothing is."""
    if not isinstance(table, EighteenTable) or hex_id not in table.box.hexes:
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


def place_name(table: Table | None, id: str) -> str:
    """A hex or a place in it: "D6 (Chicago)", or the hex alone where no name is printed."""
    hex_id = id.partition(".")[0]
    name = name_of(table, hex_id)
    return f"{hex_id} ({name})" if name else hex_id


def track_name(table: Table | None, point: str) -> str:
    """A point of track: a hexside as "D6 – E7", a junction by its hex."""
    if "." in point:
        return place_name(table, point)
    return " – ".join(point.split("-"))


def side_name(table: Table | None, side: int) -> str:
    layout = table.board.layout if isinstance(table, EighteenTable) else ""
    names = COMPASS.get(layout, ())
    return QCoreApplication.translate("Compass", names[side]) if side in range(len(names)) else ""


def train_name(table: Table | None, id: str) -> str:
    """A train card by what is printed on it and the way it runs: "3/5"."""
    train = _train(table, id)
    return train.printed if train is not None else id


def train_label(table: Table | None, id: str) -> str:
    """What is printed on a train card, where kinds share it."""
    train = _train(table, id)
    return train.data.label if train is not None else ""


def _train(table: Table | None, id: str) -> Train | None:
    trains = table.depot.trains if isinstance(table, EighteenTable) else ()
    return next((train for train in trains if train.id == id), None)


def card_name(table: Table | None, id: str) -> str:
    """A card of a draft; the blank ones have no name."""
    if id.startswith("blank-"):
        return QCoreApplication.translate("Names", "a blank card")
    return actor_name(table, id)


def certificate_name(table: Table | None, id: str) -> str:
    """A share certificate by its size: "10 % CHI"."""
    if isinstance(table, EighteenTable):
        for corporation in table.corporations.values():
            for certificate in corporation.certificates:
                if certificate.id == id:
                    return f"{certificate.percent} % {corporation.id}"
    return id


def is_player(table: Table, id: str) -> bool:
    return any(player.id == id for player in table.players)


def is_minor(table: Table, id: str) -> bool:
    return isinstance(table, EighteenTable) and isinstance(table.minors.get(id), Minor)
