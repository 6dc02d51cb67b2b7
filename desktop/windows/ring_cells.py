"""The places of the ring of tiles: a tile each, with how many are left and what it costs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractButton

from desktop.board.tile_code import Face
from desktop.document import wording
from desktop.i18n.money import money
from desktop.scene.painting.double_tile import paint_fitted
from desktop.scene.painting.geometry import R
from desktop.scene.tools.lay_tile import LayTileGesture
from desktop.scene.tools.piece_offer import PieceOffer
from desktop.scene.tools.try_tile import TryTileGesture

if TYPE_CHECKING:
    from desktop.windows.tile_ring import TileRing

translate = QCoreApplication.translate

TileOffer = LayTileGesture | TryTileGesture
Offer = TileOffer | PieceOffer
TILE = 60  # pixels of a tile in the ring, from corner to corner
MARGIN = 6


def trial_words(gesture: TryTileGesture) -> tuple[str, str, bool]:
    """What the ticket says of a tile one only looks at."""
    refusal = gesture.reason()
    if refusal is None:
        return translate("TileRing", "Legal now"), translate("TileRing", "only looking"), False
    return translate("TileRing", "Not legal now"), wording.refusal(refusal, gesture.box.table), True


class RingCell(QAbstractButton):
    """One place in the ring; the ring decides what its keys do."""

    def __init__(self, ring: TileRing, size: QSize) -> None:
        super().__init__(ring)
        self.ring = ring
        self.setFixedSize(size)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.ring.choose(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()  # to the ring

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chosen = self.ring.chosen is self
        accent = self.palette().highlight().color()
        edge = QPen(accent, 2) if chosen else QPen(self.palette().mid().color(), 1)
        painter.setPen(edge)
        painter.setBrush(self.palette().base().color())
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 8, 8)
        self.paint(painter)

    def paint(self, painter: QPainter) -> None:
        raise NotImplementedError


class RingTile(RingCell):
    """A tile in the turn it would be laid in, with how many are left and what it costs."""

    def __init__(self, ring: TileRing, offer: TileOffer, size: QSize) -> None:
        super().__init__(ring, size)
        self.offer = offer
        self.setObjectName(f"ring_tile_{offer.tile}")
        self.clicked.connect(lambda: ring.deed(self))
        self.retell()

    @property
    def face(self) -> Face:
        if isinstance(self.offer, TryTileGesture):
            return self.offer.shown
        preview = self.offer.preview()
        return preview.face if preview is not None else self.offer.face

    @property
    def left(self) -> str:
        left = self.offer.box.left(self.offer.tile)
        return "∞" if left is None else f"×{left}"

    @property
    def number(self) -> str:
        return self.offer.box.number(self.offer.tile)

    @property
    def caption(self) -> str:
        parts = [self.number, self.left]
        if isinstance(self.offer, LayTileGesture):
            preview = self.offer.preview()
            parts.append(money(preview.cost) if preview is not None else "")
        return "  ".join(parts)

    def retell(self) -> None:
        self.setAccessibleName(self._name())
        self.setToolTip("")
        self.update()

    def _name(self) -> str:
        name = translate("Tray", "Tile {number}, {count} left").format(
            number=self.number, count=self.left
        )
        if isinstance(self.offer, TryTileGesture):
            return f"{name}. {'. '.join(trial_words(self.offer)[:2])}"
        preview = self.offer.preview()
        if preview is None:
            return name
        cost = translate("TileRing", "costs {cost}, turn {turn} of {turns}").format(
            cost=money(preview.cost), turn=preview.turn_number, turns=preview.turns
        )
        return ". ".join((f"{name}, {cost}", *preview.notes))

    def paint(self, painter: QPainter) -> None:
        box = QRectF(MARGIN, MARGIN, self.width() - 2 * MARGIN, TILE)
        half = self.offer.box.half(self.offer.tile)
        paint = self.offer.box.paint
        paint_fitted(painter, box, self.face, half, self.ring.grid, TILE / (2 * R), paint)
        painter.setPen(self.palette().windowText().color())
        line = QRectF(0, MARGIN + TILE, self.width(), self.height() - MARGIN - TILE)
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, self.caption)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Chosen when the mouse moves over it; not when it opens under a mouse at rest."""
        super().mouseMoveEvent(event)
        self.ring.choose(self)

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.ring.choose(self)
        self.ring.turn(-1 if event.angleDelta().y() > 0 else 1)
        event.accept()


class RingPiece(RingCell):
    """Something else than a tile: a new city, cubes, a way."""

    def __init__(self, ring: TileRing, offer: PieceOffer, size: QSize) -> None:
        super().__init__(ring, size)
        self.offer = offer
        self.setObjectName(f"ring_piece_{offer.key}")
        self.setAccessibleName(offer.name)
        self.clicked.connect(lambda: ring.deed(self))

    def paint(self, painter: QPainter) -> None:
        painter.setPen(self.palette().windowText().color())  # for what is written in it
        self.offer.paint(painter, QRectF(MARGIN, MARGIN, self.width() - 2 * MARGIN, TILE))
        painter.setPen(self.palette().windowText().color())
        line = QRectF(0, MARGIN + TILE, self.width(), self.height() - MARGIN - TILE)
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, self.offer.caption)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self.ring.choose(self)


class RingMore(RingCell):
    """To the next tiles, when one ring does not hold them all."""

    def __init__(self, ring: TileRing, size: QSize) -> None:
        super().__init__(ring, size)
        self.setObjectName("ring_more")
        page, pages = ring.page + 1, ring.pages
        name = translate("TileRing", "More tiles: {page} of {pages}")
        self.setAccessibleName(name.format(page=page, pages=pages))
        self._text = f"… {page} / {pages}"
        self.clicked.connect(lambda: ring.turn_page(1))

    def paint(self, painter: QPainter) -> None:
        painter.setPen(self.palette().windowText().color())
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self._text)
