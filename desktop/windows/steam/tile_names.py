"""The words on action tiles, cubes and places."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.document.steam_names import cube_name, tile_name
from desktop.i18n.money import money
from desktop.titles.steam.data import ActionTile
from desktop.titles.steam.phase_table import PhaseTable
from desktop.titles.steam.take_action import TakeActionStep

translate = QCoreApplication.translate

__all__ = ["action_effect", "action_name", "action_price", "cube_name"]


def action_name(table: PhaseTable, tile: ActionTile) -> str:
    return tile_name(table, tile.key)


def action_price(table: PhaseTable, tile: ActionTile) -> str:
    """What it costs who takes it now; "" where nobody is asked, or it is free for all."""
    step = table.round.step if table.round is not None else None
    if table.is_standard:
        return ""
    if isinstance(step, TakeActionStep):
        cost = step.cost(tile)
        return money(cost) if cost else translate("SteamTurn", "free")
    if tile.key == "locomotive":
        return translate("SteamTurn", "{cost} + new level").format(cost=money(tile.cost))
    return money(tile.cost) if tile.cost else translate("SteamTurn", "free")


def action_effect(table: PhaseTable, tile: ActionTile) -> str:
    """What the tile gives, in one line."""
    engineer = table.box.track.engineer_tiles
    if tile.key == "first_player" and table.is_standard:
        return translate("SteamTurn", "pass once in the next auction without leaving it")
    texts = {
        "first_player": translate("SteamTurn", "first in the next turn order"),
        "first_move": translate("SteamTurn", "first to move goods, both times"),
        "engineer": translate("SteamTurn", "{count} tiles instead of {usual}"),
        "first_build": translate("SteamTurn", "first to lay track"),
        "city_growth": translate("SteamTurn", "cubes of a reserve space on a city"),
        "locomotive": translate("SteamTurn", "one level more at once"),
        "urbanisation": translate("SteamTurn", "a new city on a town, with cubes"),
    }
    return texts[tile.key].format(count=engineer, usual=table.box.track.tiles)
