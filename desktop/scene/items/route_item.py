"""The run of one train: its own colour and dash, in its own lane where runs lie side by side."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.board.map import Board
from desktop.board.routes import Run
from desktop.board.tile_code import SIDES
from desktop.look.companies import route_mark
from desktop.look.theme import PRINTED, colour
from desktop.scene.items.drawn_line import DrawnLine
from desktop.scene.painting.faces import off_map_line, shape_of
from desktop.scene.painting.geometry import Grid, lane
from desktop.scene.painting.hex_looks import HexLook
from desktop.scene.painting.sheet import BoardSheet

ROUTES, CITIES = 10, 12
WIDTH, CASING, INNER = 18.0, 27.0, 4.5
SAMPLED = 12  # units between points of a line
LANE = 20.0  # from the middle of one line to the next, where runs share track


class RouteItem(QGraphicsItem):
    """One run over the board; all casings lie below all lines, so that none cuts another."""

    def __init__(self, path: QPainterPath, number: int, is_casing: bool = False) -> None:
        super().__init__()
        self.line = DrawnLine(path)
        self.number = number
        self._mark = route_mark(number)
        self._is_casing = is_casing
        self.setZValue(ROUTES + (0 if is_casing else 1 + number / 100))
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return self.line.path.boundingRect().adjusted(-CASING, -CASING, CASING, CASING)

    def draw_to(self, part: float) -> None:
        self.update(self.line.draw_to(part).adjusted(-CASING, -CASING, CASING, CASING))

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        path = self.line.shown()
        for pen in self._pens():
            painter.strokePath(path, pen)

    def _pens(self) -> list[QPen]:
        if self._is_casing:
            return [_pen(PRINTED.slot, CASING)]
        pens = [_pen(self._mark.colour, WIDTH)]
        if self._mark.dash:
            inner = _pen(PRINTED.slot, INNER)
            inner.setDashPattern(list(self._mark.dash))
            pens.append(inner)
        return pens


def _pen(ink: str, width: float) -> QPen:
    flat, soft = Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.RoundJoin
    return QPen(colour(ink), width, Qt.PenStyle.SolidLine, flat, soft)


class CitiesItem(QGraphicsItem):
    """The cities of a hex once more, above the lines: a run ends at the ring and not in it."""

    def __init__(self, sheet: BoardSheet, look: HexLook, hex_id: str) -> None:
        super().__init__()
        self._sheet = sheet
        self._look = look
        self.setPos(sheet.centres[hex_id])
        self.setZValue(CITIES)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def boundingRect(self) -> QRectF:
        return self._sheet.grid.bounds()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._sheet.paint_cities(painter, self._look)


def line_points(lines: tuple[QPainterPath, ...]) -> list[QPointF]:
    """Points all along the lines, to see what they cross."""
    return [
        line.pointAtPercent(line.percentAtLength(far))
        for line in lines
        for far in range(0, int(line.length()), SAMPLED)
    ]


def run_hexes(runs: tuple[Run, ...]) -> tuple[str, ...]:
    """The hexes runs stop in or pass through, each once."""
    return tuple(dict.fromkeys(item.partition(".")[0] for run in runs for item in run.path))


def route_paths(board: Board, grid: Grid, runs: tuple[Run, ...]) -> tuple[QPainterPath, ...]:
    """The lines of the runs; where several use one piece of track they lie in lanes.

    A lane is counted to the right of the first run that uses the piece, so that lanes keep their
    sides from hex to hex, whichever way the others go.
    """
    pieces = [_pieces(board, run) for run in runs]
    users: dict[tuple[str, int, int], list[int]] = {}
    ways: dict[tuple[str, int, int], bool] = {}
    for number, used in enumerate(pieces):
        for hex_id, a, b in used:
            key = (hex_id, min(a, b), max(a, b))
            users.setdefault(key, []).append(number)
            ways.setdefault(key, a < b)
    paths = []
    for number, used in enumerate(pieces):
        path = QPainterPath()
        for hex_id, a, b in used:
            key = (hex_id, min(a, b), max(a, b))
            shift = (users[key].index(number) - (len(users[key]) - 1) / 2) * LANE
            piece = _line(board, grid, key, shift if ways[key] else -shift)
            if piece is not None:  # one line, so that its dashes go on from hex to hex
                path.connectPath(piece if a < b else piece.toReversed())
        paths.append(path)
    return tuple(paths)


def _pieces(board: Board, run: Run) -> list[tuple[str, int, int]]:
    """The pieces of track a run uses: a hex and two ends, from where it comes to where it goes."""
    found = []
    items = [item.partition(".") for item in run.path]
    entry: int | None = None
    for (here, dot, place), (there, next_dot, next_place) in pairwise(items):
        hex_ = board[here]
        start = SIDES + int(place) if dot else entry
        if here == there:
            if start is not None and next_dot:
                found.append((here, start, SIDES + int(next_place)))
            entry = None
            continue
        other = board[there]
        side = hex_.neighbours.index(other)
        if start is not None:
            found.append((here, start, side))
        entry = other.neighbours.index(hex_)
        if next_dot:
            found.append((there, entry, SIDES + int(next_place)))
    return found


def _line(
    board: Board, grid: Grid, piece: tuple[str, int, int], shift: float
) -> QPainterPath | None:
    """A piece of track from its lower end to its higher one, moved to the right by `shift`."""
    hex_id, low, high = piece
    hex_ = board[hex_id]
    shape = shape_of(hex_.face, grid)
    for track, path in zip(hex_.face.tracks, shape.tracks, strict=True):
        if {track.a, track.b} == {low, high}:
            if high >= SIDES > low and hex_.face.places[high - SIDES].kind == "off":
                path = off_map_line(low, grid)
            elif track.a != low:
                path = path.toReversed()
            return lane(path, shift).translated(grid.centre(hex_.at))
    return None
