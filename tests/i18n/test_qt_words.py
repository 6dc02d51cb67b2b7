"""Qt's own dialogs speak Russian throughout."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QInputDialog,
    QLineEdit,
    QMessageBox,
    QPlainTextEdit,
    QPushButton,
    QTreeView,
)

from desktop.engine import resources
from desktop.i18n.language import Language

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)

# No words, or words that are never seen.
NO_WORDS = {"QT_LAYOUT_DIRECTION", "Form", "%p%", "Control", "Keyboard"}


class Last(QTranslator):
    """Is asked only for what no other translator knows, and takes it down."""

    def __init__(self) -> None:
        super().__init__()
        self.missing: set[str] = set()
        self.where: dict[str, str] = {}

    def isEmpty(self) -> bool:  # noqa: N802
        return False

    def translate(self, context: str, text: str, comment: object = None, n: int = -1) -> str | None:
        # What kind of document a file is, the system says, in the languages that it has.
        if context.startswith("Q") and not text.endswith(" document"):
            self.missing.add(text)
            self.where[text] = context
        return None


@pytest.fixture
def last(qapp: QApplication) -> Iterator[Last]:
    made = Last()
    QCoreApplication.installTranslator(made)  # whoever is installed later is asked before
    words = Language(resources.translations())
    words.switch("ru")
    made.missing.clear()
    yield made
    words.switch("en")
    QCoreApplication.removeTranslator(made)
    words.deleteLater()


@pytest.mark.parametrize("mode", list(QFileDialog.AcceptMode))
def test_the_dialog_for_files(last, qtbot, tmp_path, mode):
    (tmp_path / "a folder").mkdir()
    (tmp_path / "game.drezina").write_text("")
    dialog = QFileDialog(None, "", str(tmp_path))
    qtbot.addWidget(dialog)
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    dialog.setAcceptMode(mode)
    dialog.show()
    view = dialog.findChild(QTreeView)
    model, root = view.model(), view.rootIndex()
    qtbot.waitUntil(lambda: model.rowCount(root) == 2)
    for row in range(2):
        for column in range(model.columnCount(root)):
            model.data(model.index(row, column, root))
    assert last.missing <= NO_WORDS, last.where


def test_the_dialog_for_the_printer(last, qtbot):
    printer = QPrinter()
    dialog = QPrintDialog(printer)
    qtbot.addWidget(dialog)
    dialog.show()
    for button in dialog.findChildren(QPushButton):
        if ">>" in button.text():
            button.click()
    dialog.close()
    assert last.missing <= NO_WORDS, last.where


def test_small_dialogs_and_the_menus_of_text(last, qtbot):
    asked, question = QInputDialog(), QMessageBox()
    question.setStandardButtons(QMessageBox.StandardButton.Yes | QMessageBox.StandardButton.No)
    line, text = QLineEdit("words"), QPlainTextEdit("words")
    for widget in (asked, question, line, text):
        qtbot.addWidget(widget)
        widget.show()
    line.createStandardContextMenu().deleteLater()
    text.createStandardContextMenu().deleteLater()
    assert last.missing <= NO_WORDS, last.where
