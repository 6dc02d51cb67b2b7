"""The recorded games of 18xx.games, as files."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from desktop.engine.game import Game
from desktop.saves.peer_import import Importer
from tests.shared import SHARED

FILES = [
    path
    for title in ("1846", "1846_2p", "18MEX")
    for path in sorted((SHARED / "replays" / title).glob("*"))
]
NAMES = [path.stem for path in FILES]


@cache
def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def data_of(path: Path) -> Any:
    return json.loads(text_of(path))


def imported(path: Path) -> Game:
    importer = Importer(data_of(path))
    for _ in importer.play():
        pass
    return importer.game
