"""What `shots` shows of the 18xx titles."""

from __future__ import annotations

from desktop.windows.shot_scenes import (
    Scene,
    Shown,
    crashed,
    ghost,
    kept,
    new_game,
    preview,
    refusal,
    start,
    variations,
    welcome,
)


def eighteen_scenes(track: str) -> dict[str, Scene]:
    """The moments every 18xx box has; `track` is the step in which tiles are laid."""
    return {
        "new_game": Scene(deed=new_game),
        "stock": Scene("trade_shares", in_the_dark=True),
        "track": Scene(track, deed=ghost, in_the_dark=True),
        "routes": Scene("run_trains", 0.6, many_trains=True),
        "dividend": Scene("dividend", 0.6),
        "trains": Scene("buy_train", 0.2),
        "market": Scene(track, dock="market"),
        "history": Scene(track, dock="history", deed=variations),
        "refusal": Scene(track, deed=refusal),
        "print": Scene(after=1.0, deed=preview),
        "start": Scene(deed=start, in_the_dark=True),
        "recovery": Scene(deed=crashed),
        "welcome": Scene(deed=welcome),
    }


SHOWN: dict[str, Shown] = {
    "1846": Shown(
        "10264.json",
        {"draft": Scene("draft", 0.0), **eighteen_scenes("track_and_token")},
        kept(
            {"en": "five at one table", "ru": "пятеро за одним столом"},
            {"en": "draft study", "ru": "разбор драфта"},
        ),
    ),
    "18MEX": Shown(
        "80226.json",
        {
            "distribution": Scene("distribution", 0.008),
            "auction": Scene("auction", 0.0, in_the_dark=True),
            "minor": Scene("lay_track", 0.2, of_minor=True),
            **eighteen_scenes("lay_track"),
            "merger": Scene("merger", 0.4, in_the_dark=True),
        },
        kept(
            {"en": "four at one table", "ru": "вчетвером за одним столом"},
            {"en": "auction study", "ru": "разбор аукциона"},
        ),
        seed=34,  # with an auction and a merger
    ),
}
