"""The small picture of a game's board, for the list of recent games."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QPixmap

from desktop.document.document import GameDocument
from desktop.document.library import Library
from desktop.document.position_copy import copy_position
from desktop.engine.table import Table
from desktop.i18n import language
from desktop.scene.painting.prints import has_sheet

WIDTH = 1024  # pixels: as large as it is shown on a large screen
PATIENCE = 900  # milliseconds, in which the board itself has long been painted
REST = 4  # milliseconds between two parts of a picture, for whatever the window has to do
QUALITY = 88  # of a JPEG; the grain of the paper would make a PNG four times as long


@dataclass(frozen=True)
class Sitting:
    """A picture that is still to be painted."""

    path: Path
    table: Table
    code: str  # of the language of its words


class Portrait(QObject):
    """The board as it is in the file, whatever is looked at or tried out afterwards.

    The position is noted when a game was opened or saved; it is painted a while later, part after
    part so that nobody waits for it, once for each language.
    """

    taken = Signal(object)  # Path: the game of this file has a new picture with the words of now

    def __init__(self, library: Library, folder: Path, parent: QObject) -> None:
        super().__init__(parent)
        self._library, self._folder = library, folder
        self._waiting: list[Sitting] = []
        self._work: Iterator[None] | None = None  # at the first of those who wait
        self._soon = QTimer(self)
        self._soon.setInterval(PATIENCE)
        self._soon.timeout.connect(self._go_on)

    def sit(self, document: GameDocument) -> None:
        """The file of this document has the position of now."""
        table = copy_position(document.game)
        path = document.path
        if path is None or not has_sheet(table):
            return
        self._drop(path)
        now = language.current()
        for code in (now, *(code for code in language.LANGUAGES if code != now)):
            self._waiting.append(Sitting(path, table, code))
        self._soon.start(PATIENCE)

    def _drop(self, path: Path) -> None:
        """What waits of this file is out of date."""
        if self._waiting and self._waiting[0].path == path:
            self._work = None
        self._waiting = [sitting for sitting in self._waiting if sitting.path != path]

    def hurry(self) -> None:
        """The game is put away: its picture will be looked at next."""
        if self._waiting:
            self._soon.start(REST)

    def take(self) -> None:
        """Nobody looks any more: paint at once what would be looked at next, and no more."""
        while self._waiting:
            if self._waiting[0].code != language.current():
                self._leave()
            else:
                self._go_on()
        self._soon.stop()

    def _go_on(self) -> None:
        """A part of a picture."""
        if not self._waiting:
            self._soon.stop()
            return
        self._soon.setInterval(REST)
        self._work = self._work or self._painted(self._waiting[0])
        if next(self._work, self) is self:
            self._leave()

    def _leave(self) -> None:
        self._work = None
        del self._waiting[0]

    def _painted(self, sitting: Sitting) -> Iterator[None]:
        from desktop.printing.board_picture import image_in_parts

        path, table, code = sitting.path, sitting.table, sitting.code
        image = yield from image_in_parts(table.setup.title, code, table, width=WIDTH)
        yield
        base = self._folder / f"{zlib.crc32(str(path).encode())}.jpg"
        if image.save(str(in_language(base, code)), quality=QUALITY):
            self._library.set_thumbnail(path, base)
            if code == language.current():
                self.taken.emit(path)


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
