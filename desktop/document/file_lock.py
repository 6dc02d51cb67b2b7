"""A lock that the system takes away with the process that held it, however that ended."""

from __future__ import annotations

import hashlib
import os
import sys
from pathlib import Path

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


class FileLock:
    """One process, and in it one holder, at a time. A crash leaves no lock behind.

    The empty file of the lock may stay behind; it means nothing by itself.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._handle: int | None = None

    @property
    def is_held(self) -> bool:
        return self._handle is not None

    def acquire(self) -> bool:
        """Whether it is ours now; False if somebody else holds it."""
        if self._handle is not None:
            return True
        while True:
            handle = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
            if not _lock(handle):
                os.close(handle)
                return False
            if _is_at(handle, self.path):
                self._handle = handle
                return True
            os.close(handle)  # the last holder removed the file while we waited for it

    def release(self) -> None:
        """Let others have it. The file goes while it is still ours, so nobody trusts a dead one."""
        if self._handle is None:
            return
        if os.name != "nt":
            self.path.unlink(missing_ok=True)
        os.close(self._handle)
        self._handle = None
        if os.name == "nt":
            self.path.unlink(missing_ok=True)


def lock_for(folder: Path, game: Path) -> FileLock:
    """The lock of a game file, so that two windows do not write the same one.

    It lies in a folder of our own: the game may be on a medium that knows no locks.
    """
    folder.mkdir(parents=True, exist_ok=True)
    name = hashlib.sha256(os.path.realpath(game).encode()).hexdigest()[:32]
    return FileLock(folder / f"{name}.lock")


def _lock(handle: int) -> bool:
    try:
        if sys.platform == "win32":
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def _is_at(handle: int, path: Path) -> bool:
    try:
        there = os.stat(path)
    except FileNotFoundError:
        return False
    return os.name == "nt" or os.path.samestat(os.fstat(handle), there)
