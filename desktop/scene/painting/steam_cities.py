"""City hexes and new-city tiles of Steam, growth markers, and the names of towns."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QTransform

from desktop.look.fonts import SERIF
from desktop.look.goods import Good, good, goods_inks
from desktop.look.theme import PRINTED, Inks, colour
from desktop.scene.painting.geometry import FLAT, Grid, R
from desktop.scene.painting.lettering import (
    draw_halo_text,
    draw_text,
    fitted,
    text_path,
    text_width,
)
from desktop.scene.painting.steam_cubes import cube_places, paint_cubes
from desktop.scene.painting.steam_tiles import TOWN, paint_cardboard
from desktop.scene.painting.tokens import paint_symbol, symbol

NO_PEN, NO_BRUSH = Qt.PenStyle.NoPen, Qt.BrushStyle.NoBrush
YARD = QRectF(-66, -44, 132, 77)  # where cubes lie, in a hex round (0, 0)
YARD_INSET = 4.0
LARGEST_CUBE = 38.0
# Number, symbol and growth above the yard; a pointy hex is narrower there.
HEAD_Y, HEAD_RADIUS = -64.0, 14.5
HEAD_STEP, POINTY_STEP = 35.0, 29.5
NAME_Y, NAME, SMALLEST_NAME, NAME_WIDTH, RIBBON = 55.0, 32.0, 21.0, 128.0, 35.0
NARROWEST = 0.78  # how far a long name is squeezed, so that track can reach the sides beside it
TOWN_NAME, SMALLEST_TOWN_NAME, TOWN_NAME_WIDTH, TOWN_NAME_Y = 29.0, 23.0, 150.0, 54.0


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
        paint_city_name(painter, kind, name, inks=inks)
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


def paint_city_name(painter: QPainter, kind: str, name: str, *, inks: Inks = PRINTED) -> None:
    """On a ribbon of the city's deep tone."""
    wood = _wood(kind, inks)
    painter.setPen(QPen(colour(inks.ink, 0.6), 1.4))
    painter.setBrush(QColor(wood.plate))
    painter.drawRoundedRect(city_name_rect(name), 4, 4)
    size, squeeze = _name_size(name)
    path = text_path(name, QPointF(0, NAME_Y), size, 700, SERIF)
    draw_text(painter, QTransform.fromScale(squeeze, 1).map(path), wood.letters)


def _name_size(name: str) -> tuple[float, float]:
    """The size of the letters, and how far they are squeezed."""
    size = fitted(name, NAME, SMALLEST_NAME, NAME_WIDTH, 700, SERIF)
    wide = text_width(name, size, 700, SERIF)
    return size, max(NARROWEST, min(1.0, NAME_WIDTH / wide))


def city_name_rect(name: str) -> QRectF:
    """The ribbon of a city's name in a hex round (0, 0); that of a very long one stands out."""
    size, squeeze = _name_size(name)
    half = text_width(name, size, 700, SERIF) * squeeze / 2 + 8
    return QRectF(-half, NAME_Y - RIBBON / 2, 2 * half, RIBBON)


def town_name_at(
    exits: Iterable[int] = (), town: QPointF | None = None, grid: Grid = FLAT
) -> QPointF:
    """Where the name of a town stands: below it, unless there is more track below than above.

    `town` is where its symbol stands, if not in the middle of the hex.
    """
    downward = [grid.side_mid(side).y() / R for side in exits]
    downward.append((town.y() if town else 0.0) / TOWN)
    below, above = (sum(max(0.0, hand * y) for y in downward) for hand in (1, -1))
    return QPointF(0, TOWN_NAME_Y if below <= above + 0.01 else -TOWN_NAME_Y)


def town_name_rect(name: str, at: QPointF) -> QRectF:
    """What the name of a town covers."""
    size = fitted(name, TOWN_NAME, SMALLEST_TOWN_NAME, TOWN_NAME_WIDTH, 600, SERIF)
    wide = text_width(name, size, 600, SERIF)
    return QRectF(at.x() - wide / 2, at.y() - size / 2, wide, size)


def paint_town_name(
    painter: QPainter,
    name: str,
    at: QPointF,
    ground: str | QColor,
    *,
    inks: Inks = PRINTED,
) -> None:
    """`ground` is the colour under the name, for its halo."""
    size = fitted(name, TOWN_NAME, SMALLEST_TOWN_NAME, TOWN_NAME_WIDTH, 600, SERIF)
    path = text_path(name, at, size, 600, SERIF)
    halo = QColor(ground)
    halo.setAlphaF(0.92)
    draw_halo_text(painter, path, inks.ink, halo, 6.5)
