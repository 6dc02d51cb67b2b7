"""The small picture of a game's board, for the list of recent games."""

from __future__ import annotations

import zlib
from pathlib import Path

from PySide6.QtCore import QObject, QTimer

from desktop.document.library import Library
from desktop.scene.board_view import BoardView

WIDTH = 480  # pixels
PATIENCE = 600  # milliseconds, in which the board has long been painted
QUICK_PNG = 80  # the grain of the paper hardly shrinks, however long one tries


class Portrait(QObject):
    """Taken a moment after a game was opened or saved: nobody waits for it."""

    def __init__(self, view: BoardView, library: Library, folder: Path, parent: QObject) -> None:
        super().__init__(parent)
        self._view, self._library, self._folder = view, library, folder
        self._of: Path | None = None
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(PATIENCE)
        self._soon.timeout.connect(self.take)

    def sit(self, path: Path) -> None:
        """The board of this file is shown now."""
        self._of = path
        self._soon.start()

    def take(self) -> None:
        """Take the picture that is still to be taken, while the board is there."""
        path, self._of = self._of, None
        self._soon.stop()
        if path is None or not self._view.isVisible():
            return
        target = self._folder / f"{abs(zlib.crc32(str(path).encode()))}.png"
        if self._view.grab().scaledToWidth(WIDTH).save(str(target), quality=QUICK_PNG):
            self._library.set_thumbnail(path, target)
