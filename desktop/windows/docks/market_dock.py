"""The dock of the share market: the paper chart with its zones and tokens."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QPointF,
    QRectF,
    QSize,
    QSizeF,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QColor, QHelpEvent, QKeyEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from desktop.eighteen.market import Cell, Market
from desktop.eighteen.table import EighteenTable
from desktop.engine.state import Change
from desktop.engine.table import Table
from desktop.engine.tree import Node
from desktop.i18n.money import money
from desktop.look.companies import livery
from desktop.look.fonts import SERIF
from desktop.look.look import Look
from desktop.look.theme import PRINTED
from desktop.scene.painting.lettering import text_width
from desktop.scene.painting.market import (
    LARGEST_TOKEN,
    MarketPlan,
    MarketWords,
    Place,
    paint_market,
    plan_market,
    token_places,
    tokens_of,
)
from desktop.scene.painting.tokens import paint_token
from desktop.scene.steps import step_between
from desktop.windows.docks.chips import paint_ring
from desktop.windows.docks.dock import Dock, has_market
from desktop.windows.docks.price_slides import PriceSlides

# A cell as the design draws it, in units of paper; the sheet is drawn larger or smaller to fit.
CELL = QSizeF(54, 92)
AROUND = QSizeF(56, 62)  # units of paper round the cells
CAPTION = 26  # units of the sheet's name
SMALLEST, LARGEST = 0.6, 2.0  # pixels to a unit
MOST_ROWS = 6  # into which a chart of one row is broken
LEGEND = 12  # units of its text
ZONES = ("yellow", "end")
GRID_CELL = QSizeF(42, 34)  # … of a chart of several rows


@dataclass(frozen=True)
class Shape:
    """How a chart fills a place: rows of cells, and pixels to a unit of paper."""

    rows: int
    scale: float


def shape_for(market: Market, size: QSizeF) -> Shape:
    """The rows and the scale that give the tokens most room. A chart of rows keeps its rows."""
    longest, count = max(map(len, market.rows)), len(market.rows)
    if count > 1:
        scale = min(
            size.width() / (longest * GRID_CELL.width() + AROUND.width()),
            size.height() / (count * GRID_CELL.height() + AROUND.height()),
        )
        return Shape(count, max(SMALLEST, min(LARGEST, scale)))
    shapes = [(rows, -(-longest // rows)) for rows in range(1, MOST_ROWS + 1)]
    best, most = Shape(count, SMALLEST), -1.0
    for rows, columns in shapes:
        scale = min(
            size.width() / (columns * CELL.width() + AROUND.width()),
            size.height() / (rows * CELL.height() + AROUND.height() + CAPTION),
        )
        scale = max(SMALLEST, min(LARGEST, scale))
        wide = (size.width() / scale - AROUND.width()) / columns
        high = (size.height() / scale - AROUND.height()) / rows
        radius = scale * min(wide / 2 - 3, (high - 28) / 2.1, LARGEST_TOKEN)
        if radius > most + 0.5:  # fewer rows where it makes no difference
            best, most = Shape(rows, scale), radius
    return best


class MarketView(QWidget):
    """The chart, as large as there is room; the arrows walk from cell to cell."""

    print_wanted = Signal()  # `print_chart`, when nothing else is at work

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._title = ""
        self._table: EighteenTable | None = None
        self._cells: tuple[Cell, ...] = ()
        self._printed: QPixmap | None = None  # the bare chart: paper takes its time
        self._is_old = True  # whether it is to be printed anew
        self._soon = QTimer(self)  # in a turn of its own, not while all docks are painted
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self.print_wanted)
        self._moves: dict[str, Place] = {}  # tokens of a deed that is only considered
        self.slides = PriceSlides(self)
        self.current = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(220, 100)
        look.changed.connect(self.update)

    def show_market(self, title: str, table: EighteenTable | None) -> None:
        if title != self._title:
            self._printed = None
        self._title, self._table = title, table
        self._cells = tuple(table.market.cells()) if table is not None else ()
        self.current = min(self.current, max(0, len(self._cells) - 1))
        self.slides.stand(tokens_of(table.market) if table is not None else {})
        self.reprint()

    def tokens_moved(self, is_step: bool) -> None:
        """By one deed, or by a jump through the game."""
        assert self._table is not None
        (self.slides.follow if is_step else self.slides.stand)(tokens_of(self._table.market))
        self.follow()

    def follow(self) -> None:
        """What is said and shown of the cells is another."""
        self.setAccessibleName(self._sentence(self.current))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(380, 330)

    def show_moves(self, moves: dict[str, Place]) -> None:
        """Where tokens would go by a deed that is only considered: the cell by company."""
        if moves != self._moves:
            self._moves = dict(moves)
            self.update()

    def reprint(self) -> None:
        """Other words, or another chart."""
        self._is_old = True
        self.follow()

    # Where things are

    def _shape(self) -> Shape:
        assert self._table is not None
        return shape_for(self._table.market, QSizeF(self.size()))

    def _plan(self) -> MarketPlan:
        """In units of paper."""
        assert self._table is not None
        shape = self._shape()
        size = QSizeF(self.size()) / shape.scale
        return plan_market(
            self._table.market, size, rows=shape.rows, words=self._words(), moves=self._moves
        )

    def _words(self) -> MarketWords:
        assert self._table is not None
        market = self._table.market
        prices = sorted(market.start_prices)
        if len(market.rows) > 1:
            return self._zone_words(market, prices)
        start = QCoreApplication.translate("Market", "start prices {low} to {high}").format(
            low=money(prices[0]), high=money(prices[-1])
        )
        closing = QCoreApplication.translate("Market", "at {price} it closes").format(
            price=money(0)
        )
        wide = text_width(start, LEGEND, 400, SERIF) + text_width(closing, LEGEND, 400, SERIF)
        # What does not fit is left to the tooltip of the cell.
        fits = wide + 130 <= self.width() / self._shape().scale
        return MarketWords(start=start, closing=closing if fits else "")

    def _zone_words(self, market: Market, prices: list[int]) -> MarketWords:
        """The legend of a chart with zones."""
        start = QCoreApplication.translate("Market", "start prices {prices}").format(
            prices=", ".join(map(str, prices))
        )
        zones = {zone for cell in market.cells() for zone in ZONES if market.is_in(cell, zone)}
        return MarketWords(
            start=start,
            yellow=QCoreApplication.translate("Market", "not counted in the certificate limit")
            if "yellow" in zones
            else "",
            end=QCoreApplication.translate("Market", "the game ends") if "end" in zones else "",
        )

    def _sentence(self, number: int) -> str:
        """A cell in words."""
        if not 0 <= number < len(self._cells) or self._table is None:
            return ""
        cell = self._cells[number]
        text = money(cell.price)
        if cell.tokens:
            names = ", ".join(c.id for c in cell.tokens)
            text = f"{text}: {names}"
        market = self._table.market
        if market.start_cell(cell.price) is cell:
            text += ", " + QCoreApplication.translate("Market", "start price")
        if cell.price == 0:
            text += ", " + QCoreApplication.translate("Market", "the corporation closes")
        if market.is_in(cell, "yellow"):
            text += ", " + QCoreApplication.translate(
                "Market", "not counted in the certificate limit"
            )
        if market.is_in(cell, "end"):
            text += ", " + QCoreApplication.translate("Market", "the game ends")
        return text

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._table is None:
            return
        plan = self._plan()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        fits = self._fits()
        if self._is_old or not fits:
            self._soon.start()
        if self._printed is None or not fits:
            painter.fillRect(self.rect(), QColor(PRINTED.paper))
            return
        painter.drawPixmap(0, 0, self._printed)
        scale = self._shape().scale
        painter.scale(scale, scale)
        self._paint_tokens(painter, plan)
        if self.hasFocus() and self._cells:
            box = plan.cells[self.current].rect
            paint_ring(painter, box.adjusted(-2, -2, 2, 2), self._look.theme, 3)
        painter.end()

    def _fits(self) -> bool:
        size = self.size() * self.devicePixelRatioF()
        return self._printed is not None and self._printed.size() == size

    def print_chart(self) -> None:
        """The bare chart."""
        if self._table is None or (self._fits() and not self._is_old):
            return
        ratio = self.devicePixelRatioF()
        printed = QPixmap(self.size() * ratio)
        printed.setDevicePixelRatio(ratio)
        printed.fill(Qt.GlobalColor.transparent)
        painter = QPainter(printed)
        scale = self._shape().scale
        painter.scale(scale, scale)
        bare = replace(self._plan(), moves={})
        paint_market(painter, bare, {}, self._title, words=self._words(), scale=ratio * scale)
        painter.end()
        self._printed, self._is_old = printed, False
        self.update()

    def _paint_tokens(self, painter: QPainter, plan: MarketPlan) -> None:
        assert self._table is not None
        tokens, sliding = tokens_of(self._table.market), list[tuple[str, QPointF, float]]()
        for place in {**tokens, **dict.fromkeys(self._moves.values(), ())}:
            here = [(company, False) for company in tokens.get(place, ())]
            here += [(company, True) for company, to in self._moves.items() if to == place]
            middles, radius = token_places(plan.rect_of(place), len(here), plan.is_grid)
            # From the bottom up, so that who came first lies on top.
            for (company, is_ghost), at in reversed(list(zip(here, middles, strict=True))):
                if not is_ghost and self.slides.is_away(company):
                    sliding.append((company, at, radius))
                    continue
                paint = livery(self._title, company)
                paint_token(painter, at, radius, company, paint, ghost=is_ghost)
        for company, at, radius in sliding:  # over all that stand
            now = self.slides.place(company, at, plan)
            paint_token(painter, now, radius, company, livery(self._title, company))

    # Hands

    def keyPressEvent(self, event: QKeyEvent) -> None:
        last = len(self._cells) - 1
        key = Qt.Key(event.key())
        steps = {
            Qt.Key.Key_Left: self.current - 1,
            Qt.Key.Key_Right: self.current + 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }
        if not self._cells or key not in (*steps, Qt.Key.Key_Up, Qt.Key.Key_Down):
            super().keyPressEvent(event)
            return
        if key in steps:
            self.current = max(0, min(last, steps[key]))
        else:
            self.current = self._cell_beside(-1 if key == Qt.Key.Key_Up else 1)
        self.follow()

    def _cell_beside(self, way: int) -> int:
        """The cell above or below the current one, as the sheet shows them."""
        boxes = [cell.rect.center() for cell in self._plan().cells]
        here = boxes[self.current]
        others = [n for n, at in enumerate(boxes) if (at.y() - here.y()) * way > 1]
        if not others:
            return self.current
        row = min(abs(boxes[n].y() - here.y()) for n in others)
        nearest = [n for n in others if abs(boxes[n].y() - here.y()) <= row + 1]
        return min(nearest, key=lambda n: abs(boxes[n].x() - here.x()))

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
            point = point / self._shape().scale
        return next((n for n, box in enumerate(boxes) if box.contains(point)), -1)


class MarketDock(Dock):
    """The share market."""

    NAME = "market"
    WANTED = 220

    @classmethod
    def suits(cls, table: Table) -> bool:
        return has_market(table)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.column.setContentsMargins(6, 6, 6, 6)
        self._at: Node | None = None  # the moment that is shown
        self.view = MarketView(look, self)
        self.column.addWidget(self.view)
        self.view.print_wanted.connect(self._print)
        self.retranslate()

    def title(self) -> str:
        return QCoreApplication.translate("Docks", "Market")

    def retranslate(self) -> None:
        self.view.setAccessibleDescription(self.title())
        self.view.reprint()

    def _print(self) -> None:
        if self.document is not None:
            self.document.echo.later(self.view.print_chart)

    def refresh(self) -> None:
        self._at = self.document.at if self.document is not None else None
        self.view.show_market(self.title_key, self.table)

    def _on_changed(self, change: Change) -> None:
        assert self.document is not None
        before, self._at = self._at, self.document.at
        if change.touched(Cell):
            self.view.tokens_moved(before is not None and step_between(before, self._at) != 0)
