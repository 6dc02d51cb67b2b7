"""The run of one train: its own colour and dash, in its own lane where runs lie side by side."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.board.map import Board
from desktop.board.routes import Run
from desktop.board.tile_code import SIDES
from desktop.look.companies import route_mark
from desktop.look.theme import WHITE, colour
from desktop.scene.painting.faces import shape_of
from desktop.scene.painting.geometry import Grid, lane

ROUTES = 10
WIDTH = 9.0
LANE = 7.0


class RouteItem(QGraphicsItem):
    """One run over the board."""

    def __init__(self, path: QPainterPath, number: int) -> None:
        super().__init__()
        self._path = path
        self._mark = route_mark(number)
        self.setZValue(ROUTES + number / 100)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return self._path.boundingRect().adjusted(-WIDTH, -WIDTH, WIDTH, WIDTH)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for pen in self._pens():
            painter.strokePath(self._path, pen)

    def _pens(self) -> list[QPen]:
        cap, join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
        solid = Qt.PenStyle.SolidLine
        pens = [
            QPen(colour(WHITE), WIDTH + 5, solid, cap, join),
            QPen(colour(self._mark.colour), WIDTH, solid, cap, join),
        ]
        if self._mark.dash:
            inner = QPen(colour(WHITE), 2.6, solid, Qt.PenCapStyle.FlatCap, join)
            inner.setDashPattern(list(self._mark.dash))
            pens.append(inner)
        return pens


def route_paths(board: Board, grid: Grid, runs: tuple[Run, ...]) -> tuple[QPainterPath, ...]:
    """The lines of the runs; where several use one piece of track they lie in lanes."""
    pieces = [_pieces(board, run) for run in runs]
    users: dict[tuple[str, int, int], list[int]] = {}
    for number, used in enumerate(pieces):
        for hex_id, a, b in used:
            users.setdefault((hex_id, min(a, b), max(a, b)), []).append(number)
    paths = []
    for number, used in enumerate(pieces):
        path = QPainterPath()
        for hex_id, a, b in used:
            sharers = users[hex_id, min(a, b), max(a, b)]
            shift = (sharers.index(number) - (len(sharers) - 1) / 2) * LANE
            piece = _line(board, grid, hex_id, a, b, shift)
            if piece is not None:
                path.addPath(piece)
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
    board: Board, grid: Grid, hex_id: str, a: int, b: int, shift: float
) -> QPainterPath | None:
    hex_ = board[hex_id]
    shape = shape_of(hex_.face, grid)
    for track, path in zip(hex_.face.tracks, shape.tracks, strict=True):
        if {track.a, track.b} == {a, b}:
            made = lane(path, shift if track.a == min(a, b) else -shift)
            return made.translated(grid.centre(hex_.at))
    return None
