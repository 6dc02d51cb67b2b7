"""The script of the build machine: it fetches a display server if it may, and never fails by it."""

import os
import shutil
import stat
import subprocess
from pathlib import Path

import pytest

from .conftest import PROJECT

pytestmark = pytest.mark.skipif(
    not Path("/etc/debian_version").exists() or shutil.which("bash") is None,
    reason="the packages are those of Debian",
)

# The installer answers 7; asked for missing libraries, it names one.
PYTHON = (
    'if [ "$1" = -c ]; then echo libxcb-cursor0; else echo "python3 $*" >> "$CALLS"; exit 7; fi'
)


@pytest.fixture
def machine(tmp_path):
    """Runs the script where only these programs are; the exit code and what was called."""

    def run(**programs: str) -> tuple[int, list[str], str]:
        folder = tmp_path / "bin"
        folder.mkdir()
        for name in ("bash", "dirname", "timeout", "env"):
            (folder / name).symlink_to(shutil.which(name))
        for name, body in {"python3": PYTHON, **programs}.items():
            path = folder / name
            path.write_text(f"#!{shutil.which('bash')}\n{body}\n")
            path.chmod(path.stat().st_mode | stat.S_IXUSR)
        calls = tmp_path / "calls"
        calls.touch()
        done = subprocess.run(
            [folder / "bash", PROJECT / ".ci" / "run", "-k", "one"],
            env={**os.environ, "PATH": str(folder), "CALLS": str(calls)},
            capture_output=True,
            encoding="utf-8",
            timeout=20,
        )
        return done.returncode, calls.read_text().splitlines(), done.stdout + done.stderr

    return run


TEST = "python3 installer test -k one"
APT = 'echo "apt-get $*" >> "$CALLS"'


def test_root_fetches_what_is_missing(machine):
    code, calls, said = machine(id="echo 0", **{"apt-get": APT})
    assert (code, said) == (7, "")
    update, install, test = calls
    assert update == "apt-get update"
    assert install.split()[-3:] == ["libxcb-cursor0", "xvfb", "xdotool"]
    assert test == TEST


def test_what_cannot_be_fetched_stops_nothing(machine):
    code, calls, said = machine(id="echo 0", **{"apt-get": f"{APT}; exit 100"})
    assert (code, said) == (7, "")
    tried = [call.split()[-1] for call in calls[2:-1]]
    assert tried == ["libxcb-cursor0", "xvfb", "xdotool"]
    assert calls[-1] == TEST


def test_nobody_else_fetches_anything(machine):
    assert machine(id="echo 1000", **{"apt-get": APT}) == (7, [TEST], "")


def test_what_is_there_is_not_fetched(machine):
    none = PYTHON.replace("echo libxcb-cursor0", ":")
    programs = {"apt-get": APT, "Xvfb": ":", "xdotool": ":", "python3": none}
    assert machine(id="echo 0", **programs) == (7, [TEST], "")
