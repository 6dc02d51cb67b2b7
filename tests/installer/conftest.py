"""A checkout with a stand-in for Python, so that venv and pip can be made to fail as they do."""

import signal
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from installer.environment import Environment

PROJECT = Path(__file__).resolve().parents[2]

PYPROJECT = """
[project]
dependencies = ["railway>=1"]
[project.optional-dependencies]
test = ["inspector>=2"]
"""

# Answers like an interpreter: makes environments of itself, installs, and says where it lives.
STAND_IN = """#!/bin/sh
echo "$*" >> "{room}/calls"
case "$*" in
  *sys.prefix*)
    if [ -f "{room}/prefix" ]; then cat "{room}/prefix"; else dirname "$(dirname "$0")"; fi ;;
  *"-m venv "*)
    for folder; do :; done
    mkdir -p "$folder/bin"; cp "$0" "$folder/bin/python"; exec sh "{room}/venv" ;;
  *"-m pip install"*) exec sh "{room}/pip" ;;
  *) exec sh "{room}/anything" "$@" ;;
esac
"""


class Bench:
    """The checkout under test, and the strings its stand-ins hang on."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "checkout"
        self.room = folder / "room"
        self.room.mkdir()
        self.root.mkdir()
        self.write_pyproject(PYPROJECT)
        for part in ("venv", "pip", "anything"):
            self.let(part, "exit 0")
        self.base = self.room / "python"
        self.base.write_text(STAND_IN.format(room=self.room))
        self.base.chmod(self.base.stat().st_mode | stat.S_IXUSR)

    @property
    def environment(self) -> Environment:
        return Environment(self.root, base=str(self.base))

    @property
    def venv(self) -> Path:
        return self.root / ".venv"

    def write_pyproject(self, text: str) -> None:
        (self.root / "pyproject.toml").write_text(text)

    def let(self, part: str, script: str) -> None:
        """Decide what venv, pip or anything else does when it is called."""
        (self.room / part).write_text(script)

    def let_fail(self, part: str, output: str) -> None:
        self.let(part, f"cat <<'END'\n{output}\nEND\nexit 1\n")

    def calls(self) -> list[str]:
        """What was run since the last look, without the probes."""
        log = self.room / "calls"
        lines = log.read_text().splitlines() if log.exists() else []
        log.unlink(missing_ok=True)
        return [line for line in lines if "sys.prefix" not in line]

    def start(self, *arguments: str, cwd: Path | None = None) -> "subprocess.Popen[str]":
        """The installer as a process of its own, on this checkout."""
        program = (
            "import sys; from pathlib import Path\n"
            f"sys.path.insert(0, {str(PROJECT)!r})\n"
            "from installer.commands import main\n"
            "from installer.environment import Environment\n"
            f"there = Environment(Path({str(self.root)!r}), base={str(self.base)!r})\n"
            "sys.exit(main(sys.argv[1:], there))"
        )
        return subprocess.Popen(
            [sys.executable, "-c", program, *arguments],
            cwd=cwd,
            text=True,
            encoding="utf-8",
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )


@pytest.fixture
def bench(tmp_path):
    return Bench(tmp_path)


@pytest.fixture(autouse=True)
def in_english(monkeypatch):
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")


@pytest.fixture(autouse=True)
def signals_as_before():
    before = signal.getsignal(signal.SIGTERM)
    yield
    signal.signal(signal.SIGTERM, before)
