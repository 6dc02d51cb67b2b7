"""The stock market as a printed sheet, in one or two rows, and as a strip of a few cells.

    plan = plan_market(table.market, QSizeF(950, 300), rows=2, words=words, moves={"PRR": (0, 14)})
    paint_market(painter, plan, tokens_of(table.market), "1846", words=words)
    plan.cell_at(mouse)

A move that is only considered stands as a ghost in the cell where it would end.
"""

from __future__ import annotations

import math
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
LETTERS = 12.0  # of the legend
GRID_LETTERS, LINE = 15.0, 21.0  # … beside short rows, and from one line of it to the next
LARGEST_TOKEN = 17.0  # radius
SMALLEST_TOKEN = 7.5  # … that a token has before the next one lies over it
WIDEST = 1.7  # of a cell of a chart of several rows, in parts of its height

Place = tuple[int, int]  # row and column of the chart


@dataclass(frozen=True)
class MarketWords:
    """The texts of a sheet; the painter knows none."""

    caption: str = ""
    note: str = ""  # at the right of the caption
    start: str = ""  # what the start prices' colour means
    closing: str = ""  # … the last cell's
    yellow: str = ""  # … the yellow zone's
    end: str = ""  # … the cell's that ends the game


@dataclass(frozen=True)
class CellBox:
    place: Place
    price: int
    zone: str  # "start", "closing", "par", "yellow", "end" or ""
    rect: QRectF


@dataclass(frozen=True)
class MarketPlan:
    """Where the cells are: for painting, and for finding the one under the mouse."""

    sheet: QRectF
    cells: tuple[CellBox, ...]
    is_strip: bool = False
    moves: Mapping[str, Place] = field(default_factory=dict)
    is_grid: bool = False  # several rows, with room beside the short ones

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
    if len(market.rows) > 1:
        sheet = _as_wide_as_needed(market, sheet)
    top = INSET - 4 + (CAPTION if words.caption else 0)
    is_grid = len(market.rows) > 1
    has_legend = not is_grid and bool(words.start or words.closing)
    foot = INSET - 8 + (LEGEND if has_legend else 4)
    edge = INSET - 6 if is_grid else INSET
    inner = sheet.adjusted(edge, top, -edge, -foot)
    lines = _lines(market, rows)
    longest = max(len(line) for line in lines)
    wide = inner.width() / longest
    gap = 0.0 if is_grid else GAP
    high = (inner.height() - gap * (len(lines) - 1)) / len(lines)
    cells = []
    for number, line in enumerate(lines):
        for column, (place, price) in enumerate(line):
            rect = QRectF(
                inner.left() + column * wide, inner.top() + number * (high + gap), wide, high
            )
            cells.append(CellBox(place, price, zone_of(market, place), rect))
    return MarketPlan(sheet, tuple(cells), moves=moves or {}, is_grid=is_grid)


def _as_wide_as_needed(market: Market, sheet: QRectF) -> QRectF:
    """In a wide place the chart keeps its shape, and its sheet lies in the middle."""
    longest, high = max(map(len, market.rows)), sheet.height() / len(market.rows)
    spare = sheet.width() - (longest * high * WIDEST + 2 * INSET)
    return sheet.adjusted(spare / 2, 0, -spare / 2, 0) if spare > 0 else sheet


