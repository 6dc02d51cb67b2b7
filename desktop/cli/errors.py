"""How a command fails: one sentence, and the exit code that goes with it."""

from __future__ import annotations

OK, FAILED, USAGE, INTERRUPTED = 0, 1, 2, 130


class CommandError(Exception):
    """What was asked for did not work; says why in one sentence."""

    code = FAILED


class UsageError(CommandError):
    """What was asked for makes no sense."""

    code = USAGE
