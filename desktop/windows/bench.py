"""How fast the window is: run as a program of its own, it prints its figures as JSON.

Without a screen the frames are painted into memory, which is what a slow machine would do.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from statistics import median
from time import perf_counter, time
from typing import Any

FRAME = 16.0  # milliseconds
FRAMES = 60
SIZE = (2560, 1440)
TIMES = 9


def main(arguments: Sequence[str]) -> int:
    """`bench START SHARED [quick]`: when the process was started, where recorded games lie."""
    start, shared = float(arguments[0]), Path(arguments[1])
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    frames = FRAMES // 3 if "quick" in arguments else FRAMES
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as scratch:
        print(json.dumps(figures(start, shared, Path(scratch), frames)))
    sys.stdout.flush()
    os._exit(0)  # nothing is left to be saved


def figures(start: float, shared: Path, folder: Path, frames: int) -> dict[str, Any]:
    """All figures, in the order in which a person would meet them."""
    from PySide6.QtWidgets import QApplication

    application = QApplication(["drezina"])
    from desktop.document.document import GameDocument
    from desktop.look.fonts import load_fonts
    from desktop.windows.shots import Studio, wait
    from desktop.windows.show_games import moment, shown_game

    load_fonts()
    studio = Studio("en", SIZE, "light", folder)
    window = studio.window
    application.processEvents()
    window.grab()
    found: dict[str, Any] = {"start_page_ms": 1000 * (time() - start)}
    game = shown_game(shared)
    node = moment(game, "track_and_token", 0.45)
    began = perf_counter()
    window.files.begin(game.setup)
    application.processEvents()
    window.grab()
    found["board_first_ms"] = 1000 * (perf_counter() - began)  # the paper is made, and kept
    began = perf_counter()
    document = GameDocument(game)
    window.show_document(document)
    document.go_to(node)
    application.processEvents()
    window.grab()
    found["board_ms"] = 1000 * (perf_counter() - began)
    wait(400)
    found["pan"] = _frames(studio, frames, _pan)
    found["zoom"] = _frames(studio, frames, _zoom)
    window.page.view.fit()
    wait(400)
    found["drop_ms"], found["undo_ms"] = _drops(studio)
    document.go_to_start()
    before = _memory()
    while document.can_redo:
        document.forward()
        application.processEvents()
    found["memory_start_mb"], found["memory_end_mb"] = before, _memory()
    return found


def _pan(view: Any, number: int) -> None:
    bar = view.horizontalScrollBar()
    bar.setValue(bar.value() + (24 if number % 40 < 20 else -24))


def _zoom(view: Any, number: int) -> None:
    view.zoom_by(1.06 if number % 20 < 10 else 1 / 1.06)


def _frames(studio: Any, count: int, move: Callable[[Any, int], None]) -> dict[str, float]:
    """Milliseconds from a movement to a painted board."""
    view = studio.window.page.view
    view.fit()
    view.zoom_by(1.8)
    from desktop.windows.shots import wait

    wait(400)
    spent = []
    for number in range(count):
        began = perf_counter()
        move(view, number)
        view.viewport().repaint()
        spent.append(1000 * (perf_counter() - began))
    return {
        "median_ms": median(spent),
        "worst_ms": max(spent),
        "share_in_time": sum(ms < FRAME for ms in spent) / count,
    }


def _drops(studio: Any) -> tuple[float, float]:
    """Milliseconds from letting a tile go, and from undo, to a window painted anew."""
    from PySide6.QtWidgets import QApplication

    from desktop.eighteen.actions import LayTile

    window, document = studio.window, studio.document
    actors = document.game.actors
    lays = [c.action for c in document.choices() if isinstance(c.action, LayTile)]
    lays = [a for a in lays if a.company in actors][:TIMES]
    drops, undos = [], []
    for lay in lays:
        window.page.desk.take_tile(lay.tile)
        window.page.desk.over(lay.hex)
        QApplication.processEvents()
        drops.append(_spent(window, partial(window.page.desk.drop, lay.hex)))
        undos.append(_spent(window, window.deeds["undo"].trigger))
    return (median(drops), median(undos)) if drops else (0.0, 0.0)


def _spent(window: Any, deed: Callable[[], object]) -> float:
    from PySide6.QtWidgets import QApplication

    began = perf_counter()
    deed()
    QApplication.processEvents()
    window.page.view.viewport().repaint()
    return 1000 * (perf_counter() - began)


def _memory() -> float:
    """Megabytes this process holds; 0 where the system does not say."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except (OSError, ValueError, IndexError):
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