def plan_strip(
    market: Market,
    size: QSizeF,
    *,
    around: Iterable[Place] = (),
    moves: Mapping[str, Place] | None = None,
) -> MarketPlan:
    """A cutting of one row of the chart without paper: the cells that matter, and those beside."""
    places = {*around, *(moves or {}).values()}
    line = _lines(market, 1)[min((row for row, _ in places), default=0)]
    numbers = [i for i, (place, _) in enumerate(line) if place in places] or [0]
    first, last = max(0, min(numbers) - 2), min(len(line), max(numbers) + 3)
    wide = size.width() / max(1, last - first)
    cells = tuple(
        CellBox(place, price, zone_of(market, place), QRectF(i * wide, 0, wide, size.height()))
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


def zone_of(market: Market, place: Place) -> str:
    row, column = place
    cell = market.rows[row][column]
    if cell.price == 0:
        return "closing"
    for zone in ("end", "yellow"):
        if market.is_in(cell, zone):
            return zone
    if market.start_cell(cell.price) is not cell:
        return ""
    return "start" if len(market.rows) == 1 else "par"


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
        _paint_cell(painter, cell, plan, inks)
    if not plan.is_strip and not inks.is_mono:
        _paint_age(painter, plan.sheet, scale, inks)
    for cell in plan.cells:
        ghosts = [company for company, place in plan.moves.items() if place == cell.place]
        _paint_stack(painter, plan, cell, tokens.get(cell.place, ()), ghosts, title, inks)
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
    for zone, text, at in legend_places(plan, words):
        sample = QRectF(at.x(), at.y() - 6, 18, 12)
        painter.setPen(QPen(QColor(inks.ink), 1))
        painter.setBrush(QColor(zone_ground(zone, inks)))
        painter.drawRect(sample)
        _paint_mark(painter, sample, zone, inks)
        size = GRID_LETTERS if plan.is_grid else LETTERS
        path = text_path(text, QPointF(at.x() + 24, at.y()), size, 400, SERIF, align=0)
        draw_text(painter, path, inks.ink)


def legend_places(plan: MarketPlan, words: MarketWords) -> list[tuple[str, str, QPointF]]:
    """The zones, what they mean, and where that is said: below a row, or beside short rows."""
    sheet = plan.sheet
    if not plan.is_grid:
        x, y = sheet.left() + INSET + 2, sheet.bottom() - INSET - 2
        found = []
        for zone, text in (("start", words.start), ("closing", words.closing)):
            if text:
                found.append((zone, text, QPointF(x, y)))
                x += 48 + text_width(text, LETTERS, 400, SERIF)
        return found
    zones = (("par", words.start), ("yellow", words.yellow), ("end", words.end))
    said = [(zone, text) for zone, text in zones if text]
    foot = plan.cells[-1].rect.bottom()
    lines = []
    for number, (zone, text) in enumerate(said):
        y = foot - (len(said) - number - 0.5) * LINE
        beside = [c.rect.right() for c in plan.cells if c.rect.bottom() > y - LINE / 2]
        wide = 28 + text_width(text, GRID_LETTERS, 400, SERIF)
        lines.append((zone, text, y, max(beside, default=sheet.left()), wide))
    right = sheet.right() - INSET - max((wide for *_, wide in lines), default=0.0)
    left = max((free for *_, free, _ in lines), default=0.0) + GAP
    x = max(left, right)
    return [(zone, text, QPointF(x, y)) for zone, text, y, _, _ in lines]


def zone_ground(zone: str, inks: Inks) -> str:
    grounds = {
        "start": inks.cell_start,
        "closing": inks.cell_closing,
        "par": inks.cell_par,
        "yellow": inks.cell_yellow,
        "end": inks.cell_end,
    }
    return grounds.get(zone, inks.cell)


def _paint_mark(painter: QPainter, rect: QRectF, zone: str, inks: Inks) -> None:
    """What a zone has besides its colour: a frame within for a start price, two for the end."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(inks.ink), 0.8))
    for inset in {"par": (2.2,), "end": (2.2, 4.0)}.get(zone, ()):
        painter.drawRect(rect.adjusted(inset, inset, -inset, -inset))


def _paint_cell(painter: QPainter, cell: CellBox, plan: MarketPlan, inks: Inks) -> None:
    # The colour plate is off register on paper; on a panel that would look like a fault.
    is_flat = plan.is_strip or inks.is_mono
    shift = QPointF(0, 0) if is_flat else QPointF(0.9, -0.7)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(zone_ground(cell.zone, inks)))
    painter.drawRect(cell.rect.translated(shift))
    painter.setPen(QPen(QColor(inks.ink), 1.1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(cell.rect)
    _paint_mark(painter, cell.rect, cell.zone, inks)
    text = str(cell.price)
    if plan.is_grid:  # in the corner: the tokens need the rest
        size = min(PRICE, cell.rect.width() * 0.34, cell.rect.height() * 0.40)
        at = cell.rect.topLeft() + QPointF(4, 3 + size * 0.5)
        draw_text(painter, text_path(text, at, size, 700, SERIF, align=0), inks.ink)
        return
    at = QPointF(cell.rect.center().x(), cell.rect.top() + 12)
    size = min(PRICE, cell.rect.width() * 0.42)
    draw_text(painter, text_path(text, at, size, 700, SERIF), inks.ink)


def token_places(rect: QRectF, count: int, is_grid: bool = False) -> tuple[list[QPointF], float]:
    """Middles and radius of the tokens of a cell, the first to come on top."""
    return _fan(rect, count) if is_grid else _column(rect, count)


def _fan(rect: QRectF, count: int) -> tuple[list[QPointF], float]:
    """Low in a small cell and side by side, who came first at the left."""
    radius = max(3.0, min(rect.width() / 2 - 3, LARGEST_TOKEN, rect.height() * 0.31))
    room = rect.width() - 2 * radius - 5
    step = min(2 * radius + 1, room / (count - 1)) if count > 1 else 0.0
    right, y = rect.right() - 2.5 - radius, rect.bottom() - 2.5 - radius
    return [QPointF(right - (count - 1 - i) * step, y) for i in range(count)], radius


def _column(rect: QRectF, count: int) -> tuple[list[QPointF], float]:
    """One below the other, where there is little room to and fro; rather smaller than covered."""
    room = rect.height() - 26
    largest = max(3.0, min(rect.width() / 2 - 3, LARGEST_TOKEN, room / 2.1))
    radius = largest
    while True:
        step = min(2 * radius + 1, (room - 2 * radius) / max(1, count - 1))
        aside = (
            0.0 if count < 2 or step >= 2 * radius else max(0.0, rect.width() / 2 - radius - 1.5)
        )
        is_free = math.hypot(step, 2 * aside) >= 2 * radius and (count < 3 or step >= radius)
        if count < 2 or is_free or radius - 0.25 < min(SMALLEST_TOKEN, largest):
            break
        radius -= 0.25
    x, y = rect.center().x(), rect.top() + 22 + radius
    sides = (-aside, aside)
    return [QPointF(x + sides[i % 2], y + i * step) for i in range(count)], radius


def _paint_stack(
    painter: QPainter,
    plan: MarketPlan,
    cell: CellBox,
    companies: Sequence[str],
    ghosts: Sequence[str],
    title: str,
    inks: Inks,
) -> None:
    places, radius = token_places(cell.rect, len(companies) + len(ghosts), plan.is_grid)
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
