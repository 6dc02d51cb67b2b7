"""The private companies: owner, value, income and whether the power can still be used."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from PySide6.QtCore import QCoreApplication

from desktop.document import naming
from desktop.eighteen.companies.private import Private
from desktop.eighteen.table import EighteenTable
from desktop.engine.game import Game
from desktop.i18n.money import money
from desktop.models.base import Column, PieceTableModel
from desktop.models.independents import owner_text
from desktop.models.words import short_name


class PrivateWords:
    """Lines with a number in them."""

    @staticmethod
    def tr(text: str, comment: str | None = None, n: int = -1) -> str:
        return QCoreApplication.translate("PrivateWords", text, comment, n)

    @staticmethod
    def uses(count: int) -> str:
        return PrivateWords.tr("%n use(s) left", "", count)


def _name(table: EighteenTable, private: Private) -> str:
    name = short_name(private.data.name)
    return f"{private.data.number}. {name}" if private.data.number else name


def _owner(table: EighteenTable, private: Private) -> str:
    if private.closed:
        return QCoreApplication.translate("Privates", "closed")
    return owner_text(private.owner)


def _tip(table: EighteenTable, private: Private) -> str:
    lines = [private.data.name]
    if private.data.number:
        lines[0] = QCoreApplication.translate("Privates", "No. {number}: {name}").format(
            number=private.data.number, name=private.data.name
        )
    if private.data.shares:
        shares = ", ".join(naming.certificate_name(table, id) for id in private.data.shares)
        lines.append(
            QCoreApplication.translate("Privates", "Its first buyer got {shares}").format(
                shares=shares
            )
            if private.owner is not None or private.closed
            else QCoreApplication.translate("Privates", "Its first buyer gets {shares}").format(
                shares=shares
            )
        )
    if private.data.hexes:
        places = ", ".join(_place(table, hex_id) for hex_id in private.data.hexes)
        lines.append(
            QCoreApplication.translate("Privates", "Works at {places}").format(places=places)
        )
    if private.data.uses and not private.closed:
        lines.append(PrivateWords.uses(private.uses_left))
    if private.marker:
        lines.append(
            QCoreApplication.translate("Privates", "Its marker lies at {place}").format(
                place=_place(table, private.marker)
            )
        )
    if private.beneficiary is not None:
        lines.append(
            QCoreApplication.translate("Privates", "It helps {company}").format(
                company=private.beneficiary.id
            )
        )
    return "\n".join(lines)


def _place(table: EighteenTable, hex_id: str) -> str:
    name = table.box.hexes[hex_id].name
    return f"{name} {hex_id}" if name else hex_id


def _dealt(game: Game | None, table: EighteenTable) -> Iterable[Private]:
    """Those that were not put back into the box when the game was laid out."""
    gone = {
        id(write.piece)
        for write in (game.opening.writes if game is not None else ())
        if write.name == "closed" and write.new
    }
    return (private for private in table.privates.values() if id(private) not in gone)


class PrivatesModel(PieceTableModel):
    """One private company to a row; those left in the box are not there."""

    COLUMNS: ClassVar[tuple[Column, ...]] = (
        Column(
            "name",
            lambda: QCoreApplication.translate("Privates", "Private company"),
            _name,
            sort=lambda table, private: (private.closed, list(table.privates).index(private.id)),
            tip=_tip,
            spoken=lambda table, private: ", ".join(_tip(table, private).split("\n")),
        ),
        Column("owner", lambda: QCoreApplication.translate("Privates", "Owner"), _owner),
        Column(
            "value",
            lambda: QCoreApplication.translate("Privates", "Value"),
            lambda table, private: money(private.face_value),
            sort=lambda table, private: private.face_value,
            explains=lambda: QCoreApplication.translate("Privates", "Face value"),
            is_number=True,
        ),
        Column(
            "income",
            lambda: QCoreApplication.translate("Privates", "Income"),
            lambda table, private: money(private.income),
            sort=lambda table, private: private.income,
            explains=lambda: QCoreApplication.translate(
                "Privates", "Paid to the owner at the start of each operating round"
            ),
            is_number=True,
        ),
    )

    def pieces(self, table: EighteenTable) -> Iterable[Private]:
        return _dealt(self._game, table)

    def is_still(self, table: EighteenTable, piece: Private) -> bool:
        return piece.closed
