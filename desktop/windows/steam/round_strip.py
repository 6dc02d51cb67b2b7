"""The rounds of Steam in the bar, and the turn order with who is to act."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen

from desktop.look.fonts import font
from desktop.look.theme import DARK, LIGHT, Theme
from desktop.scene.painting.steam_discs import Disc, paint_disc
from desktop.titles.steam.phase_table import PhaseTable
from desktop.windows.outfit import Strip
from desktop.windows.steam.marks import is_dark, player_disc

translate = QCoreApplication.translate
CELL, DISC, GAP = 20, 11, 14
HEIGHT = 32


class RoundStrip(Strip):
    """A cell for each round, the present one filled; then the players in turn order."""

    def __init__(self) -> None:
        super().__init__()
        self._rounds = 0
        self._now = 0
        self._order: list[tuple[Disc, bool]] = []  # and whether it is this one's turn
        self.setFixedHeight(HEIGHT)

    def show_table(self, table: PhaseTable | None) -> None:
        self._order = []
        if table is not None:
            self._rounds, self._now = table.rounds_in_game, table.round_number
            actors = table.round.actors() if table.round is not None and not table.finished else ()
            players = [table.player(id) for id in table.order]
            self._order = [(player_disc(player), player.id in actors) for player in players]
            text = translate("Bar", "Round {number} of {count}").format(
                number=self._now, count=self._rounds
            )
            if players:
                order = translate("Bar", "turn order: {players}")
                names = ", ".join(player.name for player in players)
                text = f"{text}; {order.format(players=names)}"
            self.setAccessibleName(text)
            self.setToolTip(text)
        self.setFixedWidth(self.sizeHint().width())
        self.update()

    def sizeHint(self) -> QSize:
        discs = len(self._order) * (2 * DISC + 4) + GAP if self._order else 0
        return QSize(self._rounds * CELL + discs + 8, HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = DARK if is_dark(self) else LIGHT
        top = (HEIGHT - CELL) / 2
        for number in range(1, self._rounds + 1):
            box = QRectF(2 + (number - 1) * CELL, top, CELL - 3, CELL)
            self._paint_round(painter, theme, box, number)
        x = 2 + self._rounds * CELL + GAP
        for disc, is_here in self._order:
            middle = QPointF(x + DISC, HEIGHT / 2)
            paint_disc(painter, middle, DISC - 2, disc, shadow=False, light_rim=theme.is_dark)
            if is_here:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(QColor(theme.accent), 2))
                painter.drawEllipse(middle, DISC + 1, DISC + 1)
            x += 2 * DISC + 4
        painter.end()

    def _paint_round(self, painter: QPainter, theme: Theme, box: QRectF, number: int) -> None:
        is_here = number == self._now
        painter.setPen(QPen(QColor(theme.accent if is_here else theme.line), 1))
        painter.setBrush(QColor(theme.accent) if is_here else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, 4, 4)
        ink = theme.on_accent if is_here else theme.text if number < self._now else theme.muted
        painter.setPen(QColor(ink))
        painter.setFont(font(12, 700 if is_here else 400))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(number))
        if number < self._now:  # done: struck through, not only pale
            painter.setPen(QPen(QColor(theme.muted), 1.2))
            painter.drawLine(box.bottomLeft() + QPointF(3, -4), box.topRight() + QPointF(-3, 4))
