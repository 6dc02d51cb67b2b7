"""The sheet over hidden cards: pass the laptop, then look."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from desktop.document import wording
from desktop.document.document import GameDocument
from desktop.scene.board_desk import BoardDesk
from desktop.windows.turn.parts import button, label
from desktop.windows.turn.step_panel import StepPanel

translate = QCoreApplication.translate


class CoverPanel(StepPanel):
    """Says whose cards lie below and shows none of them."""

    def __init__(
        self, document: GameDocument, desk: BoardDesk, uncover: Callable[[], None]
    ) -> None:
        self._uncover = uncover
        super().__init__(document, desk)

    def build(self) -> None:
        name = wording.actor_name(self.table, self.document.game.actors[0])
        self.question(translate("Turn", "The cards are for {player} alone").format(player=name))
        text = translate("Turn", "Pass the laptop. The others look away.")
        self.column.addWidget(label(text, "muted", wrap=True))
        show = translate("Turn", "I am {player}: show my cards").format(player=name)
        self.buttons(button(show, self._uncover, "primary"))
