"""Whose board has which desk and which scene: one line for each family of games."""

from __future__ import annotations

from dataclasses import dataclass

from desktop.engine.table import Table
from desktop.scene.board_desk import BoardDesk
from desktop.scene.board_scene import BoardScene
from desktop.scene.eighteen_desk import EighteenDesk
from desktop.scene.eighteen_scene import EighteenScene
from desktop.scene.steam_desk import SteamDesk
from desktop.scene.steam_scene import SteamScene


@dataclass(frozen=True)
class BoardKit:
    desk: type[BoardDesk] = BoardDesk
    scene: type[BoardScene] = BoardScene


KITS: dict[str, BoardKit] = {
    "18xx": BoardKit(EighteenDesk, EighteenScene),
    "steam": BoardKit(SteamDesk, SteamScene),
}


def kit_of(table: Table) -> BoardKit:
    return KITS.get(table.family, BoardKit())
