"""The seven action tiles of Steam: number, name, price, who took it, and the other side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from desktop.look.fonts import SERIF
from desktop.look.goods import goods_inks
from desktop.look.icons import paint_icon
from desktop.look.theme import PRINTED, Inks, colour
from desktop.scene.painting.lettering import draw_text, fitted, text_path, text_width
from desktop.scene.painting.steam_discs import Disc, paint_disc

# By the number of the tile.
ICONS = ("", "flag", "goods", "compasses", "hammer", "growth", "run", "houses")
COUNT = 7
GAP, PAD = 6.0, 7.0
SHADOW_BELOW = 3.0
ROW_HEIGHT, CARD_HEIGHT, CARD_WIDTH = 40.0, 92.0, 108.0
ROW_FROM = 2.6  # a tile this much wider than high is laid out as a row
NUMBER, NAME, ROW_NAME, PRICE, LINE = 25.0, 14.0, 13.0, 12.0, 1.12
SMALLEST_NAME, SMALLEST_PRICE = 9.5, 9.0
DISC = 13.0


@dataclass(frozen=True)
class ActionLook:
    """A tile now; name and price come in the reader's language."""

    number: int
    name: str
    price: str = ""
    chosen_by: Disc | None = None
    passed: str = ""  # the word on the other side, if the tile has been turned over
    is_dim: bool = False  # nobody can take it now


