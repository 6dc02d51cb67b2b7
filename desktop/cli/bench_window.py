"""The figures of the window for `bench`: measured in processes of their own, beside our aims."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import time
from typing import Any

import desktop

PATIENCE = 600  # seconds for the window
STARTS = 3

# Figure, words, aim, unit. Shares are at least the aim, all others at most.
AIMS: tuple[tuple[str, str, float, str], ...] = (
    ("start_page_ms", "start of the process to the start page", 1000.0, "ms"),
    ("start_board_ms", "start of the process to a painted board", 1500.0, "ms"),
    ("board_ms", "opening a game in an open window", 0.0, "ms"),
    ("pan_share", "pan, frames under 16 ms", 0.95, "%"),
    ("pan_worst_ms", "pan, worst frame", 0.0, "ms"),
    ("zoom_share", "zoom, frames under 16 ms", 0.95, "%"),
    ("zoom_worst_ms", "zoom, worst frame", 0.0, "ms"),
    ("drop_ms", "drop to a painted board", 50.0, "ms"),
    ("drop_worst_ms", "the same, worst", 0.0, "ms"),
    ("undo_ms", "undo to a painted board", 30.0, "ms"),
    ("undo_worst_ms", "the same, worst", 0.0, "ms"),
    ("follow_ms", "docks, tray and turn panel after it", 50.0, "ms"),
    ("jump_ms", "from one end of a game to the other", 50.0, "ms"),
    ("freeze_play_ms", "window deaf, longest: playing", 50.0, "ms"),
    ("busy_play_ms", "… of work of its own", 0.0, "ms"),
    ("freeze_undo_ms", "window deaf, longest: undo", 50.0, "ms"),
    ("busy_undo_ms", "… of work of its own", 0.0, "ms"),
    ("freeze_jump_ms", "window deaf, longest: jumping", 50.0, "ms"),
    ("busy_jump_ms", "… of work of its own", 0.0, "ms"),
    ("freeze_open_ms", "window deaf, longest: opening a game", 50.0, "ms"),
    ("busy_open_ms", "… of work of its own", 0.0, "ms"),
    ("freeze_language_ms", "window deaf, longest: another language", 50.0, "ms"),
    ("busy_language_ms", "… of work of its own", 0.0, "ms"),
    ("freeze_print_ms", "window deaf, longest: print preview", 50.0, "ms"),
    ("busy_print_ms", "… of work of its own", 0.0, "ms"),
    ("memory_start_mb", "memory at the start of a game", 400.0, "MB"),
    ("memory_end_mb", "memory after all of it", 400.0, "MB"),
)


def window_figures(shared: Path, quick: bool) -> dict[str, float]:
    """Empty if the window cannot be opened."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as scratch:
        folder = Path(scratch) / "home"
        folder.mkdir()
        try:
            found = _asked(folder, "game", str(shared), str(folder), *(["quick"] if quick else []))
            for what in ("page", "board"):
                starts = [
                    _asked(folder, what, str(time()), str(folder))["ms"]
                    for _ in range(STARTS + (0 if quick else STARTS))
                ]
                found[f"start_{what}_ms"] = median(starts[1:])  # the first one is not warm
        except (OSError, subprocess.SubprocessError, ValueError):
            return {}
    for move in ("pan", "zoom"):
        frames = found.pop(move)
        found[f"{move}_share"] = frames["share_in_time"]
        found[f"{move}_worst_ms"] = frames["worst_ms"]
    return found


def _asked(folder: Path, *arguments: str) -> dict[str, Any]:
    home = str(Path(desktop.__file__).resolve().parents[1])
    paths = [home, *filter(None, [os.environ.get("PYTHONPATH")])]
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(paths),
        "QT_QPA_PLATFORM": "offscreen",
        # An installed program is compiled once, not at every start.
        "PYTHONPYCACHEPREFIX": str(folder / "compiled"),
    }
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    done = subprocess.run(
        [sys.executable, "-m", "desktop.windows.bench", *arguments],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        timeout=PATIENCE,
        check=True,
    )
    found = json.loads(done.stdout)
    assert isinstance(found, dict)
    return found


def window_goals(window: dict[str, float]) -> dict[str, bool]:
    """Which aims are met, of those that have a figure."""
    return {
        key: window[key] >= aim if unit == "%" else window[key] <= aim
        for key, _, aim, unit in AIMS
        if aim and key in window
    }


def window_lines(window: dict[str, float] | None) -> list[str]:
    """Every figure with its aim beside it."""
    if not window:
        return [] if window is None else ["window             could not be opened"]
    met = window_goals(window)
    lines = []
    for key, words, aim, unit in AIMS:
        if key not in window:
            continue
        line = f"{words:<40}{_shown(window[key], unit):>9}"
        if key in met:
            sign = "at least" if unit == "%" else "below"
            line += f"   aim: {sign} {_shown(aim, unit)}{'' if met[key] else '   MISSED'}"
        lines.append(line)
    return lines


def _shown(figure: float, unit: str) -> str:
    return f"{figure:.0%}" if unit == "%" else f"{figure:.0f} {unit}"
