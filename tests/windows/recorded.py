"""A recorded game in our words, to be played again through the window."""

from __future__ import annotations

import json
from pathlib import Path

from desktop.engine.actions import Action
from desktop.engine.setup import Setup
from desktop.saves.peer_import import Importer


class Recorded:
    """The actions of a record, each with the round and the step it belongs to."""

    def __init__(self, path: Path) -> None:
        data = json.loads(path.read_text(encoding="utf-8"))
        importer = Importer(data)
        self.setup: Setup = importer.game.setup
        self.actions: list[tuple[Action, tuple[str, int, int], str]] = []
        for group in importer.groups:
            for peer in group:
                where, step = _round(importer.table), importer.table.round.step.name
                action = importer.play_one(peer)
                if action is not None:
                    self.actions.append((action, where, step))
        names = [str(player["name"]) for player in data["players"]]
        self.result = {names[int(seat)]: worth for seat, worth in data["result"].items()}


def _round(table) -> tuple[str, int, int]:
    is_operating = table.round.name == "operating"
    number = table.operating_round.number if is_operating else 0
    return table.round.name, table.cycle, number
