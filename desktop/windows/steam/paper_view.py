"""A painted sheet in a dock: as high as its width asks for, at the size of the text."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from desktop.look.look import Look
from desktop.windows.docks.chips import paint_ring


class PaperView(QWidget):
    """Paints in units of its own; one of them is a pixel at text of 100 %."""

    def __init__(
        self,
        look: Look,
        height: Callable[[float], float],
        paint: Callable[[QPainter, QRectF, float], None],
        tip: Callable[[QRectF, QPointF], str],
    ) -> None:
        super().__init__()
        self._look, self._height, self._paint, self._tip = look, height, paint, tip
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        look.changed.connect(self.fit)

    @property
    def scale(self) -> float:
        return max(0.8, self._look.text_scale / 100)

    @property
    def sheet(self) -> QRectF:
        """The whole of it, in its units."""
        return QRectF(0, 0, self.width() / self.scale, self.height() / self.scale)

    def fit(self) -> None:
        """Another width or another content: another height."""
        wanted = round(self._height(max(80.0, self.width() / self.scale)) * self.scale) + 1
        if self.height() != wanted or self.minimumHeight() != wanted:
            self.setFixedHeight(wanted)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(300, self.minimumHeight())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.save()
        painter.scale(self.scale, self.scale)
        self._paint(painter, self.sheet, self.scale * self.devicePixelRatioF())
        painter.restore()
        if self.hasFocus():
            paint_ring(painter, QRectF(self.rect()), self._look.theme)
        painter.end()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip:
            assert isinstance(event, QHelpEvent)
            text = self._tip(self.sheet, QPointF(event.pos()) / self.scale)
            if text:
                QToolTip.showText(event.globalPos(), text, self)
            else:
                QToolTip.hideText()
            return True
        return super().event(event)
