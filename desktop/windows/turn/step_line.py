"""The steps of a company's turn as stations on a line: done, here, ahead."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from desktop.document.document import GameDocument
from desktop.look.fonts import font
from desktop.look.icons import paint_icon
from desktop.look.theme import DARK, LIGHT, colour

translate = QCoreApplication.translate

STATIONS = (
    ("issue_shares",),
    ("track_and_token", "power_track"),
    ("run_trains",),
    ("dividend",),
    ("buy_train", "discard_train", "last_offers"),
)
ICONS = ("share", "track", "run", "pay", "train")


class StepLine(QWidget):
    """Shape and word say where we are, not colour alone."""

    def __init__(self) -> None:
        super().__init__()
        self._here = -1
        self.setFixedHeight(52)
        self.setObjectName("step_line")

    def sizeHint(self) -> QSize:
        return QSize(320, 52)

    def show_moment(self, document: GameDocument) -> None:
        round_ = document.game.table.round
        in_turn = round_ is not None and round_.name == "operating" and not _is_over(document)
        self.setVisible(in_turn)
        step = round_.step.name if round_ is not None and round_.step is not None else ""
        self._here = next((i for i, names in enumerate(STATIONS) if step in names), -1)
        self.setAccessibleName(", ".join(self._words()))
        self.update()

    def _words(self) -> tuple[str, ...]:
        return (
            translate("Turn", "Shares"),
            translate("Turn", "Track"),
            translate("Turn", "Run"),
            translate("Turn", "Pay"),
            translate("Turn", "Trains"),
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = DARK if self.palette().window().color().lightness() < 128 else LIGHT
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        words = self._words()
        gap = self.width() / len(words)
        for i, word in enumerate(words):
            x = gap * (i + 0.5)
            if i:
                done = i <= self._here
                pen = QPen(colour(theme.accent if done else theme.control_line), 3)
                painter.setPen(pen)
                left = 16 if i - 1 == self._here else 12
                right = 16 if i == self._here else 12
                painter.drawLine(QPointF(x - gap + left, 16), QPointF(x - right, 16))
            self._station(painter, theme, QPointF(x, 16), i)
            here = i == self._here
            painter.setFont(font(12, 700 if here else 400))
            past = theme.text if i < self._here else theme.muted
            painter.setPen(colour(theme.accent if here else past))
            box = QRectF(x - gap / 2, 32, gap, 18)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, word)

    def _station(self, painter: QPainter, theme: object, at: QPointF, i: int) -> None:
        accent = getattr(theme, "accent")  # noqa: B009
        line = getattr(theme, "control_line")  # noqa: B009
        if i == self._here:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(accent))
            painter.drawEllipse(at, 14, 14)
            ink = colour(getattr(theme, "on_accent"))  # noqa: B009
            paint_icon(painter, ICONS[i], QRectF(at.x() - 9, at.y() - 9, 18, 18), ink)
        else:
            done = i < self._here
            ink = colour(accent if done else line)
            painter.setPen(QPen(ink, 1.75))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(at, 10, 10)
            name = "check" if done else ICONS[i]
            paint_icon(painter, name, QRectF(at.x() - 6.5, at.y() - 6.5, 13, 13), ink, 2.2)


def _is_over(document: GameDocument) -> bool:
    return bool(document.game.table.finished)
