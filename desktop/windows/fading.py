"""A panel changes softly: what it showed fades away over what it shows."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from desktop.look.motion import PANEL, duration
from desktop.look.movement import Movements


class Fading:
    """For one panel. The new one works at once: the picture above takes neither mouse nor keys."""

    def __init__(self, panel: QWidget) -> None:
        self._panel = panel
        self.movements = Movements(panel)
        self.picture: QWidget | None = None

    def begin(self) -> None:
        """Before the panel changes."""
        ms = duration(PANEL)
        if not ms or not self._panel.isVisible():
            return
        picture = _Picture(self._panel, self._panel.grab())
        self.picture = picture
        self.movements.play("panel", ms, picture.fade, self._put_away)

    def end(self) -> None:
        """Now."""
        self.movements.finish_all()

    def _put_away(self) -> None:
        picture, self.picture = self.picture, None
        if picture is not None:
            picture.hide()
            picture.deleteLater()


class _Picture(QWidget):
    """What a panel showed."""

    def __init__(self, panel: QWidget, picture: QPixmap) -> None:
        super().__init__(panel)
        self._picture = picture
        self._opacity = 1.0
        self.setObjectName("fading_picture")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setGeometry(panel.rect())
        self.show()
        self.raise_()

    def fade(self, part: float) -> None:
        self._opacity = 1.0 - part
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setOpacity(self._opacity)
        painter.drawPixmap(0, 0, self._picture)
