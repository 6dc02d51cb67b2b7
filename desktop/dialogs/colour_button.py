"""The colour of a player: a chip with the initial, and a menu of the six there are."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QColor, QIcon, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QMenu, QToolButton

from desktop.engine.refusal import QT_TRANSLATE_NOOP
from desktop.look.companies import PLAYER_COLOURS, PLAYERS, Mark
from desktop.look.icons import RATIOS
from desktop.look.look import Look
from desktop.look.theme import WHITE, colour

translate = QCoreApplication.translate

CHIP = 22  # pixels at 100 %
WORDS = {
    "violet": QT_TRANSLATE_NOOP("PlayerColour", "Violet"),
    "teal": QT_TRANSLATE_NOOP("PlayerColour", "Teal"),
    "ochre": QT_TRANSLATE_NOOP("PlayerColour", "Ochre"),
    "brown": QT_TRANSLATE_NOOP("PlayerColour", "Brown"),
    "blue": QT_TRANSLATE_NOOP("PlayerColour", "Blue"),
    "black": QT_TRANSLATE_NOOP("PlayerColour", "Black"),
}


def colour_word(name: str) -> str:
    return translate("PlayerColour", WORDS[name])


class ColourButton(QToolButton):
    """Shows what a player wears; pressed, it offers the others."""

    chosen = Signal(str)  # the name of a colour

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._name, self._initial = PLAYERS[0].name, ""
        self._takers: dict[str, str] = {}
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setAutoRaise(True)
        self._menu = QMenu(self)
        self._menu.aboutToShow.connect(self._fill)
        self.setMenu(self._menu)
        look.changed.connect(self._draw)
        self._draw()

    @property
    def name(self) -> str:
        return self._name

    def show_colour(self, name: str, initial: str, takers: dict[str, str]) -> None:
        """`takers`: who wears the other colours now, by colour."""
        self._name, self._initial, self._takers = name, initial, takers
        self._draw()

    def _draw(self) -> None:
        px = self._look.px(CHIP)
        self.setIcon(self._icon(PLAYER_COLOURS[self._name], self._initial))
        self.setIconSize(QSize(px, px))
        said = translate("NewGame", "Colour: {name}").format(name=colour_word(self._name))
        self.setAccessibleName(said)
        self.setToolTip(said)

    def _fill(self) -> None:
        self._menu.clear()
        self._menu.setStyleSheet(f"QMenu {{ icon-size: {self._look.px(CHIP)}px; }}")
        for mark in PLAYERS:
            text = colour_word(mark.name)
            if mark.name in self._takers:
                swap = translate("NewGame", "{colour} (swap with {player})")
                text = swap.format(colour=text, player=self._takers[mark.name])
            action = QAction(text, self._menu)
            action.setIcon(self._icon(mark, self._initial))
            action.triggered.connect(lambda _=False, name=mark.name: self.chosen.emit(name))
            self._menu.addAction(action)
            if mark.name == self._name:
                self._menu.setDefaultAction(action)
                self._menu.setActiveAction(action)

    def _icon(self, mark: Mark, initial: str) -> QIcon:
        made, px = QIcon(), self._look.px(CHIP)
        for ratio in RATIOS:
            picture = QPixmap(QSize(round(px * ratio), round(px * ratio)))
            picture.setDevicePixelRatio(ratio)
            picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(picture)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_player(painter, QRectF(0, 0, px, px), mark, initial, self._look)
            painter.end()
            made.addPixmap(picture)
        return made


def paint_player(painter: QPainter, rect: QRectF, mark: Mark, initial: str, look: Look) -> None:
    """The chip as it lies on the table: colour and initial."""
    theme = look.theme
    painter.setBrush(QColor(mark.colour))
    # Dark chips keep an edge on dark panels.
    painter.setPen(QPen(colour(theme.muted), 1) if theme.is_dark else Qt.PenStyle.NoPen)
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 5, 5)
    painter.setPen(colour(WHITE))
    painter.setFont(look.font(12, 700))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, initial)
