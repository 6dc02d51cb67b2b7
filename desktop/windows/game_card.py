"""A saved game on the start page: its board in small, its name, where it stands, and when."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from functools import cache
from pathlib import Path

from PySide6.QtCore import (
    QCoreApplication,
    QDate,
    QLocale,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTime,
    QTimer,
)
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.dialogs.parts import label
from desktop.i18n import language
from desktop.look.fonts import SERIF, font
from desktop.look.look import Look
from desktop.look.theme import DARK, LIGHT, PRINTED, colour
from desktop.scene.painting.box_words import box_words
from desktop.scene.painting.prints import has_print
from desktop.windows.press_card import PressCard
from desktop.windows.start_banner import paper_strip

translate = QCoreApplication.translate

ASPECT = 1.22  # width to height of a board
RADIUS = 6
PRINTED_WIDTH = 1200  # pixels of a board that is not of a game
SOON = 60  # milliseconds
LARGE, EDGE = 300, 0.05  # pixels of a picture that can be read; what may be cut of it
MIDDLE = 128  # lightness


@dataclass(frozen=True)
class GameEntry:
    """What the start page knows of a game; words already in the reader's language."""

    path: Path
    title: str  # "1846"
    name: str = ""  # what the file is called; the players stand in for it
    players: tuple[str, ...] = ()
    moment: str = ""  # "Operating round 3.2, B&O lays track"
    when: datetime | None = None
    picture: QPixmap | None = None

    @property
    def heading(self) -> str:
        return f"{box_words(self.title)[0]} · {self.name or ', '.join(self.players)}"


def when_text(when: datetime, today: datetime) -> str:
    """today 22:41, yesterday, 14 Nov, or with the year once it is another."""
    locale = QLocale(language.current())
    days = (today.date() - when.date()).days
    if days == 0:
        clock = locale.toString(QTime(when.hour, when.minute), "H:mm")
        return translate("Start", "today {time}").format(time=clock)
    if days == 1:
        return translate("Start", "yesterday")
    date = QDate(when.year, when.month, when.day)
    pattern = "d MMM" if when.year == today.year else "d MMM yyyy"
    return locale.toString(date, pattern).replace(".", "")


def _is_nearly(one: QSize, other: QSize) -> bool:
    """Whether two shapes differ by no more than the edge of a sheet."""
    ratio = one.width() * other.height() / (one.height() * other.width())
    return abs(ratio - 1) < EDGE


@cache
def printed_board(title: str, code: str) -> QPixmap:
    """The board of a title as it lies in the box."""
    from desktop.printing.board_picture import board_image

    return QPixmap.fromImage(board_image(title, code, width=PRINTED_WIDTH))


class Picture(QWidget):
    """The board in small, with round corners; paper with the title's name if there is none."""

    def __init__(
        self, title: str, picture: QPixmap | None, size: QSize, *, has_board: bool = False
    ) -> None:
        """`has_board`: without a picture the printed board is shown, as soon as it is painted."""
        super().__init__()
        self._title = title
        self._picture = picture
        self._paper = QPixmap()
        self.setFixedSize(size)
        self._wants_board = has_board and picture is None and has_print(title)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._wants_board:
            # A quarter of a second, for which the page itself shall not wait.
            QTimer.singleShot(SOON, self, self._fetch_board)

    def _fetch_board(self) -> None:
        if not self.isVisible():  # behind an open game; `showEvent` asks again
            return
        self._wants_board = False
        self._picture = printed_board(self._title, language.current())
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        rect = QRectF(self.rect())
        clip = QPainterPath()
        clip.addRoundedRect(rect, RADIUS, RADIUS)
        painter.setClipPath(clip)
        if self._picture is not None and not self._picture.isNull():
            self._paint_board(painter, self._picture)
        else:
            self._paint_paper(painter, rect)

    def _paint_board(self, painter: QPainter, picture: QPixmap) -> None:
        """Covers all of the room; what does not fit is cut at two sides, but no more than the edge
        of the paper where the picture is large enough to be read."""
        whole = picture.size()
        if self.width() > LARGE and not _is_nearly(whole, self.size()):
            shown = whole.scaled(self.size(), Qt.AspectRatioMode.KeepAspectRatio)
            left, top = (self.width() - shown.width()) // 2, (self.height() - shown.height()) // 2
            painter.fillRect(self.rect(), QColor(self._table))
            painter.drawPixmap(QRect(QPoint(left, top), shown), picture)
            return
        part = self.size().scaled(whole, Qt.AspectRatioMode.KeepAspectRatio)
        left, top = (whole.width() - part.width()) / 2, (whole.height() - part.height()) / 2
        painter.drawPixmap(
            QRectF(self.rect()), picture, QRectF(left, top, part.width(), part.height())
        )

    @property
    def _table(self) -> str:
        """What the sheet lies on."""
        is_dark = self.palette().window().color().lightness() < MIDDLE
        return (DARK if is_dark else LIGHT).table

    def _paint_paper(self, painter: QPainter, rect: QRectF) -> None:
        if self._paper.isNull():
            self._paper = paper_strip(self.size(), self.devicePixelRatioF(), fold=1 / 6)
        painter.drawPixmap(0, 0, self._paper)
        inner = rect.adjusted(5, 5, -5, -5)
        painter.setPen(QPen(colour(PRINTED.ink, 0.7), 1.2))
        painter.drawRect(inner)
        painter.setPen(colour(PRINTED.ink))
        painter.setFont(font(min(64.0, rect.height() * 0.28), 700, SERIF))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, box_words(self._title)[0])


class RecentCard(PressCard):
    """One recent game; pressed, it opens."""

    def __init__(self, look: Look, entry: GameEntry, now: datetime, picture: QSize) -> None:
        super().__init__(look)
        self.entry = entry
        line = QHBoxLayout(self)
        line.setContentsMargins(8, 8, 12, 8)
        line.setSpacing(12)
        line.addWidget(Picture(entry.title, entry.picture, picture))
        words = QVBoxLayout()
        words.setSpacing(1)
        words.addStretch(1)
        words.addWidget(label(entry.heading, "name", wrap=True))
        when = when_text(entry.when, now) if entry.when is not None else ""
        for text in (entry.moment, when):
            if text:
                words.addWidget(label(text, "second", wrap=True))
        words.addStretch(1)
        line.addLayout(words, 1)
        self.setAccessibleName(". ".join(t for t in (entry.heading, entry.moment, when) if t))
        self.setToolTip(", ".join(entry.players))
