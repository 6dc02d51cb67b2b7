"""The pieces dialogs and pages are made of: labels by role, icons that follow the theme."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from desktop.look.icons import icon, paint_icon
from desktop.look.look import Look
from desktop.look.style_sheet import set_role

LONGEST_WORD = 320  # px; a longer one, as a path, does not widen a page


def label(text: str = "", role: str = "", wrap: bool = False) -> QLabel:
    made = WrapLabel(text) if wrap else QLabel(text)
    made.setTextFormat(Qt.TextFormat.PlainText)
    if role:
        set_role(made, role)
    return made


class WrapLabel(QLabel):
    """Words in as many lines as they need; asks for no more width than its longest word."""

    def __init__(self, text: str = "") -> None:
        super().__init__(text)
        self.setWordWrap(True)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        # Qt's own hints are those of a narrow column, which make pages scroll for nothing; how
        # high the words are, the layout asks for the width it has.
        self.ensurePolished()
        lines = self.text().split("\n")
        widest = max(self.fontMetrics().horizontalAdvance(line) for line in lines)
        return QSize(widest + 2, self.fontMetrics().height() * len(lines))

    def minimumSizeHint(self) -> QSize:
        self.ensurePolished()
        metrics = self.fontMetrics()
        longest = max((metrics.horizontalAdvance(word) for word in self.text().split()), default=0)
        return QSize(min(longest + 2, LONGEST_WORD), metrics.height())


def frame(role: str, margins: tuple[int, int, int, int] = (12, 10, 12, 10)) -> QFrame:
    """A frame with an empty column."""
    made = QFrame()
    set_role(made, role)
    column = QVBoxLayout(made)
    column.setContentsMargins(*margins)
    column.setSpacing(4)
    return made


def column_of(made: QWidget) -> QVBoxLayout:
    column = made.layout()
    assert isinstance(column, QVBoxLayout)
    return column


def row(*parts: QWidget | int | None, spacing: int = 8) -> QHBoxLayout:
    """Widgets side by side; a number is a gap, None takes what is left."""
    made = QHBoxLayout()
    made.setContentsMargins(0, 0, 0, 0)
    made.setSpacing(spacing)
    for part in parts:
        if part is None:
            made.addStretch(1)
        elif isinstance(part, int):
            made.addSpacing(part)
        else:
            made.addWidget(part)
    return made


EXPLICIT = Qt.WidgetAttribute.WA_WState_ExplicitShowHide


class FlowRow(QWidget):
    """Buttons side by side, and below each other where the line is too short."""

    GAP = 8

    def __init__(self, *parts: QWidget) -> None:
        super().__init__()
        self._parts: tuple[QWidget, ...] = ()
        self.add(*parts)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def add(self, *parts: QWidget) -> None:
        for part in parts:
            was_hidden = part.isHidden() and part.testAttribute(EXPLICIT)
            part.setParent(self)
            part.setVisible(not was_hidden)  # or it would be measured as nothing
            part.installEventFilter(self)
        self._parts = (*self._parts, *parts)

    @property
    def parts(self) -> tuple[QWidget, ...]:
        return self._parts

    @property
    def is_empty(self) -> bool:
        return not self._parts

    def sizeHint(self) -> QSize:
        hints = [part.sizeHint() for part in self._parts if not part.isHidden()]
        width = sum(hint.width() + self.GAP for hint in hints) - self.GAP
        return QSize(max(0, width), max((hint.height() for hint in hints), default=0))

    def minimumSizeHint(self) -> QSize:
        hints = [part.sizeHint() for part in self._parts if not part.isHidden()]
        return QSize(max((hint.width() for hint in hints), default=0), self.sizeHint().height())

    def heightForWidth(self, width: int) -> int:
        return max((rect.bottom() + 1 for _, rect in self._places(width)), default=0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (
            QEvent.Type.LayoutRequest,
            QEvent.Type.ShowToParent,
            QEvent.Type.HideToParent,
        ):
            self._arrange()
        return super().eventFilter(watched, event)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:  # a button has got other words
            self._arrange()
        return super().event(event)

    def _arrange(self) -> None:
        self.updateGeometry()
        for part, rect in self._places(self.width()):
            part.setGeometry(rect)

    def _places(self, width: int) -> list[tuple[QWidget, QRect]]:
        placed, x, y, line = [], 0, 0, 0
        for part in self._parts:
            if part.isHidden():
                continue
            hint = part.sizeHint()
            if x and x + hint.width() > width:
                x, y, line = 0, y + line + self.GAP, 0
            placed.append((part, QRect(QPoint(x, y), hint)))
            x, line = x + hint.width() + self.GAP, max(line, hint.height())
        return placed


def scrolled(inside: QWidget) -> QScrollArea:
    """What may grow higher than the window; never wider."""
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setWidget(inside)
    # A scroll area paints its viewport in the palette's colour; the page behind shall show.
    area.viewport().setAutoFillBackground(False)
    inside.setAutoFillBackground(False)
    return area


class Icon(QWidget):
    """An icon beside words; `ink` is a colour of the theme."""

    def __init__(self, look: Look, name: str, px: int = 18, ink: str = "text") -> None:
        super().__init__()
        self._look, self._name, self._px, self._ink = look, name, px, ink
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._on_look_changed)

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(self._px), self._look.px(self._px))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_icon(painter, self._name, QRectF(self.rect()), getattr(self._look.theme, self._ink))

    def _on_look_changed(self) -> None:
        self.updateGeometry()
        self.update()


class Button(QPushButton):
    """A button with a role and an icon in the colour that belongs to the role."""

    INKS = {"primary": "on_accent", "quiet": "accent"}  # noqa: RUF012  a table, never changed

    def __init__(self, look: Look, role: str = "", icon_name: str = "") -> None:
        super().__init__()
        self._look, self._role, self._icon_name = look, role, icon_name
        if role:
            set_role(self, role)
        self.setAutoDefault(False)
        self._draw()
        look.changed.connect(self._draw)

    def _draw(self) -> None:
        if self._icon_name:
            theme, px = self._look.theme, self._look.px(18)
            colour = getattr(theme, self.INKS.get(self._role, "text"))
            self.setIcon(icon(self._icon_name, theme, px, colour))
            self.setIconSize(QSize(px, px))


class Sheet(QDialog):
    """A dialog with a heading; its words are set in `retranslate`, again at each switch."""

    WIDTH, HEIGHT = 520, 0  # at 100 %; no height is as high as the contents

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(24, 20, 24, 20)
        self.column.setSpacing(12)
        self.heading = label(role="page", wrap=True)
        self.column.addWidget(self.heading)
        look.changed.connect(self.fit)

    def retranslate(self) -> None:
        """Set every word."""

    def finish(self) -> None:
        """Called when all widgets are there: the words, then a size that holds them."""
        self._retell()

    def _retell(self) -> None:
        self.retranslate()
        for area in self.findChildren(QScrollArea):  # it takes the focus, to be scrolled by keys
            area.setAccessibleName(self.heading.text())
        self.fit()

    def fit(self) -> None:
        """As wide as planned at this text size, as high as needed, never off the screen."""
        self.ensurePolished()
        room = self.screen().availableSize()
        layout = self.layout()
        assert layout is not None
        layout.activate()
        scale = self.look.text_scale / 100
        width = min(round(self.WIDTH * max(1.0, scale)), room.width() - 24)
        width = max(width, layout.totalMinimumSize().width())
        needed = layout.totalHeightForWidth(width) if layout.hasHeightForWidth() else 0
        height = max(needed, round(self.HEIGHT * max(1.0, scale)))
        self.resize(width, min(height, room.height() - 48))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retell()
        super().changeEvent(event)
