"""Small painted things of Steam in panels and docks: cubes, action tiles, discs."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QFontInfo, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.look.companies import player_mark
from desktop.scene.painting.steam_cubes import paint_cube
from desktop.scene.painting.steam_discs import Disc, disc_of, paint_disc
from desktop.titles.steam.pieces import SteamPlayer

BASE = 13  # px of the text at 100 %


def scale_of(widget: QWidget) -> float:
    """How much larger than usual the text of a widget is."""
    widget.ensurePolished()
    return max(0.8, QFontInfo(widget.font()).pixelSize() / BASE)


def player_disc(player: SteamPlayer) -> Disc:
    return disc_of(player_mark(player.seat))


def is_dark(widget: QWidget) -> bool:
    return widget.palette().window().color().lightness() < 128


class CubeMark(QWidget):
    """A cube beside words."""

    def __init__(self, colour: str, size: int = 22) -> None:
        super().__init__()
        self._colour, self._size = colour, size
        self.setFixedSize(self.sizeHint())

    def sizeHint(self) -> QSize:
        return QSize(self._size, self._size)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        side = self._size - 5.0
        paint_cube(painter, QRectF(2, 2, side, side), self._colour, light_rim=is_dark(self))
        painter.end()


class DiscMark(QWidget):
    """The marker of a player."""

    def __init__(self, player: SteamPlayer, size: int = 20) -> None:
        super().__init__()
        self._disc, self._size = player_disc(player), size
        self.setAccessibleName(player.name)
        self.setToolTip(player.name)
        self.setFixedSize(size, size)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        middle = QPointF(self._size / 2, self._size / 2)
        paint_disc(painter, middle, self._size / 2 - 2, self._disc, light_rim=is_dark(self))
        painter.end()
