"""The depot: what is left of each kind of train, what it costs and when it rusts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from PySide6.QtCore import QCoreApplication

from desktop.eighteen.data import TrainConfig, TrainData
from desktop.eighteen.table import EighteenTable
from desktop.eighteen.trains import Depot
from desktop.engine.state import Write
from desktop.i18n.money import money
from desktop.models.base import Column, PieceTableModel
from desktop.models.words import DASH, kind_text, opener_name, printed_name


class TrainWords:
    """Lines with a number in them."""

    @staticmethod
    def tr(text: str, comment: str | None = None, n: int = -1) -> str:
        return QCoreApplication.translate("TrainWords", text, comment, n)

    @staticmethod
    def stops(count: int) -> str:
        return TrainWords.tr("%n stop(s)", "", count)

    @staticmethod
    def best_of(counted: int, visited: int) -> str:
        return TrainWords.tr("best {counted} of %n stop(s)", "", visited).format(counted=counted)


def config_text(config: TrainConfig) -> str:
    """What a train can do: `4 stops`, or `best 3 of 5 stops`."""
    if config.counted == config.visited:
        return TrainWords.stops(config.counted)
    return TrainWords.best_of(config.counted, config.visited)


def left_of(table: EighteenTable, kind: TrainData) -> int:
    """How many the bank can still sell: new ones and those given back."""
    depot = table.depot
    return sum(t.data is kind for t in (*depot.upcoming, *depot.discarded))


def rust_text(table: EighteenTable, kind: TrainData) -> str:
    """When trains of this kind leave the game."""
    if kind.scrapped_on and kind.obsolete_on:
        return QCoreApplication.translate(
            "Trains", "run once more after the first {obsolete}, scrapped by the first {scrapped}"
        ).format(obsolete=kind.obsolete_on, scrapped=kind.scrapped_on)
    if kind.obsolete_on:
        name = opener_name(table, kind.obsolete_on)
        if name != kind.obsolete_on:
            text = QCoreApplication.translate("Trains", "run once more after {train}")
        else:
            text = QCoreApplication.translate("Trains", "run once more after the first {train}")
        return text.format(train=name)
    if kind.scrapped_on:
        return QCoreApplication.translate("Trains", "scrapped by the first {train}").format(
            train=kind.scrapped_on
        )
    return QCoreApplication.translate("Trains", "never rust")


def rusts(table: EighteenTable, kind: TrainData) -> str:
    """The kinds whose first train ends this one."""
    if kind.obsolete_on and kind.scrapped_on:
        return QCoreApplication.translate("Trains", "{obsolete}, gone by {scrapped}").format(
            obsolete=kind.obsolete_on, scrapped=kind.scrapped_on
        )
    first = kind.obsolete_on or kind.scrapped_on
    return opener_name(table, first) if first else DASH


def is_rusted(table: EighteenTable, kind: TrainData) -> bool:
    """Whether no train of this kind will ever be bought again."""
    trains = [t for t in table.depot.trains if t.data is kind]
    return all(t.scrapped or t.obsolete for t in trains)


def _price(table: EighteenTable, kind: TrainData) -> str:
    return " · ".join(money(config.price) for config in kind.configs)


def _tip(table: EighteenTable, kind: TrainData) -> str:
    lines = [
        QCoreApplication.translate("Trains", "{train}: {stops}, {price}").format(
            train=printed_name(kind, config), stops=config_text(config), price=money(config.price)
        )
        for config in kind.configs
    ]
    return "\n".join((*lines, rust_text(table, kind)))


class TrainsModel(PieceTableModel):
    """One kind of train to a row, in the order in which they are sold."""

    COLUMNS: ClassVar[tuple[Column, ...]] = (
        Column(
            "train",
            lambda: QCoreApplication.translate("Trains", "Train"),
            lambda table, kind: kind_text(kind),
            tip=_tip,
            spoken=lambda table, kind: "; ".join(_tip(table, kind).split("\n")),
        ),
        Column(
            "price",
            lambda: QCoreApplication.translate("Trains", "Price"),
            _price,
            sort=lambda table, kind: kind.configs[0].price,
            is_number=True,
        ),
        Column(
            "left",
            lambda: QCoreApplication.translate("Trains", "Left"),
            lambda table, kind: str(left_of(table, kind)),
            sort=left_of,
            explains=lambda: QCoreApplication.translate("Trains", "How many the bank can sell"),
            is_number=True,
        ),
        Column(
            "rusts",
            lambda: QCoreApplication.translate("Trains", "Rusts by"),
            rusts,
            tip=rust_text,
            spoken=rust_text,
            explains=lambda: QCoreApplication.translate(
                "Trains", "The trains whose first purchase ends this kind"
            ),
        ),
    )

    def pieces(self, table: EighteenTable) -> Iterable[TrainData]:
        return table.box.trains

    def present(self, table: EighteenTable) -> Any:
        """The kind the bank sells now."""
        return table.depot.upcoming[0].data if table.depot.upcoming else None

    def is_still(self, table: EighteenTable, piece: TrainData) -> bool:
        return left_of(table, piece) == 0

    def touched(self, table: EighteenTable, write: Write) -> Iterable[Any]:
        if not isinstance(write.piece, Depot):
            return ()
        return {id(t.data): t.data for t in set(write.old) ^ set(write.new)}.values()
