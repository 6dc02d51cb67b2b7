"""What a stop earns for a run: a small plate at the place, in the colour of the run."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.board.routes import Run, judge
from desktop.eighteen.table import EighteenTable
from desktop.engine.refusal import Refusal
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


def stop_values(table: EighteenTable, runs: tuple[Run, ...]) -> tuple[StopValue, ...]:
    """The plates of the shown runs; none while they are not legal."""
    company = table.operating
    if company is None or not runs:
        return ()
    trains = [train.spec for train in company.running_trains]
    try:
        judged = judge(table.board, company.id, trains, runs, table.run_rules(company))
    except Refusal:
        return ()
    numbers = {run.train: number for number, run in enumerate(runs)}
    found = []
    for income in judged.runs:
        for stop in income.stops:
            value = stop.revenue if stop.is_counted else stop.value
            text = str(value) if stop.is_counted else f"({value})"
            number = numbers.get(income.run.train, 0)
            where = (stop.stop.hex, stop.stop.number)
            found.append(StopValue(*where, text, number, stop.is_counted))
    return tuple(found)


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
