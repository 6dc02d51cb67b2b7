"""Names of places, colours and action tiles of Steam as a sentence shows them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.document.speech import player_name
from desktop.engine.news import Fact, News
from desktop.engine.refusal import QT_TRANSLATE_NOOP
from desktop.i18n import language
from desktop.titles.steam.table import SteamTable

CUBES = {
    # … cube, … city
    "red": QT_TRANSLATE_NOOP("Cube", "red"),
    "blue": QT_TRANSLATE_NOOP("Cube", "blue"),
    "yellow": QT_TRANSLATE_NOOP("Cube", "yellow"),
    "purple": QT_TRANSLATE_NOOP("Cube", "purple"),
    "grey": QT_TRANSLATE_NOOP("Cube", "grey"),
}
ACTION_TILES = {
    "first_player": QT_TRANSLATE_NOOP("ActionTile", "First player"),
    "first_move": QT_TRANSLATE_NOOP("ActionTile", "First move"),
    "engineer": QT_TRANSLATE_NOOP("ActionTile", "Engineer"),
    "first_build": QT_TRANSLATE_NOOP("ActionTile", "First build"),
    "city_growth": QT_TRANSLATE_NOOP("ActionTile", "City growth"),
    "locomotive": QT_TRANSLATE_NOOP("ActionTile", "Locomotive"),
    "urbanisation": QT_TRANSLATE_NOOP("ActionTile", "Urbanisation"),
}
NOBODY = QT_TRANSLATE_NOOP("Names", "nobody")
LISTED = ("players", "cubes")  # facts that are lists


def hex_name(table: SteamTable, hex_id: str) -> str:
    """The city or town in a hex; "" where none is."""
    ground = table.ground.get(hex_id)
    if ground is None or ground.name is None:
        return ""
    return ground.name.ru if language.current() == "ru" else ground.name.en


def place_name(table: SteamTable, hex_id: str) -> str:
    """A city or a town by its name, another hex by its letters."""
    return hex_name(table, hex_id) or hex_id


def cube_name(table: SteamTable, colour: str) -> str:
    return QCoreApplication.translate("Cube", CUBES[colour]) if colour in CUBES else colour


def cube_names(table: SteamTable, cubes: str) -> str:
    return ", ".join(cube_name(table, cube) for cube in cubes.split(", "))


def tile_name(table: SteamTable, tile: str) -> str:
    """An action tile by its name, a track tile by its number."""
    if tile in ACTION_TILES:
        return QCoreApplication.translate("ActionTile", ACTION_TILES[tile])
    return tile


def owner_name(table: SteamTable, id: str) -> str:
    return player_name(table, id) if id else QCoreApplication.translate("Names", NOBODY)


def player_names(table: SteamTable, ids: str) -> str:
    return ", ".join(player_name(table, id) for id in ids.split(", "))


def complete_news(table: SteamTable, news: News) -> dict[str, Fact]:
    """The facts with every list of ids in one text."""
    facts = dict(news.facts)
    for name in LISTED:
        listed = facts.get(name)
        if isinstance(listed, tuple):
            facts[name] = ", ".join(str(item) for item in listed)
    return facts
