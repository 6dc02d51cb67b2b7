"""Long work: how far it is, and a way to stop it. Nothing is shown if it is done soon."""

from __future__ import annotations

from time import monotonic

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import QProgressBar, QWidget

from desktop.dialogs.parts import Button, Sheet, label, row
from desktop.look.look import Look

translate = QCoreApplication.translate

PATIENCE = 0.4  # seconds before it shows
BREATH = 0.012  # seconds of work, after which the window lives for a moment

# What a hand does: before the sheet shows it would go to a window that is at work.
HANDS = frozenset(
    {
        QEvent.Type.MouseButtonPress,
        QEvent.Type.MouseButtonRelease,
        QEvent.Type.MouseButtonDblClick,
        QEvent.Type.MouseMove,
        QEvent.Type.Wheel,
        QEvent.Type.ContextMenu,
        QEvent.Type.KeyPress,
        QEvent.Type.KeyRelease,
        QEvent.Type.Shortcut,
        QEvent.Type.ShortcutOverride,
        QEvent.Type.TouchBegin,
        QEvent.Type.TouchUpdate,
        QEvent.Type.TouchEnd,
        QEvent.Type.DragEnter,
        QEvent.Type.Drop,
        QEvent.Type.Close,
    }
)


class ProgressSheet(Sheet):
    """Stands before the window while the work asks it, again and again, whether to go on."""

    WIDTH = 440

    def __init__(self, look: Look, heading: str, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.setWindowModality(Qt.WindowModality.ApplicationModal)
        self._heading = heading
        self._until = monotonic() + PATIENCE
        self._next = 0.0  # when the window is to live again
        self._hands = _Hands(self)
        self.was_cancelled = False
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self._what = label(role="muted", wrap=True)
        self.cancel = Button(look)
        self.column.addWidget(self._what)
        self.column.addWidget(self.bar)
        self.column.addLayout(row(None, self.cancel))
        self.cancel.clicked.connect(self.stop)
        self.finish()

    def go_on(self, done: int, total: int, what: str = "") -> bool:
        """Show how far it is and let the window live; False once somebody has cancelled.

        To be called often: most of the times it does nothing.
        """
        if monotonic() < self._next:
            return not self.was_cancelled
        self.bar.setRange(0, max(1, total))
        self.bar.setValue(done)
        said = translate("Progress", "{done} of {total}").format(done=done, total=total)
        self._what.setText(f"{said} · {what}" if what else said)
        if not self.isVisible() and not self.was_cancelled and monotonic() >= self._until:
            self.fit()
            self.show()
            self.cancel.setFocus()
        return self.breathe()

    def breathe(self) -> bool:
        """Let the window live, at a moment when it shows nothing wrong."""
        if self.isVisible():
            QCoreApplication.processEvents()
        else:
            self._hands.hold()
            QCoreApplication.processEvents()
            self._hands.let_go()
        self._next = monotonic() + BREATH
        return not self.was_cancelled

    def stop(self) -> None:
        self.was_cancelled = True
        self.hide()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.stop()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.was_cancelled = True
        super().closeEvent(event)

    def end(self) -> None:
        """The work is over."""
        self.hide()
        self.deleteLater()

    def retranslate(self) -> None:
        self.setWindowTitle(self._heading)
        self.heading.setText(self._heading)
        self.bar.setAccessibleName(self._heading)
        self.cancel.setText(translate("Progress", "Cancel"))


class _Hands(QObject):
    """Keeps all hands off until the sheet stands before the window; Escape stops the work."""

    def __init__(self, sheet: ProgressSheet) -> None:
        super().__init__(sheet)
        self._sheet = sheet

    def hold(self) -> None:
        application = QCoreApplication.instance()
        assert application is not None
        application.installEventFilter(self)

    def let_go(self) -> None:
        application = QCoreApplication.instance()
        assert application is not None
        application.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() not in HANDS:
            return False
        if isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            self._sheet.stop()
        event.ignore()
        return True
