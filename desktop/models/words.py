"""Names and lists as the tables write them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.document.wording import ROUNDS, ROUNDS_SHORT
from desktop.eighteen.companies.company import Company
from desktop.eighteen.data import TrainData

COLOURS = {
    "yellow": lambda: QCoreApplication.translate("Tables", "Yellow"),
    "green": lambda: QCoreApplication.translate("Tables", "Green"),
    "brown": lambda: QCoreApplication.translate("Tables", "Brown"),
    "gray": lambda: QCoreApplication.translate("Tables", "Grey"),
}
_ENDINGS = (" Railroad", " Railway", " Company")
DASH = "—"


def colour_name(word: str) -> str:
    """The name of a tile colour by the word of the data files."""
    return COLOURS[word]() if word in COLOURS else word


def short_name(name: str) -> str:
    """A company's name as players say it."""
    for ending in _ENDINGS:
        if name.endswith(ending):
            return name.removesuffix(ending)
    return name


def trains_text(company: Company) -> str:
    """The trains of a company; an obsolete one in brackets."""
    names = [f"({t.config.name})" if t.obsolete else t.config.name for t in company.trains]
    return " · ".join(names) if names else DASH


def kind_text(kind: TrainData) -> str:
    """A kind of train by every way to run it, as `4 · 3/5`."""
    return " · ".join(config.name for config in kind.configs)


def round_title(kind: str, cycle: int, number: int, is_short: bool = False) -> str:
    """The name of a round by the news of its beginning, as "Operating round 2.1" or "OR 2.1"."""
    names = ROUNDS_SHORT if is_short else ROUNDS
    text = QCoreApplication.translate("Round", names[kind.removesuffix("_round")])
    return text.format(cycle=cycle, number=number)
