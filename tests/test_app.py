"""Starting the program: with a display a window, without one a sentence."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from desktop.app import has_display
from tests.shared import CHECKOUT
from tests.windows.screen import PATIENCE, display

__all__ = ["display"]

NOWHERE = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
on_linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="displays of Linux")


def variables(home: Path, **more: str) -> dict[str, str]:
    """Those of this process without its display, and with a home of the test's own."""
    kept = {name: value for name, value in os.environ.items() if name not in NOWHERE}
    folders = {f"XDG_{kind}_HOME": str(home / kind) for kind in ("CONFIG", "DATA", "STATE")}
    return {**kept, "HOME": str(home), **folders, "PYTHONPATH": str(CHECKOUT), **more}


def command(*words: str) -> list[str]:
    """As the installer starts the program."""
    return [sys.executable, "-P", "-m", "desktop", *words]


@on_linux
@pytest.mark.parametrize(
    ("tongue", "more", "sentence"),
    [
        ("en", {}, r"There is no display here, .+ need none\."),
        ("ru", {}, r"Здесь нет экрана, .+\."),
        ("en", {"DISPLAY": ":4711"}, r"There is no display here, .+ need none\."),
        ("en", {"WAYLAND_DISPLAY": "gone"}, r"There is no display here, .+ need none\."),
    ],
)
def test_without_a_display_one_sentence_says_so(tmp_path, tongue, more, sentence):
    done = subprocess.run(
        command(),
        env=variables(tmp_path, LC_ALL="C.UTF-8", LANGUAGE=tongue, **more),
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
    )
    assert done.returncode == 1
    assert done.stdout == ""
    assert re.fullmatch(sentence, done.stderr.strip()), done.stderr


@on_linux
def test_a_display_is_one_that_answers(tmp_path):
    folder = {"XDG_RUNTIME_DIR": str(tmp_path), "WAYLAND_DISPLAY": "wayland-7"}
    assert has_display({"QT_QPA_PLATFORM": "offscreen"})
    assert not has_display({})
    assert not has_display(folder)
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(tmp_path / "wayland-7"))
        assert has_display(folder)


@pytest.mark.skipif(shutil.which("xdotool") is None, reason="there is no xdotool to look with")
def test_with_a_display_the_window_opens(display, tmp_path):
    """Started as the installer starts it; the display server is asked for its windows."""
    environment = variables(tmp_path, DISPLAY=display, LANGUAGE="en", LC_ALL="C.UTF-8")
    with subprocess.Popen(command(), env=environment, stderr=subprocess.PIPE) as program:
        try:
            found = window_called("Drezina", environment)
        finally:
            program.kill()
        said = program.stderr.read().decode()
    assert found, said
    assert said == ""


def window_called(name: str, environment: dict[str, str]) -> str:
    """The number of a window that is shown, or nothing."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        look = ["xdotool", "search", "--onlyvisible", "--name", name]
        done = subprocess.run(look, env=environment, capture_output=True, text=True)
        if done.stdout.strip():
            return done.stdout.split()[0]
        time.sleep(0.1)
    return ""
