"""The ring of what fits: the tiles for one hex, each in its turn, drawn round it.

The mouse over a tile, or the keyboard on it, shows it on the hex; a click or Enter lays it. In
the ring of any tiles nothing is laid: it is there to plan with.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from desktop.look.theme import PRINTED, colour
from desktop.scene.board_desk import BoardDesk
from desktop.scene.board_view import BoardView
from desktop.scene.painting.geometry import R
from desktop.scene.painting.labels import box
from desktop.scene.tools.lay_tile import LayTileGesture
from desktop.scene.tools.piece_offer import PieceOffer
from desktop.scene.tools.tile_boxes import tile_box
from desktop.scene.tools.try_tile import TryTileGesture
from desktop.windows.ring_cells import (
    MARGIN,
    TILE,
    Offer,
    RingCell,
    RingMore,
    RingPiece,
    RingTile,
)

translate = QCoreApplication.translate

GAP = 6  # pixels between cells
PAGE = 10  # tiles in one ring
FORWARD = (Qt.Key.Key_Right, Qt.Key.Key_Down)
BACKWARD = (Qt.Key.Key_Left, Qt.Key.Key_Up)
DEEDS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
TURNS = {Qt.Key.Key_Q: -1, Qt.Key.Key_E: 1}
PAGES = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}


def legal_tiles(desk: BoardDesk, hex_id: str) -> list[Offer]:
    """What can be laid on a hex now."""
    made = [LayTileGesture(desk.document, tile) for tile in desk.tiles_for(hex_id)]
    for gesture in made:
        gesture.over(hex_id)
    return list(made)


def any_tiles(desk: BoardDesk, hex_id: str) -> list[Offer]:
    """Every tile of the box, whether it fits or not."""
    box = tile_box(desk.document.game)
    home = box.board[hex_id].halves[0].id
    return [TryTileGesture(desk.document, tile, home) for tile in box.all_tiles()]


def ring_spots(count: int, cell: QSize, inner: float, most: float) -> list[QPointF] | None:
    """Middles of so many cells on a circle round (0, 0); None if they have no room there."""
    half = math.hypot(cell.width(), cell.height()) / 2
    radius = min(inner + half, most)
    while radius <= most:
        turns = (math.tau * i / count - math.pi / 2 for i in range(count))
        spots = [QPointF(radius * math.cos(t), radius * math.sin(t)) for t in turns]
        if count == 1 or not any(_collide(spots[i - 1], spots[i], cell) for i in range(count)):
            return spots
        radius += 4
    return None


def edge_spots(
    count: int, cell: QSize, inner: float, centre: QPointF, room: QRectF
) -> list[QPointF] | None:
    """The same for a hex at the edge: cells wherever there is room round it, none over the hex."""
    half = math.hypot(cell.width(), cell.height()) / 2
    spots: list[QPointF] = []
    radius = inner + min(cell.width(), cell.height()) / 2
    while radius < inner + 5 * half:
        for step in range(72):
            turn = math.tau * step / 72 - math.pi / 2
            spot = QPointF(radius * math.cos(turn), radius * math.sin(turn))
            rect = box(centre + spot, cell.width(), cell.height())
            free = room.contains(rect) and not box(centre, inner * 2, inner * 1.8).intersects(rect)
            if free and not any(_collide(spot, other, cell) for other in spots):
                spots.append(spot)
                if len(spots) == count:
                    return spots
        radius += 4
    return None


def _collide(one: QPointF, other: QPointF, cell: QSize) -> bool:
    apart = one - other
    return abs(apart.x()) < cell.width() + GAP and abs(apart.y()) < cell.height() + GAP


def _title(offers: list[Offer]) -> str:
    """What a reader of the screen calls the ring."""
    if any(isinstance(offer, TryTileGesture) for offer in offers):
        return translate("TileRing", "Any tile, only to look at")
    if any(isinstance(offer, PieceOffer) for offer in offers):
        return translate("TileRing", "What can be done here")
    return translate("TileRing", "Tiles that fit here")


class TileRing(QWidget):
    """Lies over the view until something is chosen, or the board moves."""

    def __init__(self, view: BoardView, desk: BoardDesk, hex_id: str, offers: list[Offer]) -> None:
        for old in view.findChildren(TileRing):
            old.close_ring()
        super().__init__(view)
        assert view.board is not None
        self.setObjectName("tile_ring")
        self.setAccessibleName(_title(offers))
        self._view, self._desk, self._board = view, desk, view.board
        hex_id = desk.table.board[hex_id].halves[0].id  # a double hex is one place
        self.hex = hex_id
        self._offers = offers
        self.grid = view.board.grid
        self.page = 0
        self.cells: list[RingCell] = []
        self.chosen: RingCell | None = None
        self._is_open = True
        self.setGeometry(view.viewport().geometry())
        self._per_page = self._room()
        self._lay_out()
        self.show()
        self.raise_()
        self._board.set_focus_hex(hex_id)
        self.choose(self.cells[0])
        view.installEventFilter(self)
        view.zoomed.connect(self.close_ring)
        desk.taken.connect(self.close_ring)
        desk.document.changed.connect(self.close_ring)

    @property
    def pages(self) -> int:
        return math.ceil(len(self._offers) / self._per_page)

    # Where the tiles lie

    def _cell_size(self) -> QSize:
        metrics = self.fontMetrics()
        captions = [o.caption for o in self._offers if isinstance(o, PieceOffer)]
        text = max((*captions, "611  ×2  $40"), key=metrics.horizontalAdvance)
        wide = metrics.horizontalAdvance(text) + 2 * MARGIN
        return QSize(max(TILE + 2 * MARGIN, wide), TILE + MARGIN + metrics.height() + 8)

    def _limits(self) -> tuple[float, float]:
        """The room the hex needs in the middle, and how far the middle of a cell may go."""
        cell = self._cell_size()
        side = min(self.width() - cell.width(), self.height() - cell.height()) / 2 - 4
        return R * self._view.zoom * 1.1, max(float(side), 1.0)

    def _room(self) -> int:
        """How many tiles a ring takes; with more of them one cell leads on."""
        inner, most = self._limits()
        cell, count = self._cell_size(), len(self._offers)
        for size in range(min(PAGE, count), 1, -1):
            extra = 1 if count > size else 0
            if ring_spots(size + extra, cell, inner, most) is not None:
                return size
        return 1

    def _lay_out(self) -> None:
        for cell in self.cells:
            cell.hide()
            cell.deleteLater()
        size = self._cell_size()
        first = self.page * self._per_page
        shown = self._offers[first : first + self._per_page]
        self.cells = [
            RingPiece(self, offer, size)
            if isinstance(offer, PieceOffer)
            else RingTile(self, offer, size)
            for offer in shown
        ]
        if self.pages > 1:
            self.cells.append(RingMore(self, size))
        inner, most = self._limits()
        spots = ring_spots(len(self.cells), size, inner, most)
        if spots is None:  # a window too small for any ring: one row of what there is
            spots = [QPointF(i * (size.width() + GAP), 0) for i in range(len(self.cells))]
        self._place(spots, size)

    def _place(self, spots: list[QPointF], size: QSize) -> None:
        centre = QPointF(self._view.mapFromScene(self._board.centre_of(self.hex)))
        whole = QRectF()
        for spot in spots:
            whole = whole.united(box(centre + spot, size.width(), size.height()))
        room = QRectF(self.rect()).adjusted(4, 4, -4, -4)
        if not room.contains(whole):
            inner, _ = self._limits()
            found = edge_spots(len(spots), size, inner, centre, room)
            if found is not None:
                spots, whole = found, room
        right, low = max(0.0, room.left() - whole.left()), max(0.0, room.top() - whole.top())
        left, up = min(0.0, room.right() - whole.right()), min(0.0, room.bottom() - whole.bottom())
        by = QPointF(right + left, low + up)
        for cell, spot in zip(self.cells, spots, strict=True):
            corner = centre + by + spot - QPointF(size.width() / 2, size.height() / 2)
            cell.move(corner.toPoint())
            cell.show()
        self._board.marks.taken = tuple(
            self._view.mapToScene(cell.geometry()).boundingRect() for cell in self.cells
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        """The cells throw a shadow: they lie above the board."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        for cell in self.cells:
            rect = QRectF(cell.geometry())
            for by, strength in ((5, 0.06), (3, 0.10), (1, 0.16)):
                painter.setBrush(colour(PRINTED.shadow, strength))
                painter.drawRoundedRect(rect.adjusted(-by, -by + 3, by, by + 3), 8 + by, 8 + by)

    # Choosing

    def choose(self, cell: RingCell) -> None:
        """The keyboard or the mouse is at this cell: its tile is shown on the hex."""
        if not self._is_open or cell is self.chosen:
            return
        self.chosen = cell
        cell.setFocus(Qt.FocusReason.OtherFocusReason)
        for other in self.cells:
            other.update()
        if isinstance(cell, RingTile | RingPiece):
            self._desk.offer(cell.offer)

    def turn(self, steps: int) -> None:
        cell = self.chosen
        if isinstance(cell, RingTile):
            self._desk.turn(steps)
            cell.retell()

    def turn_page(self, steps: int) -> None:
        if self.pages > 1:
            self.page = (self.page + steps) % self.pages
            self._lay_out()
            self.update()
            self.choose(self.cells[0])

    def step(self, steps: int) -> None:
        here = self.cells.index(self.chosen) if self.chosen in self.cells else 0
        number = (here + steps) % len(self.cells)
        self.choose(self.cells[number])

    def deed(self, cell: RingCell | None) -> None:
        """Lay it; of a tile one only looks at nothing is laid."""
        if isinstance(cell, RingMore):
            self.turn_page(1)
        elif isinstance(cell, RingPiece):
            self.close_ring()
            cell.offer.choose(self._desk)
        elif isinstance(cell, RingTile) and isinstance(cell.offer, LayTileGesture):
            preview = cell.offer.preview()
            self.close_ring()
            if preview is not None:
                self._desk.document.submit(preview.action)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in FORWARD or key in BACKWARD:
            self.step(1 if key in FORWARD else -1)
        elif key in TURNS and self._desk.has_letters:
            self.turn(TURNS[key])
        elif key in PAGES:
            self.turn_page(PAGES[key])
        elif key in DEEDS:
            self.deed(self.chosen)
        elif key == Qt.Key.Key_Escape:
            self.close_ring()
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes round the ring and does not leave it."""
        self.step(1 if forward else -1)
        return True

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.close_ring()

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.turn(-1 if event.angleDelta().y() > 0 else 1)
        event.accept()

    # The end

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LanguageChange, QEvent.Type.Hide):
            self.close_ring()
        return super().eventFilter(watched, event)

    def close_ring(self) -> None:
        if not self._is_open:
            return
        self._is_open = False
        had_focus = self.focusWidget() is not None and self.focusWidget().hasFocus()
        self._view.removeEventFilter(self)
        self._board.marks.taken = ()
        if self._desk.offered == self.hex:
            self._desk.put_back()
        self.hide()
        if had_focus:
            self._view.setFocus(Qt.FocusReason.OtherFocusReason)
        self.deleteLater()
