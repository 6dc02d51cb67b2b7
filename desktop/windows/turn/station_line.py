"""The steps of a turn as stations on a line: done, here, ahead."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontInfo, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.document.document import GameDocument
from desktop.look.fonts import font
from desktop.look.icons import paint_icon
from desktop.look.theme import DARK, LIGHT, Theme, colour

HEIGHT, WORD, DISC = 52, 12, 14  # px at 100 %
BASE = 13  # px of the text at 100 %


class StationLine(QWidget):
    """Shape and word say where we are, not colour alone."""

    icons: ClassVar[dict[str, str]] = {}  # by station

    def __init__(self) -> None:
        super().__init__()
        self._stations: tuple[str, ...] = ()
        self._here = ""
        self._done: frozenset[str] = frozenset()
        self._is_compact = False  # without words, but for the one we are at
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setObjectName("step_line")

    def sizeHint(self) -> QSize:
        return QSize(320, self._px(2 * DISC + 4 if self._is_compact else HEIGHT))

    def set_compact(self, is_compact: bool) -> None:
        """Where room is short the stations say enough; the words are in the tooltip."""
        if is_compact != self._is_compact:
            self._is_compact = is_compact
            self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _px(self, size: float) -> int:
        """At the scale of the text, which the style sheet gives to every widget."""
        self.ensurePolished()
        return round(size * max(0.8, QFontInfo(self.font()).pixelSize() / BASE))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()
        super().changeEvent(event)

    def show_moment(self, document: GameDocument) -> None:
        """Where the turn is now; a family fills in `_stations`, `_here` and `_done`."""
        self.hide()

    @property
    def stations(self) -> tuple[str, ...]:
        return self._stations

    @property
    def here(self) -> str:
        """The station where the turn is now."""
        return self._here

    def _before(self, station: str) -> frozenset[str]:
        at = self._stations.index(station) if station else 0
        return frozenset(self._stations[:at])

    def _words(self) -> tuple[str, ...]:
        """The names of the stations."""
        return ()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = DARK if self.palette().window().color().lightness() < 128 else LIGHT
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        words = self._words()
        if not words:
            return
        gap = self.width() / len(words)
        middle, radius = self._px(16), self._px(DISC)
        size = min(self._fitting(word, gap - 2) for word in words)
        passed = {*self._done, self._here}
        for i, (station, word) in enumerate(zip(self._stations, words, strict=True)):
            x = gap * (i + 0.5)
            if i:
                is_passed = station in passed and self._stations[i - 1] in self._done
                painter.setPen(QPen(colour(theme.accent if is_passed else theme.control_line), 3))
                edge = radius + 2
                painter.drawLine(QPointF(x - gap + edge, middle), QPointF(x - edge, middle))
            self._station(painter, theme, QPointF(x, middle), station)
            if self._is_compact:
                continue
            here = station == self._here
            painter.setFont(font(size, 700 if here else 400))
            past = theme.text if station in self._done else theme.muted
            painter.setPen(colour(theme.accent if here else past))
            box = QRectF(x - gap / 2, self._px(32), gap, self._px(18))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, word)

    def _fitting(self, word: str, width: float) -> int:
        """The size of a word, smaller where many of them stand in a narrow column."""
        size = self._px(WORD)
        while size > 9 and QFontMetricsF(font(size, 700)).horizontalAdvance(word) > width:
            size -= 1
        return size

    def _station(self, painter: QPainter, theme: Theme, at: QPointF, station: str) -> None:
        large, small = self._px(DISC), self._px(10)
        if station == self._here:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(theme.accent))
            painter.drawEllipse(at, large, large)
            side = large * 9 / 14
            box = QRectF(at.x() - side, at.y() - side, 2 * side, 2 * side)
            paint_icon(painter, self.icons[station], box, colour(theme.on_accent))
        else:
            is_done = station in self._done
            ink = colour(theme.accent if is_done else theme.control_line)
            painter.setPen(QPen(ink, 1.75))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(at, small, small)
            side = small * 0.65
            box = QRectF(at.x() - side, at.y() - side, 2 * side, 2 * side)
            paint_icon(painter, "check" if is_done else self.icons[station], box, ink, 2.2)
