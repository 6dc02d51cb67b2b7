"""The players: cash, worth, certificates, priority, and what they preside over."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from PySide6.QtCore import QCoreApplication

from desktop.eighteen.companies.company import Company
from desktop.eighteen.companies.corporation import Corporation
from desktop.eighteen.companies.minor import Minor
from desktop.eighteen.companies.private import Private
from desktop.eighteen.shares import Investor
from desktop.eighteen.table import EighteenTable
from desktop.engine.state import Write
from desktop.i18n.money import money
from desktop.models.base import Column, PieceTableModel
from desktop.models.words import DASH


def presided_by(table: EighteenTable, player: Investor) -> tuple[Company, ...]:
    """The corporations a player decides for, and the independents he owns."""
    corporations = (c for c in table.corporations.values() if c.president is player)
    minors = (m for m in table.minors.values() if m.owner is player and m.operates)
    return (*corporations, *minors)


def acting_player(table: EighteenTable) -> Investor | None:
    """Whoever holds the mouse: the player asked, or the president of the company asked."""
    if table.finished or table.round is None:
        return None
    for id in table.round.actors():
        for player in table.investors:
            if player.id == id:
                return player
        decider = _decider(table, id)
        if decider is not None:
            return decider
    return None


def _decider(table: EighteenTable, id: str) -> Investor | None:
    owner: Any = None
    if id in table.corporations:
        owner = table.corporations[id].president
    elif id in table.minors:
        owner = table.minors[id].owner
    elif id in table.privates:
        owner = table.privates[id].owner
    if isinstance(owner, Corporation):
        owner = owner.president
    return owner if isinstance(owner, Investor) else None


def _presidencies(table: EighteenTable, player: Investor) -> str:
    return ", ".join(c.id for c in presided_by(table, player)) or DASH


def _certificates(table: EighteenTable, player: Investor) -> str:
    return f"{table.certificates_of(player)}/{table.certificate_limit}"


def _certificates_tip(table: EighteenTable, player: Investor) -> str:
    return QCoreApplication.translate(
        "Players", "{count} certificates of {limit}: shares and private companies"
    ).format(count=table.certificates_of(player), limit=table.certificate_limit)


def _certificates_spoken(table: EighteenTable, player: Investor) -> str:
    return QCoreApplication.translate("Players", "{count} of {limit}").format(
        count=table.certificates_of(player), limit=table.certificate_limit
    )


def _name_tip(table: EighteenTable, player: Investor) -> str:
    lines = []
    if player is table.priority:
        lines.append(QCoreApplication.translate("Players", "Has the priority deal"))
    if player.bankrupt:
        lines.append(QCoreApplication.translate("Players", "Is bankrupt"))
    cards = table.cards_of(player)
    if cards:
        names = ", ".join(card.data.name for card in cards)
        lines.append(QCoreApplication.translate("Players", "Owns {cards}").format(cards=names))
    return "\n".join(lines)


def _worth_tip(table: EighteenTable, player: Investor) -> str:
    cash, shares = money(player.cash), money(table.share_worth(player))
    if table.cards_count:
        text = QCoreApplication.translate("Players", "Cash {cash}, shares {shares}, cards {cards}")
        cards = money(table.card_worth(player))
        return text.format(cash=cash, shares=shares, cards=cards)
    text = QCoreApplication.translate("Players", "Cash {cash} and shares {shares}")
    return text.format(cash=cash, shares=shares)


def set_aside(table: EighteenTable, player: Investor) -> int:
    """The money a player has bound in bids, where cards are bid for."""
    distribution = getattr(table, "distribution", None)
    return distribution.set_aside(player) if distribution is not None else 0


def _cash(table: EighteenTable, player: Investor) -> str:
    bound = set_aside(table, player)
    return f"{money(player.cash - bound)} + {money(bound)}" if bound else money(player.cash)


def _cash_tip(table: EighteenTable, player: Investor) -> str | None:
    bound = set_aside(table, player)
    if not bound:
        return None
    return QCoreApplication.translate(
        "Players", "Free {free}, set aside for bids {bound}, together {cash}"
    ).format(free=money(player.cash - bound), bound=money(bound), cash=money(player.cash))


def _name_spoken(table: EighteenTable, player: Investor) -> str:
    tip = _name_tip(table, player)
    return f"{player.name}. {tip}" if tip else player.name


class PlayersModel(PieceTableModel):
    """One player to a row, in seat order."""

    COLUMNS: ClassVar[tuple[Column, ...]] = (
        Column(
            "player",
            lambda: QCoreApplication.translate("Players", "Player"),
            lambda table, player: player.name,
            sort=lambda table, player: player.seat,
            tip=_name_tip,
            spoken=_name_spoken,
        ),
        Column(
            "president",
            lambda: QCoreApplication.translate("Players", "President of"),
            _presidencies,
            tip=_presidencies,
        ),
        Column(
            "cash",
            lambda: QCoreApplication.translate("Players", "Cash"),
            _cash,
            sort=lambda table, player: player.cash,
            tip=_cash_tip,
            is_number=True,
        ),
        Column(
            "certificates",
            lambda: QCoreApplication.translate("Players", "Cert."),
            _certificates,
            sort=lambda table, player: table.certificates_of(player),
            tip=_certificates_tip,
            spoken=_certificates_spoken,
            explains=lambda: QCoreApplication.translate(
                "Players", "Certificates held and the limit"
            ),
            is_number=True,
        ),
        Column(
            "worth",
            lambda: QCoreApplication.translate("Players", "Worth"),
            lambda table, player: money(table.worth(player)),
            sort=lambda table, player: table.worth(player),
            tip=_worth_tip,
            explains=lambda: QCoreApplication.translate(
                "Players", "Cash and shares at their present prices"
            ),
            is_number=True,
        ),
    )

    def pieces(self, table: EighteenTable) -> Iterable[Investor]:
        return table.investors

    def present(self, table: EighteenTable) -> Investor | None:
        return acting_player(table)

    def is_still(self, table: EighteenTable, piece: Investor) -> bool:
        return piece.bankrupt

    def touched(self, table: EighteenTable, write: Write) -> Iterable[Any]:
        piece = write.piece
        if isinstance(piece, Investor):
            return (piece,)
        if isinstance(piece, Corporation):
            return self._by_corporation(table, write)
        if isinstance(piece, Private | Minor):
            return self._by_card(write)
        if isinstance(piece, EighteenTable) and write.name == "priority":
            return write.old, write.new
        if write.name == "bids":  # money is bound, or free again
            return table.investors
        return ()

    def _by_corporation(self, table: EighteenTable, write: Write) -> Iterable[Any]:
        if write.name == "president":
            return write.old, write.new
        if write.name == "cell":
            return (p for p in table.investors if p.percent(write.piece))  # type: ignore[arg-type]
        if write.name in ("closed", "removed"):  # the certificate limit follows their number
            return table.investors
        return ()

    def _by_card(self, write: Write) -> Iterable[Any]:
        if write.name == "owner":
            return write.old, write.new
        if write.name in ("closed", "absorbed"):
            return (write.piece.owner,)  # type: ignore[attr-defined]
        return ()
