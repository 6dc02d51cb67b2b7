"""The two commands, play and test."""

import io
import os
import signal
import subprocess
import sys
from pathlib import Path
from types import FrameType

from installer import stages
from installer.environment import Environment
from installer.failures import Failure, Kind
from installer.messages import text
from installer.qt_libraries import missing_packages

CHECK_FAILED = 1
WRONG_USAGE = 2


def main(arguments: list[str], environment: Environment | None = None) -> int:
    _never_choke_on_a_letter()
    signal.signal(signal.SIGTERM, _as_interrupt)
    command, rest = (arguments[0], arguments[1:]) if arguments else ("", [])
    if command not in ("play", "test"):
        asked = command in ("-h", "--help", "help")
        print(text("usage"), file=sys.stdout if asked else sys.stderr)
        return 0 if asked else WRONG_USAGE
    environment = environment or Environment(Path(__file__).resolve().parents[1])
    try:
        return play(environment, rest) if command == "play" else test(environment, rest)
    except Failure as failure:
        print(failure, file=sys.stderr)
        return failure.kind
    except KeyboardInterrupt:
        print(text("interrupted"), file=sys.stderr)
        return Kind.INTERRUPTED


def play(environment: Environment, arguments: list[str]) -> int:
    environment.ensure()
    if packages := missing_packages(os.environ):
        print(text("qt_libraries", packages=" ".join(packages)), file=sys.stderr)
    # Not `cd`: files named in the arguments are the player's, relative to where the player is.
    paths = [str(environment.root), os.environ.get("PYTHONPATH", "")]
    variables = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, paths))}
    command = [str(environment.python), "-P", "-m", "desktop", *arguments]
    sys.stdout.flush()
    sys.stderr.flush()
    if sys.platform == "win32":
        return subprocess.call(command, env=variables)
    os.execve(command[0], command, variables)


def test(environment: Environment, arguments: list[str]) -> int:
    environment.ensure("test")
    passed = stages.run_all(environment.python, environment.root, arguments)
    return 0 if passed else CHECK_FAILED


def _as_interrupt(number: int, frame: FrameType | None) -> None:
    raise KeyboardInterrupt


def _never_choke_on_a_letter() -> None:
    """A terminal that lacks Cyrillic, or the dash, shows a question mark instead."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
