"""Which family prints which papers: one line for each."""

from __future__ import annotations

from desktop.engine.title import Title
from desktop.printing.eighteen_papers import EIGHTEEN
from desktop.printing.sheet_kinds import Papers
from desktop.printing.steam_papers import STEAM

PAPERS_OF: dict[str, Papers] = {
    "18xx": EIGHTEEN,
    "steam": STEAM,
}


def papers_of(title: Title) -> Papers:
    """The papers of a title; none where its family has none."""
    return PAPERS_OF.get(title.family, Papers())
