"""Where a refusal is shown: over the turn panel, until the next deed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.document.document import GameDocument
from desktop.engine.refusal import Refusal
from desktop.windows.refusal_card import RefusalCard

if TYPE_CHECKING:
    from desktop.windows.main_window import MainWindow


class RefusalStrip(QObject):
    """Puts the card of the last refusal on top of the turn panel and takes it away again."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._card: RefusalCard | None = None

    def show_refusal(self, refusal: Refusal, document: GameDocument) -> None:
        self.hide()
        document.echo.catch_up()  # or the panel, made anew a moment later, would lose the card
        card = RefusalCard(self._window.look)
        card.show_refusal(refusal, document.game.table, undo_text=document.undo_text())
        card.undo_wanted.connect(lambda: document.back())
        card.closed.connect(self.hide)
        card.rule_wanted.connect(lambda rule_id: self._window.help.show_rule(rule_id))
        self._card = card
        self._window.docks.turn.put_on_top(card)

    def hide(self) -> None:
        if self._card is not None:
            self._card.setParent(None)
            self._card.deleteLater()
            self._card = None
