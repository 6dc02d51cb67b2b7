"""Who plays, where they sit and what they wear: seats are moved by dragging or by keys."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from desktop.dialogs.colour_button import ColourButton
from desktop.dialogs.parts import Button
from desktop.engine.title import MAX_NAME
from desktop.look.companies import PLAYERS, chip_letter, seat_colours
from desktop.look.look import Look
from desktop.look.theme import colour

translate = QCoreApplication.translate

STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class Chip(QWidget):
    """The number of a seat. One drags it, or moves it with the arrow keys."""

    moved = Signal(int)  # by so many seats
    dragged = Signal(QPoint)  # to a place on the screen

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._seat = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        px = self._look.px(26)
        return QSize(px + 10, px)

    def set_seat(self, seat: int) -> None:
        self._seat = seat
        self.setAccessibleName(translate("NewGame", "Seat {number}").format(number=seat + 1))
        self.setToolTip(translate("NewGame", "Drag to another seat, or use the arrow keys"))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, px = self._look.theme, self._look.px(26)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(theme.control_line))
        for row in range(3):  # the grip
            for column in range(2):
                y = self.height() / 2 + (row - 1) * 6
                painter.drawEllipse(QRectF(column * 4, y - 1.1, 2.2, 2.2))
        disc = QRectF(10, (self.height() - px) / 2, px, px).adjusted(2, 2, -2, -2)
        painter.setBrush(colour(theme.sunken))
        painter.setPen(QPen(colour(theme.line), 1))
        painter.drawRoundedRect(disc, 5, 5)
        painter.setPen(colour(theme.text))
        painter.setFont(self._look.font(13, 700))
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(self._seat + 1))
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(colour(theme.accent), 2))
            painter.drawRoundedRect(disc.adjusted(-1, -1, 1, 1), 6, 6)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = STEPS.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.moved.emit(step)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.setAccepted(event.button() == Qt.MouseButton.LeftButton)
        self.setCursor(Qt.CursorShape.ClosedHandCursor)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.dragged.emit(event.globalPosition().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.setCursor(Qt.CursorShape.OpenHandCursor)


class SeatRow(QWidget):
    """One player: seat, colour, name, and a button to leave."""

    def __init__(self, look: Look, name: str, colour_name: str) -> None:
        super().__init__()
        self.chip = Chip(look)
        self.colour = ColourButton(look)
        self.wears = colour_name
        self.name = QLineEdit(name)
        self.name.setMaxLength(MAX_NAME)
        self.leave = Button(look, "quiet", "close")
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(8)
        line.addWidget(self.chip)
        line.addWidget(self.colour)
        line.addWidget(self.name, 1)
        line.addWidget(self.leave)

    def set_seat(self, seat: int) -> None:
        self.chip.set_seat(seat)
        name = translate("NewGame", "Player {number}").format(number=seat + 1)
        self.name.setPlaceholderText(name)
        self.name.setAccessibleName(name)
        self.leave.setAccessibleName(translate("NewGame", "Remove this player"))
        self.leave.setToolTip(translate("NewGame", "Remove this player"))

    def text(self) -> str:
        """The name; an empty field is called after its seat."""
        return self.name.text().strip() or self.name.placeholderText()


class SeatList(QWidget):
    """The players, first seat first."""

    changed = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._fewest, self._most = 2, 6
        self._rows: list[SeatRow] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(4)

    @property
    def rows(self) -> tuple[SeatRow, ...]:
        return tuple(self._rows)

    def colours(self) -> tuple[str, ...]:
        """What they wear, by name, first seat first."""
        return tuple(row.wears for row in self._rows)

    def names(self) -> tuple[str, ...]:
        return tuple(row.text() for row in self._rows)

    def typed(self) -> tuple[str, ...]:
        """What stands in the fields, the empty ones left out."""
        return tuple(row.name.text().strip() for row in self._rows if row.name.text().strip())

    def set_range(self, fewest: int, most: int) -> None:
        """How many may play; rows come and go to fit."""
        self._fewest, self._most = fewest, most
        while len(self._rows) < fewest:
            self._insert("")
        while len(self._rows) > most:
            self._drop(self._rows[-1])
        self.renumber()

    def set_names(self, names: Sequence[str], colours: Sequence[str] = ()) -> None:
        for row in self.rows:
            self._drop(row)
        worn = seat_colours(len(names), colours)
        for name, colour_name in list(zip(names, worn, strict=True))[: self._most]:
            self._insert(name, colour_name)
        self.set_range(self._fewest, self._most)

    def can_add(self) -> bool:
        return len(self._rows) < self._most

    def add(self, name: str = "") -> None:
        if self.can_add():
            row = self._insert(name)
            self.renumber()
            row.name.setFocus()

    def move_to(self, row: SeatRow, to: int) -> None:
        to = max(0, min(len(self._rows) - 1, to))
        if self._rows.index(row) == to:
            return
        self._rows.remove(row)
        self._rows.insert(to, row)
        self._column.removeWidget(row)
        self._column.insertWidget(to, row)
        self._order_tabs()
        self.renumber()

    def draw_seats(self, chance: random.Random) -> None:
        """Everybody draws a card; names stay in their fields, fields change places."""
        drawn = list(self._rows)
        chance.shuffle(drawn)
        for seat, row in enumerate(drawn):
            self.move_to(row, seat)

    def renumber(self) -> None:
        for seat, row in enumerate(self._rows):
            row.set_seat(seat)
            row.leave.setEnabled(len(self._rows) > self._fewest)
        self._show_colours()
        self.changed.emit()

    def wear(self, row: SeatRow, colour_name: str) -> None:
        """Who wears it already takes the other one: no two are alike."""
        other = next((r for r in self._rows if r.wears == colour_name), None)
        if other is not None:
            other.wears = row.wears
        row.wears = colour_name
        self._show_colours()
        self.changed.emit()

    def _show_colours(self) -> None:
        for row in self._rows:
            takers = {other.wears: other.text() for other in self._rows if other is not row}
            row.colour.show_colour(row.wears, chip_letter(row.text()), takers)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Alt with an arrow moves a player while the name is being typed."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            step = STEPS.get(Qt.Key(event.key()))
            row = next((row for row in self._rows if row.name is watched), None)
            if step and row and event.modifiers() & Qt.KeyboardModifier.AltModifier:
                self._on_moved(row, step)
                return True
        return super().eventFilter(watched, event)

    def _insert(self, name: str, colour_name: str = "") -> SeatRow:
        worn = {row.wears for row in self._rows}
        free = next((m.name for m in PLAYERS if m.name not in worn), PLAYERS[0].name)
        row = SeatRow(self._look, name, colour_name or free)
        self._rows.append(row)
        self._column.addWidget(row)
        row.name.textChanged.connect(self._show_colours)
        row.name.textChanged.connect(self.changed)
        row.colour.chosen.connect(lambda name: self.wear(row, name))
        row.name.installEventFilter(self)
        row.leave.clicked.connect(lambda: self._on_leave(row))
        row.chip.moved.connect(lambda step: self._on_moved(row, step))
        row.chip.dragged.connect(lambda place: self._on_dragged(row, place))
        return row

    def _drop(self, row: SeatRow) -> None:
        self._rows.remove(row)
        self._column.removeWidget(row)
        row.hide()
        row.deleteLater()

    def _order_tabs(self) -> None:
        stops = [w for row in self._rows for w in (row.chip, row.colour, row.name, row.leave)]
        for before, after in pairwise(stops):
            QWidget.setTabOrder(before, after)

    def _on_leave(self, row: SeatRow) -> None:
        if len(self._rows) > self._fewest:
            self._drop(row)
            self.renumber()

    def _on_moved(self, row: SeatRow, step: int) -> None:
        self.move_to(row, self._rows.index(row) + step)

    def _on_dragged(self, row: SeatRow, place: QPoint) -> None:
        """The row follows the pointer as soon as that is over another one."""
        high = row.height() + self._column.spacing()
        self.move_to(row, self.mapFromGlobal(place).y() // max(1, high))
