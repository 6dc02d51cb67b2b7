"""City hexes and new-city tiles of Steam, and growth markers."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QTransform

from desktop.look.fonts import SERIF
from desktop.look.goods import Good, good, goods_inks
from desktop.look.theme import PRINTED, Inks, colour
from desktop.scene.painting.geometry import FLAT, Grid
from desktop.scene.painting.lettering import draw_text, fitted, text_path, text_width
from desktop.scene.painting.steam_cubes import cube_places, paint_cubes
from desktop.scene.painting.steam_tiles import paint_cardboard
from desktop.scene.painting.tokens import paint_symbol, symbol

NO_PEN, NO_BRUSH = Qt.PenStyle.NoPen, Qt.BrushStyle.NoBrush
YARD = QRectF(-66, -45, 132, 90)  # where cubes lie, in a hex round (0, 0)
YARD_INSET = 4.0
LARGEST_CUBE = 42.0
# Number, symbol and growth above the yard; a pointy hex is narrower there.
HEAD_Y, HEAD_RADIUS = -64.0, 14.5
HEAD_STEP, POINTY_STEP = 35.0, 29.5
# The ribbon lies across the lower side, so that it can be wide and the sides beside it stay free.
NAME, RIBBON, RIBBON_TOP, RIBBON_END = 32.0, 1.1, 49.0, 8.0
SMALLEST_NAME = 0.76  # of its size
NAME_WIDTH, POINTY_WIDTH = 184.0, 128.0
NARROWEST = 0.78  # how far a long name is squeezed


def city_cube_places(count: int) -> tuple[QRectF, ...]:
    """The cubes of a city in a hex round (0, 0); also what the mouse hits."""
    area = YARD.adjusted(YARD_INSET, YARD_INSET, -YARD_INSET, -YARD_INSET)
    return cube_places(area, count, LARGEST_CUBE)


def paint_city(
    painter: QPainter,
    kind: str,
    *,
    name: str = "",
    printed: int | None = None,
    grown: bool = False,
    tile: bool = False,
    lifted: bool = False,
    cubes: Sequence[str] = (),
    grid: Grid = FLAT,
    inks: Inks = PRINTED,
) -> None:
    """A whole city round (0, 0): of the board, or a new-city `tile`, which is born grown.

    `printed` is the number of cubes it begins with.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_city_ground(painter, kind, tile=tile, lifted=lifted, grid=grid, inks=inks)
    paint_city_head(painter, kind, printed=printed, grown=grown or tile, grid=grid, inks=inks)
    paint_cubes(painter, city_cube_places(len(cubes)), cubes, inks=inks)
    if name:
        paint_city_name(painter, kind, name, grid=grid, inks=inks)
    painter.restore()


def _wood(kind: str, inks: Inks) -> Good:
    return good(kind).mono() if inks.is_mono else good(kind)


def paint_city_ground(
    painter: QPainter,
    kind: str,
    *,
    tile: bool = False,
    lifted: bool = False,
    grid: Grid = FLAT,
    inks: Inks = PRINTED,
) -> None:
    """The colour of a city, its frame and its yard."""
    wood = _wood(kind, inks)
    if tile:
        paint_cardboard(painter, wood.ground, grid, lifted=lifted, inks=inks)
    else:
        painter.setPen(NO_PEN)
        painter.setBrush(QColor(wood.ground))
        painter.drawPath(grid.outline(1.004))
    painter.setBrush(NO_BRUSH)
    painter.setPen(QPen(colour(wood.plate, 0.75), 2.6))
    painter.drawPath(grid.outline(0.925))
    painter.setPen(QPen(colour(inks.ink, 0.55), 1.6))
    painter.setBrush(QColor(goods_inks(inks.is_mono).yard))
    painter.drawRoundedRect(YARD, 9, 9)


