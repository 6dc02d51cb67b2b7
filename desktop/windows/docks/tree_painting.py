"""How the rows of the history are painted: lanes, dots, curves, words and money."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from desktop.engine.table import Table
from desktop.look.companies import route_mark
from desktop.look.icons import paint_icon
from desktop.look.look import Look
from desktop.models.base import Index, Role
from desktop.models.history import HistoryModel, HistoryRole
from desktop.models.tree_rows import CURVE, MOVE, NAME, ROUND, Row
from desktop.windows.docks.chips import (
    LEFT,
    NO_BRUSH,
    RIGHT,
    elided,
    paint_chip,
    paint_disc,
    paint_ring,
)

ROW = 25  # px at 100 %
LANE, FIRST_LANE = 18, 13
LINE = 2.4
MOST_LANES = 7  # deeper variations share the last lane


class TreeRows(QStyledItemDelegate):
    """Each row paints its own part of the tree."""

    def __init__(self, look: Look, model: HistoryModel, parent: object = None) -> None:
        super().__init__(parent)  # type: ignore[arg-type]
        self._look = look
        self._model = model
        self.title = ""
        self.table: Table | None = None

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(100, self._look.px(ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme, row = self._look.theme, self._model.row(index.row())
        rect = QRectF(option.rect)
        is_here = bool(index.data(Role.HERE))
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = theme.accent_soft if is_here else ""
        if option.state & QStyle.StateFlag.State_MouseOver and not is_here:
            ground = theme.sunken
        if ground:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(ground))
            painter.drawRoundedRect(rect.adjusted(0, 1, 0, -1), 5, 5)
        painter.setClipRect(rect)
        self._paint_lanes(painter, rect, row)
        self._paint_curves(painter, rect, index.row())
        self._paint_dot(painter, rect, row, is_here)
        self._paint_words(painter, rect, index, row, is_here)
        if option.state & QStyle.StateFlag.State_HasFocus:
            paint_ring(painter, rect, theme)
        painter.restore()

    # Lines

    def _x(self, rect: QRectF, lane: int) -> float:
        return rect.left() + FIRST_LANE + LANE * min(lane, MOST_LANES)

    def _ink(self, lane: int) -> QColor:
        theme = self._look.theme
        return QColor(theme.accent) if lane == 0 else theme.on_panel(route_mark(lane).colour)

    def _pen(self, lane: int) -> QPen:
        return QPen(self._ink(lane), LINE)

    def _paint_lanes(self, painter: QPainter, rect: QRectF, row: Row) -> None:
        middle = rect.center().y()
        for lane in range(row.lane):
            if row.through >> lane & 1:
                x = self._x(rect, lane)
                painter.setPen(self._pen(lane))
                painter.drawLine(QPointF(x, rect.top()), QPointF(x, rect.bottom()))
        x = self._x(rect, row.lane)
        painter.setPen(self._pen(row.lane))
        is_first = row.kind == NAME or (row.node.parent is None and row.kind not in (MOVE, ROUND))
        if not is_first:
            painter.drawLine(QPointF(x, rect.top()), QPointF(x, middle))
        if not row.ends:
            painter.drawLine(QPointF(x, middle), QPointF(x, rect.bottom()))

    def _paint_curves(self, painter: QPainter, rect: QRectF, number: int) -> None:
        """The parts of the curves, by which variations leave their line, that cross this row."""
        for ahead in range(CURVE + 1):
            if number + ahead >= self._model.rowCount():
                return
            row = self._model.row(number + ahead)
            if row.kind != NAME or row.curve < ahead:
                continue
            end = QPointF(self._x(rect, row.lane), rect.center().y() + ahead * rect.height())
            start = QPointF(self._x(rect, row.lane - 1), end.y() - row.curve * rect.height())
            path = QPainterPath(start)
            bend = row.curve * rect.height() * 0.55
            path.cubicTo(
                QPointF(start.x(), start.y() + bend), QPointF(end.x(), end.y() - bend), end
            )
            painter.setBrush(NO_BRUSH)
            painter.setPen(self._pen(row.lane))
            painter.drawPath(path)

    def _paint_dot(self, painter: QPainter, rect: QRectF, row: Row, is_here: bool) -> None:
        if row.kind == ROUND:
            return
        ink = self._ink(row.lane)
        painter.setPen(QPen(ink, 2))
        is_filled = is_here or row.kind == NAME
        painter.setBrush(ink if is_filled else QColor(self._look.theme.surface))
        at = QPointF(self._x(rect, row.lane), rect.center().y())
        radius = 6 if is_here else 4.5
        painter.drawEllipse(at, radius, radius)

    # Words

    def _paint_words(
        self, painter: QPainter, rect: QRectF, index: Index, row: Row, is_here: bool
    ) -> None:
        theme, look = self._look.theme, self._look
        left = self._x(rect, row.lane) + 21
        if row.kind == ROUND:
            face = look.font(11, 700)
            face.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, 0.6)
            self._text(
                painter, rect, left - rect.left(), str(index.data()).upper(), face, theme.muted
            )
            return
        right = self._paint_amount(painter, rect, index, row)
        left += self._paint_actor(painter, rect, left, index)
        is_strong = is_here or row.kind == NAME
        is_passed = index.data(HistoryRole.PASSED) or row.kind == NAME
        face = look.font(13, 700 if is_strong else 400)
        ink = theme.text if is_passed or row.lane else theme.muted
        box = QRectF(left, rect.top(), right - left, rect.height())
        painter.setFont(face)
        painter.setPen(QColor(ink))
        painter.drawText(box, LEFT, elided(str(index.data()), face, box.width()))

    def _text(
        self, painter: QPainter, rect: QRectF, left: float, text: str, face: QFont, ink: str
    ) -> None:
        painter.setFont(face)
        painter.setPen(QColor(ink))
        box = rect.adjusted(left, 0, -4, 0)
        painter.drawText(box, LEFT, elided(text, face, box.width()))

    def _paint_amount(self, painter: QPainter, rect: QRectF, index: Index, row: Row) -> float:
        """Money, and a sign for a comment; where the words must end."""
        right = rect.right() - 6
        amount = str(index.data(HistoryRole.AMOUNT) or "")
        if amount:
            face = self._look.font(12, 600)
            painter.setFont(face)
            painter.setPen(QColor(self._look.theme.muted))
            wide = QFontMetricsF(face).horizontalAdvance(amount)
            painter.drawText(
                QRectF(right - wide - 1, rect.top(), wide + 1, rect.height()), RIGHT, amount
            )
            right -= wide + 8
        if row.node.comment and row.kind == MOVE:
            side = float(self._look.px(14))
            box = QRectF(right - side, rect.center().y() - side / 2, side, side)
            paint_icon(painter, "note", box, self._look.theme.attention, 2)
            right -= side + 6
        return right

    def _paint_actor(self, painter: QPainter, rect: QRectF, left: float, index: Index) -> float:
        actor = str(index.data(HistoryRole.ACTOR) or "")
        if not actor or self.table is None:
            return 0
        side = float(self._look.px(19))
        box = QRectF(left, rect.center().y() - side / 2, side, side)
        table: Any = self.table
        if actor in (*getattr(table, "corporations", ()), *getattr(table, "minors", ())):
            paint_disc(painter, box, self.title, actor, self._look.theme)
            return side + 5
        for player in self.table.players:
            if player.id == actor:
                paint_chip(painter, box.adjusted(1, 1, -1, -1), player)
                return side + 5
        return 0
