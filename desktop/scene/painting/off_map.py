"""Off-map areas: name, values by phase, bonus and symbols, where the arrows leave room."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.board.print_facts import PrintedHex
from desktop.board.tile_code import Face
from desktop.look.fonts import SERIF
from desktop.look.theme import PRINTED, Inks, colour
from desktop.scene.painting import labels, markers
from desktop.scene.painting.geometry import Grid
from desktop.scene.painting.lettering import (
    draw_halo_text,
    draw_text,
    fitted,
    text_path,
    text_width,
)

LINE = 26.0  # from one line of a name to the next
BOX = (42.0, 32.0)
FRAME = (-4.4, -4.4, 4.4, 4.4)  # round the value that counts now
PILL = (62.0, 25.0)
NAME_SIZE, NAME_SMALLEST, NAME_WIDTH = 25.0, 21.0, 138.0
LONG = 13  # letters; a longer name of two words takes two lines
CITY_GAP = 57.0  # from the middle of a city to the text above and below it
NO_BRUSH = Qt.BrushStyle.NoBrush


@dataclass(frozen=True)
class Layout:
    """Where everything stands; `top` is the middle of the first row."""

    words: tuple[str, ...]
    names: tuple[QPointF, ...]
    values: QPointF | None
    pill: QPointF | None
    symbols: tuple[tuple[str, QPointF], ...]


@cache
def layout(
    face: Face, name: str, bonus: int, symbols: tuple[str, ...], values: int, grid: Grid
) -> Layout:
    """Find the height at which name, values and bonus stand clear of the arrows."""
    words = _words(name)
    rows: list[tuple[str, float, float]] = []  # what, width, height
    for word in words:
        rows.append(("name", text_width(word, _size(word), 600, SERIF) + 4, LINE))
    if words and values:
        rows.append(("values", BOX[0] * values + 16, BOX[1] + 16))
    if bonus:
        rows.append(("pill", PILL[0], PILL[1] + 6))
    occupied = labels.Occupied(face, grid)
    for side in face.exits:
        middle = grid.side_mid(side, 0.80)
        occupied.add(labels.box(middle, 44, 44), True)
    has_city = any(place.kind == "city" for place in face.places)
    middles = _round_city(rows) if has_city else _row_middles(rows, _freest(rows, occupied))
    spots: dict[str, list[QPointF]] = {"name": [], "values": [], "pill": []}
    for (what, wide, high), spot in zip(rows, middles, strict=True):
        spots[what].append(spot)
        occupied.add(labels.box(spot, wide + 6, high))
    placed = tuple(
        (kind, labels.place_symbol(kind, 11, occupied).at)
        for kind in symbols
        if kind in markers.KINDS
    )
    return Layout(
        words,
        tuple(spots["name"]),
        spots["values"][0] if spots["values"] else None,
        spots["pill"][0] if spots["pill"] else None,
        placed,
    )


def _words(name: str) -> tuple[str, ...]:
    first, slash, second = name.partition(" / ")
    if slash:
        return (f"{first} /", second)
    if len(name) > LONG and " " in name:
        return tuple(name.split(" ", 1))
    return (name,) if name else ()


def _size(word: str) -> float:
    return fitted(word, NAME_SIZE, NAME_SMALLEST, NAME_WIDTH, 600, SERIF)


def _row_middles(rows: list[tuple[str, float, float]], at: QPointF) -> list[QPointF]:
    y = at.y() - sum(high for _, _, high in rows) / 2
    middles = []
    for _, _, high in rows:
        middles.append(QPointF(at.x(), y + high / 2))
        y += high
    return middles


def _round_city(rows: list[tuple[str, float, float]]) -> list[QPointF]:
    """The name above the city in the middle, everything else below it."""
    above, below = -CITY_GAP, CITY_GAP
    middles = []
    for what, _, high in rows:
        if what == "name":
            middles.append(QPointF(0, above))
            above += high
        else:
            middles.append(QPointF(0, below))
            below += high
    return middles


def _freest(rows: list[tuple[str, float, float]], occupied: labels.Occupied) -> QPointF:
    def cost(at: QPointF) -> float:
        total = (abs(at.x()) + abs(at.y())) * 0.004
        for (_, wide, high), spot in zip(rows, _row_middles(rows, at), strict=True):
            total += occupied.cost(labels.box(spot, wide, high)) * (wide * high) / 3000
        return total

    places = [QPointF(x, y) for y in range(-36, 37, 4) for x in range(-24, 25, 4)]
    return min(places, key=cost)


def paint_off_map(
    painter: QPainter,
    data: PrintedHex,
    name: str,
    value: str,
    marked: tuple[str, ...],
    grid: Grid,
    inks: Inks = PRINTED,
) -> None:
    """The text of an off-map hex round (0, 0); `value` is the colour that counts now."""
    place = data.face.places[0]
    amounts = place.revenue if isinstance(place.revenue, tuple) else ()
    found = layout(data.face, name, data.compass_bonus, data.icons, len(amounts), grid)
    for word, at in zip(found.words, found.names, strict=True):
        path = text_path(word, at, _size(word), 600, SERIF)
        draw_halo_text(painter, path, inks.cream, colour(inks.off_map_plate, 0.9), 5)
    if found.values is not None:
        paint_values(painter, found.values, amounts, value, inks)
    if found.pill is not None:
        _paint_pill(painter, found.pill, f"{data.compass} +{data.compass_bonus}", inks)
    for kind, at in found.symbols:
        if kind in marked:
            markers.paint_marker(painter, kind, at, is_marked=True, radius=13.5, inks=inks)
        else:
            markers.paint_sign(painter, kind, at, inks.cream)


def text_rects(data: PrintedHex, name: str, value: str, grid: Grid) -> Iterator[tuple[str, QRectF]]:
    """What the text of an off-map hex covers; "revenue" is the value that counts now."""
    place = data.face.places[0]
    amounts = place.revenue if isinstance(place.revenue, tuple) else ()
    found = layout(data.face, name, data.compass_bonus, data.icons, len(amounts), grid)
    for word, at in zip(found.words, found.names, strict=True):
        yield "name", labels.box(at, text_width(word, _size(word), 600, SERIF) + 4, LINE * 0.9)
    if found.values is not None:
        for key, _, rect in _boxes(found.values, amounts):
            is_now = key == value
            yield "revenue" if is_now else "value", rect.adjusted(*FRAME) if is_now else rect
    if found.pill is not None:
        yield "pill", labels.box(found.pill, *PILL)
    for kind, at in found.symbols:
        yield kind, labels.box(at, 24, 24)


def _boxes(at: QPointF, amounts: tuple[tuple[str, int], ...]) -> list[tuple[str, int, QRectF]]:
    """The values of an off-map area side by side: of which colour, how much, where."""
    wide, high = BOX
    left = at.x() - (wide + 4) * len(amounts) / 2 + 2
    return [
        (name, amount, QRectF(left + (wide + 4) * i, at.y() - high / 2, wide, high))
        for i, (name, amount) in enumerate(amounts)
    ]


def paint_values(
    painter: QPainter,
    at: QPointF,
    amounts: tuple[tuple[str, int], ...],
    now: str,
    inks: Inks,
) -> None:
    """Boxes in a row; the one that counts now is framed."""
    boxes = _boxes(at, amounts)
    boxes.sort(key=lambda entry: entry[0] == now)  # the frame of the present one lies on top
    for name, amount, rect in boxes:
        ground, ink = inks.values[name]
        is_now = name == now
        painter.setPen(QPen(QColor(inks.ink), 1.6))
        painter.setBrush(QColor(ground) if is_now else colour(ground, 0.62))
        painter.drawRect(rect)
        if is_now:
            painter.setBrush(NO_BRUSH)
            painter.setPen(QPen(QColor(inks.slot), 4))
            painter.drawRect(rect.adjusted(-2, -2, 2, 2))
            painter.setPen(QPen(QColor(inks.ink), 1.8))
            painter.drawRect(rect.adjusted(*FRAME))
        path = text_path(str(amount), rect.center(), 24)
        draw_text(painter, path, colour(ink, 1 if is_now else 0.8))


def _paint_pill(painter: QPainter, at: QPointF, text: str, inks: Inks) -> None:
    rect = labels.box(at, *PILL)
    painter.setPen(QPen(QColor(inks.cream), 1.6))
    painter.setBrush(colour(inks.off_map_outline, 0.92))
    painter.drawRoundedRect(rect, PILL[1] / 2, PILL[1] / 2)
    draw_text(painter, text_path(text, at, 18.5), inks.cream)
