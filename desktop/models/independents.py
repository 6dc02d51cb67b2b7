"""The independent railroads: owner, trains and money."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from PySide6.QtCore import QCoreApplication, Qt

from desktop.document import naming
from desktop.eighteen.companies.corporation import Corporation
from desktop.eighteen.companies.minor import Minor
from desktop.eighteen.shares import Investor
from desktop.eighteen.table import EighteenTable
from desktop.eighteen.trains import Train
from desktop.engine.state import Write
from desktop.i18n.money import money
from desktop.models.base import Column, PieceTableModel
from desktop.models.words import DASH, has_minors, trains_text


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
        becomes = becomes_text(table, minor)
        return becomes or QCoreApplication.translate("Independents", "closed")
    return owner_text(minor.owner)


def becomes_text(table: EighteenTable, minor: Minor) -> str:
    """What the owner of a minor gets for it when it closes; "" of an independent."""
    if not minor.data.trade_in:
        return ""
    share = naming.certificate_name(table, minor.data.trade_in)
    if minor.closed:
        return QCoreApplication.translate("Independents", "has become {share}").format(share=share)
    return QCoreApplication.translate("Independents", "becomes {share}").format(share=share)


def _tip(table: EighteenTable, minor: Minor) -> str:
    if minor.data.trade_in:
        return QCoreApplication.translate(
            "Independents", "{name}: no. {number}, face value {value}; {becomes}"
        ).format(
            name=minor.data.name,
            number=minor.data.number,
            value=money(minor.data.face_value),
            becomes=becomes_text(table, minor),
        )
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

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        """The small companies are called otherwise where they turn into shares."""
        is_name = orientation == Qt.Orientation.Horizontal and section == self.column("name")
        if is_name and self.table is not None and has_minors(self.table):
            if role == Qt.ItemDataRole.DisplayRole:
                return QCoreApplication.translate("Independents", "Minor")
            if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
                return QCoreApplication.translate("Independents", "Minor company")
        return super().headerData(section, orientation, role)

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
