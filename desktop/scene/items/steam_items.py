"""The pieces of Steam on the board: cubes, discs, the ways of a cube, and what they bring."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPainterPathStroker, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.board.tile_code import Face
from desktop.look.theme import LEGAL, PRINTED, WHITE, colour
from desktop.scene.items.drawn_line import DrawnLine
from desktop.scene.items.glow_item import VEIL, RingItem
from desktop.scene.painting.geometry import Grid
from desktop.scene.painting.steam_cities import LARGEST_CUBE, YARD, paint_city
from desktop.scene.painting.steam_cubes import LIFT, cube_places, paint_cube
from desktop.scene.painting.steam_links import RADIUS, LinkLook, paint_marker
from desktop.scene.painting.steam_points import Points, paint_plate, plate_size
from desktop.scene.painting.steam_sheet import SteamLook
from desktop.scene.painting.steam_tiles import paint_lines, paint_town
from desktop.scene.steam_plates import SIDES, anchor, hanging

WAYS, WAY, DISCS, CUBES, PLATES, CARRIED = 10, 12, 31.5, 34, 59.5, 45
PLATE = 19.0  # pixels high
OVER_YARD = YARD.translated(0, -62)
CASING, LINE = 32.0, 22.0  # of the way that is shown
# Of all others: a light on either side of the track, which keeps its owner's colour. Stripes in it
# would look like a link that is not finished.
TRACK, LIGHT, GLOW = 27.0, 36.0, 46.0


class PieceItem(QGraphicsItem):
    """Lies where the scene puts it; the view decides what a mouse takes."""

    def __init__(self, z: float) -> None:
        super().__init__()
        self.setZValue(z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.draw(painter)

    def draw(self, painter: QPainter) -> None:
        raise NotImplementedError


class CubeItem(PieceItem):
    """One cube, round its own middle."""

    def __init__(self, kind: str, side: float = LARGEST_CUBE, is_lifted: bool = False) -> None:
        super().__init__(CARRIED if is_lifted else CUBES)
        self.kind = kind
        self.side = side
        self._is_lifted = is_lifted
        self._is_away = False

    @property
    def is_away(self) -> bool:
        """Whether it is in the hand, and only its ghost lies here."""
        return self._is_away

    def set_away(self, is_away: bool) -> None:
        if is_away != self._is_away:
            self._is_away = is_away
            self.update()

    def _rect(self) -> QRectF:
        return QRectF(-self.side / 2, -self.side / 2, self.side, self.side)

    def boundingRect(self) -> QRectF:
        spare = self.side * (LIFT if self._is_lifted else 0.2)
        return self._rect().adjusted(-spare, -spare, spare, spare)

    def draw(self, painter: QPainter) -> None:
        paint_cube(painter, self._rect(), self.kind, lifted=self._is_lifted, ghost=self._is_away)


class CubesItem(PieceItem):
    """The cubes of a reserve space in the hand, over those that lie in a city already."""

    def __init__(self, kinds: tuple[str, ...]) -> None:
        super().__init__(CARRIED)
        self._kinds = kinds

    def boundingRect(self) -> QRectF:
        return OVER_YARD.adjusted(-14, -14, 14, 20)

    def draw(self, painter: QPainter) -> None:
        for place, kind in zip(
            cube_places(OVER_YARD, len(self._kinds), LARGEST_CUBE), self._kinds, strict=True
        ):
            paint_cube(painter, place, kind, lifted=True)


class CityItem(PieceItem):
    """A new-city tile in the hand."""

    def __init__(self, kind: str, grid: Grid) -> None:
        super().__init__(CARRIED)
        self._kind = kind
        self._grid = grid
        self.setOpacity(0.93)

    def boundingRect(self) -> QRectF:
        return self._grid.bounds(1.25)

    def draw(self, painter: QPainter) -> None:
        paint_city(painter, self._kind, tile=True, lifted=True, grid=self._grid)


class DiscItem(PieceItem):
    """The marker of a link."""

    def __init__(self, look: LinkLook, at: QPointF) -> None:
        super().__init__(DISCS)
        self.look = look
        self.setPos(at)

    def boundingRect(self) -> QRectF:
        reach = RADIUS * 1.25
        return QRectF(-reach, -reach, 2 * reach, 2 * reach)

    def draw(self, painter: QPainter) -> None:
        paint_marker(painter, QPointF(0, 0), self.look)


class WayItem(PieceItem):
    """The way of a cube: the one that is meant, or faintly one of those it could take."""

    def __init__(self, path: QPainterPath, is_meant: bool) -> None:
        super().__init__(WAY if is_meant else WAYS)
        self.path = path
        self.line = DrawnLine(path)
        self._is_meant = is_meant
        self._glow = () if is_meant else _beside(path)
        self.setCacheMode(QGraphicsItem.CacheMode.NoCache)  # as large as the board

    def boundingRect(self) -> QRectF:
        reach = GLOW / 2 + CASING / 2
        return self.path.boundingRect().adjusted(-reach, -reach, reach, reach)

    def draw_to(self, part: float) -> None:
        self.update(self.line.draw_to(part).adjusted(-CASING, -CASING, CASING, CASING))

    def draw(self, painter: QPainter) -> None:
        if not self._is_meant:
            for band, ink in zip(self._glow, (LEGAL, WHITE), strict=True):
                painter.fillPath(band, colour(ink, 0.95))
            return
        path = self.line.shown()
        painter.strokePath(path, _pen(WHITE, CASING, 0.95))
        painter.strokePath(path, _pen(LEGAL, LINE))
        dashes = _pen(WHITE, 6.0, 0.95)
        dashes.setCapStyle(Qt.PenCapStyle.FlatCap)
        dashes.setDashPattern([3.0, 2.4])
        painter.strokePath(path, dashes)


class PlateItem(PieceItem):
    """What a delivery to a city would bring to whom; as large on the screen at every zoom."""

    def __init__(self, points: Points, more: str) -> None:
        super().__init__(PLATES)
        self.points = points
        self.more = more
        self.size = QSizeF(plate_size(points, PLATE, more), PLATE)  # pixels
        self.side = SIDES[0]
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)

    def hang(self, city: QRectF, side: QPointF) -> None:
        """On a side of a city, outside of it."""
        self.prepareGeometryChange()
        self.side = side
        self.setPos(anchor(city, side))

    @property
    def plate(self) -> QRectF:
        return hanging(self.size, self.side)

    def boundingRect(self) -> QRectF:
        return self.plate.adjusted(-3, -3, 3, 3)

    def draw(self, painter: QPainter) -> None:
        paint_plate(painter, self.plate, self.points, self.more)


class SteamRing(RingItem):
    """A hex framed for a reason; track keeps its owners' colours under the veil."""

    def __init__(self, grid: Grid, kind: str, look: SteamLook, is_town: bool) -> None:
        super().__init__(grid, kind, look.face)
        self._look = look
        self._is_town = is_town

    def _paint_half_veil(self, painter: QPainter, face: Face) -> None:
        ground = QPainterPath(self._grid.outline(1.0))
        ground.setFillRule(Qt.FillRule.OddEvenFill)
        if self._look.city:
            ground.addRoundedRect(YARD, 9, 9)
        painter.fillPath(ground, colour(WHITE, VEIL))
        if self._look.city:
            return
        if self._look.tile:
            paint_lines(painter, face, self._look.lines, self._grid)
        elif self._is_town:
            paint_town(painter, QPointF(0, 0), inks=PRINTED)


def _beside(path: QPainterPath) -> tuple[QPainterPath, QPainterPath]:
    """What lies on either side of a piece of track: outside, and next to it."""
    return _band(path, GLOW, LIGHT), _band(path, LIGHT, TRACK)


def _band(path: QPainterPath, outside: float, inside: float) -> QPainterPath:
    band = QPainterPath()
    band.setFillRule(Qt.FillRule.OddEvenFill)
    for width in (outside, inside):
        stroker = QPainterPathStroker()
        stroker.setCapStyle(Qt.PenCapStyle.FlatCap)
        stroker.setWidth(width)
        band.addPath(stroker.createStroke(path).simplified())
    return band


def _pen(ink: str, width: float, strength: float = 1.0) -> QPen:
    made = QPen(colour(ink, strength), width)
    made.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    made.setCapStyle(Qt.PenCapStyle.RoundCap)
    return made
