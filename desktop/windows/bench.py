"""How fast the window is: run as a program of its own, it prints its figures as JSON.

`bench page START FOLDER` and `bench board START FOLDER` measure a start of the process, to the
first painted start page or to the painted board of the game in the folder; `bench game SHARED
FOLDER` puts that game there and measures what is done in an open window.

Without a screen the frames are painted into memory, which is what a slow machine would do.
"""

from __future__ import annotations

import gc
import json
import os
import sys
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
GAME = "1846.drezina"


def main(arguments: Sequence[str]) -> int:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    what, first, folder = arguments[0], arguments[1], Path(arguments[2])
    if what == "game":
        found = figures(Path(first), folder, FRAMES // 3 if "quick" in arguments else FRAMES)
    else:
        found = {"ms": start(float(first), folder, folder / GAME if what == "board" else None)}
    print(json.dumps(found))
    sys.stdout.flush()
    os._exit(0)  # nothing is left to be saved


def start(began: float, folder: Path, game: Path | None) -> float:
    """Milliseconds since the process was started, to the first painted page."""
    studio = _studio(folder)
    if game is not None:
        studio.window.files.open_path(game)
    _live()
    _paint(studio.window)
    return 1000 * (time() - began)


def _studio(folder: Path) -> Any:
    from PySide6.QtWidgets import QApplication

    _studio.application = QApplication(["drezina"])  # type: ignore[attr-defined]
    from desktop.look import motion
    from desktop.look.fonts import load_fonts
    from desktop.windows.shots import Studio

    load_fonts()
    motion.allow()
    studio = Studio("en", SIZE, "light", folder)
    gc.freeze()  # as the program does
    return studio


def figures(shared: Path, folder: Path, frames: int) -> dict[str, Any]:
    """What is done in an open window, in the order in which a person would do it."""
    studio = _studio(folder)
    _live()
    from desktop.document.document import GameDocument
    from desktop.windows.shots import SHOWN, wait
    from desktop.windows.show_games import moment, shown_game

    title, shown = next(iter(SHOWN.items()))
    game = shown_game(title, shown.recorded, shared)
    document = GameDocument(game)
    document.go_to(moment(game, "track_and_token", 0.45))
    studio.open(document)  # the paper is made, and kept for the starts of the process
    window = studio.window
    window.files.close_game()
    _live()
    found: dict[str, Any] = {
        "board_ms": _spent(partial(_open, window, folder / GAME)),
    }
    wait(800)
    found["pan"] = _frames(studio, frames, _pan)
    found["zoom"] = _frames(studio, frames, _zoom)
    window.page.view.fit()
    wait(400)
    found |= _drops(studio)
    found |= _jumps(studio)
    from desktop.windows.bench_freezes import freezes

    found |= freezes(studio, folder / GAME, frames < FRAMES)
    document = studio.document
    document.go_to_start()
    before = _memory()
    while document.can_redo:
        document.forward()
        _live()
    found["memory_start_mb"], found["memory_end_mb"] = before, _memory()
    return found


def _open(window: Any, path: Path) -> None:
    window.files.open_path(path)
    _live()
    _paint(window)


def _paint(window: Any) -> None:
    """All of the board, which else would come piece by piece."""
    if window.page.view.board is not None:
        window.page.view.board.sheet.finish()
    window.repaint()


def _pan(view: Any, number: int) -> None:
    bar = view.horizontalScrollBar()
    bar.setValue(bar.value() + (24 if number % 40 < 20 else -24))


def _zoom(view: Any, number: int) -> None:
    view.zoom_by(1.06 if number % 20 < 10 else 1 / 1.06)


def _frames(studio: Any, count: int, move: Callable[[Any, int], None]) -> dict[str, float]:
    """Milliseconds from a movement to a painted board; between the frames the window lives on."""
    view = studio.window.page.view
    view.fit()
    view.zoom_by(1.8)
    from desktop.windows.shots import wait

    wait(600)
    spent = []
    for number in range(count):
        began = perf_counter()
        move(view, number)
        view.viewport().repaint()
        spent.append(1000 * (perf_counter() - began))
        wait(5)
    return {
        "median_ms": median(spent),
        "worst_ms": max(spent),
        "share_in_time": sum(ms < FRAME for ms in spent) / count,
    }


def _drops(studio: Any) -> dict[str, float]:
    """From letting a tile go, and from undo, to a painted board; then until the docks follow."""
    from desktop.scene.tools.lay_tile import lays

    window, document = studio.window, studio.document
    actors = document.game.actors
    drops, undos, rests = [0.0], [0.0], [0.0]
    for lay in [action for action in lays(document) if action.actor in actors][:TIMES]:
        window.page.desk.take_tile(lay.tile)
        window.page.desk.over(lay.hex)
        _live()
        drops.append(_spent(partial(window.page.desk.drop, lay.hex)))
        rests.append(_spent(document.echo.catch_up, _live))
        undos.append(_spent(window.deeds["undo"].trigger))
        rests.append(_spent(document.echo.catch_up, _live))
    return {
        "drop_ms": median(drops[1:] or drops),
        "drop_worst_ms": max(drops),
        "undo_ms": median(undos[1:] or undos),
        "undo_worst_ms": max(undos),
        "follow_ms": median(rests[1:] or rests),
    }


def _jumps(studio: Any) -> dict[str, float]:
    """The slider of the history, from one end of the game to the other."""
    document = studio.document
    there = _spent(document.go_to_end)
    _live()
    return {"jump_ms": max(there, _spent(document.go_to_start))}


def _spent(*deeds: Callable[[], object]) -> float:
    began = perf_counter()
    for deed in deeds:
        deed()
    return 1000 * (perf_counter() - began)


def _live() -> None:
    """Let everything happen that waits to happen now."""
    from PySide6.QtCore import QCoreApplication

    for _ in range(3):
        QCoreApplication.processEvents()


def _memory() -> float:
    """Megabytes this process holds; 0 where the system does not say."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except (OSError, ValueError, IndexError):
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
