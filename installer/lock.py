"""One installation at a time in one checkout."""

import sys
import time
from pathlib import Path
from types import TracebackType
from typing import BinaryIO

from installer.failures import Failure, Kind
from installer.messages import text


class Lock:
    """Held by an open file, so the system lets go of it however its holder dies.

    The holder hands `descriptor` to pip: should the installer be killed and pip live on,
    the next installation waits for pip too.
    """

    def __init__(self, path: Path, patience: float = 900.0) -> None:
        self._path = path
        self._patience = patience
        self._file: BinaryIO | None = None

    @property
    def descriptor(self) -> int:
        assert self._file is not None
        return self._file.fileno()

    def __enter__(self) -> "Lock":
        self._file = self._path.open("ab")
        deadline = time.monotonic() + self._patience
        if not self._take():
            print(text("waiting"), flush=True)
            while not self._take():
                if time.monotonic() > deadline:
                    self._file.close()
                    raise Failure(Kind.BUSY)
                time.sleep(0.1)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        # The file stays: removing it would let two installers lock two files of one name.
        if self._file is not None:
            self._file.close()

    def _take(self) -> bool:
        try:
            if sys.platform == "win32":
                import msvcrt

                msvcrt.locking(self.descriptor, msvcrt.LK_NBLCK, 1)
            else:
                import fcntl

                fcntl.flock(self.descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except (BlockingIOError, PermissionError):
            return False
        return True
