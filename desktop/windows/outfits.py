"""Which family has which outfit: one line for each."""

from __future__ import annotations

from desktop.engine.table import Table
from desktop.windows.eighteen_outfit import EIGHTEEN
from desktop.windows.outfit import Outfit
from desktop.windows.steam_outfit import STEAM

PLAIN = Outfit()
OUTFITS: dict[str, Outfit] = {
    "18xx": EIGHTEEN,
    "steam": STEAM,
}


def outfit_of(table: Table) -> Outfit:
    """The outfit of a game; the plain one where its family has none."""
    return OUTFITS.get(table.family, PLAIN)


def usual_outfit() -> Outfit:
    """For a window that has had no game yet."""
    return next(iter(OUTFITS.values()))
