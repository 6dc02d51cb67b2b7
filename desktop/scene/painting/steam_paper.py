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
LEAST = 7.0  # what discs need beside a number

Discs = Mapping[int, Sequence[Disc]]


def paint_track(
    painter: QPainter,
    plan: TrackPlan,
    discs: Discs,
    *,
    ghosts: Discs | None = None,
    scale: float = 1.0,
    is_flat: bool = False,
    inks: Inks = PRINTED,
) -> None:
    """`ghosts` are where discs would go; `scale` is the device's pixels per unit.

    `is_flat`: shapes alone, for a printer, without the paper and its age.
    """
    painter.save()
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    paint_paper(painter, plan.sheet, plan.track.caption, scale=scale, is_flat=is_flat, inks=inks)
    for box in plan.boxes:
        _paint_cell(painter, box, inks)
    if not (is_flat or inks.is_mono):
        paint_age(painter, plan.sheet, scale, inks)
    for box in plan.boxes:
        here = discs.get(box.cell.key, ())
        coming = (ghosts or {}).get(box.cell.key, ())
        places, radius = discs_in(box, len(here) + len(coming))
        for number, (at, disc) in enumerate(zip(places, (*here, *coming), strict=True)):
            paint_disc(
                painter,
                at,
                radius,
                disc,
                ghost=number >= len(here),
                shadow=not is_flat,
                inks=inks,
            )
    painter.restore()


def paint_paper(
    painter: QPainter,
    sheet: QRectF,
    caption: str,
    *,
    scale: float = 1.0,
    is_flat: bool = False,
    inks: Inks = PRINTED,
) -> None:
    """A sheet with its neat-line and a caption in capitals."""
    if not (is_flat or inks.is_mono):
        paper.paint_sheet(painter, sheet, scale, SEED, depth=0.3, inks=inks)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(inks.ink), 1.1))
    painter.drawRect(sheet.adjusted(FRAME, FRAME, -FRAME, -FRAME))
    if caption:
        text, room = caption.upper(), sheet.width() - 2 * INSET
        spacing = 1.2 if text_width(text, CAPTION_SIZE, 700, SERIF, 1.2) <= room else 0.0
        size = fitted(text, CAPTION_SIZE, 9.0, room, 700, SERIF)
        text = shortened(text, size, room, 700)
        at = QPointF(sheet.left() + INSET + 1, sheet.top() + INSET + 10)
        draw_text(painter, text_path(text, at, size, 700, SERIF, spacing, 0), inks.ink)


def shortened(text: str, size: float, width: float, weight: int) -> str:
    """The text, or as much of its beginning as there is room for."""
    if text_width(text, size, weight, SERIF) <= width:
        return text
    while text and text_width(text + "…", size, weight, SERIF) > width:
        text = text[:-1].rstrip()
    return text + "…"


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
    middle, align = rect.center(), 0.5
    if box.is_low and not _is_round(box):
        middle, align = QPointF(rect.left() + 5, middle.y()), 0.0
    elif not _is_round(box):
        middle.setY(rect.top() + 3 + size * 0.42)
    draw_text(painter, text_path(cell.text, middle, size, 700, SERIF, align=align), ink)
    if cell.note:
        _paint_note(painter, box, ink)


def _is_round(box: CellBox) -> bool:
    """Whether no disc ever stands there, so that the number has the cell for itself."""
    return box.cell.zone in ("done", "here", "ahead")


def _paint_note(painter: QPainter, box: CellBox, ink: QColor) -> None:
    """Below the discs; in a low cell a name follows its disc, and a price stands at the end."""
    rect, note = box.rect, box.cell.note
    at, align, room, most = rect.center(), 0.5, rect.width() - 4, NOTE
    if not box.is_low:
        at.setY(rect.bottom() - 3 - NOTE * 0.42)
    elif box.cell.is_name:
        at.setX(disc_area(box).right() + 4)
        align, room, most = 0.0, rect.right() - at.x() - 4, NOTE + 2
    else:
        at.setX(rect.right() - 5)
        align, most = 1.0, NOTE + 1
    size = fitted(note, most, SMALLEST_NOTE, room, 600, SERIF)
    text = shortened(note, size, room, 600)
    draw_text(painter, text_path(text, at, size, 600, SERIF, align=align), ink)


def number_size(box: CellBox) -> float:
    """As large as the cell allows; the longest number has four signs."""
    if box.is_low:
        most = min(NUMBER, box.rect.height() * 0.62)
    else:
        most = min(NUMBER, box.rect.height() * 0.36, box.rect.width() * 0.5)
    return fitted(box.cell.text, most, 4.0, box.rect.width() - 4, 700, SERIF)


def disc_area(box: CellBox) -> QRectF:
    """The part of a cell where discs lie: beside its number, or between number and note."""
    area = _room_for_discs(box)
    if min(area.width(), area.height()) >= LEAST:
        return area
    pad = min(PAD, box.rect.height() / 8, box.rect.width() / 8)
    return box.rect.adjusted(pad, pad, -pad, -pad)  # in a cramped cell over the number


def _room_for_discs(box: CellBox) -> QRectF:
    rect, size = box.rect.adjusted(PAD, PAD, -PAD, -PAD), number_size(box)
    if not box.is_low:
        return rect.adjusted(0, size * 0.78 + 2.2, 0, -NOTE - 1 if box.cell.note else 0.0)
    rect.setLeft(rect.left() + 9 + max(text_width(box.cell.text, size, 700, SERIF), 10.0))
    if box.cell.is_name:
        rect.setWidth(min(rect.width(), rect.height()))
    elif box.cell.note:
        rect.setRight(rect.right() - 8 - text_width(box.cell.note, NOTE + 1, 600, SERIF))
    return rect


def discs_in(box: CellBox, count: int) -> tuple[tuple[QPointF, ...], float]:
    """Middles and radius of the discs of a cell."""
    return disc_places(disc_area(box), count, LARGEST_DISC)
