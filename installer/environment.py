"""The environment in .venv: what state it is in, and how it is made, repaired and renewed."""

import importlib.util
import json
import os
import shutil
import subprocess
import sys
import tomllib
from enum import Enum, auto
from pathlib import Path
from typing import Any

from installer import failures
from installer.failures import LOG, Failure, Kind
from installer.lock import Lock
from installer.messages import text
from installer.progress import run

_VERSION = f"{sys.version_info[0]}.{sys.version_info[1]}"


class State(Enum):
    ABSENT = auto()
    FOREIGN = auto()  # somebody else's: never touched
    BROKEN = auto()  # ours, but unfinished, or its interpreter does not run
    STALE = auto()  # sound, but the project asks for other packages
    READY = auto()


class Environment:
    """The virtual environment of one checkout.

    It holds the packages Drezina needs and not Drezina itself, which runs from the checkout;
    so nothing has to be built, and the folder can be moved.
    """

    def __init__(self, root: Path, base: str = sys.executable) -> None:
        self.root = root
        self.folder = root / ".venv"
        self._base = base  # the Python to make it with
        self._stamp = self.folder / "drezina.json"

    @property
    def python(self) -> Path:
        if sys.platform == "win32":
            return self.folder / "Scripts" / "python.exe"
        return self.folder / "bin" / "python"

    def ensure(self, extra: str | None = None) -> None:
        """Make the environment ready, or raise a `Failure`. Quick when it is ready already."""
        wanted = self.requirements(extra)
        try:
            if self.state(wanted) is State.READY:
                return
            with Lock(self.root / ".venv.lock") as lock:
                self._bring_to_ready(wanted, lock.descriptor)
        except OSError as error:
            raise failures.from_os_error(error, self.root) from error

    def requirements(self, extra: str | None = None) -> list[str]:
        project: dict[str, Any] = tomllib.loads(
            (self.root / "pyproject.toml").read_text(encoding="utf-8")
        )["project"]
        more = project["optional-dependencies"][extra] if extra else []
        return [*project["dependencies"], *more]

    def state(self, wanted: list[str]) -> State:
        """Starts the interpreter once, to see that it does."""
        if not self.folder.exists() or not any(self.folder.iterdir()):
            return State.ABSENT
        if not self._stamp.exists():
            return State.FOREIGN
        stamp = self._read_stamp()
        if not stamp.get("complete") or stamp.get("python") != _VERSION or not self._runs():
            return State.BROKEN
        return State.READY if set(wanted) <= set(stamp["requirements"]) else State.STALE

    def _bring_to_ready(self, wanted: list[str], lock: int) -> None:
        state = self.state(wanted)  # again: whoever held the lock may have done the work
        if state is State.FOREIGN:
            raise Failure(Kind.FOREIGN)
        if state is State.BROKEN:
            print(text("repairing"), flush=True)
            shutil.rmtree(self.folder)
        if state in (State.ABSENT, State.BROKEN):
            self._create(wanted, lock)
        elif state is State.STALE:
            self._renew(wanted, lock)

    def _create(self, wanted: list[str], lock: int) -> None:
        # Debian ships venv without ensurepip, and then venv leaves half an environment behind.
        if not all(importlib.util.find_spec(name) for name in ("venv", "ensurepip")):
            raise failures.no_venv()
        try:
            self.folder.mkdir(exist_ok=True)
            self._write_stamp(wanted, complete=False)
            self._run([self._base, "-I", "-m", "venv", str(self.folder)], "creating", lock)
            self._install(wanted, lock)
        except (Failure, OSError):
            shutil.rmtree(self.folder, ignore_errors=True)
            raise

    def _renew(self, wanted: list[str], lock: int) -> None:
        before = self._stamp.read_bytes()
        self._write_stamp(wanted, complete=False)
        try:
            self._install(wanted, lock)
        except (Failure, OSError):
            # pip changes nothing until it has everything, so the old packages still work.
            self._stamp.write_bytes(before)
            raise

    def _install(self, wanted: list[str], lock: int) -> None:
        options = ["--disable-pip-version-check", "--no-input", "--progress-bar", "off"]
        title, wheels = "installing", self.root / "wheels"
        if wheels.is_dir():
            title = "installing_offline"
            options += ["--no-index", "--find-links", str(wheels)]
        command = [str(self.python), "-I", "-m", "pip", "install", "--prefer-binary"]
        self._run([*command, *options, *wanted], title, lock)
        self._write_stamp(wanted, complete=True)

    def _run(self, command: list[str], title: str, lock: int) -> None:
        code, output = run(command, text(title), _pip_environment(), lock)
        if code != 0:
            (self.root / LOG).write_text(output, encoding="utf-8")
            raise failures.from_output(output, self.root)

    def _runs(self) -> bool:
        """Whether the interpreter starts, and takes this very folder for its own."""
        probe = [str(self.python), "-I", "-c", "import sys; print(sys.prefix)"]
        try:
            answer = subprocess.run(probe, capture_output=True, text=True, timeout=60)
            return os.path.samefile(answer.stdout.strip(), self.folder)
        except (OSError, subprocess.TimeoutExpired):
            return False

    def _read_stamp(self) -> dict[str, Any]:
        try:
            stamp = json.loads(self._stamp.read_text(encoding="utf-8"))
        except ValueError:
            return {}
        return stamp if isinstance(stamp, dict) else {}

    def _write_stamp(self, wanted: list[str], *, complete: bool) -> None:
        stamp = {"complete": complete, "python": _VERSION, "requirements": wanted}
        aside = self._stamp.with_suffix(".new")
        aside.write_text(json.dumps(stamp, indent=1), encoding="utf-8")
        aside.replace(self._stamp)


def _pip_environment() -> dict[str, str]:
    environment = dict(os.environ)
    for name in ("PIP_TARGET", "PIP_PREFIX", "PIP_ROOT"):  # these would install elsewhere
        environment.pop(name, None)
    environment["PIP_USER"] = "0"
    environment["PYTHONUNBUFFERED"] = "1"
    # Be quick to notice that there is no network, unless the person has asked for patience.
    environment.setdefault("PIP_RETRIES", "1")
    environment.setdefault("PIP_DEFAULT_TIMEOUT", "15")
    environment.setdefault("RES_OPTIONS", "timeout:2 attempts:2")
    return environment
