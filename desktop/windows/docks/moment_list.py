"""A list of moments: rows of one height, painted by a delegate, walked with the keyboard."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QWidget

from desktop.look.look import Look
from desktop.models.base import Role

FEWEST = 2  # rows


class MomentList(QListView):
    """Enter or a click looks at the moment of a row. The arrows only walk along the rows."""

    moment_chosen = Signal(object)  # Node

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self._kept = QPersistentModelIndex()
        # All rows are equally high: Qt then asks for one of them, not for a thousand.
        self.setUniformItemSizes(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setMouseTracking(True)
        self.clicked.connect(self._choose)
        look.changed.connect(self.lay_out_again)
        self.lay_out_again()

    def keep_in_sight(self, index: QModelIndex) -> None:
        """Show a row in the middle, also when the list gets its size only later."""
        self._kept = QPersistentModelIndex(index)
        self._centre(index)

    def _centre(self, index: QModelIndex) -> None:
        """In the middle; the rows begin with a whole one, unless we are at the very end."""
        self.scrollTo(index, QListView.ScrollHint.PositionAtCenter)
        bar, row = self.verticalScrollBar(), self.sizeHintForRow(index.row())
        if row > 0 and bar.value() < bar.maximum():
            bar.setValue(bar.value() - bar.value() % row)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._kept.isValid():
            self._centre(self.model().index(self._kept.row(), 0))

    def lay_out_again(self) -> None:
        """Other sizes; a few rows are always seen."""
        self.setMinimumHeight(self.look.px(FEWEST * 25))
        self.scheduleDelayedItemsLayout()
        self.viewport().update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        enters = event.text() in ("\r", "\n", " ")
        if enters and self.currentIndex().isValid():
            self._choose(self.currentIndex())
            return
        super().keyPressEvent(event)

    def _choose(self, index: object) -> None:
        node = index.data(Role.PIECE)  # type: ignore[attr-defined]
        if node is not None:
            self.moment_chosen.emit(node)
