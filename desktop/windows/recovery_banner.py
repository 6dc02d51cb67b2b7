"""The offer to go on with a game that was open when the program stopped."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QFrame

from desktop.dialogs.parts import Button, Icon, label, row
from desktop.look.look import Look
from desktop.look.style_sheet import set_role
from desktop.windows.game_card import when_text

translate = QCoreApplication.translate


@dataclass(frozen=True)
class Recoverable:
    """A game that was open when the program stopped."""

    entry: object  # whatever the caller wants back
    moves: int
    when: datetime | None = None


class RecoveryBanner(QFrame):
    """Hidden while there is nothing to recover."""

    recover_wanted = Signal(object)  # Recoverable.entry
    put_off = Signal(object)  # Recoverable.entry

    def __init__(self, look: Look) -> None:
        super().__init__()
        set_role(self, "attention")
        self._found: Recoverable | None = None
        self._now = datetime.now()
        self._text = label(role="name", wrap=True)
        self.recover, self.not_now = Button(look), Button(look, "quiet")
        self.recover.clicked.connect(self._on_recover)
        self.not_now.clicked.connect(self._on_put_off)
        clock = Icon(look, "clock", 20, "attention")
        line = row(clock, self._text, self.recover, self.not_now, spacing=10)
        line.setContentsMargins(14, 8, 10, 8)
        line.setStretch(1, 1)
        self.setLayout(line)
        self.hide()

    def set_found(self, found: Recoverable | None, now: datetime) -> None:
        self._found, self._now = found, now
        self.setVisible(found is not None)
        self.retranslate()

    def retranslate(self) -> None:
        self.recover.setText(translate("Start", "Recover"))
        self.not_now.setText(translate("Start", "Not now"))
        self._text.setText(self._sentence())

    def _sentence(self) -> str:
        found = self._found
        if found is None:
            return ""
        if found.when is None:
            text = translate(
                "Start", "Drezina was closed unexpectedly. Everything up to move {move} is safe."
            )
            return text.format(move=found.moves)
        text = translate(
            "Start",
            "Drezina was closed unexpectedly ({when}). Everything up to move {move} is safe.",
        )
        return text.format(move=found.moves, when=when_text(found.when, self._now))

    def _on_recover(self) -> None:
        if self._found is not None:
            self.recover_wanted.emit(self._found.entry)

    def _on_put_off(self) -> None:
        found = self._found
        self.set_found(None, self._now)
        if found is not None:
            self.put_off.emit(found.entry)
