"""A row of controls that becomes a column where there is no room for it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QWidget

SPACING = 6


class FoldingRow(QWidget):
    """Side by side, or one below the other."""

    def __init__(self, *widgets: QWidget, stretches: bool = False) -> None:
        super().__init__()
        self._widgets = widgets
        self._layout = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(SPACING)
        for widget in widgets:
            self._layout.addWidget(widget, 1 if stretches else 0)
        if not stretches:
            self._layout.addStretch(1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def minimumSizeHint(self) -> QSize:
        widest = max(w.minimumSizeHint().width() for w in self._widgets)
        return QSize(widest, self._layout.minimumSize().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fold()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._fold()
        return super().event(event)

    def _fold(self) -> None:
        needed = sum(w.minimumSizeHint().width() + SPACING for w in self._widgets) - SPACING
        way = QBoxLayout.Direction
        wanted = way.LeftToRight if needed <= self.width() else way.TopToBottom
        if self._layout.direction() != wanted:
            self._layout.setDirection(wanted)
            self.updateGeometry()
