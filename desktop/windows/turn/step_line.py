"""The steps of a company's turn as stations on a line: done, here, ahead."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontInfo, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.document.document import GameDocument
from desktop.eighteen.actions import LayTile, PlaceToken
from desktop.look.fonts import font
from desktop.look.icons import paint_icon
from desktop.look.theme import DARK, LIGHT, Theme, colour

translate = QCoreApplication.translate

# The stations of a turn in their order, each with the steps that are done there. A turn has those
# whose steps serve the company.
STATIONS = {
    "shares": ("issue_shares",),
    "track": ("track_and_token", "lay_track", "copper_canyon", "power_track"),
    "station": ("track_and_token", "place_station"),
    "run": ("run_trains",),
    "pay": ("dividend",),
    "trains": ("buy_train", "discard_train", "last_offers"),
}
ICONS = {
    "shares": "share",
    "track": "track",
    "station": "station",
    "run": "run",
    "pay": "pay",
    "trains": "train",
}
HEIGHT, WORD, DISC = 52, 12, 14  # px at 100 %
BASE = 13  # px of the text at 100 %


class StepLine(QWidget):
    """Shape and word say where we are, not colour alone."""

    icons: ClassVar[dict[str, str]] = ICONS

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
        round_ = document.game.table.round
        step = round_.step.name if round_ is not None and round_.step is not None else ""
        in_turn = round_ is not None and round_.name == "operating" and not _is_over(document)
        names = _names(document) if in_turn else []
        self._stations = tuple(k for k, steps in STATIONS.items() if set(steps) & set(names))
        self._here = next((k for k in self._stations if step in STATIONS[k]), "")
        self._done = self._before(self._here)
        if step == "track_and_token":
            self._tell_track_from_token(document)
        # Before the first turn, and while the players settle something, nobody is on the line.
        self.setVisible(in_turn and bool(self._here))
        self.setAccessibleName(", ".join(self._words()))
        self.setToolTip(" · ".join(self._words()) if in_turn else "")
        self.update()

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

    def _tell_track_from_token(self, document: GameDocument) -> None:
        """Where both are one step, it is the one or the other by what is still to be done."""
        actors = document.game.actors
        kinds = {type(c.action) for c in document.choices() if c.action.actor in actors}
        step = document.game.table.round.step if document.game.table.round is not None else None
        has_token = bool(getattr(step, "tokened", False))
        if LayTile not in kinds and (PlaceToken in kinds or not has_token):
            self._here = "station"
            self._done = self._before("station")
        elif has_token:
            self._done |= {"station"}

    def _words(self) -> tuple[str, ...]:
        words = {
            "shares": translate("Steps", "Shares"),
            "track": translate("Steps", "Track"),
            "station": translate("Steps", "Station"),
            "run": translate("Steps", "Run"),
            "pay": translate("Steps", "Pay"),
            "trains": translate("Steps", "Trains"),
        }
        return tuple(words[station] for station in self._stations)

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


def _names(document: GameDocument) -> list[str]:
    """The steps to which the turn leads whoever operates."""
    table = document.game.table
    assert table.round is not None
    company = getattr(table, "operating", None)
    return [s.name for s in table.round.steps if company is None or s.serves(company.id)]


def _is_over(document: GameDocument) -> bool:
    return bool(document.game.table.finished)
