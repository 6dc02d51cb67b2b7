"""A chart of lines over the moves of a game, each with its own dash and a mark at its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.look.look import Look
from desktop.look.theme import colour, contrast
from desktop.windows.docks.chips import CENTRE, NO_BRUSH, RIGHT, paint_ring

FAINT = 2.6  # contrast below which a line gets a dark edge

Mark = Callable[[QPainter, QRectF], None]


@dataclass(frozen=True)
class Line:
    """One line: values by move, None where there is none yet."""

    name: str
    colour: str
    dash: tuple[float, ...]
    values: Sequence[float | None]
    mark: Mark


@dataclass(frozen=True)
class Scale:
    """The vertical axis: values from bottom to top, where they stand from 0 to 1, and words."""

    place: Callable[[float], float]
    ticks: Sequence[tuple[float, str]] = field(default_factory=tuple)


class Chart(QWidget):
    """Draws what it was given; knows nothing of games."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._lines: Sequence[Line] = ()
        self._scale = Scale(lambda value: 0.0)
        self._rounds: Sequence[tuple[int, str]] = ()
        self._moves = 1
        self._here = 0
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._drawn: QPixmap | None = None  # all but the mark of the present move
        look.changed.connect(self._draw_again)

    def show_lines(
        self,
        lines: Sequence[Line],
        scale: Scale,
        rounds: Sequence[tuple[int, str]],
        moves: int,
        here: int,
    ) -> None:
        """`rounds` are moves with a name; `here` is the move we stand at."""
        self._lines, self._scale, self._rounds = lines, scale, rounds
        self._moves, self._here = max(1, moves), here
        self._drawn = None
        self.update()

    def set_here(self, here: int) -> None:
        """We stand at another move of the same line."""
        self._here = here
        self.update()

    def _draw_again(self) -> None:
        self._drawn = None
        self.update()

    def minimumSizeHint(self) -> QSize:
        return QSize(160, self._look.px(150))

    def sizeHint(self) -> QSize:
        return QSize(360, self._look.px(220))

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        if self._drawn is None or self._drawn.size() != self.size() * ratio:
            self._drawn = self._draw(ratio)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawPixmap(0, 0, self._drawn)
        if self._lines:
            self._paint_here(painter, self._area())
        if self.hasFocus():
            paint_ring(painter, QRectF(self.rect()), self._look.theme)
        painter.end()

    def _draw(self, ratio: float) -> QPixmap:
        drawn = QPixmap(self.size() * ratio)
        drawn.setDevicePixelRatio(ratio)
        drawn.fill(Qt.GlobalColor.transparent)
        painter = QPainter(drawn)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._lines:
            area = self._area()
            self._paint_ticks(painter, area)
            self._paint_rounds(painter, area)
            for line in self._lines:
                self._paint_line(painter, area, line)
            self._paint_marks(painter, area)
        painter.end()
        return drawn

    def _area(self) -> QRectF:
        look = self._look
        metrics = QFontMetricsF(look.font(11))
        left = max((metrics.horizontalAdvance(text) for _, text in self._scale.ticks), default=0)
        side = look.px(22) + 8
        foot = look.px(18)
        return QRectF(left + 10, 8, self.width() - left - 12 - side, self.height() - foot - 10)

    def _x(self, area: QRectF, move: float) -> float:
        return area.left() + area.width() * move / self._moves

    def _y(self, area: QRectF, value: float) -> float:
        return area.bottom() - area.height() * self._scale.place(value)

    def _paint_ticks(self, painter: QPainter, area: QRectF) -> None:
        look, theme = self._look, self._look.theme
        painter.setFont(look.font(11))
        height = QFontMetricsF(look.font(11)).height()
        lowest = area.bottom() + height
        for value, text in self._scale.ticks:
            y = self._y(area, value)
            painter.setPen(QPen(QColor(theme.line), 1))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            if lowest - y >= height + 2:
                painter.setPen(QColor(theme.muted))
                painter.drawText(QRectF(0, y - height / 2, area.left() - 6, height), RIGHT, text)
                lowest = y

    def _paint_rounds(self, painter: QPainter, area: QRectF) -> None:
        look, theme = self._look, self._look.theme
        painter.setFont(look.font(11))
        metrics = QFontMetricsF(look.font(11))
        free = area.left() - 30
        for move, name in self._rounds:
            x = self._x(area, move)
            painter.setPen(QPen(QColor(theme.control_line), 1, Qt.PenStyle.DotLine))
            painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()))
            wide = metrics.horizontalAdvance(name)
            if x - wide / 2 >= free and x + wide / 2 <= self.width():
                painter.setPen(QColor(theme.muted))
                box = QRectF(x - wide, area.bottom() + 3, 2 * wide, look.px(18))
                painter.drawText(box, CENTRE, name)
                free = x + wide / 2 + 6

    def _paint_here(self, painter: QPainter, area: QRectF) -> None:
        x = self._x(area, self._here)
        painter.setPen(QPen(QColor(self._look.theme.accent), 1.5))
        painter.drawLine(QPointF(x, area.top() - 4), QPointF(x, area.bottom()))

    def _paint_line(self, painter: QPainter, area: QRectF, line: Line) -> None:
        path = QPainterPath()
        before: float | None = None
        last = len(line.values) - 1
        for move, value in enumerate(line.values):
            if value is None:
                before = None
                continue
            if value == before and move < last:
                continue
            at = QPointF(self._x(area, move), self._y(area, value))
            if before is None:
                path.moveTo(at)
            else:
                # A step: the old value holds until the move that changes it.
                path.lineTo(QPointF(at.x(), self._y(area, before)))
                path.lineTo(at)
            before = value
        pen = QPen(self._look.theme.on_panel(line.colour), 2)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        if line.dash:
            pen.setDashPattern(list(line.dash))
        painter.setBrush(NO_BRUSH)
        theme = self._look.theme
        if contrast(pen.color(), theme.surface) < FAINT:
            painter.setPen(QPen(colour(theme.text, 0.4), 3.4))
            painter.drawPath(path)
        painter.setPen(pen)
        painter.drawPath(path)

    def _paint_marks(self, painter: QPainter, area: QRectF) -> None:
        """Who a line is, at its end; the marks make room for each other."""
        ends = [
            (self._y(area, line.values[-1]), line)
            for line in self._lines
            if line.values and line.values[-1] is not None
        ]
        ends.sort(key=lambda end: end[0])
        # In a low chart they are smaller rather than cut off.
        side = min(float(self._look.px(20)), self.height() / max(1, len(ends)) - 1)
        places = spaced([y for y, _ in ends], side + 1, side / 2, self.height() - side / 2)
        for (_, line), y in zip(ends, places, strict=True):
            line.mark(painter, QRectF(area.right() + 8, y - side / 2, side, side))


def spaced(places: Sequence[float], step: float, lowest: float, highest: float) -> list[float]:
    """Sorted places moved apart by at least a step, and kept within the bounds."""
    moved: list[float] = []
    for place in places:
        moved.append(max(place, lowest, moved[-1] + step if moved else lowest))
    bound = highest
    for number in range(len(moved) - 1, -1, -1):
        moved[number] = min(moved[number], bound)
        bound = moved[number] - step
    return moved
