"""The longest time in which the window hears nothing, for each kind of deed."""

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
    heart, window, document = Heartbeat(), studio.window, studio.document
    line = [node.action for node in document.line]
    start = len(line) // 3 if quick else 0
    document._go_to_depth(start)
    heart.longest(lambda: None)
    acts = line[start : start + QUICK] if quick else line
    words = studio.words

    def worst(*deeds: Callable[[], object]) -> float:
        return max(heart.longest(deed) for deed in deeds)

    found = {
        "freeze_play_ms": worst(*(partial(document.submit, action) for action in acts)),
        "freeze_undo_ms": worst(*[window.deeds["undo"].trigger] * 20),
        "freeze_jump_ms": worst(*[document.go_to_start, document.go_to_end] * 2),
        "freeze_language_ms": worst(partial(words.switch, "ru"), partial(words.switch, "en")),
        "freeze_print_ms": worst(*(partial(_show, window, key) for key in PRINTED)),
    }
    for shown in window.findChildren(PrintWindow):
        shown.close()
        shown.deleteLater()
    document.save(game)  # else opening another one would ask first
    return found | {"freeze_open_ms": worst(partial(window.files.open_path, game))}


def _show(window: Any, key: str) -> None:
    PrintWindow(window.look, window.printing.choices(), window, key).show()
