"""Faces: card, track with casing, cities, towns; whole tiles for the tray, the ghost and print."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from desktop.board.tile_code import Face
from desktop.look.fonts import SERIF
from desktop.look.signs import dots_of
from desktop.look.theme import PRINTED, Inks, colour
from desktop.scene.painting import labels
from desktop.scene.painting.faces import TOWN_RADIUS, City, Shape, off_map_arrow, shape_of
from desktop.scene.painting.geometry import POINTY, Grid
from desktop.scene.painting.lettering import draw_halo_text, draw_text, text_path
from desktop.scene.painting.outlines import double_outline

RAIL, CASING = 14.0, 23.0
CARD, CUT = 0.985, 0.955  # a laid tile and its cut edge, in parts of the hex
DOT, DOT_STEP, DOTS_AT = 5.4, 14.0, 0.79
OVERLAP = 1.012  # track is clipped here, so that neighbours meet without a seam
NO_PEN, NO_BRUSH = Qt.PenStyle.NoPen, Qt.BrushStyle.NoBrush


def paint_face(
    painter: QPainter,
    face: Face,
    grid: Grid = POINTY,
    *,
    card: bool = True,
    lifted: bool = False,
    number: str = "",
    text: bool = True,
    inks: Inks = PRINTED,
) -> None:
    """A whole tile or printed hex round (0, 0): what the tray, the ghost and printing need.

    `face` is already turned; `number` is printed small, where there is room. The board calls the
    parts itself, because there all text comes after all cards.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    edge = CARD if card else OVERLAP
    paint_body(painter, face, grid, card=card, lifted=lifted, edge=edge, inks=inks)
    if text:
        for label in labels.face_labels(face, number, grid):
            paint_label(painter, label, face.colour, inks)
    painter.restore()


def paint_body(
    painter: QPainter,
    face: Face,
    grid: Grid = POINTY,
    *,
    card: bool = True,
    lifted: bool = False,
    edge: float = OVERLAP,
    inks: Inks = PRINTED,
) -> None:
    """Everything but the text; `edge` is where track ends."""
    shape = shape_of(face, grid)
    if card:
        paint_card(painter, face.colour, grid, lifted, inks)
    if any(place.kind == "off" for place in face.places):
        paint_arrows(painter, face, grid, inks)
        return
    paint_track(painter, shape, grid, inks, edge)
    paint_cities(painter, shape, inks)
    paint_dots(painter, dots_of(face.colour), grid, inks)


def paint_dots(painter: QPainter, count: int, grid: Grid = POINTY, inks: Inks = PRINTED) -> None:
    """The sign of a colour, in the upper corner, where no track passes."""
    if not count:
        return
    corner = min(grid.corners(DOTS_AT), key=lambda at: (round(at.y()), at.x()))
    along = QPointF(DOT_STEP, 0)
    start = corner - along * (count - 1) / 2 if grid.is_pointy else corner
    painter.setPen(QPen(QColor(inks.casing), 2.4))
    painter.setBrush(QColor(inks.ink))
    for number in range(count):
        painter.drawEllipse(start + along * number, DOT, DOT)


def paint_card(
    painter: QPainter,
    tile_colour: str,
    grid: Grid = POINTY,
    lifted: bool = False,
    inks: Inks = PRINTED,
    twin: int | None = None,
) -> None:
    """A piece of cardboard: soft shadow, light cut edge, thin dark rim.

    `twin` is the side at which the other half of a double tile lies.
    """

    def outline(part: float) -> QPainterPath:
        return grid.outline(part) if twin is None else double_outline(grid, twin, part)

    painter.setPen(NO_PEN)
    if not inks.is_mono:
        layers = ((3, 15, 1.03, 0.10), (3, 11, 1.01, 0.14), (3, 7, 0.99, 0.18))
        for dx, dy, part, alpha in layers if lifted else ((1.2, 2.6, CARD, 0.34),):
            painter.setBrush(colour(inks.shadow, alpha))
            painter.drawPath(outline(part).translated(dx, dy))
    ground = QColor(inks.of(tile_colour))
    painter.setBrush(ground.lighter(118))
    painter.drawPath(outline(CARD))
    painter.setBrush(ground)
    painter.drawPath(outline(CUT))
    painter.setBrush(NO_BRUSH)
    painter.setPen(QPen(colour(inks.ink, 0.55), 1.6))
    painter.drawPath(outline(CARD))


