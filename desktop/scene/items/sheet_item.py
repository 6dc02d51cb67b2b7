"""The printed sheet of the board as one item: all that does not move."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.eighteen.table import EighteenTable
from desktop.engine.state import Change
from desktop.scene.painting.geometry import GRIDS
from desktop.scene.painting.tiles import paint_face


class SheetItem(QGraphicsItem):
    """Draws only what is exposed; told which hexes have changed."""

    def __init__(self, table: EighteenTable, cache: Path) -> None:
        super().__init__()
        self._table = table
        self._grid = GRIDS[table.board.layout]
        rect = QRectF()
        for hex_ in table.board.hexes.values():
            rect = rect.united(self._grid.bounds().translated(self._grid.centre(hex_.at)))
        self._rect = rect.adjusted(-60, -60, 60, 60)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return self._rect

    def repaint_hexes(self, ids: tuple[str, ...]) -> None:
        self.update()

    def follow(self, change: Change) -> None:
        """Markers and phases show on the sheet as well."""

    def retranslate(self) -> None:
        self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        for hex_ in self._table.board.hexes.values():
            painter.save()
            painter.translate(self._grid.centre(hex_.at))
            paint_face(painter, hex_.face, self._grid)
            painter.restore()
