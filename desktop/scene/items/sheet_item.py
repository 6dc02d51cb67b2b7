"""The printed sheet of the board as one item: all that does not move."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from desktop.engine.state import Change
from desktop.engine.table import Table
from desktop.i18n import language
from desktop.scene.board_layers import BoardLayers


class SheetItem(QGraphicsItem):
    """Draws only what is exposed, from cached layers; renders anew only what has changed."""

    def __init__(self, table: Table, cache: Path) -> None:
        super().__init__()
        self.layers = BoardLayers(table, language.current(), cache)
        self._soon = QTimer()  # one piece a turn of the loop, so that the window hears in between
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._catch_up)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def live_in(self, scene: QGraphicsScene) -> None:
        """Be part of this scene, and finish nothing once it is gone."""
        scene.addItem(self)
        self._soon.setParent(scene)

    def boundingRect(self) -> QRectF:
        return self.layers.bounds

    def settle(self, scale: float, ratio: float) -> None:
        """The zoom has come to rest: be sharp at it."""
        self.layers.settle(scale, ratio)
        self.update()

    def follow(self, change: Change) -> None:
        """Tiles, markers and phases show on the sheet."""
        for rect in self.layers.sync(at_once=False):
            self.update(rect)
        self._go_on()

    def retranslate(self) -> None:
        self.layers.set_language(language.current(), at_once=False)
        self.update()
        self._go_on()

    def paint_anew(self) -> None:
        """Everything is drawn in another way now."""
        self.layers.forget()
        self.update()
        self._go_on()

    def finish(self) -> None:
        """Show all that is new now: for pictures, which nobody would see being finished."""
        for rect in self.layers.finish(self._seen()):
            self.update(rect)
        self._go_on()

    def _go_on(self) -> None:
        if self.layers.is_behind:
            self._soon.start()
        else:
            self._soon.stop()

    def _catch_up(self) -> None:
        if self.layers.is_behind:
            self.update(self.layers.catch_up(self._seen()))
        self._go_on()

    def _seen(self) -> QRectF:
        """The part of the scene that a view shows."""
        scene, seen = self.scene(), QRectF()
        for view in scene.views() if scene is not None else []:
            seen |= view.mapToScene(view.viewport().rect()).boundingRect()
        return seen

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        self.layers.paint(painter, option.exposedRect, at_once=False)
        self._go_on()
