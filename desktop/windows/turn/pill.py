"""A pill: an icon and a few words on a soft ground, no wider than they are."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QWidget

from desktop.look.style_sheet import set_role
from desktop.windows.turn.parts import Sign, label


class Pill(QFrame):
    """Where there is no room for a line the words break, and it gets higher."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words: QLabel = label("", "success")
        self.words.setWordWrap(True)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.words.setSizePolicy(policy)
        self.setSizePolicy(policy)
        self._sign = Sign("shield")
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 5, 10, 5)
        row.setSpacing(6)
        row.addWidget(self._sign)
        row.addWidget(self.words, 1)

    @property
    def role(self) -> str:
        return str(self.property("role"))

    def text(self) -> str:
        return self.words.text()

    def say(self, text: str, role: str, icon: str) -> None:
        """`role` is success, attention or refusal."""
        self.words.setText(text)
        self.setAccessibleName(text)
        if role != self.role:
            set_role(self, role)
            set_role(self.words, role)
        self._sign.show_icon(icon, role)
