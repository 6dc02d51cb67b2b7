"""Names and lists as the tables write them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.eighteen.companies.company import Company
from desktop.eighteen.data import TrainConfig, TrainData
from desktop.eighteen.table import EighteenTable
from desktop.eighteen.trains import Train

COLOURS = {
    "yellow": lambda: QCoreApplication.translate("Tables", "Yellow"),
    "green": lambda: QCoreApplication.translate("Tables", "Green"),
    "brown": lambda: QCoreApplication.translate("Tables", "Brown"),
    "gray": lambda: QCoreApplication.translate("Tables", "Grey"),
}
_ENDINGS = (" Railroad", " Railway", " Company")
DASH = "—"
SHARE = 10  # percent


def colour_name(word: str) -> str:
    """The name of a tile colour by the word of the data files."""
    return COLOURS[word]() if word in COLOURS else word


def short_name(name: str) -> str:
    """A company's name as players say it."""
    for ending in _ENDINGS:
        if name.endswith(ending):
            return name.removesuffix(ending)
    return name


def printed_name(kind: TrainData, config: TrainConfig) -> str:
    """What is printed on a train card that is used in this way."""
    return kind.label or config.name


def train_name(train: Train) -> str:
    return printed_name(train.data, train.config)


def trains_text(company: Company) -> str:
    """The trains of a company; an obsolete one in brackets."""
    names = [f"({train_name(t)})" if t.obsolete else train_name(t) for t in company.trains]
    return " · ".join(names) if names else DASH


def kind_text(kind: TrainData) -> str:
    """A kind of train by every way to run it, as `4 · 3/5`."""
    return " · ".join(printed_name(kind, config) for config in kind.configs)


def kind_colour(table: EighteenTable, kind: str) -> str:
    """The tile colour of the phase that a kind of train starts, or belongs to."""
    colours = table.box.phases[0].colours
    for phase in table.box.phases:
        colours = phase.colours if phase.on_train == kind else colours
    return colours[-1]


def opener_name(table: EighteenTable, kind: str) -> str:
    """A kind of train by what its first card is called: `6`, or `6 no. 2` among two kinds of 6."""
    data = next(one for one in table.box.trains if one.name == kind)
    if not data.label:
        return data.name
    before = 0
    for one in table.box.trains:
        if one is data:
            break
        if one.printed == data.printed:
            before += one.counts[len(table.players)]
    return QCoreApplication.translate("Trains", "{train} no. {number}").format(
        train=data.printed, number=before + 1
    )


def shares_text(percent: int) -> str:
    """Percent of a corporation as shares: `3`, `2½`, `½`."""
    whole, rest = divmod(percent, SHARE)
    return f"{whole or ''}½" if rest else str(whole)


def has_minors(table: EighteenTable) -> bool:
    """Whether the small companies turn into shares: minors; else they are bought, independents."""
    return any(minor.data.heir for minor in table.minors.values())


def has_offering(table: EighteenTable) -> bool:
    """Whether unsold shares lie in an initial offering, not in the treasury of their company."""
    return table.stock.unsold_in == "offering"
