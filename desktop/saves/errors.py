"""What is wrong with a file, in one sentence; and reading it can be given up half-way."""

from __future__ import annotations

from collections.abc import Callable

GoOn = Callable[[int, int], bool]  # actions done, of how many; False: stop


class SaveError(Exception):
    """The file cannot be used; says what is wrong, and at which action if it is one."""

    def __init__(self, reason: str, action: int | None = None) -> None:
        super().__init__(reason, action)
        self.reason = reason
        self.action = action

    def __str__(self) -> str:
        return self.reason if self.action is None else f"action {self.action}: {self.reason}"


class Stopped(SaveError):
    """Nothing is wrong with the file: whoever waited for it has had enough."""

    def __init__(self) -> None:
        super().__init__("reading the file was stopped")


def never_stop(done: int, total: int) -> bool:
    return True
