"""Runs a command: finds its module, and turns every failure into a sentence and an exit code."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module

from desktop.cli.errors import FAILED, INTERRUPTED, OK, USAGE, CommandError
from desktop.cli.parser import build_parser


def run(argv: Sequence[str] | None = None) -> int:
    """Carry out a command line; the exit code."""
    parser = build_parser()
    try:
        arguments = parser.parse_args(argv)
    except SystemExit as exit:  # argparse has printed help or a mistake
        return exit.code if isinstance(exit.code, int) else USAGE
    if arguments.command is None:
        parser.print_help()
        return OK
    try:
        module = import_module("desktop.cli." + arguments.command.replace("-", "_"))
        code = module.run(arguments)
        sys.stdout.flush()
    except CommandError as error:
        print(f"drezina: {error}", file=sys.stderr)
        return error.code
    except KeyboardInterrupt:
        print("\ndrezina: interrupted", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has had enough; Python would complain again at its exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    assert isinstance(code, int)
    return code
