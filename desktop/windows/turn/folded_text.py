"""Words of which the first lines are shown; the rest comes when somebody asks for it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent, QTextLayout
from PySide6.QtWidgets import QLabel, QWidget

from desktop.look.style_sheet import set_role

FOLDED = 2  # lines


class FoldedText(QLabel):
    """A click, Space or Enter unfolds it and folds it again."""

    def __init__(self, text: str, role: str = "second", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._whole = text
        self.is_folded = True
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(text)
        set_role(self, role)
        policy = self.sizePolicy()
        policy.setHorizontalPolicy(policy.Policy.Ignored)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def lines(self, width: int) -> list[str]:
        """The text as it breaks at a width."""
        layout = QTextLayout(self._whole, self.font())
        layout.beginLayout()
        found: list[str] = []
        while (line := layout.createLine()).isValid():
            line.setLineWidth(max(20, width))
            start = line.textStart()
            found.append(self._whole[start : start + line.textLength()].strip())
        layout.endLayout()
        return found

    def shown(self, width: int) -> list[str]:
        lines = self.lines(width)
        if not self.is_folded or len(lines) <= FOLDED:
            return lines
        rest = " ".join(lines[FOLDED - 1 :])
        last = self.fontMetrics().elidedText(rest, Qt.TextElideMode.ElideRight, width)
        return [*lines[: FOLDED - 1], last]

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        self.ensurePolished()
        return len(self.shown(width)) * self.fontMetrics().height()

    def sizeHint(self) -> QSize:
        return QSize(200, self.heightForWidth(max(200, self.width())))

    def minimumSizeHint(self) -> QSize:
        return QSize(60, self.fontMetrics().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(self.palette().windowText().color())
        metrics = self.fontMetrics()
        for number, line in enumerate(self.shown(self.width())):
            painter.drawText(0, number * metrics.height() + metrics.ascent(), line)
        if self.hasFocus():
            painter.setPen(self.palette().accent().color())
            painter.drawRect(self.rect().adjusted(0, 0, -1, -1))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        is_cut = len(self.lines(self.width())) > FOLDED
        self.setToolTip(self._whole if is_cut else "")
        self.setCursor(Qt.CursorShape.PointingHandCursor if is_cut else Qt.CursorShape.ArrowCursor)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._toggle()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._toggle()
        else:
            super().keyPressEvent(event)

    def _toggle(self) -> None:
        self.is_folded = not self.is_folded
        self.updateGeometry()
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()
        super().changeEvent(event)
