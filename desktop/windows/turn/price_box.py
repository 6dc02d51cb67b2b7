"""A price of one's own within what the rules allow, and the button that offers it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSpinBox, QWidget

from desktop.i18n.money import CURRENCY
from desktop.windows.turn.parts import button

translate = QCoreApplication.translate


def spin_box(limits: range, value: int | None = None) -> QSpinBox:
    """A number box for a price of a choice; it begins at the least, or at a usual price."""
    box = QSpinBox()
    box.setPrefix(CURRENCY)
    box.lineEdit().setTextMargins(6, 0, 0, 0)  # the style sheet does not reach it
    box.setAccessibleName(translate("Turn", "Price"))
    set_limits(box, limits, value)
    return box


def set_limits(box: QSpinBox, limits: range, value: int | None = None) -> None:
    box.setRange(limits[0], limits[-1])
    box.setSingleStep(limits.step)
    box.setValue(limits[0] if value is None else value)
    box.setToolTip(f"{CURRENCY}{limits[0]}–{CURRENCY}{limits[-1]}")


class PriceControl(QWidget):
    """The box with the button beside it; Enter in the box presses the button."""

    def __init__(
        self,
        text: str,
        limits: range,
        on_click: Callable[[int], object],
        value: int | None = None,
        role: str = "",
    ) -> None:
        super().__init__()
        self.box = spin_box(limits, value)
        self.button: QPushButton = button(text, self._press, role)
        self._on_click = on_click
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        row.addWidget(self.box)
        row.addWidget(self.button)
        self.box.lineEdit().returnPressed.connect(self.button.click)

    def _press(self) -> None:
        self.box.interpretText()
        self._on_click(self.box.value())
