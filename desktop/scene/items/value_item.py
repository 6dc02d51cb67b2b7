"""What a stop earns for a run: a small plate at the place, in the colour of the run."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.look.companies import route_mark
from desktop.look.theme import WHITE, colour
from desktop.scene.painting.lettering import text_path, text_width

VALUES = 50
SIZE = 24.0
HEIGHT, SIDE = 38.0, 9.0  # as high as a badge, which it covers wholly or not at all


@dataclass(frozen=True)
class StopValue:
    """One plate."""

    hex: str
    place: int
    text: str
    run: int
    is_counted: bool

    @property
    def width(self) -> float:
        return max(HEIGHT, text_width(self.text, SIZE) + 2 * SIDE)


class ValueItem(QGraphicsItem):
    """A filled plate counts; one with a rim and brackets is passed without counting."""

    def __init__(self, value: StopValue, at: QRectF) -> None:
        super().__init__()
        self.value = value
        self._ink = colour(route_mark(value.run).colour)
        self._plate = QRectF(-at.width() / 2, -at.height() / 2, at.width(), at.height())
        self.setPos(at.center())
        self.setZValue(VALUES)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def covers(self) -> QRectF:
        """Its plate on the scene."""
        return self._plate.translated(self.pos())

    def boundingRect(self) -> QRectF:
        return self._plate.adjusted(-3, -3, 3, 3)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        counts = self.value.is_counted
        white = colour(WHITE)
        painter.setPen(QPen(white if counts else self._ink, 3))
        painter.setBrush(self._ink if counts else white)
        painter.drawRoundedRect(self._plate, 8, 8)
        letters = text_path(self.value.text, QPointF(0, 0), SIZE)
        painter.fillPath(letters, white if counts else self._ink)
