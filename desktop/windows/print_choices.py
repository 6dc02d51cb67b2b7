"""What the print window offers: documents, and what it begins with."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from desktop.i18n.language import Language
from desktop.printing.pages import Job
from desktop.printing.paper import Paper


@dataclass(frozen=True)
class Document:
    """Something that can be printed."""

    make: Callable[[Paper, bool, int], Job]  # paper, only black ink, number of players
    word: Callable[[], str]
    file: str  # what a PDF of it is called
    players: range | None = None  # how many there may be, where one is asked


@dataclass(frozen=True)
class Choices:
    """All that the window offers and what it begins with."""

    documents: dict[str, Document]
    folder: Path
    paper: str = "a4"
    players: int = 4
    words: Language | None = None  # None: only the language of now
    keep_paper: Callable[[str], None] = lambda key: None
