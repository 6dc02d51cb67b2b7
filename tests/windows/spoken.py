"""An ear for words that stayed English after the language was switched."""

from __future__ import annotations

import re
from functools import cache
from xml.etree import ElementTree

from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QDockWidget,
    QGroupBox,
    QLabel,
    QLineEdit,
    QTabBar,
    QWidget,
)

from desktop.engine import resources

HOLE = re.compile(r"\\\{\w+\\\}|\{\w+\}|%n")
WORD = re.compile(r"[A-Za-z]{3,}")


@cache
def english() -> tuple[re.Pattern[str], ...]:
    """Every text that has a Russian translation, with anything in the place of its holes."""
    tree = ElementTree.parse(resources.translations() / "drezina_ru.ts")
    found = []
    for message in tree.iter("message"):
        source = message.findtext("source") or ""
        element = message.find("translation")
        said = "".join(element.itertext()).strip() if element is not None else ""
        if said and said != source and WORD.search(HOLE.sub(" ", source)):
            parts = (re.escape(part) for part in HOLE.split(source))
            found.append(re.compile(".+".join(parts), re.IGNORECASE | re.DOTALL))
    return tuple(found)


def is_english(text: str) -> bool:
    return any(pattern.fullmatch(text) for pattern in english())


def texts_of(widget: QWidget) -> list[str]:
    """What a widget says: its words, its tip, its name for those who do not see."""
    said = [widget.toolTip(), widget.accessibleName()]
    if isinstance(widget, QLabel | QAbstractButton):
        said.append(widget.text())
    elif isinstance(widget, QGroupBox):
        said.append(widget.title())
    elif isinstance(widget, QLineEdit):
        said.append(widget.placeholderText())
    elif isinstance(widget, QTabBar):
        said += [widget.tabText(i) for i in range(widget.count())]
    elif isinstance(widget, QComboBox):
        said += [widget.itemText(i) for i in range(widget.count())]
    elif isinstance(widget, QDockWidget):
        said.append(widget.windowTitle())
    return [text for text in said if text]


def left_in_english(top: QWidget) -> list[str]:
    """All English texts one can come across in a window, its menus too."""
    said = [top.windowTitle()]
    for widget in top.findChildren(QWidget):
        if widget.isVisibleTo(top):
            said += texts_of(widget)
    for action in top.findChildren(QAction):
        said += [action.text(), action.toolTip()]
    return sorted({text for text in said if text and is_english(text)})
