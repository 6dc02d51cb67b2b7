"""The printed board of a title, in the layers of which `scene.board_layers` makes pictures.

sheet = BoardSheet(printed_board("1846"), "ru")
sheet.paint_ground(painter, scale)            paper, colour plates: raster
sheet.paint_print(painter, looks, rect)       ink, tiles, text: vector, sharp at every scale
sheet.paint_wear(painter)                     folds and fibres over it all
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath

from desktop.board.coords import LAYOUTS, place_of
from desktop.board.print_facts import PrintedBoard, PrintedHex
from desktop.engine import resources
from desktop.look.theme import PRINTED, Inks, colour
from desktop.scene.painting import hex_text, paper, scenery, tiles, title_block
from desktop.scene.painting.faces import shape_of
from desktop.scene.painting.geometry import GRIDS, Grid
from desktop.scene.painting.hex_looks import HexLook
from desktop.scene.painting.labels import Label
from desktop.scene.painting.lettering import round_pen
from desktop.scene.painting.outlines import hexes_outline
from desktop.scene.painting.print_data import LANGUAGES, PrintData, print_of
from desktop.scene.painting.standing import Standing, standing_of

SEED = 1846
FRAME = 22.0  # from the sheet's edge to the neat-line
REACH = 30.0  # how far the text of a hex may stand out of it
HEX_LINE = 2.2
WALL = 9.0

Looks = Mapping[str, HexLook]

_sceneries: dict[str, scenery.Scenery] = {}  # by box


class BoardSheet:
    """A title's board as print: knows where everything is, holds no game."""

    def __init__(self, box: PrintedBoard, language: str, inks: Inks = PRINTED) -> None:
        self.box = box
        self.key = box.key
        self.language = language if language in LANGUAGES else LANGUAGES[0]
        self.inks = inks
        self.grid: Grid = GRIDS[box.layout]
        self.data: PrintData = print_of(box)
        self.rect = QRectF(*self.data.sheet)
        self.frame = self.rect.adjusted(FRAME, FRAME, -FRAME, -FRAME)
        self.bounds = self.rect.adjusted(*(paper.SHADOW * k for k in (-1, -1, 1, 1)))
        self.at = {id: place_of(id, box.letters) for id in box.hexes}
        self.centres = {id: self.grid.centre(at) for id, at in self.at.items()}
        self._ids_at = {at: id for id, at in self.at.items()}
        self._text = hex_text.HexText(self)

    @property
    def sources(self) -> tuple[Path, ...]:
        root = resources.root()
        return root.joinpath(*self.box.print_file), root.joinpath(*self.box.map_file)

    def stand_as(self, other: BoardSheet) -> None:
        """The same print in other inks: its labels have their places already."""
        self._text.share(other._text)

    # Finding

    def name(self, id: str) -> str:
        """The name printed in a hex, in the sheet's language."""
        return self.data.name(self.box.hexes[id].name, self.language)

    def neighbour(self, id: str, side: int) -> str | None:
        (x, y), (dx, dy) = self.at[id], LAYOUTS[self.box.layout][side]
        return self._ids_at.get((x + dx, y + dy))

    def around(self, id: str) -> list[str]:
        return [other for side in range(6) if (other := self.neighbour(id, side)) is not None]

    def hex_at(self, point: QPointF) -> str | None:
        """The hex under a point of the scene."""
        id = min(self.centres, key=lambda id: _distance(self.centres[id], point))
        inside = self.grid.outline().translated(self.centres[id]).contains(point)
        return id if inside else None

    def hex_rect(self, id: str, part: float = 1.0) -> QRectF:
        return self.grid.bounds(part).translated(self.centres[id])

    def text_rect(self, id: str) -> QRectF:
        """All that a hex may paint, text that stands out of it included."""
        rect = self.hex_rect(id).adjusted(-REACH, -REACH, REACH, REACH)
        if id in self.data.labels:  # its name stands beside it
            middle = self.grid.side_mid(self.data.labels[id], 3.2) + self.centres[id]
            rect = rect.united(QRectF(middle, QSizeF(1, 1)))
        return rect

    def has_overhang(self, id: str) -> bool:
        """Whether a name or a cost of its sides may stand out of a hex."""
        data = self.box.hexes[id]
        return bool(data.sides) or (bool(data.name) and data.face.colour != "red")

    def near(self, rect: QRectF) -> list[str]:
        """The hexes that may paint within a rectangle."""
        return [id for id in self.box.hexes if self.text_rect(id).intersects(rect)]

    def is_off_map(self, id: str) -> bool:
        return self.box.hexes[id].face.colour == "red"

    def standing(self, looks: Looks) -> Standing:
        """What stands on the board as it is printed now."""
        return standing_of(self, looks)

    def is_area_mate(self, id: str, side: int) -> bool:
        """Whether the hex across the side belongs to the same off-map area."""
        other = self.neighbour(id, side)
        area = self.box.hexes[id].area
        return bool(area) and other is not None and self.box.hexes[other].area == area

    @cached_property
    def areas(self) -> tuple[frozenset[tuple[int, int]], ...]:
        """The off-map areas, each as the places of its hexes."""
        groups: dict[str, set[tuple[int, int]]] = {}
        for id, data in self._red():
            groups.setdefault(data.area or id, set()).add(self.at[id])
        return tuple(frozenset(group) for group in groups.values())

    @cached_property
    def scenery(self) -> scenery.Scenery:
        """The country; the same in every language and ink, and it takes long to work out."""
        if self.box.key not in _sceneries:
            red = frozenset(self.at[id] for id, _ in self._red())
            _sceneries[self.box.key] = scenery.Scenery(
                grid=self.grid,
                data=self.data,
                land=hexes_outline(self.grid, frozenset(self.at.values())),
                off_map=hexes_outline(self.grid, red),
                frame=self.frame,
            )
        return _sceneries[self.box.key]

    @cached_property
    def legends(self) -> tuple[QRectF, ...]:
        """What is printed beside the hexes to be read: the waters' names and the title."""
        waters = (path.boundingRect() for path in self.scenery.name_paths(self.language))
        return (*waters, title_block.block_rect(self.data.title_block, self.language))

    @property
    def inner(self) -> QRectF:
        """Within the letters and numbers of the margin."""
        return title_block.inside_frame(self.frame)

    def _red(self) -> Iterable[tuple[str, PrintedHex]]:
        return ((id, data) for id, data in self.box.hexes.items() if data.face.colour == "red")

    # The ground: paper and colour plates

    def paint_ground(self, painter: QPainter, scale: float) -> None:
        """Sheet and colour plates; `scale` is the pixels a unit has in the painter's device."""
        paper.paint_sheet(painter, self.rect, scale, SEED, inks=self.inks)
        size = (self.frame.size() * scale).toSize()
        plate = QImage(size, QImage.Format.Format_RGB32)
        plate.fill(Qt.GlobalColor.white)
        inner = QPainter(plate)
        inner.setRenderHint(QPainter.RenderHint.Antialiasing)
        inner.scale(scale, scale)
        inner.translate(-self.frame.topLeft())
        self.paint_plates(inner)
        inner.end()
        if not self.inks.is_mono:
            paper.punch_holes(plate, SEED + 77)
        painter.save()
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
        painter.setClipRect(self.frame)
        painter.drawImage(self.frame.translated(paper.OFF_REGISTER), plate)
        painter.restore()

    def paint_plates(self, painter: QPainter) -> None:
        """The colours alone: lakes, land, hills, off-map areas, rivers. Printing needs no paper."""
        inks = self.inks
        self.scenery.paint_lakes(painter, inks)
        painter.setPen(Qt.PenStyle.NoPen)
        for id in self.box.hexes:
            painter.setBrush(QColor(self.ground(id)))
            painter.drawPath(self.grid.outline(1.004).translated(self.centres[id]))
        self.scenery.paint_rivers(painter, inks)

    def paint_flat_ground(self, painter: QPainter) -> None:
        """The same for paper and SVG, where colours do not mix."""
        inks = self.inks
        painter.save()
        painter.setClipRect(self.frame, Qt.ClipOperation.IntersectClip)
        self.scenery.paint_lakes(painter, inks)
        painter.setPen(Qt.PenStyle.NoPen)
        for id, data in self.box.hexes.items():
            ground = inks.hill if data.terrain == "mountain" else inks.of(data.face.colour)
            painter.setBrush(QColor(ground))
            painter.drawPath(self.grid.outline(1.004).translated(self.centres[id]))
        self.scenery.paint_rivers(painter, inks)
        painter.restore()

    def ground(self, id: str) -> str:
        """The colour that is printed in a hex: that of its track, or of the country."""
        data = self.box.hexes[id]
        is_hill = data.terrain == "mountain" and data.face.colour == "white"
        return self.inks.hill if is_hill else self.inks.of(data.face.colour)

    # The print: everything sharp

    def paint_print(self, painter: QPainter, looks: Looks, rect: QRectF) -> None:
        """All ink within a rectangle of the scene."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
        ids = self.near(rect)
        self._paint_key(painter, ids, rect)
        for id in ids:  # all cards before all track: a card's shadow would cross the rails
            if looks[id].tile:
                self._paint_card(painter, id, looks[id], ids)
        for id in ids:
            painter.save()
            painter.translate(self.centres[id])
            tiles.paint_body(painter, looks[id].face, self.grid, card=False, inks=self.inks)
            painter.restore()
        for id in ids:
            self.paint_side_costs(painter, id)
        for id in ids:
            self._text.paint(painter, id, looks)
        painter.restore()

    def _paint_card(self, painter: QPainter, id: str, look: HexLook, ids: list[str]) -> None:
        """A double tile is one card: of its halves the first paints it, if it is there."""
        twin = self.box.hexes[id].twin
        if twin in ids and ids.index(twin) < ids.index(id):
            return
        side = next((s for s in range(6) if twin and self.neighbour(id, s) == twin), None)
        painter.save()
        painter.translate(self.centres[id])
        tiles.paint_card(painter, look.face.colour, self.grid, inks=self.inks, twin=side)
        painter.restore()

    def _paint_key(self, painter: QPainter, ids: list[str], rect: QRectF) -> None:
        inks = self.inks
        painter.save()
        painter.setClipRect(self.frame, Qt.ClipOperation.IntersectClip)
        self.scenery.paint_ink(painter, rect, inks)
        for id in ids:
            self._paint_terrain(painter, id)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(round_pen(colour(inks.ink, 0.8), HEX_LINE))
        painter.drawPath(self._hex_lines(ids))
        walls = self._walls(ids)
        if not walls.isEmpty():
            painter.setPen(round_pen(inks.off_map_outline, WALL))
            painter.drawPath(walls)
        for area in self.areas:
            painter.setPen(round_pen(inks.off_map_outline, 4.2))
            painter.drawPath(hexes_outline(self.grid, area))
        painter.restore()
        self.scenery.paint_names(painter, self.language, inks)
        if not title_block.inside_frame(self.frame).contains(rect):
            title_block.paint_frame(painter, self.frame, self.box, self.grid, inks)
        if title_block.is_near(self.data.title_block, rect):
            title_block.paint_title_block(painter, self.data.title_block, self.language, inks)

    def _hex_lines(self, ids: list[str]) -> QPainterPath:
        """Every side once: of two neighbours the first draws it."""
        path = QPainterPath()
        for id in ids:
            centre = self.centres[id]
            for side in range(6):
                if (side < 3 and self.neighbour(id, side)) or self._is_open(id, side):
                    continue
                start, end = self.grid.side_ends(side)
                path.moveTo(centre + start)
                path.lineTo(centre + end)
        return path

    def _is_open(self, id: str, side: int) -> bool:
        """Whether no line is drawn there: within an off-map area or a double hex."""
        twin = self.box.hexes[id].twin
        return self.is_area_mate(id, side) or (twin != "" and self.neighbour(id, side) == twin)

    def _walls(self, ids: list[str]) -> QPainterPath:
        """The sides that no track may cross, each once."""
        path = QPainterPath()
        for id in ids:
            for side in self.box.hexes[id].walls:
                other = self.neighbour(id, side)
                if other is None or self.at[id] < self.at[other]:
                    start, end = self.grid.side_ends(side)
                    path.moveTo(self.centres[id] + start)
                    path.lineTo(self.centres[id] + end)
        return path

    def _paint_terrain(self, painter: QPainter, id: str) -> None:
        data, inks = self.box.hexes[id], self.inks
        if data.terrain == "mountain":
            painter.save()
            painter.translate(self.centres[id])
            for hill in scenery.hex_humps(self.box.key, id):
                scenery.paint_hump(painter, hill, inks)
            painter.restore()
        elif data.face.colour == "blue":
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(round_pen(colour(inks.water_ink, 0.7), 1.8))
            painter.drawPath(scenery.waves(self.centres[id]))
        elif data.terrain in scenery.COUNTRY:
            painter.save()
            painter.translate(self.centres[id])
            scenery.paint_country(painter, self.box.key, id, data.terrain, inks)
            painter.restore()

    def paint_side_costs(self, painter: QPainter, id: str) -> None:
        """Bars and pills of the costs printed on the sides of a hex; each is its first hex's."""
        hex_text.paint_side_costs(painter, self, id)

    def labels(self, id: str, looks: Looks) -> tuple[Label, ...]:
        """The labels of a hex with their places, relative to its centre."""
        return self._text.of(id, looks)

    def paint_name(self, painter: QPainter, id: str, looks: Looks) -> None:
        """The name of a hex alone: drawn again above a glow."""
        self._text.paint_name(painter, id, looks)

    def paint_text(self, painter: QPainter, id: str, looks: Looks) -> None:
        """All text of a hex: drawn again above a glow."""
        self._text.paint(painter, id, looks)

    def paint_cities(self, painter: QPainter, look: HexLook) -> None:
        """The cities of a hex round (0, 0), with the letters of their reservations."""
        tiles.paint_cities(painter, shape_of(look.face, self.grid), self.inks)
        self._text.paint_reserved(painter, look)

    # The wear over everything

    def paint_wear(self, painter: QPainter) -> None:
        paper.paint_wear(
            painter,
            self.rect,
            SEED,
            folds_across=self.data.folds_across,
            folds_down=self.data.folds_down,
            inks=self.inks,
        )

    def paint_grain(self, painter: QPainter, rect: QRectF, scale: float) -> None:
        """The tooth of the paper over a part of the sheet, at the device's resolution."""
        paper.paint_grain(painter, self.rect, rect, scale, SEED, self.inks)


def _distance(one: QPointF, other: QPointF) -> float:
    gap = one - other
    return gap.x() ** 2 + gap.y() ** 2
