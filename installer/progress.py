"""Running venv and pip so that the person sees what they are doing."""

import os
import re
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Mapping, Sequence
from types import TracebackType

from installer.messages import duration, text

_WHEEL = "|/-\\"
_PIP_SAYS = (
    (re.compile(r"Collecting ([\w.-]+)"), "looking"),
    (re.compile(r"Downloading (\S+\.whl \(.+\)|\S+\.tar\.gz \(.+\))"), "downloading"),
    (re.compile(r"(Installing) collected packages"), "unpacking"),
)


def doing(line: str) -> tuple[str, str] | None:
    """What a line of pip's output says it is at: the key of our text, and the sentence."""
    for pattern, key in _PIP_SAYS:
        if found := pattern.match(line.strip()):
            return key, text(key, name=found[1])
    return None


class Indicator:
    """A stage on the screen: a live line on a terminal, plain lines anywhere else."""

    def __init__(self, title: str) -> None:
        self._title = title
        self._doing = ""
        self._live = sys.stdout.isatty()
        self._stop = threading.Event()
        self._ticker = threading.Thread(target=self._tick, daemon=True)

    def __enter__(self) -> "Indicator":
        self._start = time.monotonic()
        if self._live:
            self._ticker.start()
        else:
            print(f"{self._title} …", flush=True)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._live:
            self._stop.set()
            self._ticker.join()
            sys.stdout.write("\r\x1b[K")
            sys.stdout.flush()

    def done(self) -> str:
        return text("done", title=self._title, seconds=duration(time.monotonic() - self._start))

    def show(self, line: str) -> None:
        if (news := doing(line)) is None:
            return
        key, self._doing = news
        if not self._live and key != "looking":
            print(f"  {self._doing}", flush=True)

    def _tick(self) -> None:
        turn = 0
        while not self._stop.wait(0.1):
            seconds = duration(time.monotonic() - self._start)
            line = f"{_WHEEL[turn % 4]} {self._title}, {seconds}  {self._doing}"
            width = shutil.get_terminal_size().columns - 1
            sys.stdout.write("\r\x1b[K" + line[:width])
            sys.stdout.flush()
            turn += 1


def run(
    command: Sequence[str | os.PathLike[str]],
    title: str,
    environment: Mapping[str, str],
    keep_open: int,
) -> tuple[int, str]:
    """Run to the end; give the exit code and everything it printed."""
    output: list[str] = []
    with (
        Indicator(title) as indicator,
        subprocess.Popen(
            command,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            errors="replace",
            pass_fds=() if sys.platform == "win32" else (keep_open,),
        ) as process,
    ):
        assert process.stdout is not None
        try:
            for line in process.stdout:
                output.append(line)
                indicator.show(line)
        except BaseException:
            process.terminate()
            raise
    if process.returncode == 0:
        print(indicator.done(), flush=True)
    return process.returncode, "".join(output)
