"""Which family speaks how: one line for each."""

from __future__ import annotations

from desktop.document.eighteen_speech import EIGHTEEN
from desktop.document.speech import PLAIN, Speech
from desktop.document.steam_speech import STEAM
from desktop.engine.table import Table
from desktop.titles.shelf import TITLES

SPEECHES: dict[str, Speech] = {
    "18xx": EIGHTEEN,
    "steam": STEAM,
}


def speech_of(table: Table | None) -> Speech:
    """The speech of a game; the plain one where its family has none of its own."""
    return SPEECHES.get(table.family, PLAIN) if table is not None else PLAIN


def speech_for(title: str) -> Speech:
    """The speech of a title, which may be one that this copy does not have."""
    return SPEECHES.get(TITLES[title].family, PLAIN) if title in TITLES else PLAIN


def usual_speech() -> Speech:
    """For a window that has had no game yet."""
    return next(iter(SPEECHES.values()))


# Of what was written down without its game, the family is not known.


def every_step() -> dict[str, str]:
    return {name: text for speech in SPEECHES.values() for name, text in speech.steps.items()}


def every_round(is_short: bool = False) -> dict[str, str]:
    found: dict[str, str] = {}
    for speech in SPEECHES.values():
        found |= speech.rounds_short if is_short else speech.rounds
    return found


def every_round_news() -> frozenset[str]:
    """The kinds of news with which a round begins."""
    return frozenset(kind for speech in SPEECHES.values() for kind in speech.round_news)
