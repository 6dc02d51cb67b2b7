"""What every panel of a step has: the open game, its choices, and rows that do a deed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from desktop.dialogs.parts import FlowRow
from desktop.document import wording
from desktop.document.document import GameDocument
from desktop.document.effects import Effects, effects
from desktop.engine.actions import Action, Pass
from desktop.engine.choices import Choice
from desktop.scene.board_desk import BoardDesk
from desktop.windows.turn.parts import Badge, LockedLine, OfferRow, button, label, rule

translate = QCoreApplication.translate
A = TypeVar("A", bound=Action)

GAP, TIGHT = 6, 2  # px between rows, and where there is little room


class StepPanel(QWidget):
    """One question and the answers to it. Made anew for every moment of the game."""

    prices_shown = Signal(dict)  # where tokens would stand on the market, by corporation

    def __init__(self, document: GameDocument, desk: BoardDesk) -> None:
        super().__init__()
        self.document = document
        self.desk = desk
        self._moment = document.at
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(GAP)
        self.first_button: QPushButton | None = None
        self.footer = QWidget(self)  # without a parent it would flash up as a window
        self.footer_column = QVBoxLayout(self.footer)
        self.footer_column.setContentsMargins(0, 0, 0, 0)
        self.footer_column.setSpacing(8)
        self._footer_row = FlowRow()
        self._footer_row.setVisible(False)  # empty, it would still have a gap above it
        self.footer_column.addWidget(self._footer_row)
        self.footer.setVisible(False)
        self.build()
        self.column.addWidget(self.footer)

    def build(self) -> None:
        """Fill the column."""

    def saving(self, level: int) -> int:
        """The pixels the panel can spare: at levels 1 and 2 what tells little now, at level 3
        more, while something else has to be read."""
        shown = (self.column.itemAt(n).widget() for n in range(self.column.count()))
        count = sum(1 for widget in shown if widget is not None and not widget.isHidden())
        return (GAP - TIGHT) * max(0, count - 1) if level else 0

    def set_level(self, level: int) -> None:
        """Give way so far."""
        self.column.setSpacing(TIGHT if level else GAP)

    def headline(self, name: str) -> str:
        """What stands over the panel when a player is asked: his name, and what for."""
        return name

    def purse(self, player: Any) -> str:
        """What a player who is asked has in hand; "" for what players of the game always have."""
        return ""

    @property
    def table(self) -> Any:
        """Of the family the panel is for."""
        return self.document.game.table

    def choices(self, kind: type[A]) -> tuple[tuple[A, Choice], ...]:
        """The legal deeds of one kind."""
        found = ((c.action, c) for c in self.document.choices())
        return tuple((action, c) for action, c in found if isinstance(action, kind))

    def effects(self, action: Action) -> Effects:
        return effects(self.document.game, action)

    def do(self, action: Action) -> Callable[[], object]:
        return lambda: self.submit(action)

    @property
    def is_stale(self) -> bool:
        """Whether the game has moved on; another panel is about to be made."""
        return self.document.at is not self._moment

    def submit(self, action: Action) -> bool:
        """Do a deed, if the panel still shows the moment it was made for; else it is too late."""
        if self.is_stale:
            self.document.echo.catch_up()
            return False
        return self.document.submit(action)

    def reason(self, action: Action) -> str:
        """Why the deed cannot be done; "" when it can."""
        refusal = self.effects(action).refusal
        return wording.refusal(refusal, self.table) if refusal is not None else ""

    # Building blocks

    def question(self, text: str) -> None:
        self.column.addWidget(label(text, "question", wrap=True))

    def caption(self, text: str) -> None:
        self.column.addWidget(rule())
        self.column.addWidget(label(text.upper(), "caption", wrap=True))

    def place(self, hex_id: str) -> str:
        """What is printed in a hex, or its number where nothing is."""
        return wording.name_of(self.table, hex_id) or hex_id

    def locked(self, name: str, reason: str) -> None:
        """A deed that cannot be done, with its reason."""
        self.column.addWidget(LockedLine(name, reason))

    def offer(
        self,
        id: str,
        text: str,
        second: str,
        control: QWidget,
        reason: str = "",
        is_folded: bool = False,
        aside: QWidget | None = None,
    ) -> OfferRow:
        badge = Badge(self.table.setup.title, id) if id else None
        row = OfferRow(badge, text, second, control, reason, is_folded, aside)
        self.column.addWidget(row)
        return row

    def show_prices(self, action: Action | None) -> None:
        """Where the tokens on the market would go by a deed that somebody looks at."""
        moved = self.effects(action).cells if action is not None and not self.is_stale else {}
        self.prices_shown.emit({id: after for id, (_, after) in moved.items() if after})

    def buttons(self, *made: QPushButton) -> None:
        """The buttons that answer the question; they stay in sight however long the rows are."""
        self._footer_row.add(*made)
        self._footer_row.setVisible(not self._footer_row.is_empty)
        self.footer.setVisible(not self._footer_row.is_empty)
        if made and self.first_button is None:
            self.first_button = made[0]

    def pass_button(self, text: str, role: str = "") -> QPushButton | None:
        """The button that passes, if one may."""
        for action, _ in self.choices(Pass):
            return button(text, self.do(action), role)
        return None
