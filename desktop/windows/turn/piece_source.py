"""A piece in a panel that can be lifted and dropped on the board."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget

from desktop.scene.board_view import BoardView
from desktop.windows.turn.parts import label


class PieceSource(QWidget):
    """Press, drag to the board, let go. Enter puts it into the hand for the keyboard."""

    def __init__(self, picture: QWidget, text: str, take: Callable[[], object]) -> None:
        """`take` puts the gesture into the hand: `desk.take(…)`."""
        super().__init__()
        self._take = take
        self._pressed_at: QPoint | None = None
        self._lifted = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.setAccessibleName(text)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        picture.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        row.addWidget(picture)
        row.addWidget(label(text, "second"))
        row.addStretch(1)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed_at = event.position().toPoint()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed_at is None:
            return
        far = (event.position().toPoint() - self._pressed_at).manhattanLength()
        if not self._lifted and far >= QApplication.startDragDistance():
            self._lifted = True
            self._take()
        view = self._view()
        if self._lifted and view is not None:
            view.hand_moved(event.globalPosition().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        view = self._view()
        lifted, self._lifted, self._pressed_at = self._lifted, False, None
        if lifted and view is not None:
            view.hand_released(event.globalPosition().toPoint())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._take()
        else:
            super().keyPressEvent(event)

    def _view(self) -> BoardView | None:
        return self.window().findChild(BoardView)
