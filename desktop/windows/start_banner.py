"""The strip of printed paper over the start page: the name, and a handcar on its line."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolButton, QWidget

from desktop.look.fonts import SERIF
from desktop.look.icons import icon, paint_icon
from desktop.look.look import Look
from desktop.look.style_sheet import set_role
from desktop.look.theme import LIGHT, PRINTED, colour
from desktop.scene.painting.paper import grain, paint_sheet, paint_wear

HEIGHT = 148  # at 100 %
SLEEPER = 14  # from one to the next
SEED = 5  # the stains look best with this one

translate = QCoreApplication.translate


class StartBanner(QWidget):
    """Paper in both themes, like everything printed."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._paper = QPixmap()
        self.menu_button, self.gear_button = _paper_button(), _paper_button()
        self.menu_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        corner = QHBoxLayout(self)
        corner.setContentsMargins(0, 12, 16, 0)
        corner.setSpacing(4)
        corner.addStretch(1)
        for button in (self.gear_button, self.menu_button):
            corner.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._on_look_changed)
        self._name()
        self._on_look_changed()

    def sizeHint(self) -> QSize:
        # The railway keeps its height, only the words above it grow.
        return QSize(640, max(HEIGHT, self._text_bottom() + 42))

    def minimumSizeHint(self) -> QSize:
        return QSize(320, self.sizeHint().height())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._name()
            self.update()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ratio = self.devicePixelRatioF()
        if self._paper.size() != self.size() * ratio:
            self._paper = paper_strip(self.size(), ratio)
        painter.drawPixmap(0, 0, self._paper)
        self._paint_line(painter)
        self._paint_words(painter)

    def _paint_line(self, painter: QPainter) -> None:
        width, rail = self.width(), self.height() - 26
        painter.setPen(QPen(colour(PRINTED.ink, 0.55), 3))
        for x in range(4, width, SLEEPER):
            painter.drawLine(QPointF(x, rail - 3), QPointF(x, rail + 11))
        painter.setPen(QPen(colour(PRINTED.ink, 0.85), 2))
        for y in (rail, rail + 8):
            painter.drawLine(QPointF(0, y), QPointF(width, y))
        room = QRectF(width - 300, rail - 108, 132, 132)
        if width > 700:
            paint_icon(painter, "handcar", room, PRINTED.ink, 0.9)

    def _paint_words(self, painter: QPainter) -> None:
        title, motto = self._words()
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        wide = self._look.px(62)
        painter.setPen(colour(PRINTED.ink))
        painter.setFont(self._look.font(46, 700, SERIF))
        painter.drawText(QRect(40, 16, self.width(), wide), left, title)
        painter.setPen(colour(PRINTED.soft_ink))
        painter.setFont(self._look.font(16, 400, SERIF))
        painter.drawText(QRect(42, 12 + wide, self.width(), self._look.px(28)), left, motto)

    def _text_bottom(self) -> int:
        return 12 + self._look.px(62) + self._look.px(28)

    @staticmethod
    def _words() -> tuple[str, str]:
        motto = translate("Start", "Railway board games at your table, or alone with every what-if")
        return translate("Start", "Drezina"), motto

    def _name(self) -> None:
        self.setAccessibleName(". ".join(self._words()))
        self.menu_button.setAccessibleName(translate("Window", "Menu"))
        self.menu_button.setToolTip(translate("Window", "Menu") + " (F10)")

    def _on_look_changed(self) -> None:
        self.menu_button.setIcon(icon("menu", LIGHT, 22, PRINTED.ink))
        self.gear_button.setIcon(icon("gear", LIGHT, 22, PRINTED.ink))
        self.updateGeometry()
        self.update()


def _paper_button() -> QToolButton:
    made = QToolButton()
    set_role(made, "paper")
    made.setIconSize(QSize(22, 22))
    return made


def paper_strip(size: QSize, ratio: float = 1.0, fold: float = 0.37) -> QPixmap:
    """A piece of old paper with one fold; weak, so that words on it keep their contrast."""
    made = QPixmap(size * ratio)
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    rect = QRectF(0, 0, size.width(), size.height())
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_sheet(painter, rect, ratio, SEED, depth=0.0)
    painter.fillRect(rect, QBrush(grain(1.0, SEED)))
    fibres = round(size.width() * size.height() / 2200)
    paint_wear(painter, rect, SEED, folds_across=(fold,), fibres=fibres, size=0.4)
    painter.end()
    return made
