"""Two ways to play the whole game, side by side, with what the chosen one means."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QCheckBox, QVBoxLayout, QWidget

from desktop.dialogs.parts import Button, FlowRow, label
from desktop.document import wording
from desktop.engine.title import Mode, Option
from desktop.look.look import Look


class ModeRow(QWidget):
    """An option that makes another game of it; `box` says whether it is chosen."""

    def __init__(self, look: Look, option: Option, mode: Mode) -> None:
        super().__init__()
        self.option, self._mode = option, mode
        self.box = QCheckBox(self)  # never seen: the two buttons show it
        self.box.hide()
        self.off, self.on = Button(look, "tab"), Button(look, "tab")
        self._explained = label(role="second", wrap=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 6)
        column.setSpacing(4)
        column.addWidget(FlowRow(self.off, self.on))
        column.addWidget(self._explained)
        for button, is_on in ((self.off, False), (self.on, True)):
            button.setCheckable(True)
            button.clicked.connect(lambda _, is_on=is_on: self._choose(is_on))
        self.retranslate()

    def _choose(self, is_on: bool) -> None:
        self.box.setChecked(is_on)
        self.show_state()

    def show_state(self) -> None:
        """Which of the two is chosen."""
        is_on = self.box.isChecked()
        self.off.setChecked(not is_on)
        self.on.setChecked(is_on)
        text = QCoreApplication.translate("Option", self._mode.off_text)
        self._explained.setText(wording.option_text(self.option) if is_on else text)

    def retranslate(self) -> None:
        self.off.setText(QCoreApplication.translate("Option", self._mode.off))
        self.on.setText(QCoreApplication.translate("Option", self._mode.on))
        rule = wording.rule_text(self.option.rule_id)
        self.setToolTip(f"{wording.rule_place(self.option.rule_id)}\n{rule}")
        self.show_state()
