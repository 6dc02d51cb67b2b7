"""The dock of the share market: the paper chart with its zones and tokens."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QHelpEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from desktop.eighteen.market import Cell
from desktop.eighteen.table import EighteenTable
from desktop.engine.state import Change
from desktop.i18n.money import money
from desktop.look.look import Look
from desktop.windows.docks.chips import paint_ring
from desktop.windows.docks.dock import Dock
from desktop.windows.docks.market_sheet import MarketSheet


class MarketView(QWidget):
    """The chart, as large as there is room; the arrows walk from cell to cell."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._title = ""
        self._sheet: MarketSheet | None = None
        self._cells: tuple[Cell, ...] = ()
        self.current = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(220, 140)
        look.changed.connect(self.update)

    def show_market(self, title: str, table: EighteenTable | None) -> None:
        self._title = title
        self._sheet = MarketSheet(title, table.market) if table is not None else None
        self._cells = tuple(table.market.cells()) if table is not None else ()
        self.current = min(self.current, max(0, len(self._cells) - 1))
        self.follow()

    def follow(self) -> None:
        self.setAccessibleName(self._sentence(self.current))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(380, 330)

    def _sentence(self, number: int) -> str:
        """A cell in words."""
        if not 0 <= number < len(self._cells):
            return ""
        cell = self._cells[number]
        text = money(cell.price)
        if cell.tokens:
            names = ", ".join(c.id for c in cell.tokens)
            text = f"{text}: {names}"
        if self._sheet is not None and self._sheet.is_start(cell):
            text += ", " + QCoreApplication.translate("Market", "start price")
        if cell.price == 0:
            text += ", " + QCoreApplication.translate("Market", "the corporation closes")
        return text

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._sheet is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._sheet.paint(painter, QRectF(self.rect()), self._look)
        if self.hasFocus() and self._cells:
            box = self._sheet.box(QRectF(self.rect()), self.current, self._look)
            paint_ring(painter, box.adjusted(-2, -2, 2, 2), self._look.theme, 3)
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Home: -len(self._cells),
            Qt.Key.Key_End: len(self._cells),
        }
        if self._sheet is not None:
            columns = self._sheet.columns(QRectF(self.rect()))
            steps |= {Qt.Key.Key_Up: -columns, Qt.Key.Key_Down: columns}
        step = steps.get(Qt.Key(event.key()))
        if step is None or not self._cells:
            super().keyPressEvent(event)
            return
        self.current = max(0, min(len(self._cells) - 1, self.current + step))
        self.follow()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            number = self._cell_at(QPointF(event.pos()))
            QToolTip.showText(event.globalPos(), self._sentence(number), self)
            return True
        return super().event(event)

    def _cell_at(self, point: QPointF) -> int:
        rect = QRectF(self.rect())
        for number in range(len(self._cells)):
            if self._sheet is not None and self._sheet.box(rect, number, self._look).contains(
                point
            ):
                return number
        return -1


class MarketDock(Dock):
    """The share market."""

    NAME = "market"

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.column.setContentsMargins(6, 6, 6, 6)
        self.view = MarketView(look, self)
        self.column.addWidget(self.view)
        self.retranslate()

    def title(self) -> str:
        return QCoreApplication.translate("Docks", "Market")

    def retranslate(self) -> None:
        self.view.setAccessibleDescription(self.title())
        self.view.follow()

    def refresh(self) -> None:
        self.view.show_market(self.title_key, self.table)

    def _on_changed(self, change: Change) -> None:
        if change.touched(Cell):
            self.view.follow()
