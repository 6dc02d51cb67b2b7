"""What `shots` shows of Steam."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.scene.steam_desk import SteamDesk
from desktop.titles.steam.deliveries import deliveries
from desktop.windows.shot_scenes import (
    Scene,
    Shown,
    Staged,
    ghost,
    kept,
    new_game,
    preview,
    refusal,
    start,
    variations,
)

if TYPE_CHECKING:
    from desktop.windows.shots import Studio

STANDARD, RHINE = "standard", "rhine_ruhr"


def lifted(studio: Studio) -> None:
    """The cube with the most ways to go is lifted out of its city."""
    desk = studio.window.page.desk
    if not isinstance(desk, SteamDesk):
        return
    found = deliveries(desk.table, desk.table.turn)
    if found:
        ways = [(delivery.origin, delivery.colour) for delivery in found]
        desk.take_cube(*max(ways, key=ways.count))


SHOWN: dict[str, Shown] = {
    "steam": Shown(
        "",
        {
            "auction": Scene("place_auction", 0.0, in_the_dark=True),
            "actions": Scene("take_action", 0.3, in_the_dark=True),
            "build": Scene("build", 0.55, deed=ghost, in_the_dark=True),
            "refusal": Scene("build", 0.3, deed=refusal),
            "goods": Scene("move_goods", 0.75, deed=lifted, in_the_dark=True),
            "points": Scene("take_points", 0.6),
            "tracks": Scene("move_goods", 0.6, dock="tracks"),
            "history": Scene("build", 0.45, dock="history", deed=variations),
            "end": Scene(after=1.0),
            "print": Scene(after=1.0, deed=preview),
            "capital": Scene("capital", 0.4, game=STANDARD),
            "order_auction": Scene("order_auction", 0.4, game=STANDARD, in_the_dark=True),
            "standard_build": Scene("build", 0.6, game=STANDARD, deed=ghost),
            "new_game": Scene(deed=new_game),
            "start": Scene(deed=start),
        },
        kept(
            {"en": "four at one table", "ru": "вчетвером за одним столом"},
            {"en": "auction study", "ru": "разбор аукциона"},
        ),
        seed=4,
        staged=Staged(players=4, board="northeast"),
        games={STANDARD: Staged(players=5, board=RHINE, options=frozenset({STANDARD}))},
    ),
}
