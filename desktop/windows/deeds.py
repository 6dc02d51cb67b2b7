"""The deeds of the main window: menus, keys and icons in one table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu

from desktop.engine.refusal import QT_TRANSLATE_NOOP
from desktop.look.icons import icon
from desktop.look.theme import Theme

translate = QCoreApplication.translate


@dataclass(frozen=True)
class Deed:
    """One line of a menu."""

    key: str
    menu: str
    text: str
    keys: tuple[str, ...] = ()
    icon: str = ""


MENUS = {
    "game": QT_TRANSLATE_NOOP("Deed", "Game"),
    "move": QT_TRANSLATE_NOOP("Deed", "Move"),
    "view": QT_TRANSLATE_NOOP("Deed", "View"),
    "print": QT_TRANSLATE_NOOP("Deed", "Print and export"),
    "help": QT_TRANSLATE_NOOP("Deed", "Help"),
}

DEEDS = (
    Deed("new", "game", QT_TRANSLATE_NOOP("Deed", "New game…"), ("Ctrl+N",), "plus"),
    Deed("open", "game", QT_TRANSLATE_NOOP("Deed", "Open…"), ("Ctrl+O",), "open"),
    Deed("paste", "game", QT_TRANSLATE_NOOP("Deed", "Paste a game…"), ("Ctrl+Shift+V",), "import"),
    Deed("save", "game", QT_TRANSLATE_NOOP("Deed", "Save"), ("Ctrl+S",)),
    Deed("save_as", "game", QT_TRANSLATE_NOOP("Deed", "Save as…"), ("Ctrl+Shift+S",)),
    Deed("copy", "game", QT_TRANSLATE_NOOP("Deed", "Copy the game as text"), ("Ctrl+Shift+C",)),
    Deed("close", "game", QT_TRANSLATE_NOOP("Deed", "Close the game"), ("Ctrl+W",)),
    Deed("quit", "game", QT_TRANSLATE_NOOP("Deed", "Quit"), ("Ctrl+Q",)),
    Deed("undo", "move", QT_TRANSLATE_NOOP("Deed", "Undo"), ("Ctrl+Z",), "undo"),
    Deed("redo", "move", QT_TRANSLATE_NOOP("Deed", "Redo"), ("Ctrl+Shift+Z", "Ctrl+Y"), "redo"),
    Deed("turn_start", "move", QT_TRANSLATE_NOOP("Deed", "Undo turn"), ("Ctrl+Alt+Z",), "undo"),
    Deed("round_start", "move", QT_TRANSLATE_NOOP("Deed", "Back to the start of the round")),
    Deed("back_ten", "move", QT_TRANSLATE_NOOP("Deed", "Ten moves back"), ("Alt+Shift+Left",)),
    Deed("back", "move", QT_TRANSLATE_NOOP("Deed", "One move back"), ("Alt+Left",)),
    Deed("forward", "move", QT_TRANSLATE_NOOP("Deed", "One move forward"), ("Alt+Right",)),
    Deed(
        "forward_ten", "move", QT_TRANSLATE_NOOP("Deed", "Ten moves forward"), ("Alt+Shift+Right",)
    ),
    Deed("first", "move", QT_TRANSLATE_NOOP("Deed", "To the first move"), ("Alt+Home",)),
    Deed("last", "move", QT_TRANSLATE_NOOP("Deed", "To the last move"), ("Alt+End",)),
    Deed("next_line", "move", QT_TRANSLATE_NOOP("Deed", "Next variation"), ("Alt+Down",), "branch"),
    Deed("previous_line", "move", QT_TRANSLATE_NOOP("Deed", "Previous variation"), ("Alt+Up",)),
    Deed("fit", "view", QT_TRANSLATE_NOOP("Deed", "Whole board"), ("Ctrl+0",)),
    Deed("zoom_in", "view", QT_TRANSLATE_NOOP("Deed", "Larger"), ("Ctrl++", "Ctrl+=")),
    Deed("zoom_out", "view", QT_TRANSLATE_NOOP("Deed", "Smaller"), ("Ctrl+-",)),
    Deed("reset_docks", "view", QT_TRANSLATE_NOOP("Deed", "Put the docks back in order")),
    Deed("preferences", "view", QT_TRANSLATE_NOOP("Deed", "Preferences…"), ("Ctrl+,",), "gear"),
    Deed("score_sheet", "print", QT_TRANSLATE_NOOP("Deed", "Score sheet…"), ("Ctrl+P",), "print"),
    Deed("blank_sheet", "print", QT_TRANSLATE_NOOP("Deed", "Blank score sheet…")),
    Deed("ledger", "print", QT_TRANSLATE_NOOP("Deed", "Ledger of the operating rounds…")),
    Deed("map_sheet", "print", QT_TRANSLATE_NOOP("Deed", "Map and market…")),
    Deed("export_peer", "print", QT_TRANSLATE_NOOP("Deed", "Export for 18xx.games…")),
    Deed("export_csv", "print", QT_TRANSLATE_NOOP("Deed", "History as a table (CSV)…")),
    Deed("export_board", "print", QT_TRANSLATE_NOOP("Deed", "Picture of the board…")),
    Deed("rules", "help", QT_TRANSLATE_NOOP("Deed", "Rules at hand"), ("F1",), "learn"),
    Deed("keys", "help", QT_TRANSLATE_NOOP("Deed", "Keys"), ("Ctrl+/",)),
    Deed("about", "help", QT_TRANSLATE_NOOP("Deed", "About Drezina")),
)

IN_BAR = ("undo", "redo", "turn_start")  # what one can do there is in the accent


class Deeds(QObject):
    """The actions of a window, by key."""

    def __init__(self, slots: dict[str, Callable[[], object]], parent: QObject) -> None:
        super().__init__(parent)
        self.actions: dict[str, QAction] = {}
        for deed in DEEDS:
            if deed.key not in slots:
                continue
            action = QAction(self)
            action.setObjectName(f"deed_{deed.key}")
            action.setShortcuts([QKeySequence(keys) for keys in deed.keys])
            action.triggered.connect(lambda _=False, slot=slots[deed.key]: slot())
            self.actions[deed.key] = action
        self.retranslate()

    def __getitem__(self, key: str) -> QAction:
        return self.actions[key]

    def retranslate(self) -> None:
        for deed in DEEDS:
            if deed.key in self.actions:
                text = translate("Deed", deed.text)
                action = self.actions[deed.key]
                action.setText(text)
                keys = ", ".join(k.toString() for k in action.shortcuts())
                action.setToolTip(f"{text} ({keys})" if keys else text)

    def dress(self, theme: Theme) -> None:
        for deed in DEEDS:
            if deed.icon and deed.key in self.actions:
                ink = theme.accent if deed.key in IN_BAR else ""
                self.actions[deed.key].setIcon(icon(deed.icon, theme, colour=ink))

    def fill(self, menu: QMenu, *extra: tuple[str, QMenu]) -> None:
        """Submenus by subject; `extra` menus go into the subject they name."""
        menu.clear()
        for key, title in MENUS.items():
            part = menu.addMenu(translate("Deed", title))
            for deed in DEEDS:
                if deed.menu == key and deed.key in self.actions:
                    part.addAction(self.actions[deed.key])
            for where, more in extra:
                if where == key:
                    part.addMenu(more)
