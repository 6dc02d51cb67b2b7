"""What the players have in hand while cards are sold: cash, money in bids, what is left."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from desktop.eighteen.companies.minor import Minor
from desktop.eighteen.companies.private import Private
from desktop.eighteen.shares import Investor
from desktop.eighteen.table import EighteenTable
from desktop.i18n.money import money
from desktop.windows.turn.parts import Badge, label

translate = QCoreApplication.translate
CHIP = 18
IN_A_ROW = 3


def usual_purse(table: EighteenTable, player: Investor) -> str:
    """What an investor has in hand when he is asked for anything but cards."""
    return translate("Turn", "Cash {cash}, {count} certificates of {limit}").format(
        cash=money(player.cash),
        count=table.certificates_of(player),
        limit=table.certificate_limit,
    )


class Bid(Protocol):
    """Money set aside for a card."""

    @property
    def card(self) -> str: ...
    @property
    def player(self) -> str: ...
    @property
    def amount(self) -> int: ...


class Sale(Protocol):
    """The step that sells cards, as far as a panel asks it."""

    def unsold(self) -> tuple[Private | Minor, ...]: ...
    def price(self, card: Private | Minor) -> int: ...
    def set_aside(self, player: Investor, except_for: str = "") -> int: ...
    def available(self, player: Investor, card: str = "") -> int: ...
    def bids_for(self, card: str) -> tuple[Bid, ...]: ...
    def least_bid(self, card: Private | Minor) -> int: ...
    def must_take(self) -> bool: ...


class Purses(QWidget):
    """A row for each player. Who is asked stands out by the weight of the letters."""

    def __init__(self, table: EighteenTable, sale: Sale, asked: str) -> None:
        super().__init__()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(3)
        grid.setColumnStretch(1, 1)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        heads = (
            translate("Turn", "cash"),
            translate("Turn", "set aside"),
            translate("Turn", "free"),
        )
        for column, head in enumerate(heads, start=2):
            grid.addWidget(label(head, "second"), 0, column, right)
        for row, player in enumerate(table.investors, start=1):
            is_asked = player.id == asked
            grid.addWidget(Badge(table.setup.title, player.id, CHIP, player.name), row, 0)
            grid.addWidget(label(player.name, "name" if is_asked else "", wrap=True), row, 1)
            figures = (player.cash, sale.set_aside(player), sale.available(player))
            for column, amount in enumerate(figures, start=2):
                role = "name" if is_asked or column == len(heads) + 1 else ""
                grid.addWidget(label(money(amount), role), row, column, right)
        said = [
            f"{p.name}: {money(p.cash)}, {money(sale.set_aside(p))}, {money(sale.available(p))}"
            for p in table.investors
        ]
        self.setAccessibleName("; ".join(said))


class BidChips(QWidget):
    """The bids for one card, the highest one first."""

    def __init__(self, table: EighteenTable, bids: Iterable[Bid], indent: int = 0) -> None:
        super().__init__()
        grid = QGridLayout(self)
        grid.setContentsMargins(indent, 0, 0, 2)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(IN_A_ROW, 1)
        ordered = sorted(bids, key=lambda bid: -bid.amount)
        said = []
        for number, bid in enumerate(ordered):
            name = table.investor(bid.player).name
            pair = QWidget()
            row = QHBoxLayout(pair)
            row.setContentsMargins(0, 0, 0, 0)
            row.setSpacing(5)
            row.addWidget(Badge(table.setup.title, bid.player, CHIP, name))
            row.addWidget(label(money(bid.amount), "name" if number == 0 else "muted"))
            grid.addWidget(pair, number // IN_A_ROW, number % IN_A_ROW)
            said.append(f"{name} {money(bid.amount)}")
        text = translate("Turn", "Bids: {bids}").format(bids=", ".join(said))
        self.setAccessibleName(text)
        self.setToolTip(text)
