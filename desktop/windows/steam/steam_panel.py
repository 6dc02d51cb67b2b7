"""What every panel of Steam has: the player, the money box, and what the round before brought."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QWidget

from desktop.document import wording
from desktop.engine.actions import Action
from desktop.i18n.money import money, number
from desktop.titles.steam.pieces import SteamPlayer
from desktop.windows.steam.income_note import KINDS, IncomeLine, is_plain, note_box
from desktop.windows.steam.marks import scale_of
from desktop.windows.steam.money_box import MoneyBox
from desktop.windows.turn.parts import Badge, OfferRow
from desktop.windows.turn.step_panel import StepPanel

translate = QCoreApplication.translate
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CHIP = 28
LARGE = 1.3  # text from which rows need a width and a height of their own


class SteamPanel(StepPanel):
    """One question to one player."""

    has_money = False  # whether there is a money box

    @property
    def player(self) -> SteamPlayer:
        """Who is asked."""
        found: SteamPlayer = self.table.player(self.document.game.actors[0])
        return found

    def purse(self, player: SteamPlayer) -> str:
        return translate("SteamTurn", "Cash {cash} · income {income} · locomotives {level}").format(
            cash=money(player.cash), income=number(player.income), level=player.level
        )

    def name(self, player_id: str) -> str:
        return wording.actor_name(self.table, player_id)

    def chip(self, player_id: str, size: int = CHIP) -> Badge:
        return Badge(self.table.setup.title, player_id, size, self.name(player_id))

    # Money

    def add_money(self) -> MoneyBox:
        """Over the buttons, where it stays in sight however long the rows are."""
        self.money = MoneyBox(self.document.game, self.player.id)
        self.has_money = True
        if scale_of(self) > LARGE:  # it would leave no room for the rows
            self.column.addWidget(self.money)
        else:
            self.footer_column.insertWidget(0, self.money)
            self.footer.setVisible(True)
        return self.money

    def saving(self, level: int) -> int:
        spare = self.money.saving(level) if self.has_money else 0
        return super().saving(level) + spare

    def set_level(self, level: int) -> None:
        super().set_level(level)
        if self.has_money:
            self.money.set_level(level)

    def weigh(self, row: OfferRow, deed: Callable[[], Action | None]) -> None:
        """While somebody looks at a row the box shows what its deed would do."""
        row.looked_at.connect(lambda is_here: self._look_at(deed() if is_here else None))

    def _look_at(self, action: Action | None) -> None:
        if not self.is_stale:
            self.money.show_deed(action)
            self.show_discs()

    def show_discs(self) -> None:
        """Where the discs of the player would stand, for the paper tracks."""
        after = self.money.told.after
        self.prices_shown.emit({self.player.id: (after.income, after.points, after.level)})

    def deed(
        self,
        badge: QWidget | None,
        text: str,
        second: str,
        control: QWidget,
        action: Action,
    ) -> OfferRow:
        """A row that does something, with its money in the box."""
        row = OfferRow(badge, text, second, control)
        self.column.addWidget(row)
        self.weigh(row, lambda: action)
        return row

    # The round before

    def add_income_note(self) -> None:
        """Nobody is asked when income is paid: the next question tells what it was."""
        change = self.document.at.change
        news = [n for n in change.news if n.kind in KINDS] if change is not None else []
        if not news or not any(n.kind in ("steam_round", "scored") for n in change.news):
            return
        if is_plain(news) and not self.table.finished:
            self.column.addWidget(IncomeLine(self.table, news))
        else:
            self.column.addWidget(note_box(self.table, news))
