"""Names of players, companies, places and pieces as a sentence shows them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.document.speech import is_player
from desktop.document.speeches import speech_of
from desktop.engine.refusal import QT_TRANSLATE_NOOP
from desktop.engine.table import Table

__all__ = ["is_player"]

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
    """A player by name, a company as its game calls it."""
    return speech_of(table).actor_name(table, id) if table is not None else id


def decider(table: Table, id: str) -> str:
    """The player who decides for a company; "" for a player, or where nobody does."""
    return speech_of(table).decider(table, id)


def name_of(table: Table | None, hex_id: str) -> str:
    """What is printed in a hex, as "Chicago"; "" where nothing is."""
    return speech_of(table).hex_name(table, hex_id) if table is not None else ""


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
    layout = speech_of(table).layout(table) if table is not None else ""
    names = COMPASS.get(layout, ())
    return QCoreApplication.translate("Compass", names[side]) if side in range(len(names)) else ""


def named(table: Table | None, fact: str, id: str) -> str:
    """A piece by the name its family gives to facts of this kind: a train, a card, a cube."""
    make = speech_of(table).names.get(fact) if table is not None else None
    return make(table, id) if make is not None else id


def train_name(table: Table | None, id: str) -> str:
    """A train card by what is printed on it and the way it runs: "3/5"."""
    return named(table, "train", id)


def card_name(table: Table | None, id: str) -> str:
    """A card of a draft; the blank ones have no name."""
    return named(table, "card", id)


def certificate_name(table: Table | None, id: str) -> str:
    """A share certificate by its size: "10 % CHI"."""
    return named(table, "certificate", id)
