"""The heading of a dock that stands alone: its name, and the two small buttons of a dock."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QDockWidget, QHBoxLayout, QLabel, QToolButton, QWidget

from desktop.look.style_sheet import set_role

BUTTON = 18
# Strokes on a grid of ten.
FLOAT = (((3, 1), (9, 1), (9, 7), (3, 7), (3, 1)), ((1, 3), (1, 9), (7, 9)))
CLOSE = (((1, 1), (9, 9)), ((9, 1), (1, 9)))
Strokes = tuple[tuple[tuple[int, int], ...], ...]


class _Sign(QToolButton):
    """A button with a sign of a few strokes, in the colour of quiet text."""

    def __init__(self, strokes: Strokes) -> None:
        super().__init__()
        self._strokes = strokes

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = self.palette().windowText().color()
        ink.setAlphaF(0.95 if self.underMouse() else 0.55)
        painter.setPen(QPen(ink, 1.3))
        painter.translate((self.width() - 10) / 2, (self.height() - 10) / 2)
        for stroke in self._strokes:
            painter.drawPolyline(QPolygonF([QPointF(x, y) for x, y in stroke]))


class Heading(QWidget):
    """Dragged like any title bar: what is not a button lets the mouse through to the dock."""

    def __init__(self, dock: QDockWidget) -> None:
        super().__init__(dock)
        self._dock = dock
        self._name = QLabel()
        set_role(self._name, "caption")
        self._float, self._close = _Sign(FLOAT), _Sign(CLOSE)
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 0, 12, 2)
        row.setSpacing(2)
        row.addWidget(self._name, 1)
        for button, deed in ((self._float, self._on_float), (self._close, dock.close)):
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
