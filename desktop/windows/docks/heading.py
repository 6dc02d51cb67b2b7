"""The heading of a dock that stands alone: its name, and the two small buttons of a dock."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QDockWidget, QHBoxLayout, QLabel, QStyle, QToolButton, QWidget

from desktop.look.style_sheet import set_role

BUTTON = 18


class Heading(QWidget):
    """Dragged like any title bar: what is not a button lets the mouse through to the dock."""

    def __init__(self, dock: QDockWidget) -> None:
        super().__init__(dock)
        self._dock = dock
        self._name = QLabel()
        set_role(self._name, "caption")
        self._float, self._close = QToolButton(), QToolButton()
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 0, 12, 2)
        row.setSpacing(2)
        row.addWidget(self._name, 1)
        style = self.style()
        for button, icon, deed in (
            (self._float, QStyle.StandardPixmap.SP_TitleBarNormalButton, self._on_float),
            (self._close, QStyle.StandardPixmap.SP_TitleBarCloseButton, dock.close),
        ):
            button.setIcon(style.standardIcon(icon))
            button.setFixedSize(BUTTON, BUTTON)
            button.setAutoRaise(True)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.clicked.connect(deed)
            row.addWidget(button)
        dock.windowTitleChanged.connect(self._tell)
        self._tell()

    def _on_float(self) -> None:
        self._dock.setFloating(not self._dock.isFloating())

    def _tell(self) -> None:
        self._name.setText(self._dock.windowTitle().upper())
        self._float.setToolTip(QCoreApplication.translate("Docks", "Float or dock"))
        self._close.setToolTip(QCoreApplication.translate("Docks", "Close"))
        for button in (self._float, self._close):
            button.setAccessibleName(button.toolTip())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._tell()
        super().changeEvent(event)
