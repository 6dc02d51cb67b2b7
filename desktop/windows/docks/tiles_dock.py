"""The dock of the tiles: what lies beside the board, by colour."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, QSize, QSortFilterProxyModel, Qt
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
from desktop.eighteen.table import EighteenTable
from desktop.eighteen.tiles import TileStack
from desktop.look.look import Look
from desktop.models.base import Index, Role
from desktop.models.tiles import COLOURS, ENDLESS, TilesModel
from desktop.models.words import colour_name
from desktop.scene.painting.double_tile import paint_fitted
from desktop.scene.painting.geometry import GRIDS
from desktop.scene.tools.eighteen_tiles import other_half
from desktop.windows.docks.chips import CENTRE, paint_ring
from desktop.windows.docks.dock import Dock, caption, scrolled

CELL = QSize(66, 64)  # of a tile without its words
WORDS = 18  # px at 100 %


class OneColour(QSortFilterProxyModel):
    """The tiles of one colour."""

    def __init__(self, source: TilesModel, colour: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._colour = colour
        self.setSourceModel(source)

    def filterAcceptsRow(self, row: int, parent: Index) -> bool:
        source = self.sourceModel()
        assert isinstance(source, TilesModel)
        return bool(source.piece(row).face.colour == self._colour)

    @property
    def table(self) -> EighteenTable | None:
        source = self.sourceModel()
        assert isinstance(source, TilesModel)
        return source.table


class TileGrid(QListView):
    """Tiles in rows, as high as it must be."""

    def __init__(self, look: Look, model: OneColour) -> None:
        super().__init__()
        self._look = look
        self.setModel(model)
        self.setItemDelegate(_Tiles(look, self))
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
        cell = cell_size(self._look)
        self.setGridSize(cell)
        columns = max(1, self.viewport().width() // cell.width())
        rows = -(-self.model().rowCount() // columns)
        self.setFixedHeight(rows * cell.height() + 2)


def cell_size(look: Look) -> QSize:
    return QSize(max(CELL.width(), look.px(46)), CELL.height() + look.px(WORDS))


class _Tiles(QStyledItemDelegate):
    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return cell_size(self._look)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        look, theme = self._look, self._look.theme
        stack: TileStack = index.data(Role.PIECE)
        rect = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.save()
        if index.data(Role.STILL):
            painter.setOpacity(0.42)
        proxy = index.model()
        assert isinstance(proxy, OneColour)
        _paint_tile(painter, rect, stack.face, proxy.table)
        painter.restore()
        left = ENDLESS if stack.left is None else f"×{stack.left}"
        is_still = bool(index.data(Role.STILL))
        painter.setFont(look.font(12, 400 if is_still else 600))
        painter.setPen(QColor(theme.muted if is_still else theme.text))
        words = QRectF(rect.left(), rect.bottom() - look.px(WORDS), rect.width(), look.px(WORDS))
        painter.drawText(words, CENTRE, f"{index.data()}  {left}")
        if option.state & QStyle.StateFlag.State_HasFocus:
            paint_ring(painter, rect, theme)
        painter.restore()


def _paint_tile(painter: QPainter, rect: QRectF, face: Face, table: EighteenTable | None) -> None:
    grid = GRIDS[table.board.layout if table is not None else "pointy"]
    box = QRectF(rect.left() + 3, rect.top() + 4, rect.width() - 6, CELL.height() - 8)
    half = other_half(table, face.id) if table is not None else None
    paint_fitted(painter, box, face, half, grid, box.height() / 200)


class TilesDock(Dock):
    """One grid to a colour."""

    NAME = "tiles"

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.model = TilesModel(self)
        self.models = (self.model,)
        self._captions = {colour: caption() for colour in COLOURS}
        self.grids = {
            colour: TileGrid(look, OneColour(self.model, colour, self)) for colour in COLOURS
        }
        parts = (part for c in COLOURS for part in (self._captions[c], self.grids[c]))
        self.column.addWidget(scrolled(*parts, spacing=4))
        self.retranslate()

    def title(self) -> str:
        return QCoreApplication.translate("Docks", "Tiles")

    def retranslate(self) -> None:
        for colour, label in self._captions.items():
            label.setText(colour_name(colour).upper())
            self.grids[colour].setAccessibleName(colour_name(colour))

    def refresh(self) -> None:
        for colour, grid in self.grids.items():
            grid.fit()
            has_any = grid.model().rowCount() > 0
            grid.setVisible(has_any)
            self._captions[colour].setVisible(has_any)
