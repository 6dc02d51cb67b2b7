"""The steps of a company's turn as stations on a line: done, here, ahead."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontInfo, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.document.document import GameDocument
from desktop.eighteen.actions import LayTile, PlaceToken
from desktop.look.fonts import font
from desktop.look.icons import paint_icon
from desktop.look.theme import DARK, LIGHT, Theme, colour

translate = QCoreApplication.translate

# Track and stations may be one step; then it is the one or the other by what is still to be done.
STATIONS = (
    ("issue_shares",),
    ("track_and_token", "power_track"),
    ("place_token",),
    ("run_trains",),
    ("dividend",),
    ("buy_train", "discard_train", "last_offers"),
)
ICONS = ("share", "track", "station", "run", "pay", "train")
TRACK, TOKEN = 1, 2
HEIGHT, WORD, DISC = 52, 12, 14  # px at 100 %
BASE = 13  # px of the text at 100 %


class StepLine(QWidget):
    """Shape and word say where we are, not colour alone."""

    icons: tuple[str, ...] = ICONS

    def __init__(self) -> None:
        super().__init__()
        self._here = -1
        self._done: frozenset[int] = frozenset()
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
        in_turn = round_ is not None and round_.name == "operating" and not _is_over(document)
        self.setVisible(in_turn)
        step = round_.step.name if round_ is not None and round_.step is not None else ""
        self._here = next((i for i, names in enumerate(STATIONS) if step in names), -1)
        self._done = frozenset(range(self._here))
        if step == "track_and_token":
            self._tell_track_from_token(document)
        self.setAccessibleName(", ".join(self._words()))
        self.setToolTip(" · ".join(self._words()) if in_turn else "")
        self.update()

    def _tell_track_from_token(self, document: GameDocument) -> None:
        actors = document.game.actors
        kinds = {type(c.action) for c in document.choices() if c.action.actor in actors}
        step = document.game.table.round.step if document.game.table.round is not None else None
        has_token = bool(getattr(step, "tokened", False))
        if LayTile not in kinds and (PlaceToken in kinds or not has_token):
            self._here = TOKEN
            self._done = frozenset(range(TOKEN))
        elif has_token:
            self._done |= {TOKEN}

    def _words(self) -> tuple[str, ...]:
        return (
            translate("Steps", "Shares"),
            translate("Steps", "Track"),
            translate("Steps", "Station"),
            translate("Steps", "Run"),
            translate("Steps", "Pay"),
            translate("Steps", "Trains"),
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = DARK if self.palette().window().color().lightness() < 128 else LIGHT
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        words = self._words()
        gap = self.width() / len(words)
        middle, radius = self._px(16), self._px(DISC)
        size = min(self._fitting(word, gap - 2) for word in words)
        for i, word in enumerate(words):
            x = gap * (i + 0.5)
            if i:
                is_passed = i <= self._here
                painter.setPen(QPen(colour(theme.accent if is_passed else theme.control_line), 3))
                edge = radius + 2
                painter.drawLine(QPointF(x - gap + edge, middle), QPointF(x - edge, middle))
            self._station(painter, theme, QPointF(x, middle), i)
            if self._is_compact:
                continue
            here = i == self._here
            painter.setFont(font(size, 700 if here else 400))
            past = theme.text if i in self._done else theme.muted
            painter.setPen(colour(theme.accent if here else past))
            box = QRectF(x - gap / 2, self._px(32), gap, self._px(18))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, word)

    def _fitting(self, word: str, width: float) -> int:
        """The size of a word, smaller where six of them stand in a narrow column."""
        size = self._px(WORD)
        while size > 9 and QFontMetricsF(font(size, 700)).horizontalAdvance(word) > width:
            size -= 1
        return size

    def _station(self, painter: QPainter, theme: Theme, at: QPointF, i: int) -> None:
        large, small = self._px(DISC), self._px(10)
        if i == self._here:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(theme.accent))
            painter.drawEllipse(at, large, large)
            side = large * 9 / 14
            box = QRectF(at.x() - side, at.y() - side, 2 * side, 2 * side)
            paint_icon(painter, self.icons[i], box, colour(theme.on_accent))
        else:
            is_done = i in self._done
            ink = colour(theme.accent if is_done else theme.control_line)
            painter.setPen(QPen(ink, 1.75))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(at, small, small)
            side = small * 0.65
            box = QRectF(at.x() - side, at.y() - side, 2 * side, 2 * side)
            paint_icon(painter, "check" if is_done else self.icons[i], box, ink, 2.2)


def _is_over(document: GameDocument) -> bool:
    return bool(document.game.table.finished)
