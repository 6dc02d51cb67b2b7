"""A display of our own, for tests of a window that a window system shows."""

from __future__ import annotations

import os
import select
import shutil
import subprocess
from collections.abc import Iterator

import pytest

from installer.qt_libraries import missing_packages

PATIENCE = 30  # seconds


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    """The server finds a free number and tells it."""
    if shutil.which("Xvfb") is None:
        pytest.skip("there is no Xvfb to open a window on")
    if lacking := missing_packages({"QT_QPA_PLATFORM": "xcb"}):
        pytest.skip(f"libraries of the xcb platform are missing: {' '.join(lacking)}")
    read, write = os.pipe()
    # Without -noreset it starts over whenever the last client leaves, as xdotool does.
    command = ["Xvfb", "-displayfd", str(write), "-noreset", "-nolisten", "tcp"]
    command += ["-screen", "0", "1400x900x24"]
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
