"""Double tiles: one piece of cardboard over both halves of a double hex."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.board.map import Hex
from desktop.board.tile_code import Face
from desktop.scene.painting import labels
from desktop.scene.painting.geometry import Grid
from desktop.scene.painting.outlines import beyond, double_outline
from desktop.scene.painting.tiles import paint_body, paint_card, paint_face, paint_label


@dataclass(frozen=True)
class Half:
    """The second half, and the side of the first one at which it lies."""

    face: Face
    side: int


def half_on_board(hex_: Hex) -> Half | None:
    """What lies now beside the first half of a double hex."""
    if hex_.twin is None:
        return None
    return Half(hex_.twin.face, hex_.neighbours.index(hex_.twin))


def tile_outline(grid: Grid, half: Half | None, part: float = 1.0) -> QPainterPath:
    return grid.outline(part) if half is None else double_outline(grid, half.side, part)


def paint_tile(
    painter: QPainter,
    face: Face,
    half: Half | None,
    grid: Grid,
    *,
    lifted: bool = False,
    number: str = "",
) -> None:
    """A tile, or both halves of a double one; the first half lies round (0, 0)."""
    if half is None:
        paint_face(painter, face, grid, lifted=lifted, number=number)
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_card(painter, face.colour, grid, lifted, twin=half.side)
    halves = ((face, QPointF(0, 0), ""), (half.face, beyond(grid, half.side), number))
    for one, at, _ in halves:
        painter.save()
        painter.translate(at)
        paint_body(painter, one, grid, card=False)
        painter.restore()
    for one, at, text in halves:
        painter.save()
        painter.translate(at)
        for label in labels.face_labels(one, text, grid):
            paint_label(painter, label, one.colour)
        painter.restore()
    painter.restore()


# Paints as `paint_tile` does, for a family whose tiles look otherwise.
TilePainter = Callable[..., None]


def paint_fitted(
    painter: QPainter,
    box: QRectF,
    face: Face,
    half: Half | None,
    grid: Grid,
    scale: float,
    paint: TilePainter = paint_tile,
) -> None:
    """In the middle of a box at this scale; a double tile smaller, so that it fits."""
    bounds = tile_outline(grid, half).boundingRect()
    if half is not None:
        scale = min(scale, box.width() / bounds.width(), box.height() / bounds.height())
    painter.save()
    painter.translate(box.center())
    painter.scale(scale, scale)
    painter.translate(-bounds.center())
    paint(painter, face, half, grid)
    painter.restore()
