"""What lies in the tray: a tile or another piece in each cell, to be lifted onto the board."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRectF, QSize, Qt
from PySide6.QtGui import (
    QEnterEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QApplication, QWidget

from desktop.board.tile_code import Face
from desktop.look.motion import HOVER, duration
from desktop.look.movement import Movements
from desktop.look.theme import colour
from desktop.scene.board_desk import BoardDesk
from desktop.scene.board_view import BoardView
from desktop.scene.painting.double_tile import Half, TilePainter, paint_fitted
from desktop.scene.painting.geometry import Grid
from desktop.scene.tools.lay_tile import LayTileGesture
from desktop.scene.tools.piece_offer import TrayPiece
from desktop.scene.tools.tile_box import TileBox

translate = QCoreApplication.translate
CELL = QSize(76, 88)
WORDS = 18  # px of the height of a cell
DIM = 0.42  # of what cannot be laid now


class TrayCell(QWidget):
    """Press and drag it, click it, or choose it with Enter."""

    def __init__(self, desk: BoardDesk, is_legal: bool) -> None:
        super().__init__()
        self._desk = desk
        self._is_legal = is_legal
        self._pressed: QPoint | None = None
        self._lifted = False
        self.light = 0.0  # of the mouse over it
        self.movements = Movements(self)
        self.setFixedSize(CELL)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.OpenHandCursor)

    def needed_width(self) -> int:
        """What the words under the picture take."""
        return max(CELL.width(), self.fontMetrics().horizontalAdvance(self.caption()) + 6)

    def set_width(self, width: int) -> None:
        """The picture keeps its size in the middle."""
        more = max(0, self.fontMetrics().height() - WORDS)
        self.setFixedSize(width, CELL.height() + more)

    def name_it(self, name: str) -> None:
        self.setAccessibleName(name)
        self.setToolTip(name)

    @property
    def is_chosen(self) -> bool:
        """Whether it is in the hand."""
        raise NotImplementedError

    def take(self) -> None:
        raise NotImplementedError

    def paint(self, painter: QPainter) -> None:
        """Its picture."""
        raise NotImplementedError

    def caption(self) -> str:
        raise NotImplementedError

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        accent = self.palette().highlight().color()
        if self.light and self.isEnabled():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(self.palette().base().color().name(), self.light))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
        if self.is_chosen or self.hasFocus():
            soft = colour(accent.name(), 0.16)
            painter.setBrush(soft if self.is_chosen else Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(accent, 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
        painter.save()
        if not self._is_legal:
            painter.setOpacity(DIM)
        painter.translate((self.width() - CELL.width()) // 2, 0)
        self.paint(painter)
        painter.restore()
        group = QPalette.ColorGroup.Active if self._is_legal else QPalette.ColorGroup.Disabled
        painter.setPen(self.palette().color(group, QPalette.ColorRole.WindowText))
        top = CELL.height() - 20
        box = QRectF(0, top, self.width(), self.height() - top - 2)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.caption())

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self._lighten(1.0)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._lighten(0.0)

    def _lighten(self, to: float) -> None:
        self.movements.drop("hover")
        start = self.light

        def step(part: float) -> None:
            self.light = start + (to - start) * part
            self.update()

        self.movements.play("hover", duration(HOVER), step)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed = event.position().toPoint()
            self.take()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed is None:
            return
        far = (event.position().toPoint() - self._pressed).manhattanLength()
        if far >= QApplication.startDragDistance():
            self._lifted = True
        view = self.window().findChild(BoardView)
        if self._lifted and view is not None:
            view.hand_moved(event.globalPosition().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        lifted, self._lifted, self._pressed = self._lifted, False, None
        view = self.window().findChild(BoardView)
        if lifted and view is not None:
            view.hand_released(event.globalPosition().toPoint())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.take()
        else:
            super().keyPressEvent(event)


class TileCell(TrayCell):
    """One tile number."""

    def __init__(
        self, desk: BoardDesk, box: TileBox, tile: str, grid: Grid, is_legal: bool = True
    ) -> None:
        super().__init__(desk, is_legal)
        self._half = box.half(tile)
        self._number = box.number(tile)
        self._face = box.face(tile)
        self._paint_tile = box.paint
        self._left = box.left(tile)
        self._grid = grid
        self.tile = tile
        self.setObjectName(f"tile_{tile}")
        self.name_it(
            translate("Tray", "Tile {number}, {count} left").format(
                number=self._number, count=self._count()
            )
        )

    def _count(self) -> str:
        return "∞" if self._left is None else f"×{self._left}"

    @property
    def is_chosen(self) -> bool:
        gesture = self._desk.gesture
        return isinstance(gesture, LayTileGesture) and gesture.tile == self.tile

    def take(self) -> None:
        self._desk.take_tile(self.tile)

    def paint(self, painter: QPainter) -> None:
        ratio = self.devicePixelRatioF()
        painter.drawPixmap(
            0, 0, _picture(self._face, self._half, self._grid, ratio, self._paint_tile)
        )

    def caption(self) -> str:
        return f"{self._number}  {self._count()}"


class PieceCell(TrayCell):
    """Another piece than a tile."""

    def __init__(self, desk: BoardDesk, piece: TrayPiece) -> None:
        super().__init__(desk, piece.is_legal)
        self._piece = piece
        self._picture: QPixmap | None = None
        self.setObjectName(f"piece_{piece.key}")
        self.setEnabled(piece.is_legal)
        self.name_it(piece.name)

    @property
    def is_chosen(self) -> bool:
        return self._piece.is_held(self._desk)

    def take(self) -> None:
        self._piece.take(self._desk)

    def paint(self, painter: QPainter) -> None:
        if self._picture is None:  # cubes take long to paint
            self._picture = _blank(self.devicePixelRatioF())
            inner = QPainter(self._picture)
            inner.setRenderHint(QPainter.RenderHint.Antialiasing)
            inner.setPen(self.palette().windowText().color())
            self._piece.paint(inner, QRectF(3, 4, CELL.width() - 6, CELL.height() - 24))
            inner.end()
        painter.drawPixmap(0, 0, self._picture)

    def caption(self) -> str:
        return self._piece.caption


@lru_cache(maxsize=400)
def _picture(
    face: Face, half: Half | None, grid: Grid, ratio: float, paint: TilePainter
) -> QPixmap:
    """A tile as it lies in a cell; track and cities take long to paint, and never change."""
    made = _blank(ratio)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    box = QRectF(3, 3, CELL.width() - 6, CELL.height() - 24)
    paint_fitted(painter, box.adjusted(0, 1, 0, 1), face, half, grid, 0.32, paint)
    painter.end()
    return made


def forget_pictures() -> None:
    """Tiles are drawn in another way now."""
    _picture.cache_clear()


def _blank(ratio: float) -> QPixmap:
    made = QPixmap(CELL * ratio)
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    return made
