"""The longest time in which the window hears nothing, for each kind of deed.

Beside it the longest work in one such time: on a machine that does other things meanwhile, only
that can be compared.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from desktop.windows.heartbeat import Heartbeat
from desktop.windows.print_window import PrintWindow

PRINTED = ("score", "ledger", "map_sheet")
QUICK = 60  # actions


def freezes(studio: Any, game: Path, quick: bool) -> dict[str, float]:
    """Milliseconds; the game is played to its end action by action, or only a part of it."""
    found: dict[str, float] = {}
    heart, window, document = Heartbeat(), studio.window, studio.document
    line = [node.action for node in document.line]
    start = len(line) // 3 if quick else 0
    document._go_to_depth(start)
    heart.longest(lambda: None)
    acts = line[start : start + QUICK] if quick else line
    words = studio.words

    def measure(kind: str, *deeds: Callable[[], object]) -> None:
        pauses = [(heart.longest(deed), heart.busiest) for deed in deeds]
        found[f"freeze_{kind}_ms"] = max(deaf for deaf, _ in pauses)
        found[f"busy_{kind}_ms"] = max(busy for _, busy in pauses)

    measure("play", *(partial(document.submit, action) for action in acts))
    measure("undo", *[window.deeds["undo"].trigger] * 20)
    measure("jump", *[document.go_to_start, document.go_to_end] * 2)
    measure("language", partial(words.switch, "ru"), partial(words.switch, "en"))
    measure("print", *(partial(_show, window, key) for key in PRINTED))
    for shown in window.findChildren(PrintWindow):
        shown.close()
        shown.deleteLater()
    document.save(game)  # else opening another one would ask first
    measure("open", partial(window.files.open_path, game))
    return found


def _show(window: Any, key: str) -> None:
    PrintWindow(window.look, window.printing.choices(), window, key).show()