def paint_track(
    painter: QPainter,
    shape: Shape,
    grid: Grid = POINTY,
    inks: Inks = PRINTED,
    edge: float = OVERLAP,
) -> None:
    """All casings, then all rails, so that junctions stay open."""
    if not shape.tracks:
        return
    painter.save()
    painter.setClipPath(grid.outline(edge), Qt.ClipOperation.IntersectClip)
    painter.setBrush(NO_BRUSH)
    for ink, width in ((colour(inks.casing, 0.95), CASING), (QColor(inks.ink), RAIL)):
        painter.setPen(
            QPen(
                ink,
                width,
                Qt.PenStyle.SolidLine,
                Qt.PenCapStyle.FlatCap,
                Qt.PenJoinStyle.RoundJoin,
            )
        )
        for track in shape.tracks:
            painter.drawPath(track)
    painter.restore()


def paint_cities(painter: QPainter, shape: Shape, inks: Inks = PRINTED) -> None:
    """Cities and towns; drawn once more over routes, so that a line ends at the ring."""
    for city in shape.cities:
        painter.setPen(QPen(QColor(inks.casing), 5.5))
        painter.setBrush(QColor(inks.casing))
        painter.drawPath(city.body)
    for city in shape.cities:
        _paint_city(painter, city, inks)
    for town in shape.towns:
        painter.setPen(QPen(QColor(inks.casing), 7))
        painter.setBrush(QColor(inks.ink))
        painter.drawEllipse(town, TOWN_RADIUS, TOWN_RADIUS)


def _paint_city(painter: QPainter, city: City, inks: Inks) -> None:
    painter.setBrush(QColor(inks.casing))
    painter.setPen(QPen(QColor(inks.ink), 3.2))
    painter.drawPath(city.body)
    painter.setBrush(QColor(inks.slot))
    painter.setPen(QPen(QColor(inks.ink), 2.4))
    for slot in city.slots:
        painter.drawEllipse(slot, city.radius, city.radius)


def paint_arrows(painter: QPainter, face: Face, grid: Grid = POINTY, inks: Inks = PRINTED) -> None:
    """The exits of an off-map area."""
    painter.save()
    painter.setClipPath(grid.outline(OVERLAP), Qt.ClipOperation.IntersectClip)
    for side in sorted(face.exits):
        arrow = off_map_arrow(side, grid)
        painter.setPen(
            QPen(
                QColor(inks.casing),
                5,
                Qt.PenStyle.SolidLine,
                Qt.PenCapStyle.FlatCap,
                Qt.PenJoinStyle.MiterJoin,
            )
        )
        painter.setBrush(NO_BRUSH)
        painter.drawPath(arrow)
        painter.setPen(NO_PEN)
        painter.setBrush(QColor(inks.ink))
        painter.drawPath(arrow)
    painter.restore()


def paint_badge(painter: QPainter, at: QPointF, text: str, inks: Inks = PRINTED) -> None:
    """What a stop earns."""
    painter.setPen(QPen(QColor(inks.ink), 2.0))
    painter.setBrush(QColor(inks.slot))
    painter.drawEllipse(at, labels.BADGE, labels.BADGE)
    draw_text(painter, text_path(text, at, 22 if len(text) < 3 else 17.5), inks.ink)


def paint_label(painter: QPainter, label: labels.Label, ground: str, inks: Inks = PRINTED) -> None:
    """A badge, a letter or the number of the face itself."""
    if label.kind == "revenue":
        paint_badge(painter, label.at, label.text, inks)
    elif label.kind == "label":
        path = text_path(label.text, label.at, label.size, 700, SERIF)
        draw_halo_text(painter, path, inks.ink, colour(inks.of(ground), 0.9), 4)
    elif label.kind == "number":  # it matters to the hand, not to the eye
        path = text_path(label.text, label.at, label.size, 600)
        draw_text(painter, path, colour(inks.ink, 0.6))
