"""A station token on the board."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from desktop.look.companies import livery
from desktop.scene.painting.tokens import paint_token

TOKENS = 20  # above the routes, below the glow


class TokenItem(QGraphicsObject):
    """Knows how to look; where it lies, the scene decides."""

    def __init__(self, title: str, company: str, radius: float, ghost: bool = False) -> None:
        super().__init__()
        self._livery = livery(title, company)
        self.company = company
        self._radius = radius
        self._ghost = ghost
        self.setZValue(TOKENS + (25 if ghost else 0))
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setToolTip(company)

    def boundingRect(self) -> QRectF:
        side = self._radius * 1.3
        return QRectF(-side, -side, 2 * side, 2 * side)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        paint_token(
            painter, QPointF(0, 0), self._radius, self.company, self._livery, ghost=self._ghost
        )
