"""What is wrong with a file, in one sentence."""

from __future__ import annotations


class SaveError(Exception):
    """The file cannot be used; says what is wrong, and at which action if it is one."""

    def __init__(self, reason: str, action: int | None = None) -> None:
        super().__init__(reason, action)
        self.reason = reason
        self.action = action

    def __str__(self) -> str:
        return self.reason if self.action is None else f"action {self.action}: {self.reason}"
