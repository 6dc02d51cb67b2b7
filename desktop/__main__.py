"""Start Drezina: python -m desktop."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path


def wants_window(arguments: Sequence[str]) -> bool:
    """No command, or a game to be opened: what a double click on a file asks for."""
    if not arguments:
        return True
    return not arguments[0].startswith("-") and Path(arguments[0]).is_file()


def main(argv: list[str] | None = None) -> int:
    """The window, or a command of the command line; the exit code."""
    arguments = sys.argv[1:] if argv is None else argv
    if wants_window(arguments):
        from desktop.app import has_display, run_window, say_no_display

        return run_window(arguments) if has_display() else say_no_display()
    from desktop.cli.run import run

    return run(arguments)


if __name__ == "__main__":
    sys.exit(main())