def actions_height(width: float, count: int = COUNT) -> float:
    """The height seven tiles need at a width."""
    columns = _columns(width, count)
    rows = -(-count // columns)
    high = ROW_HEIGHT if columns == 1 else CARD_HEIGHT
    return rows * high + (rows - 1) * GAP + SHADOW_BELOW


def _columns(width: float, count: int) -> int:
    most = int((width + GAP) // (CARD_WIDTH + GAP))
    if most >= count:
        return count
    return -(-count // 2) if most >= -(-count // 2) else 1


def action_rects(rect: QRectF, count: int = COUNT) -> tuple[QRectF, ...]:
    """Where the tiles lie: one below the other, in two rows or in one, as the width allows."""
    columns = _columns(rect.width(), count)
    rows = -(-count // columns)
    wide = (rect.width() - (columns - 1) * GAP) / columns
    high = (rect.height() - SHADOW_BELOW - (rows - 1) * GAP) / rows
    return tuple(
        QRectF(
            rect.left() + n % columns * (wide + GAP),
            rect.top() + n // columns * (high + GAP),
            wide,
            high,
        )
        for n in range(count)
    )


def action_at(rects: Sequence[QRectF], point: QPointF) -> int | None:
    """The number of the tile under a point."""
    return next((n for n, rect in enumerate(rects, start=1) if rect.contains(point)), None)


def paint_actions(
    painter: QPainter, rect: QRectF, looks: Sequence[ActionLook], *, inks: Inks = PRINTED
) -> None:
    for place, look in zip(action_rects(rect, len(looks)), looks, strict=True):
        paint_action(painter, place, look, inks=inks)


def paint_action(
    painter: QPainter, rect: QRectF, look: ActionLook, *, inks: Inks = PRINTED
) -> None:
    """One tile as cardboard, front or back."""
    own = goods_inks(inks.is_mono)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    if not inks.is_mono and not look.is_dim:
        painter.setBrush(colour(inks.shadow, 0.30))
        painter.drawRoundedRect(rect.translated(0.8, 2.0), 5, 5)
    ground = own.back if look.passed else inks.paper_shade if look.is_dim else own.card
    painter.setBrush(QColor(ground).lighter(108))
    painter.setPen(QPen(colour(inks.ink, 0.65), 1.0))
    painter.drawRoundedRect(rect, 5, 5)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ground))
    painter.drawRoundedRect(rect.adjusted(2, 2, -2, -2), 4, 4)
    if look.passed:
        _paint_back(painter, rect, look, inks)
    elif is_row(rect):
        _paint_row(painter, rect, look, inks)
    else:
        _paint_card(painter, rect, look, inks)
    if look.chosen_by is not None:
        at, radius = disc_place(rect)
        paint_disc(painter, at, radius, look.chosen_by, inks=inks)
    painter.restore()


def _ink(look: ActionLook, inks: Inks) -> QColor:
    return colour(inks.ink, 0.72 if look.is_dim else 1.0)


def is_row(rect: QRectF) -> bool:
    return rect.width() > ROW_FROM * rect.height()


def disc_place(rect: QRectF) -> tuple[QPointF, float]:
    """Where the marker of whoever took the tile lies."""
    radius = min(DISC, rect.height() / 2 - 4)
    y = rect.center().y() if is_row(rect) else rect.top() + PAD + radius
    return QPointF(rect.right() - PAD - radius, y), radius


def _paint_row(painter: QPainter, rect: QRectF, look: ActionLook, inks: Inks) -> None:
    size = min(NUMBER, rect.height() * 0.62)
    y = rect.center().y()
    at = QPointF(rect.left() + 17, y)
    draw_text(painter, text_path(str(look.number), at, size, 700, SERIF), _ink(look, inks))
    icon = min(22.0, rect.height() - 10)
    spot = QRectF(rect.left() + 32, y - icon / 2, icon, icon)
    paint_icon(painter, ICONS[look.number], spot, inks.soft_ink)
    left = spot.right() + 8
    right = rect.right() - PAD if look.chosen_by is None else disc_place(rect)[0].x() - DISC - 6
    room = right - left
    name = fitted(look.name, ROW_NAME, SMALLEST_NAME, room, 600, SERIF)
    up = 8.0 if look.price else 0.0
    path = text_path(look.name, QPointF(left, y - up), name, 600, SERIF, align=0)
    draw_text(painter, path, _ink(look, inks))
    if look.price:
        price = fitted(look.price, PRICE, SMALLEST_PRICE, room, 600, SERIF)
        path = text_path(look.price, QPointF(left, y + 8.5), price, 600, SERIF, align=0)
        draw_text(painter, path, inks.soft_ink)


def _paint_card(painter: QPainter, rect: QRectF, look: ActionLook, inks: Inks) -> None:
    inner = rect.adjusted(PAD, PAD, -PAD, -PAD)
    at = inner.topLeft() + QPointF(0, NUMBER * 0.42)
    number = text_path(str(look.number), at, NUMBER, 700, SERIF, align=0)
    draw_text(painter, number, _ink(look, inks))
    spot = QRectF(inner.left() + 22, at.y() - 11, 22, 22)
    paint_icon(painter, ICONS[look.number], spot, inks.soft_ink)
    lines = two_lines(look.name, NAME, inner.width())
    size = min(fitted(line, NAME, SMALLEST_NAME, inner.width(), 600, SERIF) for line in lines)
    foot = PRICE + 3 if look.price else 0.0
    room = QRectF(inner.left(), spot.bottom() + 2, inner.width(), 0)
    room.setBottom(inner.bottom() - foot)
    for n, line in enumerate(lines):
        y = room.center().y() + (n - (len(lines) - 1) / 2) * size * LINE
        path = text_path(line, QPointF(inner.left(), y), size, 600, SERIF, align=0)
        draw_text(painter, path, _ink(look, inks))
    if look.price:
        price = fitted(look.price, PRICE, SMALLEST_PRICE, inner.width(), 600, SERIF)
        y = inner.bottom() - PRICE * 0.42
        painter.setPen(QPen(colour(inks.ink, 0.3), 0.8))
        rule = y - PRICE * 0.5 - 4
        painter.drawLine(QPointF(inner.left(), rule), QPointF(inner.right(), rule))
        path = text_path(look.price, QPointF(inner.left(), y), price, 600, SERIF, align=0)
        draw_text(painter, path, inks.soft_ink)


def _paint_back(painter: QPainter, rect: QRectF, look: ActionLook, inks: Inks) -> None:
    """Hatched and without its sign; the number stays, to know which tile it is."""
    inner = rect.adjusted(5, 5, -5, -5)
    painter.save()
    clip = QPainterPath()
    clip.addRoundedRect(inner, 3, 3)
    painter.setClipPath(clip, Qt.ClipOperation.IntersectClip)
    painter.setPen(QPen(colour(inks.ink, 0.16), 1.0))
    step, high = 7.0, inner.height()
    for n in range(int((inner.width() + high) / step) + 1):
        x = inner.left() - high + n * step
        painter.drawLine(QPointF(x, inner.bottom()), QPointF(x + high, inner.top()))
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour(inks.ink, 0.5), 1.0))
    painter.drawRoundedRect(inner, 3, 3)
    left = inner.left() + 25 if is_row(rect) else inner.left() + 4
    right = disc_place(rect)[0].x() - DISC - 6 if is_row(rect) else inner.right() - 4
    size = fitted(look.passed, NAME, SMALLEST_NAME, right - left - 12, 700, SERIF)
    wide = text_width(look.passed, size, 700, SERIF) + 12
    x = left + wide / 2 if is_row(rect) else rect.center().x()
    middle = QPointF(x, rect.center().y() + (0 if is_row(rect) else 6))
    spot = QPointF(rect.left() + 17, middle.y() if is_row(rect) else rect.top() + PAD + 11)
    _paint_on_back(
        painter, str(look.number), spot, min(NUMBER, rect.height() * 0.62) * 0.8, 0.6, inks
    )
    _paint_on_back(painter, look.passed, middle, size, 1.0, inks)


def _paint_on_back(
    painter: QPainter, text: str, at: QPointF, size: float, strength: float, inks: Inks
) -> None:
    """Letters that clear the hatching round them."""
    wide = text_width(text, size, 700, SERIF) + 10
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(goods_inks(inks.is_mono).back))
    painter.drawRoundedRect(
        QRectF(at.x() - wide / 2, at.y() - size * 0.6, wide, size * 1.2), size * 0.3, size * 0.3
    )
    draw_text(painter, text_path(text, at, size, 700, SERIF), colour(inks.ink, strength))


def two_lines(text: str, size: float, width: float) -> tuple[str, ...]:
    """One line if it fits; else broken at the space that leaves the shortest longer line."""
    words = text.split()
    if len(words) < 2 or text_width(text, size, 600, SERIF) <= width:
        return (text,)
    halves = [(" ".join(words[:n]), " ".join(words[n:])) for n in range(1, len(words))]
    return min(halves, key=lambda pair: max(text_width(line, size, 600, SERIF) for line in pair))
