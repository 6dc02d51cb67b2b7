"""The titles, in shelf order."""

from __future__ import annotations

from desktop.engine.game import Game
from desktop.engine.setup import Setup, SetupError
from desktop.engine.title import Title
from desktop.titles.g18mex.title import TITLE as G18MEX
from desktop.titles.g1846.title import TITLE as G1846
from desktop.titles.steam.title import TITLE as STEAM

TITLES: dict[str, Title] = {title.key: title for title in (G1846, G18MEX, STEAM)}


def find_title(key: str) -> Title:
    if key not in TITLES:
        raise SetupError(f"there is no title {key[:40]!r}; there are {', '.join(TITLES)}")
    return TITLES[key]


def new_game(setup: Setup) -> Game:
    return Game(find_title(setup.title), setup)