def paint_city_head(
    painter: QPainter,
    kind: str,
    *,
    printed: int | None = None,
    grown: bool = False,
    grid: Grid = FLAT,
    inks: Inks = PRINTED,
) -> None:
    """Above the yard: the printed number, the symbol of the colour, the growth marker."""
    wood = _wood(kind, inks)
    spots = [kind_ for kind_, there in (("number", printed is not None), ("symbol", True)) if there]
    spots += ["growth"] * grown
    step = POINTY_STEP if grid.is_pointy else HEAD_STEP
    left = -step * (len(spots) - 1) / 2
    for number, what in enumerate(spots):
        at = QPointF(left + number * step, HEAD_Y)
        if what == "number":
            painter.setPen(QPen(QColor(inks.ink), 1.8))
            painter.setBrush(QColor(inks.slot))
            painter.drawEllipse(at, HEAD_RADIUS, HEAD_RADIUS)
            draw_text(painter, text_path(str(printed), at, 24), inks.ink)
        elif what == "symbol":
            half = HEAD_RADIUS * 0.86 / (symbol(wood.symbol).boundingRect().width() / 2)
            paint_symbol(painter, wood.symbol, at, half, wood.letters)
        else:
            paint_growth(painter, at, HEAD_RADIUS + 1, inks=inks)


def paint_growth(
    painter: QPainter, at: QPointF, radius: float = HEAD_RADIUS, *, inks: Inks = PRINTED
) -> None:
    """The marker of a city that has grown: rising houses on gold."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if not inks.is_mono:
        painter.setPen(NO_PEN)
        painter.setBrush(colour(inks.shadow, 0.3))
        painter.drawEllipse(at + QPointF(0.06, 0.13) * radius, radius * 1.04, radius * 1.04)
    painter.setPen(QPen(QColor(inks.ink), radius * 0.13))
    painter.setBrush(QColor(inks.marked))
    painter.drawEllipse(at, radius, radius)
    painter.setPen(NO_PEN)
    painter.setBrush(QColor(inks.ink))
    for left, high in ((-0.56, 0.5), (-0.17, 0.82), (0.22, 1.14)):
        foot = at + QPointF(left, 0.5) * radius
        painter.drawRect(QRectF(foot - QPointF(0, high * radius), QSizeF(0.3, high) * radius))
    painter.restore()


def paint_city_name(
    painter: QPainter,
    kind: str,
    name: str,
    letters: float = NAME,
    *,
    grid: Grid = FLAT,
    inks: Inks = PRINTED,
) -> None:
    """On a ribbon of the city's deep tone."""
    wood = _wood(kind, inks)
    ribbon = city_name_rect(name, letters, grid)
    painter.setPen(QPen(colour(inks.ink, 0.6), 1.4))
    painter.setBrush(QColor(wood.plate))
    painter.drawRoundedRect(ribbon, 4, 4)
    size, squeeze = city_name_size(name, letters, grid)
    path = text_path(name, QPointF(0, ribbon.center().y()), size, 700, SERIF)
    draw_text(painter, QTransform.fromScale(squeeze, 1).map(path), wood.letters)


def city_name_size(name: str, letters: float = NAME, grid: Grid = FLAT) -> tuple[float, float]:
    """The size of the letters, and how far they are squeezed: first a little of either."""
    room = POINTY_WIDTH if grid.is_pointy else NAME_WIDTH
    smallest = letters * SMALLEST_NAME
    size = fitted(name, letters, smallest, room / NARROWEST, 700, SERIF)
    wide = text_width(name, size, 700, SERIF)
    return size, max(NARROWEST, min(1.0, room / wide))


def city_name_rect(name: str, letters: float = NAME, grid: Grid = FLAT) -> QRectF:
    """The ribbon of a city's name in a hex round (0, 0); that of a very long one stands out."""
    size, squeeze = city_name_size(name, letters, grid)
    half = text_width(name, size, 700, SERIF) * squeeze / 2 + RIBBON_END
    return QRectF(-half, RIBBON_TOP, 2 * half, letters * RIBBON)
