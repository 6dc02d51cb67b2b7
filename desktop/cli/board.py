"""board: the board as a picture."""

from __future__ import annotations

import argparse

from desktop.cli.drawing import carry_out


def run(arguments: argparse.Namespace) -> int:
    return carry_out("board", arguments)
