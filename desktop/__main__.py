"""Start Drezina: python -m desktop."""

from __future__ import annotations

import sys


def main(argv: list[str] | None = None) -> int:
    """The window, or a command of the command line; the exit code."""
    from desktop.cli.run import run

    return run(argv)


if __name__ == "__main__":
    sys.exit(main())
