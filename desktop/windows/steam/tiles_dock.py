"""The dock of the track tiles of Steam: every face, and how often it can still be laid."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from desktop.board.tile_code import Face
from desktop.engine.state import Change
from desktop.i18n.money import number
from desktop.look.look import Look
from desktop.models.base import Index, Role
from desktop.models.steam_tiles import SteamTilesModel
from desktop.scene.painting.geometry import GRIDS
from desktop.scene.painting.steam_tiles import paint_tile
from desktop.windows.docks.chips import CENTRE, paint_ring
from desktop.windows.docks.dock import Dock, scrolled, second_line

CELL = QSize(58, 54)  # of a tile without its words
WORDS = 17  # px at 100 %
SMALL = 0.25  # of a tile on the board


class FaceGrid(QListView):
    """Faces in rows, as high as it must be."""

    def __init__(self, look: Look, model: SteamTilesModel) -> None:
        super().__init__()
        self._look = look
        self.setModel(model)
        self.setItemDelegate(_Faces(look, model, self))
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMovement(QListView.Movement.Static)
        self.setUniformItemSizes(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        model.modelReset.connect(self.fit)
        look.changed.connect(self.fit)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        cell = _cell(self._look)
        self.setGridSize(cell)
        columns = max(1, self.viewport().width() // cell.width())
        rows = -(-self.model().rowCount() // columns)
        self.setFixedHeight(rows * cell.height() + 2)


def _cell(look: Look) -> QSize:
    return QSize(max(CELL.width(), look.px(48)), CELL.height() + look.px(WORDS))


class _Faces(QStyledItemDelegate):
    def __init__(self, look: Look, model: SteamTilesModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._look, self._model = look, model

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return _cell(self._look)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        look, theme = self._look, self._look.theme
        face: Face = index.data(Role.PIECE)
        is_still = bool(index.data(Role.STILL))
        rect = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.save()
        if is_still:
            painter.setOpacity(0.42)
        table = self._model.table
        painter.translate(rect.center().x(), rect.top() + CELL.height() / 2)
        painter.scale(SMALL, SMALL)
        paint_tile(painter, face, (), GRIDS[table.board.layout])
        painter.restore()
        painter.setFont(look.font(12, 400 if is_still else 600))
        painter.setPen(QColor(theme.muted if is_still else theme.text))
        words = QRectF(rect.left(), rect.bottom() - look.px(WORDS), rect.width(), look.px(WORDS))
        left = number(table.supply.left(face.id))
        painter.drawText(words, CENTRE, f"{index.data()}  ×{left}")
        if option.state & QStyle.StateFlag.State_HasFocus:
            paint_ring(painter, rect, theme)
        painter.restore()


class SteamTilesDock(Dock):
    """All faces in one grid."""

    NAME = "tiles"

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.model = SteamTilesModel(self)
        self.models = (self.model,)
        self.count = second_line()
        self.grid = FaceGrid(look, self.model)
        self.column.addWidget(scrolled(self.count, self.grid, spacing=4))
        self.retranslate()

    def title(self) -> str:
        return QCoreApplication.translate("SteamDocks", "Tiles")

    def retranslate(self) -> None:
        self.grid.setAccessibleName(self.title())
        self._count()

    def refresh(self) -> None:
        self.grid.fit()
        self._count()

    def _on_changed(self, change: Change) -> None:
        self._count()

    def _count(self) -> None:
        if self.table is not None:
            text = QCoreApplication.translate("SteamDocks", "Tiles beside the board: {count}")
            self.count.setText(text.format(count=number(self.table.supply.tiles_left)))
