"""How the rows of the log are painted."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from desktop.engine.table import Table
from desktop.look.look import Look
from desktop.models.base import Index, Role
from desktop.models.log import LogRole
from desktop.models.log_entries import ROUND, TURN
from desktop.windows.docks.chips import LEFT, elided, paint_chip, paint_disc, paint_ring

ROW = 24  # px at 100 %
WRAPS_FROM = 150  # percent of text scale: from here on two lines to a row


class LogRows(QStyledItemDelegate):
    """Rounds as captions, turns with the company's token, entries with the player's chip."""

    def __init__(self, look: Look, parent: object = None) -> None:
        super().__init__(parent)  # type: ignore[arg-type]
        self._look = look
        self.title = ""
        self.table: Table | None = None

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        lines = 2 if self._look.text_scale >= WRAPS_FROM else 1
        return QSize(100, self._look.px(ROW if lines == 1 else 18) * lines)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme = self._look.theme
        rect = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = theme.sunken if option.state & QStyle.StateFlag.State_MouseOver else ""
        if index.data(Role.HERE):
            ground = theme.accent_soft
        if ground:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(ground))
            painter.drawRoundedRect(rect, 5, 5)
        kind = index.data(LogRole.ROW)
        ink = QColor(theme.muted if index.data(LogRole.AHEAD) else theme.text)
        if kind == ROUND:
            self._paint_round(painter, rect, str(index.data()))
        else:
            left = self._paint_badge(painter, rect, index)
            weight = 600 if kind == TURN else 400
            self._text(painter, rect, left, str(index.data()), self._look.font(13, weight), ink)
        if option.state & QStyle.StateFlag.State_HasFocus:
            paint_ring(painter, rect, theme)
        painter.restore()

    def _paint_round(self, painter: QPainter, rect: QRectF, text: str) -> None:
        theme = self._look.theme
        painter.setPen(QPen(QColor(theme.line), 1))
        painter.drawLine(rect.topLeft() + QPointF(0, 1), rect.topRight() + QPointF(0, 1))
        face = self._look.font(11, 700)
        face.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, 0.6)
        self._text(painter, rect, 2, text.upper(), face, QColor(theme.muted))

    def _paint_badge(self, painter: QPainter, rect: QRectF, index: Index) -> float:
        """Whoever acts; the text begins after the place kept for it."""
        side = float(self._look.px(ROW) - 5)
        box = QRectF(rect.left() + 2, rect.center().y() - side / 2, side, side)
        company, player = index.data(LogRole.COMPANY), index.data(LogRole.PLAYER)
        if index.data(LogRole.ROW) == TURN:
            is_ahead = bool(index.data(LogRole.AHEAD))
            paint_disc(painter, box, self.title, company, self._look.theme, is_ahead)
        elif player and (not company or index.data(LogRole.KIND) == "shares"):
            self._paint_player(painter, box, player)
        return side + 8

    def _paint_player(self, painter: QPainter, box: QRectF, id: str) -> None:
        for player in self.table.players if self.table is not None else ():
            if player.id == id:
                paint_chip(painter, box.adjusted(1, 1, -1, -1), player)

    def _text(
        self, painter: QPainter, rect: QRectF, left: float, text: str, face: QFont, ink: QColor
    ) -> None:
        painter.setFont(face)
        painter.setPen(ink)
        box = rect.adjusted(left, 0, -2, 0)
        if self._look.text_scale >= WRAPS_FROM:
            painter.drawText(box, int(LEFT) | int(Qt.TextFlag.TextWordWrap), text)
        else:
            painter.drawText(box, LEFT, elided(text, face, box.width()))
