"""The set-up in an 18xx.games file: title, people, seed and optional rules."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from desktop.engine.setup import Setup, SetupError
from desktop.saves.errors import SaveError
from desktop.saves.json_text import short
from desktop.titles.shelf import TITLES, find_title

PEER_TITLES = {"1846": "1846", "1846 2p Variant": "1846"}
TITLE_FOR_TWO = "1846 2p Variant"
MAX_PLAYERS = 20


def read_setup(data: Mapping[str, Any]) -> Setup:
    """Players, seed and options, with everything "as on 18xx.games" switched on."""
    peer_title = data.get("title")
    if not isinstance(peer_title, str) or peer_title not in PEER_TITLES:
        raise SaveError(f"the title {short(peer_title)} is not on our shelf")
    title = find_title(PEER_TITLES[peer_title])
    settings = data.get("settings")
    settings = settings if isinstance(settings, dict) else {}
    options = set(title.peer_options())
    rules = settings.get("optional_rules") or []
    if not isinstance(rules, list):
        raise SaveError("the optional rules are no list")
    for rule in rules:
        if rule not in ("first_ed", "second_ed_co"):
            raise SaveError(f"the optional rule {short(rule)} is unknown")
    if "second_ed_co" in rules:
        options.add("second_edition_kept")
    elif "first_ed" not in rules:
        options.add("second_edition")
    if peer_title == TITLE_FOR_TWO:
        options.add("two_players")
    setup = Setup(title.key, _names(data), _seed(data, settings), frozenset(options))
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


assert set(PEER_TITLES.values()) <= set(TITLES)
