"""The independent railroads: owner, trains and money."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from PySide6.QtCore import QCoreApplication

from desktop.eighteen.companies.corporation import Corporation
from desktop.eighteen.companies.minor import Minor
from desktop.eighteen.shares import Investor
from desktop.eighteen.table import EighteenTable
from desktop.eighteen.trains import Train
from desktop.engine.state import Write
from desktop.i18n.money import money
from desktop.models.base import Column, PieceTableModel
from desktop.models.words import DASH, trains_text


def owner_text(owner: Investor | Corporation | None) -> str:
    """Who has a card: a player's name or a corporation's letters."""
    if owner is None:
        return DASH
    return owner.name if isinstance(owner, Investor) else owner.id


def _owner(table: EighteenTable, minor: Minor) -> str:
    if minor.absorbed and isinstance(minor.owner, Corporation):
        return QCoreApplication.translate("Independents", "bought by {corporation}").format(
            corporation=minor.owner.id
        )
    if minor.closed:
        return QCoreApplication.translate("Independents", "closed")
    return owner_text(minor.owner)


def _tip(table: EighteenTable, minor: Minor) -> str:
    return QCoreApplication.translate(
        "Independents", "{name}: face value {value}, debt {debt}"
    ).format(name=minor.data.name, value=money(minor.data.face_value), debt=money(minor.data.debt))


class IndependentsModel(PieceTableModel):
    """One independent railroad to a row, in the order in which they operate."""

    COLUMNS: ClassVar[tuple[Column, ...]] = (
        Column(
            "name",
            lambda: QCoreApplication.translate("Independents", "Independent"),
            lambda table, minor: minor.data.name,
            short=lambda table, minor: minor.id,
            tip=_tip,
            explains=lambda: QCoreApplication.translate("Independents", "Independent railroad"),
        ),
        Column(
            "owner", lambda: QCoreApplication.translate("Independents", "Owner"), _owner, tip=_owner
        ),
        Column(
            "trains",
            lambda: QCoreApplication.translate("Independents", "Trains"),
            lambda table, minor: trains_text(minor),
            sort=lambda table, minor: len(minor.trains),
        ),
        Column(
            "treasury",
            lambda: QCoreApplication.translate("Independents", "Treasury"),
            lambda table, minor: money(minor.cash) if minor.operates else DASH,
            sort=lambda table, minor: minor.cash,
            is_number=True,
        ),
    )

    def pieces(self, table: EighteenTable) -> Iterable[Minor]:
        return table.minors.values()

    def present(self, table: EighteenTable) -> Any:
        return table.operating

    def is_still(self, table: EighteenTable, piece: Minor) -> bool:
        return not piece.operates

    def touched(self, table: EighteenTable, write: Write) -> Iterable[Any]:
        if isinstance(write.piece, Train):
            return (write.piece.owner,)
        return (write.piece,)
