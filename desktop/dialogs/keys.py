"""The sheet of all keys: those of the menus as they are, those of the board from a table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QGridLayout, QLabel, QMenu, QVBoxLayout, QWidget

from desktop.dialogs.parts import Button, Sheet, column_of, frame, label, row, scrolled
from desktop.engine.refusal import QT_TRANSLATE_NOOP
from desktop.look.look import Look

translate = QCoreApplication.translate

# Keys of the board, which work while it has the focus; letters can be switched off.
BOARD = (
    ("Left, Right, Up, Down", QT_TRANSLATE_NOOP("Keys", "go to the next hex")),
    ("Return", QT_TRANSLATE_NOOP("Keys", "choose the hex; lay the tile or place the station")),
    ("Q, E", QT_TRANSLATE_NOOP("Keys", "turn the tile")),
    ("1–9", QT_TRANSLATE_NOOP("Keys", "choose one of the places on a hex")),
    ("Esc", QT_TRANSLATE_NOOP("Keys", "put the tile back")),
    ("0", QT_TRANSLATE_NOOP("Keys", "show the whole board")),
    ("+, -", QT_TRANSLATE_NOOP("Keys", "larger, smaller")),
    ("Space", QT_TRANSLATE_NOOP("Keys", "hold and move the mouse: move the board")),
)
MOUSE = (
    (QT_TRANSLATE_NOOP("Keys", "wheel"), QT_TRANSLATE_NOOP("Keys", "larger or smaller")),
    (QT_TRANSLATE_NOOP("Keys", "middle button"), QT_TRANSLATE_NOOP("Keys", "move the board")),
    (QT_TRANSLATE_NOOP("Keys", "right button"), QT_TRANSLATE_NOOP("Keys", "what can be done")),
)

Line = tuple[str, str]  # keys, deed


ARROWS = {"Left": "←", "Right": "→", "Up": "↑", "Down": "↓", "Return": "Enter"}


def native(keys: str) -> str:
    """A list of keys as the platform writes them."""
    return "  ".join(ARROWS.get(key) or _written(QKeySequence(key)) for key in keys.split(", "))


def _written(keys: QKeySequence) -> str:
    return keys.toString(QKeySequence.SequenceFormat.NativeText)


def menu_lines(window: QWidget | None) -> list[tuple[str, list[Line]]]:
    """The deeds of a window that have keys, by the menus they stand in."""
    groups: dict[str, list[Line]] = {}
    for action in window.findChildren(QAction) if window is not None else ():
        keys = [_written(key) for key in action.shortcuts()]
        if keys and action.text():
            menus = [m for m in action.associatedObjects() if isinstance(m, QMenu) and m.title()]
            name = menus[0].title().replace("&", "") if menus else ""
            text = action.text().replace("&", "").rstrip("…")
            groups.setdefault(name, []).append(("  ".join(keys), text))
    return list(groups.items())


class KeysDialog(Sheet):
    """Two columns: press this, and that happens."""

    WIDTH, HEIGHT = 760, 560

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._window = parent
        self._inside = QWidget()
        self._columns = QGridLayout(self._inside)
        self._columns.setContentsMargins(0, 0, 0, 0)
        self._columns.setSpacing(12)
        self.close_button = Button(look, "primary")
        self.column.addWidget(scrolled(self._inside), 1)
        self.column.addLayout(row(None, self.close_button))
        self.close_button.clicked.connect(self.accept)
        self.close_button.setDefault(True)
        self.finish()

    def groups(self) -> list[tuple[str, list[Line]]]:
        board = [(native(keys), translate("Keys", deed)) for keys, deed in BOARD]
        mouse = [(translate("Keys", what), translate("Keys", deed)) for what, deed in MOUSE]
        menus = [
            (name or translate("Keys", "Window"), lines) for name, lines in menu_lines(self._window)
        ]
        return [
            (translate("Keys", "On the board"), board),
            (translate("Keys", "With the mouse"), mouse),
            *menus,
        ]

    def retranslate(self) -> None:
        self.setWindowTitle(translate("Keys", "Keys"))
        self.heading.setText(translate("Keys", "Keys"))
        self.close_button.setText(translate("Keys", "Close"))
        self._clear()
        sides = (QVBoxLayout(), QVBoxLayout())
        heights = [0, 0]
        for number, side in enumerate(sides):
            side.setSpacing(12)
            self._columns.addLayout(side, 0, number)
            self._columns.setColumnStretch(number, 1)
        for name, lines in self.groups():
            shorter = heights.index(min(heights))
            sides[shorter].addWidget(self._card(name, lines))
            heights[shorter] += len(lines) + 2
        for side in sides:
            side.addStretch(1)

    def _clear(self) -> None:
        while (item := self._columns.takeAt(0)) is not None:
            layout = item.layout()
            while layout is not None and (inner := layout.takeAt(0)) is not None:
                if (widget := inner.widget()) is not None:
                    widget.hide()
                    widget.deleteLater()

    def _card(self, name: str, lines: Sequence[Line]) -> QWidget:
        made = frame("card", (16, 12, 16, 12))
        column_of(made).addWidget(label(name.upper(), "caption"))
        table = QGridLayout()
        table.setHorizontalSpacing(16)
        table.setVerticalSpacing(5)
        table.setColumnStretch(1, 1)
        for number, (keys, deed) in enumerate(lines):
            table.addWidget(_key(keys), number, 0, Qt.AlignmentFlag.AlignTop)
            table.addWidget(label(deed, wrap=True), number, 1)
        column_of(made).addLayout(table)
        return made


def _key(keys: str) -> QLabel:
    return label(keys, "name")
