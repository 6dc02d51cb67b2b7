"""The window on a real display server, with a real pointer where there is a tool to move it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys

from tests.shared import CHECKOUT
from tests.windows.screen import PATIENCE, display

__all__ = ["display"]


def on_screen(display: str, folder, *words: str) -> subprocess.CompletedProcess[str]:
    environment = {
        **os.environ,
        "DISPLAY": display,
        "QT_QPA_PLATFORM": "xcb",
        "PYTHONPATH": str(CHECKOUT),
    }
    return subprocess.run(
        [sys.executable, "-m", "tests.windows.on_screen", str(folder), *words],
        env=environment,
        cwd=CHECKOUT,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )


def test_every_gesture_on_a_real_display(display, tmp_path):
    """The gestures of a turn again, by mouse and by keys, in a window of the display server."""
    environment = {**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
    suite = "tests/windows/test_gestures.py"
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "pytest",
            suite,
            "-q",
            "-n",
            "0",
            f"--basetemp={tmp_path / 'suite'}",
        ],
        env=environment,
        cwd=CHECKOUT,
        capture_output=True,
        text=True,
        timeout=4 * PATIENCE,
    )
    assert done.returncode == 0, done.stdout[-4000:]
    assert "14 passed" in done.stdout


def test_a_tile_is_laid_on_a_real_display(display, tmp_path):
    tool = "xdotool" if shutil.which("xdotool") else "QTest"
    done = on_screen(display, tmp_path, tool)
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout.splitlines()[-1])
    assert report["platform"] == "xcb"
    assert report["moves"] == 1
    assert report["laid"] == report["wanted"]
    assert done.stderr == ""
