"""The small picture of a game's board, for the list of recent games."""

from __future__ import annotations

import zlib
from pathlib import Path

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QPixmap

from desktop.document.document import GameDocument
from desktop.document.library import Library
from desktop.document.position_copy import copy_position
from desktop.engine.table import Table
from desktop.i18n import language
from desktop.scene.painting.prints import has_sheet

WIDTH = 1024  # pixels: as large as it is shown on a large screen
PATIENCE = 900  # milliseconds, in which the board itself has long been painted
QUALITY = 88  # of a JPEG; the grain of the paper would make a PNG four times as long


class Portrait(QObject):
    """The board as it is in the file, whatever is looked at or tried out afterwards.

    The position is noted when a game was opened or saved; it is painted a while later, so that
    nobody waits for it, once for each language.
    """

    def __init__(self, library: Library, folder: Path, parent: QObject) -> None:
        super().__init__(parent)
        self._library, self._folder = library, folder
        self._of: Path | None = None
        self._table: Table | None = None
        self._languages: list[str] = []
        self._soon = QTimer(self)
        self._soon.setInterval(PATIENCE)
        self._soon.timeout.connect(self._take_next)

    def sit(self, document: GameDocument) -> None:
        """The file of this document has the position of now."""
        table = copy_position(document.game)
        if document.path is None or not has_sheet(table):
            return
        self._of, self._table = document.path, table
        now = language.current()
        self._languages = [now, *(code for code in language.LANGUAGES if code != now)]
        self._soon.start()

    def take(self) -> None:
        """The game is put away: take at least the picture that will be looked at next."""
        if self._of is not None and len(self._languages) == len(language.LANGUAGES):
            self._take_next()
        self._rest()

    def _take_next(self) -> None:
        path, table = self._of, self._table
        if path is None or table is None:
            return
        from desktop.printing.board_picture import board_image

        code = self._languages.pop(0)
        base = self._folder / f"{zlib.crc32(str(path).encode())}.jpg"
        image = board_image(table.setup.title, code, table, width=WIDTH)
        if image.save(str(in_language(base, code)), quality=QUALITY):
            self._library.set_thumbnail(path, base)
        if not self._languages:
            self._rest()

    def _rest(self) -> None:
        self._of, self._table, self._languages = None, None, []
        self._soon.stop()


def in_language(base: Path, code: str) -> Path:
    """Where the picture with the words of a language is kept."""
    return base.with_name(f"{base.stem}-{code}{base.suffix}")


def picture_at(thumbnail: str) -> QPixmap | None:
    """The picture of a game with the words of now; with others if there is none."""
    if not thumbnail:
        return None
    base = Path(thumbnail)
    codes = sorted(language.LANGUAGES, key=lambda code: code != language.current())
    for path in (*(in_language(base, code) for code in codes), base):
        if path.is_file():
            picture = QPixmap(str(path))
            if not picture.isNull():
                return picture
    return None
