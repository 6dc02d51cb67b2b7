"""The print of a hex once more above a glow: its names, badges and side costs stay legible."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.scene.board_layers import BoardLayers

LABELS = 31  # above a glow
NAMES = 41  # above a ghost, too, which would cut the names of its neighbours


class LabelItem(QGraphicsItem):
    """All text of a hex, or only what may stand out of it: its name and the costs of its sides."""

    def __init__(self, layers: BoardLayers, hex_id: str, is_whole: bool) -> None:
        super().__init__()
        self._sheet, self._looks = layers.sheet, layers.looks
        self.hex = hex_id
        self._is_whole = is_whole
        self.setZValue(LABELS if is_whole else NAMES)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def boundingRect(self) -> QRectF:
        return self._sheet.text_rect(self.hex)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._is_whole:
            self._sheet.paint_text(painter, self.hex, self._looks)
        else:
            self._sheet.paint_side_costs(painter, self.hex)
            self._sheet.paint_name(painter, self.hex, self._looks)
