"""The corporations: trains, treasury, price, president, stations and the last run."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from PySide6.QtCore import QCoreApplication

from desktop.eighteen.companies.corporation import Corporation
from desktop.eighteen.companies.private import Private
from desktop.eighteen.market import Cell, operating_rank
from desktop.eighteen.shares import Certificate
from desktop.eighteen.table import EighteenTable
from desktop.eighteen.trains import Train
from desktop.engine.state import Write
from desktop.i18n.money import money
from desktop.models.base import Column, PieceTableModel
from desktop.models.words import DASH, short_name, trains_text


def state_text(corporation: Corporation) -> str:
    """What there is to say of a corporation that does not simply run; empty otherwise."""
    if corporation.closed:
        return QCoreApplication.translate("Corporations", "closed")
    if not corporation.is_founded:
        return QCoreApplication.translate("Corporations", "not founded")
    if corporation.in_receivership:
        return QCoreApplication.translate("Corporations", "in receivership")
    return ""


def _rank(table: EighteenTable, corporation: Corporation) -> tuple[int, int]:
    """The order of play; those without a price come last."""
    if corporation.cell is None:
        return (2 if corporation.closed else 1), 0
    return operating_rank(corporation)


def _price(table: EighteenTable, corporation: Corporation) -> str:
    return money(corporation.price) if corporation.is_founded else state_text(corporation)


def _treasury(table: EighteenTable, corporation: Corporation) -> str:
    return money(corporation.cash) if corporation.is_founded else DASH


def _trains_tip(table: EighteenTable, corporation: Corporation) -> str:
    count, limit = len(table.counted_trains(corporation)), table.train_limit(corporation)
    text = QCoreApplication.translate("Corporations", "Trains: {count} of {limit}").format(
        count=count, limit=limit
    )
    if corporation.lasting_trains != corporation.trains:
        text += "\n" + QCoreApplication.translate(
            "Corporations", "Those in brackets are obsolete: they run once more"
        )
    return text


def _name_tip(table: EighteenTable, corporation: Corporation) -> str:
    lines = [corporation.data.name]
    if corporation.president is not None:
        lines.append(
            QCoreApplication.translate("Corporations", "President: {player}").format(
                player=corporation.president.name
            )
        )
    if state_text(corporation):
        lines.append(state_text(corporation))
    return "\n".join(lines)


def _spoken(table: EighteenTable, corporation: Corporation) -> str:
    return ", ".join(_name_tip(table, corporation).split("\n"))


class CorporationsModel(PieceTableModel):
    """One corporation to a row, in printed order; those removed at the start are not there."""

    COLUMNS: ClassVar[tuple[Column, ...]] = (
        Column(
            "name",
            lambda: QCoreApplication.translate("Corporations", "Corporation"),
            lambda table, corporation: short_name(corporation.data.name),
            short=lambda table, corporation: corporation.id,
            tip=_name_tip,
            spoken=_spoken,
        ),
        Column(
            "trains",
            lambda: QCoreApplication.translate("Corporations", "Trains"),
            lambda table, corporation: trains_text(corporation),
            sort=lambda table, corporation: len(corporation.trains),
            tip=_trains_tip,
        ),
        Column(
            "treasury",
            lambda: QCoreApplication.translate("Corporations", "Treasury"),
            _treasury,
            sort=lambda table, corporation: corporation.cash,
            is_number=True,
        ),
        Column(
            "price",
            lambda: QCoreApplication.translate("Corporations", "Price"),
            _price,
            sort=_rank,
            explains=lambda: QCoreApplication.translate(
                "Corporations", "Share price; corporations stand in the order of play"
            ),
            is_number=True,
        ),
    )

    def pieces(self, table: EighteenTable) -> Iterable[Corporation]:
        return (c for c in table.corporations.values() if not c.removed)

    def present(self, table: EighteenTable) -> Any:
        return table.operating

    def is_still(self, table: EighteenTable, piece: Corporation) -> bool:
        return not piece.is_founded

    def touched(self, table: EighteenTable, write: Write) -> Iterable[Any]:
        piece = write.piece
        if isinstance(piece, Corporation):
            return (piece,)
        if isinstance(piece, Cell):  # the order in the stack has changed
            return (*write.old, *write.new)
        if isinstance(piece, Train):
            return (piece.owner,)
        if isinstance(piece, Certificate):
            return (piece.corporation,)
        if isinstance(piece, Private) and write.name == "owner":
            return write.old, write.new
        if write.name == "phase_number":  # the train limit
            return table.corporations.values()
        return ()
