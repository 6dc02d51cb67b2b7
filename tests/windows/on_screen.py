"""Run with a display of its own: opens the window, lays a tile, and prints what came of it.

python -m tests.windows.on_screen FOLDER [xdotool]
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from PySide6.QtCore import QPoint, QSettings
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.document.document import GameDocument
from desktop.document.settings import Settings
from desktop.engine import resources
from desktop.i18n.language import Language
from desktop.look.fonts import load_fonts
from desktop.look.look import Look
from desktop.windows.main_window import MainWindow
from desktop.windows.places import Places
from desktop.windows.tray import TileCell
from tests.windows.hand import Hand
from tests.windows.table import track_game


def xdotool(*words: object) -> None:
    subprocess.run(["xdotool", *map(str, words)], check=True, timeout=10)
    QTest.qWait(60)


def drag_with_xdotool(start: QPoint, end: QPoint) -> None:
    """The pointer of the display itself is moved."""
    xdotool("mousemove", start.x(), start.y())
    xdotool("mousedown", 1)
    for step in range(1, 9):
        at = start + (end - start) * step / 8
        xdotool("mousemove", at.x(), at.y())
    xdotool("mouseup", 1)


def main(folder: Path, has_xdotool: bool) -> None:
    application = QApplication([])
    load_fonts()
    language = Language(resources.translations(), application)
    language.start("en")
    look = Look("light", 100, application)
    look.dress(application)
    settings = Settings(QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat))
    window = MainWindow(look, language, settings, Places(folder, folder, folder).make())
    window.show()
    assert QTest.qWaitForWindowExposed(window)
    window.files._show(GameDocument(track_game()))
    QTest.qWait(300)
    hand, document = Hand(window), window.document
    lay = next(c.action for c in document.choices() if type(c.action).__name__ == "LayTile")
    before = document.at.depth
    cell = next(c for c in window.page.findChildren(TileCell) if c.tile == lay.tile)
    start, end = hand.point(cell), hand.on_board(lay.hex)
    if has_xdotool:
        drag_with_xdotool(window.mapToGlobal(start), window.mapToGlobal(end))
    else:
        hand.drag(cell, end)
    QTest.qWait(200)
    laid = document.at.action
    report = {
        "platform": application.platformName(),
        "moves": document.at.depth - before,
        "laid": [getattr(laid, "tile", ""), getattr(laid, "hex", "")],
        "wanted": [lay.tile, lay.hex],
    }
    window.files.close_autosave()
    window.show_document(None)
    assert window.close()
    print(json.dumps(report))


if __name__ == "__main__":
    main(Path(sys.argv[1]), "xdotool" in sys.argv[2:])
