"""Money before a decision: what it costs, what is borrowed for it, and what the round leaves."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel

from desktop.document.steam_account import Account, account, account_of_price
from desktop.engine.actions import Action
from desktop.engine.game import Game
from desktop.i18n.money import ARROW, gain, money, number
from desktop.look.style_sheet import set_role
from desktop.titles.steam.money import most
from desktop.titles.steam.phase_table import PhaseTable
from desktop.windows.turn.parts import label

translate = QCoreApplication.translate
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
NOW, AFTER, CLOSING = range(1, 4)
ALL = 3  # the level at which nothing is left


class MoneyWords:
    """Lines that count; lupdate sees a plural only in a `tr` inside a class."""

    @staticmethod
    def tr(text: str, comment: str | None = None, n: int = -1) -> str:
        return QCoreApplication.translate("MoneyWords", text, comment, n)

    @staticmethod
    def points(count: int) -> str:
        return MoneyWords.tr("%n victory point(s)", "", count)

    @staticmethod
    def income(count: int) -> str:
        return MoneyWords.tr("%n income", "", count)


class MoneyBox(QFrame):
    """Cash, income and points: now, after the deed that is looked at, at the round's end."""

    def __init__(self, game: Game, player_id: str) -> None:
        super().__init__()
        self._game, self._player = game, player_id
        set_role(self, "sunken")
        self.setObjectName("money_box")
        grid = QGridLayout(self)
        grid.setContentsMargins(12, 8, 12, 8)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(1)
        grid.setColumnStretch(0, 1)
        self._grid = grid
        self._cells: dict[tuple[int, int], QLabel] = {}
        heads = (
            translate("SteamMoney", "now"),
            translate("SteamMoney", "after"),
            translate("SteamMoney", "round's end"),
        )
        for column, head in enumerate(heads, start=NOW):
            grid.addWidget(label(head, "second"), 0, column, RIGHT)
        self._names = (
            translate("SteamMoney", "Cash"),
            translate("SteamMoney", "Income"),
            translate("SteamMoney", "Victory points"),
        )
        self._level = 0
        self._heads: list[QLabel] = []
        for row, name in enumerate(self._names, start=1):
            self._heads.append(label(name, wrap=True))
            grid.addWidget(self._heads[-1], row, 0)
            for column in (NOW, AFTER, CLOSING):
                cell = label("", "name" if row == 1 else "")
                self._cells[row, column] = cell
                grid.addWidget(cell, row, column, RIGHT)
        self._pay, self._end = self._line(4), self._line(5)
        self.show_deed(None)

    def _line(self, row: int) -> QLabel:
        made = label("", "second", wrap=True)
        self._grid.addWidget(made, row, 0, 1, CLOSING + 1)
        return made

    def show_deed(self, action: Action | None) -> None:
        """What a deed would do; None: as things stand."""
        self.show_account(account(self._game, self._player, action), action is not None)

    def show_price(self, price: int) -> None:
        """What the winner of an auction would pay."""
        self.show_account(account_of_price(self._game, self._player, price), True)

    def show_account(self, told: Account, is_deed: bool) -> None:
        self.told, self._is_deed = told, is_deed
        for column, purse in ((NOW, told.before), (AFTER, told.after), (CLOSING, told.closing)):
            texts = (money(purse.cash), number(purse.income), number(purse.points))
            is_blank = column == AFTER and not is_deed
            for row, text in enumerate(texts, start=1):
                if is_blank or (column == CLOSING and purse.is_out):
                    text = "–"
                self._cells[row, column].setText(text)
        self._pay.setText(self._paying(told) if is_deed else self._free())
        self._end.setText(self._ending(told))
        role = "attention" if self._is_short(told) else "second"
        if self._end.property("role") != role:
            set_role(self._end, role)
        self.setAccessibleName(self.spoken())
        self._make_room()

    # Giving way

    def set_level(self, level: int) -> None:
        """Where the turn has no room for everything: 1 leaves out points that stay the same, 2
        what could be paid, too, 3 all of it, while there is something else to be read."""
        if level != self._level:
            self._level = level
            self._make_room()
            self.setHidden(level >= ALL)

    def _make_room(self) -> None:
        idle = self._idle(self._level)
        for widget in (*self._row_of_points(), self._pay):
            widget.setVisible(widget not in idle)

    def _row_of_points(self) -> list[QLabel]:
        return [self._heads[2], *(self._cells[3, column] for column in (NOW, AFTER, CLOSING))]

    def _idle(self, level: int) -> list[QLabel]:
        """What tells nothing at this moment."""
        told = self.told
        is_same = told.before.points == told.after.points == told.closing.points
        found = self._row_of_points() if level and is_same else []
        is_paid = self._is_deed and bool(told.spent or told.raised)
        return found if level < 2 or is_paid else [*found, self._pay]

    def saving(self, level: int) -> int:
        """The pixels that a level spares."""
        if level >= ALL:
            return self.sizeHint().height() + self.saving(min(self._level, ALL - 1))
        idle = self._idle(level)
        parts = [w for w in (self._heads[2], self._pay) if w in idle]
        return sum(part.sizeHint().height() + self._grid.verticalSpacing() for part in parts)

    def _free(self) -> str:
        """How much could be paid."""
        table = self._game.table
        assert isinstance(table, PhaseTable)
        player = table.player(self._player)
        if not table.on_credit:
            return translate("SteamMoney", "Only cash can be spent in this round")
        return translate(
            "SteamMoney", "Up to {amount} can be paid, with all that can be raised"
        ).format(amount=money(most(table, player)))

    def _paying(self, told: Account) -> str:
        """Cash first, then so many units; in one line."""
        if told.raised and told.spent:
            text = translate(
                "SteamMoney", "{cost}: {cash} from cash and {raised} raised for {price}"
            )
        elif told.raised:
            text = translate("SteamMoney", "{raised} raised for {price}")
        elif told.spent:
            text = translate("SteamMoney", "{cost} from cash, nothing raised")
        else:
            return translate("SteamMoney", "Costs nothing")
        return text.format(
            cost=money(told.spent),
            cash=money(min(told.before.cash, told.spent)),
            raised=money(told.raised),
            price=self._given(
                told.before.income - told.after.income, told.before.points - told.after.points
            ),
        )

    def _given(self, income: int, points: int) -> str:
        parts = [MoneyWords.income(income)] if income > 0 else []
        parts += [MoneyWords.points(points)] if points > 0 else []
        return ", ".join(parts)

    def _is_short(self, told: Account) -> bool:
        given = told.given_up
        return told.closing.is_out or given.income > 0 or given.points > 0

    def _ending(self, told: Account) -> str:
        if told.upkeep:
            text = translate(
                "SteamMoney", "At the round's end {due}: income {income}, upkeep {cost}"
            )
        else:
            text = translate("SteamMoney", "At the round's end {due}")
        text = text.format(
            due=gain(told.due), income=gain(told.after.income), cost=gain(-told.upkeep)
        )
        if told.closing.is_out:
            return f"{text}; " + translate("SteamMoney", "it cannot be paid: bankrupt")
        given = told.given_up
        if self._is_short(told):
            missing = translate("SteamMoney", "cash is short, it takes {price}")
            return f"{text}; " + missing.format(price=self._given(given.income, given.points))
        return text

    def figures(self, row: int) -> tuple[str, str, str]:
        """A row as it is read: now, after, at the end."""
        now, after, closing = (self._cells[row, c].text() for c in (NOW, AFTER, CLOSING))
        return now, after, closing

    def spoken(self) -> str:
        rows = [
            f"{name} {f' {ARROW} '.join(text for text in self.figures(row) if text != '–')}"
            for row, name in enumerate(self._names, start=1)
        ]
        return ". ".join((*rows, self._pay.text(), self._end.text()))

    def sentences(self) -> tuple[str, str]:
        return self._pay.text(), self._end.text()
