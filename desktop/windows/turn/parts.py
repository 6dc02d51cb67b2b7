"""The pieces a turn panel is made of: badges, rows with a price, preview boxes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QGuiApplication, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from desktop.i18n.money import changed_price
from desktop.look.companies import chip_letter, livery, player_mark, route_mark
from desktop.look.fonts import font
from desktop.look.icons import icon, paint_icon
from desktop.look.style_sheet import set_role
from desktop.look.theme import DARK, LIGHT, WHITE, Theme, colour
from desktop.scene.painting.tokens import draw_token
from desktop.windows.turn.folded_text import FoldedText

ICON = 16  # px of an icon in a button


class Badge(QWidget):
    """A company's token, or a player's chip with the first letter of the name."""

    def __init__(
        self,
        title: str,
        id: str,
        size: int = 28,
        player: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._title = title
        self._id = id
        self._player = player
        self._size = size
        self.setAccessibleName(player or id)
        self.setToolTip(player or id)
        self.setFixedSize(size, size)

    def sizeHint(self) -> QSize:
        return QSize(self._size, self._size)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self.isEnabled():
            painter.setOpacity(0.45)
        if self._player:
            self._paint_chip(painter)
            return
        centre = self.rect().toRectF().center()
        radius = self._size / 2 - 1.5
        dark = self.palette().window().color().lightness() < 128
        draw_token(painter, centre, radius, self._id, livery(self._title, self._id), light_rim=dark)

    def _paint_chip(self, painter: QPainter) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(player_mark(int(self._id) - 1).colour))
        painter.drawRoundedRect(self.rect().toRectF(), 5, 5)
        painter.setPen(colour(WHITE))
        painter.setFont(font(self._size * 0.55, 700))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, chip_letter(self._player))


class RouteSwatch(QWidget):
    """The line of a train as it lies on the board: its colour and its dash."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self._mark = route_mark(number)
        self.setFixedSize(26, 14)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        start, end = QPointF(0, 7), QPointF(26, 7)
        flat = Qt.PenCapStyle.FlatCap
        pens = [QPen(colour(self._mark.colour), 8, Qt.PenStyle.SolidLine, flat)]
        if self._mark.dash:
            inner = QPen(colour(WHITE), 2, Qt.PenStyle.SolidLine, flat)
            inner.setDashPattern([dash * 0.7 for dash in self._mark.dash])
            pens.append(inner)
        for pen in pens:
            painter.setPen(pen)
            painter.drawLine(start, end)


class Sign(QWidget):
    """An icon beside words; `ink` is a colour of the theme, without it that of quiet words."""

    def __init__(self, name: str, size: int = 16, ink: str = "") -> None:
        super().__init__()
        self._name, self._ink = name, ink
        self.setFixedSize(size, size)

    def show_icon(self, name: str, ink: str = "") -> None:
        self._name, self._ink = name, ink
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        ink = self.palette().windowText().color()
        if self._ink:
            ink = colour(getattr(worn_theme(), self._ink))
        else:
            painter.setOpacity(0.75)
        paint_icon(painter, self._name, QRectF(self.rect()), ink)


