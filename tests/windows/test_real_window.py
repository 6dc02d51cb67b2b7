"""The window on a real display server, with a real pointer where there is a tool to move it."""

from __future__ import annotations

import json
import os
import select
import shutil
import subprocess
import sys
from collections.abc import Iterator

import pytest

from tests.shared import CHECKOUT

pytestmark = pytest.mark.skipif(
    shutil.which("Xvfb") is None, reason="there is no Xvfb to open a window on"
)

PATIENCE = 30  # seconds


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    """A display of our own; the server finds a free number and tells it."""
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1400x900x24", "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=(write,), stderr=subprocess.DEVNULL)
    os.close(write)
    try:
        ready, _, _ = select.select([read], [], [], PATIENCE)
        number = os.read(read, 16).decode().strip() if ready else ""
        if not number:
            pytest.skip("Xvfb does not start here")
        yield f":{number}"
    finally:
        os.close(read)
        server.terminate()
        server.wait(PATIENCE)


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
    if "could not load the qt platform plugin" in (done.stdout + done.stderr).lower():
        pytest.skip("the libraries of the xcb platform are missing")
    assert done.returncode == 0, done.stdout[-4000:]
    assert "14 passed" in done.stdout


def test_a_tile_is_laid_on_a_real_display(display, tmp_path):
    tool = "xdotool" if shutil.which("xdotool") else "QTest"
    done = on_screen(display, tmp_path, tool)
    if "could not load the qt platform plugin" in done.stderr.lower():
        pytest.skip("the libraries of the xcb platform are missing")
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout.splitlines()[-1])
    assert report["platform"] == "xcb"
    assert report["moves"] == 1
    assert report["laid"] == report["wanted"]
    assert done.stderr == ""
