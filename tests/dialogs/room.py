"""What tests of dialogs and pages share: the look, the languages, and an eye for cut-off words."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QTranslator
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QFrame,
    QGraphicsView,
    QLabel,
    QLineEdit,
    QSpinBox,
    QWidget,
)

from desktop.document.document import GameDocument
from desktop.engine import resources
from desktop.i18n.language import Language
from desktop.look.fonts import load_fonts
from desktop.look.look import Look
from desktop.scene.items.sheet_item import SheetItem

# The window system of the tests has no frames to tell sizes to, and neither raises nor grabs.
quiet_window = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)

LANGUAGES_AND_SCALES = [(code, scale) for code in ("en", "ru") for scale in (100, 150)]


@pytest.fixture(scope="module")
def dressed(qapp: QApplication) -> Iterator[Look]:
    """The application dressed as it is when it runs; once a module, as it takes its time."""
    load_fonts()
    made = Look("light", 100)
    made.dress(qapp)
    yield made
    made.changed.disconnect()
    gc.collect()  # a widget that outlives a style sheet and goes under the next takes us with it
    sweep()
    qapp.setStyleSheet("")
    made.deleteLater()


def sweep() -> None:
    """Delete the widgets of the tests before; each would be dressed with every new look."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def look(dressed: Look) -> Iterator[Look]:
    """The light theme at 100 %, and again for the next test."""
    sweep()
    yield dressed
    dressed.choose("light")
    dressed.set_text_scale(100)


@pytest.fixture
def words(qapp: QApplication) -> Iterator[Language]:
    """Both languages; English again at the end."""
    made = Language(resources.translations())
    made.switch("en")
    yield made
    made.switch("en")
    made.deleteLater()


class Brackets(QTranslator):
    """A language in which every text of ours is the English one in brackets."""

    def isEmpty(self) -> bool:  # noqa: N802
        return False

    def translate(self, context: str, text: str, comment: object = None, n: int = -1) -> str:
        # Words of Qt's own dialogs begin with a capital Q in their context.
        return "" if context.startswith("Q") else f"[{text}]"


@contextmanager
def bracketed() -> Iterator[None]:
    """While it lasts the application speaks in brackets; every widget is told."""
    translator = Brackets()
    QCoreApplication.installTranslator(translator)
    QCoreApplication.processEvents()
    try:
        yield
    finally:
        QCoreApplication.removeTranslator(translator)
        QCoreApplication.processEvents()


def _documents() -> list[GameDocument]:
    """The games in the windows."""
    found = [getattr(widget, "document", None) for widget in QApplication.topLevelWidgets()]
    return [document for document in found if isinstance(document, GameDocument)]


def settle() -> None:
    """Let happen what waits to happen; what comes part after part is finished."""
    for _ in range(4):
        QCoreApplication.processEvents()
        while any(document.echo.is_waiting for document in _documents()):
            QCoreApplication.processEvents()
        for widget in QApplication.topLevelWidgets():
            if type(widget) is QFrame:  # the list of a closed box, and there are many
                continue
            for view in widget.findChildren(QGraphicsView):
                for item in view.scene().items() if view.scene() is not None else []:
                    if isinstance(item, SheetItem):
                        item.finish()


def shown(top: QWidget, width: int = 0, height: int = 0) -> None:
    """Show it, at a size, and let the layouts come to rest."""
    if width:
        top.resize(width, height)
    top.show()
    settle()


def visible_texts(top: QWidget) -> list[str]:
    """Every word one can read, top to bottom as the widgets were made."""
    found = []
    for widget in top.findChildren(QWidget):
        if widget.isVisibleTo(top) and isinstance(widget, QLabel | QAbstractButton):
            found.append(widget.text())
    return [text for text in found if text]


def label_saying(top: QWidget, part: str) -> QLabel:
    found = [w for w in top.findChildren(QLabel) if part in w.text() and w.isVisibleTo(top)]
    assert found, f"no label says {part!r}: {visible_texts(top)}"
    return found[0]


def button_saying(top: QWidget, text: str) -> QAbstractButton:
    found = [
        w for w in top.findChildren(QAbstractButton) if text == w.text() and w.isVisibleTo(top)
    ]
    assert found, f"no button says {text!r}: {visible_texts(top)}"
    return found[0]


def cut_off(top: QWidget) -> list[str]:
    """The words that do not fit where they stand."""
    return [_name(w) for w in top.findChildren(QWidget) if w.isVisibleTo(top) and _is_cut_off(w)]


def _name(widget: QWidget) -> str:
    text = getattr(widget, "text", None) or getattr(widget, "currentText", None)
    needed, size = widget.sizeHint(), widget.size()
    return (
        f"{type(widget).__name__} {text() if text else ''!r} needs {needed.width()}×"
        f"{needed.height()}, has {size.width()}×{size.height()}"
    )


def _is_cut_off(widget: QWidget) -> bool:
    if isinstance(widget, QLabel) and widget.text():
        if widget.wordWrap():
            words = widget.text().split()
            longest = max(widget.fontMetrics().horizontalAdvance(word) for word in words)
            too_narrow = longest > widget.width()
            return too_narrow or widget.heightForWidth(widget.width()) > widget.height()
        hint = widget.sizeHint()
        return hint.width() > widget.width() or hint.height() > widget.height()
    if isinstance(widget, QAbstractButton | QComboBox):
        hint = widget.sizeHint()
        return hint.width() > widget.width() or hint.height() > widget.height()
    if isinstance(widget, QLineEdit | QSpinBox):
        return widget.sizeHint().height() > widget.height()
    return False
