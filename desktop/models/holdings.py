"""Who holds what: corporations by owners, with cash and certificates below."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractTableModel, QCoreApplication, QObject, Qt

from desktop.eighteen.companies.corporation import Corporation
from desktop.eighteen.companies.private import Private
from desktop.eighteen.shares import Certificate, Holder, Investor
from desktop.eighteen.table import EighteenTable
from desktop.engine.state import Change
from desktop.i18n.money import money, percent
from desktop.models.base import ROOT, Index, Role
from desktop.models.players import acting_player
from desktop.models.words import has_offering, shares_text, short_name

if TYPE_CHECKING:
    from desktop.document.document import GameDocument

CASH, CERTIFICATES = "cash", "certificates"


class HoldingRole(IntEnum):
    IS_PRESIDENT = Qt.ItemDataRole.UserRole + 60
    CORPORATION = Qt.ItemDataRole.UserRole + 61
    PLAYER = Qt.ItemDataRole.UserRole + 62
    IS_TOTAL = Qt.ItemDataRole.UserRole + 63


@dataclass(frozen=True)
class _Owner:
    """A column: a player, or what the treasury or the market holds."""

    player: Investor | None
    is_market: bool = False


class HoldingsModel(QAbstractTableModel):
    """Shares in tens of percent. Rows: the corporations, then cash, then certificates."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document: GameDocument | None = None
        self._table: EighteenTable | None = None
        self._rows: tuple[Corporation | str, ...] = ()
        self._owners: tuple[_Owner, ...] = ()
        self._acting: Investor | None = None

    def set_document(self, document: GameDocument | None) -> None:
        if self._document is not None:
            self._document.echo.changed.disconnect(self._on_changed)
        self.beginResetModel()
        self._document = document
        table = document.game.table if document is not None else None
        self._table = table if isinstance(table, EighteenTable) else None
        self._rows, self._owners, self._acting = (), (), None
        if self._table is not None:
            corporations = (c for c in self._table.corporations.values() if not c.removed)
            self._rows = (*corporations, CASH, CERTIFICATES)
            players = (_Owner(player) for player in self._table.investors)
            self._owners = (*players, _Owner(None), _Owner(None, True))
            self._acting = acting_player(self._table)
        self.endResetModel()
        if document is not None:
            document.echo.changed.connect(self._on_changed)

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._owners)

    def corporation(self, row: int) -> Corporation | None:
        found = self._rows[row]
        return found if isinstance(found, Corporation) else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or self._table is None:
            return None
        row, owner = self._rows[index.row()], self._owners[index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(row, owner)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignCenter
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._sentence(row, owner)
        if role == HoldingRole.IS_PRESIDENT:
            return isinstance(row, Corporation) and _presides(row, owner)
        if role == HoldingRole.CORPORATION:
            return row.id if isinstance(row, Corporation) else ""
        if role == HoldingRole.PLAYER:
            return owner.player
        if role == HoldingRole.IS_TOTAL:
            return isinstance(row, str)
        if role == Role.HERE:
            return owner.player is not None and owner.player is self._acting
        return None

    def _holder(self, corporation: Corporation, owner: _Owner) -> Holder:
        assert self._table is not None
        if owner.player is not None:
            return owner.player
        return self._table.pool if owner.is_market else corporation

    def _text(self, row: Corporation | str, owner: _Owner) -> str:
        assert self._table is not None
        if isinstance(row, Corporation):
            share = self._holder(row, owner).percent(row)
            return shares_text(share) if share else "·"
        if owner.player is None:
            return ""
        if row == CASH:
            return money(owner.player.cash)
        return f"{self._table.certificates_of(owner.player)} / {self._table.certificate_limit}"

    def _sentence(self, row: Corporation | str, owner: _Owner) -> str:
        if isinstance(row, str):
            return f"{self._heading(owner)}, {self._row_name(row)}: {self._text(row, owner)}"
        share = percent(self._holder(row, owner).percent(row))
        if owner.player is None and not owner.is_market and row.trade_in:
            kept = percent(sum(certificate.percent for certificate in row.trade_in))
            return QCoreApplication.translate(
                "Holdings", "{owner}: {share} of {corporation}, of it {kept} in the trade-in box"
            ).format(owner=self._heading(owner), share=share, corporation=row.id, kept=kept)
        if _presides(row, owner):
            return QCoreApplication.translate(
                "Holdings", "{owner}: {share} of {corporation}, president"
            ).format(owner=self._heading(owner), share=share, corporation=row.id)
        return QCoreApplication.translate("Holdings", "{owner}: {share} of {corporation}").format(
            owner=self._heading(owner), share=share, corporation=row.id
        )

    def _heading(self, owner: _Owner) -> str:
        if owner.player is not None:
            return owner.player.name
        if owner.is_market:
            return QCoreApplication.translate("Holdings", "Market")
        if self._table is not None and has_offering(self._table):
            return QCoreApplication.translate("Holdings", "IPO")
        return QCoreApplication.translate("Holdings", "Treasury")

    def _row_name(self, row: Corporation | str) -> str:
        if isinstance(row, Corporation):
            return short_name(row.data.name)
        if row == CASH:
            return QCoreApplication.translate("Holdings", "Cash")
        return QCoreApplication.translate("Holdings", "Certificates")

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if role != Qt.ItemDataRole.DisplayRole or section < 0:
            return None
        if orientation == Qt.Orientation.Horizontal:
            return self._heading(self._owners[section]) if section < len(self._owners) else None
        return self._row_name(self._rows[section]) if section < len(self._rows) else None

    def _on_changed(self, change: Change) -> None:
        table = self._table
        if table is None:
            return
        touched: set[int] = set()
        for write in change.writes:
            piece = write.piece
            if isinstance(piece, Certificate):
                touched |= self._row(piece.corporation) | self._row(CERTIFICATES)
            elif isinstance(piece, Corporation) and write.name in _SHOWN:
                touched |= self._row(piece) | self._row(CERTIFICATES)
            elif isinstance(piece, Investor):
                touched |= self._row(CASH)
            elif isinstance(piece, Private) or write.name == "owner":
                touched |= self._row(CERTIFICATES)
        acting = acting_player(table)
        if acting is not self._acting:  # a column is marked from top to bottom
            self._acting = acting
            touched = set(range(len(self._rows)))
        for row in sorted(touched):
            self.dataChanged.emit(self.index(row, 0), self.index(row, len(self._owners) - 1))
            self.headerDataChanged.emit(Qt.Orientation.Vertical, row, row)  # the price is there

    def _row(self, row: Corporation | str) -> set[int]:
        return {number for number, one in enumerate(self._rows) if one is row}

    def retranslate(self) -> None:
        if self._rows:
            end = self.index(len(self._rows) - 1, len(self._owners) - 1)
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(self._owners) - 1)
            self.headerDataChanged.emit(Qt.Orientation.Vertical, 0, len(self._rows) - 1)
            self.dataChanged.emit(self.index(0, 0), end)


_SHOWN = frozenset({"president", "cell", "closed"})


def _presides(corporation: Corporation, owner: _Owner) -> bool:
    return owner.player is not None and corporation.president is owner.player
