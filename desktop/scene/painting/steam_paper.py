"""Paper tracks of Steam painted: the sheet, its cells, and the players' discs in them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen

from desktop.look.fonts import SERIF
from desktop.look.goods import goods_inks
from desktop.look.theme import PRINTED, Inks, colour
from desktop.scene.painting import paper
from desktop.scene.painting.lettering import draw_text, fitted, text_path, text_width
from desktop.scene.painting.steam_discs import Disc, disc_places, paint_disc
from desktop.scene.painting.steam_tracks import INSET, CellBox, TrackPlan

SEED = 31
FRAME = 3.5
NUMBER, NOTE, CAPTION_SIZE = 15.0, 11.0, 14.0
SMALLEST_NOTE = 8.5
LARGEST_DISC = 13.0
PAD = 2.0

Discs = Mapping[int, Sequence[Disc]]


def paint_track(
    painter: QPainter,
    plan: TrackPlan,
    discs: Discs,
    *,
    ghosts: Discs | None = None,
    scale: float = 1.0,
    inks: Inks = PRINTED,
) -> None:
    """`ghosts` are where discs would go; `scale` is the device's pixels per unit."""
    painter.save()
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    paint_paper(painter, plan.sheet, plan.track.caption, scale=scale, inks=inks)
    for box in plan.boxes:
        _paint_cell(painter, box, inks)
    if not inks.is_mono:
        paint_age(painter, plan.sheet, scale, inks)
    for box in plan.boxes:
        here = discs.get(box.cell.key, ())
        coming = (ghosts or {}).get(box.cell.key, ())
        places, radius = discs_in(box, len(here) + len(coming))
        for number, (at, disc) in enumerate(zip(places, (*here, *coming), strict=True)):
            paint_disc(painter, at, radius, disc, ghost=number >= len(here), inks=inks)
    painter.restore()


def paint_paper(
    painter: QPainter, sheet: QRectF, caption: str, *, scale: float = 1.0, inks: Inks = PRINTED
) -> None:
    """A sheet with its neat-line and a caption in capitals."""
    if not inks.is_mono:
        paper.paint_sheet(painter, sheet, scale, SEED, depth=0.3, inks=inks)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(inks.ink), 1.1))
    painter.drawRect(sheet.adjusted(FRAME, FRAME, -FRAME, -FRAME))
    if caption:
        text, room = caption.upper(), sheet.width() - 2 * INSET
        spacing = 1.2 if text_width(text, CAPTION_SIZE, 700, SERIF, 1.2) <= room else 0.0
        size = fitted(text, CAPTION_SIZE, 9.0, room, 700, SERIF)
        at = QPointF(sheet.left() + INSET + 1, sheet.top() + INSET + 10)
        draw_text(painter, text_path(text, at, size, 700, SERIF, spacing, 0), inks.ink)


def paint_age(painter: QPainter, sheet: QRectF, scale: float, inks: Inks = PRINTED) -> None:
    """The tooth and the wear of the paper, over the print and under what lies on it."""
    painter.save()
    painter.setClipRect(sheet, Qt.ClipOperation.IntersectClip)
    painter.translate(sheet.topLeft())
    painter.scale(1 / scale, 1 / scale)
    texture = paper.grain(scale * 0.6, SEED, inks)
    painter.fillRect(QRectF(QPointF(0, 0), sheet.size() * scale), QBrush(texture))
    painter.restore()
    paper.paint_wear(painter, sheet, SEED, fibres=40, size=0.3, inks=inks)


def _grounds(inks: Inks) -> Mapping[str, str]:
    own = goods_inks(inks.is_mono)
    return {
        "debt": own.debt,
        "start": own.start,
        "gain": own.gain,
        "done": inks.paper_shade,
        "here": inks.ink,
    }


def _paint_cell(painter: QPainter, box: CellBox, inks: Inks) -> None:
    cell, rect = box.cell, box.rect
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(_grounds(inks).get(cell.zone, inks.cell)))
    painter.drawRect(rect if inks.is_mono else rect.translated(0.7, -0.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(inks.ink), 1.0))
    painter.drawRect(rect)
    ink = QColor(inks.cream if cell.zone == "here" else inks.ink)
    if cell.zone == "done":
        painter.setPen(QPen(colour(inks.ink, 0.35), 1.0))
        painter.drawLine(rect.bottomLeft(), rect.topRight())
    size = number_size(box)
    if box.is_low:
        at = QPointF(rect.left() + 5, rect.center().y())
        draw_text(painter, text_path(cell.text, at, size, 700, SERIF, align=0), ink)
    else:
        y = rect.top() + 3 + size * 0.42
        if cell.zone in ("done", "here"):
            y = rect.center().y()
        draw_text(
            painter, text_path(cell.text, QPointF(rect.center().x(), y), size, 700, SERIF), ink
        )
    if cell.note:
        _paint_note(painter, box, ink)


def _paint_note(painter: QPainter, box: CellBox, ink: QColor) -> None:
    rect = box.rect
    if box.is_low:
        left = disc_area(box).right() + 4
        size = fitted(box.cell.note, NOTE + 2, SMALLEST_NOTE, rect.right() - left - 4, 600, SERIF)
        at = QPointF(left, rect.center().y())
        draw_text(painter, text_path(box.cell.note, at, size, 600, SERIF, align=0), ink)
        return
    size = fitted(box.cell.note, NOTE, SMALLEST_NOTE, rect.width() - 4, 600, SERIF)
    at = QPointF(rect.center().x(), rect.bottom() - 3 - NOTE * 0.42)
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    draw_text(painter, text_path(box.cell.note, at, size, 600, SERIF), ink)
    painter.restore()


def number_size(box: CellBox) -> float:
    """As large as the cell allows; the longest number has four signs."""
    most = min(NUMBER, box.rect.height() * (0.62 if box.is_low else 0.36))
    return fitted(box.cell.text, most, 6.0, box.rect.width() - 4, 700, SERIF)


def disc_area(box: CellBox) -> QRectF:
    """The part of a cell where discs lie: beside its number, or between number and note."""
    rect = box.rect.adjusted(PAD, PAD, -PAD, -PAD)
    if box.is_low:
        left = 9 + max(text_width(box.cell.text, number_size(box), 700, SERIF), 10.0)
        right = rect.width() - left
        if box.cell.note:
            right = min(right, rect.height())
        return QRectF(rect.left() + left, rect.top(), right, rect.height())
    top = number_size(box) * 0.84 + 2
    foot = NOTE * 0.84 + 2 if box.cell.note else 0.0
    return rect.adjusted(0, top, 0, -foot)


def discs_in(box: CellBox, count: int) -> tuple[tuple[QPointF, ...], float]:
    """Middles and radius of the discs of a cell."""
    return disc_places(disc_area(box), count, LARGEST_DISC)
