"""The board as cached layers: any part of it, at any zoom, painted fast and sharp.

For the view:

    layers = BoardLayers(table, "ru", cache_folder)       # the folder may be missing yet
    layers.bounds                                         # scene rectangle of sheet and shadow
    layers.settle(view_scale, device_pixel_ratio)         # when the zoom has been still for 80 ms
    layers.paint(painter, option.exposedRect)             # in scene coordinates
    for rect in layers.sync(): item.update(rect)          # after a change of the table
    layers.set_language("en")                             # then repaint everything
    while layers.is_behind: item.update(layers.catch_up())   # what `at_once=False` left for later
    layers.sheet                                          # hex_at, centres, name, paint_name, …

`paint` copies finished pieces pixel by pixel while the painter's scale is the one last settled;
missing pieces are rendered at once, or with `at_once=False` left to `catch_up`: until then the
pieces of the scale before stand in, or bare paper. In between (while zooming) it shows the old
pieces scaled.
`sync` compares what every hex shows with what was painted last and renders anew only the changed
hexes, and neighbours whose labels had to move, within the pieces that are there. When that would
take long, `at_once=False` keeps the old pieces in sight and leaves them to `catch_up`, one a call.

The layers: A, paper and colour plates, is raster, rendered once per title and pixel ratio and kept
as PNG in the cache folder with half-size levels in memory; B, everything printed and all laid
tiles, is vector, drawn at the exact scale; then the grain at device resolution and the wear
(folds, fibres), raster again. The finished piece holds all four, so that painting is one copy.
Tokens, routes and marks are not in it: they are items above it.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap, QTransform

from desktop.engine.table import Table
from desktop.scene.ground import Ground, shared_ground
from desktop.scene.painting.printed_sheet import Looks
from desktop.scene.painting.prints import looks_of, shared_sheet, sheet_key

PIECE = 512  # pixels of a side
FAR = 0.4  # pixels a unit has in the pieces that fill in while zooming out
KEPT = 96  # pieces; 100 MB
FEW = 7  # hexes that are rendered at once in any case: a tile and all its neighbours

Cell = tuple[int, int]


class BoardLayers:
    """What a board view paints under its items."""

    def __init__(
        self, table: Table, language: str, cache_folder: Path, ground: Ground | None = None
    ) -> None:
        self._table = table
        self._folder = cache_folder
        self._ground = ground
        self.sheet = shared_sheet(sheet_key(table.setup), language)
        self._looks = looks_of(table, self.sheet)
        self._sharp: Pieces | None = None
        self._before: Pieces | None = None  # of the zoom before, until the sharp ones are there
        self._far: Pieces | None = None

    @property
    def bounds(self) -> QRectF:
        """The sheet and its shadow, in the scene."""
        return self.sheet.bounds

    @property
    def looks(self) -> Looks:
        """What every hex shows, as painted."""
        return self._looks

    @property
    def scale(self) -> float:
        """The zoom for which pieces are sharp; 0 before the first `settle`."""
        return self._sharp.scale if self._sharp else 0.0

    def settle(self, scale: float, ratio: float = 1.0) -> None:
        """From now on be sharp at this zoom; new pieces come on demand."""
        if self._sharp is None or not self._sharp.is_for(scale, ratio):
            if self._sharp is not None and not self._sharp.is_behind:
                self._before = self._sharp
            self._sharp = Pieces(self, scale, ratio)

    def paint(self, painter: QPainter, exposed: QRectF, at_once: bool = True) -> None:
        """Paint the part of the board within `exposed`, in scene coordinates."""
        exposed = exposed.intersected(self.bounds)
        if exposed.isEmpty():
            return
        transform = painter.worldTransform()
        if self._sharp is None:
            self.settle(transform.m11(), _ratio(painter))
        assert self._sharp is not None
        if self._sharp.fits(transform, _ratio(painter)):
            if not at_once:
                for rect in self._sharp.want(exposed):
                    self._stand_in(painter, rect)
            self._sharp.copy_to(painter, exposed, only_ready=not at_once)
            return
        if self._far is None:
            self._far = Pieces(self, FAR, 1.0)
        if not self._sharp.covers(exposed):
            if not at_once:
                for rect in self._far.want(exposed):
                    self._stand_in(painter, rect)
            self._far.stretch_to(painter, exposed, only_ready=not at_once)
        self._sharp.stretch_to(painter, exposed, only_ready=True)

    def _stand_in(self, painter: QPainter, rect: QRectF) -> None:
        """Something like the board, where it has not been rendered yet."""
        assert self._sharp is not None
        ground, pixels = self.ground(self._sharp.ratio), self._sharp.scale * self._sharp.ratio
        ground.paint_paper(painter, rect, pixels)
        ground.paint_wear(painter, rect, pixels)
        if self._before is not None:
            painter.save()
            painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
            self._before.stretch_to(painter, rect, only_ready=True)
            painter.restore()

    def sync(self, at_once: bool = True) -> list[QRectF]:
        """Take over what the table shows now; the parts of the scene to be updated.

        Unless it has to be at once, a change of many hexes only marks the pieces as old.
        """
        before, self._looks = self._looks, looks_of(self._table, self.sheet)
        changed = {id for id, look in self._looks.items() if look != before[id]}
        for id in tuple(changed):  # a label may make room for a neighbour's new track
            for other in self.sheet.around(id):
                if self.sheet.labels(other, before) != self.sheet.labels(other, self._looks):
                    changed.add(other)
        return self.repaint(sorted(changed), at_once or len(changed) <= FEW)

    def repaint(self, ids: Iterable[str], at_once: bool = True) -> list[QRectF]:
        """Render these hexes anew, with all text in them and round them, in all pieces."""
        rects = [self.sheet.text_rect(id) for id in ids]
        if rects:
            self._before = None
        for rect in rects:
            if self._sharp is not None:
                if at_once:
                    self._sharp.repaint(rect)
                else:
                    self._sharp.age(rect)
            if self._far is not None:
                self._far.spoil(rect)
        return rects if at_once else []

    @property
    def is_behind(self) -> bool:
        """Whether there are pieces that still show what was, or are missing."""
        return any(pieces is not None and pieces.is_behind for pieces in (self._sharp, self._far))

    def catch_up(self, seen: QRectF | None = None) -> QRectF:
        """Render one old piece anew, first those in sight; where it lies in the scene."""
        seen = self.bounds if seen is None else seen
        if self._far is not None and self._far.is_behind:
            return self._far.catch_up(seen)  # it is asked for while the zoom changes
        assert self._sharp is not None
        done = self._sharp.catch_up(seen)
        if not self._sharp.is_behind:
            self._before = None
        return done

    def finish(self, seen: QRectF | None = None) -> list[QRectF]:
        """Render all old pieces anew, and those in sight that are missing; where they lie."""
        done = []
        if self._sharp is not None and seen is not None:
            self._sharp.want(seen)
        while self.is_behind:
            done.append(self.catch_up())
        return done

    def set_language(self, language: str, at_once: bool = True) -> None:
        if language != self.sheet.language:
            self.sheet = shared_sheet(sheet_key(self._table.setup), language)
            if at_once or self._sharp is None:
                self.forget()
            else:
                self._sharp.age(self.bounds)
                if self._far is not None:
                    self._far.clear()

    def forget(self) -> None:
        """Throw all pieces away; the next painting renders them anew."""
        self._before = None
        for pieces in (self._sharp, self._far):
            if pieces is not None:
                pieces.clear()

    def ground(self, ratio: float) -> Ground:
        """Layer A and the wear, read or rendered at the first use.

        To spare the first start the wait, `ground.load_ground` may run in a worker before, and
        its result be given to the constructor.
        """
        if self._ground is None or self._ground.ratio < ratio:
            self._ground = shared_ground(self.sheet, self._folder, ratio)
        return self._ground

    def render(self, image: QImage, origin: QPointF, scale: float, ratio: float) -> None:
        """Draw all layers into an image whose first pixel lies at `origin` of the scene."""
        painter = QPainter(image)
        rect = QRectF(origin, image.size().toSizeF() / scale)
        self._render(painter, rect, rect, scale, ratio)
        painter.end()

    def _render(
        self, painter: QPainter, whole: QRectF, part: QRectF, scale: float, ratio: float
    ) -> None:
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        painter.setTransform(
            QTransform.fromScale(scale, scale).translate(-whole.left(), -whole.top())
        )
        painter.setClipRect(part)
        ground = self.ground(ratio)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        ground.paint_paper(painter, part, scale)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        self.sheet.paint_print(painter, self._looks, part)
        self.sheet.paint_grain(painter, part, scale)
        ground.paint_wear(painter, part, scale)

    def render_part(
        self, pixmap: QPixmap, whole: QRectF, part: QRectF, scale: float, ratio: float
    ) -> None:
        """Draw all layers anew within a part of a finished piece."""
        painter = QPainter(pixmap)
        self._render(painter, whole, part, scale, ratio)
        painter.end()


class Pieces:
    """The board at one scale, cut into squares that are rendered when first seen."""

    def __init__(self, layers: BoardLayers, scale: float, ratio: float) -> None:
        self._layers = layers
        self.scale = scale
        self.ratio = ratio
        self._pixels = scale * ratio  # device pixels of a unit
        self._ready: dict[Cell, QPixmap] = {}
        self._spoilt: list[QRectF] = []
        # Those to be rendered, the longest waiting first: they show what was, or are missing.
        self._old: dict[Cell, None] = {}

    def is_for(self, scale: float, ratio: float) -> bool:
        return math.isclose(scale, self.scale, rel_tol=1e-6) and ratio == self.ratio

    def fits(self, transform: QTransform, ratio: float) -> bool:
        """Whether a painter with this transform can take the pieces pixel by pixel."""
        return (
            not transform.isRotating()
            and self.is_for(transform.m11(), ratio)
            and math.isclose(transform.m11(), transform.m22(), rel_tol=1e-6)
        )

    def covers(self, exposed: QRectF) -> bool:
        return all(cell in self._ready for cell in self._cells(exposed))

    def want(self, exposed: QRectF) -> list[QRectF]:
        """Render what is missing there by and by; where that is."""
        missing = [cell for cell in self._cells(exposed) if cell not in self._ready]
        for cell in missing:
            self._old.setdefault(cell)
        return [self._rect(cell, self._size(cell)) for cell in missing]

    def copy_to(self, painter: QPainter, exposed: QRectF, only_ready: bool = False) -> None:
        origin = painter.worldTransform().map(self._layers.bounds.topLeft())
        step = PIECE / self.ratio
        # Whole device pixels, or every copy would blur.
        left, top = (round(c * self.ratio) / self.ratio for c in (origin.x(), origin.y()))
        painter.save()
        painter.setWorldMatrixEnabled(False)
        for cell in self._cells(exposed):
            if only_ready and cell not in self._ready:
                continue
            x, y = cell
            painter.drawPixmap(QPointF(left + x * step, top + y * step), self._piece(cell))
        painter.restore()

    def stretch_to(self, painter: QPainter, exposed: QRectF, only_ready: bool = False) -> None:
        self._mend(at_once=not only_ready)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for cell in self._cells(exposed):
            if only_ready and cell not in self._ready:
                continue
            pixmap = self._piece(cell)
            source = QRectF(QPointF(0, 0), QSize(pixmap.size()).toSizeF())
            painter.drawPixmap(self._rect(cell, pixmap.size()), pixmap, source)
        painter.restore()

    def repaint(self, rect: QRectF) -> None:
        for cell in self._cells(rect):
            if cell in self._ready and cell not in self._old:
                pixmap = self._ready[cell]
                pixmap.setDevicePixelRatio(1)
                whole = self._rect(cell, pixmap.size())
                part = self._whole_pixels(rect.intersected(whole), whole)
                self._layers.render_part(pixmap, whole, part, self._pixels, self.ratio)
                pixmap.setDevicePixelRatio(self.ratio)

    def age(self, rect: QRectF) -> None:
        """To be rendered anew by and by; until then they are shown as they are."""
        for cell in self._cells(rect):
            if cell in self._ready:
                self._old.setdefault(cell)  # one that waits keeps its turn

    @property
    def is_behind(self) -> bool:
        return bool(self._old)

    def catch_up(self, seen: QRectF) -> QRectF:
        in_sight = set(self._cells(seen))
        cell = next((c for c in self._old if c in in_sight), next(iter(self._old)))
        del self._old[cell]
        self._keep(cell)
        return self._rect(cell, self._size(cell))

    def spoil(self, rect: QRectF) -> None:
        """To be repainted when it is seen next: nobody may zoom before the board changes again."""
        if rect not in self._spoilt:
            self._spoilt.append(rect)

    def _mend(self, at_once: bool) -> None:
        spoilt, self._spoilt = self._spoilt, []
        for rect in spoilt:
            if at_once:
                self.repaint(rect)
            else:
                self.age(rect)

    def clear(self) -> None:
        self._ready.clear()
        self._spoilt.clear()
        self._old.clear()

    def _whole_pixels(self, part: QRectF, whole: QRectF) -> QRectF:
        """Clipped at whole pixels: a soft edge of the clip would let the old print through."""
        k = self._pixels
        inner = QRectF((part.topLeft() - whole.topLeft()) * k, part.size() * k).toAlignedRect()
        return QRectF(whole.topLeft() + QPointF(inner.topLeft()) / k, inner.size().toSizeF() / k)

    def _cells(self, exposed: QRectF) -> list[Cell]:
        bounds, unit = self._layers.bounds, PIECE / self._pixels
        shown = exposed.intersected(bounds).translated(-bounds.topLeft())
        if shown.isEmpty():
            return []
        columns = range(int(shown.left() / unit), math.ceil(shown.right() / unit))
        rows = range(int(shown.top() / unit), math.ceil(shown.bottom() / unit))
        return [(x, y) for y in rows for x in columns]

    def _rect(self, cell: Cell, size: QSize) -> QRectF:
        unit = PIECE / self._pixels
        origin = self._layers.bounds.topLeft() + QPointF(cell[0] * unit, cell[1] * unit)
        return QRectF(origin, size.toSizeF() / self._pixels)

    def _piece(self, cell: Cell) -> QPixmap:
        if cell not in self._ready:
            self._keep(cell)
        else:  # the longest unseen goes first
            self._ready[cell] = self._ready.pop(cell)
        return self._ready[cell]

    def _keep(self, cell: Cell) -> None:
        """Render it; too many are not kept."""
        self._ready.pop(cell, None)
        while len(self._ready) >= KEPT:
            unseen = next(iter(self._ready))
            del self._ready[unseen]
            self._old.pop(unseen, None)
        self._ready[cell] = self._render(cell)

    def _render(self, cell: Cell) -> QPixmap:
        size = self._size(cell)
        rect = self._rect(cell, size)
        is_inside = self._layers.sheet.rect.adjusted(5, 5, -5, -5).contains(rect)
        formats = QImage.Format
        image = QImage(
            size, formats.Format_RGB32 if is_inside else formats.Format_ARGB32_Premultiplied
        )
        image.fill(Qt.GlobalColor.transparent)
        self._layers.render(image, rect.topLeft(), self._pixels, self.ratio)
        pixmap = QPixmap.fromImage(image)
        pixmap.setDevicePixelRatio(self.ratio)
        return pixmap

    def _size(self, cell: Cell) -> QSize:
        """The last pieces of a row or a column are smaller."""
        bounds = self._layers.bounds
        whole = QRect(0, 0, *(math.ceil(n * self._pixels) for n in bounds.size().toTuple()))
        return QRect(cell[0] * PIECE, cell[1] * PIECE, PIECE, PIECE).intersected(whole).size()


def _ratio(painter: QPainter) -> float:
    device = painter.device()
    return float(device.devicePixelRatio()) if device is not None else 1.0
