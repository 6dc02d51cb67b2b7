"""The tray: the tiles of the moment with how many are left, to be lifted onto the board."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen, QPixmap
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QGridLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from desktop.board.tile_code import Face
from desktop.document.document import GameDocument
from desktop.look.style_sheet import set_role
from desktop.look.theme import colour
from desktop.scene.board_desk import BoardDesk
from desktop.scene.board_view import BoardView
from desktop.scene.painting.double_tile import Half, paint_fitted
from desktop.scene.painting.geometry import GRIDS, Grid
from desktop.scene.tools.lay_tile import LayTileGesture, lays
from desktop.scene.tools.tile_box import TileBox
from desktop.scene.tools.tile_boxes import tile_box

translate = QCoreApplication.translate
CELL = QSize(76, 88)
DIM = 0.42  # of a tile that cannot be laid now


class TileCell(QWidget):
    """One tile number: press and drag it, click it, or choose it with Enter."""

    def __init__(
        self, desk: BoardDesk, box: TileBox, tile: str, grid: Grid, is_legal: bool = True
    ) -> None:
        super().__init__()
        self._half = box.half(tile)
        self._number = box.number(tile)
        self._desk = desk
        self._face = box.face(tile)
        self._left = box.left(tile)
        self._grid = grid
        self._is_legal = is_legal
        self._pressed: QPoint | None = None
        self._lifted = False
        self.tile = tile
        self.setObjectName(f"tile_{tile}")
        self.setFixedSize(CELL)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        name = translate("Tray", "Tile {number}, {count} left").format(
            number=self._number, count=self._count()
        )
        self.setAccessibleName(name)
        self.setToolTip(name)

    def _count(self) -> str:
        return "∞" if self._left is None else f"×{self._left}"

    @property
    def is_chosen(self) -> bool:
        gesture = self._desk.gesture
        return isinstance(gesture, LayTileGesture) and gesture.tile == self.tile

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        accent = self.palette().highlight().color()
        if self.is_chosen or self.hasFocus():
            soft = colour(accent.name(), 0.16)
            painter.setBrush(soft if self.is_chosen else Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(accent, 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
        painter.save()
        if not self._is_legal:
            painter.setOpacity(DIM)
        painter.drawPixmap(0, 0, self._picture())
        painter.restore()
        group = QPalette.ColorGroup.Active if self._is_legal else QPalette.ColorGroup.Disabled
        painter.setPen(self.palette().color(group, QPalette.ColorRole.WindowText))
        box = QRectF(0, self.height() - 20, self.width(), 18)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, f"{self._number}  {self._count()}")

    def _picture(self) -> QPixmap:
        return _picture(self._face, self._half, self._grid, self.devicePixelRatioF())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed = event.position().toPoint()
            self._desk.take_tile(self.tile)

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
            self._desk.take_tile(self.tile)
        else:
            super().keyPressEvent(event)


@lru_cache(maxsize=400)
def _picture(face: Face, half: Half | None, grid: Grid, ratio: float) -> QPixmap:
    """A tile as it lies in a cell; track and cities take long to paint, and never change."""
    made = QPixmap(CELL * ratio)
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    box = QRectF(3, 3, CELL.width() - 6, CELL.height() - 24)
    paint_fitted(painter, box.adjusted(0, 1, 0, 1), face, half, grid, 0.32)
    painter.end()
    return made


class Tray(QFrame):
    """The tiles of the moment under captions, as the family of the game groups them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_role(self, "tray")
        self.setObjectName("tray")
        self.columns = 1
        self._legal: dict[str, None] = {}
        self._chosen = ""  # the tile in the hand, as the cells show it
        self._document: GameDocument | None = None
        self._desk: BoardDesk | None = None
        self._area = QScrollArea()
        self._area.setWidgetResizable(True)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its tiles take it
        self._area.viewport().setAutoFillBackground(False)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 8, 0, 8)
        column.addWidget(self._area)
        self.set_columns(1)

    def set_columns(self, columns: int) -> None:
        self.columns = columns
        self.setFixedWidth(20 + columns * (CELL.width() + 4))
        self.rebuild()

    def set_document(self, document: GameDocument | None, desk: BoardDesk | None) -> None:
        if self._document is not None:
            self._document.echo.changed.disconnect(self._on_changed)
            self._document.echo.forget(self.rebuild)
        if self._desk is not None:
            self._desk.changed.disconnect(self._on_desk)
        self._document, self._desk = document, desk
        if document is not None and desk is not None:
            document.echo.changed.connect(self._on_changed)
            desk.changed.connect(self._on_desk)
        self.rebuild()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange and self._document is not None:
            self._document.echo.later(self.rebuild)
        super().changeEvent(event)

    def _on_changed(self) -> None:
        assert self._document is not None
        self._document.echo.later(self.rebuild)

    def _on_desk(self) -> None:
        gesture = self._desk.gesture if self._desk is not None else None
        chosen = gesture.tile if isinstance(gesture, LayTileGesture) else ""
        if chosen != self._chosen:
            for cell in self._area.findChildren(TileCell):
                if cell.tile in (chosen, self._chosen):
                    cell.update()
            self._chosen = chosen

    def rebuild(self) -> None:
        groups = self._groups()
        self.setVisible(bool(groups))
        body = QWidget()
        grid = QGridLayout(body)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(2)
        row = 0
        for title, tiles in groups:
            caption = QLabel(title.upper())
            set_role(caption, "caption")
            caption.setWordWrap(True)
            grid.addWidget(caption, row, 0, 1, self.columns)
            row += 1
            for number, tile in enumerate(tiles):
                grid.addWidget(
                    self._cell(tile), row + number // self.columns, number % self.columns
                )
            row += (len(tiles) + self.columns - 1) // self.columns
        grid.setRowStretch(row, 1)
        self._area.setWidget(body)
        body.setAutoFillBackground(False)

    def _cell(self, tile: str) -> TileCell:
        assert self._desk is not None
        box = tile_box(self._desk.document.game)
        cell = TileCell(self._desk, box, tile, GRIDS[box.board.layout], tile in self._legal)
        cell.setEnabled(bool(self._legal))
        return cell

    def _groups(self) -> list[tuple[str, list[str]]]:
        document = self._document
        if document is None:
            return []
        self._legal = dict.fromkeys(action.tile for action in lays(document))
        return tile_box(document.game).tray(self._legal)