class LockedLine(QWidget):
    """A deed that cannot be done now: a lock, its name, and why not."""

    def __init__(self, name: str, reason: str) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 1, 0, 1)
        row.setSpacing(6)
        row.addWidget(Sign("lock"), 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(label(name, "name"), 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(label(reason, "second", wrap=True), 1)
        self.setAccessibleName(f"{name}. {reason}")


class FactLine(QWidget):
    """Something that is so, or would be: a small badge and a sentence."""

    def __init__(self, badge: QWidget | None, text: str, role: str = "second") -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        if badge is not None:
            row.addWidget(badge, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(label(text, role, wrap=True), 1)
        self.setAccessibleName(text)


def label(text: str, role: str = "", wrap: bool = False) -> QLabel:
    made = QLabel(text)
    made.setTextFormat(Qt.TextFormat.PlainText)
    if role:
        set_role(made, role)
    if wrap:
        made.setWordWrap(True)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        made.setSizePolicy(policy)
    return made


class IconButton(QPushButton):
    """A button with an icon before its words, in the ink of the words."""

    INKS: ClassVar[dict[str, str]] = {"primary": "on_accent", "quiet": "accent"}

    def __init__(self, text: str, name: str, role: str = "") -> None:
        super().__init__(text)
        self._name, self._role = name, role
        self._draw()

    def _draw(self) -> None:
        theme = worn_theme()
        ink = getattr(theme, self.INKS.get(self._role, "text"))
        self.setIcon(icon(self._name, theme, ICON, ink))
        self.setIconSize(QSize(ICON, ICON))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.PaletteChange:
            self._draw()
        super().changeEvent(event)


def button(
    text: str, on_click: Callable[[], object], role: str = "", icon_name: str = ""
) -> QPushButton:
    made = IconButton(text, icon_name, role) if icon_name else QPushButton(text)
    if role:
        set_role(made, role)
    made.clicked.connect(lambda: on_click())
    return made


def same_width(buttons: Sequence[QPushButton]) -> None:
    """One under the other, so that what stands before them is in line, too."""
    for one in buttons:
        one.ensurePolished()  # or it reckons with letters of another size
    widest = max((one.sizeHint().width() for one in buttons), default=0)
    for one in buttons:
        one.setMinimumWidth(max(widest, one.minimumWidth()))


def worn_theme() -> Theme:
    """The theme of the window; the palette of a button tells only its own ground."""
    return DARK if QGuiApplication.palette().window().color().lightness() < 128 else LIGHT


def price_move(old: int, new: int) -> QLabel:
    """Where a share price goes: green up, red down, quiet where it stays."""
    role = "success" if new > old else "refusal" if new < old else "muted"
    made = label(changed_price(old, new), role)
    text = QCoreApplication.translate("Turn", "price {move}").format(move=made.text())
    made.setAccessibleName(text)
    made.setToolTip(text)
    return made


def rule() -> QFrame:
    line = QFrame()
    set_role(line, "rule")
    return line


def frame(role: str) -> tuple[QFrame, QVBoxLayout]:
    """A frame with its column."""
    made = QFrame()
    set_role(made, role)
    column = QVBoxLayout(made)
    column.setContentsMargins(12, 10, 12, 10)
    column.setSpacing(4)
    return made, column


class OfferRow(QWidget):
    """A deed in a row: badge, what it is, what it brings, and the button that does it.

    A deed that cannot be done says why, and its button is off.
    """

    looked_at = Signal(bool)  # the mouse or the keyboard has come, or gone

    def __init__(
        self,
        badge: QWidget | None,
        text: str,
        second: str,
        control: QWidget,
        reason: str = "",
        is_folded: bool = False,
        aside: QWidget | None = None,
    ) -> None:
        super().__init__()
        self.second: QLabel | None = None
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 1, 0, 1)
        row.setSpacing(8)
        if badge is not None:
            badge.setEnabled(not reason)
            row.addWidget(badge, 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(0)
        first = QHBoxLayout()
        first.setSpacing(8)
        first.addWidget(label(text, "name" if not reason else "muted", wrap=True), 1)
        if aside is not None:
            first.addWidget(aside, 0, Qt.AlignmentFlag.AlignTop)
        words.addLayout(first)
        below = reason or second
        if below:
            self.second = FoldedText(below) if is_folded else label(below, "second", wrap=True)
            words.addWidget(self.second)
        row.addLayout(words, 1)
        control.setMinimumWidth(96)
        for box in control.findChildren(QAbstractSpinBox) + control.findChildren(QComboBox):
            box.ensurePolished()  # or it reckons with letters of another size
            # As high as the button beside it, and never squeezed in a card that is too low.
            box.setMinimumHeight(max(32, box.sizeHint().height()))
        control.setEnabled(not reason)
        beside = f" {aside.accessibleName()}." if aside is not None else ""
        control.setAccessibleName(f"{text}.{beside} {below}")
        if reason:
            control.setToolTip(reason)
        row.addWidget(control, 0, Qt.AlignmentFlag.AlignVCenter)
        for widget in (control, *control.findChildren(QWidget)):
            if widget.focusPolicy() != Qt.FocusPolicy.NoFocus:
                widget.installEventFilter(self)

    def say_below(self, text: str) -> None:
        """What the deed brings now, as another number of it was chosen."""
        if self.second is not None:
            self.second.setText(text)

    def enterEvent(self, event: QEnterEvent) -> None:
        self.looked_at.emit(True)

    def leaveEvent(self, event: QEvent) -> None:
        self.looked_at.emit(False)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn:
            self.looked_at.emit(True)
        elif event.type() == QEvent.Type.FocusOut:
            self.looked_at.emit(False)
        return False


def clear(column: QVBoxLayout) -> None:
    """Take everything out of a column."""
    while column.count():
        item = column.takeAt(0)
        widget: QWidget | None = item.widget()
        if widget is not None:
            widget.setParent(None)
            widget.deleteLater()
