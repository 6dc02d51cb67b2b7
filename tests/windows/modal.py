"""Dialogs that hold up the program until they are answered: somebody answers them here."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtPrintSupport import QPrintDialog
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QLineEdit,
    QMessageBox,
    QWidget,
)

from desktop.dialogs import progress
from desktop.dialogs.progress import ProgressSheet
from tests.dialogs.room import settle

PATIENCE = 100  # looks at the screen, twenty milliseconds apart


class Answers:
    """The dialogs that came, and what went wrong with them."""

    def __init__(self, drives: tuple[Callable[[QWidget], object], ...]) -> None:
        self._drives = list(drives)
        self._looks = 0
        self._current: QWidget | None = None
        self._known: list[QWidget] = []
        self.came: list[str] = []
        self.errors: list[BaseException] = []
        self.timer = QTimer()
        self.timer.setInterval(20)
        self.timer.timeout.connect(self._look)

    @property
    def is_done(self) -> bool:
        return not self._drives

    def _look(self) -> None:
        dialog = QApplication.activeModalWidget()
        if dialog is None:
            return
        if isinstance(dialog, ProgressSheet) and progress.PATIENCE:
            return  # only the machine is slow
        if dialog is self._current:
            self._looks += 1
            if self._looks > PATIENCE:
                self._give_up(dialog, AssertionError(f"{self.came[-1]} does not close"))
            return
        self._current, self._looks = dialog, 0
        if dialog in self._known:  # in front again, now that another one is gone
            return
        self._known.append(dialog)
        self.came.append(type(dialog).__name__)
        if self.is_done:
            self._give_up(dialog, AssertionError(f"{self.came[-1]} was not expected"))
            return
        # Not from here: a timer rests while its slot runs, and another dialog may come meanwhile.
        drive = self._drives.pop(0)
        QTimer.singleShot(0, lambda: self._drive(drive, dialog))

    def _drive(self, drive: Callable[[QWidget], object], dialog: QWidget) -> None:
        try:
            settle()
            drive(dialog)
        except BaseException as error:
            self._give_up(dialog, error)

    def _give_up(self, dialog: QWidget, error: BaseException) -> None:
        self.errors.append(error)
        dialog.close()


@contextmanager
def answering(*drives: Callable[[QWidget], object]) -> Iterator[Answers]:
    """While it lasts every dialog that comes up is given to the next of the functions."""
    answers = Answers(drives)
    answers.timer.start()
    try:
        yield answers
        settle()
    finally:
        answers.timer.stop()
    if answers.errors:
        raise answers.errors[0]
    assert answers.is_done, "a dialog was waited for and did not come"


def key(widget: QWidget, key: Qt.Key, modifiers=Qt.KeyboardModifier.NoModifier) -> None:
    """A key for whatever has the focus in the window of a widget."""
    QTest.keyClick(widget.window().windowHandle(), key, modifiers)


def typed(widget: QWidget, text: str) -> None:
    for letter in text:
        QTest.keyClick(widget.window().focusWidget() or widget, letter)


def choose_file(path: Path) -> Callable[[QWidget], None]:
    """Type the name of a file into the dialog that asks for one."""

    def drive(dialog: QWidget) -> None:
        assert isinstance(dialog, QFileDialog)
        field = dialog.findChild(QLineEdit, "fileNameEdit")
        field.setFocus()
        field.selectAll()
        field.insert(str(path))
        QTest.keyClick(field, Qt.Key.Key_Return)

    return drive


def print_to_file(path: Path) -> Callable[[QWidget], None]:
    """In the dialog of the printers, choose the one that prints into a file."""

    def drive(dialog: QWidget) -> None:
        assert isinstance(dialog, QPrintDialog)
        printers = dialog.findChild(QComboBox, "printers")
        printers.setCurrentIndex(printers.count() - 1)  # the last one is the file
        field = dialog.findChild(QLineEdit, "filename")
        assert field.isVisible()
        field.setFocus()
        field.selectAll()
        field.insert(str(path))
        buttons = dialog.findChild(QDialogButtonBox)
        QTest.mouseClick(
            buttons.button(QDialogButtonBox.StandardButton.Ok), Qt.MouseButton.LeftButton
        )

    return drive


def overwrite(dialog: QWidget) -> None:
    """Yes, the file that is there may go."""
    assert isinstance(dialog, QMessageBox)
    QTest.mouseClick(dialog.button(QMessageBox.StandardButton.Yes), Qt.MouseButton.LeftButton)


def refuse(dialog: QWidget) -> None:
    assert isinstance(dialog, QDialog)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
