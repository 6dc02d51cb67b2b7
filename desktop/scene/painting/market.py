"""The stock market as a printed sheet, in one or two rows, and as a strip of a few cells.

    plan = plan_market(table.market, QSizeF(950, 300), rows=2, words=words, moves={"PRR": (0, 14)})
    paint_market(painter, plan, tokens_of(table.market), "1846", words=words)
    plan.cell_at(mouse)

A move that is only considered stands as a ghost in the cell where it would end.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen

from desktop.eighteen.market import Market
from desktop.look.companies import livery
from desktop.look.fonts import SERIF
from desktop.look.theme import PRINTED, Inks
from desktop.scene.painting import paper
from desktop.scene.painting.lettering import draw_text, text_path, text_width
from desktop.scene.painting.tokens import paint_token

SEED = 31
EDGE = QPointF(6, 4)  # from the widget's corner to the paper
SHADOW_BELOW = 10.0
FRAME = 8.0
INSET = 22.0  # from the paper's edge to the cells
CAPTION, LEGEND, GAP = 26.0, 24.0, 8.0
PRICE = 17.0  # px of a price
LARGEST_TOKEN = 17.0  # radius

Place = tuple[int, int]  # row and column of the chart


@dataclass(frozen=True)
class MarketWords:
    """The texts of a sheet; the painter knows none."""

    caption: str = ""
    note: str = ""  # at the right of the caption
    start: str = ""  # what the start prices' colour means
    closing: str = ""  # … the last cell's


@dataclass(frozen=True)
class CellBox:
    place: Place
    price: int
    zone: str  # "start", "closing" or ""
    rect: QRectF


@dataclass(frozen=True)
class MarketPlan:
    """Where the cells are: for painting, and for finding the one under the mouse."""

    sheet: QRectF
    cells: tuple[CellBox, ...]
    is_strip: bool = False
    moves: Mapping[str, Place] = field(default_factory=dict)

    def cell_at(self, point: QPointF) -> Place | None:
        return next((cell.place for cell in self.cells if cell.rect.contains(point)), None)

    def rect_of(self, place: Place) -> QRectF:
        return next((cell.rect for cell in self.cells if cell.place == place), QRectF())


def plan_market(
    market: Market,
    size: QSizeF,
    *,
    rows: int = 1,
    words: MarketWords | None = None,
    moves: Mapping[str, Place] | None = None,
) -> MarketPlan:
    """The whole chart on a sheet of paper. A chart of one row may be broken into several."""
    words = words or MarketWords()
    sheet = QRectF(EDGE, size).adjusted(0, 0, -2 * EDGE.x(), -EDGE.y() - SHADOW_BELOW)
    top = INSET - 4 + (CAPTION if words.caption else 0)
    foot = INSET - 8 + (LEGEND if words.start or words.closing else 4)
    inner = sheet.adjusted(INSET, top, -INSET, -foot)
    lines = _lines(market, rows)
    longest = max(len(line) for line in lines)
    wide = inner.width() / longest
    gap = GAP if len(market.rows) == 1 else 0.0
    high = (inner.height() - gap * (len(lines) - 1)) / len(lines)
    cells = []
    for number, line in enumerate(lines):
        for column, (place, price) in enumerate(line):
            rect = QRectF(
                inner.left() + column * wide, inner.top() + number * (high + gap), wide, high
            )
            cells.append(CellBox(place, price, _zone(market, price), rect))
    return MarketPlan(sheet, tuple(cells), moves=moves or {})


def plan_strip(
    market: Market,
    size: QSizeF,
    *,
    around: Iterable[Place] = (),
    moves: Mapping[str, Place] | None = None,
) -> MarketPlan:
    """A cutting of the chart without paper: the cells that matter, and a few beside them."""
    line = _lines(market, 1)[0]
    places = {*around, *(moves or {}).values()}
    numbers = [i for i, (place, _) in enumerate(line) if place in places] or [0]
    first, last = max(0, min(numbers) - 2), min(len(line), max(numbers) + 3)
    wide = size.width() / max(1, last - first)
    cells = tuple(
        CellBox(place, price, _zone(market, price), QRectF(i * wide, 0, wide, size.height()))
        for i, (place, price) in enumerate(line[first:last])
    )
    return MarketPlan(QRectF(QPointF(0, 0), size), cells, is_strip=True, moves=moves or {})


def _lines(market: Market, rows: int) -> list[list[tuple[Place, int]]]:
    """The lines of cells to be drawn; a chart of several rows keeps them."""
    chart = [[((c.row, c.column), c.price) for c in row] for row in market.rows]
    if len(chart) > 1 or rows < 2:
        return chart
    length = -(-len(chart[0]) // rows)
    return [chart[0][start : start + length] for start in range(0, len(chart[0]), length)]


def _zone(market: Market, price: int) -> str:
    if price == 0:
        return "closing"
    return "start" if price in market.start_prices else ""


def tokens_of(market: Market) -> dict[Place, tuple[str, ...]]:
    """The companies in each cell, in order of arrival."""
    return {
        (cell.row, cell.column): tuple(company.id for company in cell.tokens)
        for cell in market.cells()
        if cell.tokens
    }


def paint_market(
    painter: QPainter,
    plan: MarketPlan,
    tokens: Mapping[Place, Sequence[str]],
    title: str,
    *,
    words: MarketWords | None = None,
    scale: float = 1.0,
    inks: Inks = PRINTED,
) -> None:
    """Paint a plan; `scale` is the device's pixels per unit, for the paper's grain."""
    words = words or MarketWords()
    painter.save()
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    if not plan.is_strip:
        _paint_paper(painter, plan, words, scale, inks)
    for cell in plan.cells:
        _paint_cell(painter, cell, plan.is_strip, inks)
    if not plan.is_strip and not inks.is_mono:
        _paint_age(painter, plan.sheet, scale, inks)
    for cell in plan.cells:
        ghosts = [company for company, place in plan.moves.items() if place == cell.place]
        _paint_stack(painter, cell, tokens.get(cell.place, ()), ghosts, title, inks)
    painter.restore()


def _paint_paper(
    painter: QPainter, plan: MarketPlan, words: MarketWords, scale: float, inks: Inks = PRINTED
) -> None:
    """The sheet under the cells: paper, frame, caption and legend."""
    sheet = plan.sheet
    if not inks.is_mono:
        paper.paint_sheet(painter, sheet, scale, SEED, depth=0.42, inks=inks)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for inset, width in ((FRAME, 1.6), (FRAME + 3, 0.6)):
        painter.setPen(QPen(QColor(inks.ink), width))
        painter.drawRect(sheet.adjusted(inset, inset, -inset, -inset))
    if words.caption:
        y = sheet.top() + 29
        path = text_path(
            words.caption.upper(), QPointF(sheet.left() + INSET + 2, y), 15, 700, SERIF, 2, 0
        )
        draw_text(painter, path, inks.ink)
        at = QPointF(sheet.right() - INSET - 2, y)
        draw_text(painter, text_path(words.note, at, 12, 400, SERIF, align=1), inks.soft_ink)
    x, y = sheet.left() + INSET + 2, sheet.bottom() - INSET - 2
    for text, ground in ((words.start, inks.cell_start), (words.closing, inks.cell_closing)):
        if text:
            painter.setPen(QPen(QColor(inks.ink), 1))
            painter.setBrush(QColor(ground))
            painter.drawRect(QRectF(x, y - 6, 18, 12))
            path = text_path(text, QPointF(x + 24, y), 12, 400, SERIF, align=0)
            draw_text(painter, path, inks.ink)
            x += 48 + text_width(text, 12, 400, SERIF)


def _paint_cell(painter: QPainter, cell: CellBox, is_flat: bool, inks: Inks) -> None:
    grounds = {"start": inks.cell_start, "closing": inks.cell_closing}
    # The colour plate is off register on paper; on a panel that would look like a fault.
    shift = QPointF(0, 0) if is_flat or inks.is_mono else QPointF(0.9, -0.7)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(grounds.get(cell.zone, inks.cell)))
    painter.drawRect(cell.rect.translated(shift))
    painter.setPen(QPen(QColor(inks.ink), 1.1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(cell.rect)
    at = QPointF(cell.rect.center().x(), cell.rect.top() + 12)
    size = min(PRICE, cell.rect.width() * 0.42)
    draw_text(painter, text_path(str(cell.price), at, size, 700, SERIF), inks.ink)


def token_places(rect: QRectF, count: int) -> tuple[list[QPointF], float]:
    """Middles and radius of the tokens of a cell, the first to come on top."""
    room = rect.height() - 28
    radius = max(3.0, min(rect.width() / 2 - 3, LARGEST_TOKEN, room / 2.1))
    step = 2 * radius + 1
    if count > 1:
        step = min(step, (room - 2 * radius) / (count - 1))
    x, y = rect.center().x(), rect.top() + 24 + radius
    return [QPointF(x, y + i * step) for i in range(count)], radius


def _paint_stack(
    painter: QPainter,
    cell: CellBox,
    companies: Sequence[str],
    ghosts: Sequence[str],
    title: str,
    inks: Inks,
) -> None:
    places, radius = token_places(cell.rect, len(companies) + len(ghosts))
    entries = [(company, False) for company in companies] + [(c, True) for c in ghosts]
    # From the bottom up, so that who came first lies on top.
    for (company, is_ghost), at in reversed(list(zip(entries, places, strict=True))):
        paint = livery(title, company)
        paint_token(painter, at, radius, company, paint, ghost=is_ghost, inks=inks)


def _paint_age(painter: QPainter, sheet: QRectF, scale: float, inks: Inks) -> None:
    painter.save()
    painter.setClipRect(sheet, Qt.ClipOperation.IntersectClip)
    painter.translate(sheet.topLeft())
    painter.scale(1 / scale, 1 / scale)
    texture = paper.grain(scale * 0.6, SEED, inks)
    painter.fillRect(QRectF(QPointF(0, 0), sheet.size() * scale), QBrush(texture))
    painter.restore()
    paper.paint_wear(painter, sheet, SEED, folds_across=(0.5,), fibres=70, size=0.4, inks=inks)
