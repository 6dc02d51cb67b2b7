"""The printed sheet of the board as one item: all that does not move."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.eighteen.table import EighteenTable
from desktop.engine.state import Change
from desktop.i18n import language
from desktop.scene.board_layers import BoardLayers


class SheetItem(QGraphicsItem):
    """Draws only what is exposed, from cached layers; renders anew only what has changed."""

    def __init__(self, table: EighteenTable, cache: Path) -> None:
        super().__init__()
        self.layers = BoardLayers(table, language.current(), cache)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return self.layers.bounds

    def settle(self, scale: float, ratio: float) -> None:
        """The zoom has come to rest: be sharp at it."""
        self.layers.settle(scale, ratio)
        self.update()

    def follow(self, change: Change) -> None:
        """Tiles, markers and phases show on the sheet."""
        for rect in self.layers.sync():
            self.update(rect)

    def retranslate(self) -> None:
        self.layers.set_language(language.current())
        self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        self.layers.paint(painter, option.exposedRect)
