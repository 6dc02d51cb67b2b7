"""The set-up in an 18xx.games file: title, people, seed and optional rules."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from desktop.engine.setup import Setup, SetupError
from desktop.saves.errors import SaveError
from desktop.saves.json_text import short
from desktop.saves.titles.shelf import BY_NAME
from desktop.titles.shelf import find_title

MAX_PLAYERS = 20


def read_setup(data: Mapping[str, Any]) -> Setup:
    """Players, seed and options, with everything "as on 18xx.games" switched on."""
    name = data.get("title")
    if not isinstance(name, str) or name not in BY_NAME:
        raise SaveError(f"the title {short(name)} is not on our shelf")
    peer_title = BY_NAME[name]
    title = find_title(peer_title.key)
    settings = data.get("settings")
    settings = settings if isinstance(settings, dict) else {}
    rules = settings.get("optional_rules") or []
    if not isinstance(rules, list):
        raise SaveError("the optional rules are no list")
    options = title.peer_options().union(peer_title.options(name, rules))
    setup = Setup(title.key, _names(data), _seed(data, settings), options)
    try:
        title.check_setup(setup)
    except SetupError as error:
        raise SaveError(str(error)) from error
    return setup


def _names(data: Mapping[str, Any]) -> tuple[str, ...]:
    players = data.get("players")
    if not isinstance(players, list) or not all(isinstance(p, dict) for p in players):
        raise SaveError("the players are no list of players")
    if len(players) > MAX_PLAYERS:
        raise SaveError(f"there are {len(players)} players")
    keys = [player_key(player, seat) for seat, player in enumerate(players)]
    if len(set(keys)) < len(keys):
        raise SaveError("two players have the same id")
    names = tuple(_scalar(p.get("name", p.get("id", "")))[:60] for p in players)
    if len(set(names)) < len(names):
        names = tuple(f"{name[:56]} {n}" for n, name in enumerate(names, start=1))
    return names


def _scalar(value: object) -> str:
    if type(value) not in (int, str):
        raise SaveError(f"a player is called {short(value)}")
    return str(value)


def player_key(player: Mapping[str, Any], seat: int) -> str:
    return _scalar(player.get("id", player.get("name", seat)))


def _seed(data: Mapping[str, Any], settings: Mapping[str, Any]) -> int:
    seed = settings.get("seed")
    if seed in (None, ""):
        id = data.get("id", "")
        found = re.search(r"[0-9]{1,18}", id if isinstance(id, str) else short(id))
        return int(found[0]) if found else 0
    if type(seed) is not int or not 0 <= seed < 2**63:
        raise SaveError(f"the seed is {short(seed)}")
    return seed
