"""The dock of the share market: the paper chart with its zones and tokens."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QHelpEvent, QKeyEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from desktop.eighteen.market import Cell
from desktop.eighteen.table import EighteenTable
from desktop.engine.state import Change
from desktop.i18n.money import money
from desktop.look.companies import livery
from desktop.look.fonts import SERIF
from desktop.look.look import Look
from desktop.scene.painting.lettering import text_width
from desktop.scene.painting.market import (
    MarketPlan,
    MarketWords,
    paint_market,
    plan_market,
    token_places,
    tokens_of,
)
from desktop.scene.painting.tokens import paint_token
from desktop.windows.docks.chips import paint_ring
from desktop.windows.docks.dock import Dock

NARROWEST = 40  # px of a cell
TALLEST = 104  # px of a row of cells
AROUND = 56  # px of paper beside the cells
LEGEND = 12  # px of its text


class MarketView(QWidget):
    """The chart, as large as there is room; the arrows walk from cell to cell."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._title = ""
        self._table: EighteenTable | None = None
        self._cells: tuple[Cell, ...] = ()
        self._printed: QPixmap | None = None  # the bare chart: paper takes its time
        self.current = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(220, 140)
        look.changed.connect(self.update)

    def show_market(self, title: str, table: EighteenTable | None) -> None:
        self._title, self._table = title, table
        self._cells = tuple(table.market.cells()) if table is not None else ()
        self.current = min(self.current, max(0, len(self._cells) - 1))
        self.reprint()

    def follow(self) -> None:
        """Tokens have moved."""
        self.setAccessibleName(self._sentence(self.current))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(380, 330)

    def reprint(self) -> None:
        """Other words, or another chart."""
        self._printed = None
        self.follow()

    # Where things are

    def _rows(self) -> int:
        most = max(1, (self.width() - AROUND) // NARROWEST)
        return -(-len(self._cells) // most)

    def _plan(self) -> MarketPlan:
        assert self._table is not None
        rows = self._rows()
        height = min(self.height(), rows * TALLEST + AROUND + 16)
        size = QSizeF(self.width(), height)
        return plan_market(self._table.market, size, rows=rows, words=self._words())

    def _words(self) -> MarketWords:
        assert self._table is not None
        prices = sorted(self._table.market.start_prices)
        start = QCoreApplication.translate("Market", "start prices {low} to {high}").format(
            low=money(prices[0]), high=money(prices[-1])
        )
        closing = QCoreApplication.translate("Market", "at {price} it closes").format(
            price=money(0)
        )
        wide = text_width(start, LEGEND, 400, SERIF) + text_width(closing, LEGEND, 400, SERIF)
        # What does not fit is left to the tooltip of the cell.
        return MarketWords(start=start, closing=closing if wide + 130 <= self.width() else "")

    def _sentence(self, number: int) -> str:
        """A cell in words."""
        if not 0 <= number < len(self._cells) or self._table is None:
            return ""
        cell = self._cells[number]
        text = money(cell.price)
        if cell.tokens:
            names = ", ".join(c.id for c in cell.tokens)
            text = f"{text}: {names}"
        if cell.price in self._table.market.start_prices:
            text += ", " + QCoreApplication.translate("Market", "start price")
        if cell.price == 0:
            text += ", " + QCoreApplication.translate("Market", "the corporation closes")
        return text

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._table is None:
            return
        plan = self._plan()
        ratio = self.devicePixelRatioF()
        if self._printed is None or self._printed.size() != self.size() * ratio:
            self._printed = self._print(plan, ratio)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawPixmap(0, 0, self._printed)
        self._paint_tokens(painter, plan)
        if self.hasFocus() and self._cells:
            box = plan.cells[self.current].rect
            paint_ring(painter, box.adjusted(-2, -2, 2, 2), self._look.theme, 3)
        painter.end()

    def _print(self, plan: MarketPlan, ratio: float) -> QPixmap:
        assert self._table is not None
        printed = QPixmap(self.size() * ratio)
        printed.setDevicePixelRatio(ratio)
        printed.fill(Qt.GlobalColor.transparent)
        painter = QPainter(printed)
        paint_market(painter, plan, {}, self._title, words=self._words(), scale=ratio)
        painter.end()
        return printed

    def _paint_tokens(self, painter: QPainter, plan: MarketPlan) -> None:
        assert self._table is not None
        for place, companies in tokens_of(self._table.market).items():
            middles, radius = token_places(plan.rect_of(place), len(companies))
            # From the bottom up, so that who came first lies on top.
            for company, at in reversed(list(zip(companies, middles, strict=True))):
                paint_token(painter, at, radius, company, livery(self._title, company))

    # Hands

    def keyPressEvent(self, event: QKeyEvent) -> None:
        rows = max(1, self._rows())
        columns = -(-len(self._cells) // rows)
        steps = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Up: -columns,
            Qt.Key.Key_Down: columns,
            Qt.Key.Key_Home: -len(self._cells),
            Qt.Key.Key_End: len(self._cells),
        }
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
        boxes: tuple[QRectF, ...] = ()
        if self._table is not None:
            boxes = tuple(cell.rect for cell in self._plan().cells)
        return next((n for n, box in enumerate(boxes) if box.contains(point)), -1)


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
        self.view.reprint()

    def refresh(self) -> None:
        self.view.show_market(self.title_key, self.table)

    def _on_changed(self, change: Change) -> None:
        if change.touched(Cell):
            self.view.follow()
