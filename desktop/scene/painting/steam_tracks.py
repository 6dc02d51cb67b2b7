"""The paper tracks of Steam as values: income, victory points, locomotives, turn order, rounds.

    plan = plan_track(income_track("Income"), QRectF(0, 0, 260, track_height(track, 260)))
    paint_track(painter, plan, {-2: [disc], 0: [other, third]})
    plan.cell_at(mouse)

Texts come from the caller, in the reader's language.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from desktop.scene.painting.steam_discs import Disc

LOWEST_INCOME, HIGHEST_INCOME = -10, 10
LAST_POINT = 50
PLUS_50, PLUS_100 = 1050, 1100  # the boxes of those who have gone round once, or twice
MINUS = "\u2212"

EDGE, SHADOW_BELOW = 4.0, 7.0  # from the rectangle to the paper
INSET, CAPTION = 9.0, 22.0  # from the paper's edge to the cells; the line of the caption
CELL_HEIGHT = 38.0  # as a cell likes it
NARROW, ROOMY, ROOMY_FROM = 22.5, 28.0, 480.0  # a cell's least width, and that on a wide sheet
LIST_ROW, NAME_WIDTH, NOTE_LINE = 26.0, 84.0, 8.0
TALLEST = 1.7  # of a cell, in parts of its width


@dataclass(frozen=True)
class Cell:
    key: int
    text: str
    note: str = ""  # a second line, such as a price or a name
    zone: str = ""  # "debt", "start", "gain"; of rounds "done", "here" or "ahead"
    span: int = 1
    is_name: bool = False  # the note names who stands here


@dataclass(frozen=True)
class Track:
    """Cells in order, and in how many columns they may be laid out."""

    caption: str
    cells: tuple[Cell, ...]
    columns: tuple[int, ...]
    has_list: bool = False  # its cells may also be low and wide, one below the other


def income_track(caption: str) -> Track:
    cells = []
    for value in range(LOWEST_INCOME, HIGHEST_INCOME + 1):
        text = f"{MINUS}{-value}" if value < 0 else f"+{value}" if value else "0"
        cells.append(Cell(value, text, zone="debt" if value < 0 else "gain" if value else "start"))
    return Track(caption, tuple(cells), (1, 3, 7, 11, 21))


def points_track(caption: str) -> Track:
    """0 to 50, and two boxes for those who have gone round."""
    cells = [Cell(n, str(n), zone="gain" if n and n % 10 == 0 else "") for n in range(51)]
    laps = [
        Cell(PLUS_50, "+50", zone="start", span=2),
        Cell(PLUS_100, "+100", zone="start", span=2),
    ]
    return Track(caption, (*cells, *laps), (5, 10, 20, 30, 55))


def locomotive_track(caption: str, upkeep: Sequence[str] = ()) -> Track:
    """Six levels; in the standard game with what each costs a round."""
    notes = [*upkeep, *[""] * 6]
    return Track(caption, tuple(Cell(n, str(n), notes[n - 1]) for n in range(1, 7)), (1, 2, 3, 6))


def order_track(caption: str, names: Sequence[str]) -> Track:
    """Who plays first, second and so on; an empty name is a place not yet taken."""
    cells = tuple(Cell(n, str(n), name, is_name=True) for n, name in enumerate(names, start=1))
    return Track(caption, cells, (1, 2, 3, max(1, len(names))), has_list=True)


def round_track(caption: str, rounds: int, current: int) -> Track:
    zones = [
        "done" if n < current else "here" if n == current else "ahead" for n in range(1, rounds + 1)
    ]
    cells = tuple(Cell(n, str(n), zone=zone) for n, zone in enumerate(zones, start=1))
    return Track(caption, cells, tuple(sorted({1, 2, -(-rounds // 2), rounds})))


def points_place(points: int) -> tuple[int, int]:
    """The cell of so many points, and how often the marker has gone round."""
    if points <= 0:
        return 0, 0
    rounds, rest = divmod(points - 1, LAST_POINT)
    return rest + 1, rounds


def points_discs(points: Iterable[tuple[Disc, int]]) -> dict[int, list[Disc]]:
    """The discs by cell; whoever has gone round has a second one in the box that says so."""
    found: dict[int, list[Disc]] = {}
    for disc, value in points:
        cell, rounds = points_place(value)
        found.setdefault(cell, []).append(disc)
        if rounds % 2:
            found.setdefault(PLUS_50, []).append(disc)
        if rounds >= 2:
            found.setdefault(PLUS_100, []).append(disc)
    return found


@dataclass(frozen=True)
class CellBox:
    cell: Cell
    rect: QRectF

    @property
    def is_low(self) -> bool:
        """Whether its discs lie beside the number, not below it."""
        return self.rect.height() < 27 or self.rect.width() > 2.4 * self.rect.height()


@dataclass(frozen=True)
class TrackPlan:
    """Where the paper and the cells are: for painting, and for the mouse."""

    track: Track
    sheet: QRectF
    boxes: tuple[CellBox, ...]

    def cell_at(self, point: QPointF) -> int | None:
        return next((box.cell.key for box in self.boxes if box.rect.contains(point)), None)

    def rect_of(self, key: int) -> QRectF:
        return next((box.rect for box in self.boxes if box.cell.key == key), QRectF())


def _inner(track: Track, rect: QRectF) -> QRectF:
    sheet = rect.adjusted(EDGE, EDGE, -EDGE, -SHADOW_BELOW)
    top = INSET + (CAPTION if track.caption else 0)
    return sheet.adjusted(INSET, top, -INSET, -INSET)


def _lines(track: Track, columns: int) -> list[list[Cell]]:
    """The cells by rows; a box of several columns is never broken."""
    lines: list[list[Cell]] = [[]]
    for cell in track.cells:
        used = sum(other.span for other in lines[-1])
        if used and used + cell.span > columns:
            lines.append([])
        lines[-1].append(cell)
    return lines


def track_height(track: Track, width: float) -> float:
    """The height at which a track of that width is neither cramped nor stretched."""
    inner = _inner(track, QRectF(0, 0, width, 1000))
    least = NAME_WIDTH if track.has_list else NARROW if width < ROOMY_FROM else ROOMY
    fit = [n for n in track.columns if inner.width() / n >= least]
    columns = max(fit or track.columns[:1])
    wide = inner.width() / columns
    high = max(CELL_HEIGHT, min(1.25 * wide, 44.0))
    if track.has_list and columns < len(track.cells):
        columns, high = 1, LIST_ROW
    elif any(cell.note for cell in track.cells):
        high += NOTE_LINE
    rows = len(_lines(track, columns))
    return rows * high + 1000 - inner.height()


def plan_track(track: Track, rect: QRectF) -> TrackPlan:
    """Lay the cells out in a rectangle, whatever its shape; the paper may stay shorter than it."""
    inner = _inner(track, rect)
    columns = max(track.columns, key=lambda n: _comfort(track, inner, n))
    lines = _lines(track, columns)
    wide, high = inner.width() / columns, inner.height() / len(lines)
    high = min(high, max(TALLEST * wide, CELL_HEIGHT))
    spare = inner.height() - high * len(lines)
    boxes = []
    for row, line in enumerate(lines):
        left = inner.left()
        for cell in line:
            across = _span(cell, line, columns) * wide
            boxes.append(CellBox(cell, QRectF(left, inner.top() + row * high, across, high)))
            left += across
    sheet = rect.adjusted(EDGE, EDGE, -EDGE, -SHADOW_BELOW - spare)
    return TrackPlan(track, sheet, tuple(boxes))


def _span(cell: Cell, line: Sequence[Cell], columns: int) -> float:
    """Boxes of several columns share what their row leaves."""
    if cell.span == 1:
        return 1.0
    singles = sum(other.span == 1 for other in line)
    return (columns - singles) / (len(line) - singles)


def _comfort(track: Track, inner: QRectF, columns: int) -> float:
    """How large a cell is in its smaller direction; low cells are for lists only."""
    wide = inner.width() / columns
    high = inner.height() / len(_lines(track, columns))
    if track.has_list and columns == 1 and wide > 2.4 * high:
        return min(high, LIST_ROW) * 1.6
    return min(wide, high * 0.92, CELL_HEIGHT) if track.has_list else min(wide, high * 0.92)


def by_cell(places: Iterable[tuple[Disc, int]]) -> Mapping[int, list[Disc]]:
    """Discs by the cell they stand in, in the order given."""
    found: dict[int, list[Disc]] = {}
    for disc, key in places:
        found.setdefault(key, []).append(disc)
    return found
