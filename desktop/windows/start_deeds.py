"""The deeds of the start page: a large button with an icon, a word and a line below it."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from desktop.dialogs.parts import Icon, label
from desktop.look.look import Look
from desktop.windows.press_card import PressCard


class Deed(PressCard):
    """What can be done, and one line about it."""

    def __init__(self, look: Look, icon_name: str) -> None:
        super().__init__(look)
        self._title = label(role="question", wrap=True)
        self._second = label(role="second", wrap=True)
        line = QHBoxLayout(self)
        line.setContentsMargins(14, 9, 12, 9)
        line.setSpacing(14)
        line.addWidget(Icon(look, icon_name, 26, "accent"))
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self._title)
        words.addWidget(self._second)
        line.addLayout(words, 1)

    def set_words(self, title: str, second: str) -> None:
        self._title.setText(title)
        self._second.setText(second)
        self._second.setVisible(bool(second))
        self.setAccessibleName(title)
        self.setAccessibleDescription(second)
